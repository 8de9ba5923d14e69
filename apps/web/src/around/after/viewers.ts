/** Through whose eyes a played game may be seen. */
import type { Seat, Viewer } from '@tabard/kernel';
import type { After } from './use-after';

/** In a game that goes on only the one person who plays it here may look into a hand. */
export function seatsToLookThrough({ played, over }: Pick<After, 'played' | 'over'>): Seat[] {
  const seats = [...played.sitters.keys()];
  if (over) return seats;
  const persons = seats.filter((seat) => played.sitters[seat].kind === 'person');
  return persons.length === 1 ? persons : [];
}

export function viewersOf(after: After): Viewer[] {
  const seats = seatsToLookThrough(after);
  return after.over ? ['everything', null, ...seats] : [...seats, null];
}
