/** Where the rows of a sheet will end: their scores, and whether their dice will look alike. */
import { COLUMNS, FAM, NONE } from '../../rules/board';
import { HALF, LIKELY, type Look, ROW } from '../weights/outlook';
import { bitsOf } from './colours';
import type { Mind } from './mind';
import { below } from './odds';

export interface Outlook {
  readonly mean: number;
  readonly spread: number;
}
export const at = (mean: number, spread = 0): Outlook => ({ mean, spread });

/** The score that a row is steered to, and how far from it it may end. */
export function rowOutlook(mind: Mind, row: number): Outlook {
  const { min, width, modifier } = mind.rows[row];
  const { spaces } = mind.hero;
  let [score, empty] = [modifier, 0];
  for (let space = COLUMNS * row; space < COLUMNS * (row + 1); space++) {
    if (spaces[space] === NONE) empty += 1;
    else score += mind.values[spaces[space]];
  }
  if (empty === 0) return at(score, mind.left > 0 ? ROW.changed : 0);
  const wanted = min + Math.min(width, ROW.aimed) / 2;
  const mean = Math.max(score + ROW.least * empty, Math.min(score + ROW.most * empty, wanted));
  return at(mean, ROW.spread * Math.sqrt(empty) + ROW.more);
}

export function overRows(mind: Mind, chance: (outlook: Outlook) => number): Outlook {
  let [mean, variance] = [0, 0];
  for (let row = 0; row < FAM; row++) {
    const p = chance(rowOutlook(mind, row));
    mean += p;
    variance += p * (1 - p);
  }
  return at(mean, Math.sqrt(variance));
}

export const atLeast = ({ mean, spread }: Outlook, n: number): number =>
  spread <= 0 ? (mean >= n ? 1 : 0) : below((mean - n + HALF) / spread);

export function extremes(mind: Mind): { highest: Outlook; lowest: Outlook } {
  let [high, low, spread] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 0];
  for (let row = 0; row < FAM; row++) {
    const one = rowOutlook(mind, row);
    high = Math.max(high, one.mean + ROW.outlier * one.spread);
    low = Math.min(low, one.mean - ROW.outlier * one.spread);
    spread = Math.max(spread, one.spread);
  }
  return { highest: at(high, spread), lowest: at(low, spread) };
}

function rowLooks({ hero: { spaces }, values }: Mind, row: number, look: Look): number {
  let [dice, low, high, seen, twice, shared] = [0, 9, 0, 0, false, -1];
  for (let space = COLUMNS * row; space < COLUMNS * (row + 1); space++) {
    const die = spaces[space];
    if (die === NONE) continue;
    const value = values[die];
    dice += 1;
    low = Math.min(low, value);
    high = Math.max(high, value);
    twice ||= (seen & (1 << value)) !== 0;
    seen |= 1 << value;
    shared &= bitsOf(die);
  }
  const span = dice === 0 ? 0 : high - low;
  const fit = look === 'triple' ? span === 0 : look === 'straight' ? !twice && span <= 2 : shared !== 0;
  if (!fit) return 0;
  return dice === COLUMNS ? 1 : LIKELY[look][dice];
}

export function looks(mind: Mind, look: Look): Outlook {
  let [mean, variance] = [0, 0];
  for (let row = 0; row < mind.rows.length; row++) {
    const p = rowLooks(mind, row, look);
    mean += p;
    variance += p * (1 - p);
  }
  return at(mean, Math.sqrt(variance));
}
