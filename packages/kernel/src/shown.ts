/** What is shown of a question is a copy: the options of a live one may be the very list that a rule holds. */
import type { Pending, PendingAsk } from './match';
import { copy } from './plain';

export function shownAsk({ seat, kind, question, about, options, input }: PendingAsk): PendingAsk {
  return { seat, kind, question, about: copy(about), options: options.slice(), input: input && copy(input) };
}

export const shownPending = ({ asks, interrupts }: Pending): Pending => ({
  asks: asks.map(shownAsk),
  interrupts: interrupts.map(({ seat, options }) => ({ seat, options: options.slice() })),
});
