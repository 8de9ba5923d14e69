/** What a row's goal wants, and what the dice still to come would have to add. */
import type { Seat } from '@tabard/kernel';
import type { Say } from '@tabard/page/words/words';
import {
  attributeScore,
  backstoryMatches,
  COLUMNS,
  diceOfRow,
  FACES,
  FAM,
  familiarMatches,
  goalMet,
  NONE,
  powerGoalMet,
  powerScore,
} from '../../index';
import type { View } from '../view';

export interface RowGoal {
  readonly text: string;
  readonly min: number;
  readonly max: number;
  readonly stars: number;
}

export const hasGoal = ({ b }: View, seat: Seat, row: number): boolean =>
  (row === FAM ? b.heroes[seat].familiar : b.heroes[seat].class) !== NONE;

/** Of a row whose class or Familiar is known. */
export function goalOfRow({ b, content }: View, seat: Seat, row: number): RowGoal {
  const { class: card, familiar } = b.heroes[seat];
  if (row !== FAM) {
    const { text, ...goal } = content.classes[card].goals[row];
    return { ...goal, text: text.replace('-', '–') };
  }
  const { goal } = content.familiars[familiar];
  return { ...goal, text: `${goal.min}–${goal.max}` };
}

export const scoreOfRow = (view: View, seat: Seat, row: number): number =>
  row === FAM ? powerScore(view, seat) : attributeScore(view, seat, row);

export function isGoalMet(view: View, seat: Seat, row: number): boolean {
  if (!hasGoal(view, seat, row)) return false;
  return row === FAM ? powerGoalMet(view, seat) : goalMet(view, seat, row);
}

/** The best die of the bag: a Boost Die, where they are played with (RP-29.1). */
const highestOf = ({ b }: View): number => Math.max(...FACES[b.mode === 'full' ? 'boost' : 'standard']);

/** No dice could bring it there any more: actions would have to help. */
export function isFar(view: View, seat: Seat, row: number): boolean {
  const { min, max } = goalOfRow(view, seat, row);
  const score = scoreOfRow(view, seat, row);
  const dice = COLUMNS - diceOfRow(view.b.heroes[seat], row).length;
  return score + dice > max || score + highestOf(view) * dice < min;
}

export interface Need {
  /** "needs 7–8", "2 too high". */
  readonly says: string;
  /** "from 2 dice"; empty where none is to come. */
  readonly from: string;
}

/** What stands between the row and its goal; null once it is met and full. */
export function needOfRow(t: Say, view: View, seat: Seat, row: number): Need | null {
  if (!hasGoal(view, seat, row)) return null;
  const { min, max } = goalOfRow(view, seat, row);
  const score = scoreOfRow(view, seat, row);
  const dice = COLUMNS - diceOfRow(view.b.heroes[seat], row).length;
  if (dice === 0 && isGoalMet(view, seat, row)) return null;
  if (score > max) return { says: t('roll-player.sheet.tooHigh', { by: score - max }), from: '' };
  if (dice === 0) return { says: t('roll-player.sheet.tooLow', { by: min - score }), from: '' };
  if (isFar(view, seat, row))
    return { says: t('roll-player.sheet.outOfReach'), from: t('roll-player.sheet.withDice', { dice }) };
  const from = t('roll-player.sheet.fromDice', { dice });
  const atLeast = Math.max(0, min - score);
  const atMost = max - score;
  if (max === Number.MAX_SAFE_INTEGER) return { says: t('roll-player.sheet.needsAtLeast', { atLeast }), from };
  if (atLeast === atMost) return { says: t('roll-player.sheet.needsExactly', { atLeast }), from };
  return { says: t('roll-player.sheet.needs', { atLeast, atMost }), from };
}

/** Whether the die on this space is what a Backstory wants there: without it there would be a match fewer. */
export function isMatch(view: View, seat: Seat, space: number): boolean {
  const { b } = view;
  const count = (seen: View) => backstoryMatches(seen, seat) + familiarMatches(seen, seat);
  const spaces = b.heroes[seat].spaces.map((die, at) => (at === space ? NONE : die));
  const heroes = b.heroes.map((hero, at) => (at === seat ? { ...hero, spaces } : hero));
  return count(view) > count({ ...view, b: { ...b, heroes } });
}
