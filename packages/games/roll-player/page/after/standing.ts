/** Who stands where at the end, the best first: the rules have decided it (RP-26). */
import type { Seat } from '@tabard/kernel';
import { type Decided, placesOf } from '../../index';
import type { View } from '../view';

interface Result {
  readonly places: readonly { readonly seat: Seat; readonly place: number }[];
  readonly reason: Decided;
}

export function resultOf(view: View): Result {
  const { places, reason } = placesOf(view);
  const ranked = places.map((place, seat) => ({ seat, place })).sort((one, two) => one.place - two.place);
  return { places: ranked, reason };
}
