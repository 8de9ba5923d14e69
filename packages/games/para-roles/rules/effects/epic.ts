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
