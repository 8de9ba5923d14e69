/** The experiments and the measure of Roll Player (section 5.15 of its ledger). */
import { checkOptions } from '@tabard/kernel';
import { simulate } from '@tabard/lab';
import { expect, test } from 'vitest';
import { lab } from './index';

const { experiments, measure } = lab;
const cell = (mode: string, seats: number) =>
  experiments.find(({ options, bots }) => options.mode === mode && bots.length === seats)!;

test('can all be played, and each has a name of its own', () => {
  for (const { id, module, options, bots } of experiments) {
    expect(checkOptions(module.game, options, bots.length), id).toMatchObject(options);
  }
  expect(new Set(experiments.map(({ id }) => id)).size).toBe(experiments.length);
});

test('RP-1.3 every mode with every number of players', () => {
  const cells = { base: 4, ff: 4, full: 5 };
  for (const [mode, most] of Object.entries(cells)) {
    for (let seats = 1; seats <= most; seats++) expect(cell(mode, seats), `${mode} ${seats}`).toBeDefined();
  }
});

test('tells totals by class and card, Hunts, Gold and the Monster; every target has a figure', () => {
  const three = cell('ff', 3);
  const result = simulate({ ...three, measure, games: 2, seed: 'lab' });
  expect(result).toMatchObject({ failed: 0, games: 2 });
  const names = Object.keys(result.numbers);
  for (const name of ['winning total', 'goals met', 'Hunts', 'Gold earned', 'success against the Monster']) {
    expect(names).toContain(name);
  }
  expect(names.filter((name) => name.startsWith('class: ')).length).toBeGreaterThanOrEqual(3);
  expect(Object.keys(result.happened).some((name) => name.startsWith('bought: '))).toBe(true);
  expect(result.numbers['Gold earned'].min).toBeGreaterThan(5); // the Gold of the beginning is in it
  expect(three.targets(result).every(({ value }) => Number.isFinite(value))).toBe(true);
});

test('alone: who died has no total', () => {
  const one = cell('ff', 1);
  const { happened, numbers } = simulate({ ...one, measure, games: 4, seed: 'lab' });
  expect(numbers.total?.n ?? 0).toBe(happened.survived.hits);
  expect(happened.survived.of).toBe(4);
});
