import darkMinions from '@tabard/dark-minions';
import { lab } from '@tabard/dark-minions/lab';
import type { Bot } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { addResults, type GameLab, labReport, meanOf, measureBalance, shareOf, simulate } from './index';

const first: Bot = { id: 'first', listens: false, sit: () => ({ choose: ({ options }) => options[0] }) };
const eager: Bot = {
  id: 'eager',
  listens: false,
  sit: () => ({
    choose: ({ options }) => options[0],
    interrupt: (options) => (options.includes('claim') ? 'claim' : null),
  }),
};
const job = { module: darkMinions, measure: lab.measure, bots: [eager, first, first, first], seed: 'lab', games: 6 };

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

test('a balance is every experiment, with the figures of its game and what is wanted of them', () => {
  const experiment = (id: string): GameLab['experiments'][number] => ({
    id,
    module: darkMinions,
    options: {},
    bots: job.bots,
    targets: ({ numbers }) => [{ name: `${id}: turns`, value: meanOf(numbers.turns), min: 2 }],
  });
  const done: number[] = [];
  const both = { ...lab, experiments: [experiment('one'), experiment('two')] };
  const { results, targets } = measureBalance(both, 2, 'lab', (games) => done.push(games));
  expect(results.map(({ games, failed }) => [games, failed])).toEqual([
    [2, 0],
    [2, 0],
  ]);
  expect(targets.map(({ name }) => name)).toEqual(['one: turns', 'two: turns']);
  expect(targets[0].value).toBeGreaterThan(1);
  expect(done).toEqual([1, 2, 3, 4]);
});
