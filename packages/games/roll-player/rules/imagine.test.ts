/** Section 7 of the ledger: what a viewer cannot know may be otherwise, and nothing else. */
import { quickStream } from '@tabard/kernel';
import type { Scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { facing } from '../scenarios/monster.fixture';
import { boardOf, newGame, party, playTo, table } from '../scenarios/table.fixture';
import type { RollPlayer } from './board';
import { imagine } from './imagine';

const sorted = (cards: readonly number[]) => [...cards].sort((x, y) => x - y);
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

/** The board as this viewer may imagine it. */
function imagined(game: Scenario, viewer: number | null, seed = 1): RollPlayer {
  const b = structuredClone(boardOf(game));
  imagine({ ...game.match.seen('everything'), b } as never, viewer, quickStream(seed));
  return b;
}

/** Nothing this viewer sees is other than before, and no rule is broken. */
function looksTheSame(game: Scenario, viewer: number | null): void {
  const match = game.match.fork();
  const before = match.view(viewer);
  match.g.b = imagined(game, viewer);
  expect(match.view(viewer)).toEqual(before);
  expect(match.broken()).toBeNull();
}

describe('decks', () => {
  test('the order of every deck; which Minions were removed; the Market keeps its dots', () => {
    const game = newGame({ seats: 3 });
    const truth = boardOf(game);
    const b = imagined(game, 0);
    for (const deck of ['marketDeck', 'fiendDeck', 'minionDeck'] as const) expect(b[deck]).not.toEqual(truth[deck]);
    expect(sorted(b.fiendDeck)).toEqual(sorted(truth.fiendDeck));
    expect(sorted(b.marketDeck)).toEqual(sorted(truth.marketDeck));
    expect(sorted([...b.minionDeck, ...b.minionBox])).toEqual(sorted([...truth.minionDeck, ...truth.minionBox]));
    expect(
      SEEDS.some((seed) => sorted(imagined(game, 0, seed).minionBox).join() !== sorted(truth.minionBox).join()),
    ).toBe(true);
    const { market } = game.match.game.content as { market: { dots: number }[] };
    expect(b.marketDeck.map((card) => market[card].dots)).toEqual(truth.marketDeck.map((card) => market[card].dots));
  });

  test('with a mixed Market, or once the Call was drawn, any card may lie anywhere', () => {
    for (const game of [newGame({ mixedMarket: 'yes' }), party({ called: 1 })]) {
      const { market } = game.match.game.content as { market: { dots: number }[] };
      const dots = (b: RollPlayer) => b.marketDeck.map((card) => market[card].dots).join();
      expect(SEEDS.some((seed) => dots(imagined(game, 0, seed)) !== dots(boardOf(game)))).toBe(true);
    }
  });

  test('and nothing that lies open changes, for anybody', () => {
    const game = newGame({ seats: 3, mode: 'full' });
    for (const viewer of [0, 1, 2, null]) looksTheSame(game, viewer);
  });
});

describe('Familiar Boards', () => {
  test('the two that others were dealt, until they have chosen; one’s own are known', () => {
    const game = playTo(table({ seats: 3 }), 'familiar.choose');
    const truth = boardOf(game);
    for (const seed of SEEDS) expect(imagined(game, 1, seed).dealt[1]).toEqual(truth.dealt[1]);
    const others = SEEDS.map((seed) => imagined(game, 1, seed).dealt[0].join());
    expect(new Set(others).size).toBeGreaterThan(1);
    looksTheSame(game, 1);
    looksTheSame(game, null);
  });
});

describe('Adventure cards', () => {
  test('RP-19.24, RP-R65 those whose token one has are known, the others are any of the Monster’s three', () => {
    const game = party({ monster: 'gloamspider-queen', heroes: { 0: { trophies: 1 } } });
    const truth = boardOf(game).adventures;
    const seen = SEEDS.map((seed) => imagined(game, 0, seed).adventures);
    expect(new Set(seen.map(([location]) => location))).toEqual(new Set([truth[0]]));
    expect(new Set(seen.map(([, obstacle]) => obstacle)).size).toBe(3);
    expect(new Set(SEEDS.map((seed) => imagined(game, 1, seed).adventures[0])).size).toBe(3);
  });

  test('once turned up everybody knows them', () => {
    const game = facing('gloamspider-queen', [{ gold: 5 }, {}], []);
    for (const seed of SEEDS) expect(imagined(game, null, seed).adventures).toEqual(boardOf(game).adventures);
  });
});

describe('RP-24.18, RP-R38 Monster Combat', () => {
  /** Seat 0 has hired somebody and rolled once more; both may still reroll. */
  const fight = () => {
    const game = facing(
      'gloamspider-queen',
      [
        { gold: 10, xp: 5 },
        { gold: 10, xp: 5 },
      ],
      [[6, 6], [5, 5, 5], [4], [3]],
    );
    game.seat(0).answers('0:1');
    game.seat(1).answers('1:1');
    game.seat(0).answers('die:0');
    game.seat(1).answers('die:2');
    return game;
  };

  test('what others have hired and rolled; how often they rolled again shows', () => {
    const game = fight();
    const fights = SEEDS.map((seed) => imagined(game, 0, seed).combat!.fights);
    for (const [own, other] of fights) {
      expect(own).toEqual(boardOf(game).combat!.fights[0]);
      expect(other.dice).toHaveLength(1 + other.byXp + other.byGold);
      expect(other.rerolled.reduce((sum, times) => sum + times, 0)).toBe(1);
      expect(3 * other.byXp + other.spent).toBeLessThanOrEqual(5);
      expect(5 * other.byGold).toBeLessThanOrEqual(10);
    }
    expect(new Set(fights.map(([, other]) => `${other.byXp}:${other.byGold}`)).size).toBeGreaterThan(2);
    expect(new Set(fights.map(([, other]) => other.dice.join())).size).toBeGreaterThan(2);
  });

  test('such a match goes on and pays what was imagined', () => {
    const game = fight();
    for (const seed of SEEDS) {
      const match = game.match.imagine(0, seed);
      match.answer(0, 'stop');
      match.answer(1, 'stop');
      expect(match.standing).not.toBeNull();
      expect((match.board as RollPlayer).heroes[1].xp).toBeGreaterThanOrEqual(0);
    }
    for (const viewer of [0, 1, null]) looksTheSame(game, viewer);
  });

  test('a Beastmaster who has finished may have used the Power Score or not', () => {
    const game = facing('gloamspider-queen', [{ class: 'beastmaster' }, { xp: 2, class: 'hexer' }], [[6], [5]]);
    game.seat(0).answers('power');
    game.seat(1).answers('die:0');
    const powers = new Set(SEEDS.map((seed) => imagined(game, 1, seed).combat!.fights[0].power));
    expect(powers).toEqual(new Set([0, 1]));
  });
});
