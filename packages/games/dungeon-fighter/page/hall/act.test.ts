/** One throw on any stage: it plays to its end, is left to be read, and what came meanwhile is shown only then. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Layout, referenceFor, type ThrowSituation } from '../../physics';
import { Act, type Stagehands } from './act';

const EMPTY: Layout = { dice: [], templates: [], icebergs: [] };
const SITUATION: ThrowSituation = {
  layout: EMPTY,
  dice: [{ id: 'red', shape: 'd4' }],
  reqs: [],
  input: [...referenceFor([], 'd4')],
  challenge: 7,
  nonce: Array.from({ length: 8 }, () => 512),
};
const LATER: Layout = { ...EMPTY, icebergs: [2] };

/** A stage that remembers what it was told. */
function stage() {
  const told: string[] = [];
  const laid: Layout[] = [];
  const rested: number[] = [];
  const hands: Stagehands = {
    lay: (layout) => laid.push(layout),
    cast: () => told.push('cast'),
    move: () => undefined,
    touched: () => told.push('touched'),
    darken: (darkness) => told.push(`dark ${darkness}`),
    follow: () => told.push('follow'),
    showResult: (dice) => {
      told.push('result');
      rested.push(dice.length);
    },
    goHome: () => told.push('home'),
    wake: () => told.push('wake'),
  };
  const act = new Act(hands, () => () => told.push('heard'));
  return { told, laid, rested, act };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const play = (act: Act, dark = false) => act.play({ situation: SITUATION, speed: 1, dark });
function toTheEnd(act: Act): number {
  let pictures = 0;
  while (act.step(50) && pictures < 2000) pictures += 1;
  return pictures;
}

test('a throw rolls until it rests, is followed meanwhile, and then its result is shown', async () => {
  const { told, rested, act } = stage();
  const done = play(act);
  expect([act.isOn, told.slice(0, 3)]).toEqual([true, ['dark 0', 'cast', 'wake']]);
  expect(toTheEnd(act)).toBeGreaterThan(10);
  await done;
  expect(['follow', 'touched', 'heard'].map((what) => told.includes(what))).toEqual([true, true, true]);
  expect([told.at(-1), rested]).toEqual(['result', [1]]);
});

test('the result is left to be read; then the table is laid with what lies there, and one looks home', async () => {
  const { told, laid, act } = stage();
  const done = play(act);
  toTheEnd(act);
  await done;
  vi.advanceTimersByTime(1499);
  expect([act.isOn, laid]).toEqual([true, []]);
  vi.advanceTimersByTime(1);
  expect([act.isOn, laid.length, told.at(-1)]).toEqual([false, 1, 'home']);
  expect(laid[0].dice.map(({ id }) => id)).toEqual(['red']);
});

test('what came meanwhile waits until the result is read; on an idle table nothing is deferred', async () => {
  const { laid, act } = stage();
  expect(act.defer(LATER)).toBe(false);
  const done = play(act);
  expect(act.defer(LATER)).toBe(true); // It still rolls: the throw brings its own end.
  toTheEnd(act);
  await done;
  expect(act.defer(LATER)).toBe(true);
  act.readOn();
  expect(laid).toEqual([LATER]);
  vi.advanceTimersByTime(5000);
  expect(laid).toEqual([LATER]); // Who has read on is not sent home twice.
});

test('skipped, it is at its end at once, and whoever waits for it goes on', async () => {
  const { told, act } = stage();
  const done = play(act);
  act.step(50);
  act.skip();
  await done;
  expect([told.includes('result'), act.step(50)]).toEqual([true, false]);
  act.skip(); // Nothing rolls: nothing happens.
  expect(told.filter((what) => what === 'result')).toHaveLength(1);
});

test('DF-R107.1 whoever throws blind sees nothing until the die rests', async () => {
  const { told, act } = stage();
  const done = play(act, true);
  expect(told[0]).toBe('dark 1');
  toTheEnd(act);
  await done;
  expect(told.filter((what) => what.startsWith('dark'))).toEqual(['dark 1', 'dark 0']);
});

test('a second throw ends the first; one whose stage is gone lets go of whoever waits', async () => {
  const { told, act } = stage();
  const first = play(act);
  const second = play(act);
  await first;
  expect(told.filter((what) => what === 'cast')).toHaveLength(2);
  act.dispose();
  await second;
  expect(act.isOn).toBe(false);
});
