/**
 * Somebody takes a game home in its midst. Whoever does plays alone: they know all dice to come from then on. So the inn's vow
 * is taken off the table for everybody to see, the game is practice, and nobody else can be asked to a seat.
 */
import type { Setup } from '@tabard/kernel';
import type { TableState } from '@tabard/table';
import { InnRefusal } from './refusal';
import type { Room, RoomSeat } from './room';

export function takenHome(room: Room, guest: number): Room {
  const { head, seats } = room;
  if (!head) throw new InnRefusal('not-begun');
  if (!seats.every((seat) => isTheirsAlone(seat, guest))) throw new InnRefusal('not-over');
  const { setup, from } = head;
  const told = { ...head, setup: { ...setup, match: seedTold(setup.match) }, ...(from && { from: standsTold(from) }) };
  return { ...room, vow: null, takeover: null, takenHome: true, head: told };
}

/** Nor does anybody come back to it. */
const isTheirsAlone = (seat: RoomSeat, guest: number): boolean =>
  seat.kind === 'bot' || (seat.guest === guest && (seat.before?.guest ?? guest) === guest);

/** No inn stands for dice that somebody knows, and such a game is practice. */
function seedTold<T extends Pick<Setup, 'vow' | 'practice'>>({ vow: _, ...setup }: T): Omit<T, 'vow'> {
  return { ...setup, practice: true };
}

/** Where such a table stood before. */
export const standsTold = (stands: TableState): TableState => ({
  ...stands,
  match: { ...stands.match, setup: seedTold(stands.match.setup) },
});
