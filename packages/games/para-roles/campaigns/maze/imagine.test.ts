/** What may be imagined of a maze: another one that looks the same to everyone. */
import { quickStream } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { mazeIn } from '../../scenarios/maze.fixture';
import { boardOf, table } from '../../scenarios/table.fixture';
import { imagineMaze } from './imagine';
import { allReachable, CARD_CELLS, denOf } from './map';

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);
/** Some answers into the maze. */
const somewhere = (map: string) => {
  const game = table({ campaign: 'maze', split: 'auto', map }).given({ phase: 'camp' });
  for (let i = 0; i < 3; i++) game.seat(0).answers(game.match.pending.asks[0].options[0]);
  return game;
};

describe.each(['random', 'empty-larder'])('map %s', (map) => {
  const imagined = (seed: number) => {
    const game = somewhere(map);
    const before = game.match.view(null);
    const truth = structuredClone(mazeIn(game));
    imagineMaze(game.match.g, quickStream(seed));
    return { game, before, truth, maze: mazeIn(game) };
  };

  test('PR-M8: nobody sees a difference, and the unseen is another', () => {
    const others = new Set<string>();
    for (const seed of SEEDS) {
      const { game, before, truth, maze } = imagined(seed);
      expect(game.match.view(null)).toEqual(before);
      expect(maze.openings).not.toEqual(truth.openings);
      expect(maze.cards).not.toEqual(truth.cards);
      others.add(String(maze.openings));
    }
    expect(others.size).toBeGreaterThan(15);
  });

  test('PR-M7: it is a possible maze: every cell reachable, the same cards and contents, a den of its own', () => {
    for (const seed of SEEDS) {
      const { game, truth, maze } = imagined(seed);
      expect(allReachable(maze.openings)).toBe(true);
      const deck = boardOf(game).mapDeck;
      const cards = [...CARD_CELLS.map((cell) => maze.cards[cell]).filter((card) => card >= 0), ...deck];
      expect(new Set(cards).size).toBe(52);
      expect(maze.fixed.slice().sort()).toEqual(truth.fixed.slice().sort());
      expect(maze.den).toBe(denOf(maze.openings));
    }
  });

  test('PR-M8: the truth does not show through: another truth that looks the same gives the same', () => {
    const one = imagined(7);
    const other = somewhere(map);
    imagineMaze(other.match.g, quickStream(99));
    imagineMaze(other.match.g, quickStream(7));
    expect(mazeIn(other)).toEqual(one.maze);
    expect(boardOf(other).mapDeck).toEqual(boardOf(one.game).mapDeck);
  });
});
