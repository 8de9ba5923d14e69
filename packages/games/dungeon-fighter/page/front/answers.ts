/** The answers of a window: in which order they stand, and what each of them names. */
import type { Seat } from '@tabard/kernel';
import type { WindowOption } from '../asked';

/** Answers that take nothing: they stand as plain buttons after the others. */
const PLAIN: readonly WindowOption[] = ['keep', 'pass', 'decline', 'none', 'done', 'leave', 'no'];
export const isPlain = (option: WindowOption): boolean => PLAIN.includes(option);

export interface Answer {
  readonly option: WindowOption;
  readonly key: string;
}

/** What does something first, in the order of the rules; what takes nothing after it. */
export const inOrder = (answers: readonly Answer[]): Answer[] => [
  ...answers.filter(({ option }) => !isPlain(option)),
  ...answers.filter(({ option }) => isPlain(option)),
];

/** The card that an answer uses. */
export function cardIn(option: WindowOption): number | undefined {
  if (typeof option === 'number') return option;
  if (typeof option === 'string') return undefined;
  return 'use' in option ? option.use : 'relic' in option ? option.relic : undefined;
}

/** Whom an answer names. */
export function seatIn(option: WindowOption): Seat | undefined {
  if (typeof option !== 'object') return undefined;
  return 'hero' in option ? option.hero : 'leader' in option ? option.leader : undefined;
}
