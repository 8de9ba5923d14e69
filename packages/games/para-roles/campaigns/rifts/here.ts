/** Where the party stands among the rifts. */
import type { Enemy, Portal, Rifts, Seen } from '../../rules/board';

export const riftsOf = ({ b }: Seen): Rifts => b.rifts as Rifts;
export const here = (seen: Seen): Portal => riftsOf(seen).portals[riftsOf(seen).at];
export const nameHere = (seen: Seen): string => seen.content.rifts.portals[riftsOf(seen).at].id;
export const isPortalFight = ({ b }: Seen): boolean => b.fight?.kind === 'portal';
/** PR-P26: Undead Guards do not count. */
export const enemiesPresent = ({ b }: Seen): Enemy[] => b.enemies.filter(({ type }) => type !== 'undead-guard');
