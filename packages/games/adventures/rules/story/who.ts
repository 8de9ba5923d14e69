/** Whom an effect concerns (ledger, 5.2: `who`). Nobody fits: nothing happens. */
import type { Flow, Seat } from '@tabard/kernel';
import { ATTRS } from '../../content';
import type { Who } from '../../content/storybook';
import type { G } from '../board';
import { decide } from '../decide';
import { isExhausted, rowAt } from '../party/stamina';
import type { WhomQuestion } from '../questions';

export function* whoIs(
  g: G,
  who: Who,
  question: WhomQuestion,
  may: (seat: Seat) => boolean = () => true,
): Flow<Seat[]> {
  const { b } = g;
  const all = g.clockwiseFrom(0).filter(may);
  if (who === 'each') return all;
  if (who === 'storyteller') return all.filter((seat) => seat === b.storyteller);
  if (who === 'exhausted') return all.filter((seat) => isExhausted(b, seat));
  if (who === 'not_exhausted') return all.filter((seat) => !isExhausted(b, seat));
  if (typeof who === 'object' && 'class_color' in who) {
    return all.filter((seat) => g.content.classes[b.classOf[seat]].colour === who.class_color);
  }
  if (all.length === 0) return [];
  if (who === 'chosen') return [yield* decide(g, question, () => g.clockwiseFrom(0).filter(may))];
  const score = (seat: Seat) => b.scores[rowAt(seat, ATTRS.indexOf(who.highest))];
  const most = Math.max(...all.map(score));
  return [yield* decide(g, question, () => all.filter((seat) => score(seat) === most))];
}
