/** RP-7: placing dice, and what it pays. */
import { type Flow, type Seat, type Why, why } from '@tabard/kernel';
import { type Ban, ROWS } from '../../content';
import {
  COLUMNS,
  countInRow,
  emptySpaces,
  FAM,
  type G,
  type Hero,
  isComplete,
  leftmost,
  NONE,
  rowName,
  rowOf,
  rowsOf,
  type Seen,
} from '../board';
import { bansOf, hasPower, knob } from '../cards/abilities';
import { fire } from '../cards/triggers';
import type { Placement, Storing } from '../questions';
import { type Die, isGold } from './dice';
import { gainGold, gainXp } from './goods';

const PER_GOLD_DIE = 2;
const PER_ROW = 1;
const BACKPACK_HOLDS = 4;

/** RP-7.5: every die into every row with a space; never more stored dice than spaces left for them (RP-30.2). */
export function placements({ b }: Seen, seat: Seat, dice: readonly Die[]): Placement[] {
  const hero = b.heroes[seat];
  const found: Placement[] = [];
  if (dice.length === 0) return found;
  const kept = dice === hero.stored ? hero.stored.length - 1 : hero.stored.length;
  if (emptySpaces(b, hero) - 1 < kept) return found;
  const open = ROW_NUMBERS.filter((row) => row < rowsOf(b) && leftmost(hero, row) !== NONE);
  for (const die of dice) for (const row of open) found.push(placement(die, row));
  return found;
}

const ROW_NUMBERS: readonly number[] = ROWS.map((_, row) => row);
const PLACEMENTS: Placement[] = [];

/** They are offered all the time, so they are made once. */
const placement = (die: Die, row: number): Placement => (PLACEMENTS[ROWS.length * die + row] ??= { die, row });

/** RP-18.12: a Fiend narrows the choice, it never takes the last one. */
export function whyNotThere(seen: Seen, seat: Seat, row: number): Why | null {
  const bans = bansOf(seen, seat, 'place');
  if (bans.length === 0) return null;
  const hero = seen.b.heroes[seat];
  const against = bans.find(({ ban }) => breaks(hero, ban, row));
  if (!against) return null;
  const isFree = (other: number) => leftmost(hero, other) !== NONE && !bans.some(({ ban }) => breaks(hero, ban, other));
  for (let other = 0; other < rowsOf(seen.b); other++)
    if (isFree(other)) return why('RP-18.2', { fiend: against.card });
  return null;
}

function breaks(hero: Hero, { where }: Ban, row: number): boolean {
  switch (where) {
    case 'empty-row':
      return countInRow(hero, row) === 0;
    case 'started-row':
      return countInRow(hero, row) > 0;
    case 'completing':
      return countInRow(hero, row) === COLUMNS - 1;
    case 'familiar':
      return row === FAM;
    default:
      return (hero.rows & (1 << row)) !== 0; // the same row as the turn's other die
  }
}

/** RP-30.1: up to four at a time, and never more than there are empty spaces. */
export function storings(seen: Seen, seat: Seat): Storing[] {
  const hero = seen.b.heroes[seat];
  if (!hasPower(seen, seat, 'backpack')) return [];
  const room = Math.min(BACKPACK_HOLDS, emptySpaces(seen.b, hero)) - hero.stored.length;
  return room <= 0 ? [] : hero.hand.map((die) => ({ store: die }));
}

/** What placing this die there pays now (RP-7.7, RP-7.8, RP-30.20). */
export function payFor(
  seen: Seen,
  seat: Seat,
  die: Die,
  completes: boolean,
): { gold: number; row: number; xp: number } {
  const gold = isGold(die) ? Math.max(0, PER_GOLD_DIE + knob(seen, seat, 'gold-die')) : 0;
  const row = completes ? Math.max(0, PER_ROW + knob(seen, seat, 'row-gold')) : 0;
  return { gold, row, xp: completes ? Math.max(0, knob(seen, seat, 'row-xp')) : 0 };
}

/** RP-7.9: paid at once, die by die. In the set-up nothing is triggered (RP-3.26), but it pays (RP-3.27). */
export function* putAt(g: G, seat: Seat, die: Die, space: number, from: 'hand' | 'backpack' = 'hand'): Flow {
  const hero = g.b.heroes[seat];
  const row = rowOf(space);
  hero.spaces[space] = die;
  const placed = { seat, die, value: g.b.values[die], row: rowName(row), column: space % COLUMNS };
  g.tell(from === 'hand' ? 'placed' : 'stored.placed', placed);
  const completes = isComplete(hero, row);
  const pay = payFor(g, seat, die, completes);
  gainGold(g, seat, pay.gold, 'gold-die');
  if (completes) g.tell('row.complete', { seat, row: rowName(row) });
  gainGold(g, seat, pay.row, 'row');
  yield* gainXp(g, seat, pay.xp, 'row');
  if (g.b.phase === 'starting') return;
  yield* fire(g, seat, 'place', { row, die });
  if (completes) yield* fire(g, seat, 'row', { row, die });
}

export function* place(g: G, seat: Seat, die: Die, row: number): Flow {
  const hero = g.b.heroes[seat];
  yield* putAt(g, seat, die, leftmost(hero, row)); // RP-7.5, RP-7.17
}

/** The bag lies in the order of its dice's numbers: what is in it is no secret. */
export function intoBag(g: G, dice: readonly Die[]): void {
  for (const die of dice) g.b.values[die] = 0;
  g.b.bag.push(...dice);
  g.b.bag.sort((x, y) => x - y);
}
