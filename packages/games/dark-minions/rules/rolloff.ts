/** 13. Roll-offs: automatic, untouched by Overlords and tiles (DM-13.4, DM-13.7). */
import type { DieKind } from '../content';
import { type G, levelOf, NONE, type Seat, sum } from './board';

/** DM-13.1 The dice of the seat's current level, the white bonus die included (DM-R9), faces at face value. */
function rollSum(g: G, seat: Seat): number {
  const level = g.content.levels[levelOf(g.b, g.content, seat) - 1]; // DM-13.5
  const dice: DieKind[] = level.bonus ? [...level.dice, level.bonus] : [...level.dice];
  const faces = g.roll('rolloff', seat, dice);
  return sum(faces.map((face, i) => g.content.dice[dice[i]][face].value));
}

/**
 * Ranks the tied seats where it matters: for `first` the best two places (DM-R57), for `second` the best one. Seats
 * that are equal there roll again, only they (DM-13.3).
 */
export function rankByRollOff(g: G, seats: readonly Seat[], reason: Reason): Seat[] {
  return rank(g, seats, reason === 'first' ? 2 : 1, reason);
}

/** DM-12.5 The seat with the lowest roll loses its Tower. */
export function loserOfRollOff(g: G, seats: readonly Seat[], colour: number): Seat {
  let tied = seats;
  for (;;) {
    const sums = tied.map((seat) => rollSum(g, seat));
    const lowest = Math.min(...sums);
    const losers = tied.filter((_, i) => sums[i] === lowest);
    const decided = losers.length === 1;
    g.tell('rolloff.tower', { colour, seats: tied, sums, loser: decided ? losers[0] : NONE });
    if (decided) return losers[0];
    tied = losers;
  }
}

type Reason = 'first' | 'second';

/** The seats by their rolls, best first, until so many places are decided; ties that matter are rolled again. */
function rank(g: G, seats: readonly Seat[], places: number, reason: Reason): Seat[] {
  if (seats.length === 1 || places <= 0) return [...seats];
  const sums = seats.map((seat) => rollSum(g, seat));
  const best = Math.max(...sums);
  const leaders = seats.filter((_, i) => sums[i] === best);
  g.tell('rolloff', { reason, seats, sums, winner: leaders.length > 1 ? NONE : leaders[0] });
  const rest = seats.filter((_, i) => sums[i] !== best);
  const front = leaders.length > 1 ? rank(g, leaders, places, reason) : leaders;
  return [...front, ...rankRest(g, seats, sums, rest, places - leaders.length)];
}

/** Those behind the leaders are ranked by the same roll (DM-R57); only equals among them roll again. */
function rankRest(g: G, seats: readonly Seat[], sums: readonly number[], rest: Seat[], places: number): Seat[] {
  if (places <= 0 || rest.length === 0) return rest;
  const sumOf = (seat: Seat) => sums[seats.indexOf(seat)];
  const best = Math.max(...rest.map(sumOf));
  const next = rest.filter((seat) => sumOf(seat) === best);
  const behind = rest.filter((seat) => sumOf(seat) !== best);
  return [...(next.length > 1 ? rank(g, next, places, 'second') : next), ...behind];
}
