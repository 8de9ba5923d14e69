/** A table in an inn as a page has it: a real guest, a real table on the other side of a line that can be cut. */
import { type GameModule, PLAIN_MANNERS } from '@tabard/content';
import { type FromGuest, type FromInn, Guest, type Socket, type TableCard } from '@tabard/inn';
import { IllegalAnswer, type Seat } from '@tabard/kernel';
import type { GameRoom } from '@tabard/page/face';
import { set } from '@tabard/page/settings/settings';
import { ChangeTexts } from '@tabard/server/src/host/change-texts';
import { type LastShown, shownNow, sightOf } from '@tabard/server/src/host/sights';
import { type Sitter, Table, type TableRefusal, type TableSetup } from '@tabard/table';
import { ferry } from '@tabard/testkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RemoteTable } from './remote-table';

const module: GameModule = {
  game: ferry,
  bots: [],
  manners: PLAIN_MANNERS,
  words: { en: {} },
  speech: {
    question: (_, { question }) => ({ id: question }),
    option(_seen, _seat, key, ask) {
      if (!ask?.options.includes(key)) throw new Error(`${key} answers nothing that is asked`); // No game has words for that.
      return { id: `says ${key}` };
    },
    event: () => null,
    refusal: ({ clause }) => ({ id: clause }),
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  set('speed', 'instant');
});
afterEach(() => {
  set('speed', 'normal');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the inn does, in as few lines: one guest who has these seats. */
class SmallInn {
  readonly table: Table;
  readonly heard: FromGuest[] = [];
  readonly lines: Line[] = [];
  isShut = false;
  /** Told and kept, but the line breaks before anybody hears of it. */
  cutsNext = false;
  private readonly done = new Map<string, FromInn>();
  private shown!: LastShown;
  viewer: Seat = 0;

  constructor(
    sitters: Sitter[],
    readonly seats: Seat[],
    more: Partial<TableSetup> = {},
  ) {
    this.table = Table.open(ferry, [], { match: { seed: 's' }, sitters, whims: 1, ...more });
  }

  get card(): TableCard {
    return { id: 't', phase: 'playing', game: ferry.id, options: {}, seats: [], guests: [], host: 0 } as never;
  }

  hear(line: Line, message: FromGuest): void {
    this.heard.push(message);
    if (message.kind === 'hello') this.welcome(line, message);
    if (message.kind === 'do') this.enact(line, message);
  }

  private welcome(line: Line, { seat, since }: Extract<FromGuest, { kind: 'hello' }>): void {
    this.viewer = seat ?? this.seats[0];
    const sight = sightOf(this.table, this.viewer, this.how);
    this.shown = shownNow(this.table, sight.b);
    const you = { guest: 0, seats: this.seats, viewer: this.viewer };
    const isKnown = since?.moment === this.table.moment;
    const history = this.table.match.eventsFor(this.viewer);
    const news = isKnown ? { sight: null, history: null } : { sight, history };
    line.tell({ kind: 'welcome', protocol: 1, you, table: this.card, change: null, ...news, sayings: [], at: 0 });
  }

  private enact(line: Line, { id, deed }: Extract<FromGuest, { kind: 'do' }>): void {
    const before = this.table.moment;
    const answer = this.done.get(id) ?? this.attempt(id, deed);
    this.done.set(id, answer);
    if (this.cutsNext) {
      this.cut();
      return;
    }
    if (this.table.moment > before) this.tellChange(line);
    line.tell(answer);
  }

  private attempt(id: string, deed: Extract<FromGuest, { kind: 'do' }>['deed']): FromInn {
    const { moment: _, ...entry } = deed as { moment?: number } & typeof deed;
    try {
      this.table.follow([entry as never]);
      return { kind: 'done', id, moment: this.table.moment };
    } catch (error) {
      if (error instanceof IllegalAnswer) return { kind: 'refused', id, refusal: { by: 'rules', why: error.reason } };
      return { kind: 'refused', id, refusal: { by: 'table', id: (error as TableRefusal).id } };
    }
  }

  /** Something happens by another hand. */
  happens(seat: Seat, key: string): void {
    this.table.answer(seat, key);
    this.tellChange(this.lines.at(-1)!);
  }

  private tellChange(line: Line): void {
    const { text, shown } = new ChangeTexts(this.table, 0).to(this.viewer, this.shown, this.how);
    this.shown = shown;
    line.tell(JSON.parse(text) as FromInn);
  }

  private get how() {
    return { story: true, reasons: true, at: 0, moment: this.table.moment };
  }

  cut(): void {
    this.cutsNext = false;
    this.lines.at(-1)!.onclose?.();
  }

  get deeds() {
    return this.heard.flatMap((message) => (message.kind === 'do' ? [message.deed] : []));
  }
}

class Line implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;
  constructor(private readonly inn: SmallInn) {
    inn.lines.push(this);
    setTimeout(() => (inn.isShut ? this.onclose?.() : this.onopen?.()), 1);
  }
  send(text: string): void {
    setTimeout(() => !this.inn.isShut && this.inn.hear(this, JSON.parse(text)), 1);
  }
  tell(message: FromInn): void {
    const data = JSON.stringify(message);
    setTimeout(() => this.onmessage?.({ data }), 1);
  }
  close(): void {}
}

let names = 0;
const soon = (ms = 50) => vi.advanceTimersByTimeAsync(ms);
const person = (name: string, human?: number): Sitter => ({ name, kind: 'person', person: human });

/** Of a room that nobody looks at: what the table asks it. */
const roomOf = (staging: GameRoom['staging']) => ({ summary: () => ({ id: '' }), staging }) as unknown as GameRoom;

async function visit(sitters: Sitter[], seats: Seat[], more: Partial<TableSetup> = {}, room = roomOf({})) {
  const inn = new SmallInn(sitters, seats, more);
  let table: RemoteTable | null = null;
  const world = {
    connect: () => new Line(inn),
    after: (ms: number, call: () => void) => {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    newName: () => `c${names++}`,
    random: () => 0,
  };
  const guest: Guest = new Guest(
    world,
    { table: 't', token: 'token', story: true, reasons: true },
    {
      onNews: () => table?.hearNews(guest.table!),
      onWelcome: (sight, isNew) => sight && isNew && table?.showAnew(sight),
      onStory: (frames, sight, back) => table?.hear(frames, sight, back),
    },
  );
  await soon();
  table = new RemoteTable(module, room, guest, guest.table!, guest.sight!, {});
  const here = table as RemoteTable;
  return { inn, guest, table: here, now: () => here.snapshot() };
}

const asked = (asks: readonly { seat: Seat }[]) => asks.map(({ seat }) => seat);

test('an answer is given, stands, and what comes of it is seen', async () => {
  const { inn, table, now } = await visit([person('Ann'), person('Ben', 1)], [0]);
  expect(asked(now().asks)).toEqual([0]);
  table.answer('bank');
  await soon();
  expect(inn.table.match.answers).toBe(1);
  expect(now()).toMatchObject({ answers: 1, viewer: 0, underway: null });
  expect(table.eventsFrom(0, now().told.told)).toEqual(inn.table.match.eventsFor(0));
});

test('pressed twice it is given once, and several in a row one after the other', async () => {
  const { inn, table } = await visit([person('Ann')], [0]);
  table.answer('bank');
  table.answer('bank');
  await soon();
  expect(inn.deeds).toHaveLength(1);
  table.answer('row', 'left');
  await soon();
  expect(inn.deeds.slice(1)).toMatchObject([{ key: 'row' }, { key: 'left' }]);
  expect(inn.table.match.answers).toBe(3);
});

test('of several answers the first is on its way, and nothing is asked before all of them stand', async () => {
  const { inn, table, now } = await visit([person('Ann')], [0]);
  table.answer('bank');
  await soon();
  const asks: string[] = [];
  table.subscribe(() =>
    asks.push(
      now()
        .asks.map(({ question }) => question)
        .join(),
    ),
  );
  inn.isShut = true;
  inn.cut();
  table.answer('row', 'left'); // The second has no words yet: nothing asks for it.
  await soon(2000);
  expect(now().underway).toEqual({ says: '⟨says row⟩', hasLine: false });
  inn.isShut = false;
  await soon(20_000);
  expect(inn.table.match.answers).toBe(3);
  expect(now()).toMatchObject({ underway: null, answers: 3, refused: null });
  expect(asks.filter((question) => question === 'row.side')).toEqual([]);
});

test('where the others have a word, what would come after waits for theirs', async () => {
  const { inn, table, now } = await visit([person('Ann', 0), person('Ben', 1)], [0], { voices: 'each' });
  table.answer('bank', 'row');
  await soon();
  expect(inn.deeds).toMatchObject([{ key: 'bank' }]);
  expect(now()).toMatchObject({ proposal: { key: 'bank' }, refused: null });
});

test('what is answered without a line waits in sight and is sent once', async () => {
  const { inn, table, now } = await visit([person('Ann')], [0]);
  inn.isShut = true;
  inn.cut();
  table.answer('bank');
  await soon(2000);
  expect(now()).toMatchObject({ underway: { says: '⟨says bank⟩', hasLine: false }, asks: [], answers: 0 });
  inn.isShut = false;
  await soon(20_000);
  expect(now()).toMatchObject({ underway: null, answers: 1 });
  expect(inn.deeds).toHaveLength(1);
});

test('an answer that was kept before the line broke is not given a second time', async () => {
  const { inn, table, now } = await visit([person('Ann')], [0]);
  inn.cutsNext = true;
  table.answer('bank');
  await soon(20_000);
  expect(inn.deeds).toHaveLength(2); // It was said again, by the same name,
  expect(inn.table.match.answers).toBe(1); // and stands once.
  expect(now()).toMatchObject({ underway: null, answers: 1, refused: null });
});

test('what is refused is said, in the words of the rules, and nothing is left hanging', async () => {
  const { table, now } = await visit([person('Ann')], [0]);
  table.answer('fly');
  await soon();
  expect(now().refused?.text).toBeTruthy();
  expect(now()).toMatchObject({ underway: null, answers: 0 });
  expect(asked(now().asks)).toEqual([0]);
});

test('nobody is asked anything while something is told, and the log does not run ahead', async () => {
  set('speed', 'normal');
  const slowly = roomOf(new Proxy({}, { get: () => ({ ms: 500 }) }));
  const { inn, now } = await visit([person('Ann'), person('Ben', 1)], [0], {}, slowly);
  const before = now().told.told;
  inn.happens(1, 'bank');
  await soon(10);
  expect(inn.table.match.eventCount).toBeGreaterThan(before);
  expect(now()).toMatchObject({ asks: [], over: false });
  expect(now().told.isTelling).toBe(true);
  await soon(60_000);
  expect(now().told).toMatchObject({ isTelling: false, told: inn.table.match.eventCount });
});

test('with two seats the page looks through the one that is asked', async () => {
  const { inn, table, now } = await visit([person('Ann', 0), person('Ann too', 0)], [0, 1]);
  table.answer('bank');
  await soon();
  table.answer('rest');
  await soon(500);
  expect(asked(inn.table.match.pending.asks)).toContain(1);
  expect(now().viewer).toBe(1);
  expect(asked(now().asks)).toEqual([1]);
});

test('with voices an answer is a proposal, and the other is asked for theirs', async () => {
  const { inn, table, now } = await visit([person('Ann', 0), person('Ben', 1)], [0], { voices: 'each' });
  inn.happens(1, 'bank');
  await soon();
  expect(now().proposal).toMatchObject({ kind: 'answer', key: 'bank', by: 1 });
  table.vote(true);
  await soon();
  expect(now()).toMatchObject({ proposal: null, answers: 1 });
});
