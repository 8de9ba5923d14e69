/** In the Shop: what a Gold does most for, until nothing is worth it (DF-15). */
import type { Ability, Colour } from '../content';
import { abilityOf } from '../rules/abilities';
import { COLOURS, equipment, heroAt } from '../rules/board';
import { bestWorth } from './gear';
import { partyHealWorth } from './life';
import type { Sight } from './sight';

const LAST_SHOP = 3;
/** A throw at the Boss; and how likely it is needed, by how many dice there are already (DF-C4.1: six are wanted). */
const BOSS_THROW = 3.6;
const NEEDED = [1, 1, 1, 1, 1, 0.95, 0.8, 0.6, 0.45];
/** Before the last Shop they are for running out; what is left of them goes to the Boss all the same. */
const FOR_RUNNING_OUT = [1.1, 1.1, 1, 0.9, 0.75, 0.6, 0.4, 0.3, 0.2];

/** Below this a Gold is better kept: for the dice of the last Shop, or for the score. */
const KEEP_FOR_LATER = 0.8;
const KEEP_FOR_THE_SCORE = 0.2;

const dieWorth = ({ b: { chest, shops } }: Sight): number =>
  BOSS_THROW * (shops === LAST_SHOP ? NEEDED : FOR_RUNNING_OUT)[chest.bonus];

const DIE_PRICE = 2; // DF-15.8

/** Worth for each Gold. */
export function wareWorth(s: Sight, key: string): number {
  const isLast = s.b.shops === LAST_SHOP;
  if (key === 'done') return isLast || !s.grade.foresight ? KEEP_FOR_THE_SCORE : KEEP_FOR_LATER;
  if (key === 'heal') return partyHealWorth(s, 1) * (isLast ? FOR_ONE_MORE_FIGHT : 1);
  if (key === 'die') return dieWorth(s) / DIE_PRICE;
  const card = Number(key.slice('card:'.length));
  return bestWorth(s, card) / equipment(s, card).price;
}
/** Life that is left over after the Boss is worth nothing. */
const FOR_ONE_MORE_FIGHT = 0.6;

/** How good an ability is over a whole game: which to keep when a Scar comes, which to strengthen. */
const OF_AN_ABILITY: { readonly [kind in Ability['kind']]: number } = {
  camouflage: 3.2,
  melody: 2.6,
  focused: 2.5,
  agile: 2.4,
  rethrow: 2.3,
  piercing: 2,
  'heal-party': 1.9,
  'herb-power': 1.7,
  'sworn-enemy': 1.6,
  'self-healing': 1.5,
  cutthroat: 1.4,
  pickpocket: 1.3,
};

export const standing = (s: Sight, colour: Colour): number => OF_AN_ABILITY[abilityOf(s, s.seat, colour).kind];

/** DF-31.6: the best ability that no Scar covers. */
export function levelUpWorth(s: Sight, key: string): number {
  if (key === 'keep') return 0;
  const colour = key as Colour;
  return heroAt(s, s.seat).scars[COLOURS.indexOf(colour)] ? -1 : standing(s, colour);
}
