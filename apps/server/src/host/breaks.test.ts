/** A table that breaks is put away, its guests are told, and why is told to the house once; no other table notices. */
import type { GameModule } from '@tabard/content';
import type { Flow } from '@tabard/kernel';
import { luckyPig } from '@tabard/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshFolder, leaveAll, openInn, seatedAt, type TestInn, watchTable } from '../inn.fixture';
import { openStore } from '../store/open';
import type { Store } from '../store/store';

/** From now on nobody can walk, not even who plays it anew. */
let isCracked = false;
const glass = {
  ...luckyPig,
  *step(g: Parameters<typeof luckyPig.step>[0]): Flow {
    if (g.b.pot < 0) throw new Error('the rules stumbled'); // With no question on the table: what looks for one breaks.
    const act = yield* g.choose(g.b.turn, 'turn.act', () => ['walk', 'stumble'] as const);
    g.b.pot = act === 'walk' ? g.b.pot + 1 : -1;
    if (isCracked && act === 'walk') throw new Error('the glass is cracked');
  },
};
const glassPig = { game: glass, bots: [], words: {}, speech: {} } as unknown as GameModule;

/** Whoever reads a table whole waits here. */
let read = Promise.resolve();
let house: TestInn;
let troubles: string[];
/** What would have ended the process. */
const uncaught: unknown[] = [];
const note = (error: unknown) => void uncaught.push(error);

beforeEach(async () => {
  isCracked = false;
  troubles = [];
  uncaught.length = 0;
  process.prependListener('uncaughtException', note);
  process.prependListener('unhandledRejection', note);
  const store = await openStore({ folder: freshFolder() });
  house = await openInn([glassPig], { store: slow(store), onTrouble: (_, { message }) => troubles.push(message) });
});
afterEach(async () => {
  await house.close();
  process.removeListener('uncaughtException', note);
  process.removeListener('unhandledRejection', note);
  expect(uncaught).toEqual([]);
});

const slow = (store: Store): Store =>
  new Proxy(store, {
    get(target, name: keyof Store) {
      const method = (target[name] as (...args: unknown[]) => unknown).bind(target);
      if (name !== 'read') return method;
      return async (...args: unknown[]) => {
        await read;
        return method(...args);
      };
    },
  });

const answer = (seat: number, key: string) => ({ kind: 'answer', seat, key }) as const;
const soon = () => new Promise((resolve) => setTimeout(resolve, 30));

test('whose line ends while a board is broken leaves in the table’s turn: nothing looks at what the rules left', async () => {
  const { table, players } = await seatedAt(house, ['Ann', 'Bob', 'Cid']);
  const [ann, bob, cid] = players;
  const other = await seatedAt(house, ['Dot', 'Eve']);
  let go = () => undefined as unknown;
  read = new Promise((resolve) => {
    go = () => resolve();
  });
  const doing = ann.guest.do(answer(0, 'stumble'));
  await soon();
  bob.line.cut();
  await house.inn.putAwayIdle(60_000); // Another thing that looks at every table, by itself.
  await soon();
  expect(await other.players[0].guest.do(answer(0, 'walk'))).toBeNull();
  go();
  expect(await doing).toEqual({ by: 'inn', reason: 'rules-broke' });
  await cid.untilNews(({ table: card }) => card!.guests[1].here === false);
  expect(await ann.guest.do(answer(0, 'walk'))).toBeNull();
  expect(troubles).toEqual([expect.stringContaining('stumbled')]);
  expect((await (await house.inn.table(table)).inTurn((held) => held!.match.answers)).valueOf()).toBe(1);
  leaveAll(...players, ...other.players);
});

test('a table that cannot be read anew is put away for what it broke over first; its guests come back when it is whole', async () => {
  const { table, players } = await seatedAt(house, ['Ann', 'Bob']);
  const [ann, bob] = players;
  expect(await ann.guest.do(answer(0, 'walk'))).toBeNull();
  const other = await seatedAt(house, ['Dot', 'Eve']);
  isCracked = true;
  const doing = ann.guest.do(answer(0, 'stumble'));
  await bob.untilNews(({ connection }) => connection !== 'here');
  // It breaks again whenever somebody comes, and nobody hears more of it.
  await expect(house.inn.table(table)).rejects.toThrow();
  const eve = watchTable(house.address, { table, token: null }, null);
  await soon();
  expect(troubles).toEqual([expect.stringContaining('stumbled')]);
  expect((await house.call<object>('GET', '/api/hello')) as unknown).toMatchObject({ tabard: 'inn' });

  isCracked = false;
  expect(await doing).toEqual({ by: 'inn', reason: 'rules-broke' }); // Said again by the guest's own page.
  expect(await other.players[0].guest.do(answer(0, 'walk'))).toBeNull();
  expect((await bob.until(({ answers }) => answers === 1)).answers).toBe(1);
  leaveAll(...players, ...other.players, eve);
});

test('who is called later, when the table has broken by then, is not: and nothing comes of asking', async () => {
  const { table, players } = await seatedAt(house, ['Ann', 'Bob']);
  const live = await house.inn.table(table);
  live.breakOff(new Error('by hand'));
  await expect(live.timeUp()).rejects.toThrow('put-away');
  await live.leave({ guest: 0, viewer: 0, story: false, reasons: false } as never);
  await expect(live.doWhatIsDue(Date.now())).rejects.toThrow('put-away');
  expect(troubles).toEqual(['by hand']);
  leaveAll(...players);
});
