/** In the Shop: what a Gold does most for, until nothing is worth it (DF-15). */
import type { Colour } from '../content';
import { abilityOf } from '../rules/abilities';
import { COLOURS, equipment, heroAt } from '../rules/board';
import type { OptionTo } from '../rules/questions';
import { DIE_PRICE, LAST_SHOP } from '../rules/shop';
import { bestWorth } from './gear';
import { partyHealWorth } from './life';
import type { FighterSight } from './sight';
import {
  BOSS_THROW,
  FOR_ONE_MORE_FIGHT,
  FOR_RUNNING_OUT,
  KEEP_FOR_LATER,
  KEEP_FOR_THE_SCORE,
  NEEDED,
  OF_AN_ABILITY,
} from './weights';

const dieWorth = ({ b: { chest, shops } }: FighterSight): number =>
  BOSS_THROW * (shops === LAST_SHOP ? NEEDED : FOR_RUNNING_OUT)[chest.bonus];

/** Worth for each Gold. */
export function wareWorth(s: FighterSight, ware: OptionTo<'shop.buy'>): number {
  const isLast = s.b.shops === LAST_SHOP;
  if (ware === 'done') return isLast || !s.grade.foresight ? KEEP_FOR_THE_SCORE : KEEP_FOR_LATER;
  if (ware === 'heal') return partyHealWorth(s, 1) * (isLast ? FOR_ONE_MORE_FIGHT : 1);
  if (ware === 'die') return dieWorth(s) / DIE_PRICE;
  return bestWorth(s, ware.card) / equipment(s, ware.card).price;
}

export const standing = (s: FighterSight, colour: Colour): number => OF_AN_ABILITY[abilityOf(s, s.seat, colour).kind];

/** DF-31.6: the best ability that no Scar covers. */
export function levelUpWorth(s: FighterSight, colour: Colour | 'keep'): number {
  if (colour === 'keep') return 0;
  return heroAt(s, s.seat).scars[COLOURS.indexOf(colour)] ? -1 : standing(s, colour);
}
