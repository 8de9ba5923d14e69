/** Before the first room: a Hero, and who leads. */
import type { PendingAsk } from '@tabard/kernel';
import type { Sight } from './sight';

/** Those who deal damage first; a party of two wants one who heals. */
const LIKED: readonly string[] = [
  'lebron-bearskin',
  'marla-morningstar',
  'yrsa-earworm',
  'jack-boatless',
  'gerda-gravy',
  'tib-suds',
];

export function heroWorth({ content }: Sight, key: string): number {
  const place = LIKED.indexOf(content.heroes[Number(key.slice('hero:'.length))].id);
  return place < 0 ? 0 : LIKED.length - place;
}

/** Whoever leads, the left neighbour throws first: it makes no difference. */
export const leaderChoice = ({ options }: PendingAsk): string => options[0];
