/** Topic 20: death, and topic 21 as far as it happens in combat. The Healer is seat 1 (♥), HP 7. */
import type { Plain } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { enemiesRoll } from '../../scenarios/enemies.fixture';
import {
  doing,
  enemiesAct,
  FOE,
  fight,
  foe,
  hp,
  one,
  placed,
  running,
  SECOND,
  toAct,
} from '../../scenarios/fight.fixture';
import { boardOf, keysThat, offered, party, question, told } from '../../scenarios/table.fixture';
import { ATTACK, cardName, DEFENSE, HEALTH, NONE } from '../cards/cards';
import { hurt, settleDeaths } from './hurt';

type Given = { readonly [name: string]: Plain };
const MINION = { cards: [5, 4, 3, 2] };
/** A Minion hits the Healer, who has 1 HP left. */
const killed = (healer: Given = {}, more: Given = {}) => {
  const { party: others = {}, ...given } = more;
  return enemiesAct({
    enemies: [MINION],
    party: { 1: { hp: 1, ...healer }, ...(others as Given) },
    draws: ['2♥', 'K♥'],
    ...given,
  });
};

describe('a defeated enemy', () => {
  const TWO: Plain = [{ cards: [9, 8, 7, 6], hp: 1, pile: 2, treasure: 1 }, { cards: [4, 4, 4, 4] }];
  const curses = [
    { owner: 3, on: { enemy: 0 }, suit: 1 },
    { owner: 3, on: { enemy: 1 }, suit: 1 },
  ];
  const felled = (given: Given = {}) =>
    fight({ enemies: TWO, draws: ['4♥', 'K♥'], ...given })
      .seat(2)
      .answers(`attack:${FOE}`);

  test('PR-20.2 PR-R53 with others alive only its cards, its curse tokens and whom it protected are settled at once', () => {
    const given: Given = {
      enemies: [{ cards: [9, 8, 7, 6], hp: 1, pile: 2, protects: 1 }, { cards: [4, 4, 4, 4] }],
      tokens: [...curses, { owner: 0, on: 2, suit: ATTACK }],
      party: { 1: { boosted: 1 } },
      epicUse: 0,
      draws: ['4♥', '5♥', 'K♥'],
    };
    const game = felled(given);
    expect(boardOf(game).graveyard.map(cardName)).toEqual(['9♥', '8♦', '7♠', '6♣']);
    expect(placed(game, 3)).toEqual([[SECOND, 1]]);
    // Everything else waits for the end of the combat.
    expect(boardOf(game)).toMatchObject({ phase: 'players', epicUse: 0, fight: { won: 1, loot: 2, defeated: 1 } });
    expect([placed(game, 0, 'protector'), one(game, 1).boosted]).toEqual([[[2, ATTACK]], 1]);
    expect(boardOf(game).discard).toHaveLength(3); // no reshuffle
    game.expectNoEvents([{ type: 'treasure.search' }, { type: 'reshuffle' }]);
    expect(boardOf(game).treasureDeck).toBe(50); // the loot is nobody's yet
  });

  test('PR-20.2 whom it protected is free', () => {
    const game = felled({
      enemies: [{ cards: [9, 8, 7, 6], hp: 1, protects: 1 }, { cards: [4, 4, 4, 4] }] as Plain,
      draws: ['4♥', 'K♥', '4♦', 'Q♥'],
    });
    game.seat(1).answers(`attack:${SECOND}`);
    expect(foe(game, SECOND).hp).toBe(3);
  });
});

describe('a dead character', () => {
  test('PR-20.3 at 0 HP it is dead: its Health card is turned over, and it has no turn', () => {
    const game = killed();
    expect(one(game, 1)).toMatchObject({ hp: 0, fallen: 1 });
    game.expectEvents([
      { type: 'damage', hp: 0 },
      { type: 'dies', seat: 1 },
    ]);
    const damage = enemiesAct({ enemies: [MINION], party: { 2: { hp: 1 } }, draws: ['2♠', 'K♥'] });
    expect(offered(damage, 2)).toEqual([]);
    expect([0, 1, 3].every((seat) => offered(damage, seat).length > 0)).toBe(true);
  });

  test('PR-20.3 with 1 HP left it is not', () => {
    const game = killed({ hp: 2 });
    expect(one(game, 1)).toMatchObject({ hp: 1, fallen: 0 });
    game.expectNoEvents([{ type: 'dies' }]);
  });

  test('PR-20.3 it cannot be healed or buffed', () => {
    const game = fight({ party: { 2: { hp: 0 } }, pack: { flasks: 1 } });
    const about = (seat: number) => keysThat('turn.action', offered(game, seat), ({ who }) => who === 2);
    expect([about(0), about(1), about(3)]).toEqual([[], [], []]);
    expect(offered(game, 1)).toContain('cure:0');
    const harmony = fight({ party: { 2: { hp: 0 }, 0: { hp: 3, charging: 'melodramatic-harmony', charge: 2 } } });
    harmony.seat(0).answers('charge');
    expect(hp(harmony)).toEqual([4, 7, 0, 8]);
  });

  test('PR-20.3 it makes no checks', () => {
    const bellow = enemiesRoll({ enemies: [{ cards: [14, 4, 3, 9] }], party: { 2: { hp: 0 } }, draws: ['3♥'] }, 5);
    expect(told(bellow, 'loses.action').map(({ who }) => who)).toEqual([{ seat: 0 }, { seat: 1 }, { seat: 3 }]);
  });

  test('PR-20.4 it loses stance, boosts, charge, conditions and temporary HP', () => {
    const game = enemiesRoll(
      {
        enemies: [{ cards: [14, 4, 3, 9] }],
        party: {
          2: { hp: 1, stance: 1, precise: 1, doubled: 1, boosted: 1, charging: 'xxx', charge: 1, loses: 1 },
        },
        draws: ['3♥'],
      },
      6,
    );
    expect(one(game, 2)).toMatchObject({
      ...{ hp: 0, stance: 0, precise: 0, doubled: 0, boosted: 0, charging: '', charge: 0, loses: 0, temporaryHp: 0 },
      charmedBy: NONE,
    });
    game.expectEvents([
      { type: 'dies', seat: 2 },
      { type: 'epic.broken', seat: 2, epic: 'xxx' },
    ]);
  });

  test('PR-20.4 a charm and temporary HP end with it', () => {
    const game = doing(
      { enemies: [{ cards: [12, 4, 3, 9] }], party: { 2: { hp: 1, temporaryHp: 1, charmedBy: { enemy: 0 } } } },
      (g) => {
        g.b.party[2].temporaryHp = 0;
        hurt(g, 2, 1);
        g.b.party[2].temporaryHp = 3;
        settleDeaths(g);
        return undefined;
      },
    );
    expect(one(game, 2)).toMatchObject({ hp: 0, temporaryHp: 0, charmedBy: NONE });
  });

  test('PR-20.4 it is hidden no more, and comes back into the open', () => {
    const forest = { effects: [{ effect: 'forest-growth', user: 3, who: [2, 0] }] };
    const dragon = { cards: [14, 4, 3, 9] };
    const game = enemiesRoll({ enemies: [dragon], party: { 2: { hp: 1 } }, draws: ['3♥'], ...forest }, 6);
    expect(hp(game)[2]).toBe(0);
    expect(boardOf(game).effects[0].who).toEqual([0]);
  });

  test('PR-20.5 its Protector token returns; its Support tokens, buffs and curses, too', () => {
    const game = killed(
      { slots: ['protect-other', 'buff-ally'] },
      {
        tokens: [
          { owner: 1, on: 2, suit: DEFENSE, kind: 'protector' },
          { owner: 1, on: 0, suit: ATTACK, kind: 'support' },
          { owner: 1, on: { enemy: 0 }, suit: HEALTH, kind: 'support' },
          { owner: 3, on: 1, suit: ATTACK },
        ],
      },
    );
    expect([placed(game, 1), placed(game, 1, 'protector')]).toEqual([[], []]);
    expect(placed(game, 3)).toEqual([[1, ATTACK]]); // PR-9.24: another's buff stays on the dead
    expect(foe(game).hp).toBe(4); // the maximum rises again, the HP do not
  });

  test('PR-20.5 the token of whoever protected it returns as well', () => {
    const game = enemiesRoll(
      {
        enemies: [{ cards: [3, 4, 5, 7] }],
        party: { 2: { hp: 1 } },
        tokens: [{ owner: 0, on: 2, suit: DEFENSE }],
        draws: ['3♠'],
      },
      5, // theft, which Protect Other does not stop
    );
    expect([hp(game)[2], placed(game, 0, 'protector')]).toEqual([0, []]);
  });

  test('PR-20.6 PR-R54 it keeps its treasure, which neither moves nor can be stolen', () => {
    const game = killed({ treasure: [0, 2, 0, 0] });
    expect(one(game, 1).treasure).toEqual([0, 2, 0, 0]);
    const thief = enemiesRoll(
      { enemies: [{ cards: [3, 4, 5, 7] }], party: { 1: { hp: 0, treasure: [0, 2, 0, 0] } }, draws: ['3♥'] },
      5,
    );
    expect([one(thief, 1).treasure, hp(thief)]).toEqual([
      [0, 2, 0, 0],
      [9, 0, 5, 8],
    ]); // Damage, to its left
  });

  test('PR-20.7 attacks that name it are redirected', () => {
    const game = enemiesAct({ enemies: [{ cards: [5, 4, 5, 2] }], party: { 2: { hp: 0 } }, draws: ['4♠', 'K♥'] });
    expect(hp(game)).toEqual([9, 6, 0, 8]);
    game.expectEvents([{ type: 'redirected', from: 2, to: 1 }]);
  });

  test('PR-20.8 PR-28.1 when the fourth dies the party has lost at once, a self-resurrection pending or not', () => {
    const alone = { hp: 0 };
    const game = enemiesAct({
      enemies: [MINION],
      party: { 0: { hp: 1 }, 1: { hp: 0, charging: 'resurrection', charge: 2, mayRise: 1 }, 2: alone, 3: alone },
      draws: ['2♦', 'K♥'],
    });
    game.expectStanding({ reason: 'dead', places: [2, 2, 2, 2] });
    game.expectEvents([
      { type: 'dies', seat: 0 },
      { type: 'game.lost', campaign: 'random' },
    ]);
  });

  test('PR-20.9 its place in the ring and its suit remain', () => {
    const game = killed();
    expect(boardOf(game).party.map(({ suit }) => suit)).toEqual([1, 0, 2, 3]);
    expect(boardOf(game).party).toHaveLength(4);
  });
});

describe('Resurrection in combat', () => {
  test('PR-21.1 nothing else brings a character back', () => {
    const game = fight({ party: { 2: { hp: 0, treasure: [0, 0, 0, 3] } }, pack: { flasks: 5, scrolls: 2 } });
    const keys = [0, 1, 3].flatMap((seat) => offered(game, seat));
    expect(keys.filter((key) => /revive|flask:2|cure:2/.test(key))).toEqual([]);
    expect(keys).toContain('epic:resurrection');
  });

  test('PR-21.2 a living Healer charges it for three turns, and whoever it names is whole', () => {
    const game = fight({ party: toAct([1, 3], { 1: { charging: 'resurrection', charge: 2 }, 2: { hp: 0 } }) });
    game.seat(1).answers('charge', 2);
    expect([hp(game), one(game, 2).fallen]).toEqual([[9, 7, 6, 8], 0]);
    game.expectEvents([{ type: 'raised', seat: 2 }]);
    expect(offered(game, 2)).toEqual([]); // PR-R89: from the next round on
  });

  /** It is dead and has its turn like the others; the Support has still to act too. */
  const deadHealer = (healer: Given = {}, given: Given = {}) =>
    fight({ party: toAct([1, 3], { 1: { hp: 0, mayRise: 1, ...healer } }), ...given });

  test('PR-21.3 PR-R55 a dead Healer may declare it for itself on its turn; PR-21.12 it need not', () => {
    const game = deadHealer();
    game.expectOptions(1, ['rise', 'rest']);
    game.seat(1).answers('rise');
    expect(one(game, 1)).toMatchObject({ charging: 'resurrection', charge: 1, hp: 0 });
    expect(boardOf(game).epicUse).toBe(0);
    const resting = deadHealer();
    resting.seat(1).answers('rest');
    expect([one(resting, 1).charging, boardOf(resting).epicUse, offered(resting, 1)]).toEqual(['', 1, []]);
  });

  test.each([
    ['a reshuffle has come since', { mayRise: 0 }, {}],
    ['the use is spent', {}, { epicUse: 0 }],
    ['the combat is under EPIC debt', {}, { debt: 1 }],
    ['it has acted', { acted: 1 }, {}],
    ['its EPIC is another', { origin: 'damage', slots: ['cure', 'double-damage'] }, {}],
  ])('PR-21.3 PR-21.11 not when %s', (_, healer, given) => {
    expect(offered(deadHealer(healer as Given, given as Given), 1)).toEqual([]);
  });

  test('PR-21.11 one that is Healer by its present slots may, too', () => {
    expect(offered(deadHealer({ origin: 'damage' }), 1)).toEqual(['rise', 'rest']);
    const other = fight({ party: toAct([0, 3], { 0: { hp: 0, mayRise: 1, origin: 'healer' } }) });
    expect(offered(other, 0)).toEqual(['rise', 'rest']);
  });

  test('PR-21.3 dying in this combat opens it, dying before does not', () => {
    expect(one(killed(), 1).mayRise).toBe(1);
    const outside = doing({ party: { 1: { hp: 1 } } }, (g) => {
      hurt(g, 1, 1); // a trap
      settleDeaths(g);
      return undefined;
    });
    expect([one(outside, 1).mayRise, one(outside, 1).fallen]).toEqual([0, 1]);
  });

  test('PR-21.3 a death in an earlier combat is over', () => {
    const game = fight({
      enemies: [{ cards: [9, 8, 7, 6], hp: 1, treasure: 0 }],
      party: toAct([2], { 1: { hp: 0, mayRise: 1 } }),
      draws: ['4♥', 'K♥'],
    });
    game.seat(2).answers(`attack:${FOE}`);
    expect(one(game, 1).mayRise).toBe(0);
    game.seat(0).answers('go');
    expect(offered(game, 1)).toEqual([]);
  });

  test('PR-21.4 death does not break a Resurrection charge, and goes on with it', () => {
    const game = killed({ charging: 'resurrection', charge: 1 });
    expect(one(game, 1)).toMatchObject({ hp: 0, charging: 'resurrection', charge: 1 });
    game.expectOptions(1, ['charge']);
    game.seat(1).answers('charge');
    expect(one(game, 1).charge).toBe(2);
  });

  test('PR-21.4 PR-21.12 a dead Healer raises itself, whoever else is dead; it acts from the next round on', () => {
    const game = deadHealer(
      { charging: 'resurrection', charge: 2 },
      { party: toAct([1, 3], { 1: { hp: 0, charging: 'resurrection', charge: 2 }, 2: { hp: 0 } }) },
    );
    game.seat(1).answers('charge');
    expect(hp(game)).toEqual([9, 7, 0, 8]);
    expect([one(game, 1).fallen, offered(game, 1)]).toEqual([0, []]);
  });

  test('PR-21.12 once declared the next turns are compulsory, at any point of the phase', () => {
    const game = deadHealer({ charging: 'resurrection', charge: 1 });
    game.expectOptions(1, ['charge']);
    game.seat(3).answers('defend'); // another may go first
    game.expectOptions(1, ['charge']);
    game.seat(1).answers('charge');
    expect(one(game, 1).charge).toBe(2);
  });

  test('PR-21.3 a reshuffle before activation: the attempt fails', () => {
    const game = fight({
      party: toAct([1, 2, 3], { 1: { hp: 0, mayRise: 1, charging: 'resurrection', charge: 1 } }),
      deckLeft: 0,
      epicUse: 0,
    });
    game.seat(3).answers('defend');
    expect(one(game, 1)).toMatchObject({ charging: '', charge: 0, mayRise: 0 });
    game.expectEvents([{ type: 'reshuffle' }, { type: 'epic.broken', seat: 1, epic: 'resurrection' }]);
    expect(offered(game, 1)).toEqual([]);
    expect(boardOf(game).epicUse).toBe(1); // PR-10.2: but there is a new use
  });

  test('PR-21.3 a living Healer’s charge goes on through a reshuffle', () => {
    const game = fight({ party: toAct([1, 2, 3], { 1: { charging: 'resurrection', charge: 1 } }), deckLeft: 0 });
    game.seat(3).answers('defend');
    expect(one(game, 1)).toMatchObject({ charging: 'resurrection', charge: 1 });
  });
});

describe('EPIC debt', () => {
  test('PR-21.6 a combat begun in debt is played without any EPIC, and lowers it by one when it ends', () => {
    const game = party({ debt: 2 });
    game.seat(0).answers('go');
    expect(boardOf(game).fight?.indebted).toBe(1);
    game.refuses(2, 'epic:xxx', 'PR-10.17');
    const ended = fight({
      enemies: [{ cards: [9, 8, 7, 6], hp: 1, treasure: 0 }],
      debt: 2,
      draws: ['4♥', 'K♥'],
    });
    ended.seat(2).answers(`attack:${FOE}`);
    expect(boardOf(ended).debt).toBe(1);
  });

  test('PR-21.6 without debt nothing is lowered', () => {
    const ended = fight({ enemies: [{ cards: [9, 8, 7, 6], hp: 1, treasure: 0 }], draws: ['4♥', 'K♥'] });
    ended.seat(2).answers(`attack:${FOE}`);
    expect([boardOf(ended).debt, question(ended)]).toEqual([0, 'camp']);
  });

  test('PR-21.6 not even a reshuffle brings an EPIC', () => {
    const game = fight({ debt: 1, epicUse: 0, deckLeft: 0, party: toAct([2, 3]) });
    game.seat(3).answers('defend');
    game.expectEvents([{ type: 'reshuffle' }]);
    game.refuses(2, 'epic:xxx', 'PR-10.17');
    expect([boardOf(game).epicUse, running(game)]).toEqual([0, []]);
  });
});
