/** RA-7.1, RA-R22: what the party decides together. How it agrees is the table's affair; a tie is the storyteller's. */
import type { AskExtras, Flow, Seat, Value } from '@tabard/kernel';
import type { G } from './board';

export function* decide<const T extends Value>(
  g: G,
  question: string,
  offer: () => readonly T[],
  extras?: AskExtras<T>,
): Flow<T> {
  return (yield* g.together(question, offer, { ...extras, casting: g.b.storyteller })).value; // RA-7.2
}

/** One of these seats; nobody is asked where there is one. */
export function* decideSeat(
  g: G,
  question: string,
  offer: () => readonly Seat[],
  about?: AskExtras<Seat>['about'],
): Flow<Seat> {
  return yield* decide(g, question, offer, about && { about });
}
