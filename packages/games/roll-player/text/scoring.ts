/** RP-25 for the end screen: what the Stars are made of, category by category. */
import type { Message } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import { hasDied, type Seen, seatsOf } from '../rules/board';
import { CATEGORIES, sheetOf } from '../rules/end/scoring';
import { say } from './names';

/** The same categories for every seat, so that they stand beside each other: those that anybody has a line for. */
export function scoring(seen: Seen, seat: Seat): { readonly what: Message; readonly points: number }[] {
  if (hasDied(seen)) return []; // RP-27.16
  const counted = new Set(seatsOf(seen).flatMap((one) => sheetOf(seen, one).lines.map(({ category }) => category)));
  const { byCategory } = sheetOf(seen, seat);
  return CATEGORIES.filter((category) => counted.has(category)).map((category) => ({
    what: say(`scoring.${category}`),
    points: byCategory[category],
  }));
}
