import { describe, expect, test } from 'vitest';
import { ATTRS, DIRS } from '../../content';
import {
  asked,
  boardOf,
  dieAt,
  type Given,
  heroOf,
  keyOf,
  offered,
  party,
  playTo,
  rowWords,
  says,
  type Table,
  told,
} from '../../scenarios/table.fixture';

const ROWS: Given = {
  STR: ['red 1', 'gold 6'],
  DEX: ['red-blue 4'],
  CON: ['green 3'],
  CHA: ['white 6'],
  FAM: ['blue 2'],
};
/** Seat 0 places black 5 into this row and takes its action; the class and the Familiar stay out of it. */
function acting(row: string, hero: Given = {}, options: Table = { mode: 'full' }, faces: number[][] = []) {
  const given = {
    phase: 'dice',
    called: 1,
    heroes: { 0: { class: 'bruiser', rows: ROWS, ...hero } },
    initiative: [{ dice: ['black 5'] }],
  };
  const game = party(given, options).random('reroll', faces);
  return says(game, 0, 'card:0', `place:black 5:${row}`, row);
}
const dice = (...words: readonly string[]) => words.map((word) => `die:${word}`);
const keys = (game: ReturnType<typeof party>, ...words: readonly string[]) => words.map((one) => keyOf(game, one, 0));

describe('what an action reaches', () => {
  test('RP-8.1 any die on the own sheet, the one just placed and the Familiar Row included', () => {
    const game = acting('STR');
    const all = dice('red 1', 'gold 6', 'black 5', 'red-blue 4', 'green 3', 'white 6', 'blue 2');
    game.expectQuestion('die.flip', 0).expectOptions(0, [...keys(game, ...all), 'done']);
    const others = party({
      phase: 'dice',
      called: 1,
      heroes: { 0: { class: 'bruiser' }, 1: { rows: { STR: ['purple 2'] } } },
      initiative: [{ dice: ['black 5'] }],
    });
    says(others, 0, 'card:0', 'place:black 5:STR', 'STR');
    others.expectOptions(0, [...keys(others, 'die:black 5'), 'done']); // nobody else's
  });
});

describe('STR', () => {
  test.each([
    ['red 1', 'red 6'],
    ['gold 6', 'gold 1'],
    ['green 3', 'green 4'],
    ['red-blue 4', 'red-blue 1'],
    ['blue 2', 'blue 5'],
    ['black 5', 'black 2'],
  ])('RP-8.2, RP-R4 %s turns to its opposite face, %s (example 7)', (from, to) => {
    const game = acting('STR');
    says(game, 0, `die:${from}`);
    const words = ['STR', 'DEX', 'CON', 'CHA', 'FAM'].flatMap((row) => rowWords(game, 0, row as 'STR'));
    expect(words).toContain(to);
    expect(words).not.toContain(from);
    game.expectQuestion('initiative.select', 1); // one die
  });

  test('RP-8.2, RP-R4 a Split 2 to 3, a Boost 8 to 3', () => {
    const rows = { STR: ['red-blue 2', 'boost 8'] };
    const split = says(acting('STR', { rows }), 0, 'die:red-blue 2');
    expect(rowWords(split, 0, 'STR')).toEqual(['red-blue 3', 'boost 8', 'black 5']);
    const boost = says(acting('STR', { rows }), 0, 'die:boost 8');
    expect(rowWords(boost, 0, 'STR')).toEqual(['red-blue 2', 'boost 3', 'black 5']);
  });
});

describe('DEX', () => {
  test('RP-8.3 two dice change places and keep their values', () => {
    const game = acting('DEX');
    says(game, 0, 'die:red 1', 'die:white 6');
    expect([rowWords(game, 0, 'STR'), rowWords(game, 0, 'CHA')]).toEqual([
      ['white 6', 'gold 6', '_'],
      ['red 1', '_', '_'],
    ]);
    expect(told(game, 'swapped')).toHaveLength(1);
  });

  test('RP-8.4 no die goes into an empty space, and none changes places with itself', () => {
    const game = acting('DEX');
    expect(offered(game)).toHaveLength(7 + 1);
    expect(offered(game).every((key) => /^(die:\d+|done)$/.test(key))).toBe(true);
    says(game, 0, 'die:red 1');
    expect(offered(game)).toHaveLength(6 + 1);
    expect(offered(game)).not.toContain(`die:${dieAt(game, 0, 'STR', 0)}`);
    const lonely = acting('DEX', { rows: {} }); // one die alone: nothing to swap
    lonely.expectQuestion('initiative.select', 1);
    expect(rowWords(lonely, 0, 'DEX')).toEqual(['black 5', '_', '_']);
  });

  test('RP-8.5 across the Familiar Row and an Attribute Row', () => {
    const game = says(acting('DEX'), 0, 'die:blue 2', 'die:white 6');
    expect([rowWords(game, 0, 'FAM')[0], rowWords(game, 0, 'CHA')[0]]).toEqual(['white 6', 'blue 2']);
  });
});

describe('CON', () => {
  test('RP-8.6 one die up or down by exactly 1', () => {
    const up = acting('CON');
    expect(offered(up).every((key) => /^(up|down):\d+$|^done$/.test(key))).toBe(true);
    says(up, 0, keyOf(up, 'up:green 3'));
    expect(rowWords(up, 0, 'CON')).toEqual(['green 4', 'black 5', '_']);
    up.expectQuestion('initiative.select', 1);
    const down = acting('CON');
    says(down, 0, keyOf(down, 'down:green 3'));
    expect(rowWords(down, 0, 'CON')[0]).toBe('green 2');
  });

  test('RP-8.7, RP-R4 the highest cannot rise, the lowest cannot sink, by the die’s own faces', () => {
    const rows = {
      STR: ['red 6', 'blue 1', 'green 5'],
      DEX: ['red-blue 4', 'red-green 1', 'red-white 3'],
      INT: ['boost 8', 'boost 3', 'boost 7'],
    };
    const game = acting('CON', { rows });
    game.expectOffers(
      0,
      keys(game, 'down:red 6', 'up:blue 1', 'up:green 5', 'down:red-blue 4', 'up:red-green 1', 'up:red-white 3').concat(
        keys(game, 'down:boost 8', 'up:boost 3', 'up:boost 7'),
      ),
      keys(game, 'up:red 6', 'down:blue 1', 'up:red-blue 4', 'down:red-green 1', 'up:boost 8', 'down:boost 3'),
    );
  });
});

describe('INT', () => {
  test('RP-8.8, RP-R16 one die is rolled again; the player keeps the old or the new value', () => {
    for (const [keep, shows] of [
      ['value:3', 'green 3'],
      ['value:5', 'green 5'],
    ]) {
      const game = acting('INT', {}, { mode: 'full' }, [[4]]);
      says(game, 0, 'die:green 3');
      game.expectQuestion('die.keep', 0).expectOptions(0, ['value:3', 'value:5']);
      says(game, 0, keep);
      expect(rowWords(game, 0, 'CON')[0]).toBe(shows);
      game.expectQuestion('initiative.select', 1);
    }
    const same = acting('INT', {}, { mode: 'full' }, [[2]]);
    says(same, 0, 'die:green 3').expectQuestion('initiative.select', 1); // nothing to choose
  });

  test('RP-R16 where the table wants it, the new value stands', () => {
    const game = acting('INT', {}, { mode: 'full', int: 'new' }, [[0]]);
    says(game, 0, 'die:green 3');
    expect(rowWords(game, 0, 'CON')[0]).toBe('green 1');
    game.expectQuestion('initiative.select', 1);
  });

  test('RP-8.8 a die rolls its own faces', () => {
    const split = acting('INT', {}, { mode: 'full' }, [[0]]);
    says(split, 0, 'die:red-blue 4').expectOptions(0, ['value:4', 'value:1']);
    const boost = acting('INT', { rows: { STR: ['boost 3'] } }, { mode: 'full' }, [[5]]);
    says(boost, 0, 'die:boost 3').expectOptions(0, ['value:3', 'value:8']);
  });
});

describe('WIS and CHA', () => {
  test.each([
    [4, ['good', 'evil', 'lawful', 'chaotic']],
    [0, ['evil', 'chaotic']],
    [1, ['evil', 'lawful', 'chaotic']],
    [5, ['good', 'evil', 'lawful']],
    [8, ['good', 'lawful']],
  ])('RP-8.9, RP-R17 from space %i the token moves one step, %j, never off the grid', (cell, ways) => {
    const game = acting('WIS', { cell });
    game.expectQuestion('token.move', 0).expectOptions(0, [...ways, 'done']);
    for (const dir of DIRS.filter((one) => !ways.includes(one))) game.refuses(0, dir);
  });

  test('RP-8.9, RP-R17 up, down, left or right, one space', () => {
    const to = (dir: string) => heroOf(says(acting('WIS'), 0, dir), 0).cell;
    expect(DIRS.map(to)).toEqual([1, 7, 3, 5]);
    says(acting('WIS'), 0, 'good').expectQuestion('initiative.select', 1);
    expect(heroOf(says(acting('WIS'), 0, 'done'), 0).cell).toBe(4);
  });

  test('RP-8.10 CHA takes one Charisma token', () => {
    acting('CHA').expectBoard({ heroes: { 0: { charisma: 1 } } });
    acting('CHA', { charisma: 2 }).expectBoard({ heroes: { 0: { charisma: 3 } } });
  });
});

describe('an Attribute Action from elsewhere', () => {
  const rich = (xp: number) => ({ class: 'bruiser', rows: ROWS, xp });

  test('RP-8.11, RP-R18 follows the same rules, outside the Dice Phase', () => {
    const game = party({ phase: 'market', heroes: { 0: rich(5) } });
    game.seat(0).answers('xp-action');
    game.expectQuestion('attribute.choose', 0).expectOptions(0, [...ATTRS, 'none']);
    says(game, 0, 'STR', 'die:blue 2');
    expect(rowWords(game, 0, 'FAM')[0]).toBe('blue 5');
    game.expectQuestion('market.option', 0).expectBoard({ heroes: { 0: { xp: 0 } } });
  });

  test('RP-8.11, RP-R18 and does not count as the one action of the Dice Phase, before it or after it', () => {
    const given = { phase: 'dice', called: 1, heroes: { 0: rich(10) }, initiative: [{ dice: ['black 5'] }] };
    const game = party(given);
    says(game, 0, 'xp-action', 'CHA', 'card:0', 'place:black 5:CHA');
    game.expectOptions(0, ['CHA', 'none']);
    says(game, 0, 'CHA');
    expect(asked(game)).toBe(1);
    says(game, 0, 'xp-action', 'CHA'); // in the other player's turn
    game.expectBoard({ heroes: { 0: { charisma: 3, xp: 0 } } });
    playTo(game, 'market.option');
    expect(boardOf(game).heroes[0].acted).toBe(0);
  });
});
