/** The best that can be made of dice on the sheet: flips, steps, rerolls, swaps, one change ahead. */

import { exact } from '@tabard/kernel';
import { type Dice, type Effect, ROWS } from '../../content';
import { COLUMNS, FAM, NONE, rowOf } from '../../rules/board';
import { bansOf } from '../../rules/cards/abilities';
import { DICE, type Die, FACES, highest, lowest, opposite } from '../../rules/sheet/dice';
import { mayReroll, partners, targets } from '../../rules/sheet/dice-changes';
import { HOPELESS, NEXT_SWAP } from '../weights/sheet';
import { bitsOf } from './colours';
import { type Mind, swapped, trying, withDieAt } from './mind';
import { rowOdds } from './sheet-odds';
import { coloursWorth, diceTraits, diceWorth } from './worth';

/** What the Traits that look at dice are worth now. */
const traitsNow = (mind: Mind): number => (mind.isPlain ? 0 : diceTraits(mind));

/** By row and by how much its dice would count for more or less: the Stars it would gain. Reckoned once for many dice. */
class RowGains {
  private readonly gains = new Float64Array(ROWS.length * SPAN).fill(UNKNOWN);
  readonly traits: number;
  private knownColours: number | null = null;

  constructor(private readonly mind: Mind) {
    this.traits = traitsNow(mind);
  }

  /** What both Backstories are worth as they lie. */
  get colours(): number {
    this.knownColours ??= coloursWorth(this.mind);
    return this.knownColours;
  }

  of(row: number, more: number): number {
    const at = row * SPAN + more + MIDDLE;
    let gain = this.gains[at];
    if (gain === UNKNOWN) {
      gain = this.mind.rows[row].worth * (rowOdds(this.mind, row, more) - rowOdds(this.mind, row));
      this.gains[at] = gain;
    }
    return gain;
  }
}
const SPAN = 15;
const MIDDLE = 7; // the most that two faces differ by
const UNKNOWN = Number.NEGATIVE_INFINITY;

/** The gain of a die that shows something else: its row changes, and what Traits see in the dice. */
export function changeGain(mind: Mind, die: Die, to: number, gains = new RowGains(mind)): number {
  const row = rowOf(mind.hero.spaces.indexOf(die));
  const more = to - mind.values[die];
  if (mind.isPlain) return gains.of(row, more);
  if (mind.dieScores.length === 0) {
    const plain = gains.of(row, more);
    return plain < HOPELESS ? plain : plain + trying(mind, die, to, () => diceTraits(mind)) - gains.traits;
  }
  const before = rowOdds(mind, row);
  return (
    trying(mind, die, to, () => mind.rows[row].worth * (rowOdds(mind, row) - before) + diceTraits(mind)) - gains.traits
  );
}

/** The n best of these gains, those above nothing. */
function bestOf(gains: number[], n: number): number {
  if (n === 1) return Math.max(0, ...gains);
  return gains
    .filter((gain) => gain > 0)
    .sort((x, y) => y - x)
    .slice(0, n)
    .reduce((sum, gain) => sum + gain, 0);
}

/** The best that an action makes of one die, by the row it lies in; `only` of the dice of one row. */
export function gainsByRow(mind: Mind, act: OneDie, only = NONE): number[] {
  const gains = new RowGains(mind);
  const found = new Array<number>(ROWS.length).fill(0);
  for (const die of targets(mind, mind.seat)) {
    const row = rowOf(mind.hero.spaces.indexOf(die));
    if (only === NONE || row === only) found[row] = Math.max(found[row], act(mind, die, gains));
  }
  return found;
}
type OneDie = (mind: Mind, die: Die, gains: RowGains) => number;

export const flipOf: OneDie = (mind, die, gains) => changeGain(mind, die, opposite(die, mind.values[die]), gains);
export const stepOf =
  (by: 'up' | 'down' | 'either', most: number): OneDie =>
  (mind, die, gains) => {
    const value = mind.values[die];
    let best = 0;
    for (let amount = 1; amount <= most; amount++) {
      if (by !== 'down' && value + amount <= highest(die)) {
        best = Math.max(best, changeGain(mind, die, value + amount, gains));
      }
      if (by !== 'up' && value - amount >= lowest(die)) {
        best = Math.max(best, changeGain(mind, die, value - amount, gains));
      }
    }
    return best;
  };

/** The best swap of dice of each two rows, as row × rows + row; `only` with a die of one row. */
export function swapsByRows(mind: Mind, only = NONE): number[] {
  const gains = new RowGains(mind);
  const found = new Array<number>(ROWS.length * ROWS.length).fill(0);
  const able = targets(mind, mind.seat);
  const rows = able.map((die) => rowOf(mind.hero.spaces.indexOf(die)));
  const sameRow = bansOf(mind, mind.seat, 'swap-rows').length > 0;
  for (let i = 0; i < able.length; i++) {
    for (let j = i + 1; j < able.length; j++) {
      if (only !== NONE && rows[i] !== only && rows[j] !== only) continue;
      if (sameRow && rows[i] !== rows[j]) continue;
      const at = rows[i] * ROWS.length + rows[j];
      found[at] = Math.max(found[at], swapGainOf(mind, able[i], able[j], gains));
    }
  }
  return found;
}

export function flipGain(mind: Mind, n = 1, filter?: Dice): number {
  const gains = new RowGains(mind);
  return bestOf(
    targets(mind, mind.seat, filter).map((die) => flipOf(mind, die, gains)),
    n,
  );
}

export function adjustGain(
  mind: Mind,
  n = 1,
  by: 'up' | 'down' | 'either' = 'either',
  most = 1,
  filter?: Dice,
): number {
  const gains = new RowGains(mind);
  const act = stepOf(by, most);
  const each = targets(mind, mind.seat, filter).map((die) => act(mind, die, gains));
  return bestOf(each, n);
}

/** What a reroll of this die brings on average. */
export function rerollGainOf(
  mind: Mind,
  die: Die,
  keep: 'either' | 'new',
  rolls = 1,
  gains = new RowGains(mind),
): number {
  const each = FACES[DICE[die].kind].map((face) =>
    face === mind.values[die] ? 0 : changeGain(mind, die, face, gains),
  );
  if (keep === 'new') return each.reduce((sum, gain) => sum + gain / each.length, 0);
  each.sort((x, y) => x - y);
  let [mean, before] = [0, 0];
  for (const [i, gain] of each.entries()) {
    const upTo = exact.power((i + 1) / each.length, rolls);
    mean += Math.max(0, gain) * (upTo - before);
    before = upTo;
  }
  return mean;
}

export const rollOf =
  (keep: 'either' | 'new', rolls: number): OneDie =>
  (mind, die, gains) =>
    rerollGainOf(mind, die, keep, rolls, gains);

export function rerollGain(mind: Mind, n = 1, keep: 'either' | 'new' = 'either', rolls = 1, filter?: Dice): number {
  if (!mayReroll(mind, mind.seat, 'dice')) return 0;
  const gains = new RowGains(mind);
  return bestOf(
    targets(mind, mind.seat, filter).map((die) => rerollGainOf(mind, die, keep, rolls, gains)),
    n,
  );
}

export function setGain(mind: Mind, to: number, filter?: Dice): number {
  const gains = new RowGains(mind);
  const able = targets(mind, mind.seat, filter).filter((die) => to >= lowest(die) && to <= highest(die));
  return bestOf(
    able.map((die) => changeGain(mind, die, to, gains)),
    1,
  );
}

export function copyGain(mind: Mind, { from, sameKind, dice }: Extract<Effect, { do: 'copy' }>): number {
  const gains = new RowGains(mind);
  const { spaces } = mind.hero;
  let best = 0;
  for (const die of targets(mind, mind.seat, dice)) {
    const here = spaces.indexOf(die);
    for (let there = 0; there < spaces.length; there++) {
      const other = spaces[there];
      if (other === NONE || other === die) continue;
      if (from === 'row' && rowOf(here) !== rowOf(there)) continue;
      if (from === 'column' && here % COLUMNS !== there % COLUMNS) continue;
      if (sameKind && DICE[die].kind !== DICE[other].kind) continue;
      const value = mind.values[other];
      if (value !== mind.values[die] && value >= lowest(die) && value <= highest(die)) {
        best = Math.max(best, changeGain(mind, die, value, gains));
      }
    }
  }
  return best;
}

type Scope = Extract<Effect, { do: 'swap' }>['scope'];

/** What it brings that these two change places. */
export function swapGainOf(mind: Mind, one: Die, two: Die, gains = new RowGains(mind)): number {
  const { spaces } = mind.hero;
  const [here, there] = [spaces.indexOf(one), spaces.indexOf(two)];
  const more = mind.values[two] - mind.values[one];
  const [row, other] = [rowOf(here), rowOf(there)];
  let gain = row === other || more === 0 ? 0 : gains.of(row, more) + gains.of(other, -more);
  const sameColours = bitsOf(one) === bitsOf(two) || (!isWanted(mind, here) && !isWanted(mind, there));
  if (!sameColours) gain += swapped(mind, here, there, () => coloursWorth(mind)) - gains.colours;
  if (mind.isPlain || gain < HOPELESS) return gain;
  return gain + swapped(mind, here, there, () => diceTraits(mind)) - gains.traits;
}

/** Whether a Backstory asks for a colour there. */
function isWanted({ hero: { backstory }, content }: Mind, space: number): boolean {
  if (rowOf(space) === FAM) return true;
  return backstory !== NONE && content.backstories[backstory].spaces[rowOf(space)].space === space;
}

/** The best partner of a die. */
export function bestPartner(mind: Mind, one: Die, among: readonly Die[], gains = new RowGains(mind)): number {
  let best = 0;
  for (const two of among) best = Math.max(best, swapGainOf(mind, one, two, gains));
  return best;
}

export function swapGain(mind: Mind, n = 1, scope: Scope = 'any', filter?: Dice): number {
  const gains = new RowGains(mind);
  const able = targets(mind, mind.seat);
  const anywhere = scope === 'any' && bansOf(mind, mind.seat, 'swap-rows').length === 0;
  let best = 0;
  for (const one of filter ? targets(mind, mind.seat, filter) : able) {
    const among = anywhere ? able : partners(mind, mind.seat, one, scope);
    best = Math.max(best, bestPartner(mind, one, filter ? among : among.filter((two) => two > one), gains));
  }
  let sum = 0;
  for (let i = 0; i < n; i++) sum += best * exact.power(NEXT_SWAP, i);
  return sum;
}

/** The spaces where a die can go: the leftmost empty one of each row. */
export function openSpaces({ hero: { spaces }, rows }: Mind): number[] {
  const found: number[] = [];
  for (let row = 0; row < rows.length; row++) {
    for (let space = COLUMNS * row; space < COLUMNS * (row + 1); space++) {
      if (spaces[space] === NONE) {
        found.push(space);
        break;
      }
    }
  }
  return found;
}

/** Clarity: a die lifted off and put into any empty space. */
export function replaceGain(mind: Mind): number {
  const now = diceWorth(mind);
  let best = 0;
  for (const die of targets(mind, mind.seat)) best = Math.max(best, bestSpace(mind, die).worth - now);
  return best;
}

export function bestSpace(mind: Mind, die: Die): { space: number; worth: number } {
  const { spaces } = mind.hero;
  const from = spaces.indexOf(die);
  if (from >= 0) spaces[from] = NONE;
  let best = { space: from, worth: Number.NEGATIVE_INFINITY };
  for (let space = 0; space < COLUMNS * mind.rows.length; space++) {
    if (spaces[space] !== NONE) continue;
    const worth = withDieAt(mind, die, space, () => diceWorth(mind));
    if (worth > best.worth) best = { space, worth };
  }
  if (from >= 0) spaces[from] = die;
  return best;
}
