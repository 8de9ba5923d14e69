/** How much of the disk a table may have. */
import type { GuestDeed } from '@tabard/inn';
import type { Table } from '@tabard/table';
import { expect, test } from 'vitest';
import type { Room } from '../room/room';
import { MOST_BYTES, mayDo, type Situation, sizeOf } from './deeds';

const room = { paused: false, host: 0, seats: [{ kind: 'person', guest: 0 }] } as unknown as Room;
const table = { moment: 10, match: { answers: 5, pending: { asks: [] } } } as unknown as Table;
const at = (bytes: number) => ({ table, room, bytes, at: 0 }) as unknown as Situation;
const point: GuestDeed = { kind: 'point', seat: 0, what: 'x' };
const answer: GuestDeed = { kind: 'answer', seat: 0, key: 'roll' };

test('a log that is full says so; what is asked may still be answered, but not for ever', () => {
  const full = { by: 'inn', reason: 'log-full' };
  expect([mayDo(0, point, 0, at(MOST_BYTES - 1)), mayDo(0, point, 0, at(MOST_BYTES))]).toEqual([null, full]);
  expect([mayDo(0, answer, 0, at(MOST_BYTES)), mayDo(0, answer, 0, at(MOST_BYTES * 2))]).toEqual([null, full]);
});

test('what people may choose of an entry is counted', () => {
  const letters = (key: string) =>
    sizeOf({ kind: 'answer', seat: 0, key }) - sizeOf({ kind: 'answer', seat: 0, key: '' });
  expect(letters('x'.repeat(3_000))).toBe(3_000);
  const pointed = (what: string) => sizeOf({ kind: 'point', seat: 0, what });
  expect(pointed('there') - pointed('')).toBe(5);
});
