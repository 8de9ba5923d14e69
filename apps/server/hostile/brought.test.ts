/** A few hundred forged games; `npm run attack -- brought` makes a hundred thousand. */
import { expect, test } from 'vitest';
import { games } from '../src/games';
import { forgeLogs } from './brought.fixture';

test('whatever game is brought, it is refused in a sentence, or played anew and as good as any', () => {
  const report = forgeLogs({ games, mutations: 300, seed: 1 });
  expect(report.made).toBe(300);
  expect(report.accepted).toBeGreaterThan(8);
  expect(report.others).toBeGreaterThan(8);
  expect(Object.keys(report.reasons).length).toBeGreaterThan(6);
});
