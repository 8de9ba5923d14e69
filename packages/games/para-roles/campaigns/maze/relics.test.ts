/** The centre of the maze, its four guards, and the relics they hold. */
import type { Plain } from '@tabard/kernel';
import type { Scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { ATTACK, DEFENSE, HEALTH, makeCard, TRICK } from '../../rules/cards/cards';
import { maxHp, stat } from '../../rules/cards/stats';
import { inMaze, mazeIn } from '../../scenarios/maze.fixture';
import { boardOf, offered, offeredOf, question, told } from '../../scenarios/table.fixture';
import { CENTRE, cellNamed } from './map';

type Given = { readonly [name: string]: Plain };
const at = (name: string) => cellNamed(name);

const entering = (given: Given = {}, options = {}) => {
  const game = inMaze({ at: 'D3' }, given, options);
  game.seat(0).answers('step:north');
  return game;
};

describe('the guards', () => {
  test('PR-M14: four at once, each with one of each suit of the ranks 5 to 8, types by their highest', () => {
    const { enemies, fight, enemyDeck } = boardOf(entering());
    expect(fight?.kind).toBe('centre');
    expect(enemies).toHaveLength(4);
    for (const suit of [HEALTH, DEFENSE, ATTACK, TRICK]) {
      expect(enemies.map(({ printed }) => printed[suit]).sort()).toEqual([5, 6, 7, 8]);
      expect(enemies.map(({ cards, printed }) => cards[suit] === makeCard(suit, printed[suit]))).not.toContain(false);
    }
    const types = ['minion', 'defender', 'trickster', 'phool'];
    for (const { type, printed } of enemies) expect(type).toBe(types[Math.max(...printed) - 5]);
    expect(enemies.every(({ relic, treasure }) => relic === 1 && treasure === 0)).toBe(true);
    expect(enemyDeck).toHaveLength(48 - 16);
  });

  test('PR-M14: shuffled by suit: who holds what differs', () => {
    const deal = (order: number[]) => {
      const game = inMaze({ at: 'D3' }).random('guards', [[3, 4, 5, 6], [16, 17, 18, 19], [29, 30, 31, 32], order]);
      game.seat(0).answers('step:north');
      return boardOf(game).enemies.map(({ printed }) => printed.join());
    };
    expect(deal([42, 43, 44, 45])).toEqual(['5,5,5,5', '6,6,6,6', '7,7,7,7', '8,8,8,8']);
    expect(deal([45, 44, 43, 42])).toEqual(['5,5,5,8', '6,6,6,7', '7,7,7,6', '8,8,8,5']);
  });

  test('PR-M14: cards come from the decks or the graveyard; what a waiting enemy holds is copied', () => {
    const game = inMaze(
      { at: 'C3', from: 'C2', cells: { C3: '8♥' }, shown: ['C3'] },
      { enemies: [{ cards: [5, 2, 2, 2] }], fight: 'lair', pack: { bombs: 1 }, graveyard: ['6♦', '8♠'] },
    );
    game.seat(0).answers('bomb', 'step:east', 'step:north', 'step:north');
    const { enemies, graveyard } = boardOf(game);
    expect(enemies.flatMap(({ cards }) => cards)).toEqual(
      expect.arrayContaining([makeCard(DEFENSE, 6), makeCard(ATTACK, 8)]),
    );
    expect(graveyard).toEqual([]);
    const five = enemies.find(({ printed }) => printed[HEALTH] === 5)!;
    expect(five.cards[HEALTH]).toBe(-1);
    expect(enemies.flatMap(({ cards }) => cards).filter((card) => card === -1)).toHaveLength(1);
  });

  test('PR-E20: under Minion Madness the guards are Minions', () => {
    const { enemies } = boardOf(entering({}, { 'minion-madness': 'on' }));
    expect(enemies.map(({ type }) => type)).toEqual(['minion', 'minion', 'minion', 'minion']);
  });
});

/** At the centre against these, each with 1 HP and a relic. */
const fighting = (cards: readonly number[][], given: Given = {}, options = {}) =>
  inMaze(
    { at: 'D4', from: 'D3', centreDealt: 1 },
    {
      enemies: cards.map((each) => ({ cards: [...each], hp: 1, relic: 1, treasure: 0 })),
      fight: 'centre',
      pack: { bombs: 1 },
      ...given,
    },
    options,
  );

const FOUR = [
  [5, 5, 5, 5],
  [6, 6, 6, 6],
  [7, 7, 7, 7],
  [8, 8, 8, 8],
];
/** Every attack hits and gets through. */
const HITS = ['3♥', 'K♥', '3♦', 'K♦', '3♠', 'K♠', '3♣', 'K♣'];
const ATTACKERS = { party: { 0: { stats: [null, null, 13, null] } } };

function placeTreasure(game: Scenario): void {
  while (question(game) === 'treasure.place') game.seat(game.match.pending.asks[0].seat).answers(TRICK);
}

const killAll = (game: Scenario) => {
  for (const [i, enemy] of boardOf(game)
    .enemies.map(({ id }) => id)
    .entries())
    game.seat(i).answers(`attack:${enemy}`);
};

describe('the treasure of the centre', () => {
  test('PR-M14: 2 in all, won when the last of the four is defeated', () => {
    const game = fighting(FOUR, { draws: HITS, ...ATTACKERS });
    killAll(game);
    expect(told(game, 'fight.won')).toMatchObject([{ treasure: 2 }]);
    placeTreasure(game);
    expect(boardOf(game).treasureDeck).toBe(50);
    expect(mazeIn(game).waiting[CENTRE]).toEqual([]);
  });

  test('PR-M14: nothing while one is left, and all of it with that one later', () => {
    const game = fighting(FOUR, { draws: HITS.slice(0, 6), ...ATTACKERS });
    for (const seat of [0, 1, 2]) game.seat(seat).answers(`attack:${4 + seat}`);
    game.seat(3).answers('bomb');
    expect(told(game, 'fight.left')).toMatchObject([{ treasure: 0 }]);
    for (let i = 0; i < 3; i++) game.seat(0).answers(0); // the relics
    expect(boardOf(game).treasureDeck).toBe(52);
    expect(mazeIn(game).waiting[CENTRE]).toMatchObject([{ type: 'phool', treasure: 2, relic: 1 }]);
  });

  test('PR-M14: also when the last to die was run from before the third fell', () => {
    const game = fighting(FOUR.slice(0, 2), { draws: ['2♥', '3♦', 'K♦'], ...ATTACKERS });
    game.seat(0).answers('run:4:1');
    game.seat(1).answers('attack:5');
    game.seat(0).answers(0);
    expect(mazeIn(game).waiting[CENTRE]).toMatchObject([{ printed: [5, 5, 5, 5], treasure: 2 }]);
  });

  test('PR-E21: a Treasure Hunt forfeits it when there was a reshuffle in that combat', () => {
    const late = fighting(
      FOUR.slice(0, 2),
      { draws: HITS, ...ATTACKERS, fight: { kind: 'centre', reshuffles: 1 } },
      { 'treasure-hunt': 'on' },
    );
    killAll(late);
    late.expectEvents([
      { type: 'treasure.forfeit', count: 2 },
      { type: 'fight.won', treasure: 0 },
    ]);
    const soon = fighting(FOUR.slice(0, 2), { draws: HITS, ...ATTACKERS }, { 'treasure-hunt': 'on' });
    killAll(soon);
    soon.expectEvents([{ type: 'fight.won', treasure: 2 }]);
  });
});

describe('taking relics', () => {
  test("PR-M15: a defeated guard's relic, by chance one of those left, is taken by a living character of the party's choice", () => {
    const game = fighting([FOUR[0], FOUR[1]], {
      draws: HITS,
      party: { ...ATTACKERS.party, 3: { hp: 0 } },
      pack: { bombs: 1, relics: [0, -1, 1, -1] },
    }).random('relic', [[1], [0]]);
    killAll(game);
    placeTreasure(game);
    game.expectQuestion('maze.relic').expectOptions(2, [0, 1, 2]);
    expect(game.match.pending.asks[0].about).toEqual({ suit: TRICK });
    game.seat(2).answers(1);
    game.expectQuestion('maze.relic');
    expect(game.match.pending.asks[0].about).toEqual({ suit: DEFENSE });
    game.seat(0).answers(2);
    expect(boardOf(game).pack.relics).toEqual([0, 2, 1, 1]);
    game.expectEvents([
      { type: 'relic.taken', suit: TRICK, seat: 1 },
      { type: 'relic.taken', suit: DEFENSE, seat: 2 },
    ]);
    game.expectQuestion('camp').expectRandomUsedUp();
  });

  test('PR-M15: also when the others were run from, who keep theirs and are met again at full HP', () => {
    const game = fighting(FOUR, { draws: HITS.slice(0, 2), ...ATTACKERS });
    game.seat(0).answers('attack:4');
    game.seat(1).answers('bomb');
    game.seat(0).answers(0);
    expect(boardOf(game).pack.relics.filter((bearer) => bearer === 0)).toHaveLength(1);
    expect(mazeIn(game)).toMatchObject({ at: at('D3') }); // PR-E13
    game.seat(0).answers('step:north');
    expect(boardOf(game).fight?.kind).toBe('centre');
    expect(boardOf(game).enemies).toMatchObject([
      { hp: 6, relic: 1 },
      { hp: 7, relic: 1 },
      { hp: 8, relic: 1 },
    ]);
  });

  test('PR-M15 PR-E13: while the party chooses a bearer, those it ran from already wait, with what they stole', () => {
    const game = fighting(FOUR.slice(0, 3), {
      enemies: [
        { cards: [5, 5, 5, 5], hp: 1, relic: 1, treasure: 0 },
        { cards: [7, 7, 7, 7], relic: 1, treasure: 0, pile: 4 },
      ],
      draws: HITS,
      ...ATTACKERS,
    });
    game.seat(0).answers('attack:4');
    game.seat(1).answers('bomb');
    game.expectQuestion('maze.relic');
    expect(mazeIn(game).waiting[CENTRE]).toMatchObject([{ type: 'trickster', pile: 4 }]);
    expect(game.match.broken()).toBeNull();
  });

  test('PR-M15: without a defeat no relic is taken', () => {
    const game = fighting(FOUR);
    game.seat(0).answers('bomb');
    expect(boardOf(game).pack.relics).toEqual([-1, -1, -1, -1]);
    expect(mazeIn(game)).toMatchObject({ minotaurAwake: 0, at: at('D3') });
    game.expectQuestion('camp');
  });

  test('PR-M10: when the last is defeated the centre is empty', () => {
    const game = fighting([FOUR[0]], { draws: HITS });
    game.seat(2).answers('attack:4');
    game.seat(0).answers(0);
    game.seat(0).answers('step:east', 'step:west');
    expect(mazeIn(game)).toMatchObject({ at: CENTRE });
    game.expectQuestion('camp');
  });
});

describe('bearing relics', () => {
  const seen = (game: Scenario) => game.match.g as Parameters<typeof stat>[0];

  test('PR-M16: the bearer has +1 on that stat, nobody else', () => {
    const game = inMaze({ at: 'D2' }, { pack: { relics: [0, 1, 2, 3] } });
    expect([0, 1, 2, 3].map((seat) => stat(seen(game), seat, seat))).toEqual([10, 7, 10, 7]);
    expect([1, 2, 3].map((seat) => stat(seen(game), seat, HEALTH))).toEqual([7, 6, 8]);
    expect(boardOf(game).party[0].hp).toBe(9); // PR-3.8
  });

  test('PR-M16: outside combat it passes freely, without a tick', () => {
    const game = inMaze({ at: 'D2' }, { pack: { relics: [0, -1, 1, -1] }, party: { 0: { hp: 10 }, 3: { hp: 0 } } });
    expect(offeredOf(game, 'relic')).toEqual(['relic:0:1', 'relic:0:2', 'relic:2:0', 'relic:2:2']);
    game.seat(3).answers('relic:0:2');
    expect(boardOf(game).pack.relics).toEqual([2, -1, 1, -1]);
    game.expectEvents([{ type: 'relic.passed', suit: HEALTH, seat: 2 }]);
    expect(mazeIn(game).ticks).toBe(0);
    expect([boardOf(game).party[0].hp, maxHp(seen(game), 0), maxHp(seen(game), 2)]).toEqual([9, 9, 7]); // PR-3.9
  });

  test("PR-M16: a dead bearer's relics pass to a living character", () => {
    const game = inMaze({ at: 'D2' }, { pack: { relics: [-1, 3, -1, -1] }, party: { 3: { hp: 0 } } });
    expect(offeredOf(game, 'relic')).toEqual(['relic:1:0', 'relic:1:1', 'relic:1:2']);
    game.seat(0).answers('relic:1:1');
    expect(boardOf(game).pack.relics[DEFENSE]).toBe(1);
  });

  test('PR-M16: it is no treasure: not stolen, not swapped or passed in combat, not spent', () => {
    const game = inMaze(
      { at: 'D2' },
      { enemies: [{ cards: [7, 7, 7, 7] }], fight: 'wanderer', pack: { relics: [0, 0, 0, 0] } },
    );
    expect(offered(game).filter((key) => /^(relic|swap)/.test(key))).toEqual([]);
    const camp = inMaze({}, { pack: { relics: [0, 0, 0, 0] } });
    camp.expectOffers(0, ['relic:0:1'], ['treasure', 'shop']);
  });
});

describe('after a win', () => {
  test('PR-M29: after a win each relic is one treasure, on the stat it served', () => {
    const game = inMaze({}, { pack: { relics: [0, 0, 2, 3] }, party: { 0: { hp: 10, treasure: [0, 1, 0, 0] } } });
    game.seat(0).answers('leave');
    game.expectStanding({ reason: 'won' });
    expect(boardOf(game).party.map(({ treasure }) => treasure)).toEqual([
      [1, 2, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 1, 0],
      [0, 0, 0, 1],
    ]);
    expect(boardOf(game)).toMatchObject({ treasureDeck: 47, pack: { relics: [-1, -1, -1, -1] } });
    expect(boardOf(game).party[0].hp).toBe(10);
  });

  test("PR-M29 PR-M16: a dead bearer's goes to a living character of the party's choice first", () => {
    const game = inMaze({}, { pack: { relics: [0, 1, 2, 3] }, party: { 1: { hp: 0 } } });
    game.seat(0).answers('leave');
    game.expectQuestion('maze.relic').expectOptions(0, [0, 2, 3]);
    game.seat(0).answers(3);
    game.expectStanding({ reason: 'won' });
    expect(boardOf(game).party[3].treasure).toEqual([0, 1, 0, 1]);
    expect(boardOf(game).party[1].treasure).toEqual([0, 0, 0, 0]);
  });

  test('PR-M29: whoever escapes without all four keeps none', () => {
    const game = inMaze({}, { pack: { relics: [0, 1, 2, -1] } });
    game.seat(0).answers('leave');
    expect(boardOf(game).treasureDeck).toBe(52);
  });
});
