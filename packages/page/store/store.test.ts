/** Who wants to hear of a change hears of it: once, of a real one, and no longer than they want. */
import { expect, test, vi } from 'vitest';
import { isSame } from './same';
import { Listeners, Store } from './store';

test('every listener is told, and who has left is not', () => {
  const listeners = new Listeners();
  const [one, other] = [vi.fn(), vi.fn()];
  const leave = listeners.subscribe(one);
  listeners.subscribe(other);
  listeners.tell();
  leave();
  listeners.tell();
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 2]);
});

test('the same listener twice is told once', () => {
  const listeners = new Listeners();
  const one = vi.fn();
  listeners.subscribe(one);
  listeners.subscribe(one);
  listeners.tell();
  expect(one).toHaveBeenCalledTimes(1);
});

test('who leaves while all are told takes nobody else along', () => {
  const listeners = new Listeners();
  const heard: string[] = [];
  const leave = listeners.subscribe(() => {
    heard.push('first');
    leave();
  });
  listeners.subscribe(() => heard.push('second'));
  listeners.tell();
  listeners.tell();
  expect(heard).toEqual(['first', 'second', 'second']);
});

test('a store tells of what is new, when it can be read, and not of what is the same', () => {
  const store = new Store(1);
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.get()));
  for (const value of [1, 2, 2, 1]) store.set(value);
  expect(seen).toEqual([2, 1]);
});

test('what is no number is the same as itself, and 0 is not -0', () => {
  const store = new Store(Number.NaN);
  const told = vi.fn();
  store.subscribe(told);
  store.set(Number.NaN);
  expect(told).not.toHaveBeenCalled();
  store.set(0);
  store.set(-0);
  expect(told).toHaveBeenCalledTimes(2);
});

test.each([
  [1, 1],
  [null, null],
  [[], []],
  [
    { a: [1, { b: 'x' }], c: undefined },
    { c: undefined, a: [1, { b: 'x' }] },
  ],
])('%j and %j are alike', (one, other) => expect(isSame(one, other)).toBe(true));

test.each([
  [1, '1'],
  [null, undefined],
  [null, {}],
  [[], {}],
  [[1, 2], [1]],
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { b: 1 }],
  [{ a: undefined }, { b: undefined }],
  [{ a: { b: [1] } }, { a: { b: [2] } }],
])('%j and %j are not', (one, other) => {
  expect(isSame(one, other)).toBe(false);
  expect(isSame(other, one)).toBe(false);
});
