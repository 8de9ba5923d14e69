/** Adventures of an inn on the shelf of campaigns: after those that are there, with those that are not, and never twice. */
import { botsFor } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import { type AnyGame, makeRecord, type Plain, recordOf } from '@tabard/kernel';
import { judgeCampaign, keptBy, Table } from '@tabard/table';
import { luckyPig } from '@tabard/testkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newHead } from '../../play/begin/new-game';
import { type KeptCampaign, listCampaigns, playNext, readCampaign } from '../storage/campaigns';
import { plugInDatabase, unplugDatabase } from '../storage/indexed-db.fixture';
import { listGames } from '../storage/list';
import { doneIn, fileOf, gather, standsAt } from './chain';
import { shelveInCampaign } from './from-inn';

const pig: AnyGame = { ...luckyPig, brings: () => null };
const keeps: GameModule['keeps'] = () => ({ campaign: { gold: 7, chain: [] } });
const module = { game: pig, bots: [], keeps, campaigns: { standsAlone: () => false } } as unknown as GameModule;

beforeEach(plugInDatabase);
afterEach(async () => {
  vi.restoreAllMocks();
  await unplugDatabase();
});

function played(seed: string, brought: Plain = null) {
  const match = { seed, ...(brought === null ? {} : { brought }) };
  const sitters = ['Ann', 'Bob'].map((name, person) => ({ name, kind: 'person', person }) as const);
  const table = Table.open(pig, botsFor(module), { match, sitters, whims: 1 });
  while (!table.match.standing) {
    const [{ seat, options }] = table.match.pending.asks;
    table.answer(seat, options.find((key) => key === 'hold') ?? options[0]);
  }
  const record = recordOf(table.match);
  return {
    log: table.save,
    inn: { table: 't', closing: null },
    record: makeRecord(record),
    save: keptBy(module, table.match, record) as Plain,
  };
}
const first = played('one');
const second = played('two', first.save);
const third = played('three', second.save);

const none = vi.fn(async (): Promise<readonly string[] | null> => null);
const shelved = (game: ReturnType<typeof played>, before = none) =>
  shelveInCampaign(module, { ...game, before, name: 'The long road' });
const kept = async (id: string) => (await readCampaign(id)) as KeptCampaign;
const verdictOf = async (id: string) => {
  const text = fileOf(await kept(id), await gather(await kept(id), module))!;
  return judgeCampaign(text, () => module).verdict;
};

test('the first founds a campaign, the second stands after it, and what is taken home twice is there once', async () => {
  const one = (await shelved(first))!;
  expect(standsAt(await kept(one.campaign))).toMatchObject({ kind: 'between', save: first.save });
  const two = (await shelved(second))!;
  expect(two.campaign).toBe(one.campaign);
  expect(await shelved(second)).toEqual(two);
  expect(none).not.toHaveBeenCalled(); // Nobody asks the inn for what is here.
  const both = await kept(one.campaign);
  expect([both.at, doneIn(both), both.head?.over]).toEqual([{ number: 2, id: two.game }, 2, true]);
  expect(standsAt(both)).toMatchObject({ kind: 'between', save: second.save });
  expect(await verdictOf(one.campaign)).toMatchObject({ kind: 'verified', finished: 2 });
  expect((await listGames()).games).toHaveLength(2);
});

test('who comes in later has all of it, with the records of the inn', async () => {
  const { campaign } = (await shelved(
    third,
    vi.fn(async () => [first.record, second.record]),
  ))!;
  expect(doneIn(await kept(campaign))).toBe(3);
  expect(await verdictOf(campaign)).toMatchObject({ kind: 'verified', finished: 3 });
});

test('where the adventures before are lost, no campaign is made up', async () => {
  expect(await shelved(third)).toBeNull();
  expect(
    await shelved(
      third,
      vi.fn(async () => [second.record]),
    ),
  ).toBeNull();
  expect((await listCampaigns()).campaigns).toEqual([]);
});

test('a campaign that has gone on here by itself is left alone: the other way is a campaign of its own', async () => {
  const { campaign } = (await shelved(first))!;
  const here = await kept(campaign);
  const { log } = played('another', first.save);
  await playNext(campaign, here.at, here.volumes, { head: newHead(log, 'Here', true), log });
  const before = await kept(campaign);
  const other = (await shelved(
    second,
    vi.fn(async () => [first.record]),
  ))!;
  expect(other.campaign).not.toBe(campaign);
  expect(await kept(campaign)).toEqual(before);
});

test('a game of which nothing lasts belongs to none', async () => {
  const plain = { ...module, keeps: undefined } as unknown as GameModule;
  const game = { ...first, before: none, name: 'x' };
  expect(await shelveInCampaign(plain, game)).toBeNull();
});
