import { checkOptions } from '@tabard/kernel';
import { simulate } from '@tabard/lab';
import { expect, test } from 'vitest';
import { lab } from './index';

test('every experiment can be played, has a name of its own, and tells its figures', () => {
  const { experiments, measure } = lab;
  for (const { module, options, bots } of experiments) {
    expect(checkOptions(module.game, options, bots.length), JSON.stringify(options)).toMatchObject(options);
  }
  expect(new Set(experiments.map(({ id }) => id)).size).toBe(experiments.length);
  const [woods] = experiments;
  const result = simulate({ ...woods, measure, games: 2, seed: 'lab' });
  expect(result).toMatchObject({ failed: 0, happened: { won: { of: 2 } } });
  expect(Object.keys(result.numbers)).toEqual(['fights', 'rounds of a won fight', 'treasure', 'EPICs', 'deaths']);
  expect(woods.targets(result)).toEqual([{ name: 'companion woods normal: won', value: 1, min: 0.97 }]);
});
