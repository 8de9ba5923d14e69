/** Where the rooms of a level stand on the map: a tree that grows to the right, a leaf a row. Pure. */
import type { Room } from '../../index';

export interface Standing {
  readonly room: Room | null;
  /** A closed door of this room, when `room` is null. */
  readonly doorOf: number;
  readonly column: number;
  readonly row: number;
  /** Where its line comes from; null for the landing. */
  readonly from: { readonly column: number; readonly row: number } | null;
}

export function standingsOf(rooms: readonly Room[]): Standing[] {
  const found: Standing[] = [];
  let nextRow = 0;

  /** Stands `room` and all behind it; gives its row. */
  function stand(room: Room, column: number): number {
    const place = found.length;
    found.push({ room, doorOf: room.id, column, row: 0, from: null });
    const branches: number[] = [];
    for (const other of rooms)
      if (other.from === room.id && other.id !== room.id) branches.push(stand(other, column + 1));
    for (let door = 0; door < room.doors; door++) {
      found.push({ room: null, doorOf: room.id, column: column + 1, row: nextRow, from: null });
      branches.push(nextRow++);
    }
    const row = branches.length === 0 ? nextRow++ : (branches[0] + branches[branches.length - 1]) / 2;
    found[place] = { ...found[place], row };
    return row;
  }

  const landing = rooms.find(({ from }) => from < 0);
  if (landing) stand(landing, 0);
  const placeOf = (id: number) => found.find(({ room }) => room?.id === id);
  return found.map((it) => {
    const before = it.room === null ? placeOf(it.doorOf) : it.room.from < 0 ? undefined : placeOf(it.room.from);
    return { ...it, from: before ? { column: before.column, row: before.row } : null };
  });
}
