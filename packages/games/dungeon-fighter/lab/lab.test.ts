/** The experiments and the measure of Dungeon Fighter (DF-C9). */
import { checkOptions } from '@tabard/kernel';
import { simulate } from '@tabard/lab';
import { expect, test } from 'vitest';
import { lab } from './index';

const { experiments, measure } = lab;

test('can all be played, and each has a name of its own', () => {
  for (const { id, module, options, bots } of experiments) {
    expect(checkOptions(module.game, options, bots.length), id).toMatchObject(options);
  }
  expect(new Set(experiments.map(({ id }) => id)).size).toBe(experiments.length);
});

test('DF-C9.1 every skill with 2, 3 and 4 Heroes on every difficulty, Level Up, and 5 and 6 of two boxes', () => {
  const cells = ['novice', 'regular', 'expert'].flatMap((skill) =>
    [2, 3, 4].flatMap((heroes) =>
      ['normal', 'hard', 'inferno'].map((difficulty) => `${heroes} ${skill} ${difficulty}`),
    ),
  );
  const ids = experiments.map(({ id }) => id);
  for (const cell of cells) expect(ids).toContain(cell);
  expect(ids).toContain('4 regular hard physics');
  expect(ids).toContain('4 regular hard levelUp');
  expect(ids).toContain('6 regular inferno ice+crate');
});

const [normal] = experiments;
const result = simulate({ ...normal, measure, games: 3, seed: 'lab' });

test('DF-C9.2, DF-C9.3 tells throws by level, retrievals, Gold at the Shops and dice at the Boss', () => {
  expect(result).toMatchObject({ failed: 0, games: 3, happened: { won: { of: 3 } } });
  const names = Object.keys(result.numbers);
  for (const name of ['throws, level 1', 'retrievals a combat', 'Gold at Shop 1', 'Heroes fainted', 'back-downs']) {
    expect(names).toContain(name);
  }
  expect(names.some((name) => name.startsWith('ability: '))).toBe(true);
  expect(result.numbers['throws, level 1'].min).toBeGreaterThanOrEqual(1);
});

test('DF-C9.4 a score belongs to a win, Boss life to a loss', () => {
  const { numbers, happened } = result;
  expect(numbers['score of a win']?.n ?? 0).toBe(happened.won.hits);
  expect(numbers['Boss life left on a loss']?.n ?? 0).toBeLessThanOrEqual(3 - happened.won.hits);
});

test('every target has a figure', () => {
  const targets = normal.targets(result);
  expect(targets[0]).toMatchObject({ name: 'four regular, normal: won', min: 0.6, max: 0.7 });
  expect(targets.every(({ value }) => Number.isFinite(value))).toBe(true);
});
