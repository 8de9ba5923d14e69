/** Tokens of topic 9: where they may be put, moving them, and when they go back. */
import { describe, expect, test } from 'vitest';
import {
  enemiesAct,
  FOE,
  fight,
  foe,
  hp,
  maximum,
  one,
  placed,
  SECOND,
  statOf,
  toAct,
} from '../../scenarios/fight.fixture';
import { boardOf, question, told } from '../../scenarios/table.fixture';
import { ATTACK, DEFENSE, HEALTH, TRICK } from './cards';

const PROTECT = { owner: 0, on: 1, suit: DEFENSE };
const buff = (on: number, suit: number) => ({ owner: 3, on, suit });
const curse = (suit: number, enemy = 0) => ({ owner: 3, on: { enemy }, suit });
const protector = (game: ReturnType<typeof fight>, owner = 0) => placed(game, owner, 'protector');
const pool = (game: ReturnType<typeof fight>, seat = 3) =>
  boardOf(game).tokens.filter(({ owner, kind }) => owner === seat && kind === 'support').length -
  placed(game, seat).length;

describe('the Protector token', () => {
  test('PR-9.2 Joint Attack puts it on the Attack of another living member', () => {
    const game = fight({ draws: ['2♥'] });
    game.seat(0).answers('joint-attack:2');
    expect(protector(game)).toEqual([[2, ATTACK]]);
    game.expectEvents([{ type: 'token.placed', seat: 0, who: { seat: 2 }, suit: ATTACK, kind: 'joint' }]);
  });

  test('PR-9.4 Protect Other puts it on the Defense of another living member', () => {
    const game = fight({ draws: ['2♥'] });
    game.seat(0).answers('protect-other:1');
    expect(protector(game)).toEqual([[1, DEFENSE]]);
    game.expectEvents([{ type: 'token.placed', seat: 0, who: { seat: 1 }, suit: DEFENSE, kind: 'protect' }]);
  });

  test('PR-9.2 PR-9.4 PR-3.14 PR-R9 on another one who lives, never on itself, the dead or an enemy', () => {
    const game = fight({ party: { 3: { hp: 0 } } });
    for (const ability of ['joint-attack', 'protect-other']) {
      game.expectOffers(0, [`${ability}:1`, `${ability}:2`], [`${ability}:0`, `${ability}:3`, `${ability}:${FOE}`]);
    }
  });

  test.each([
    ['to another ally', 'protect-other:2', [[2, DEFENSE]]],
    ['to the other side', 'joint-attack:1', [[1, ATTACK]]],
  ])('PR-9.8 placing it anew %s ends what it did before', (_, key, lies) => {
    const game = fight({ tokens: [PROTECT], draws: ['2♥'] });
    game.seat(0).answers(key);
    expect(protector(game)).toEqual(lies);
  });

  test('PR-9.8 the former ally takes its attacks itself again', () => {
    const game = fight({
      party: toAct([0]),
      enemies: [{ cards: [5, 4, 3, 2] }],
      tokens: [PROTECT],
      draws: ['2♦', '2♥', 'A♦'], // the check, an attack on the Healer, its Defense
    });
    game.seat(0).answers('protect-other:2');
    expect(hp(game)).toEqual([9, 6, 6, 8]);
  });

  test('PR-9.8 a failed check leaves it where it was', () => {
    const game = fight({ tokens: [PROTECT], draws: ['7♥'] });
    game.seat(0).answers('protect-other:2');
    expect(protector(game)).toEqual([[1, DEFENSE]]);
  });

  test('PR-6.5 not where it already lies with the same side', () => {
    const game = fight({ tokens: [PROTECT] });
    game.refuses(0, 'protect-other:1', 'PR-6.5');
    game.expectOffers(0, ['joint-attack:1', 'protect-other:2', 'protect-other:3'], ['protect-other:1']);
  });

  test('PR-9.9 PR-R18 no second one of the same side on the same ally; the other side may be', () => {
    const game = fight({
      party: { 3: { slots: ['joint-attack', 'protect-other'] } },
      tokens: [{ owner: 0, on: 2, suit: DEFENSE }],
      draws: ['2♥'],
    });
    game.refuses(3, 'protect-other:2', 'PR-9.9');
    game.expectOffers(3, ['protect-other:1', 'joint-attack:2'], ['protect-other:2']);
    game.seat(3).answers('joint-attack:2');
    expect([protector(game), protector(game, 3)]).toEqual([[[2, DEFENSE]], [[2, ATTACK]]]);
  });

  describe('PR-9.10: it goes back to the pool', () => {
    const MINION = { cards: [5, 4, 3, 2] };

    test('PR-9.10 when its owner dies', () => {
      const game = enemiesAct({ party: { 0: { hp: 1 } }, enemies: [MINION], tokens: [PROTECT], draws: ['2♦', 'A♠'] });
      expect([hp(game)[0], protector(game)]).toEqual([0, []]);
    });

    test('PR-9.10 when the ally under it dies', () => {
      const game = enemiesAct({
        party: { 2: { hp: 1 } },
        enemies: [MINION],
        tokens: [{ owner: 0, on: 2, suit: ATTACK }],
        draws: ['2♠', 'A♠'],
      });
      expect([hp(game)[2], protector(game)]).toEqual([0, []]);
    });

    test('PR-9.10 not when somebody else dies', () => {
      const game = enemiesAct({ party: { 2: { hp: 1 } }, enemies: [MINION], tokens: [PROTECT], draws: ['2♠', 'A♠'] });
      expect([hp(game)[2], protector(game)]).toEqual([0, [[1, DEFENSE]]]);
    });

    test('PR-9.10 when its owner changes a slot, be it the other one', () => {
      const game = fight({ party: { 0: { known: ['joint-attack', 'protect-other', 'cure'] } }, tokens: [PROTECT] });
      game.seat(0).answers('slot:0:cure');
      expect(protector(game)).toEqual([]);
      expect(boardOf(game).tokens.filter(({ owner }) => owner === 0)).toHaveLength(1);
    });

    test('PR-9.10 PR-5.12 at the end of combat', () => {
      const game = fight({
        party: { 1: { treasure: [0, 1, 0, 0] } },
        enemies: [{ cards: [5, 4, 3, 2], hp: 1 }],
        tokens: [PROTECT],
        draws: ['4♥', 'K♠'],
      });
      game.seat(2).answers(`attack:${FOE}`);
      const [asked] = game.match.pending.asks;
      game.seat(asked.seat).answers('1');
      expect([boardOf(game).phase, protector(game)]).toEqual(['camp', []]);
    });
  });
});

describe('Buff Ally', () => {
  test('PR-9.19 PR-3.14 PR-R9 one own token on one stat of any living character, its own included: +1 while it lies there', () => {
    const game = fight({ party: { 2: { hp: 0 } }, draws: ['2♥'] });
    game.expectOffers(3, ['buff-ally:0:0', 'buff-ally:1:3', 'buff-ally:3:2'], ['buff-ally:2:0', `buff-ally:${FOE}:0`]);
    game.seat(3).answers('buff-ally:3:2');
    expect([placed(game, 3), pool(game), statOf(game, 3, ATTACK)]).toEqual([[[3, ATTACK]], 3, 8]);
    game.expectEvents([{ type: 'token.placed', seat: 3, who: { seat: 3 }, suit: ATTACK, kind: 'buff' }]);
  });

  test('PR-9.19 several stack', () => {
    const game = fight({ tokens: [buff(0, ATTACK), buff(0, ATTACK)], draws: ['2♥'] });
    game.seat(3).answers('buff-ally:0:2');
    expect(statOf(game, 0, ATTACK)).toBe(9);
  });

  test('PR-9.20 PR-3.9 a buff on Health that leaves takes HP above the maximum with it', () => {
    const four = [buff(1, HEALTH), buff(0, ATTACK), buff(0, ATTACK), buff(0, ATTACK)];
    const game = fight({ party: { 1: { hp: 8 } }, tokens: four, draws: ['2♥'] });
    game.seat(3).answers('buff-ally:2:2', '1:0');
    expect([one(game, 1).hp, maximum(game, 1)]).toEqual([7, 7]);
  });

  test('PR-9.24 the tokens stay from combat to combat', () => {
    const game = fight({
      party: { 0: { treasure: [0, 1, 0, 0] } },
      enemies: [{ cards: [5, 4, 3, 2], hp: 1 }],
      tokens: [buff(0, ATTACK), curse(DEFENSE)],
      draws: ['4♥', 'K♠'],
    });
    game.seat(2).answers(`attack:${FOE}`);
    game.seat(game.match.pending.asks[0].seat).answers('1');
    expect(boardOf(game).phase).toBe('camp');
    expect(placed(game, 3)).toEqual([[0, ATTACK]]);
    game.seat(0).answers('go');
    expect([boardOf(game).fights, placed(game, 3)]).toEqual([2, [[0, ATTACK]]]);
  });

  test('PR-9.24 they stay on a dead character too', () => {
    const game = enemiesAct({
      party: { 2: { hp: 1 } },
      enemies: [{ cards: [5, 4, 3, 2] }],
      tokens: [buff(2, ATTACK)],
      draws: ['2♠', 'A♠'],
    });
    expect([hp(game)[2], placed(game, 3)]).toEqual([0, [[2, ATTACK]]]);
  });
});

describe('Curse Enemy', () => {
  test('PR-9.21 one own token on one stat of a living enemy: −1 while it lies there, several stack', () => {
    const game = fight({ tokens: [curse(DEFENSE)], draws: ['2♥'] });
    game.expectOffers(
      3,
      [0, 1, 2, 3].map((suit) => `curse-enemy:${FOE}:${suit}`),
      ['curse-enemy:0:1'],
    );
    game.seat(3).answers(`curse-enemy:${FOE}:1`);
    expect([statOf(game, FOE, DEFENSE), pool(game)]).toEqual([6, 2]);
    game.expectEvents([{ type: 'token.placed', who: { enemy: FOE }, suit: DEFENSE, kind: 'curse' }]);
  });

  test('PR-9.21 a stat at 3 may be cursed, one at 2 may not', () => {
    const game = fight({ enemies: [{ cards: [9, 3, 2, 6] }], tokens: [curse(TRICK)], draws: ['2♥'] });
    game.refuses(3, `curse-enemy:${FOE}:2`, 'PR-9.21');
    game.seat(3).answers(`curse-enemy:${FOE}:1`);
    expect(statOf(game, FOE, DEFENSE)).toBe(2);
  });

  test('PR-9.21 a stat cursed down to 2 takes no further curse', () => {
    fight({ enemies: [{ cards: [9, 3, 7, 6] }], tokens: [curse(DEFENSE)] }).refuses(
      3,
      `curse-enemy:${FOE}:1`,
      'PR-9.21',
    );
  });

  test('PR-9.22 on Health: the maximum falls, and HP that exceed it; when it leaves the maximum rises alone', () => {
    const three = [buff(0, 1), buff(0, 1), buff(0, 1)];
    const game = fight({ party: { 3: { acted: 0 } }, tokens: three, draws: ['2♥'] });
    game.seat(3).answers(`curse-enemy:${FOE}:0`);
    expect([foe(game).hp, maximum(game, FOE)]).toEqual([8, 8]);
    const moved = fight({ tokens: [...three, curse(HEALTH)], draws: ['2♥'] });
    expect([foe(moved).hp, maximum(moved, FOE)]).toEqual([8, 8]);
    moved.seat(3).answers('buff-ally:1:2', `${FOE}:0`);
    expect([foe(moved).hp, maximum(moved, FOE)]).toEqual([8, 9]);
  });

  test('PR-9.22 HP that do not exceed the new maximum stay', () => {
    const game = fight({ enemies: [{ cards: [9, 8, 7, 6], hp: 5 }], draws: ['2♥'] });
    game.seat(3).answers(`curse-enemy:${FOE}:0`);
    expect([foe(game).hp, maximum(game, FOE)]).toEqual([5, 8]);
  });
});

describe('PR-9.23 PR-R21: with an empty pool a placed token is moved', () => {
  const FOUR = [buff(0, ATTACK), buff(0, ATTACK), curse(DEFENSE), buff(1, TRICK)];

  test('PR-9.23 the user says which, before the card is drawn', () => {
    const game = fight({ tokens: FOUR, draws: ['2♥'] });
    game.seat(3).answers('buff-ally:2:2');
    game.expectQuestion('token.move', 3);
    game.expectOptions(3, ['0:2', `${FOE}:1`, '1:3']); // two on one place are one choice
    expect(boardOf(game).deck).toHaveLength(52);
    game.seat(3).answers('0:2');
    expect([statOf(game, 0, ATTACK), statOf(game, 2, ATTACK)]).toEqual([7, 10]);
    expect(placed(game, 3)).toHaveLength(4);
  });

  test('PR-9.23 a curse may become a buff, and a buff a curse', () => {
    const game = fight({ tokens: FOUR, draws: ['2♥'] });
    game.seat(3).answers('buff-ally:2:2', `${FOE}:1`);
    expect([statOf(game, FOE, DEFENSE), statOf(game, 2, ATTACK)]).toEqual([8, 10]);
    const other = fight({ tokens: FOUR, draws: ['2♥'] });
    other.seat(3).answers(`curse-enemy:${FOE}:2`, '1:3');
    expect([statOf(other, FOE, ATTACK), statOf(other, 1, TRICK)]).toEqual([6, 9]);
  });

  test('PR-9.23 the old place loses its effect only if the check succeeds', () => {
    const game = fight({ tokens: FOUR, draws: ['6♥'] }); // Trick 6
    game.seat(3).answers('buff-ally:2:2', '0:2');
    expect([statOf(game, 0, ATTACK), statOf(game, 2, ATTACK)]).toEqual([8, 9]);
  });

  test('PR-9.23 with a token in the pool nothing is moved, and nobody is asked', () => {
    const game = fight({ tokens: FOUR.slice(0, 3), draws: ['2♥'] });
    game.seat(3).answers('buff-ally:2:2');
    expect(question(game)).toBe('turn.action');
    expect(placed(game, 3)).toHaveLength(4);
    expect(statOf(game, 0, ATTACK)).toBe(8);
  });

  test('PR-9.23 neither on the second use, when one of them has been placed before', () => {
    const game = fight({ party: toAct([3]), enemies: [{ cards: [5, 4, 3, 2] }], draws: ['2♥', 'K♥', '3♥'] });
    game.seat(3).answers('buff-ally:0:2');
    expect([boardOf(game).fight?.round, placed(game, 3)]).toEqual([2, [[0, ATTACK]]]);
    game.seat(3).answers('buff-ally:1:2');
    expect([question(game), placed(game, 3)]).toEqual([
      'turn.action',
      [
        [0, ATTACK],
        [1, ATTACK],
      ],
    ]);
  });

  test('PR-6.5 a token is not put where it already lies: of three there only the fourth may be moved', () => {
    const three = [buff(0, ATTACK), buff(0, ATTACK), buff(0, ATTACK)];
    const game = fight({ tokens: [...three, buff(1, TRICK)], draws: ['2♥'] });
    game.seat(3).answers('buff-ally:0:2'); // one choice is left, so it is not asked
    expect([statOf(game, 0, ATTACK), statOf(game, 1, TRICK)]).toEqual([10, 9]);
    const all = fight({ tokens: [...three, buff(0, ATTACK)] });
    all.refuses(3, 'buff-ally:0:2', 'PR-6.5');
    all.expectOffers(3, ['buff-ally:0:3', `curse-enemy:${FOE}:0`], ['buff-ally:0:2']);
  });

  test('PR-2.14 only the user’s own tokens can be moved', () => {
    const game = fight({
      party: { 1: { slots: ['buff-ally', 'curse-enemy'] } },
      tokens: [...FOUR, { owner: 1, on: 2, suit: TRICK }],
      draws: ['2♥'],
    });
    game.seat(3).answers('buff-ally:2:2');
    game.expectOptions(3, ['0:2', `${FOE}:1`, '1:3']);
  });
});

describe('PR-9.25: what a stunned or charmed owner has laid out', () => {
  const KEPT = [buff(0, ATTACK), curse(DEFENSE)];

  test('PR-9.25 losing an action leaves tokens and boosts', () => {
    const boosts = { precise: 1, doubled: 1, boosted: 1 };
    const game = fight({ party: toAct([0, 3], { 3: { loses: 1, ...boosts } }), tokens: KEPT });
    expect(told(game, 'action.lost')).toHaveLength(1);
    expect(one(game, 3)).toMatchObject(boosts);
    expect(placed(game, 3)).toHaveLength(2);
  });

  test('PR-9.25 a charm leaves tokens and boosts that it does not use', () => {
    const game = fight({
      party: toAct([0, 3], { 3: { charmedBy: { enemy: 0 }, boosted: 1, doubled: 1 } }),
      enemies: [{ cards: [12, 8, 7, 6] }],
      tokens: KEPT,
      draws: ['9♥'], // a miss
    });
    expect(told(game, 'charmed.attack')).toHaveLength(1);
    expect(one(game, 3)).toMatchObject({ boosted: 1, doubled: 1 });
    expect(placed(game, 3)).toHaveLength(2);
  });

  test('PR-9.25 PR-12.8 a change of slots resets them', () => {
    const game = fight({
      party: { 3: { known: ['buff-ally', 'curse-enemy', 'cure'], boosted: 1, precise: 1, doubled: 1 } },
      tokens: KEPT,
    });
    game.seat(3).answers('slot:1:cure');
    expect([placed(game, 3), pool(game)]).toEqual([[], 4]);
    expect(one(game, 3)).toMatchObject({ boosted: 0, precise: 0, doubled: 0 });
  });

  test('PR-9.25 PR-20.4 death resets them', () => {
    const game = enemiesAct({
      party: { 3: { hp: 1, boosted: 1, precise: 1, doubled: 1 } },
      enemies: [{ cards: [5, 4, 3, 2] }, { cards: [4, 5, 2, 3], loses: 1 }],
      tokens: [buff(0, ATTACK), curse(DEFENSE), curse(DEFENSE, 1)],
      draws: ['2♣', 'A♦'],
    });
    expect(foe(game, SECOND).loses).toBe(0);
    expect([placed(game, 3), pool(game)]).toEqual([[], 4]);
    expect(one(game, 3)).toMatchObject({ hp: 0, boosted: 0, precise: 0, doubled: 0 });
  });
});
