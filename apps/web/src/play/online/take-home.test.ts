/** A game of an inn comes home once, is found again, and never claims a vow that does not hold for it. */
import { botsFor } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import { type AnyGame, makeRecord, type Plain, recordOf } from '@tabard/kernel';
import { keptBy, Table, type TableLog } from '@tabard/table';
import { luckyPig } from '@tabard/testkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { doneIn } from '../../keep/campaign/chain';
import { type KeptCampaign, readCampaign } from '../../keep/storage/campaigns';
import { plugInDatabase, unplugDatabase } from '../../keep/storage/indexed-db.fixture';
import { listGames } from '../../keep/storage/list';
import { isDamaged } from '../../keep/storage/saved';
import { deleteGame, readGame } from '../../keep/storage/shelf';
import { cardOf, plugInInn, refused } from './inn.fixture';
import { plugInSimpleStore, type SimpleStore } from './simple-store.fixture';
import { goOnAtHome, tableOf, takeHome } from './take-home';
import { hold } from './tokens';

const pig: AnyGame = { ...luckyPig, brings: () => null };
const module = { game: pig, bots: [] } as unknown as GameModule;
const keeps: GameModule['keeps'] = () => ({ campaign: { gold: 7, chain: [] } });
const ongoing = { ...module, keeps, campaigns: { standsAlone: () => false } } as unknown as GameModule;

let store: SimpleStore;
beforeEach(() => {
  plugInDatabase();
  store = plugInSimpleStore();
});
afterEach(unplugDatabase);

const signed = (at: number) => ({ at, signature: 'cd'.repeat(64) });
const VOW = { inn: 'ab'.repeat(32), table: 't', ...signed(1), opening: signed(2) };

function tableOfTwo(seed: string, brought: Plain = null): Table {
  const sitters = ['Ann', 'Bob'].map((name, person) => ({ name, kind: 'person', person }) as const);
  const match = { seed, ...(brought === null ? {} : { brought }) };
  return Table.open(pig, botsFor(module), { match, sitters, whims: 1 });
}
function over(seed: string, brought: Plain = null) {
  const table = tableOfTwo(seed, brought);
  while (!table.match.standing) {
    const [{ seat, options }] = table.match.pending.asks;
    table.answer(seat, options.find((key) => key === 'hold') ?? options[0]);
  }
  const record = recordOf(table.match);
  return { log: table.save as TableLog, text: makeRecord(record), save: keptBy(ongoing, table.match, record) as Plain };
}
const vowed = ({ setup, ...log }: TableLog): TableLog => ({
  ...log,
  setup: { ...setup, match: { ...setup.match, vow: VOW } },
});

/** An inn that has these logs, and signs nothing. */
const innWith = (log: TableLog) =>
  plugInInn(({ path }) => (/\/(log|home)$/.test(path) ? log : refused('trouble', 500)));
const shelved = async () => (await listGames()).games.map(({ id }) => id);
const logAt = async (id: string) => {
  const game = await readGame(id);
  if (!game || isDamaged(game)) throw new Error(`${id} cannot be read`);
  return game;
};
const CARD = cardOf({ id: 't', phase: 'over', game: pig.id });

test('a game that goes on at home stands where it stood, and no inn vouches for it', async () => {
  hold({ table: 't', token: 'mine', name: 'Ann', game: pig.id, nonce: 'n', vow: null, at: 1 });
  const table = tableOfTwo('on');
  table.answer(table.match.pending.asks[0].seat, 'roll');
  const asked = innWith(vowed(table.save));
  const { head, log } = await logAt(await goOnAtHome(module, 't'));
  expect(asked).toMatchObject([{ method: 'POST', path: '/api/tables/t/home', token: 'mine' }]);
  expect([head.over, head.inn, log.setup.match.vow]).toEqual([false, undefined, undefined]);
  expect(Table.fromLog(pig, botsFor(module), log).match.hash()).toBe(table.match.hash());
});

test('one that is over keeps the vow it was played under, and where that was', async () => {
  const { log } = over('done');
  innWith(vowed(log));
  const { id, campaign } = await takeHome(module, CARD);
  const kept = await logAt(id);
  expect([campaign, kept.head.over, kept.head.inn]).toEqual([null, true, { table: 't', closing: null }]);
  expect(kept.log.setup.match.vow).toEqual(VOW);
  expect(kept.log.entries).toEqual(log.entries);
});

test('it comes home once: who asks again is led to the same, and the inn is not asked', async () => {
  innWith(over('done').log);
  const first = await takeHome(module, CARD);
  const asked = innWith(over('done').log);
  expect(await takeHome(module, CARD)).toEqual(first);
  expect(asked).toEqual([]);
  expect(await shelved()).toEqual([first.id]);
});

test('one that was put away meanwhile may come home again', async () => {
  innWith(over('done').log);
  const first = await takeHome(module, CARD);
  await deleteGame(first.id);
  const second = await takeHome(module, CARD);
  expect(second.id).not.toBe(first.id);
  expect(await shelved()).toEqual([second.id]);
});

test('a game of the shelf knows its table; others, and who keeps nothing, know none', async () => {
  innWith(over('done').log);
  const { id } = await takeHome(module, CARD);
  store.set('tabard.name', id);
  expect([tableOf(id), tableOf('another')]).toEqual(['t', null]);
  vi.stubGlobal('localStorage', undefined);
  expect(tableOf(id)).toBeNull();
  expect((await takeHome(module, CARD)).id).not.toBe(id); // Then it comes home twice.
});

test('where nobody answers nothing is put on the shelf', async () => {
  plugInInn(() => null);
  await expect(takeHome(module, CARD)).rejects.toThrow('away');
  await expect(goOnAtHome(module, 't')).rejects.toThrow('away');
  expect(await shelved()).toEqual([]);
});

// ---- campaigns

const first = over('one');
const second = over('two', first.save);
const third = over('three', second.save);
/** Three tables, each going on from the one before. Those that are gone have neither card nor record. */
const innOfThree = (gone: readonly string[] = []) =>
  plugInInn(({ path }) => {
    const [, id, what] = /^\/api\/tables\/(\w+)(?:\/(\w+))?$/.exec(path)!;
    if (gone.includes(id)) return refused('no-such-table', 404);
    const at = ['a', 'b', 't'].indexOf(id);
    if (what === 'record') return new Response([first, second, third][at].text);
    return what === 'log' ? third.log : cardOf({ id, before: ['a', 'b'][at - 1] ?? null });
  });
const LAST = cardOf({ id: 't', phase: 'over', game: pig.id, before: 'b' });

test('the last of three adventures comes home with those before it, the first first', async () => {
  innOfThree();
  const { id, campaign } = await takeHome(ongoing, LAST);
  const kept = (await readCampaign(campaign!)) as KeptCampaign;
  expect([doneIn(kept), kept.at]).toEqual([3, { number: 3, id }]);
  expect(kept.volumes.map(({ text }) => text)).toEqual([first, second, third].map(({ text }) => text));
  expect(await takeHome(ongoing, LAST)).toEqual({ id, campaign });
});

test('where one of them is gone it comes home alone', async () => {
  innOfThree(['a']);
  const { id, campaign } = await takeHome(ongoing, LAST);
  expect(campaign).toBeNull();
  expect((await logAt(id)).head.campaign).toBeUndefined();
});

test('an adventure that stands alone belongs to no campaign', async () => {
  const asked = innOfThree();
  const alone = { ...ongoing, campaigns: { standsAlone: () => true } } as unknown as GameModule;
  expect((await takeHome(alone, LAST)).campaign).toBeNull();
  expect(asked.some(({ path }) => path.startsWith('/api/tables/b'))).toBe(false);
});
