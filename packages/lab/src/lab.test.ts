import darkMinions from '@tabard/dark-minions';
import { type Bot, checkOptions } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { addResults, experimentsFor, labReport, meanOf, measureBalance, shareOf, simulate } from './index';

const first: Bot = { id: 'first', listens: false, sit: () => ({ choose: ({ options }) => options[0] }) };
const eager: Bot = {
  id: 'eager',
  listens: false,
  sit: () => ({
    choose: ({ options }) => options[0],
    interrupt: (options) => (options.includes('claim') ? 'claim' : null),
  }),
};
const job = { module: darkMinions, bots: [eager, first, first, first], seed: 'lab', games: 6 };

test('a run cut in two adds up to the whole', () => {
  const whole = simulate(job);
  const parts = addResults(simulate({ ...job, games: 2 }), simulate({ ...job, games: 4, from: 2 }));
  expect(parts).toEqual(whole);
  expect(whole).toMatchObject({ games: 6, failed: 0, seats: 4, game: 'dark-minions' });
});

test('every game has one win to share, by bot, seat and turn order', () => {
  const { wins, numbers, happened } = simulate(job);
  for (const shares of [wins.bots, wins.seats, wins.places]) {
    expect(Object.values(shares).reduce((sum, { hits }) => sum + hits, 0)).toBeCloseTo(6);
  }
  expect(meanOf(numbers.turns)).toBeGreaterThan(1);
  expect(shareOf(happened['Tower shortage'])).toBeLessThanOrEqual(1);
});

test('a game that breaks is counted and told', () => {
  const broken: Bot = { id: 'broken', listens: false, sit: () => ({ choose: () => 'nonsense' }) };
  const result = simulate({ ...job, bots: [broken, first, first], games: 2 });
  expect(result).toMatchObject({ games: 2, failed: 2 });
  expect(result.errors[0]).toContain('seed lab');
});

test('a measure of its own', () => {
  const measure = () => ({ numbers: { one: 1 }, happened: { never: false, unknown: null } });
  const { numbers, happened } = simulate({ ...job, games: 2, measure });
  expect(numbers.one).toMatchObject({ n: 2, sum: 2 });
  expect(happened).toEqual({ never: { hits: 0, of: 2 } });
});

test('the report stands by itself and tells the misses', () => {
  const { html, json } = labReport('A <lab>', [simulate({ ...job, games: 2 })], [{ name: 'turns', value: 3, min: 40 }]);
  expect(html).toContain('A &lt;lab&gt;');
  expect(html).toContain('missed');
  expect(html).not.toMatch(/https?:|<script/);
  expect(JSON.parse(json)).toMatchObject({ targets: [{ reached: false }], results: [{ games: 2 }] });
});

test('the balance of Dark Minions: every experiment runs and every target has a figure', () => {
  const { results, targets } = measureBalance('dark-minions', 1, 'lab');
  expect(results.map(({ failed }) => failed)).toEqual(results.map(() => 0));
  expect(results.length).toBe(experimentsFor('dark-minions').length);
  expect(targets.every(({ value }) => Number.isFinite(value))).toBe(true);
  expect(measureBalance('no such game', 1, 'lab').results).toEqual([]);
});

test('the balance of Para Roles: every experiment can be played, has a name of its own, and tells its figures', () => {
  const experiments = experimentsFor('para-roles');
  for (const { module, options, bots } of experiments) {
    expect(checkOptions(module.game, options, bots.length), JSON.stringify(options)).toMatchObject(options);
  }
  expect(new Set(experiments.map(({ id }) => id)).size).toBe(experiments.length);
  const [woods] = experiments;
  const result = simulate({ ...woods, games: 2, seed: 'lab' });
  expect(result).toMatchObject({ failed: 0, happened: { won: { of: 2 } } });
  expect(Object.keys(result.numbers)).toEqual(['fights', 'rounds of a won fight', 'treasure', 'EPICs', 'deaths']);
  expect(woods.targets(result)).toEqual([{ name: 'companion woods normal: won', value: 1, min: 0.97 }]);
});
