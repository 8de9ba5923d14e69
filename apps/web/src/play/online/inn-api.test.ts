/** What the page asks of an inn, and what becomes of an answer that is late, strange, or none at all. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Asked, plugInInn, refused } from './inn.fixture';

type Api = typeof import('./inn-api');
let api: Api;
beforeEach(async () => {
  vi.resetModules(); // Which inn this is, is asked once in a page's life.
  api = await import('./inn-api');
});
afterEach(() => vi.unstubAllGlobals());

const reasonOf = (deed: Promise<unknown>): Promise<string> =>
  deed.then(
    () => 'answered',
    (error) => (error instanceof api.NoInn ? error.reason : `thrown: ${error.message}`),
  );

test('an inn is asked once what it is, however many want to know', async () => {
  const asked = plugInInn(() => ({ tabard: 'inn', protocol: 3 }));
  expect(await Promise.all([api.theInn(), api.theInn()])).toEqual([
    { tabard: 'inn', protocol: 3 },
    { tabard: 'inn', protocol: 3 },
  ]);
  await api.theInn();
  expect(asked).toEqual([{ method: 'GET', path: '/api/hello', token: null, body: undefined }]);
});

test('a page without an inn knows it for good; where nobody answers it is asked again', async () => {
  let said: unknown = null;
  const asked = plugInInn(() => said);
  expect(await api.theInn()).toBe('away');
  said = { tabard: 'away' }; // The worker says so for a page that is read without a line.
  expect(await api.theInn()).toBe('away');
  said = refused('trouble', 503);
  expect(await api.theInn()).toBe('away');
  said = { tabard: 'page' };
  expect([await api.theInn(), await api.theInn()]).toEqual(['none', 'none']);
  expect(asked).toHaveLength(4);
});

test('a token goes in the head of a request and never into its address', async () => {
  const asked = plugInInn(() => undefined);
  await api.begin('a/b', 'secret');
  await api.showOut('t', 'secret', 3);
  await api.changeTable('t', 'secret', { paused: true });
  expect(asked).toEqual([
    { method: 'POST', path: '/api/tables/a%2Fb/begin', token: 'secret', body: undefined },
    { method: 'DELETE', path: '/api/tables/t/guests/3', token: 'secret', body: undefined },
    { method: 'PATCH', path: '/api/tables/t', token: 'secret', body: { paused: true } },
  ] satisfies Asked[]);
});

test('a table that goes on from another says from which, with the token of its host there', async () => {
  const asked = plugInInn(() => ({ table: 'new' }));
  const table = { game: 'pig' } as never;
  await api.createTable(table);
  await api.createTable(table, { after: 'old', token: 'host' });
  expect(asked.map(({ token, body }) => [token, body])).toEqual([
    [null, { game: 'pig' }],
    ['host', { game: 'pig', after: 'old' }],
  ]);
});

test('who gets up names a bot or nobody', async () => {
  const asked = plugInInn(() => undefined);
  await api.leaveTable('t', 'x');
  await api.leaveTable('t', 'x', 'squire');
  expect(asked.map(({ body }) => body)).toEqual([{}, { bot: 'squire' }]);
});

test('a seat is laid again as it is: bots by level and name, people as themselves', () => {
  const seat = (kind: 'person' | 'bot', bot: string | null) =>
    api.asItIs({ kind, bot, name: 'Ann', guest: 1 } as never);
  expect(seat('bot', 'squire')).toEqual({ kind: 'bot', bot: 'squire', name: 'Ann' });
  expect(seat('person', null)).toEqual({ kind: 'person' });
});

test.each([
  ['no line', () => null, 'away'],
  ['a refusal', () => refused('seat-taken'), 'seat-taken'],
  ['a table that is none', () => new Response('', { status: 404 }), 'no-such-table'],
  ['a refusal with 404', () => refused('no-such-code', 404), 'no-such-code'],
  ["a proxy's own page", () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'trouble'],
  ['a reason that is no word', () => new Response('{"refused":7}', { status: 409 }), 'trouble'],
  ['the page of a hotel instead of the inn', () => new Response('<h1>Log in to our wifi</h1>'), 'trouble'],
])('%s', async (_, answer, reason) => {
  plugInInn(answer);
  expect(await reasonOf(api.cardOfTable('t'))).toBe(reason);
});

test('a line that breaks in the middle of an answer is no line', async () => {
  const cut = () => new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
  plugInInn(() => new Response(cut()));
  expect(await reasonOf(api.logOf('t', null))).toBe('away');
  expect(await reasonOf(api.recordOfTable('t'))).toBe('away');
});

test('a record is handed over letter by letter', async () => {
  const text = '{"tabard":1}\n[1, 2]\n';
  plugInInn(() => new Response(text));
  expect(await api.recordOfTable('t')).toBe(text);
});
