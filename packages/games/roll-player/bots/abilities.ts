/** What an ability is worth over the rounds to come: of a class, a Weapon, or (below 0) a Fiend. */
import type { Ability, Ban, Change, Trigger } from '../content';
import { COLUMNS, NONE } from '../rules/board';
import type { Mind } from './mind';
import { faceOdds } from './odds';
import { typical } from './typical';

/** How often a thing happens to a player in a round, about. */
const PER_ROUND: { readonly [on in Trigger['on']]: number } = {
  select: 1,
  place: 1.3,
  row: 0.55,
  action: 0.2, // of one attribute, by who gains by it
  familiar: 0.14,
  buy: 0.55,
  discard: 0.2,
  skill: 0.3,
  banish: 0.18,
  fiend: 0.36,
  hunt: 0.35,
  trophy: 0.24,
  'no-trophy': 0.11,
  'market-start': 1,
  'dice-end': 1,
  cleanup: 1,
  combat: 0,
};

/** In the base game there are none of these. */
const NOT_IN_BASE: readonly string[] = ['familiar', 'banish', 'fiend', 'hunt', 'trophy', 'no-trophy', 'combat'];

function triggerWorth(mind: Mind, trigger: Trigger): number {
  if (mind.b.mode === 'base' && NOT_IN_BASE.includes(trigger.on)) return 0;
  const once = typical(trigger.do, mind);
  if (trigger.on === 'combat') return once;
  let times = PER_ROUND[trigger.on] * mind.left;
  if (trigger.on === 'action' && trigger.attr === undefined) times *= 4;
  if (trigger.limit === 'game') times = Math.min(1, times);
  if (trigger.if) times *= 0.4;
  if (trigger.card) times *= trigger.card === 'gold' ? 0.5 : 0.28;
  if (trigger.row) times *= 0.16;
  if (trigger.kind) times *= 0.25;
  if (trigger.dice) times *= diceOdds(mind, trigger.dice);
  return times * (trigger.may ? Math.max(0, once) : once);
}

function diceOdds({ b: { mode } }: Mind, { kind, colour, min = 0, max = 9 }: NonNullable<Trigger['dice']>): number {
  let p = faceOdds(mode, min, max);
  if (kind)
    p *= kind === 'split' ? (mode === 'base' ? 0 : 0.16) : kind === 'boost' ? (mode === 'full' ? 0.12 : 0) : 0.8;
  if (colour) p *= 0.16;
  return p;
}

/** Stars for each step of a number of the rules, a round; what the sheet or the Monster shows itself is 0 here. */
const KNOB_A_ROUND: { readonly [knob: string]: number } = {
  'initiative-gold': 0.45 * 0.33,
  cost: -0.5 * 0.33,
  'discard-gold': 0.22 * 0.33,
  'hunt-dice': 0.3 * 0.8,
  'hunt-result': 0.35 * 0.22,
  'mercenary-gold': -0.06,
  'mercenary-xp': -0.1,
  'reroll-xp': -0.1,
  'banish-gold': -0.1,
  'minion-gold': -0.02,
  'heal-xp': -0.02,
  'action-xp': -0.04,
  'int-rolls': 0.05,
  'con-by': 0.05,
  'wis-steps': 0.04,
  'cha-tokens': 0.04,
  refresh: 0.08,
  'keep-charisma': 0.05,
  ward: 0.05,
};
/** Stars for each step, once. */
const KNOB_ONCE: { readonly [knob: string]: number } = {
  'mercenary-gold': -0.35,
  'mercenary-xp': -0.5,
  'reroll-xp': -0.9,
  champion: 0.35,
};

function changeWorth(mind: Mind, { change, by, kind, if: cond, per }: Change): number {
  if (change === 'gold-die') return by * 0.33 * 0.15 * emptySpaces(mind);
  if (change === 'row-gold' || change === 'row-xp') return by * 0.32 * unfinished(mind);
  let part = kind ? 0.2 : 1;
  if (cond) part *= 0.5;
  if (per) part *= 1.2;
  return by * part * ((KNOB_A_ROUND[change] ?? 0) * mind.left + (KNOB_ONCE[change] ?? 0));
}

function emptySpaces({ hero: { spaces }, rows }: Mind): number {
  let empty = 0;
  for (let space = 0; space < COLUMNS * rows.length; space++) if (spaces[space] === NONE) empty += 1;
  return empty;
}

function unfinished({ hero: { spaces }, rows }: Mind): number {
  let count = 0;
  for (let row = 0; row < rows.length; row++) if (spaces[COLUMNS * row + 2] === NONE) count += 1;
  return count;
}

/** Stars a round that a ban costs. */
const BAN_A_ROUND: { readonly [ban in Ban['forbid']]: number } = {
  action: 0.06,
  skills: 0.05,
  select: 0.07,
  place: 0.1,
  buy: 0.12,
  discard: 0.07,
  hunt: 0.14,
  'swap-rows': 0.05,
  target: 0.09,
  reroll: 0.06,
  mercenary: 0.05,
  'charisma-discount': 0.03,
  refresh: 0.05,
  'xp-action': 0.02,
  'minion-change': 0.01,
};
/** What rerolls and mercenaries will be missed for at the Monster. */
const BAN_ONCE: { readonly [ban: string]: number } = { reroll: 0.9, mercenary: 0.9 };

function banWorth({ left, hero, b, content }: Mind, { forbid, what, if: cond }: Ban): number {
  let each = BAN_A_ROUND[forbid];
  const skills = hero.cards.filter(({ card }) => content.market[card].kind === 'skill').length;
  if (forbid === 'skills' || forbid === 'refresh') each *= Math.min(2, 0.3 + skills);
  if (forbid === 'mercenary' || (forbid === 'reroll' && what === 'combat')) {
    return -(each * left + (b.mode === 'base' ? 0 : BAN_ONCE[forbid]));
  }
  return -each * left * (cond ? 0.5 : 1);
}

const POWER_A_ROUND: { readonly [power: string]: number } = {
  backpack: 0.12,
  controlling: 0.06,
  devious: 0,
  charming: 0.16,
  unbowed: 0.07,
  'light-fingers': 0.1,
  whistle: 0.04,
};

function abilityWorth(mind: Mind, ability: Ability): number {
  if ('on' in ability) return triggerWorth(mind, ability);
  if ('change' in ability) return changeWorth(mind, ability);
  if ('forbid' in ability) return banWorth(mind, ability);
  return POWER_A_ROUND[ability.power] * mind.left;
}

export function abilitiesWorth(mind: Mind, abilities: readonly Ability[] | undefined): number {
  let sum = 0;
  for (const ability of abilities ?? []) sum += abilityWorth(mind, ability);
  return sum;
}
