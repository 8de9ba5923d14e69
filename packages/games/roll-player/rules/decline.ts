/** RP-7.12: what an effect offers may be declined; where there is nothing to choose, nothing is asked. */

export const orDone = <T>(offered: readonly T[]): (T | 'done')[] => (offered.length === 0 ? [] : [...offered, 'done']);

/** What was chosen; null: nothing was there, or wanted. */
export const unlessDone = <T>(answer: T | 'done' | undefined): T | null =>
  answer === undefined || answer === 'done' ? null : answer;
