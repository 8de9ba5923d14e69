/** What every game must pass, for each way Dark Minions is played. */
import type { TableOptions } from '@tabard/kernel';
import { conformance, soak } from '@tabard/testkit/vitest';
import { expect, test } from 'vitest';
import { darkMinions } from './rules';

/** A close look costs much more than a decision, and a game has hundreds: a few at the start, then a sample. */
const closely = { first: 6, oneIn: soak(300, 120) };

const ways: readonly TableOptions[] = [
  {},
  { mode: 'advanced' },
  { mode: 'advanced', demonLords: 'on' },
  { longerGame: 'on' },
  { mode: 'advanced', longerGame: 'on' },
];

/** The other side of every ruling that a table may decide, in company. */
const rulings: readonly { seats: number; options: TableOptions }[] = [
  { seats: 3, options: { claim: 'automatic', dicePerTown: 'any-number', firstSeat: '1' } },
  { seats: 5, options: { plusFrom: 'any-die', whiteAlone: 'always', firstSeat: '5' } },
  { seats: 4, options: { mode: 'advanced', claim: 'automatic', ghoul: '5', wyvernMoves: 'own-only', firstSeat: '2' } },
  { seats: 3, options: { mode: 'advanced', undeadTurns: 'every', scourgeOwner: 'spared', firstSeat: '3' } },
  {
    seats: 4,
    options: {
      mode: 'advanced',
      demonLords: 'on',
      longerGame: 'on',
      dicePerTown: 'any-number',
      plusFrom: 'any-die',
      whiteAlone: 'always',
      ghoul: '5',
      undeadTurns: 'every',
      firstSeat: '4',
    },
  },
];

const cases = [...[3, 4, 5].flatMap((seats) => ways.map((options) => ({ seats, options }))), ...rulings];

conformance(
  darkMinions,
  cases.map((it) => ({ ...it, games: 1, closely })),
);

conformance(darkMinions, [{ seats: 4, options: { mode: 'advanced' }, games: 1, unattended: true, closely }]);

test('every value of every table option is played', () => {
  for (const { id, values } of darkMinions.options) {
    const played = new Set(cases.map(({ options }) => options[id] ?? values[0]));
    expect([...played].sort(), id).toEqual([...values].sort());
  }
});
