/** Being called: what the page asks of the browser and of the inn, and what it remembers. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calledAt } from './called';
import { callAt, callNoMore, keepCalling } from './calls';
import { plugInSimpleStore, type SimpleStore } from './simple-store.fixture';
import { letGo } from './tokens';

const KEY = btoa('inn').replace(/=+$/, '');
const asked: [method: string, path: string, body: unknown][] = [];
const kept = new Map<string, Response>();
let store: SimpleStore;
let number = 0;
let subscription: PushSubscription | null = null;
let serves = true;

function subscribed(key: string): PushSubscription {
  const endpoint = `https://push.test/${number++}`;
  return {
    endpoint,
    options: { applicationServerKey: new TextEncoder().encode(atob(key)).buffer, userVisibleOnly: true },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' }, expirationTime: null }),
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  } as unknown as PushSubscription;
}
const permission = { permission: 'granted', requestPermission: vi.fn(async () => permission.permission) };

beforeEach(() => {
  store = plugInSimpleStore();
  [asked.length, subscription, serves, permission.permission] = [0, null, true, 'granted'];
  kept.clear();
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (!serves) throw new DOMException('push service error', 'AbortError');
      subscription = subscribed(applicationServerKey);
      return subscription;
    },
  };
  vi.stubGlobal('navigator', { languages: ['en'], serviceWorker: { getRegistration: async () => ({ pushManager }) } });
  vi.stubGlobal('Notification', permission);
  const shelf = { put: async (path: string, words: Response) => void kept.set(path, words) };
  vi.stubGlobal('caches', { open: async () => shelf });
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    asked.push([method!, path, JSON.parse(String(body))]);
    return new Response('{"done":true}');
  });
});
afterEach(() => vi.unstubAllGlobals());

test('on a click the browser is asked, the inn is given its address for this table, the worker its words', async () => {
  expect(await callAt('a', 'token', KEY)).toBe('on');
  const { endpoint } = subscription!;
  expect(asked).toEqual([['POST', '/api/tables/a/push', { endpoint, keys: { p256dh: 'p', auth: 'a' } }]]);
  expect(calledAt('a')).toBe(endpoint);
  expect(await kept.get('/.call')!.json()).toMatchObject({
    turn: 'It is your turn.',
    games: { adventures: 'Adventures' },
  });
  // A second table has the same address; the last one to be switched off gives it back.
  await callAt('b', 'token', KEY);
  expect(calledAt('b')).toBe(endpoint);
  await callNoMore('a', 'token');
  expect([asked.at(-1), calledAt('a'), subscription?.endpoint]).toEqual([
    ['DELETE', '/api/tables/a/push', { endpoint }],
    null,
    endpoint,
  ]);
  await callNoMore('b', 'token');
  expect(subscription).toBeNull();
});

test('who forbids it, or has no push service, is told which; nothing is sent and nothing remembered', async () => {
  permission.permission = 'denied';
  expect(await callAt('a', 'token', KEY)).toBe('denied');
  permission.permission = 'granted';
  serves = false;
  expect(await callAt('a', 'token', KEY)).toBe('failed');
  expect([asked, store.size]).toEqual([[], 0]);
});

test('an address or a key that has changed is renewed without a question, and what was forbidden since is forgotten', async () => {
  await callAt('a', 'token', KEY);
  permission.requestPermission.mockClear();
  expect(await keepCalling('a', 'token', KEY)).toBe(true);
  expect(asked).toHaveLength(1);
  subscription = subscribed(KEY);
  expect(await keepCalling('a', 'token', KEY)).toBe(true);
  expect([asked.length, calledAt('a')]).toEqual([2, subscription.endpoint]);
  const before = subscription.endpoint;
  await keepCalling('a', 'token', btoa('another').replace(/=+$/, ''));
  expect(calledAt('a')).not.toBe(before);
  permission.permission = 'denied';
  expect(await keepCalling('a', 'token', KEY)).toBe(false);
  expect(calledAt('a')).toBeNull();
  expect(permission.requestPermission).not.toHaveBeenCalled();
});

test('a table that never asked is left alone, and a seat that is given up is not called for', async () => {
  expect(await keepCalling('a', 'token', KEY)).toBe(false);
  expect([subscription, asked]).toEqual([null, []]);
  await callAt('a', 'token', KEY);
  letGo('a');
  expect(calledAt('a')).toBeNull();
});
