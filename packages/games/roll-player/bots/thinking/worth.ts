/** What a character's dice and Alignment are worth in Stars at the end, as far as can be told now. */

import { DIRS, type Dir } from '../../content';
import { cellTowards, NONE } from '../../rules/board';
import { BACKSTORY_STARS, FAMILIAR_STARS } from '../../rules/end/scoring';
import { A_TRIFLE, CLASS_DIE } from '../weights/sheet';
import { bitsOf } from './colours';
import { classBits, type Mind } from './mind';
import { MatchOdds } from './odds';
import { starsToExpect } from './outlook';
import { alignmentWorth, backstoryNow, familiarNow, rowOdds } from './sheet-odds';

const BACKSTORY = new MatchOdds(BACKSTORY_STARS);
const FAMILIAR = new MatchOdds(FAMILIAR_STARS);

/** Goals, class colour, Backstories and the Traits that look at dice. */
export function diceWorth(mind: Mind): number {
  let worth = CLASS_DIE * classDiceCount(mind) + coloursWorth(mind);
  for (let row = 0; row < mind.rows.length; row++) worth += mind.rows[row].worth * rowOdds(mind, row);
  return mind.isPlain ? worth : worth + diceTraits(mind);
}

/** What the Traits that look at dice will bring. */
export function diceTraits(mind: Mind): number {
  let worth = 0;
  for (const { score, readsDice } of mind.traits) if (readsDice) worth += starsToExpect(mind, score);
  return worth;
}

function classDiceCount(mind: Mind): number {
  const bits = classBits(mind);
  let count = 0;
  for (const die of mind.hero.spaces) if (die !== NONE && (bitsOf(die) & bits) !== 0) count += 1;
  return count;
}

/** Both Backstories. */
export function coloursWorth(mind: Mind): number {
  const own = backstoryNow(mind);
  const worth = BACKSTORY.of(own.matched, own.open, own.lost, mind.left);
  if (mind.hero.familiar === NONE) return worth;
  const its = familiarNow(mind);
  return worth + FAMILIAR.of(its.matched, its.open, its.lost, mind.left);
}

// ---- Alignment

/** What the token's move is worth, or null if it cannot move there. */
export function moveGain(mind: Mind, dir: Dir): number | null {
  const cell = cellTowards(mind.hero.cell, dir);
  return cell === NONE ? null : tokenAt(mind, cell) - tokenAt(mind, mind.hero.cell);
}

/** The token there, with the Traits that look at it. */
function tokenAt(mind: Mind, cell: number): number {
  const before = mind.hero.cell;
  mind.hero.cell = cell;
  let worth = alignmentWorth(mind);
  for (const { score, readsDice } of mind.traits) if (!readsDice) worth += starsToExpect(mind, score);
  mind.hero.cell = before;
  return worth;
}

/** The best that up to so many steps of choice bring. */
export function bestMove(mind: Mind, steps: number, towards: readonly Dir[] = DIRS): { gain: number; dir: Dir | null } {
  let found: { gain: number; dir: Dir | null } = { gain: 0, dir: null };
  if (steps <= 0) return found;
  const before = mind.hero.cell;
  for (const dir of towards) {
    const gain = moveGain(mind, dir);
    if (gain === null) continue;
    mind.hero.cell = cellTowards(before, dir);
    const all = gain + bestMove(mind, steps - 1, towards).gain;
    mind.hero.cell = before;
    if (all > found.gain + A_TRIFLE) found = { gain: all, dir };
  }
  return found;
}
