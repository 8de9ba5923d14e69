import type { Scenario } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { manners } from './manners';
import { party } from './scenarios/table.fixture';

type Asked = Parameters<typeof manners.routine>[0];

const FOE = { enemies: [{ cards: [9, 8, 5, 4] }] };
/** Ragna (seat 2) charges her EPIC; `charge`: the turns she has spent on it. */
const charging = (charge: number, given: object = {}): Scenario =>
  party({ ...FOE, epicUse: 0, party: { 2: { charging: 'xxx', charge } }, ...given }, {});
const routineOf = (game: Scenario, seat = 2) => {
  const ask = game.match.pending.asks.find((one) => one.seat === seat)!;
  return manners.routine({ seen: game.match.seen(seat), ask, extras: [] } as Asked);
};
const ALL_ACTED = { 0: { acted: 1 }, 1: { acted: 1 }, 3: { acted: 1 } };

test("PR-10.4 PR-10.6 the second turn of a charge is nobody's decision", () => {
  expect(routineOf(charging(1))).toEqual({ key: 'charge', kind: 'pass' });
  expect(routineOf(charging(1), 0)).toBeNull(); // Who charges nothing decides.
});

test('PR-10.5 PR-5.4 a due EPIC waits for its user while others are still to act, and for nobody after that', () => {
  expect(routineOf(charging(2))).toBeNull();
  const last = { party: { ...ALL_ACTED, 2: { charging: 'xxx', charge: 2 } } };
  expect(routineOf(charging(2, last))).toEqual({ key: 'charge', kind: 'pass' });
});

test('PR-13.22 who has an EPIC running that acts with its own turn is asked when that shall be', () => {
  const needles = { effects: [{ effect: 'acupuncture', user: 2 }] };
  expect(routineOf(charging(1, needles))).toBeNull();
  const others = { effects: [{ effect: 'acupuncture', user: 1 }] };
  expect(routineOf(charging(1, others))).toEqual({ key: 'charge', kind: 'pass' });
});
