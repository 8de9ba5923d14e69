/** Topic 9: Use Ability and the eight abilities. Where the tokens lie is tested in tokens.test.ts. */
import { describe, expect, test } from 'vitest';
import { ABILITIES } from '../../content/roles';
import { enemiesAct, FOE, fight, foe, hp, maximum, one, placed, statOf, toAct } from '../../scenarios/fight.fixture';
import { boardOf, offeredOf, question, told } from '../../scenarios/table.fixture';
import { ATTACK, DEFENSE, HEALTH } from '../cards/cards';

type Game = ReturnType<typeof fight>;
const drawn = (game: Game) => 52 - boardOf(game).deck.length;
/** The abilities a seat is offered. */
const abilities = (game: Game, seat: number) =>
  ABILITIES.filter((ability) => offeredOf(game, ability, seat).length > 0);
const MINION = { cards: [5, 4, 3, 2] };

describe('PR-9.1: use of an ability', () => {
  test('PR-9.1 one of the two in the slots', () => {
    const game = fight({ party: { 2: { slots: ['cure', 'double-damage'] } } });
    expect([0, 1, 2, 3].map((seat) => abilities(game, seat))).toEqual([
      ['joint-attack', 'protect-other'],
      ['cure', 'boost-heal'],
      ['cure', 'double-damage'],
      ['buff-ally', 'curse-enemy'],
    ]);
  });

  test.each([
    ['8♥', 1],
    ['9♥', 0],
  ])('PR-9.1 Trick is checked: with 9 the card %s', (card, done) => {
    const game = fight({ draws: [card] });
    game.seat(1).answers('boost-heal');
    expect(told(game, 'check')).toMatchObject([{ who: { seat: 1 }, stat: 3, need: 9, ok: done }]);
    expect(one(game, 1).boosted).toBe(done);
  });

  test('PR-9.1 PR-6.4 failure does nothing but end the turn', () => {
    const game = fight({ party: { 0: { hp: 3 } }, draws: ['9♥'] });
    game.seat(1).answers('cure:0');
    expect([hp(game), one(game, 1).acted]).toEqual([[3, 7, 6, 8], 1]);
  });
});

describe('Joint Attack', () => {
  const JOINT = { owner: 0, on: 2, suit: ATTACK };

  test('PR-9.3 PR-R17 each Attack of that ally draws two cards and keeps the better; it is not used up', () => {
    const game = fight({
      party: toAct([2]),
      enemies: [{ cards: [5, 4, 3, 2] }],
      tokens: [JOINT],
      draws: ['3♥', 'K♥', '2♦', '9♥', 'Q♦', '4♦', 'A♣'], // hit, resisted; an enemy’s miss; hit, not resisted
    });
    game.seat(2).answers(`attack:${FOE}`);
    expect(boardOf(game).fight?.round).toBe(2);
    game.seat(2).answers(`attack:${FOE}`);
    const own = told(game, 'check').filter(
      (event) => (event as { stat?: number; who?: { seat?: number } }).who?.seat === 2,
    );
    expect(own.map((event) => (event as unknown as { cards: number[] }).cards.length)).toEqual([2, 2]);
    expect(foe(game).hp).toBe(4);
    expect(placed(game, 0, 'protector')).toEqual([[2, ATTACK]]);
  });

  test('PR-9.3 two bad cards are a miss', () => {
    const game = fight({ tokens: [JOINT], draws: ['9♥', '10♥'] });
    game.seat(2).answers(`attack:${FOE}`);
    expect([told(game, 'miss').length, drawn(game)]).toEqual([1, 2]);
  });

  test('PR-9.3 only Attacks, and only that ally’s', () => {
    const other = fight({ tokens: [JOINT], draws: ['9♥'] });
    other.seat(1).answers(`attack:${FOE}`);
    expect(drawn(other)).toBe(1);
    for (const action of ['defend', 'precise-strike']) {
      const game = fight({ tokens: [JOINT], draws: ['9♥'] });
      game.seat(2).answers(action);
      expect(drawn(game)).toBe(1);
    }
    const owner = fight({ tokens: [JOINT], draws: ['9♥'] });
    owner.seat(0).answers(`attack:${FOE}`);
    expect(drawn(owner)).toBe(1);
    const protecting = fight({ tokens: [{ ...JOINT, suit: DEFENSE }], draws: ['9♥'] });
    protecting.seat(2).answers(`attack:${FOE}`);
    expect(drawn(protecting)).toBe(1);
  });
});

describe('Protect Other: the Protector (Defense 8) stands before the Healer (Defense 6)', () => {
  const PROTECT = { owner: 0, on: 1, suit: DEFENSE };
  const attacked = (given: Parameters<typeof fight>[0], face?: number) => {
    const game = enemiesAct({ enemies: [MINION], tokens: [PROTECT], draws: ['2♥', '8♠'], ...given });
    return face === undefined ? game : game.random('enemy', [face]);
  };

  test('PR-9.5 an attack aimed at the ally is taken by the Protector: Defense check and damage', () => {
    const game = attacked({});
    expect(hp(game)).toEqual([8, 7, 6, 8]);
    game.expectEvents([
      { type: 'covered', by: { seat: 0 }, target: { seat: 1 } },
      { type: 'hit', target: { seat: 0 } },
      { type: 'check', who: { seat: 0 }, stat: DEFENSE, need: 8, ok: 0 },
    ]);
    expect(hp(attacked({ draws: ['2♥', '7♠'] }))).toEqual([9, 7, 6, 8]); // a 7 would not have saved the Healer
  });

  test('PR-9.5 PR-8.4 the Protector’s stance counts, the ally’s does not', () => {
    const covered = attacked({ party: { 0: { stance: 1 } } });
    expect([hp(covered), drawn(covered)]).toEqual([[9, 7, 6, 8], 1]);
    expect(hp(attacked({ party: { 1: { stance: 1 } } }))).toEqual([8, 7, 6, 8]);
  });

  test('PR-9.5 the stun of a Demon Whip falls on the Protector', () => {
    const game = attacked({ enemies: [{ cards: [10, 4, 8, 6] }], draws: ['3♦', '2♥', '8♠'] }, 4);
    expect(told(game, 'loses.action')).toMatchObject([{ who: { seat: 0 } }]);
  });

  test('PR-9.5 reactions are the Protector’s: its Spiked Armor works, the ally’s does not', () => {
    expect(foe(attacked({ pack: { armor: 0 } })).hp).toBe(4);
    expect(foe(attacked({ pack: { armor: 1 } })).hp).toBe(5);
  });

  test('PR-9.5 attacks on others are not its affair', () => {
    expect(hp(attacked({ draws: ['2♠', '8♠'] }))).toEqual([9, 7, 5, 8]);
  });

  test('PR-9.6 PR-R18 once only: a Protector who is protected in turn keeps the attack', () => {
    const game = attacked({
      party: { 3: { slots: ['joint-attack', 'protect-other'] } },
      tokens: [PROTECT, { owner: 3, on: 0, suit: DEFENSE }],
    });
    expect(hp(game)).toEqual([8, 7, 6, 8]);
    const aimed = attacked({
      party: { 3: { slots: ['joint-attack', 'protect-other'] } },
      tokens: [PROTECT, { owner: 3, on: 0, suit: DEFENSE }],
      draws: ['2♦', '9♠'],
    });
    expect(hp(aimed)).toEqual([9, 7, 6, 7]);
  });

  test('PR-9.7 PR-R18 Steal Treasure is not covered', () => {
    const rich = { 0: { treasure: [0, 1, 0, 0] }, 1: { treasure: [0, 0, 1, 0] } };
    const game = attacked({ party: rich, enemies: [{ cards: [3, 4, 5, 7] }], draws: ['3♥'] }, 4);
    expect([one(game, 0).treasure, one(game, 1).treasure]).toEqual([
      [0, 1, 0, 0],
      [0, 0, 0, 0],
    ]);
  });

  test('PR-9.7 PR-R18 Seductive Smile is not covered', () => {
    const game = attacked({ enemies: [{ cards: [12, 4, 5, 7] }], draws: ['3♥'] }, 4);
    expect(told(game, 'charmed')).toMatchObject([{ seat: 1 }]);
  });

  test('PR-9.7 PR-R18 Fear is not covered', () => {
    const game = attacked({ enemies: [{ cards: [14, 4, 5, 7] }], draws: ['3♥'] }, 4);
    expect(told(game, 'loses.action')).toHaveLength(4);
  });

  test('PR-9.7 PR-R18 Cursed Riposte is not covered', () => {
    const game = fight({ enemies: [{ cards: [11, 4, 5, 3], riposte: 1 }], tokens: [PROTECT], draws: ['K♥'] });
    game.seat(1).answers(`attack:${FOE}`);
    expect(hp(game)).toEqual([9, 6, 6, 8]);
  });

  test('PR-9.7 Life to Death spares the ally, Dragon Breath costs the Protector 1 more', () => {
    const king = attacked({ enemies: [{ cards: [13, 4, 5, 7] }], draws: ['3♥'] }, 4);
    expect(hp(king)).toEqual([8, 7, 5, 7]);
    const dragon = attacked({ enemies: [{ cards: [14, 4, 5, 7] }], draws: ['3♥'] }, 5);
    expect(hp(dragon)).toEqual([6, 7, 4, 6]);
  });

  describe('PR-9.26: while the Protector cannot be targeted', () => {
    const HIDDEN = { effect: 'forest-growth', user: 3, who: [0] };
    const EVACUATED = { effect: 'medical-evac', user: 3, who: [0, 2] };

    test.each([
      ['hidden', HIDDEN],
      ['evacuated', EVACUATED],
    ])('PR-9.26 %s: attacks reach the ally, and the token stays', (_, effect) => {
      const game = attacked({ effects: [effect], draws: ['2♥', '6♠'] });
      expect([hp(game), placed(game, 0, 'protector')]).toEqual([[9, 6, 6, 8], [[1, DEFENSE]]]);
    });

    test('PR-9.26 so do Life to Death and Dragon Breath', () => {
      const king = attacked({ effects: [EVACUATED], enemies: [{ cards: [13, 4, 5, 7] }], draws: ['3♥'] }, 4);
      expect(hp(king)).toEqual([9, 6, 6, 7]);
      const dragon = attacked({ effects: [EVACUATED], enemies: [{ cards: [14, 4, 5, 7] }], draws: ['3♥'] }, 5);
      expect(hp(dragon)).toEqual([9, 5, 6, 6]);
      const hidden = attacked({ effects: [HIDDEN], enemies: [{ cards: [14, 4, 5, 7] }], draws: ['3♥'] }, 5);
      expect(hp(hidden)).toEqual([7, 5, 4, 6]); // mass effects reach the hidden
    });
  });
});

describe('Cure', () => {
  test('PR-9.11 PR-3.14 PR-R9 a living ally regains 1 HP, the Healer itself too; the dead do not', () => {
    const party = { 0: { hp: 3 }, 1: { hp: 3 }, 2: { hp: 0 } };
    const game = fight({ party, draws: ['8♥'] });
    game.expectOffers(1, ['cure:0', 'cure:1', 'cure:3'], ['cure:2', `cure:${FOE}`]);
    game.seat(1).answers('cure:0');
    expect(hp(game)).toEqual([4, 3, 0, 8]);
    const self = fight({ party, draws: ['8♥'] });
    self.seat(1).answers('cure:1');
    expect(hp(self)).toEqual([3, 4, 0, 8]);
  });

  test('PR-9.11 up to its maximum, which a buff has raised; PR-R14 on an unhurt ally it is offered as well', () => {
    const buffed = fight({ tokens: [{ owner: 3, on: 1, suit: HEALTH }], draws: ['8♥'] });
    buffed.seat(1).answers('cure:1');
    expect([hp(buffed)[1], maximum(buffed, 1)]).toEqual([8, 8]);
    const unhurt = fight({ draws: ['8♥'] });
    unhurt.seat(1).answers('cure:0');
    expect([hp(unhurt), one(unhurt, 1).acted]).toEqual([[9, 7, 6, 8], 1]);
  });
});

describe('Boost Heal', () => {
  /** The Healer cures the Protector, who has 3 HP; a Druid and a Paramedic may have boosts too. */
  const cure = (boosted: number[], draws = ['8♥']) => {
    const slots = { 2: ['boost-heal', 'double-damage'], 3: ['boost-heal', 'protect-other'] };
    const party = Object.fromEntries(
      [1, 2, 3].map((seat) => [
        seat,
        { boosted: boosted.includes(seat) ? 1 : 0, slots: slots[seat as 2 | 3] ?? ['cure', 'boost-heal'] },
      ]),
    );
    const game = fight({ party: { 0: { hp: 3 }, ...party }, draws });
    game.seat(1).answers('cure:0');
    return game;
  };
  const boosts = (game: Game) => boardOf(game).party.map(({ boosted }) => boosted);

  test('PR-9.12 it is readied by the ability', () => {
    const game = fight({ draws: ['8♥'] });
    game.seat(1).answers('boost-heal');
    expect(one(game, 1).boosted).toBe(1);
    game.expectEvents([{ type: 'readied', seat: 1, ability: 'boost-heal' }]);
  });

  test('PR-9.12 the next successful Cure restores 3 and uses it up', () => {
    const game = cure([1]);
    expect([hp(game)[0], boosts(game)]).toEqual([6, [0, 0, 0, 0]]);
  });

  test('PR-9.12 a failed Cure does not use it up', () => {
    const game = cure([1], ['9♥']);
    expect([hp(game)[0], boosts(game)]).toEqual([3, [0, 1, 0, 0]]);
  });

  test('PR-9.13 PR-R19 another’s boost serves if its owner agrees', () => {
    const game = cure([2]);
    game.expectQuestion('boost.lend', 2);
    game.seat(2).answers('yes');
    expect([hp(game)[0], boosts(game)]).toEqual([6, [0, 0, 0, 0]]);
  });

  test('PR-9.13 PR-R19 if it does not agree, it keeps the boost and 1 HP is restored', () => {
    const game = cure([2]);
    game.seat(2).answers('no');
    expect([hp(game)[0], boosts(game)]).toEqual([4, [0, 0, 1, 0]]);
  });

  test('PR-9.13 one declines, the next is asked', () => {
    const game = cure([2, 3]);
    game.seat(2).answers('no');
    game.expectQuestion('boost.lend', 3);
    game.seat(3).answers('yes');
    expect([hp(game)[0], boosts(game)]).toEqual([6, [0, 0, 1, 0]]);
  });

  test('PR-9.13 PR-R19 one boost a Cure, the curer’s own first', () => {
    const own = cure([1, 2]);
    expect([question(own), hp(own)[0], boosts(own)]).toEqual(['turn.action', 6, [0, 0, 1, 0]]);
    const two = cure([2, 3]);
    two.seat(2).answers('yes');
    expect([question(two), hp(two)[0], boosts(two)]).toEqual(['turn.action', 6, [0, 0, 0, 1]]);
  });

  test('PR-9.13 after a failed Cure nobody is asked', () => {
    const game = cure([2], ['9♥']);
    expect([question(game), boosts(game)]).toEqual(['turn.action', [0, 0, 1, 0]]);
  });
});

describe('Precise Strike and Double Damage', () => {
  const BOTH = { precise: 1, doubled: 1 };
  const attacked = (ready: object, draws: string[], enemy: object = {}) => {
    const game = fight({ party: { 2: { ...ready } }, enemies: [{ cards: [9, 8, 7, 6], ...enemy }], draws });
    return game.seat(2).answers(`attack:${FOE}`);
  };
  const after = (game: Game) => [foe(game).hp, one(game, 2).precise, one(game, 2).doubled, drawn(game)];

  test.each([
    ['precise-strike', 'precise'],
    ['double-damage', 'doubled'],
  ] as const)('PR-9.14 PR-9.16 %s readies a boost', (ability, ready) => {
    const game = fight({ draws: ['7♥'] });
    game.seat(2).answers(ability);
    expect(one(game, 2)[ready]).toBe(1);
    const failed = fight({ draws: ['8♥'] });
    failed.seat(2).answers(ability);
    expect(one(failed, 2)[ready]).toBe(0);
  });

  test('PR-9.14 Precise Strike: the next hit skips the Defense check, and it is gone', () => {
    expect(after(attacked({ precise: 1 }, ['8♥', '2♠']))).toEqual([8, 0, 0, 1]);
  });

  test('PR-9.15 PR-R20 a target in stance still dodges; the hit uses it up', () => {
    expect(after(attacked({ precise: 1 }, ['8♥', 'K♠'], { stance: 1 }))).toEqual([9, 0, 0, 1]);
  });

  test('PR-9.15 a miss does not use it up', () => {
    expect(after(attacked({ precise: 1 }, ['9♥']))).toEqual([9, 1, 0, 1]);
  });

  test('PR-9.16 Double Damage: the next damage is doubled, and it is gone', () => {
    expect(after(attacked({ doubled: 1 }, ['8♥', 'K♠']))).toEqual([7, 0, 0, 2]);
  });

  test('PR-9.17 a miss, a resisted hit and a dodged hit leave it ready', () => {
    expect(after(attacked({ doubled: 1 }, ['9♥']))).toEqual([9, 0, 1, 1]);
    expect(after(attacked({ doubled: 1 }, ['8♥', '7♠']))).toEqual([9, 0, 1, 2]);
    expect(after(attacked({ doubled: 1 }, ['8♥'], { stance: 1 }))).toEqual([9, 0, 1, 1]);
  });

  test('PR-9.18 both may be ready, and serve the same hit', () => {
    const ready = fight({ party: { 2: { precise: 1 } }, draws: ['7♥'] });
    ready.seat(2).answers('double-damage');
    expect(one(ready, 2)).toMatchObject(BOTH);
    expect(after(attacked(BOTH, ['8♥', '2♠']))).toEqual([7, 0, 0, 1]);
  });

  test('PR-9.14 PR-9.16 they serve only their owner', () => {
    const game = fight({ party: { 2: BOTH }, draws: ['7♥', 'K♠'] });
    game.seat(1).answers(`attack:${FOE}`);
    expect(after(game)).toEqual([8, 1, 1, 2]);
  });
});

test('PR-9.20 a buff on Health raises the maximum only', () => {
  const game = fight({ draws: ['2♥'] });
  game.seat(3).answers('buff-ally:0:0');
  expect([hp(game)[0], statOf(game, 0, HEALTH)]).toEqual([9, 10]);
});
