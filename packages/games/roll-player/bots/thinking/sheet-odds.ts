/** How a sheet stands: its rows against their goals, its colours against the Backstories, its token on the grid. */

import { COLUMNS, FAM, NONE } from '../../rules/board';
import { type Die, opposite } from '../../rules/sheet/dice';
import { A_FLIP, STEP, STEP_IN_HASTE } from '../weights/sheet';
import { bitOf, bitsOf, GOLD_BIT } from './colours';
import { countsFor, type Mind } from './mind';
import { mending, oddsIn } from './odds';

// ---- rows

/** How likely the row comes to meet its goal, if its dice counted for so much more. */
export function rowOdds(mind: Mind, row: number, more = 0): number {
  const { min, modifier, odds } = mind.rows[row];
  const { spaces } = mind.hero;
  let [score, empty] = [modifier + more, 0];
  for (let space = COLUMNS * row; space < COLUMNS * (row + 1); space++) {
    if (spaces[space] === NONE) empty += 1;
    else score += countsFor(mind, spaces[space], row);
  }
  const need = min - score;
  const likely = oddsIn(odds, need, empty);
  return empty > 0 || likely === 1 || mind.left === 0 ? likely : likely + byFlip(mind, row, need);
}

function byFlip({ hero: { spaces }, values, rows, left }: Mind, row: number, need: number): number {
  for (let space = COLUMNS * row; space < COLUMNS * (row + 1); space++) {
    const die = spaces[space];
    const more = opposite(die, values[die]) - values[die];
    if (more >= need && more <= need + rows[row].width) return A_FLIP * mending(left);
  }
  return 0;
}

// ---- colours

export interface Matches {
  matched: number;
  open: number; // spaces still empty
  lost: number; // with a die of another colour
}

export function backstoryNow(mind: Mind): Matches {
  const { backstory, spaces } = mind.hero;
  const found: Matches = { matched: 0, open: 0, lost: 0 };
  if (backstory === NONE) return found;
  for (const { space, colour } of mind.content.backstories[backstory].spaces) {
    count(found, spaces[space], bitOf(colour) | (mind.backstoryGold ? GOLD_BIT : 0));
  }
  return found;
}

export function familiarNow({ hero: { familiar, spaces }, content }: Mind): Matches {
  const found: Matches = { matched: 0, open: 0, lost: 0 };
  if (familiar === NONE) return found;
  const { backstory } = content.familiars[familiar];
  for (let column = 0; column < COLUMNS; column++) {
    count(found, spaces[COLUMNS * FAM + column], bitOf(backstory[column]));
  }
  return found;
}

function count(found: Matches, die: Die, bits: number): void {
  if (die === NONE) found.open += 1;
  else if (bitsOf(die) & bits) found.matched += 1;
  else found.lost += 1;
}

// ---- Alignment

const distance = (one: number, two: number): number =>
  Math.abs(Math.floor(one / 3) - Math.floor(two / 3)) + Math.abs((one % 3) - (two % 3));

/** The best space within reach, less the way. */
export function alignmentWorth(mind: Mind, cell = mind.hero.cell): number {
  const { alignment } = mind.hero;
  if (alignment === NONE) return 0;
  const { grid } = mind.content.alignments[alignment];
  let best = grid[cell];
  if (mind.left <= 0) return best;
  const step = STEP + STEP_IN_HASTE / mind.left;
  for (let other = 0; other < grid.length; other++) best = Math.max(best, grid[other] - step * distance(cell, other));
  return best;
}
