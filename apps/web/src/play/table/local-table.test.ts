/** A table at one screen, its bots in the same thread: what persons do, who waits for whom, and what is kept. */
import { botsFor, randomBot } from '@tabard/bots';
import { type GameModule, PLAIN_MANNERS } from '@tabard/content';
import type { Bot } from '@tabard/kernel';
import type { GameRoom } from '@tabard/page/face';
import { set } from '@tabard/page/settings/settings';
import type { AnyStaging } from '@tabard/page/stage/staging';
import { type Sitter, Table, type TableEntry, type TableLog, type TableSetup } from '@tabard/table';
import { type Ferry, ferry, luckyPig } from '@tabard/testkit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forget } from '../../keep/storage/waiting';
import { LocalTable } from './local-table';

const steady: Bot = { id: 'steady', listens: false, sit: () => ({ choose: ({ options }) => options[0] }) };

const module = (game: GameModule['game']): GameModule => ({
  game,
  bots: [steady],
  manners: PLAIN_MANNERS,
  words: { en: {} },
  speech: {
    question: ({ b: _ }, { question }) => ({ id: question }),
    option: (_seen, _seat, key) => ({ id: key }),
    event: () => null,
    refusal: ({ clause }) => ({ id: clause }),
  },
});

/** The same ferry, but the last of the crew packs before anybody sets off. */
const packed: typeof ferry = {
  ...ferry,
  id: 'packed',
  *step(g) {
    const last = g.seats - 1;
    if (g.b.coins[last] === 0) return yield* ferry.step(g);
    yield* g.choose(last, 'setup.pack', () => ['rope', 'oar'] as const);
    g.b.coins[last] = 0;
    g.tell('acted', { seat: last, act: 'packs' });
  },
};
const GAMES: { readonly [id: string]: GameModule['game'] } = { ferry, packed, 'lucky-pig': luckyPig };

vi.mock('../../keep/storage/shelf', () => ({ addGame: async () => undefined, appendEntries: async () => undefined }));
vi.mock('./bots-at-work', () => ({
  BotsAtWork: class {
    private readonly table: Table;
    constructor(log: TableLog) {
      this.table = Table.fromLog(GAMES[log.game], [randomBot, steady], log);
    }
    follow(entries: readonly TableEntry[]) {
      this.table.follow(entries);
    }
    async think(_moment: number, ahead: number | null) {
      return this.table.botsWord(ahead ?? undefined);
    }
    close() {}
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { languages: ['en'] });
});
/** Left open, a table would go on keeping itself in the tests that follow in this process. */
const opened: LocalTable[] = [];
afterEach(async () => {
  for (const table of opened.splice(0)) await table.close();
  forget('id');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const person = (name: string, human?: number): Sitter => ({ name, kind: 'person', person: human });
const bot = (name: string): Sitter => ({ name, kind: 'bot', bot: 'steady' });

/** Of a room that nobody looks at: what the table asks it. */
const roomOf = (staging: AnyStaging) => ({ summary: () => ({ id: 'x' }), staging }) as unknown as GameRoom;

async function open(sitters: Sitter[], more: Partial<TableSetup> = {}, game = 'ferry', staging: AnyStaging = {}) {
  const here = module(GAMES[game]);
  const set = Table.open(here.game, botsFor(here), { match: { seed: 's' }, sitters, whims: 1, ...more });
  const table = await LocalTable.open(
    { module: here, room: roomOf(staging) },
    set,
    { id: 'id', title: 'Ferry', createdAt: 1 },
    0,
  );
  opened.push(table);
  const board = () => table.snapshot().match.board as Ferry;
  return { table, board, now: () => table.snapshot() };
}
const soon = (ms = 5_000) => vi.advanceTimersByTimeAsync(ms);
const seats = (asks: readonly { seat: number }[]) => asks.map(({ seat }) => seat);

describe('round one screen without secrets', () => {
  test('the party decides through anyone, and no screen is passed on', async () => {
    const { table, board, now } = await open([bot('Bo'), person('Ann'), person('Cid')]);
    await soon();
    expect(now()).toMatchObject({ viewer: 1, passTo: null, companions: [] });
    expect(seats(now().asks)).toEqual([1, 2]);
    expect(board().course).toBe(''); // the bot leaves it to them
    table.answerAs(2, 'bank');
    expect(board().course).toBe('bank');
  });

  test('seats are attended to in any order, and answered for', async () => {
    const { table, board, now } = await open([bot('Bo'), person('Ann'), person('Cid')]);
    table.answer('bank');
    expect(now()).toMatchObject({ viewer: 1, companions: [0] });
    table.attendToNext();
    expect(now().viewer).toBe(2);
    table.answer('row', 'left');
    expect(board().acted).toEqual([2]);
    expect(now().viewer).toBe(1);
    table.answerAs(0, 'rest'); // a bot's seat is not theirs to play
    expect(board().acted).toEqual([2]);
    table.answer('rest');
    await soon();
    table.answer('bank');
    expect(board()).toMatchObject({ round: 1, course: 'bank' });
    expect(now().viewer).toBe(1); // who was picked last round is not picked again
  });

  test('a bot waits until it is let go, then the table is open again', async () => {
    const { table, board, now } = await open([bot('Bo'), person('Ann')]);
    table.answer('bank');
    await soon();
    expect(board().acted).toEqual([]);
    table.letGo(0);
    await soon();
    expect(board().acted).toEqual([0]);
    expect(now()).toMatchObject({ viewer: 1, companions: [], thinking: null });
    table.answer('rest');
    expect(board().round).toBe(1);
  });

  test('a bot that was asked in vain does not hold up one that is let go', async () => {
    const { table, board } = await open([bot('Bo'), person('Ann')]);
    table.answer('bank');
    await soon(1); // it is about to be asked whether it has something to do
    table.letGo(0);
    await soon();
    expect(board().acted).toEqual([0]);
  });

  test("anyone's last answer is taken back, as all agree by talking", async () => {
    const { table, board, now } = await open([person('Ann'), person('Bob'), bot('Bo')]);
    expect(now().canUndo).toBe(false);
    table.answerAs(0, 'bank');
    table.answerAs(1, 'row', 'left'); // a die falls
    expect(now().canUndo).toBe(true);
    table.undo();
    expect(now()).toMatchObject({ asksPractice: true, isPractice: false }); // it has fallen: said before the first such step
    table.keepAsItFell();
    expect(now()).toMatchObject({ asksPractice: false, isPractice: false });
    expect(now().match.answers).toBe(3);
    table.undo(true);
    expect(now()).toMatchObject({ asksPractice: false, isPractice: true });
    expect(now().match.answers).toBe(2);
    expect(now().proposal).toBeNull();
    table.undo();
    table.undo();
    expect(now().match.answers).toBe(0);
    table.undo();
    expect(board().course).toBe('');
    expect(now().refused).toBeNull();
  });

  test('what is pointed at is seen until the seat answers', async () => {
    const { table, now } = await open([person('Ann'), bot('Bo')]);
    table.point('stream');
    expect(now().pointed).toEqual(['stream', null]);
    const { moment } = now();
    table.point('stream'); // again: nothing new
    expect(now().moment).toBe(moment);
    table.answer('bank');
    expect(now().pointed).toEqual([null, null]);
  });

  test('PR-29.10: a seat is handed over to a bot where none was, and back', async () => {
    const { table, board, now } = await open([person('Ann'), person('Bob')]);
    table.answer('bank');
    table.handOver(1, 'steady');
    expect(now()).toMatchObject({ viewer: 0, companions: [1] });
    table.answer('rest');
    await soon();
    expect(board().round).toBe(1);
    table.handOver(1, null);
    expect(seats(now().asks)).toEqual([0, 1]);
    table.handOver(0, 'deep');
    expect(now().refused?.text).toContain('no such bot');
  });

  test('with a voice each, what is proposed waits for the others', async () => {
    const { table, now } = await open([person('Ann'), person('Bob')], { voices: 'each' });
    table.answer('stream');
    expect(now()).toMatchObject({ proposal: { key: 'stream', agreed: [0] }, decides: false });
    table.vote(false); // Ann takes it back.
    expect(now().proposal).toBeNull();
    table.table.answer(1, 'stream');
    table.vote(false);
    expect(now().decides).toBe(true);
    table.decide(true);
    expect(now()).toMatchObject({ proposal: null, match: { board: { course: 'stream' } } });
  });
});

describe('on the stage', () => {
  const staging: AnyStaging = { acted: { ms: 2_000 } };

  async function crew(...sitters: Sitter[]) {
    const at = await open(sitters, {}, 'ferry', staging);
    at.table.answer('bank');
    await soon();
    return at;
  }

  test('what a bot sets out with lies there at once: nobody here has been asked yet', async () => {
    const { table, board, now } = await open([person('Ann'), bot('Bo')], {}, 'packed', staging);
    await soon(50);
    expect(board().coins).toEqual([1, 0]);
    expect(now().told.isTelling).toBe(false);
    expect(seats(now().asks)).toEqual([0]);
    table.answer('bank');
    table.answer('rest');
    await soon(50);
    expect(now().told).toMatchObject({ isTelling: true, event: { type: 'acted', seat: 0 } }); // from now on it is told
  });

  test('while something is told nobody is asked, and the board is as it was then', async () => {
    const { table, board, now } = await crew(person('Ann'), person('Bob'));
    const { told } = now().told;
    table.answer('row', 'left');
    expect(board().acted).toEqual([0]);
    expect(now()).toMatchObject({ asks: [], pending: { asks: [], interrupts: [] }, companions: [], isQuiet: false });
    expect(now().told).toMatchObject({ isTelling: true, event: { type: 'acted' } });
    expect(now().told.told).toBeGreaterThan(told);
    await soon(1_999);
    expect(now().asks).toEqual([]);
    await soon(1);
    expect(seats(now().asks)).toEqual([1]);
    expect(now().told).toMatchObject({ isTelling: false, told: now().match.eventCount });
    expect((now().told.seen.b as Ferry).acted).toEqual([0]);
  });

  test('a bot thinks meanwhile and moves when the stage is free', async () => {
    const { table, board, now } = await crew(person('Ann'), bot('Bo'));
    table.answer('rest');
    await soon(1_999);
    expect([board().acted, now().thinking]).toEqual([[0], null]);
    await soon(5_000);
    expect(board().round).toBe(1);
  });

  test('whoever skips is asked at once, and bots go on', async () => {
    const { table, board, now } = await crew(person('Ann'), person('Bob'), bot('Bo'));
    table.answer('rest');
    table.stage.skip();
    expect(seats(now().asks)).toEqual([1]);
    table.answer('rest');
    table.stage.skip();
    await soon(500);
    expect(board().acted.length === 3 || board().round === 1).toBe(true);
  });

  test('what is taken back is no longer told', async () => {
    const { table, now } = await crew(person('Ann'), person('Bob'));
    table.answer('rest');
    expect(now().told.isTelling).toBe(true);
    table.undo();
    expect(now().told).toMatchObject({ isTelling: false, told: now().match.eventCount, event: null });
    expect(seats(now().asks)).toEqual([0, 1]);
  });

  test('in a hurry everything is there at once, until the persons are asked again', async () => {
    const { table, board, now } = await crew(person('Ann'), bot('Bo'));
    table.answer('rest');
    table.hurry();
    expect(now().told.isTelling).toBe(false);
    await soon(10);
    expect(board().round).toBe(1);
    table.answer('bank');
    table.answer('rest');
    expect(now().told.isTelling).toBe(true);
  });

  test('instant plays without waiting', async () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
    set('speed', 'instant');
    const { table, board, now } = await crew(person('Ann'), bot('Bo'));
    table.answer('rest');
    expect(now().told.isTelling).toBe(false);
    await soon(10);
    expect(board().round).toBe(1);
    set('speed', 'normal');
  });
});

describe('with secrets', () => {
  test('only the one who has the screen is asked, and answers', async () => {
    const { table, now } = await open([person('Ann'), person('Bob')], {}, 'lucky-pig');
    expect(now()).toMatchObject({ viewer: null, passTo: 0, asks: [] });
    table.answerAs(0, 'roll');
    expect(now().match.answers).toBe(0);
    table.takeScreen();
    table.answerAs(1, 'roll');
    expect(now().match.answers).toBe(0);
    const [charm] = now().asks[0].options;
    table.answer(charm, 'hold');
    expect(now()).toMatchObject({ viewer: null, passTo: 1, asks: [], canUndo: false });
  });

  test('nothing is told while the screen is handed on, nor afterwards what the other saw', async () => {
    const { table, now } = await open([person('Ann'), person('Bob')], {}, 'lucky-pig', {
      held: { ms: 2_000 },
      'charm.shown': { ms: 2_000 },
    });
    table.takeScreen();
    table.answer(now().asks[0].options[0], 'hold');
    expect(now()).toMatchObject({ passTo: 1, told: { isTelling: false, event: null, fresh: [] } });
    table.takeScreen();
    expect(now()).toMatchObject({ viewer: 1, told: { isTelling: false, fresh: [], told: now().match.eventCount } });
    expect(now().told.seen).toEqual(now().match.seen(1));
  });

  test('what others have built upon is not taken back behind their backs', async () => {
    const { table, now } = await open([person('Ann'), person('Bob')], {}, 'lucky-pig');
    table.takeScreen();
    table.answer(now().asks[0].options[0]); // shows a charm
    expect(now().canUndo).toBe(false);
    table.undo();
    expect(now()).toMatchObject({ proposal: null, match: { answers: 1 } });
  });
});
