/** What a failure leaves behind is enough to see it again. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRecord, verifyRecord } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { luckyPig } from '../example/lucky-pig';
import { fuzz, seedOfGame } from '../fuzz';
import { checkGame } from './check-game';
import { writeDump } from './dump';
import { describeFailure } from './failure';

const game: typeof luckyPig = {
  ...luckyPig,
  options: [{ id: 'mode', values: ['plain', 'fancy'] }],
  *step(g) {
    if (g.b.banked[0] > 20) yield* g.choose(1, 'turn.stuck', () => []);
    yield* luckyPig.step(g);
  },
};
const table = { seats: 2, options: { mode: 'fancy' } };
const found = () => fuzz(game, { ...table, seed: 'F', games: 20 }).failure!;

describe('a failure', () => {
  test('tells seed, options, answers, the place in the rules, what was offered, and the command', () => {
    const failure = found();
    expect(failure).toMatchObject({ game: 'lucky-pig', seats: 2, options: { mode: 'fancy' }, check: 'offers' });
    const report = describeFailure(failure, 'dumps/x.json');
    expect(report).toContain(
      'the check "offers" failed: RulesError: lucky-pig > turn.stuck asks seat 1 and offers nothing',
    );
    expect(report).toContain(`at lucky-pig > turn.stuck, after ${failure.answers.length} answers`);
    expect(report).toMatch(/seat 0, turn\.act: .*hold/);
    expect(report).toMatch(/answers.*: .*0:hold/);
    expect(report).toContain(
      `npx tabard fuzz lucky-pig --games 1 --seats 2 --seed ${failure.seed} --options mode=fancy`,
    );
    expect(report).toContain('npx tabard replay dumps/x.json');
  });

  test('comes again from its seed alone', () => {
    const failure = found();
    expect(checkGame(game, table, failure.seed)).toEqual(failure);
    expect(fuzz(game, { ...table, seed: failure.seed, games: 1 })).toMatchObject({ games: 1, failure });
  });

  test('leaves a record that opens just before it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tabard-dump-'));
    try {
      const failure = found();
      const path = writeDump(failure, folder)!;
      const match = verifyRecord(game, parseRecord(readFileSync(path, 'utf8')));
      expect(match.answers).toBe(failure.answers.length - 1);
      const last = failure.answers.at(-1)!;
      expect(() => match.answer(last.seat, last.key)).toThrow('turn.stuck asks seat 1 and offers nothing');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('in the set-up has no record, but a report', () => {
    const broken: typeof luckyPig = {
      ...luckyPig,
      setup: () => {
        throw new Error('no cards');
      },
    };
    const failure = checkGame(broken, { seats: 2 }, '1')!;
    expect(failure).toMatchObject({ check: 'runs', where: 'set-up', record: null, answers: [] });
    expect(failure.what).toContain('no cards');
    expect(writeDump(failure, 'nowhere')).toBeUndefined();
    expect(describeFailure(failure)).toContain('nothing');
  });
});

test('the fuzzer tells how far it is, and stops at the first failure', () => {
  const progress: number[] = [];
  const decisions: number[] = [];
  const closely = { first: 2, oneIn: 50 };
  const { games, failure, ...tried } = fuzz(luckyPig, {
    seats: 2,
    seed: 'P',
    games: 3,
    closely,
    onProgress: (now) => {
      progress.push(now.games);
      decisions.push(now.decisions);
    },
  });
  expect({ games, failure }).toEqual({ games: 3, failure: null });
  expect([...new Set(progress)]).toEqual([0, 1, 2, 3]); // and many times within a game
  expect(decisions).toEqual([...decisions].sort((a, b) => a - b));
  expect(tried).toMatchObject({ variants: 1, decisions: decisions.at(-1) });
  expect(tried.checks.journal).toBe(3);
  expect(tried.checks.offers).toBeGreaterThanOrEqual(tried.decisions);
});

test('the fuzzer sits down to other tables when it may, always to the same for the same seed', () => {
  const { min } = luckyPig.seats;
  const all = { seats: min, seed: 'T', games: 6, closely: { first: 1, oneIn: 100 }, anyTable: {} };
  const [first, second] = [fuzz(luckyPig, all), fuzz(luckyPig, all)];
  expect(first.failure).toBeNull();
  expect(first.variants).toBeGreaterThan(1);
  expect(second).toEqual(first);
});

test('a short seed is no false alarm: 1 stands on every board, and is not mistaken for the seed', () => {
  for (const seed of ['', '0', '1', '2'])
    expect(fuzz(luckyPig, { seats: 2, seed, games: 2, closely: { first: 40, oneIn: 1 } }).failure).toBeNull();
  expect(seedOfGame(seedOfGame('1', 0), 0)).toBe(seedOfGame('1', 0));
});
