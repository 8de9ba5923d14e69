/** 14. Victory points, 15. the end of the game. */
import { type Why, why } from '@tabard/kernel';
import type { Content } from '../content';
import { type DarkMinions, type Flow, type G, levelOf, NONE, type Seat } from './board';
import { checkTowns } from './resolution';
import { settleCaptures } from './towers';

/** DM-14.1 Towers, minions and Overlords are worth nothing (DM-14.3). */
export function totalOf(b: DarkMinions, c: Content, seat: Seat): number {
  const { rule } = c;
  let total = c.levels[levelOf(b, c, seat) - 1].vp; // DM-14.2
  for (const town of b.townsWon[seat]) total += c.towns[town].vp;
  total += b.vpOne[seat] * rule.triggerVp + b.vpTwo[seat] * rule.secondVp;
  total += b.tileOne[seat] * rule.startTiles[0] + b.tileTwo[seat] * rule.startTiles[1];
  return total + b.skulls[seat] * rule.skullVp;
}

export const required = (g: G): number => g.content.rule.requiredVp[g.seats as 3 | 4 | 5]; // DM-15.1

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

export const endByTheEnd = (g: G): never => endGame(g, 'theEnd');

/** DM-15.6 to DM-15.9: most VP, then most Towns won, then the highest level; then the victory is shared. */
export function endGame(g: G, reason: 'claim' | 'theEnd' | 'noTowns' | 'roundLimit'): never {
  const { b, content: c } = g;
  const seats = g.clockwiseFrom(0);
  const scores = seats.map((seat) => totalOf(b, c, seat));
  const ahead = (x: Seat, y: Seat): number =>
    scores[x] - scores[y] || b.townsWon[x].length - b.townsWon[y].length || levelOf(b, c, x) - levelOf(b, c, y);
  const places = seats.map((seat) => 1 + seats.filter((rival) => ahead(rival, seat) > 0).length);
  const winners = seats.filter((seat) => places[seat] === 1);
  const vp = scores[winners[0]];
  g.tell('game.ends', { reason });
  if (winners.length === 1) g.tell('game.won', { seat: winners[0], vp });
  else g.tell('game.shared', { seats: winners, vp });
  return g.end({ places, scores, reason });
}
