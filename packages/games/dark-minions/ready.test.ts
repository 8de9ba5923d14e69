/** Which dice go to a place that is pressed with empty hands: in positions of the rules. */
import { scenario } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { readyDice } from './ready';
import { darkMinions } from './rules';
import { BLACK, GRAY, type Seen, WHITE } from './rules/board';
import { blacks } from './scenarios/faces';
import { scenarios } from './scenarios/position';
import { town } from './scenarios/table.fixture';

const seenAfter = (given: object, faces: ReturnType<typeof blacks>): Seen =>
  scenario(darkMinions, scenarios)
    .seats(4)
    .given({ towns: ['A1', 'A2', 'A3'], ...given })
    .random('primary', faces)
    .seat(0)
    .answers('plain')
    .match.seen(0) as unknown as Seen;

test('DM-4.2 a Town is sent the highest die, of two alike the first', () => {
  expect(readyDice(seenAfter({}, blacks(3, 6, 6)), { attack: town('A1') })).toEqual([1]);
});

test('DM-7.1 a Tower takes the least that pays for it, by fewer dice before lower ones', () => {
  const seen = seenAfter({}, blacks(6, 5, 4));
  expect(readyDice(seen, { capture: town('A2'), colour: WHITE })).toEqual([2]);
  expect(readyDice(seen, { capture: town('A2'), colour: GRAY })).toEqual([1]);
  expect(readyDice(seenAfter({}, blacks(1, 5, 6)), { capture: town('A2'), colour: BLACK })).toEqual([2]);
});

test('DM-5.1 who has fewer left than any die could send wakes more by all dice but the highest, everybody else by that one', () => {
  const graveyard = [20];
  expect(readyDice(seenAfter({ graveyard, supply: [1] }, blacks(4, 2, 5)), 'respawn')).toEqual([0, 1]);
  expect(readyDice(seenAfter({ graveyard, supply: [2] }, blacks(4, 2, 5)), 'respawn')).toEqual([2]);
});

test('DM-3.6 where no dice fit none lie ready', () => {
  expect(readyDice(seenAfter({}, blacks(5, 3, 2)), { capture: town('A2'), colour: BLACK })).toBeNull();
});
