/** What a bot looks at while it thinks: what its seat sees, and how good it is. */
import type { Seat } from '@tabard/kernel';
import type { Requirement, SkillName } from '../physics';
import { combatOf, foeOf, type Seen } from '../rules/board';
import { requirementsOfCombat } from '../rules/requirements';

export interface Grade {
  readonly id: SkillName;
  /** Looks past the die in its hand: at the Heroes who come next, at harm, at the Boss. */
  readonly foresight: boolean;
}

export interface FighterSight extends Seen {
  readonly seat: Seat;
  readonly grade: Grade;
}

/** Whom a throw is aimed at, met or imagined. */
export interface Foe {
  readonly life: number;
  readonly damage: number;
  readonly reqs: readonly Requirement[];
  readonly isBoss: boolean;
}

export function foeNow(s: FighterSight): Foe {
  const { life, isBoss } = combatOf(s);
  return { life, damage: foeOf(s).damage, reqs: requirementsOfCombat(s), isBoss: isBoss === 1 };
}
