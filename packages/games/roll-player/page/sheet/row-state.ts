/** How a row stands, and which colours its spaces are wanted in. */
import type { Seat } from '@tabard/kernel';
import { COLUMNS, type Colour, FAM, NONE } from '../../index';
import type { View } from '../view';
import { hasGoal, isFar, isGoalMet } from './goal';

export type GoalState = 'met' | 'missed' | 'open' | 'far' | 'none';

/** Decided when the row is full; before that a goal is open, or out of reach without actions. */
export function goalState(view: View, seat: Seat, row: number, isFull: boolean): GoalState {
  if (!hasGoal(view, seat, row)) return 'none';
  if (isFull) return isGoalMet(view, seat, row) ? 'met' : 'missed';
  return isFar(view, seat, row) ? 'far' : 'open';
}

/** RP-25.8, RP-25.11: spaces that a Backstory wants in a colour. */
export function coloursWanted({ b, content }: View, seat: Seat): Map<number, Colour> {
  const { backstory, familiar } = b.heroes[seat];
  const own = backstory === NONE ? [] : content.backstories[backstory].spaces;
  const pets = familiar === NONE ? [] : content.familiars[familiar].backstory;
  return new Map([
    ...own.map(({ space, colour }): [number, Colour] => [space, colour]),
    ...pets.map((colour, column): [number, Colour] => [COLUMNS * FAM + column, colour]),
  ]);
}
