import { describe, expect, test } from 'vitest';
import { builtIn, DIRS } from '../../content';
import { seenBy, stall } from '../../scenarios/stall.fixture';
import { heroOf, newGame, says } from '../../scenarios/table.fixture';
import { measure } from '../cards/measure';
import { sheetOf } from '../end/scoring';

const at = (cell: number) => stall({ cell, alignment: builtIn.alignments[0].id });
/** A step of choice: the WIS action for 5 XP. */
const walking = (cell: number) => says(stall({ cell, xp: 5 }), 0, 'xp-action', 'WIS');

describe('the Alignment card', () => {
  test('RP-16.1 nine spaces, the token starts in the centre', () => {
    for (const { grid } of builtIn.alignments) expect(grid).toHaveLength(9);
    const game = newGame({ seats: 3 });
    expect([0, 1, 2].map((seat) => heroOf(game, seat).cell)).toEqual([4, 4, 4]);
  });

  test.each([
    [0, ['good', 'lawful']],
    [1, ['good']],
    [2, ['good', 'chaotic']],
    [3, ['lawful']],
    [4, []],
    [5, ['chaotic']],
    [6, ['evil', 'lawful']],
    [7, ['evil']],
    [8, ['evil', 'chaotic']],
  ])('RP-16.1 the columns run from lawful to chaotic, the rows from good to evil: space %i', (cell, sides) => {
    const seen = seenBy(at(cell));
    expect(DIRS.filter((dir) => measure(seen, 0, { at: dir }) === 1)).toEqual(sides);
  });

  test.each([
    [0, { evil: 3, chaotic: 1 }],
    [1, { evil: 4, lawful: 0, chaotic: 2 }],
    [2, { evil: 5, lawful: 1 }],
    [3, { good: 0, evil: 6, chaotic: 4 }],
    [4, { good: 1, evil: 7, lawful: 3, chaotic: 5 }],
    [5, { good: 2, evil: 8, lawful: 4 }],
    [6, { good: 3, chaotic: 7 }],
    [7, { good: 4, lawful: 6, chaotic: 8 }],
    [8, { good: 5, lawful: 7 }],
  ])('RP-16.2, RP-R17 one orthogonal space, never off the grid: from space %i', (cell, moves) => {
    walking(cell)
      .expectQuestion('token.move', 0)
      .expectOptions(0, [...Object.keys(moves), 'done']);
    for (const [dir, to] of Object.entries(moves)) {
      const game = says(walking(cell), 0, dir);
      expect(heroOf(game, 0).cell).toBe(to);
      game.expectQuestion('market.option', 0); // one step and no more
    }
  });

  test('RP-16.3 the value under the token is added, a negative one subtracted', () => {
    const { grid } = builtIn.alignments[0];
    expect(grid.some((value) => value < 0) && grid.some((value) => value > 0)).toBe(true);
    const without = sheetOf(seenBy(at(grid.indexOf(0))), 0).total;
    for (const [cell, value] of grid.entries()) {
      const sheet = sheetOf(seenBy(at(cell)), 0);
      expect([sheet.byCategory.alignment, sheet.total]).toEqual([value, without + value]);
    }
  });
});
