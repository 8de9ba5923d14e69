/** Which tables may call this browser: remembered by table, and by nobody who keeps nothing. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calledAt, forgetCalls, isCalledAnywhere, rememberCalls } from './called';
import { plugInSimpleStore, type SimpleStore } from './simple-store.fixture';

let store: SimpleStore;
beforeEach(() => {
  store = plugInSimpleStore();
});
afterEach(() => vi.unstubAllGlobals());

test('each table has its own address, and is forgotten alone', () => {
  rememberCalls('a', 'https://push/1');
  rememberCalls('b', 'https://push/2');
  expect([calledAt('a'), calledAt('b'), calledAt('c')]).toEqual(['https://push/1', 'https://push/2', null]);
  forgetCalls('a');
  expect([calledAt('a'), calledAt('b'), isCalledAnywhere()]).toEqual([null, 'https://push/2', true]);
  forgetCalls('b');
  expect(isCalledAnywhere()).toBe(false);
});

test('what else is kept here is no call', () => {
  store.set('tabard.settings', '{}');
  store.set('other.tabard.called.a', 'x');
  expect(isCalledAnywhere()).toBe(false);
});

test('a full store forgets that it may be called; a browser without one never was', () => {
  store.isFull = true;
  rememberCalls('a', 'https://push/1');
  expect(calledAt('a')).toBeNull();
  vi.stubGlobal('localStorage', undefined);
  rememberCalls('a', 'https://push/1');
  forgetCalls('a');
  expect([calledAt('a'), isCalledAnywhere()]).toEqual([null, false]);
});
