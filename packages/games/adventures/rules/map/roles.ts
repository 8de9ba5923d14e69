/** RA-4.6, RA-4.7, RA-9.3: the storyteller, and the tome keeper on the storyteller's right. */
import type { Seat } from '@tabard/kernel';
import type { Seen } from '../board';

export const left = (seats: number, seat: Seat): Seat => (seat + 1) % seats;
export const right = (seats: number, seat: Seat): Seat => (seat + seats - 1) % seats;
export const keeperOf = ({ b, seats }: Pick<Seen, 'b' | 'seats'>): Seat => right(seats, b.storyteller);

/** RA-10.2, RA-R11: in an encounter the tome keeper reads. */
export const readerOf = (seen: Pick<Seen, 'b' | 'seats'>): Seat =>
  seen.b.map.encounter ? keeperOf(seen) : seen.b.storyteller;
