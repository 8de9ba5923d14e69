/** Who has come, who has been away for how long, and who may do something about it. */
import type { TableCard } from '@tabard/inn';
import { expect, test } from 'vitest';
import { arrivals } from './arrivals';
import { awaySince, mayCallBot } from './long-away';
import { timeAgo } from './time-ago';

const guest = (number: number, name: string, more: object = {}) => ({
  ...{ guest: number, name, here: true, awaited: false, gone: false },
  ...more,
});
const card = (guests: object[], more: object = {}) =>
  ({
    id: 't',
    host: 0,
    guests,
    seats: guests.map((_, at) => ({ kind: 'person', guest: at, name: 'x', bot: null })),
    ...more,
  }) as unknown as TableCard;

test('who comes is heard: strangers, and who was expected; not oneself, nor who was here before', () => {
  const before = card([
    guest(0, 'Ann'),
    guest(1, 'Ben', { awaited: true, here: false }),
    guest(2, 'Cid', { here: false }),
  ]);
  const now = card([
    guest(0, 'Ann'),
    guest(1, 'Ben'),
    guest(2, 'Cid'),
    guest(3, 'Dot'),
    guest(4, 'Eve', { gone: true }),
  ]);
  expect(arrivals(before, now, 0)).toEqual(['Ben', 'Dot']);
  expect(arrivals(before, now, 3)).toEqual(['Ben']);
  expect(arrivals(null, now, 0)).toEqual([]);
  expect(arrivals({ ...before, id: 'another' }, now, 0)).toEqual([]);
});

test('away counts from when it was first seen, and begins anew after a return', () => {
  const isAway = (here: boolean) => card([guest(0, 'Ann'), guest(1, 'Ben', { here })]);
  const once = awaySince(new Map(), isAway(false), 1_000);
  expect([...once]).toEqual([[1, 1_000]]);
  expect([...awaySince(once, isAway(false), 9_000)]).toEqual([[1, 1_000]]);
  const back = awaySince(once, isAway(true), 9_000);
  expect([...back]).toEqual([]);
  expect([...awaySince(back, isAway(false), 20_000)]).toEqual([[1, 20_000]]);
});

test('a bot may be called by the host, and by whoever is left alone; nobody else, and never by an onlooker', () => {
  const three = (...here: boolean[]) => card(here.map((one, at) => guest(at, 'ABC'[at], { here: one })));
  expect(mayCallBot(three(true, false, true), 0)).toBe(true);
  expect(mayCallBot(three(false, true, true), 1)).toBe(false);
  expect(mayCallBot(three(false, true, false), 1)).toBe(true);
  expect(mayCallBot(three(false, true, false), null)).toBe(false);
  const onlooker = card([guest(0, 'A', { here: false }), guest(1, 'B')], { seats: [{ kind: 'person', guest: 0 }] });
  expect(mayCallBot(onlooker, 1)).toBe(false);
});

test('times are told in the largest unit that says them', () => {
  expect([20_000, 61_000, 3 * 60 * 60_000, 49 * 60 * 60_000].map((ms) => timeAgo(ms, 'en'))).toEqual([
    'now',
    '1 minute ago',
    '3 hours ago',
    '2 days ago',
  ]);
  expect(timeAgo(26 * 60 * 60_000, 'de')).toBe('gestern');
});
