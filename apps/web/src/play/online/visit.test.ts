/** Somebody at a table where people gather: what they see, hear and are told, over a line that comes and goes. */
import type { FromGuest, FromInn, Saying, Socket, TableCard } from '@tabard/inn';
import { Toasts } from '@tabard/page/design/toast';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardOf } from './inn.fixture';
import { plugInSimpleStore } from './simple-store.fixture';
import { Visit } from './visit';

class Line implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;
  readonly heard: FromGuest[] = [];
  isClosed = false;
  send(text: string): void {
    this.heard.push(JSON.parse(text));
  }
  say(message: FromInn): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(): void {
    this.isClosed = true;
  }
}

let lines: Line[];
let visit: Visit;
const windowHere = Object.assign(new EventTarget(), {
  setTimeout: (call: () => void, ms: number) => setTimeout(call, ms),
});

beforeEach(() => {
  vi.useFakeTimers();
  plugInSimpleStore();
  vi.stubGlobal('window', windowHere);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { languages: ['en'], userActivation: { hasBeenActive: false } });
  lines = [];
});
afterEach(() => {
  visit.close();
  vi.runAllTimers(); // News at the foot of the page goes by itself.
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const guest = (number: number, name: string, more: object = {}) => ({
  ...{ guest: number, name, here: true, awaited: false, gone: false },
  ...more,
});
const tableOf = (...guests: object[]): TableCard => cardOf({ guests });
const ANN = guest(0, 'Ann');
const BEN = guest(1, 'Ben');
const nudge = (number: number, from: number, about: number): Saying => ({
  number,
  guest: from,
  kind: 'nudge',
  text: '',
  about,
  at: 0,
});

const line = () => lines.at(-1)!;
const now = () => visit.snapshot();
const told = () => renderToStaticMarkup(createElement(Toasts)).match(/(?<=<span>)[^<]+/g) ?? [];

/** Ann opens the door; without a token she only looks. */
function enter(token: string | null = 'mine'): void {
  let names = 0;
  visit = new Visit('t', token, {
    connect() {
      const made = new Line();
      lines.push(made);
      return made;
    },
    after(ms, call) {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    newName: () => `c${names++}`,
    random: () => 0,
  });
}
function welcome(table: TableCard, { you = 0 as number | null, sayings = [] as Saying[] } = {}): void {
  line().onopen?.();
  const own = { guest: you, seats: you === null ? [] : [you], viewer: you };
  line().say({
    kind: 'welcome',
    protocol: 1,
    you: own,
    table,
    sight: null,
    change: null,
    history: null,
    sayings,
    at: 0,
  });
}
const settled = () => vi.advanceTimersByTimeAsync(0);

test('before the inn has answered nothing is known; then who is here, and that nothing is played yet', () => {
  enter();
  expect(now()).toMatchObject({ connection: 'connecting', card: null, you: null, table: null });
  welcome(tableOf(ANN, BEN));
  expect(line().heard[0]).toMatchObject({ kind: 'hello', table: 't', token: 'mine' });
  expect(now()).toMatchObject({ connection: 'here', you: { guest: 0 }, table: null, fault: null, waiting: 0 });
  expect(now().card?.guests).toHaveLength(2);
});

test('who sits here hears who comes, once; who only looks is told nothing', () => {
  enter();
  welcome(tableOf(ANN));
  expect(told()).toEqual([]);
  line().say({ kind: 'table', table: tableOf(ANN, BEN) });
  line().say({ kind: 'table', table: tableOf(ANN, BEN) });
  expect(told()).toEqual(['Ben has come.']);
});

test('an onlooker is not told who comes', () => {
  enter(null);
  welcome(tableOf(ANN), { you: null });
  line().say({ kind: 'table', table: tableOf(ANN, BEN) });
  expect(told()).toEqual([]);
});

test('who is reminded hears it, who has reminded sees that it was said, and nobody else', () => {
  enter();
  welcome(tableOf(ANN, BEN, guest(2, 'Cid')));
  line().say({ kind: 'said', saying: nudge(1, 1, 0) });
  expect(told()).toEqual(['The table waits for you.']);
  line().say({ kind: 'said', saying: nudge(2, 0, 1) });
  expect(told()).toEqual(['The table waits for you.', 'Ben is reminded.']);
  line().say({ kind: 'said', saying: nudge(3, 1, 2) });
  expect(told()).toHaveLength(2);
  expect(now().sayings).toHaveLength(3);
});

test('reminders of before are read, not heard: neither on coming in nor when the line is back', async () => {
  enter();
  welcome(tableOf(ANN, BEN), { sayings: [nudge(1, 1, 0)] });
  line().onclose?.();
  expect(now().connection).toBe('away');
  await vi.advanceTimersByTimeAsync(1000);
  welcome(tableOf(ANN, BEN), { sayings: [nudge(1, 1, 0), nudge(2, 1, 0)] });
  expect(now().sayings.map(({ number }) => number)).toEqual([1, 2]);
  expect(told()).toEqual([]);
});

test('what is refused is told in a sentence', async () => {
  enter();
  welcome(tableOf(ANN, BEN));
  visit.nudge(1);
  const [said] = line().heard.filter(({ kind }) => kind === 'nudge') as { id: string }[];
  line().say({ kind: 'refused', id: said.id, refusal: { by: 'inn', reason: 'nudged-already' } });
  await settled();
  expect(told()).toEqual(['They were reminded just now.']);
});

test('what was said while there was no line is sent when it is back', async () => {
  enter();
  welcome(tableOf(ANN, BEN));
  line().onclose?.();
  visit.say('Still there?');
  expect(lines).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines).toHaveLength(2);
  welcome(tableOf(ANN, BEN));
  expect(line().heard).toContainEqual(expect.objectContaining({ kind: 'say', text: 'Still there?' }));
});

test('a network that is back is not waited for', () => {
  enter();
  welcome(tableOf(ANN));
  line().onclose?.();
  windowHere.dispatchEvent(new Event('online'));
  expect(lines).toHaveLength(2);
});

test('who sits down is known by the new token from then on', () => {
  enter(null);
  welcome(tableOf(ANN), { you: null });
  visit.sitAs('fresh');
  welcome(tableOf(ANN));
  expect(lines).toHaveLength(2);
  expect(lines[0].isClosed).toBe(true);
  expect(line().heard[0]).toMatchObject({ kind: 'hello', token: 'fresh' });
  expect(now().you?.guest).toBe(0);
});

test('a table that is put away is gone for good, and why is known', async () => {
  enter();
  welcome(tableOf(ANN));
  line().say({ kind: 'bye', reason: 'put-away', again: false });
  line().onclose?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(now()).toMatchObject({ connection: 'gone', farewell: 'put-away' });
  expect(lines).toHaveLength(1);
});

test('an inn that starts anew says so, and is looked for again', async () => {
  enter();
  welcome(tableOf(ANN));
  line().say({ kind: 'bye', reason: 'closing', again: true });
  line().onclose?.();
  expect(now()).toMatchObject({ connection: 'away', farewell: 'closing' });
  await vi.advanceTimersByTimeAsync(1000);
  welcome(tableOf(ANN));
  expect(now()).toMatchObject({ connection: 'here', farewell: null });
});

test('since when others are away is counted from when it was seen', async () => {
  enter();
  welcome(tableOf(ANN, BEN));
  line().say({ kind: 'table', table: tableOf(ANN, { ...BEN, here: false }) });
  const since = now().away.get(1);
  await vi.advanceTimersByTimeAsync(500);
  line().say({ kind: 'table', table: tableOf(ANN, { ...BEN, here: false }) });
  expect([now().away.get(1), now().away.has(0)]).toEqual([since, false]);
  line().say({ kind: 'table', table: tableOf(ANN, BEN) });
  expect(now().away.size).toBe(0);
});

test('who has left hears nothing more, and holds no line', () => {
  enter();
  welcome(tableOf(ANN));
  const heard = vi.fn();
  visit.subscribe(heard);
  visit.close();
  line().say({ kind: 'table', table: tableOf(ANN, BEN) });
  windowHere.dispatchEvent(new Event('online'));
  expect([heard.mock.calls.length, lines.length, line().isClosed]).toEqual([0, 1, true]);
  expect(told()).toEqual([]);
});
