/** Topic 3: effective stats, their limits, and maximum HP. */
import { describe, expect, test } from 'vitest';
import { enemiesAct, FOE, fight, foe, hp, maximum, one, statOf, toAct } from '../../scenarios/fight.fixture';
import { party, told } from '../../scenarios/table.fixture';
import { ATTACK, cardName, cardNamed, DEFENSE, HEALTH, NONE, SUITS, TRICK } from './cards';

const CURSE = (suit: number) => ({ owner: 3, on: { enemy: 0 }, suit });
const BUFF = (on: number, suit: number) => ({ owner: 3, on, suit });

describe('the effective stat', () => {
  test('PR-1.2 each suit’s card is one stat, for characters and enemies alike', () => {
    const game = fight();
    expect(SUITS.map((suit) => statOf(game, 0, suit))).toEqual([9, 8, 6, 7]);
    expect(SUITS.map((suit) => statOf(game, FOE, suit))).toEqual([9, 8, 7, 6]);
  });

  test('PR-3.3 treasure under a stat and buff tokens on it are +1 each, and add up', () => {
    const game = fight({
      party: { 0: { treasure: [0, 0, 2, 0] } },
      tokens: [BUFF(0, ATTACK), BUFF(0, ATTACK), BUFF(0, TRICK)],
    });
    expect(SUITS.map((suit) => statOf(game, 0, suit))).toEqual([9, 8, 10, 8]);
    expect(SUITS.map((suit) => statOf(game, 1, suit))).toEqual([7, 6, 8, 9]); // and nobody else's
  });

  test('PR-3.4 the temporary card counts instead of the stat card; treasure, tokens and effects come on top', () => {
    const game = fight({
      party: { 0: { laid: [NONE, NONE, cardNamed('10♠'), NONE], treasure: [0, 0, 1, 0] } },
      tokens: [BUFF(0, ATTACK)],
      effects: [{ effect: 'battle-prayer', user: 1 }],
    });
    expect(statOf(game, 0, ATTACK)).toBe(15); // 10 + 1 + 1 + 3
    expect(statOf(game, 0, DEFENSE)).toBe(11);
    expect(statOf(game, 0, TRICK)).toBe(7);
  });

  test('PR-3.4 PR-R6 15 is the most, from whatever mix', () => {
    const game = fight({
      party: { 2: { treasure: [0, 5, 6, 7] } },
      tokens: [BUFF(2, DEFENSE), BUFF(2, ATTACK), BUFF(2, TRICK)],
    });
    // 7 + 5 + 1 = 13, 9 + 6 + 1 = 16, 8 + 7 + 1 = 16
    expect([DEFENSE, ATTACK, TRICK].map((suit) => statOf(game, 2, suit))).toEqual([13, 15, 15]);
  });

  test('PR-3.4 PR-R6 2 is the least, and the limits come after everything else', () => {
    const game = fight({
      party: { 2: { stats: [6, 5, 9, 7], treasure: [0, 0, 10, 0] } },
      effects: [{ effect: 'heretic-bane', user: 1, turned: 1, who: [2] }],
    });
    // 5 − 4 = 1 counts as 2; 9 + 10 − 4 = 15
    expect(SUITS.map((suit) => statOf(game, 2, suit))).toEqual([2, 2, 15, 3]);
  });

  test('PR-16.3 PR-R6 an enemy’s stat: its card or the temporary one, less curses, from 2 to 15', () => {
    const game = fight({
      enemies: [{ cards: [9, 3, 14, 6], laid: [NONE, NONE, NONE, cardNamed('4♣')] }],
      tokens: [CURSE(DEFENSE), CURSE(DEFENSE), CURSE(TRICK)],
      effects: [{ effect: 'battle-prayer', user: 1, turned: 1 }],
    });
    expect(SUITS.map((suit) => statOf(game, FOE, suit))).toEqual([9, 4, 15, 3]);
    const low = fight({ enemies: [{ cards: [9, 3, 7, 6] }], tokens: [CURSE(DEFENSE), CURSE(DEFENSE)] });
    expect(statOf(low, FOE, DEFENSE)).toBe(2);
  });

  test('PR-R6 a boss sheet may print more Health than 15, and curses count from there', () => {
    const boss = [{ sheet: { type: 'ancient-one', stats: [28, 15, 15, 15] } }];
    expect(maximum(fight({ enemies: boss }), FOE)).toBe(28);
    expect(maximum(fight({ enemies: boss, tokens: [CURSE(HEALTH)] }), FOE)).toBe(27);
  });
});

describe('the limit of 15', () => {
  const KING = { stats: [null, 13, null, null] };

  test('PR-3.5 a buff may lift a stat to 15, and none may be put on a stat at 15', () => {
    const game = fight({ party: { 0: { ...KING, treasure: [0, 1, 0, 0] } }, draws: ['2♥'] });
    game.expectOffers(3, ['buff-ally:0:1']);
    game.seat(3).answers('buff-ally:0:1');
    expect(statOf(game, 0, DEFENSE)).toBe(15);
    const full = fight({ party: { 0: { ...KING, treasure: [0, 2, 0, 0] } } });
    full.refuses(3, 'buff-ally:0:1', 'PR-3.5');
    full.expectOffers(3, ['buff-ally:0:0', 'buff-ally:0:2', 'buff-ally:0:3', 'buff-ally:1:1'], ['buff-ally:0:1']);
  });

  test('PR-3.5 by any means: a stat that an EPIC has lifted to 15 takes no buff either', () => {
    const at = (value: number) =>
      fight({ party: { 0: { stats: [null, value, null, null] } }, effects: [{ effect: 'battle-prayer', user: 1 }] });
    at(12).refuses(3, 'buff-ally:0:1', 'PR-3.5');
    at(11).expectOffers(3, ['buff-ally:0:1']);
  });

  test('PR-3.5 treasure may still be placed there: then it is only wealth', () => {
    const rich = { treasure: [0, 5, 0, 0] };
    const game = fight({
      party: { 0: { ...KING, treasure: [0, 2, 0, 0] }, 1: rich, 2: rich, 3: rich },
      enemies: [{ cards: [9, 8, 7, 6], hp: 1 }],
      draws: ['4♥', 'K♠', '5♦'], // the last names the receiver
    });
    game.seat(2).answers(`attack:${FOE}`);
    game.expectQuestion('treasure.place', 0);
    game.expectOptions(0, ['0', '1', '2', '3']);
    game.seat(0).answers('1');
    expect(one(game, 0).treasure).toEqual([0, 3, 0, 0]);
    expect(statOf(game, 0, DEFENSE)).toBe(15);
  });
});

describe('maximum HP', () => {
  test('PR-3.6 it is the effective Health, for characters and enemies', () => {
    const game = fight({ party: { 1: { treasure: [2, 0, 0, 0] } }, tokens: [BUFF(1, HEALTH), CURSE(HEALTH)] });
    expect([maximum(game, 1), maximum(game, 0), maximum(game, FOE)]).toEqual([10, 9, 8]);
  });

  test('PR-3.8 PR-9.20 a buff on Health raises the maximum, not the HP', () => {
    const game = fight({ draws: ['2♥'] });
    game.seat(3).answers('buff-ally:1:0');
    expect([one(game, 1).hp, maximum(game, 1)]).toEqual([7, 8]);
  });

  test('PR-3.8 so does treasure that is moved there', () => {
    const game = fight({ party: { 1: { treasure: [0, 1, 0, 0] } }, draws: ['2♥'] });
    game.seat(1).answers('swap', '1:0');
    expect([one(game, 1).treasure, one(game, 1).hp, maximum(game, 1)]).toEqual([[1, 0, 0, 0], 7, 8]);
  });

  test('PR-3.8 so does an upgrade of the Health card', () => {
    const game = party({ party: { 1: { treasure: [0, 5, 0, 0] } }, town: 1, statDeck: { 0: [10] } });
    game.seat(1).answers('shop', 'buy:upgrade:1:0');
    expect(cardName(one(game, 1).stat[HEALTH])).toBe('10♥');
    expect([one(game, 1).hp, maximum(game, 1)]).toEqual([7, 10]);
  });

  describe('PR-3.9 PR-R7 HP above a lowered maximum', () => {
    /** The Protector has a card under Health and moves it to its Defense. */
    const moved = (hp: number, more = {}, character = {}) => {
      const game = fight({
        party: { 0: { treasure: [1, 0, 0, 0], hp, ...character } },
        draws: ['2♥'],
        ...more,
      });
      game.seat(0).answers('swap', '0:1');
      return game;
    };

    test('PR-3.9 they are cut to the maximum', () => {
      expect(hp(moved(10))).toEqual([9, 7, 6, 8]);
      expect(maximum(moved(10), 0)).toBe(9);
    });

    test('PR-3.9 HP that do not exceed it stay', () => {
      expect(hp(moved(9))).toEqual([9, 7, 6, 8]);
      expect(hp(moved(1))).toEqual([1, 7, 6, 8]);
    });

    test('PR-3.9 it is no damage: nothing prevents it, and nothing is told as such', () => {
      const game = moved(10, { effects: [{ effect: 'immunity', user: 1 }] }, { temporaryHp: 3, stance: 1 });
      expect([one(game, 0).hp, one(game, 0).temporaryHp]).toEqual([9, 3]);
      expect([told(game, 'damage'), told(game, 'unharmed')]).toEqual([[], []]);
    });

    test('PR-3.9 it triggers nothing: a curse on Health under Blood Moon heals nobody', () => {
      const game = fight({ party: { 3: { hp: 4 } }, effects: [{ effect: 'blood-moon', user: 1 }], draws: ['2♥'] });
      game.seat(3).answers(`curse-enemy:${FOE}:0`);
      expect([foe(game).hp, one(game, 3).hp]).toEqual([8, 4]);
    });

    test('PR-3.9 the maximum never falls below 2, so it never kills', () => {
      const game = fight({
        party: { 2: { charging: 'heretic-bane', charge: 2 } },
        enemies: [{ cards: [5, 8, 7, 6] }, { cards: [6, 4, 3, 2] }],
      });
      game.seat(2).answers('charge', FOE);
      expect([foe(game).hp, maximum(game, FOE)]).toEqual([2, 2]);
    });

    test('PR-3.9 the dead stay at 0', () => {
      const game = fight({
        party: toAct([0, 1], { 0: { hp: 1 }, 2: { hp: 0 } }),
        tokens: [BUFF(2, HEALTH)],
        draws: ['2♥'],
      });
      game.seat(1).answers('cure:0');
      expect(hp(game)).toEqual([2, 7, 0, 8]);
    });

    test('PR-18.67 a King above his maximum loses as much as it falls', () => {
      const king = { cards: [13, 4, 3, 2], hp: 16 };
      const game = fight({ enemies: [king], draws: ['2♥'] });
      game.seat(3).answers(`curse-enemy:${FOE}:0`);
      expect([foe(game).hp, maximum(game, FOE)]).toEqual([15, 12]);
    });
  });

  test('PR-3.10 damage goes no lower than 0, healing no higher than the maximum', () => {
    const killed = enemiesAct({
      party: { 1: { hp: 2 } },
      enemies: [{ cards: [9, 8, 7, 6], boost: 1 }], // four cards above 5: 5 damage
      draws: ['5♥', 'A♦'],
    }).random('enemy', [0]);
    expect(hp(killed)).toEqual([9, 0, 6, 8]);
    expect(told(killed, 'damage')).toMatchObject([{ count: 2, hp: 0 }]);
    const cured = fight({ party: { 1: { boosted: 1 }, 0: { hp: 7 } }, draws: ['2♥'] });
    cured.seat(1).answers('cure:0');
    expect(one(cured, 0).hp).toBe(9);
    expect(told(cured, 'healed')).toMatchObject([{ count: 2, hp: 9 }]);
  });
});
