/** What an ability is worth over the rounds to come: of a class, a Weapon, or (below 0) a Fiend. */
import type { Ability, Ban, Change, Trigger } from '../../content';
import { COLUMNS, NONE } from '../../rules/board';
import {
  A_GOLD,
  A_ROW,
  ATTRIBUTES_ACTED,
  BAN_A_ROUND,
  BANNED_AT_THE_MONSTER,
  GOLD_DICE,
  IN_BASE,
  KNOBS,
  MOST_SKILLS,
  PART,
  PER_ROUND,
  POWER_A_ROUND,
  SKILLS_TO_COME,
} from '../weights/abilities';
import { HIGHEST_FACE, KIND_ODDS, LOWEST_FACE } from '../weights/dice';
import type { Mind } from './mind';
import { faceOdds } from './odds';
import { typical } from './typical';

function triggerWorth(mind: Mind, trigger: Trigger): number {
  if (mind.b.mode === 'base' && !IN_BASE[trigger.on]) return 0;
  const once = typical(trigger.do, mind);
  if (trigger.on === 'combat') return once;
  let times = PER_ROUND[trigger.on] * mind.left;
  if (trigger.on === 'action' && trigger.attr === undefined) times *= ATTRIBUTES_ACTED;
  if (trigger.limit === 'game') times = Math.min(1, times);
  if (trigger.if) times *= PART.condition;
  if (trigger.card) times *= trigger.card === 'gold' ? PART.cardWithGold : PART.oneCard;
  if (trigger.row) times *= PART.row;
  if (trigger.kind) times *= PART.kindBought;
  if (trigger.dice) times *= diceOdds(mind, trigger.dice);
  return times * (trigger.may ? Math.max(0, once) : once);
}

function diceOdds(
  { b: { mode } }: Mind,
  { kind, colour, min = LOWEST_FACE, max = HIGHEST_FACE }: NonNullable<Trigger['dice']>,
): number {
  let p = faceOdds(mode, min, max);
  if (kind) p *= KIND_ODDS[mode][kind];
  if (colour) p *= PART.colour;
  return p;
}

function changeWorth(mind: Mind, { change, by, kind, if: cond, per }: Change): number {
  if (change === 'gold-die') return by * A_GOLD * GOLD_DICE * emptySpaces(mind);
  if (change === 'row-gold' || change === 'row-xp') return by * A_ROW * unfinished(mind);
  let part = kind ? PART.kind : 1;
  if (cond) part *= 'of' in cond && cond.of === 'minion-dots' ? dotsOdds(mind) : PART.changeIf;
  if (per) part *= PART.per;
  return by * part * (KNOBS[change].aRound * mind.left + KNOBS[change].once);
}

/** RP-3.30: the Minions with two dots come last, so that once they lie there no other comes. */
const dotsOdds = ({ b, content }: Mind): number =>
  b.minion !== NONE && content.minions[b.minion].dots === 2 ? 1 : PART.laterMinions;

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

function banWorth({ left, hero, b, content }: Mind, { forbid, what, if: cond }: Ban): number {
  let each = BAN_A_ROUND[forbid];
  const skills = hero.cards.filter(({ card }) => content.market[card].kind === 'skill').length;
  if (forbid === 'skills' || forbid === 'refresh') each *= Math.min(MOST_SKILLS, SKILLS_TO_COME + skills);
  if (forbid === 'mercenary' || (forbid === 'reroll' && what === 'combat')) {
    return -(each * left + (b.mode === 'base' ? 0 : BANNED_AT_THE_MONSTER));
  }
  return -each * left * (cond ? PART.banIf : 1);
}

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
