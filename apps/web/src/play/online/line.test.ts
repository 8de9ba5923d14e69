/** A network that comes back, and somebody who looks again, are noticed at once. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserWorld, followNetwork } from './line';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const windowHere = Object.assign(new EventTarget(), { location: { href: 'https://inn.test/play/a?x#y' } });
const guest = { connection: 'away' as string, retryNow: vi.fn() };

beforeEach(() => {
  vi.stubGlobal('window', windowHere);
  vi.stubGlobal('document', page);
  guest.connection = 'away';
  page.visibilityState = 'visible';
  vi.clearAllMocks();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const look = () => page.dispatchEvent(new Event('visibilitychange'));
const tries = () => guest.retryNow.mock.calls.length;

test('a network that goes or comes is tried at once, whatever the line says', () => {
  const stop = followNetwork(guest as never);
  guest.connection = 'here'; // It may only look so: nothing was sent since.
  windowHere.dispatchEvent(new Event('online'));
  windowHere.dispatchEvent(new Event('offline'));
  expect(tries()).toBe(2);
  stop();
});

test('who looks again tries again, unless the line holds or nobody looks', () => {
  const stop = followNetwork(guest as never);
  look();
  expect(tries()).toBe(1);
  guest.connection = 'here';
  look();
  guest.connection = 'away';
  page.visibilityState = 'hidden';
  look();
  expect(tries()).toBe(1);
  stop();
});

test('who has left follows nothing any more', () => {
  followNetwork(guest as never)();
  windowHere.dispatchEvent(new Event('online'));
  look();
  expect(tries()).toBe(0);
});

test.each([
  ['https://inn.test/play/a?x#y', 'wss://inn.test/api/play'],
  ['http://127.0.0.1:8080/', 'ws://127.0.0.1:8080/api/play'],
])('from %s the door is %s, and no token stands in it', (href, door) => {
  const opened: string[] = [];
  vi.stubGlobal('window', { location: { href } });
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor(address: string) {
        opened.push(address);
      }
    },
  );
  browserWorld.connect();
  expect(opened).toEqual([door]);
});

test('what was to be done later can be left', () => {
  vi.useFakeTimers();
  const [done, left] = [vi.fn(), vi.fn()];
  browserWorld.after(50, done);
  browserWorld.after(50, left)();
  vi.advanceTimersByTime(49);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect([done.mock.calls.length, left.mock.calls.length]).toEqual([1, 0]);
});
