/** What is done for somebody whose time has run out: as little as the rules allow; RP-R34 stored dice from top to bottom. */
import type { PendingAsk, Seen } from '@tabard/kernel';

const CAUTIOUS: readonly string[] = ['pass', 'done', 'none', 'stop', 'no', 'roll', 'fight', '0', '0:0'];

/** Where something must be chosen, the rules say nothing. */
export const undecided = (_seen: Seen, { question, options }: PendingAsk): string | undefined =>
  CAUTIOUS.find((key) => options.includes(key)) ?? (question === 'stored.place' ? options[0] : undefined);
