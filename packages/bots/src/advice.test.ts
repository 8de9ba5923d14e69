import type { GameModule, Omens } from '@tabard/content';
import { type Bot, Match, playOut, seatBots } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { type Advice, type Advised, advise, strongest, wordOf } from './advice';
import { costs, lossOf } from './costs';
import { race, tolling } from './race.fixture';

const bot = (id: string, choose: (options: readonly string[]) => string): Bot => ({
  id,
  listens: false,
  sit: () => ({ choose: ({ options }) => choose(options) }),
});
const timid = bot('timid', (options) => options[0]);
const bold = bot('bold', (options) => options[options.length - 1]);
const module: Pick<GameModule, 'bots' | 'isCoop'> = { bots: [timid, bold] };

const last = <T, R>(told: Generator<T, R>): R => {
  for (;;) {
    const { done, value } = told.next();
    if (done) return value;
  }
};

test('the strongest bot speaks, what it would do before why, and a weaker one is weighed against it', () => {
  const match = Match.start(race, { seats: 2, seed: 'a' });
  const told = advise(module, match, 0, { games: 3, others: 2, seed: 1 });
  const first = told.next().value as Advice;
  expect([first.bot, first.key, first.tallies.map(({ games }) => games)]).toEqual(['bold', '3', [0, 0, 0]]);
  const advice = last(told)!;
  expect(advice.tallies.map(({ key, games }) => [key, games])).toEqual([
    ['3', 3],
    ['1', 3],
    ['2', 3],
  ]);
  // Of three steps each the bold one makes all; who makes one, and then goes on as the bot does, is two behind.
  expect(advice.tallies.map(({ points }) => points / 3)).toEqual([0, -2, -1]);
  expect(advice.tallies.map(({ won }) => won / 3)).toEqual([0.5, 0, 0]);
});

test('who is not asked is told nothing, and the match is as it was', () => {
  const match = Match.start(race, { seats: 2, seed: 'a' });
  const before = match.hash();
  expect(last(advise(module, match, 1, { games: 1, others: 1, seed: 1 }))).toBeNull();
  last(advise(module, match, 0, { games: 2, others: 1, seed: 1 }));
  expect(match.hash()).toBe(before);
});

test('where physics would be asked, many games are imagined with the model', () => {
  const match = Match.start(race, { seats: 2, seed: 'b' });
  expect([match.imagine(0, 1, { by: 'model' }).options, match.imagine(0, 1).options]).toEqual([
    { by: 'model' },
    { by: 'physics' },
  ]);
});

test('what cost most comes first, and what the bot would have done too costs nothing', () => {
  const match = Match.start(race, { seats: 2, seed: 'a' });
  for (const key of ['3', '3', '1', '3', '2', '3']) match.answer(match.pending.asks[0].seat, key);
  expect(match.standing?.scores).toEqual([6, 9]);
  const told = costs(module, match, (answers) => match.rewind(answers), [0]);
  const seen = [];
  for (;;) {
    const { done, value } = told.next();
    if (!done) {
      seen.push(value);
      continue;
    }
    expect(value.map((cost) => [cost.answers, cost.own.key, cost.bots.key, lossOf(cost)])).toEqual([
      [2, '1', '3', 2],
      [4, '2', '3', 1],
    ]);
    break;
  }
  expect(seen.at(-1)!.done).toBe(seen.at(-1)!.of);
});

test('a whole game of the bot itself cost nothing', () => {
  const match = Match.start(race, { seats: 2, seed: 'a' });
  playOut(match, seatBots(match, [bold, bold], 1));
  expect(last(costs(module, match, (answers) => match.rewind(answers), [0, 1]))).toEqual([]);
  expect(wordOf(strongest(module as never), match, 0, 1)).toBeNull();
});

test('a sign is counted once a game, as long as it comes soon, and nothing is imagined past a veil', () => {
  const match = Match.start(tolling, { seats: 1, seed: 'a' });
  const rings = { what: { id: 'rings' }, good: true };
  const listens = (more: Partial<Omens>): Advised => ({
    bots: [timid],
    omens: { turns: 1, sign: ({ type }) => (type === 'toll' ? rings : null), ...more },
  });
  const told = (omens: Partial<Omens>) =>
    last(advise(listens(omens), match, 0, { games: 2, others: 0, seed: 1 }))!.tallies[0];
  expect(told({})).toMatchObject({ games: 2, ended: 2, signs: [{ ...rings, games: 2 }] });
  expect(told({ turns: 0 }).signs).toEqual([]);
  expect(told({ veils: (question) => question === 'second' })).toMatchObject({
    games: 2,
    ended: 0,
    signs: [{ games: 2 }],
  });
  expect(told({ veils: () => true })).toMatchObject({ games: 0, ended: 0, signs: [] });
  expect(match.eventsFor('everything')).toEqual([]);
});

test('who decides otherwise all the time is weighed from the first decision to the last', () => {
  const match = Match.start(race, { seats: 2, seed: 'a' });
  while (!match.standing) match.answer(match.pending.asks[0].seat, '1');
  const scales = { most: 2, rounds: [{ games: 1, keep: 3 }], seed: 1 };
  const dear = last(costs(module, match, (answers) => match.rewind(answers), [0], scales));
  expect(dear).toHaveLength(2);
  const whole = last(costs(module, match, (answers) => match.rewind(answers), [0, 1], scales));
  expect(Math.max(...whole.map(({ answers }) => answers))).toBeGreaterThan(2);
});
