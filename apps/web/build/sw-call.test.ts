/** The worker's half that is called by an inn, run as it stands with a browser of a few lines round it. */
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';

const TEXT = readFileSync(new URL('sw-call.js', import.meta.url), 'utf8');
const BASE = '/house/';
const WORDS = { turn: 'Du bist dran', nudge: 'Der Tisch wartet', games: { ferry: 'Die Fähre' } };

interface Tab {
  readonly url: string;
  readonly focus: () => Promise<Tab>;
  readonly navigate: (to: string) => Promise<Tab | null>;
}
function tabAt(path: string): Tab {
  const tab: Tab = { url: `https://inn.test${path}`, focus: async () => tab, navigate: vi.fn(async () => tab) };
  return tab;
}

let tabs: Tab[];
let held: { name: string }[];
let words: unknown;
let shown: { title: string; body: string; tag: string; data: { table: string | null } }[];
const openWindow = vi.fn();
let heard: Map<string, (event: object) => void>;

beforeEach(() => {
  [tabs, held, words, shown, heard] = [[], [], WORDS, [], new Map()];
  openWindow.mockClear();
  const self = {
    addEventListener: (kind: string, listener: (event: object) => void) => heard.set(kind, listener),
    registration: { showNotification: async (title: string, more: object) => shown.push({ title, ...more } as never) },
    clients: { matchAll: async () => tabs, openWindow },
    navigator: { locks: { query: async () => ({ held }) } },
  };
  const caches = {
    open: async () => ({ match: async () => words && new Response(words === 'torn' ? '{' : JSON.stringify(words)) }),
  };
  new Function('self', 'caches', 'BASE', TEXT)(self, caches, BASE);
});

async function happens(kind: string, event: object): Promise<void> {
  let done: Promise<unknown> | undefined;
  heard.get(kind)!({ ...event, waitUntil: (promise: Promise<unknown>) => (done = promise) });
  await done;
}
const pushed = (notice: unknown) =>
  happens('push', { data: { json: () => (typeof notice === 'string' ? JSON.parse(notice) : notice) } });
const clicked = (table: unknown) => happens('notificationclick', { notification: { close: vi.fn(), data: { table } } });

test('a turn is told by the name of the game and in the words the page has left', async () => {
  await pushed({ tabard: 'turn', table: 'abc', game: 'ferry' });
  await pushed({ tabard: 'nudge', table: 'abc', game: 'ferry' });
  expect(shown.map(({ title, body, tag, data }) => [title, body, tag, data.table])).toEqual([
    ['Die Fähre', 'Du bist dran', 'tabard-abc', 'abc'],
    ['Die Fähre', 'Der Tisch wartet', 'tabard-abc', 'abc'],
  ]);
});

test('whoever looks at the table is not called; that it is open somewhere, or another is looked at, is no reason', async () => {
  held = [{ name: 'tabard-at-abc' }];
  await pushed({ tabard: 'turn', table: 'abc', game: 'ferry' });
  expect(shown).toEqual([]);
  tabs = [tabAt('/house/inn/abc/table')];
  held = [{ name: 'tabard-at-abcd' }];
  await pushed({ tabard: 'turn', table: 'abc', game: 'ferry' });
  expect(shown).toHaveLength(1);
});

test.each([null, 'torn', { turn: 5 }])('without words (%j) something is shown all the same', async (kept) => {
  words = kept;
  await pushed({ tabard: 'turn', table: 'abc', game: 'ferry' });
  expect(shown).toMatchObject([{ title: 'Tabard', data: { table: 'abc' } }]);
});

test.each(['{', '"x"', '{"tabard":"turn","table":"../evil"}', '{"tabard":"win","table":"a"}'])(
  'what no inn says (%s) leads nowhere',
  async (text) => {
    await pushed(text);
    expect(shown).toMatchObject([{ title: 'Tabard', data: { table: null } }]);
  },
);

test('pressed, the table comes to the front, or is opened', async () => {
  await clicked('abc');
  expect(openWindow.mock.calls).toEqual([['/house/inn/abc']]);
  tabs = [tabAt('/house/'), tabAt('/house/inn/abcd'), tabAt('/house/inn/abc/table')];
  await clicked('abc');
  expect(tabs.map(({ navigate }) => vi.mocked(navigate).mock.calls)).toEqual([[], [], [['/house/inn/abc']]]);
  await clicked('../../elsewhere');
  await clicked(null);
  expect(openWindow.mock.calls.slice(1)).toEqual([['/house/'], ['/house/']]);
});
