/** An EPIC as the rules see it: what its activation asks and does at once, and what runs afterwards, if anything. */
import type { Flow } from '@tabard/kernel';
import type { G, Running } from '../board';
import type { Effect } from './effect';

export interface Epic {
  /** PR-6.5: whether it may be declared at all. */
  readonly allowed?: (g: G) => boolean;
  /** Returns whether anything goes on running; without it, the effect runs. */
  activate?(g: G, run: Running): Flow<boolean>;
  readonly effect?: Effect;
}

/** Whom its user strikes comes later; a Queen who has turned it is none of them. */
export function* withNobody(_g: G, run: Running): Flow<boolean> {
  run.who = [];
  return true;
}

/**
 * An EPIC that affects only its user. Seductive Smile does not change it (PR-19.2), so that one of the user's own and one
 * that was turned are the same EPIC twice, and do not add up (PR-10.19).
 */
export const usersOwn = (effect: Effect): Epic => ({ activate: withNobody, effect: { ...effect, userOnly: true } });
