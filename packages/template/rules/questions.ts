/** Every question that the rules ask, what it is about, and what may be answered. How the answers are written: keys.ts. */
import type { QuestionOf } from '@tabard/kernel';

/** SD-1.1, SD-3. */
export type Act = { readonly reach: number } | 'leave';

export interface SleepingDragonAsks {
  /** Held so far, and the number that would wake the dragon. */
  'turn.act': { about: { held: number; wakes: number }; option: Act };
}

export type SleepingDragonQuestion = QuestionOf<SleepingDragonAsks>;
