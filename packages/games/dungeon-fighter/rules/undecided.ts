/** DF-R104.9: what is done for somebody whose time has run out. Where nothing careful is offered the rules say nothing. */
import type { PendingAsk, Seen } from '@tabard/kernel';

const CAUTIOUS: readonly string[] = [
  'assist:bullseye',
  'assist',
  'keep',
  'pass',
  'done',
  'no',
  'decline',
  'none',
  'back',
  'bonus',
];

export const undecided = (_seen: Seen, { options }: PendingAsk): string | undefined =>
  CAUTIOUS.find((key) => options.includes(key));
