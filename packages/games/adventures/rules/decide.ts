/**
 * RA-7.1, RA-7.5, RA-R22, RA-R90: what the party decides together, the exhausted with it. How it agrees is the table's
 * affair; a tie is the storyteller's.
 */
import type { AskExtras, ExtrasOf, Flow, OptionOf, Seat } from '@tabard/kernel';
import type { G } from './board';
import type { AdventuresAsks, AdventuresQuestion } from './questions';

// biome-ignore lint/suspicious/noExplicitAny: the first line of `decide` says what each question is told
type AnyExtras = AskExtras<any, any>;

type Option = OptionOf<AdventuresAsks, AdventuresQuestion>;

/** One answer for the whole party; nobody is asked where there is but one. */
export function decide<const T extends OptionOf<AdventuresAsks, Name>, Name extends AdventuresQuestion>(
  g: G,
  question: Name,
  offer: () => readonly T[],
  ...extras: ExtrasOf<AdventuresAsks, Name, T>
): Flow<T>;
export function* decide(
  g: G,
  question: AdventuresQuestion,
  offer: () => readonly Option[],
  extras?: AnyExtras,
): Flow<unknown> {
  return (yield* g.together(question, offer, { ...extras, casting: g.b.storyteller })).value; // RA-7.2
}

/** Questions that every seat answers for itself, and that are about nothing else. */
type ForEach = 'mastery.raise';

/** RA-1.3: every seat for itself, in whatever order they like; who has no choice is not asked. */
export function* eachChooses<const T extends OptionOf<AdventuresAsks, ForEach>>(
  g: G,
  question: ForEach,
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
