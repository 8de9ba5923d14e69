/** Chances, computed once and looked up: of rows reaching their goals, of sums of Combat Dice, of a normal spread. */

import { exact } from '@tabard/kernel';
import type { Mode } from '../../rules/board';
import { BAG_SIZE, DICE, FACES } from '../../rules/sheet/dice';
import { BY_AN_ACTION, HALF_MENDED, IN_TIME, LOGISTIC, MENDED, MENDED_AT_ALL, PICKS } from '../weights/odds';

const TOP = 8; // the highest face of all, of a Boost Die

/** How often a die of the bag shows each value, by value. */
function facesIn(mode: Mode): number[] {
  const chances = new Array<number>(TOP + 1).fill(0);
  const size = BAG_SIZE[mode];
  for (const { kind } of DICE.slice(0, size)) for (const face of FACES[kind]) chances[face] += 1 / (6 * size);
  return chances;
}
const FACE_ODDS: { readonly [mode in Mode]: readonly number[] } = {
  base: facesIn('base'),
  ff: facesIn('ff'),
  full: facesIn('full'),
};

/** How likely a die of the bag shows a value from `min` to `max`. */
export function faceOdds(mode: Mode, min: number, max: number): number {
  let sum = 0;
  for (let value = Math.max(0, min); value <= Math.min(TOP, max); value++) sum += FACE_ODDS[mode][value];
  return sum;
}

// ---- goals

export const mending = (actions: number): number => actions / (actions + HALF_MENDED);

const LOWEST_NEED = -24;
const NEEDS = 64;
const MOST_ACTIONS = 12;
/** A goal with a plus sign has no upper end. */
const OPEN = 40;

const tables = new Map<number, Float64Array>();

/** Of rows that are wanted within a range so wide, with so many actions to come: see `oddsIn`. */
export function goalOdds(mode: Mode, actions: number, width: number, stars: number): Float64Array {
  const wide = Math.min(width, OPEN);
  const acts = Math.max(0, Math.min(MOST_ACTIONS, actions));
  const modes = mode === 'base' ? 0 : mode === 'ff' ? 1 : 2;
  const key = ((modes * (MOST_ACTIONS + 1) + acts) * (OPEN + 1) + wide) * PICKS.length + stars;
  let table = tables.get(key);
  if (!table) {
    table = goalTable(mode, acts, wide, stars);
    tables.set(key, table);
  }
  return table;
}

/** How likely a row with so many empty spaces, which needs at least so much more, comes to lie within its goal. */
export const oddsIn = (table: Float64Array, need: number, empty: number): number => {
  const at = need - LOWEST_NEED;
  return table[empty * NEEDS + (at < 0 ? 0 : at >= NEEDS ? NEEDS - 1 : at)];
};

function goalTable(mode: Mode, actions: number, width: number, stars: number): Float64Array {
  const table = new Float64Array(4 * NEEDS);
  for (let at = 0; at < NEEDS; at++) {
    const need = at + LOWEST_NEED;
    const miss = need > 0 ? need : Math.max(0, -(need + width));
    table[at] = miss === 0 ? 1 : (MENDED[miss] ?? MENDED_AT_ALL) * mending(actions);
  }
  for (let empty = 1; empty <= 3; empty++) {
    const pick = PICKS[stars][empty];
    for (let at = 0; at < NEEDS; at++) table[empty * NEEDS + at] = bestPick(mode, table, (empty - 1) * NEEDS, at, pick);
  }
  return table;
}

/** The mean of the best of `pick` dice, each as good as the table says of what is left to need. */
function bestPick(mode: Mode, table: Float64Array, from: number, at: number, pick: number): number {
  const outcomes: { chance: number; worth: number }[] = [];
  for (let value = 1; value <= TOP; value++) {
    const chance = FACE_ODDS[mode][value];
    if (chance > 0) outcomes.push({ chance, worth: table[from + Math.max(0, at - value)] });
  }
  outcomes.sort((x, y) => x.worth - y.worth);
  let [below, mean] = [0, 0];
  for (const { chance, worth } of outcomes) {
    const upTo = below + chance;
    mean += worth * (exact.realPower(upTo, pick) - exact.realPower(below, pick));
    below = upTo;
  }
  return mean;
}

// ---- colours

/** How likely 0, 1, … spaces more match, of `open` empty and `lost` wrongly filled ones. */
function moreMatches(open: number, lost: number, actions: number): readonly number[] {
  let chances = [1];
  const add = (p: number) => {
    chances = [...chances, 0].map((same, i) => same * (1 - p) + (i > 0 ? chances[i - 1] * p : 0));
  };
  for (let i = 0; i < open; i++) add(IN_TIME);
  for (let i = 0; i < lost; i++) add(BY_AN_ACTION * actions);
  return chances;
}

/** The Stars to expect of a table by matches: of so many matched, empty and wrongly filled spaces. */
export class MatchOdds {
  private readonly known: number[] = [];

  constructor(private readonly stars: readonly number[]) {}

  of(matched: number, open: number, lost: number, actions: number): number {
    const key = ((Math.min(15, actions) * 8 + matched) * 8 + open) * 8 + lost;
    const known = this.known[key];
    if (known !== undefined) return known;
    this.known[key] = this.reckon(matched, open, lost, Math.min(15, actions));
    return this.known[key];
  }

  private reckon(matched: number, open: number, lost: number, actions: number): number {
    return moreMatches(open, lost, actions).reduce((sum, chance, i) => sum + chance * this.stars[matched + i], 0);
  }
}

// ---- Combat Dice

/** By number of dice: how likely each sum comes with each lowest die, as sums × 7 + lowest. */
const combatTables: Float64Array[] = [];
const MOST_DICE = 12;

export function combatOdds(dice: number): { readonly odds: Float64Array; readonly most: number } {
  const n = Math.max(1, Math.min(MOST_DICE, dice));
  while (combatTables.length <= n) combatTables.push(combatTable(combatTables.length));
  return { odds: combatTables[n], most: 6 * n };
}

function combatTable(n: number): Float64Array {
  const table = new Float64Array((6 * n + 1) * 7);
  if (n === 0) {
    table[6] = 1;
    return table;
  }
  const before = combatTables[n - 1];
  for (let sum = 0; sum <= 6 * (n - 1); sum++) {
    for (let low = 1; low <= 6; low++) {
      const chance = before[sum * 7 + low];
      if (chance === 0) continue;
      for (let face = 1; face <= 6; face++) table[(sum + face) * 7 + Math.min(low, face)] += chance / 6;
    }
  }
  return table;
}

// ---- the normal spread

/** The chance that a normal number lies below `z` standard deviations (a logistic fit, good to 0.01). */
export const below = (z: number): number => 1 / (1 + exact.exp(LOGISTIC * z));
