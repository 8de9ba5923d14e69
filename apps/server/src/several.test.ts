/** Two processes serve one table: two inns over one store, which hear of each other or do not. */
import type { GameModule } from '@tabard/content';
import type { Sight } from '@tabard/inn';
import type { Flow } from '@tabard/kernel';
import { luckyPig } from '@tabard/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alone, type Fanout } from './fanout/fanout';
import { freshFolder, leaveAll, openInn, type Player, sitAt, type TestInn, watchTable } from './inn.fixture';
import { Unreachable } from './store/database';
import { openStore } from './store/open';
import type { Store } from './store/store';

const pig = { game: luckyPig, bots: [], words: {}, speech: {} } as unknown as GameModule;
const PERSONS = [{ kind: 'person' }, { kind: 'person' }];

/** Word from each to the other, as long as the wire is whole. */
function wire() {
  const ears: ((table: string | null) => void)[] = [];
  const state = { isCut: false };
  const end = (): Fanout => {
    const me = ears.length;
    ears.push(() => undefined);
    return {
      ...alone,
      announce: (table) => {
        const others = ears.filter((_, i) => i !== me && !state.isCut);
        for (const hear of others) setTimeout(hear, 0, table);
      },
      onNews: (hear) => {
        ears[me] = hear;
      },
    };
  };
  return { state, ends: [end(), end()] };
}

let here: TestInn;
let there: TestInn;
const between = wire();
beforeAll(async () => {
  const where = { folder: freshFolder() };
  const [fanout, other] = between.ends;
  here = await openInn([pig], { where, fanout, look: 1e9 });
  there = await openInn([pig], { where, fanout: other, look: 1e9 });
});
afterAll(async () => {
  await here?.close();
  await there?.close();
});

const newTable = async (): Promise<string> => {
  const wish = { game: 'lucky-pig', seats: PERSONS, chat: 'free' };
  return (await here.call<{ table: string }>('POST', '/api/tables', wish)).table;
};

async function apart() {
  const table = await newTable();
  const ann = await sitAt(here.address, table, 'Ann', [0]);
  const bob = await sitAt(there.address, table, 'Bob', [1]);
  await ann.untilNews(({ connection }) => connection === 'here');
  await bob.untilNews(({ connection }) => connection === 'here');
  await here.call('POST', `/api/tables/${table}/begin`, {}, ann.token);
  await ann.until(() => true);
  return { table, ann, bob, close: () => leaveAll(ann, bob) };
}

describe('two processes', () => {
  test('who waits at one sees the game begin at the other, without being sent away', async () => {
    const { bob, close } = await apart();
    const seen = await bob.until(() => true);
    expect([seen.moment, bob.line.opened()]).toEqual([0, 1]);
    close();
  });

  test('a guest let in by one is known to the other, though no word of it came', async () => {
    const table = await newTable();
    await there.inn.table(table); // Awake there, with nobody in it.
    between.state.isCut = true;
    const { token, guest } = await here.call<{ token: string; guest: number }>(
      ...(['POST', `/api/tables/${table}/guests`, { name: 'Ann', seats: [0, 1] }] as const),
    );
    const ann = watchTable(there.address, { table, token }, guest);
    await ann.untilNews(({ connection }) => connection === 'here' || connection === 'gone');
    expect([ann.guest.connection, ann.guest.you?.seats]).toEqual(['here', [0, 1]]);
    await there.call('POST', `/api/tables/${table}/begin`, {}, token);
    await ann.until(() => true);
    between.state.isCut = false;
    ann.guest.close();
  });

  test('nothing is refused for what is not so any more, and nobody who comes from the other goes back in time', async () => {
    const table = await newTable();
    const ann = await sitAt(here.address, table, 'Ann', [0]);
    await ann.untilNews(({ connection }) => connection === 'here');
    between.state.isCut = true;
    const bob = await sitAt(there.address, table, 'Bob', [1]);
    await here.call('POST', `/api/tables/${table}/begin`, {}, ann.token); // Every seat is taken, though nobody said so.
    await ann.until(() => true);
    await ann.guest.do({ kind: 'answer', seat: 0, key: 'roll' });
    const live = await there.inn.table(table);
    const asked = await (await here.inn.table(table)).inTurn((held) => held!.match.pending.asks[0].seat);
    const done = await live.do(asked, 'first-here', { kind: 'answer', seat: asked, key: 'roll' });
    expect(done).toMatchObject({ kind: 'done', moment: 2 });
    const told: string[] = [];
    await (await here.inn.table(table)).arrive(
      {
        guest: null,
        viewer: null,
        story: false,
        reasons: false,
        send: (text) => told.push(text),
        look: () => undefined,
        dismiss: () => undefined,
      },
      { moment: 2, events: 0 },
    );
    expect(JSON.parse(told.at(-1)!)).toMatchObject({ kind: 'welcome', sight: null, change: null });
    between.state.isCut = false;
    leaveAll(ann, bob);
  });

  test('a game that began elsewhere, with its first answers, is taken up by whoever changes the room here', async () => {
    const table = await newTable();
    const ann = await sitAt(here.address, table, 'Ann', [0, 1]);
    await there.inn.table(table);
    between.state.isCut = true;
    await here.call('POST', `/api/tables/${table}/begin`, {}, ann.token);
    await ann.until(() => true);
    await ann.guest.do({ kind: 'answer', seat: 0, key: 'roll' });
    const watcher = await sitAt(there.address, table, 'Wim', []);
    expect((await watcher.until(() => true)).answers).toBe(1);
    between.state.isCut = false;
    ann.guest.close();
    watcher.guest.close();
  });

  test('what is said at one is heard at the other', async () => {
    const { ann, bob, close } = await apart();
    await ann.guest.say('hello');
    await expect.poll(() => bob.guest.sayings.map(({ text }) => text)).toEqual(['hello']);
    close();
  });

  test('a table erased at one is gone at the other', async () => {
    const { table, ann, bob, close } = await apart();
    await bob.until(() => true);
    await here.call('DELETE', `/api/tables/${table}`, undefined, ann.token);
    await bob.untilNews(({ connection }) => connection === 'gone');
    expect(bob.guest.farewell).toBe('erased');
    close();
  });

  test('whoever hears no word looks for it: nothing is lost while the wire is cut', async () => {
    const where = here.where;
    const looking = await openInn([pig], { where, look: 40 });
    const { table, ann, bob, close } = await apart();
    const watcher = watchTable(looking.address, { table, token: null }, null);
    await watcher.until(() => true);
    await ann.guest.do({ kind: 'answer', seat: 0, key: 'roll' });
    await ann.guest.say('well');
    await watcher.until(({ answers }) => answers === 1);
    await expect.poll(() => watcher.guest.sayings).toHaveLength(1);
    await here.call('DELETE', `/api/tables/${table}`, undefined, ann.token);
    await watcher.untilNews(({ connection }) => connection === 'gone');
    watcher.guest.close();
    bob.guest.close();
    close();
    await looking.close();
  });

  test('a process that cannot reach the store lets its guests go, and no game waits for who sits there unknowing', async () => {
    const line = { isCut: false };
    const store = behind(await openStore(here.where), async () => {
      if (line.isCut) throw new Unreachable('nobody answers');
    });
    const far = await openInn([pig], { where: here.where, store, look: 10, silence: 30 });
    const table = await newTable();
    const ann = await sitAt(here.address, table, 'Ann', [0]);
    const byes: (string | null)[] = [];
    const bob: Player = await sitAt(far.address, table, 'Bob', [1], { onNews: () => byes.push(bob?.guest.farewell) });
    await here.call('POST', `/api/tables/${table}/begin`, {}, ann.token);
    for (const player of [ann, bob]) await player.until(() => true);
    line.isCut = true; // Not from Bob, whose page says that all is well.
    await bob.untilNews(({ connection }) => connection === 'away');
    await ann.guest.do({ kind: 'answer', seat: 0, key: 'roll' });
    await expect(far.inn.table(table)).rejects.toMatchObject({ reason: 'trouble' });
    expect(byes).toContain('trouble');
    line.isCut = false;
    await bob.until(({ answers }) => answers === 1);
    leaveAll(ann, bob);
    await far.close();
  });

  test('a table that wakes while it is put away stays in hearing of the other processes', async () => {
    const told: (number | null)[] = [];
    const stands: (() => void)[] = [];
    const store = behind(await openStore(here.where), async (name) => {
      if (name === 'keepStand') await new Promise<void>((resolve) => stands.push(resolve));
    });
    const fanout = {
      ...alone,
      attend: async (_: string, guests: readonly number[] | null) => void told.push(guests?.length ?? null),
    };
    const house = await openInn([pig], { where: here.where, store, fanout, patience: 1e8 });
    const { table, ann, close } = await apart();
    await ann.guest.do({ kind: 'answer', seat: 0, key: 'roll' });
    await house.inn.table(table);
    const away = house.inn.putAwayIdle(0);
    await expect.poll(() => stands).toHaveLength(1);
    const waking = house.inn.table(table);
    await new Promise((resolve) => setTimeout(resolve, 50)); // Time enough to be too early.
    stands[0]();
    await Promise.all([away, waking]);
    expect(told).toEqual([0, null, 0]);
    close();
    await house.close();
  });

  test('what happens elsewhere while a table is being read here is not missed', async () => {
    const { table, ann, close } = await apart();
    let hear: (table: string) => void = () => undefined;
    const attended = new Set<string>();
    const fanout: Fanout = {
      ...alone,
      attend: async (id, guests) => void (guests ? attended.add(id) : attended.delete(id)),
      onNews: (ear) => {
        hear = ear;
      },
    };
    let goOn: () => void = () => undefined;
    const read = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let isRead = false;
    const ready = () => {
      isRead = true; // The rules are made ready for what was read.
      return read;
    };
    const house = await openInn([{ ...pig, world: { ready, bulk: {} } }], { where: here.where, fanout, look: 1e9 });
    const waking = house.inn.table(table);
    await expect.poll(() => isRead).toBe(true);
    await ann.guest.do({ kind: 'answer', seat: 0, key: 'roll' });
    if (attended.has(table)) hear(table);
    goOn();
    const live = await waking;
    await expect.poll(() => live.inTurn((held) => held!.match.answers)).toBe(1);
    await expect(house.inn.table('nobody-knows')).rejects.toMatchObject({ reason: 'no-such-table' });
    expect([...attended]).toEqual([table]);
    close();
    await house.close();
  });

  test('both answer at once: the key decides, each is done once, and both see the same', async () => {
    const { table, bob, close } = await apart();
    await bob.until(() => true);
    between.state.isCut = true; // Neither knows of the other.
    const one = await here.inn.table(table);
    const two = await there.inn.table(table);
    const roll = { kind: 'answer', seat: 0, key: 'roll' } as const;
    const done = await Promise.all([
      ...[0, 1, 2].map((i) => one.do(0, `w${i}`, { kind: 'wish', seat: 0, name: 'x', value: `${i}` })),
      one.do(0, 'same', roll),
      two.do(0, 'same', roll),
    ]);
    expect(done.slice(-2).map(({ kind }) => kind)).toEqual(['done', 'done']);
    between.state.isCut = false;
    await two.catchUp();
    await one.catchUp();
    const kept = await here.inn.store.linesFrom(table, 0);
    expect(kept.filter(({ command }) => command === '0:same')).toHaveLength(1);
    const hashes = await Promise.all([one, two].map((live) => live.inTurn((held) => held!.match.hash())));
    expect(hashes[0]).toBe(hashes[1]);
    close();
  });
});

describe('a hot table', () => {
  test('nobody is starved: while four guests at one process never stop, whoever sits at the other is heard each time', async () => {
    const { table, bob, close } = await apart();
    await bob.until(() => true);
    const [one, two] = [await here.inn.table(table), await there.inn.table(table)];
    const points = (live: typeof one, seat: number, name: string) =>
      live.do(seat, name, { kind: 'point', seat, what: name });
    let isOver = false;
    let hot = 0;
    const never = async (guest: number) => {
      for (let n = 0; !isOver; n++) if ((await points(one, 0, `h${guest}-${n}`)).kind === 'done') hot += 1;
    };
    const four = [0, 1, 2, 3].map(never);
    const others: number[] = []; // What the hot ones did before each word of Bob's stood.
    for (let n = 0; n < 12; n++) {
      const before = hot;
      expect((await points(two, 1, `b${n}`)).kind).toBe('done');
      others.push(hot - before);
    }
    isOver = true;
    await Promise.all(four);
    expect(hot).toBeGreaterThan(0);
    expect(others.filter((count) => count > 40)).toEqual([]); // Their turn comes within a few rounds of four.
    const kept = await here.inn.store.linesFrom(table, 0);
    expect(kept.filter(({ command }) => command?.startsWith('1:b'))).toHaveLength(12);
    close();
  });
});

describe('an answer and its question', () => {
  test('an answer given twice under two names is not taken for the next question that looks the same', async () => {
    const { table, ann, close } = await apart();
    const live = await here.inn.table(table);
    const roll = { kind: 'answer', seat: 0, key: 'roll' } as const;
    let seat = 0;
    let moment = 0;
    // Until a seat is asked the same once more.
    do {
      const doing = await live.do(seat, `r${moment}`, { ...roll, seat });
      expect(doing.kind).toBe('done');
      moment += 1;
      const next = await live.inTurn((held) => held!.match.pending.asks[0].seat);
      if (next === seat && moment > 1) break;
      seat = next;
    } while (moment < 50);
    const again = await live.do(seat, 'other-device', { ...roll, seat, moment: moment - 1 });
    expect(again).toMatchObject({ kind: 'refused', refusal: { reason: 'question-gone' } });
    ann.guest.close();
    close();
  });
});

test('rules that break over an answer: it is refused, nobody is sent away, and the table goes on', async () => {
  const brittle = {
    ...luckyPig,
    *step(g: Parameters<typeof luckyPig.step>[0]): Flow {
      const act = yield* g.choose(g.b.turn, 'turn.act', () => ['walk', 'stumble'] as const);
      g.b.pot += 1;
      if (act === 'stumble') throw new Error('the rules broke');
    },
  };
  const troubles: string[] = [];
  const house = await openInn([{ ...pig, game: brittle } as unknown as GameModule], {
    onTrouble: (_, { message }) => troubles.push(message),
  });
  const { table } = await house.call<{ table: string }>('POST', '/api/tables', { game: 'lucky-pig', seats: PERSONS });
  const ann = await sitAt(house.address, table, 'Ann', [0, 1]);
  await house.call('POST', `/api/tables/${table}/begin`, {}, ann.token);
  await ann.until(() => true);
  const refusal = await ann.guest.do({ kind: 'answer', seat: 0, key: 'stumble' });
  expect(refusal).toEqual({ by: 'inn', reason: 'rules-broke' });
  expect(await ann.guest.do({ kind: 'answer', seat: 0, key: 'walk' })).toBeNull();
  const seen = await ann.until(({ answers }) => answers === 1);
  expect([(seen.b as { pot: number }).pot, ann.line.opened(), troubles]).toEqual([
    1,
    1,
    [expect.stringContaining('the rules broke')],
  ]);
  ann.guest.close();
  await house.close();
});

/** A store that is reached by a way of its own, whatever is asked of it. */
const behind = (store: Store, way: (name: string) => Promise<void>): Store =>
  new Proxy(store, {
    get(target, name: keyof Store) {
      const method = (target[name] as (...args: unknown[]) => unknown).bind(target);
      if (name === 'close') return method;
      return async (...args: unknown[]) => {
        await way(name);
        return method(...args);
      };
    },
  });

/** A store that does what it is told, and then says what it is told to say. */
function unsure(store: Store, fails: (name: string) => 'before' | 'after' | null): Store {
  return new Proxy(store, {
    get(target, name: keyof Store) {
      const method = (target[name] as (...args: unknown[]) => unknown).bind(target);
      if (!['append', 'changeRoom', 'say', 'read'].includes(name)) return method;
      return async (...args: unknown[]) => {
        const when = fails(name);
        if (when === 'before') throw new Unreachable('the line broke before');
        const done = await method(...args);
        if (when === 'after') throw new Unreachable('the line broke after');
        return done;
      };
    },
  });
}

describe('a store that is away', () => {
  test('whether a write got through is not known: it is asked again, and stands once', async () => {
    const folder = freshFolder();
    const plan: { [name: string]: ('before' | 'after' | null)[] } = { append: [], changeRoom: [], say: [] };
    const store = unsure(await openStore({ folder }), (name) => plan[name]?.shift() ?? null);
    const house = await openInn([pig], { where: { folder }, store });
    const { table } = await house.call<{ table: string }>('POST', '/api/tables', {
      game: 'lucky-pig',
      seats: PERSONS,
      chat: 'free',
    });
    plan.changeRoom = ['after', 'before'];
    const ann = await sitAt(house.address, table, 'Ann', [0, 1]);
    expect(ann.number).toBe(0);
    plan.changeRoom = ['before', 'after'];
    await house.call('POST', `/api/tables/${table}/begin`, {}, ann.token);
    await ann.until(() => true);
    const byes: string[] = [];
    for (const [i, how] of (['after', 'before', 'after'] as const).entries()) {
      plan.append = [how, how];
      plan.say = [how];
      const seat = (ann.guest.sight as Sight).pending.asks[0].seat;
      ann.guest.lookAs({ seat });
      await ann.until(({ pending }) => pending.asks[0].options.length > 0);
      expect(await ann.guest.do({ kind: 'answer', seat, key: 'roll' })).toBeNull();
      await ann.guest.say(`line ${i}`);
      if (ann.guest.farewell) byes.push(ann.guest.farewell);
    }
    const kept = await store.read(table);
    expect(kept!.lines).toHaveLength(3);
    expect((await store.sayings(table, 0, 100)).map(({ text }) => text)).toEqual(['line 0', 'line 1', 'line 2']);
    expect(kept!.room.guests).toHaveLength(1);
    expect(byes).toEqual([]);
    ann.guest.close();
    await house.close();
  });

  test('a table that was put away in trouble does not take the one along that is awake by then', async () => {
    const folder = freshFolder();
    const house = await openInn([pig], { where: { folder }, patience: 1e8 });
    const { table } = await house.call<{ table: string }>('POST', '/api/tables', { game: 'lucky-pig', seats: PERSONS });
    const old = await house.inn.table(table);
    await house.inn.putAwayIdle(0);
    const awake = await house.inn.table(table);
    expect(awake).not.toBe(old);
    // The old one broke off long ago, and is only now about to say so.
    (old as unknown as { around: { drop(live: unknown, error: Error): void } }).around.drop(old, new Error('late'));
    expect(await house.inn.table(table)).toBe(awake);
    await house.close();
  });
});
