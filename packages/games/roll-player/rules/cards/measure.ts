/** The metrics and conditions of the cards (content/schema.ts), measured on a character. */
import type { Seat } from '@tabard/kernel';
import type { Colour, Cond, Dice, Metric } from '../../content';
import { FAM, type Hero, isComplete, NONE, rowIndex, rowOf, type Seen } from '../board';
import { DICE, type Die, hasColour, isGold } from '../sheet/dice';
import { vocabulary } from './vocabulary';

// ---- dice

/** Whether a die on a sheet is one of those that a card means. */
export function fits(seen: Seen, seat: Seat, die: Die, filter: Dice | undefined): boolean {
  if (!filter) return true;
  const hero = seen.b.heroes[seat];
  const value = seen.b.values[die];
  return (
    (filter.kind === undefined || DICE[die].kind === filter.kind) &&
    (filter.min === undefined || value >= filter.min) &&
    (filter.max === undefined || value <= filter.max) &&
    (filter.parity === undefined || value % 2 === (filter.parity === 'odd' ? 1 : 0)) &&
    (filter.like === undefined || value === seen.b.lastValue) &&
    (filter.touched === undefined || seen.b.touched.includes(die) === filter.touched) &&
    (filter.colour === undefined || isOfColour(hero, die, filter.colour)) &&
    (filter.in === undefined || liesIn(hero, die, filter.in))
  );
}

function isOfColour({ colour }: Hero, die: Die, wanted: NonNullable<Dice['colour']>): boolean {
  if (wanted === 'class') return hasColour(die, colour as Colour);
  if (wanted === 'other') return DICE[die].kind !== 'boost' && !isGold(die) && !hasColour(die, colour as Colour);
  return hasColour(die, wanted);
}

function liesIn(hero: Hero, die: Die, where: NonNullable<Dice['in']>): boolean {
  const space = hero.spaces.indexOf(die);
  if (space === NONE) return false;
  const row = rowOf(space);
  if (where === 'attributes') return row !== FAM;
  if (where === 'complete') return isComplete(hero, row);
  if (where === 'incomplete') return !isComplete(hero, row);
  return row === rowIndex(where);
}

// ---- metrics

export const measure = (seen: Seen, seat: Seat, metric: Metric): number =>
  typeof metric === 'string'
    ? vocabulary.metrics[metric](seen, seat, seen.b.heroes[seat])
    : vocabulary.measure(seen, seat, metric);

// ---- conditions

/** `among`: the eligible players of an Adventure card (RP-24.6). */
export function holds(seen: Seen, seat: Seat, cond: Cond | undefined, among: readonly Seat[] = [seat]): boolean {
  if (!cond) return true;
  if ('of' in cond) {
    const value = measure(seen, seat, cond.of);
    return (
      (cond.atLeast === undefined || value >= cond.atLeast) &&
      (cond.atMost === undefined || value <= cond.atMost) &&
      (cond.is === undefined || value === cond.is)
    );
  }
  if ('all' in cond) return cond.all.every((one) => holds(seen, seat, one, among));
  if ('any' in cond) return cond.any.some((one) => holds(seen, seat, one, among));
  if ('more' in cond) return measure(seen, seat, cond.more[0]) > measure(seen, seat, cond.more[1]);
  if ('not' in cond) return !holds(seen, seat, cond.not, among);
  const isMost = 'most' in cond;
  const metric = isMost ? cond.most : cond.fewest;
  const own = measure(seen, seat, metric);
  if (isMost && own <= 0) return false; // Nobody has the most of nothing.
  return among.every((other) => {
    const theirs = measure(seen, other, metric);
    return isMost ? theirs <= own : theirs >= own;
  });
}

/** So many, or so many for every `every` of a metric, at most `max` in all. */
export function amountOf(
  seen: Seen,
  seat: Seat,
  { n, per, every = 1, max = Number.MAX_SAFE_INTEGER }: { n: number; per?: Metric; every?: number; max?: number },
): number {
  if (per === undefined) return n;
  const amount = n * Math.floor(Math.max(0, measure(seen, seat, per)) / every);
  return n < 0 ? Math.max(-max, amount) : Math.min(max, amount);
}
