/** What a character's dice and Alignment are worth in Stars at the end, as far as can be told now. */
import { DIRS, type Dir } from '../content';
import { COLUMNS, cellTowards, FAM, NONE } from '../rules/board';
import { type Die, opposite } from '../rules/dice';
import { BACKSTORY_STARS, FAMILIAR_STARS } from '../rules/scoring';
import { bitOf, bitsOf, GOLD_BIT } from './colours';
import { classBits, countsFor, type Mind } from './mind';
import { MatchOdds, mending, oddsIn } from './odds';
import { starsToExpect } from './outlook';

const BACKSTORY = new MatchOdds(BACKSTORY_STARS);
const FAMILIAR = new MatchOdds(FAMILIAR_STARS);

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

/** A complete row that a flip of one of its dice would mend has a better chance. */
const A_FLIP = 0.3;

function byFlip({ hero: { spaces }, values, rows, left }: Mind, row: number, need: number): number {
  for (let space = COLUMNS * row; space < COLUMNS * (row + 1); space++) {
    const die = spaces[space];
    const more = opposite(die, values[die]) - values[die];
    if (more >= need && more <= need + rows[row].width) return A_FLIP * mending(left);
  }
  return 0;
}

/** A Star is a Star, but a goal met also counts for Adventure cards and Minions, and a colour is found late as well as early. */
const GOAL = 1.2;
const CLASS_DIE = 0.85;

/** Goals, class colour, Backstories and the Traits that look at dice. */
export function diceWorth(mind: Mind): number {
  let worth = CLASS_DIE * classDiceCount(mind) + coloursWorth(mind);
  for (let row = 0; row < mind.rows.length; row++) worth += GOAL * mind.rows[row].stars * rowOdds(mind, row);
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

/** What a step of the token costs in Stars of other things, with so many rounds left to find it in. */
const STEP = 0.5;
const STEP_IN_HASTE = 1;

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
    if (all > found.gain + 1e-9) found = { gain: all, dir };
  }
  return found;
}
