/**
 * RA-7.1, RA-7.5, RA-R22, RA-R90: what the party decides together, the exhausted with it. How it agrees is the table's
 * affair; a tie is the storyteller's.
 */
import type { AskExtras, Flow, Seat, Value } from '@tabard/kernel';
import type { G } from './board';
import type { AdventuresQuestion } from './questions';

export function* decide<const T extends Value>(
  g: G,
  question: AdventuresQuestion,
  offer: () => readonly T[],
  extras?: AskExtras<T>,
): Flow<T> {
  return (yield* g.together(question, offer, { ...extras, casting: g.b.storyteller })).value; // RA-7.2
}

/** One of these seats; nobody is asked where there is one. */
export function* decideSeat(
  g: G,
  question: AdventuresQuestion,
  offer: () => readonly Seat[],
  about?: AskExtras<Seat>['about'],
): Flow<Seat> {
  return yield* decide(g, question, offer, about && { about });
}

/** RA-1.3: every seat for itself, in whatever order they like; who has no choice is not asked. */
export function* eachChooses<const T extends Value>(
  g: G,
  question: AdventuresQuestion,
  offer: (seat: Seat) => readonly T[],
  use: (seat: Seat, value: T) => void,
): Flow {
  let waiting = g.clockwiseFrom(0).filter((seat) => {
    const open = offer(seat);
    if (open.length === 1) use(seat, open[0]);
    return open.length > 1;
  });
  while (waiting.length > 0) {
    const { seat, value } = yield* g.first(waiting, question, offer);
    use(seat, value);
    waiting = waiting.filter((one) => one !== seat);
  }
}
