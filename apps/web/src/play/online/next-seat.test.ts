/** From one adventure to the next: the same people at the same seats, as far as those are free. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardOf, plugInInn } from './inn.fixture';
import { sitAtNext } from './next-seat';
import { plugInSimpleStore } from './simple-store.fixture';
import { heldAt, hold, letGo } from './tokens';

beforeEach(() => void plugInSimpleStore());
afterEach(() => {
  letGo('next');
  vi.unstubAllGlobals();
});

const BEFORE = cardOf({
  guests: [
    { guest: 0, name: 'Ann' },
    { guest: 1, name: 'Ben' },
  ],
});
const you = (guest: number | null, ...seats: number[]) => ({ guest, seats, viewer: null });
/** The next table has these seats; who sits down is written down. */
function innOf(kinds: string, more: object = {}) {
  const seats = [...kinds].map((kind) => ({ kind: { o: 'open', p: 'person', b: 'bot' }[kind] }));
  const asked = plugInInn(({ path }) =>
    path.endsWith('/guests') ? { token: 'seat', guest: 0 } : cardOf({ id: 'next', seats, ...more }),
  );
  return () => asked.filter(({ path }) => path.endsWith('/guests')).map(({ body }) => body);
}

test('the seats of before, under the name of before', async () => {
  const sat = innOf('ooo');
  await sitAtNext('next', BEFORE, you(1, 0, 2));
  expect(sat()).toMatchObject([{ name: 'Ben', seats: [0, 2] }]);
  expect(heldAt('next')?.token).toBe('seat');
});

test('of several seats those that are still free', async () => {
  const sat = innOf('opb');
  await sitAtNext('next', BEFORE, you(0, 0, 1, 2));
  expect(sat()).toMatchObject([{ name: 'Ann', seats: [0] }]);
});

test.each([
  ['whose seats are taken', 'pp', {}, you(0, 0, 1)],
  ['whose seat is not there any more', 'o', {}, you(0, 1)],
  ['who only looked on', 'oo', {}, you(null)],
  ['whom nobody named', 'oo', {}, you(7, 0)],
  ['who comes when it has begun', 'oo', { phase: 'playing' }, you(0, 0)],
])('somebody %s comes in and looks', async (_, kinds, more, who) => {
  const sat = innOf(kinds, more);
  await sitAtNext('next', BEFORE, who);
  expect(sat()).toEqual([]);
});

test('who sits there already does not sit down again', async () => {
  hold({ table: 'next', token: 'mine', name: 'Ann', game: 'pig', nonce: null, vow: null, at: 1 });
  const sat = innOf('oo');
  await sitAtNext('next', BEFORE, you(0, 0));
  expect([sat(), heldAt('next')?.token]).toEqual([[], 'mine']);
});
