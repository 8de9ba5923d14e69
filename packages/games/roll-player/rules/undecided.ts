/** What is done for somebody whose time has run out: as little as the rules allow (RP-R34 for stored dice). */
import type { PendingAsk, Seen } from '@tabard/kernel';

const CAUTIOUS: readonly string[] = ['pass', 'done', 'none', 'stop', 'no', 'roll', 'fight', '0', '0:0'];

/** A Market turn must do something: discarding the first card costs nothing. */
export const undecided = (_seen: Seen, { options }: PendingAsk): string =>
  CAUTIOUS.find((key) => options.includes(key)) ?? options.find((key) => key.startsWith('discard:')) ?? options[0];
