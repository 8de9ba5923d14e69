/** How the tests of cards that work in the Dice Phase begin. */
import type { Scenario } from '@tabard/testkit';
import { type Given, party } from './table.fixture';

/** Seat 0, who has no Gold, selects in the Dice Phase; one die on each card. */
export const drafting = (
  own: Given,
  dice: readonly string[] = ['red 1', 'blue 2', 'green 3'],
  given: Given = {},
): Scenario =>
  party({
    phase: 'dice',
    called: 1,
    initiative: dice.map((one) => ({ dice: [one] })),
    ...given,
    heroes: { 0: { class: 'hexer', gold: 0, ...own }, ...(given.heroes as Given) },
  });
