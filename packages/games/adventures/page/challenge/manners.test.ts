/** What goes without saying in a challenge, and what is asked once: on the tables of the browser's own tests. */

import { expect, test } from 'vitest';
import adventures, { openSlots, type Seen } from '../../index';
import { bestPlacement } from '../../solver';
import { arranged, threeEnemies } from '../arranged.fixture';

const { manners } = adventures;

function placing() {
  const { match } = arranged({ persons: 1, board: threeEnemies(1), answers: ['enough', 'done'] });
  const [ask] = match.pending.asks;
  return { seen: match.seen(ask.seat), ask, extras: [] };
}

test('RA-19.1 leaving a slot that the dice could cover is asked once, what covers most is not', () => {
  const asked = placing();
  const count = bestPlacement(asked.seen as Seen).length;
  expect(count).toBeGreaterThan(0);
  expect(manners.costly(asked, 'confirm')).toEqual({ id: 'costly.slots', with: { count } });
  expect(manners.costly(asked, 'best')).toBeNull();
});

test('RA-19.2 dice place themselves where they cover every slot, and only there', () => {
  const asked = placing();
  const { b } = asked.seen as Seen;
  expect(openSlots(b).length).toBeGreaterThan(bestPlacement(asked.seen as Seen).length);
  expect(manners.routine(asked)).toBeNull();
  const covered = bestPlacement(asked.seen as Seen).map(({ slot }) => slot);
  const slots = b.challenge!.slots.filter((_, slot) => covered.includes(slot));
  const easier = { ...asked.seen, b: { ...b, challenge: { ...b.challenge!, slots } } };
  expect(manners.routine({ ...asked, seen: easier })).toEqual({ key: 'best', kind: 'pass' });
});
