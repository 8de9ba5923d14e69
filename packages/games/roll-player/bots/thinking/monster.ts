/** The Monster at the end: what Honor, Injury, XP, Gold and Trophies will be worth against it. */

import { exact } from '@tabard/kernel';
import { ADVENTURE_TYPES, type MonsterRule } from '../../content';
import { isSolitaire, NONE, seatsOf, tokensOf } from '../../rules/board';
import { amountOf, holds } from '../../rules/cards/measure';
import { hasSeen } from '../../rules/foes/adventures';
import { faceOf, LEVELS } from '../../rules/foes/combat';
import { MERCENARY_GOLD, MERCENARY_XP, REROLL_XP } from '../../rules/foes/hunt';
import { powerScore } from '../../rules/sheet/scores';
import {
  A_LIFE,
  ANY_NUMBER,
  BONUS_A_ROUND,
  CHAMPION,
  CHEAPEST_REROLL,
  COMMANDING,
  DIE_MEAN,
  DIE_SPREAD,
  FADING,
  FIRST_REROLL,
  HIGHEST_DIE,
  HIGHEST_OF_ALL,
  HONOR_A_ROUND,
  KEPT,
  LOWEST_DIE,
  MOST_MERCENARIES,
  PRIDE,
  SAVED_FOR,
  SPREAD_A_ROUND,
  TROPHIES_A_ROUND,
  TROPHY_DICE,
  XP_A_ROUND,
} from '../weights/monster';
import { HALF } from '../weights/outlook';
import type { Mind, Promised } from './mind';
import { below } from './odds';

/** What a seat brings to the fight. */
export interface Arms {
  readonly dice: number;
  readonly xp: number;
  readonly mercenaries: number; // that Gold can pay
  readonly bonus: number;
}

type Hook = MonsterRule['hook'];
type RuleAt<H extends Hook> = Extract<MonsterRule, { hook: H }>;
const sorted = new WeakMap<readonly MonsterRule[], { readonly [H in Hook]: readonly RuleAt<H>[] }>();

/** A Monster's rules never change: sorted once. */
function rulesAt<H extends Hook>(mind: Mind, hook: H): readonly RuleAt<H>[] {
  const { ability } = faceOf(mind);
  let found = sorted.get(ability);
  if (!found) {
    const at = <K extends Hook>(name: K) => ability.filter((rule): rule is RuleAt<K> => rule.hook === name);
    found = {
      combat: at('combat'),
      pool: at('pool'),
      mercenaries: at('mercenaries'),
      rerolls: at('rerolls'),
      finalDice: at('finalDice'),
      result: at('result'),
      rewards: at('rewards'),
    };
    sorted.set(ability, found);
  }
  return found[hook] as readonly RuleAt<H>[];
}

// ---- prices

/** As rules/combat.ts has it, with what the mind knows already. */
export interface Hire {
  gold: number;
  xp: number;
  limit: number;
  only: 'gold' | 'xp' | null;
}
export function hireOf(mind: Mind): Hire {
  const found: Hire = {
    gold: Math.max(0, MERCENARY_GOLD + mind.combat.mercenaryGold),
    xp: Math.max(0, MERCENARY_XP + mind.combat.mercenaryXp),
    limit: MOST_MERCENARIES,
    only: null,
  };
  for (const { gold = 0, xp = 0, limit = MOST_MERCENARIES, only } of rulesAt(mind, 'mercenaries')) {
    found.gold += gold;
    found.xp += xp;
    found.limit = Math.min(found.limit, limit);
    found.only ??= only ?? null;
  }
  return found;
}

export function rerollPrice(mind: Mind): number {
  let xp = Math.max(0, REROLL_XP + mind.combat.rerollXp);
  for (const rule of rulesAt(mind, 'rerolls')) xp += rule.xp ?? 0;
  return xp;
}

// ---- arms

/** What it will have at the end, with what rounds to come bring. */
function armsOf(mind: Mind): Arms {
  const { hero, left, seat } = mind;
  const { dice, xp } = promised(mind);
  let pool = 1 + mind.combat.dice;
  for (const rule of rulesAt(mind, 'pool')) {
    if (holds(mind, seat, rule.if)) pool += amountOf(mind, seat, { ...rule, n: rule.by });
  }
  const toCome = Math.max(0, Math.min(ADVENTURE_TYPES.length - hero.trophies.length, TROPHIES_A_ROUND * left));
  const { gold } = hireOf(mind);
  return {
    dice: Math.max(1, pool) + dice + diceToCome(hero.trophies.length, toCome),
    xp: hero.xp + xp + XP_A_ROUND * left,
    mercenaries: gold <= 0 ? 0 : left > 0 ? SAVED_FOR : Math.floor(hero.gold / gold),
    bonus: bonusOf(mind) + BONUS_A_ROUND * left + mind.combat.honorWorth * HONOR_A_ROUND * left,
  };
}

/** Of so many tokens to come after those it has: a part of the last counts in part. */
function diceToCome(tokens: number, more: number): number {
  let dice = 0;
  for (let type = tokens; type < tokens + more && type < TROPHY_DICE.length; type++) {
    dice += TROPHY_DICE[type] * Math.min(1, tokens + more - type);
  }
  return dice;
}

/** Honor, Injury and what cards and the Monster make of them. */
export function bonusOf(mind: Mind): number {
  const { hero, seat } = mind;
  let [honor, injuryWorth, bonus] = [hero.honor, 1, mind.b.combat?.bonus[seat] ?? 0];
  for (const { by = 0, honorCap = ANY_NUMBER, injuryWorth: worth = 1, ...rule } of rulesAt(mind, 'result')) {
    honor = Math.min(honor, honorCap);
    injuryWorth = Math.max(injuryWorth, worth);
    if (by !== 0 && holds(mind, seat, rule.if)) bonus += amountOf(mind, seat, { ...rule, n: by });
  }
  for (const { by, max, ...change } of mind.combat.result) {
    if (!holds(mind, seat, change.if)) continue;
    bonus += amountOf(mind, seat, { ...change, n: by, max: max && max * Math.abs(by) });
  }
  return bonus + honor * (1 + mind.combat.honorWorth) - hero.injury * injuryWorth;
}

/** Combat Dice and XP to expect of the Adventure cards whose tokens it has. */
function promised(mind: Mind): Promised {
  const tokens = Math.min(ADVENTURE_TYPES.length, mind.hero.trophies.length);
  if (mind.adventures?.tokens === tokens) return mind.adventures;
  let [dice, xp] = [0, 0];
  for (let type = 0; type < tokens; type++) {
    const card = mind.b.adventures[type];
    if (card === NONE || !hasSeen(mind, mind.seat, type)) {
      dice += TROPHY_DICE[type];
      continue;
    }
    const { benefit } = mind.content.adventures[card];
    const p = isMet(mind, type) ? KEPT.now - KEPT.lostARound * mind.left : KEPT.missed + KEPT.foundARound * mind.left;
    if ('dice' in benefit) dice += p * benefit.dice;
    else xp += p * benefit.xp;
  }
  mind.adventures = { tokens, dice, xp };
  return mind.adventures;
}

function isMet(mind: Mind, type: number): boolean {
  const { b, content, seat } = mind;
  const { cond, solo } = content.adventures[b.adventures[type]];
  const eligible = seatsOf(mind).filter((other) => other === seat || tokensOf(b.heroes[other]).length > type);
  return holds(mind, seat, cond, eligible) && (!isSolitaire(mind) || holds(mind, seat, solo));
}

// ---- the result

/** What the dice come to, as the Monster counts them. */
export function diceTotal(mind: Mind, dice: readonly number[]): number {
  let counted = [...dice];
  for (const { what, n = 1, value = 0, to = 1, again, if: cond } of rulesAt(mind, 'finalDice')) {
    if (!holds(mind, mind.seat, cond)) continue;
    if (what === 'cap') counted = counted.map((one) => Math.min(one, value));
    else if (what === 'remove-value') counted = counted.filter((one) => one !== value);
    else if (what === 'value-becomes') counted = again ? counted : counted.map((one) => (one === value ? to : one));
    else if (what === 'once-each') counted = [...new Set(counted)];
    else {
      counted.sort((x, y) => y - x);
      if (what === 'remove-lowest') counted = counted.slice(0, Math.max(0, counted.length - n));
      else if (what === 'remove-highest') counted = counted.slice(n);
      else if (counted.length > 0) counted[0] = to;
    }
  }
  return counted.reduce((sum, value) => sum + value, 0);
}

/** The mean of so many dice after the Monster's ability. */
function diceMean(mind: Mind, dice: number): number {
  let sum = DIE_MEAN * dice;
  for (const { what, n = 1, value = 0, to = 1, again, if: cond } of rulesAt(mind, 'finalDice')) {
    if (!holds(mind, mind.seat, cond)) continue;
    if (what === 'cap') sum -= (dice * ((6 - value) * (7 - value))) / 12;
    else if (what === 'remove-value') sum -= (dice * value) / 6;
    else if (what === 'value-becomes') sum -= again ? 0 : (dice * (value - to)) / 6;
    else if (what === 'once-each') sum = 21 * (1 - exact.realPower(5 / 6, dice));
    else if (what === 'remove-lowest') sum -= n * LOWEST_DIE;
    else if (what === 'remove-highest') sum -= n * HIGHEST_DIE;
    else sum -= HIGHEST_OF_ALL - to;
  }
  return sum;
}

/** The first rerolls go to the lowest dice and bring the most. */
function rerollGain(dice: number, rerolls: number): number {
  let [gain, each] = [0, FIRST_REROLL];
  const fade = 1 - FADING / Math.max(1, dice);
  for (let left = rerolls; left > 0; left -= 1) {
    gain += Math.min(1, left) * each;
    each *= fade;
  }
  return gain;
}

/** The mean result: XP goes to mercenaries and rerolls as is best. */
export function meanResult(mind: Mind, { dice, xp, mercenaries, bonus }: Arms): number {
  const prices = hireOf(mind);
  const price = Math.max(CHEAPEST_REROLL, rerollPrice(mind));
  let most = ANY_NUMBER;
  for (const { limit = ANY_NUMBER } of rulesAt(mind, 'rerolls')) most = Math.min(most, limit);
  const free = mind.b.combat?.free[mind.seat] ?? 0;
  const byGold = prices.only === 'xp' ? 0 : Math.min(mercenaries, prices.limit);
  const mostByXp =
    prices.only === 'gold' ? 0 : Math.min(prices.limit - byGold, prices.xp > 0 ? xp / prices.xp : MOST_MERCENARIES);
  let best = Number.NEGATIVE_INFINITY;
  for (let byXp = 0; byXp === 0 || byXp <= mostByXp; byXp++) {
    const all = dice + byGold + byXp;
    const rerolls = Math.min(most, free + (xp - byXp * prices.xp) / price);
    best = Math.max(best, diceMean(mind, all) + rerollGain(all, rerolls));
  }
  if (commands(mind)) best = Math.max(best, (best + powerScore(mind, mind.seat)) / 2 + COMMANDING);
  return best + bonus;
}

const commands = ({ hero, content }: Mind): boolean =>
  hero.class !== NONE &&
  content.classes[hero.class].abilities.some((one) => 'power' in one && one.power === 'controlling');

/** Stars of a result with this mean and spread, less what failing costs. */
export function starsOfResult(mind: Mind, mean: number, spread: number): number {
  const { strength, champion = 0 } = faceOf(mind);
  const reach = (least: number) => (spread <= 0 ? (mean >= least ? 1 : 0) : below((mean - least + HALF) / spread));
  let stars = 0;
  for (let i = 0; i < LEVELS.length; i++) {
    const more = LEVELS[i].stars - (i + 1 < LEVELS.length ? LEVELS[i + 1].stars : 0);
    stars += more * reach(strength + LEVELS[i].above);
  }
  if (champion > 0 && mind.seats > 1) {
    stars += (champion * below((mean - strength - CHAMPION.above) / CHAMPION.spread)) / Math.sqrt(mind.seats / 2);
  }
  return mind.seats === 1 ? stars - A_LIFE * (1 - reach(strength)) : stars + PRIDE * reach(strength);
}

/** Stars to expect of the Monster. */
export function monsterStars(mind: Mind): number {
  if (mind.b.mode === 'base' || mind.b.monster === NONE) return 0;
  const arms = armsOf(mind);
  const spread = DIE_SPREAD * Math.sqrt(arms.dice) + SPREAD_A_ROUND * mind.left;
  return starsOfResult(mind, meanResult(mind, arms), spread);
}
