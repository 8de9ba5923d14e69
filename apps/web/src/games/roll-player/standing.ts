/** Who stands where at the end (RP-26), for the pictures: the rules have decided it. */
import type { Seat } from '@tabard/kernel';
import { classDice, isSolitaire, seatsOf, sheetOf } from '@tabard/roll-player';
import type { View } from './view';

export interface Place {
  readonly seat: Seat;
  readonly place: number;
}

/** Best first. */
export function placesOf(view: View): Place[] {
  const marks = seatsOf(view).map((seat) => [
    sheetOf(view, seat).total,
    view.b.heroes[seat].gold,
    -classDice(view, seat),
  ]);
  const before = (one: readonly number[], two: readonly number[]): number => {
    const at = one.findIndex((mark, i) => mark !== two[i]);
    return at < 0 ? 0 : one[at] - two[at];
  };
  return marks
    .map((own, seat) => ({ seat, place: 1 + marks.filter((other) => before(other, own) > 0).length }))
    .sort((one, two) => one.place - two.place);
}

/** RP-27.16. */
export const hasDied = (view: View): boolean =>
  isSolitaire(view) && view.b.phase === 'over' && view.b.combat?.results[0]?.success === 0;
