/** What was answered without a line outlasts the page: a real guest, a browser's store, and an inn that takes a name once. */
import { type FromGuest, type FromInn, Guest, type Socket, type TableCard } from '@tabard/inn';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { outboxAt, waitingAt } from './outbox';
import { plugInSimpleStore, type SimpleStore } from './simple-store.fixture';
import { letGo } from './tokens';

let store: SimpleStore;
beforeEach(() => {
  store = plugInSimpleStore();
});
afterEach(() => vi.unstubAllGlobals());

/** An inn that keeps what it was told under its name, and answers when it is asked to. */
class Inn {
  isOpen = false;
  readonly stands = new Map<string, FromGuest>();
  readonly heard: string[] = [];
  readonly seats: (number | null | undefined)[] = [];
  refuses = false;
  private readonly lines: (Socket & { tell(message: FromInn): void })[] = [];

  connect(): Socket {
    const line = {
      onopen: null as Socket['onopen'],
      onmessage: null as Socket['onmessage'],
      onclose: null,
      onerror: null,
      send: (text: string) => this.hear(line, JSON.parse(text)),
      close: () => undefined,
      tell: (message: FromInn) => line.onmessage?.({ data: JSON.stringify(message) }),
    };
    this.lines.push(line);
    return line;
  }

  open(): void {
    this.isOpen = true;
    for (const line of this.lines.splice(0)) line.onopen?.();
  }

  private hear(line: { tell(message: FromInn): void }, message: FromGuest): void {
    if (message.kind === 'hello') {
      this.seats.push(message.seat);
      const you = { guest: 0, seats: [0, 1], viewer: message.seat ?? 0 };
      const table = { id: 't' } as TableCard;
      const nothing = { sight: null, change: null, history: null, sayings: [] };
      line.tell({ kind: 'welcome', protocol: 1, you, table, ...nothing, at: 0 });
    } else if (message.kind === 'do') {
      this.heard.push(message.id);
      line.tell(this.refuses ? refusalOf(message.id) : this.done(message.id, message));
    }
  }

  private done(id: string, message: FromGuest): FromInn {
    this.stands.set(id, message);
    return { kind: 'done', id, moment: 1 };
  }
}

const refusalOf = (id: string): FromInn => ({ kind: 'refused', id, refusal: { by: 'inn', reason: 'question-gone' } });

let names = 0;
const TOKEN = 'secret';
const refused = vi.fn();
function pageAt(inn: Inn, token: string | null = TOKEN): Guest {
  const world = {
    connect: () => inn.connect(),
    after: () => () => undefined,
    newName: () => `c${names++}`,
    random: () => 0,
  };
  const outbox = outboxAt('t', () => token);
  return new Guest(world, { table: 't', token }, { onRefused: refused }, outbox);
}
const ANSWER = { kind: 'answer', seat: 1, key: 'row', moment: 7 } as const;

test('a page that is loaded anew sends what waits, under the same name; two tabs send it and it stands once', () => {
  const inn = new Inn();
  void pageAt(inn).do(ANSWER); // And that page is gone.
  expect(waitingAt('t', TOKEN)).toBe(1);
  const after = new Inn();
  const tabs = [pageAt(after), pageAt(after)];
  expect(tabs.map(({ unsettled, isAllKept }) => [unsettled, isAllKept])).toEqual(Array(2).fill([[ANSWER], true]));
  after.open();
  expect(after.heard).toHaveLength(2);
  expect([...after.stands.values()]).toMatchObject([{ deed: ANSWER }]);
  expect(after.seats).toEqual([1, 1]); // Through the eyes whose moment it names.
  expect([waitingAt('t', TOKEN), store.size]).toEqual([0, 0]);
  expect(tabs.map(({ unsettled }) => unsettled)).toEqual([[], []]);
});

test('several go in the order in which they were given', () => {
  vi.useFakeTimers();
  const page = pageAt(new Inn());
  for (const key of ['c', 'a', 'b']) {
    void page.do({ ...ANSWER, key });
    vi.advanceTimersByTime(5);
  }
  vi.useRealTimers();
  const keys = pageAt(new Inn()).unsettled.map((deed) => deed.kind === 'answer' && deed.key);
  expect(keys).toEqual(['c', 'a', 'b']);
});

test('what is refused by then is told once, and waits no longer', () => {
  void pageAt(new Inn()).do(ANSWER);
  refused.mockClear();
  const inn = new Inn();
  inn.refuses = true;
  pageAt(inn);
  inn.open();
  expect(refused.mock.calls).toEqual([[{ by: 'inn', reason: 'question-gone' }, ANSWER, true]]);
  expect(waitingAt('t', TOKEN)).toBe(0);
});

test('only what names its question is kept: a vote, a word taken back or a finger are of the moment', () => {
  const page = pageAt(new Inn());
  for (const deed of [
    { kind: 'agree', seat: 1 },
    { kind: 'undo', seat: 1 },
    { kind: 'point', seat: 1, what: 'card' },
    { kind: 'answer', seat: 1, key: 'row' },
  ] as const)
    void page.do(deed);
  expect([store.size, page.isAllKept]).toEqual([0, false]);
});

test('a store that is full leaves it in the page alone, which knows so', () => {
  store.isFull = true;
  const inn = new Inn();
  const page = pageAt(inn);
  void page.do(ANSWER);
  expect([page.unsettled, page.isAllKept, store.size]).toEqual([[ANSWER], false, 0]);
  inn.open();
  expect(inn.stands.size).toBe(1);
});

test('nobody sends what another guest has answered, and a seat that is given up leaves nothing behind', () => {
  void pageAt(new Inn()).do(ANSWER);
  expect(pageAt(new Inn(), 'another').unsettled).toEqual([]);
  expect(pageAt(new Inn(), null).unsettled).toEqual([]);
  letGo('other');
  expect(store.size).toBe(1);
  letGo('t');
  expect(store.size).toBe(0);
});

test.each([
  ['torn', '{"token":'],
  ['of no deed', JSON.stringify({ token: TOKEN, at: 1, message: { kind: 'do', id: 'x', deed: { kind: 'fly' } } })],
  ['under another name', JSON.stringify({ token: TOKEN, at: 1, message: { kind: 'do', id: 'y', deed: ANSWER } })],
])('a kept answer that is %s is left alone', (_, text) => {
  store.set('tabard.outbox.t.x', text);
  expect(waitingAt('t', TOKEN)).toBe(0);
});
