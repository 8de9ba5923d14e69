/** The moments that decided a game: where the winner's lead over everybody else moved most. */
import type { Seat } from '@tabard/kernel';

/** took: another seat leads now. level: nobody does. widened, narrowed: the same seat leads by more, by less. gained: behind the leader. */
export type TurningPointKind = 'took' | 'level' | 'widened' | 'narrowed' | 'gained';

export interface TurningPoint {
  /** So many answers stood when it had happened. */
  readonly answers: number;
  readonly kind: TurningPointKind;
  /** Who leads now (took, widened, narrowed), did lead (level), or scored (gained). */
  readonly seat: Seat;
  /** The leader's lead; for `gained` the seat's own score. */
  readonly before: number;
  readonly after: number;
  /** How far the winner's lead moved, and which way. */
  readonly swing: number;
}

export function momentsOf(scores: readonly (readonly number[])[], winner: Seat, most = 5): TurningPoint[] {
  const moments: TurningPoint[] = [];
  for (let answers = 1; answers < scores.length; answers++) {
    const before = scores[answers - 1];
    const after = scores[answers];
    const swing = leadOf(after, winner) - leadOf(before, winner);
    if (swing !== 0) moments.push({ answers, swing, ...describe(before, after) });
  }
  // Of equal swings the later one: there was less time left to answer it.
  const weightiest = moments.sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing) || b.answers - a.answers);
  return weightiest.slice(0, most).sort((a, b) => a.answers - b.answers);
}

/** By how much a seat is ahead of the best of the others; negative when it is behind. */
export function leadOf(scores: readonly number[], seat: Seat): number {
  return scores[seat] - Math.max(...scores.filter((_, other) => other !== seat));
}

const leaderOf = (scores: readonly number[]): Seat => scores.findIndex((_, seat) => leadOf(scores, seat) > 0);

function describe(before: readonly number[], after: readonly number[]): Omit<TurningPoint, 'answers' | 'swing'> {
  const [was, is] = [leaderOf(before), leaderOf(after)];
  if (is >= 0 && is !== was) return { kind: 'took', seat: is, before: 0, after: leadOf(after, is) };
  if (is < 0 && was >= 0) return { kind: 'level', seat: was, before: leadOf(before, was), after: 0 };
  if (is >= 0 && leadOf(before, is) !== leadOf(after, is)) {
    const lead = { before: leadOf(before, is), after: leadOf(after, is) };
    return { kind: lead.after > lead.before ? 'widened' : 'narrowed', seat: is, ...lead };
  }
  const gains = after.map((score, seat) => Math.abs(score - before[seat]));
  const seat = gains.indexOf(Math.max(...gains));
  return { kind: 'gained', seat, before: before[seat], after: after[seat] };
}
