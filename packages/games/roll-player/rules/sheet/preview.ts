/** What a placement would give, before it is made: Gold, an action, goals, Stars. */
import type { Seat } from '@tabard/kernel';
import type { Row } from '../../content';
import { COLUMNS, diceOfRow, FAM, leftmost, NONE, rowName, type Seen } from '../board';
import { sheetOf } from '../end/scoring';
import { whyNoAction } from './actions';
import type { Die } from './dice';
import { payFor } from './placing';
import { attributeScore, backstoryMatches, classDice, familiarMatches, goalMet, powerScore } from './scores';

export interface PlacementPreview {
  readonly space: number;
  readonly gold: number;
  readonly xp: number;
  /** The action it triggers; null in the set-up, or when a Fiend forbids it. */
  readonly action: Row | null;
  readonly completes: boolean;
  /** The Attribute Score, or the Power Score, with it. */
  readonly score: number;
  readonly goal: 'met' | 'lost' | null;
  readonly backstory: boolean;
  readonly classColour: boolean;
  /** Stars more (or fewer) if the game ended now. */
  readonly stars: number;
}

/** The same view with the die in its place; the board itself is not touched. */
function withDie(seen: Seen, seat: Seat, die: Die, space: number): Seen {
  const heroes = seen.b.heroes.map((hero, one) =>
    one === seat ? { ...hero, spaces: hero.spaces.map((other, at) => (at === space ? die : other)) } : hero,
  );
  return { ...seen, seats: seen.seats, options: seen.options, content: seen.content, b: { ...seen.b, heroes } };
}

export function previewPlacement(seen: Seen, seat: Seat, die: Die, row: number): PlacementPreview | null {
  const hero = seen.b.heroes[seat];
  const space = leftmost(hero, row);
  if (space === NONE) return null;
  const after = withDie(seen, seat, die, space);
  const completes = diceOfRow(hero, row).length === COLUMNS - 1;
  const pay = payFor(seen, seat, die, completes);
  const isFamiliar = row === FAM;
  const met = (view: Seen) => !isFamiliar && goalMet(view, seat, row);
  const matches = (view: Seen) => (isFamiliar ? familiarMatches(view, seat) : backstoryMatches(view, seat));
  const isQuiet = seen.b.phase === 'starting' || whyNoAction(seen, seat, rowName(row)) !== null; // RP-3.26
  return {
    space,
    gold: pay.gold + pay.row,
    xp: pay.xp,
    action: isQuiet ? null : rowName(row),
    completes,
    score: isFamiliar ? powerScore(after, seat) : attributeScore(after, seat, row),
    goal: met(after) === met(seen) ? null : met(after) ? 'met' : 'lost',
    backstory: matches(after) > matches(seen),
    classColour: classDice(after, seat) > classDice(seen, seat),
    stars: sheetOf(after, seat).total - sheetOf(seen, seat).total,
  };
}
