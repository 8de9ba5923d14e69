/** DF-11, DF-27: which Specific Throw Requirements are in force. */

import type { Weapon } from '../content';
import { REQUIREMENTS, type Requirement } from '../physics';
import { type Card, combatOf, equipment, foeOf, roomCard, type Seen } from './board';

/** Each once (DF-11.4, DF-R62), in one order everywhere. */
const each = (wanted: readonly Requirement[]): Requirement[] => REQUIREMENTS.filter((req) => wanted.includes(req));

/** DF-11.1: what binds every throw of this combat, whoever makes it. */
export function requirementsOfCombat(seen: Seen): Requirement[] {
  const foe = foeOf(seen);
  const room = combatOf(seen).isBoss ? null : roomCard(seen); // DF-19.8
  return each([...(foe.req ? [foe.req] : []), ...madness(seen), ...(room?.req ? [room.req] : [])]);
}

/** DF-27.3: the requirements that Madness has made active. */
function madness(seen: Seen): readonly Requirement[] {
  const { ability } = foeOf(seen);
  return ability?.kind === 'madness' ? ability.reqs.slice(0, combatOf(seen).hits) : [];
}

/** DF-11.3: all that this throw must meet. */
export function requirementsOfThrow(seen: Seen, weapons: readonly Card[], dancing: boolean): Requirement[] {
  const ofWeapons = weapons.flatMap((card) => (equipment(seen, card) as Weapon).req ?? []); // DF-11.2
  return each([...requirementsOfCombat(seen), ...ofWeapons, ...(dancing ? (['dancing'] as const) : [])]);
}
