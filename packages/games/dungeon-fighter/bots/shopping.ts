/** In the Shop: what a Gold does most for, until nothing is worth it (DF-15). */
import type { Colour } from '../content';
import { abilityOf } from '../rules/abilities';
import { COLOURS, equipment, heroAt } from '../rules/board';
import { DIE_PRICE, LAST_SHOP } from '../rules/shop';
import { bestWorth } from './gear';
import { partyHealWorth } from './life';
import type { Sight } from './sight';
import {
  BOSS_THROW,
  FOR_ONE_MORE_FIGHT,
  FOR_RUNNING_OUT,
  KEEP_FOR_LATER,
  KEEP_FOR_THE_SCORE,
  NEEDED,
  OF_AN_ABILITY,
} from './weights';

const dieWorth = ({ b: { chest, shops } }: Sight): number =>
  BOSS_THROW * (shops === LAST_SHOP ? NEEDED : FOR_RUNNING_OUT)[chest.bonus];

/** Worth for each Gold. */
export function wareWorth(s: Sight, key: string): number {
  const isLast = s.b.shops === LAST_SHOP;
  if (key === 'done') return isLast || !s.grade.foresight ? KEEP_FOR_THE_SCORE : KEEP_FOR_LATER;
  if (key === 'heal') return partyHealWorth(s, 1) * (isLast ? FOR_ONE_MORE_FIGHT : 1);
  if (key === 'die') return dieWorth(s) / DIE_PRICE;
  const card = Number(key.slice('card:'.length));
  return bestWorth(s, card) / equipment(s, card).price;
}

export const standing = (s: Sight, colour: Colour): number => OF_AN_ABILITY[abilityOf(s, s.seat, colour).kind];

/** DF-31.6: the best ability that no Scar covers. */
export function levelUpWorth(s: Sight, key: string): number {
  if (key === 'keep') return 0;
  const colour = key as Colour;
  return heroAt(s, s.seat).scars[COLOURS.indexOf(colour)] ? -1 : standing(s, colour);
}
