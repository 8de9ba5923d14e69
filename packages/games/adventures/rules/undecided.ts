/** RA-R22: what is done for a seat whose time ran out: it is done, refuses payments, and takes the first of a forced choice. */
import type { PendingAsk } from '@tabard/kernel';
import type { Seen } from './board';

const REFUSALS = ['done', 'best', 'confirm', 'enough', 'no', 'stop'] as const;

export const undecided = (_seen: Seen, { options }: PendingAsk): string =>
  REFUSALS.find((key) => options.includes(key)) ?? options[0];
