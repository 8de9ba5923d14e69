import type { SeatNow } from '@tabard/inn';
import { expect, test } from 'vitest';
import { firstForFriends, freeSeats, withOpen } from './open-seats';

const table = (kinds: string) => [...kinds].map((kind) => ({ kind: kind === 'p' ? 'person' : 'bot' }) as const);

test('who plays alone with bots has a seat for a friend; where somebody else may sit no bot goes by itself', () => {
  expect([firstForFriends(table('pbb')), freeSeats(table('pbb'), [1])]).toEqual([[1], 1]);
  expect([firstForFriends(table('bpb')), firstForFriends(table('ppb')), firstForFriends(table('p'))]).toEqual([
    [0],
    [],
    [],
  ]);
});

test('free are the seats of other persons, and of bots that were opened; of bots alone none is anybody else’s', () => {
  expect([freeSeats(table('ppb'), []), freeSeats(table('ppb'), [2]), freeSeats(table('pbb'), [])]).toEqual([1, 2, 0]);
  expect(freeSeats(table('bb'), [0])).toBe(1);
});

test('what is opened is open, and whoever sits elsewhere stays', () => {
  const seats = [
    { kind: 'person', guest: 0, name: 'Ann' },
    { kind: 'bot', guest: null, bot: 'schemer', name: 'Bone' },
    { kind: 'bot', guest: null, bot: 'captain', name: 'Rot' },
  ] as unknown as SeatNow[];
  const [ann, opened, rot] = withOpen(seats, [1]);
  expect(opened).toEqual({ kind: 'person' });
  expect([ann, rot]).toEqual(withOpen(seats, []).filter((_, at) => at !== 1));
  expect(rot).toMatchObject({ kind: 'bot', bot: 'captain' });
});
