/** What Gold, XP, Honor, Injury, Charisma, Trophies and Fiends are worth to a character now. */

import { exact } from '@tabard/kernel';
import { BANISH_GOLD } from '../../rules/foes/fiends';
import {
  A_TOKEN_OFF,
  GOLD,
  GOLD_ALONE,
  HUNTS_TO_COME,
  PURSE,
  PURSE_A_ROUND,
  XP_IN_HUNTS,
  XP_USED_IN_HUNTS,
} from '../weights/goods';
import type { Mind } from './mind';
import { monsterStars } from './monster';
import { starsToExpect } from './outlook';

export function goldWorth({ left, hero: { gold }, b, seats }: Mind): number {
  const purse = PURSE + PURSE_A_ROUND * left;
  const spent = GOLD[Math.min(left, GOLD.length - 1)] * purse * (1 - exact.exp(-gold / purse));
  return spent + (seats === 1 && b.mode !== 'base' && left === 0 ? GOLD_ALONE * gold : 0);
}

/** All that is no die and no space of the Alignment card. */
export function goodsWorth(mind: Mind): number {
  let worth = goldWorth(mind) + monsterStars(mind);
  if (mind.b.mode !== 'base')
    worth += XP_IN_HUNTS * Math.min(XP_USED_IN_HUNTS, mind.hero.xp) * Math.min(1, mind.left / HUNTS_TO_COME);
  return worth + goodsTraits(mind);
}

/** The Traits that look at other things than dice. */
function goodsTraits(mind: Mind): number {
  let worth = 0;
  for (const { score, readsDice } of mind.traits) if (!readsDice) worth += starsToExpect(mind, score);
  return worth;
}

export type Good = 'gold' | 'xp' | 'honor' | 'injury' | 'xpStored';

/** What so much more of a good is worth. */
export function moreOf(mind: Mind, good: Good, n: number): number {
  const { hero } = mind;
  if (n === 0) return 0;
  if (good === 'gold' && mind.left > 0) return moreGold(mind, n);
  const before = goodsWorth(mind);
  hero[good] += n;
  const after = goodsWorth(mind);
  hero[good] -= n;
  return after - before;
}

/** Before the last round Gold means nothing to the Monster. */
function moreGold(mind: Mind, n: number): number {
  const { hero } = mind;
  const before = goldWorth(mind) + goodsTraits(mind);
  hero.gold += n;
  const after = goldWorth(mind) + goodsTraits(mind);
  hero.gold -= n;
  return after - before;
}

export interface Prices {
  readonly gold: number;
  readonly xp: number;
  readonly honor: number;
  readonly injury: number; // below 0
  readonly trophy: number;
}

/** One of each, at the margin. */
export function pricesOf(mind: Mind): Prices {
  const { hero } = mind;
  const now = goodsWorth(mind);
  const one = (good: Good, n: number) => {
    hero[good] += n;
    const worth = goodsWorth(mind);
    hero[good] -= n;
    return (worth - now) / n;
  };
  hero.trophies.push(mind.b.minion);
  const trophy = goodsWorth(mind) - now;
  hero.trophies.pop();
  return {
    gold: moreOf(mind, 'gold', 2) / 2,
    xp: one('xp', 2),
    honor: one('honor', 1),
    injury: one('injury', 1),
    trophy,
  };
}

/** A Charisma token is a Gold off a purchase of this round, or a Fiend banished. */
export function charismaWorth(mind: Mind, worstFiend: number): number {
  const each = GOLD[Math.min(mind.left + 1, GOLD.length - 1)];
  return Math.max(each * A_TOKEN_OFF, Math.min(worstFiend, BANISH_GOLD * each));
}
