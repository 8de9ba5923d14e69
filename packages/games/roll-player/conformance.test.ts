/** What every game must pass, for every mode, every number of players and every option of Roll Player. */
import type { TableOptions } from '@tabard/kernel';
import type { GameCase } from '@tabard/testkit';
import { conformance, soak } from '@tabard/testkit/vitest';
import { expect, test } from 'vitest';
import { rollPlayer } from './rules';

/** A close look costs much more than a decision: a few at the start, then a sample. */
const closely = { first: 4, oneIn: soak(100, 40) };

const CELLS: readonly { readonly seats: number; readonly options: TableOptions }[] = [
  { seats: 1, options: { mode: 'base' } },
  { seats: 1, options: { mode: 'base', baseLeftovers: 'discard', baseRanks: 'fiends', int: 'new' } },
  { seats: 2, options: { mode: 'base', freeClass: 'yes' } },
  { seats: 3, options: { mode: 'base', mixedMarket: 'yes' } },
  { seats: 4, options: { mode: 'base', randomSheets: 'yes' } },
  { seats: 1, options: {} },
  { seats: 2, options: {} },
  { seats: 3, options: { freeClass: 'yes' } },
  { seats: 4, options: { mixedMarket: 'yes', int: 'new' } },
  { seats: 1, options: { mode: 'full' } },
  { seats: 2, options: { mode: 'full', randomSheets: 'yes', fifthGold: '2' } },
  { seats: 3, options: { mode: 'full', fifthGold: '1' } },
  { seats: 4, options: { mode: 'full' } },
  { seats: 5, options: { mode: 'full', fifthGold: '0' } },
];
const cases: readonly GameCase[] = CELLS.map((one) => ({ ...one, games: 1, closely }));

conformance(rollPlayer, cases);

test('RP-1.3 every value of every table option and every number of players of every mode is played', () => {
  for (const { id, values } of rollPlayer.options) {
    const played = new Set(CELLS.map(({ options }) => options[id] ?? values[0]));
    expect([...played].sort(), id).toEqual([...values].sort());
  }
  const cells = new Set(CELLS.map(({ seats, options }) => `${options.mode ?? 'ff'} ${seats}`));
  const most = { base: 4, ff: 4, full: 5 };
  for (const [mode, max] of Object.entries(most))
    for (let seats = 1; seats <= max; seats++) expect(cells, `${mode} ${seats}`).toContain(`${mode} ${seats}`);
});
