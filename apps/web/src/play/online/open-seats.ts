/** Which seats of a table are for friends: those of other persons, and those of bots that are opened. */
import type { SeatNow } from '@tabard/inn';
import type { Sitter } from '@tabard/table';
import { asItIs, type NewSeat } from './inn-api';

/** All seats as they are, these open to friends. */
export const withOpen = (seats: readonly SeatNow[], open: readonly number[]): NewSeat[] =>
  seats.map((seat, at) => (open.includes(at) ? { kind: 'person' } : asItIs(seat)));

/** Who plays alone with bots and goes online has a friend in mind: the first bot makes room, unless somebody else may sit already. */
export function firstForFriends(sitters: readonly Pick<Sitter, 'kind'>[]): readonly number[] {
  const persons = sitters.filter(({ kind }) => kind === 'person').length;
  const first = sitters.findIndex(({ kind }) => kind === 'bot');
  return persons > 1 || first < 0 ? [] : [first];
}

/** How many friends find a seat: the first person's is taken by whoever brings the game. */
export const freeSeats = (sitters: readonly Pick<Sitter, 'kind'>[], opened: readonly number[]): number =>
  Math.max(0, sitters.filter(({ kind }) => kind === 'person').length - 1) + opened.length;
