/** Before the first room: a Hero, and who leads. */
import type { Card } from '../rules/board';
import type { FighterSight } from './sight';

/** Those who deal damage first; a party of two wants one who heals. */
const LIKED: readonly string[] = [
  'lebron-bearskin',
  'marla-morningstar',
  'yrsa-earworm',
  'jack-boatless',
  'gerda-gravy',
  'tib-suds',
];

export function heroWorth({ content }: FighterSight, hero: Card): number {
  const place = LIKED.indexOf(content.heroes[hero].id);
  return place < 0 ? 0 : LIKED.length - place;
}
