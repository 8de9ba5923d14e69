/** What the special icon is worth: the abilities of a Hero, before a throw and after it (DF-10, DF-24, DF-25). */
import type { Seat } from '@tabard/kernel';
import type { Ability } from '../content';
import type { Shape } from '../physics';
import { AMOUNT, abilityOf, camouflage, coloursWithin, herbs, meetsCondition, swornEnemy } from '../rules/abilities';
import { ableSeats, combatOf } from '../rules/board';
import type { ThrownDie } from '../rules/throwing';
import { type Blow, bestBlow, shapeOf } from './blow';
import { harmOf, healWorth, partyHealWorth } from './life';
import { VALUES } from './odds';
import { type FighterSight, type Foe, foeNow } from './sight';
import { CUTTHROAT, GOLD, GOLD_AT_LAST, KILLING, MELODY } from './weights';

/** Whatever a result comes to before the ability. */
export interface Result {
  readonly hit: boolean;
  /** Of the section; 0 on a Miss. */
  readonly value: number;
  /** Damage that is dealt without the ability. */
  readonly dealt: number;
  /** A die on the Weak Point: nothing raises its damage (DF-30.14). */
  readonly isFixed?: boolean;
}

/** DF-R2. */
const ICON_SHARE: { readonly [shape in Shape]: number } = { d4: 1 / 4, d6: 1 / 6, snow: 1 / 6, water: 1 / 6 };

/** So much more damage to a foe that this throw leaves with so much life. */
function moreDamage(amount: number, left: number): number {
  if (left <= 0) return 0;
  return amount >= left ? left + KILLING : amount;
}

/** What the ability is worth upon this result; 0 where its condition is not met. */
export function abilityWorth(s: FighterSight, seat: Seat, ability: Ability, result: Result, foe: Foe): number {
  if (!meetsCondition(ability, result.hit)) return 0;
  const left = result.isFixed ? 0 : foe.life - result.dealt;
  switch (ability.kind) {
    case 'agile':
      return harmOf(s, seat, foe.damage) + moreDamage(AMOUNT.agile, left);
    case 'piercing':
      return moreDamage(AMOUNT.piercing, left);
    case 'focused':
      return moreDamage(Math.max(0, AMOUNT.focused - result.value), left);
    case 'rethrow':
      return 0; // weighed against a fresh throw, where that is known
    case 'heal-party':
      return partyHealWorth(s, AMOUNT['heal-party']);
    case 'pickpocket':
      return foe.isBoss ? GOLD_AT_LAST : GOLD;
    case 'self-healing':
      return healWorth(s, seat, AMOUNT['self-healing']);
    case 'sworn-enemy':
      return moreDamage(swornEnemy(s, ability), left);
    case 'melody':
      return moreDamage(AMOUNT.melody, left) + (combatOf(s).melody || left <= AMOUNT.melody ? 0 : MELODY);
    case 'cutthroat':
      return combatOf(s).cutthroat || left <= 0 ? 0 : CUTTHROAT;
    case 'camouflage':
      return moreDamage(camouflage(s), left);
    case 'herb-power':
      return Math.max(...ableSeats(s).map((one) => healWorth(s, one, herbs(s))));
  }
}

const MISSED: Result = { hit: false, value: 0, dealt: 0 };

/** What the icon of this die adds to a throw that is still to be made. */
export function iconWorth(s: FighterSight, seat: Seat, die: ThrownDie, blow: Blow, foe: Foe = foeNow(s)): number {
  const abilities = coloursWithin(s, seat, die).map((colour) => abilityOf(s, seat, colour));
  const best = (result: Result) =>
    Math.max(0, ...abilities.map((ability) => abilityWorth(s, seat, ability, result, foe)));
  const { odds, bonus } = blow;
  let worth = (1 - odds.hit) * best(MISSED);
  odds.shares.forEach((share, i) => {
    if (share > 0) worth += share * best({ hit: true, value: VALUES[i], dealt: VALUES[i] + bonus });
  });
  if (abilities.some(({ kind }) => kind === 'rethrow')) worth = Math.max(worth, secondChance(s, seat, blow, foe));
  return ICON_SHARE[shapeOf(s, die)] * worth;
}

/** DF-24.4: what a throw gains by being made again whenever it is below its own expectation. */
function secondChance(s: FighterSight, seat: Seat, { odds, bonus, worth }: Blow, foe: Foe): number {
  const missed = -harmOf(s, seat, foe.damage);
  let gain = (1 - odds.hit) * Math.max(0, worth - missed);
  odds.shares.forEach((share, i) => {
    gain += share * Math.max(0, worth - Math.min(foe.life, VALUES[i] + bonus));
  });
  return gain;
}

/** A whole throw of this die by this Hero: the best way to make it, and its icon. */
export function throwWorth(s: FighterSight, seat: Seat, die: ThrownDie, foe: Foe = foeNow(s)): number {
  const blow = bestBlow(s, seat, foe, die);
  return blow.worth + iconWorth(s, seat, die, blow, foe);
}
