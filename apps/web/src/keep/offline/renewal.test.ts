/** Whether there is a newer build: looked for now and then, never by loading the page, and never taken from a stranger's page. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const MINUTE = 60_000;
type Renewal = typeof import('./renewal');

let renewal: Renewal;
let build: string | null;
let page: EventTarget & { visibilityState: string };
const locks: string[] = [];
const fetched: string[] = [];
let answer: () => Response;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules(); // Which build this page is of never changes while it is open.
  build = 'aaa1';
  locks.length = 0;
  fetched.length = 0;
  page = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    readyState: 'complete',
    querySelector: () => (build === null ? null : { getAttribute: () => build }),
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', {
    setInterval: (call: () => void, ms: number) => setInterval(call, ms),
    location: { href: 'https://inn.test/' },
  });
  vi.stubGlobal('navigator', { languages: ['en'], locks: { request: async (name: string) => void locks.push(name) } });
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path);
    return answer();
  });
  renewal = await import('./renewal');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const pageOf = (name: string) => new Response(`<meta name="tabard-build" content="${name}">`);
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const lookAgain = () => page.dispatchEvent(new Event('visibilitychange'));

test('in development there is nothing to hold and nothing to look for', async () => {
  build = null;
  await renewal.openForOffline();
  await after(3 * 60 * MINUTE);
  expect([locks, fetched, renewal.isRenewed()]).toEqual([[], [], false]);
});

test('the files of this build are held as long as the page is open', async () => {
  await renewal.openForOffline();
  expect(locks).toEqual(['tabard-build-aaa1']);
});

test('without a worker the page at the door is asked every hour', async () => {
  answer = () => pageOf('aaa1');
  await renewal.openForOffline();
  await after(59 * MINUTE);
  expect(fetched).toEqual([]);
  await after(MINUTE);
  expect([fetched, renewal.isRenewed()]).toEqual([['/index.html'], false]);
  answer = () => pageOf('bbb2');
  await after(60 * MINUTE);
  expect(renewal.isRenewed()).toBe(true);
});

test('and when somebody comes back to it, but not within ten minutes', async () => {
  answer = () => pageOf('bbb2');
  await renewal.openForOffline();
  await after(10 * MINUTE - 1);
  lookAgain();
  expect(fetched).toEqual([]);
  await after(1);
  page.visibilityState = 'hidden';
  lookAgain();
  expect(fetched).toEqual([]);
  page.visibilityState = 'visible';
  lookAgain();
  lookAgain();
  await after(0);
  expect([fetched.length, renewal.isRenewed()]).toEqual([1, true]);
});

test.each([
  ['an error', () => new Response('<meta name="tabard-build" content="bbb2">', { status: 503 })],
  ['the page of a hotel', () => new Response('<h1>Log in to our wifi</h1>')],
  [
    'no line',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('%s at the door is no newer build', async (_, said) => {
  answer = said;
  await renewal.openForOffline();
  await after(60 * MINUTE);
  expect([fetched.length, renewal.isRenewed()]).toEqual([1, false]);
});

// ---- with a worker

/** A worker of a build, which answers what it is asked. */
function workerOf(name: string) {
  const asked: { kind: string; paths?: readonly string[] }[] = [];
  return {
    asked,
    postMessage(message: (typeof asked)[number], [port]: MessagePort[]) {
      asked.push(message);
      port.postMessage(message.kind === 'build' ? name : undefined);
    },
  };
}
function inBrowser(controller: object | null) {
  vi.stubEnv('PROD', true);
  const update = vi.fn(async () => undefined);
  const serviceWorker = Object.assign(new EventTarget(), { controller, register: async () => ({ update }) });
  vi.stubGlobal('navigator', { languages: ['en'], serviceWorker });
  vi.stubGlobal('performance', {
    now: () => 0,
    getEntriesByType: () =>
      ['/assets/a.js', '/fonts/b.woff', '/assets/c.css'].map((path) => ({ name: `https://inn.test${path}` })),
  });
  return { serviceWorker, update };
}
/** Messages between ports are no timers. */
const heard = async () => {
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 20));
};

test('a worker of this build has nothing newer; one that has taken over since does', async () => {
  const { serviceWorker } = inBrowser(workerOf('aaa1'));
  await renewal.openForOffline();
  await heard();
  expect(renewal.isRenewed()).toBe(false);
  serviceWorker.controller = workerOf('bbb2');
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  await heard();
  expect(renewal.isRenewed()).toBe(true);
  expect(fetched).toEqual([]);
});

test('the first worker is told what was loaded before it came, of this house’s files; later ones are not', async () => {
  const { serviceWorker } = inBrowser(null);
  await renewal.openForOffline();
  const [first, second] = [workerOf('aaa1'), workerOf('aaa1')];
  for (const worker of [first, second]) {
    serviceWorker.controller = worker;
    serviceWorker.dispatchEvent(new Event('controllerchange'));
  }
  await heard();
  expect(first.asked.find(({ kind }) => kind === 'loaded')?.paths).toEqual(['/assets/a.js', '/assets/c.css']);
  expect(second.asked.map(({ kind }) => kind)).toEqual(['tidy', 'build']);
});

test('with a worker it is the browser that looks for a newer one', async () => {
  const { update } = inBrowser(workerOf('aaa1'));
  await renewal.openForOffline();
  await after(60 * MINUTE);
  expect([update.mock.calls.length, fetched]).toEqual([1, []]);
});
