import { expect, test } from 'vitest';
import type { Room } from '../../index';
import { standingsOf } from './dungeon-tree';

const room = (id: number, from: number, doors = 0): Room => ({ id, from, doors }) as Room;

test('a landing with three closed doors stands before the middle one', () => {
  const [landing, ...doors] = standingsOf([room(0, -1, 3)]);
  expect(landing).toMatchObject({ column: 0, row: 1, from: null });
  expect(doors.map(({ column, row }) => [column, row])).toEqual([
    [1, 0],
    [1, 1],
    [1, 2],
  ]);
  expect(doors[0].from).toEqual({ column: 0, row: 1 });
});

test('no two rooms stand in one place, and each line begins at the room before', () => {
  const rooms = [room(0, -1, 1), room(1, 0, 0), room(2, 0, 1), room(3, 2, 2)];
  const found = standingsOf(rooms);
  expect(found.filter(({ room }) => room === null)).toHaveLength(4);
  expect(new Set(found.map(({ column, row }) => `${column} ${row}`)).size).toBe(found.length);
  const third = found.find((it) => it.room?.id === 3)!;
  const second = found.find((it) => it.room?.id === 2)!;
  expect(third.from).toEqual({ column: second.column, row: second.row });
  expect(third.column).toBe(2);
});
