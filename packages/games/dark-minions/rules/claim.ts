/** 15. The end of the game, announced. */
import { type Why, why } from '@tabard/kernel';
import { type Flow, type G, NONE, type Seat } from './board';
import { checkTowns } from './resolution';
import { settleCaptures } from './towers';
import { endGame, required, totalOf } from './victory';

/** Why this seat cannot announce the end. Only the seat itself is ever told (DM-15.4). */
export function claimForbidden(g: G, seat: Seat): Why | null {
  if (g.options.longerGame === 'on') return why('DM-15.11');
  if (g.b.phase === 'resolution') return why('DM-15.3'); // from Done to the last award
  const have = totalOf(g.b, g.content, seat);
  return have < required(g) ? why('DM-15.4', { needed: required(g), have }) : null;
}

/** DM-15.16, DM-15.17 What is committed so far and every Town that is met are settled first; then it is over. */
export function* claim(g: G, seat: Seat): Flow {
  g.tell('claim', { seat, total: totalOf(g.b, g.content, seat) }); // DM-15.18
  settleCaptures(g);
  checkTowns(g);
  endGame(g, 'claim');
}

/** Seats that have asked to announce as soon as they can (DM-R14), from the active one clockwise. */
export function seatThatClaimsAtOnce(g: G): Seat {
  for (const seat of g.clockwiseFrom(g.b.turn)) {
    if (claimsAtOnce(g, seat) && claimForbidden(g, seat) === null) return seat;
  }
  return NONE;
}

export const claimsAtOnce = (g: G, seat: Seat): boolean =>
  g.options.claim === 'automatic' || g.wish(seat, 'claim') === 'at-once';
