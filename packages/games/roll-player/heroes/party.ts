/** RP-32.12, RP-32.14: what a party of heroes starts with elsewhere. */
import type { CharacterExport } from '@tabard/content/hero';

/** RP-32.12: the purse and the experience with which a party of such characters starts. */
export function partyGoods(party: readonly Pick<CharacterExport, 'gold' | 'xp' | 'xpStored'>[]): {
  gold: number;
  xp: number;
} {
  const share = (of: (hero: (typeof party)[number]) => number) =>
    Math.floor(party.reduce((sum, hero) => sum + of(hero), 0) / Math.max(1, party.length));
  return { gold: share(({ gold }) => gold), xp: share(({ xp, xpStored }) => xp + xpStored) }; // RP-32.14
}
