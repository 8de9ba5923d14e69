/** What abilities are worth over the rounds to come, in Stars: an ability that has no weight here does not compile. */
import type { Ban, Knob, Power, Trigger } from '../../content';

/** How often a thing happens to a player in a round, about. */
export const PER_ROUND: { readonly [on in Trigger['on']]: number } = {
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

/** The others need Fiends, Familiars, Minions or a Monster. */
export const IN_BASE: { readonly [on in Trigger['on']]: boolean } = {
  select: true,
  place: true,
  row: true,
  action: true,
  familiar: false,
  buy: true,
  discard: true,
  skill: true,
  banish: false,
  fiend: false,
  hunt: false,
  trophy: false,
  'no-trophy': false,
  'market-start': true,
  'dice-end': true,
  cleanup: true,
  combat: false,
};
/** An action of any attribute comes so much more often than that of one. */
export const ATTRIBUTES_ACTED = 4;

/** How much of an ability is left where it asks for something. */
export const PART = {
  condition: 0.4,
  cardWithGold: 0.5, // of the Initiative cards
  oneCard: 0.28,
  row: 0.16,
  colour: 0.16,
  kindBought: 0.25, // of Market cards
  kind: 0.2,
  changeIf: 0.5,
  laterMinions: 0.6, // those with two dots, as long as there are others
  per: 1.2, // more of it, as it grows
  banIf: 0.5,
};

// ---- changes

export const A_GOLD = 0.33;
/** How many of the dice to come are gold. */
export const GOLD_DICE = 0.15;
/** Gold or XP for each row to complete. */
export const A_ROW = 0.32;

/** The sheet or the Monster shows itself what it is worth. */
const SHOWN = { aRound: 0, once: 0 };

/** Stars for each step of a number of the rules: a round, and once. */
export const KNOBS: { readonly [knob in Knob]: { readonly aRound: number; readonly once: number } } = {
  score: SHOWN,
  'die-score': SHOWN,
  'power-slack': SHOWN,
  'gold-die': SHOWN, // by the spaces that are left
  'row-gold': SHOWN, // by the spaces that are left
  'row-xp': SHOWN, // by the spaces that are left
  'initiative-gold': { aRound: 0.45 * A_GOLD, once: 0 },
  cost: { aRound: -0.5 * A_GOLD, once: 0 },
  'discard-gold': { aRound: 0.22 * A_GOLD, once: 0 },
  'hunt-dice': { aRound: 0.3 * 0.8, once: 0 },
  'hunt-result': { aRound: 0.35 * 0.22, once: 0 },
  'monster-dice': SHOWN,
  'monster-result': SHOWN,
  'mercenary-gold': { aRound: -0.06, once: -0.35 },
  'mercenary-xp': { aRound: -0.1, once: -0.5 },
  'reroll-xp': { aRound: -0.1, once: -0.9 },
  'banish-gold': { aRound: -0.1, once: 0 },
  'minion-gold': { aRound: -0.02, once: 0 },
  'heal-xp': { aRound: -0.02, once: 0 },
  'action-xp': { aRound: -0.04, once: 0 },
  'int-rolls': { aRound: 0.05, once: 0 },
  'con-by': { aRound: 0.05, once: 0 },
  'wis-steps': { aRound: 0.04, once: 0 },
  'cha-tokens': { aRound: 0.04, once: 0 },
  refresh: { aRound: 0.08, once: 0 },
  'keep-charisma': { aRound: 0.05, once: 0 },
  ward: { aRound: 0.05, once: 0 },
  'honor-worth': SHOWN,
  'backstory-gold': SHOWN,
  'class-gold': SHOWN,
  'backstory-stars': SHOWN,
  champion: { aRound: 0, once: 0.35 },
};

// ---- bans and powers

/** Stars a round that a ban costs. */
export const BAN_A_ROUND: { readonly [ban in Ban['forbid']]: number } = {
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
export const BANNED_AT_THE_MONSTER = 0.9;
/** Skills are missed by whoever has some, or will buy some; more than two are hardly used. */
export const SKILLS_TO_COME = 0.3;
export const MOST_SKILLS = 2;

export const POWER_A_ROUND: { readonly [power in Power]: number } = {
  backpack: 0.12,
  controlling: 0.06,
  devious: 0,
  charming: 0.16,
  unbowed: 0.07,
  'light-fingers': 0.1,
  whistle: 0.04,
};
