/** A campaign in the browser's store: what a tab writes, what another may, what damage does, and the file that holds it all. */
import { botsFor } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import { type AnyGame, LIMITS, type Plain } from '@tabard/kernel';
import { judgeCampaign, type Sitter, Table, type TableLog } from '@tabard/table';
import { luckyPig } from '@tabard/testkit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newHead } from '../../play/begin/new-game';
import type { Campaign } from '../storage/campaign-schema';
import {
  addCampaign,
  deleteCampaign,
  type KeptCampaign,
  listCampaigns,
  playNext,
  readCampaign,
  renameCampaign,
  takeOutCampaign,
} from '../storage/campaigns';
import { openRaw, plugInDatabase, raw, unplugDatabase } from '../storage/indexed-db.fixture';
import { Keeper } from '../storage/keeper';
import { listGames } from '../storage/list';
import { isDamaged, type SavedGame } from '../storage/saved';
import { addGame, deleteGame, readGame } from '../storage/shelf';
import { volumeOf } from '../storage/volume';
import { forget } from '../storage/waiting';
import { doneIn, fileOf, gather, standsAt } from './chain';
import { fileNameOf, nameInFile } from './file-name';
import { foundCampaign, takeIn } from './play';
import { openOptions, seatsFor } from './waiting';

/** Pigs that go on from one another: the purse is what lasts. */
interface Purse {
  readonly campaign: { readonly gold: number; readonly chain: readonly string[] };
}
const pig: AnyGame = {
  ...luckyPig,
  options: [{ id: 'road', values: ['long', 'short'] }],
  brings: (brought: Plain, { road }: { road?: string }) =>
    (brought as unknown as Purse).campaign.gold > 99 || road === 'short' ? 'that road is closed' : null,
};
const keeps: GameModule['keeps'] = () => ({ campaign: { gold: 7, chain: [] } });
const module = { game: pig, bots: [], keeps, campaigns: { standsAlone: () => false } } as unknown as GameModule;
const moduleOf = (id: string) => (id === pig.id ? module : undefined);

beforeEach(plugInDatabase);
afterEach(async () => {
  vi.restoreAllMocks();
  for (const id of ['g1', 'g2', 'g3']) forget(id);
  await unplugDatabase();
});

const sitters: Sitter[] = [
  { name: 'Ann', kind: 'person' },
  { name: 'Bob', kind: 'bot', bot: 'random' },
];

function tableOf(brought: Plain = null, seed = 'pig'): Table {
  const match = { seed, ...(brought === null ? {} : { brought }) };
  return Table.open(pig, botsFor(module), { match, sitters, whims: 1 });
}

function play(table: Table, answers = 1e6): Table {
  for (let i = 0; i < answers && !table.match.standing; i++) {
    const [{ seat, options }] = table.match.pending.asks;
    table.answer(seat, options[i % options.length]);
  }
  return table;
}

const headOf = (id: string, log: TableLog, over = false): SavedGame => ({ ...newHead(log, 'Pig', over), id });
const campaign: Campaign = {
  id: 'c',
  game: pig.id,
  name: 'The long road',
  createdAt: 1,
  updatedAt: 1,
  at: { number: 1, id: 'g1' },
  origins: [],
};

const begin = (table = tableOf()) =>
  addCampaign(campaign, [], { head: headOf('g1', table.save), log: table.save }).then(() => table);

/** As the table's room does it: everything that happens is written, and the volume with the last answer. */
async function playOn(id: string, table: Table, written: number, answers?: number): Promise<void> {
  const head = () => ({ ...headOf(id, table.save, table.match.standing !== null), campaign: 'c' });
  const keeper = new Keeper({ table, head, volume: () => volumeOf(module, table) }, written, () => undefined);
  play(table, answers);
  await keeper.settle();
  expect(keeper.trouble).toBeNull();
}

const kept = async (): Promise<KeptCampaign> => {
  const found = await readCampaign('c');
  if (!found || isDamaged(found)) throw new Error(JSON.stringify(found));
  return found;
};
const kindOf = (deed: Promise<unknown>) =>
  deed.then(
    () => null,
    (error: { kind?: string }) => error.kind ?? error,
  );
const verdictOf = async () => {
  const text = fileOf(await kept(), await gather(await kept(), module))!;
  return judgeCampaign(text, moduleOf).verdict;
};

describe('a campaign', () => {
  test('begins with its first game, in one write, and its game goes by its name', async () => {
    await begin();
    expect(await kept()).toMatchObject({ ...campaign, volumes: [], head: { title: 'The long road', campaign: 'c' } });
    expect(standsAt(await kept())).toEqual({ kind: 'playing', game: 'g1' });
    expect(doneIn(await kept())).toBe(0);
  });

  test('has its volume in the moment its game is over, and goes on from what that kept', async () => {
    const table = await begin();
    await playOn('g1', table, 0, 3);
    expect((await kept()).volumes).toEqual([]);
    expect(await verdictOf()).toMatchObject({ kind: 'verified', finished: 0, games: [{ finished: false }] });
    await playOn('g1', table, 3);
    const over = await kept();
    expect(over.volumes).toMatchObject([{ game: 'g1', save: { campaign: { gold: 7 } } }]);
    expect(standsAt(over)).toMatchObject({ kind: 'between', save: { campaign: { gold: 7 } } });
    const next = tableOf(over.volumes[0].save, 'two');
    const begun = { head: headOf('g2', next.save), log: next.save };
    await playNext('c', over.at, over.volumes, begun);
    await playOn('g2', next, 0, 2);
    expect([(await kept()).at, doneIn(await kept())]).toEqual([{ number: 2, id: 'g2' }, 1]);
    expect(await verdictOf()).toMatchObject({ kind: 'verified', finished: 1, games: [{}, {}] });
  });

  test('loses no game that is over, whoever puts it away', async () => {
    const table = await begin();
    await playOn('g1', table, 0);
    await deleteGame('g1');
    const without = await kept();
    expect([without.head, doneIn(without), standsAt(without).kind]).toEqual([null, 1, 'between']);
    expect(await verdictOf()).toMatchObject({ kind: 'verified', finished: 1 });
  });

  test('whose open game was put away stands before it', async () => {
    const table = await begin();
    await playOn('g1', table, 0);
    const { at, volumes } = await kept();
    const next = tableOf(volumes[0].save, 'two');
    await playNext('c', at, volumes, { head: headOf('g2', next.save), log: next.save });
    await deleteGame('g2');
    expect([standsAt(await kept()).kind, doneIn(await kept())]).toEqual(['between', 1]);
  });

  test('a full disk leaves neither half a campaign nor half a game', async () => {
    const real = IDBObjectStore.prototype.add;
    const spy = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...given) {
      if (this.name === 'tables') throw new DOMException('no room', 'QuotaExceededError');
      return real.apply(this, given);
    });
    expect(await kindOf(begin())).toBe('full');
    spy.mockRestore();
    expect([(await listCampaigns()).campaigns, (await listGames()).games]).toEqual([[], []]);
  });

  test('a new name survives the game that is played meanwhile in a tab that knows the old one', async () => {
    const table = await begin();
    await renameCampaign('c', 'Home at last');
    await playOn('g1', table, 0, 2); // Its tab knows the old name.
    expect(await kept()).toMatchObject({ name: 'Home at last', head: { title: 'Home at last' } });
    expect((await listGames()).games).toMatchObject([{ title: 'Home at last' }]);
  });

  test('is deleted with its open game; a game that is over stays', async () => {
    const table = await begin();
    await playOn('g1', table, 0);
    const { at, volumes } = await kept();
    const next = tableOf(volumes[0].save, 'two');
    await playNext('c', at, volumes, { head: headOf('g2', next.save), log: next.save });
    await deleteCampaign('c');
    expect([await readCampaign('c'), await readGame('g2')]).toEqual([undefined, undefined]);
    expect((await listGames()).games).toMatchObject([{ id: 'g1', over: true }]);
    expect(await raw('volumes', (store) => store.count())).toBe(0);
  });
});

describe('a second tab', () => {
  test('that begins the next game too late is told, and nothing is written', async () => {
    const table = await begin();
    await playOn('g1', table, 0);
    const { at, volumes } = await kept();
    const next = tableOf(volumes[0].save, 'two');
    await playNext('c', at, volumes, { head: headOf('g2', next.save), log: next.save });
    const late = playNext('c', at, volumes, { head: headOf('g3', next.save), log: next.save });
    expect(await kindOf(late)).toBe('overtaken');
    expect([(await kept()).at.id, await readGame('g3')]).toEqual(['g2', undefined]);
  });

  test('that plays on a game which the campaign has left behind changes nothing in it', async () => {
    const table = await begin();
    await playOn('g1', table, 0);
    const { at, volumes } = await kept();
    const next = tableOf(volumes[0].save, 'two');
    await playNext('c', at, volumes, { head: headOf('g2', next.save), log: next.save });
    const other = play(tableOf(null, 'another'));
    const strange = { ...headOf('g1', other.save, true), campaign: 'c' };
    await deleteGame('g1');
    await addGame(strange, other.save, volumeOf(module, other));
    expect((await kept()).volumes).toEqual(volumes);
  });

  test('that deletes the campaign ends it: no game is put into it any more', async () => {
    const table = await begin();
    await playOn('g1', table, 0);
    const { at, volumes } = await kept();
    await deleteCampaign('c');
    const late = playNext('c', at, volumes, { head: headOf('g2', table.save), log: table.save });
    expect(await kindOf(late)).toBe('gone');
    expect(await readCampaign('c')).toBeUndefined();
  });
});

describe('damage', () => {
  test.each([
    ['no name', { ...campaign, name: '' }],
    ['no place', { ...campaign, at: { number: 0, id: null } }],
    ['the name of another', { ...campaign, id: 'other' }],
    ['origins without end', { ...campaign, origins: Array(LIMITS.campaign.origins + 1).fill('') }],
    ['nothing in it', null],
  ])('a campaign with %s is damaged alone, and can be taken out and deleted', async (_, value) => {
    const table = await begin();
    await playOn('g1', table, 0);
    await addCampaign({ ...campaign, id: 'good', at: { number: 1, id: null } }, [], null);
    await raw('campaigns', (store) => store.put(value, 'c'));
    const { campaigns, trouble } = await listCampaigns();
    expect([trouble, campaigns.map((one) => [one.id, isDamaged(one)])]).toEqual([
      null,
      [
        ['good', false],
        ['c', true],
      ],
    ]);
    expect(JSON.parse(await takeOutCampaign('c'))).toMatchObject({ tabard: 'damaged', volumes: [{ game: 'g1' }] });
    await deleteCampaign('c');
    expect((await listCampaigns()).campaigns).toMatchObject([{ id: 'good' }]);
  });

  test('volumes that somebody has left without their campaign can be taken out', async () => {
    const table = await begin();
    await playOn('g1', table, 0);
    await raw('campaigns', (store) => store.delete('c') as IDBRequest<unknown>);
    expect((await listCampaigns()).campaigns).toMatchObject([{ id: 'c', damaged: expect.any(String) }]);
    expect(JSON.parse(await takeOutCampaign('c')).volumes).toHaveLength(1);
  });

  test('a damaged volume is told, and mended from the game where that is still there', async () => {
    const table = await begin();
    await playOn('g1', table, 0);
    await raw('volumes', (store) => store.put({ text: 5 }, ['c', 1]));
    expect((await kept()).torn).toContain('volume 1');
    expect(await verdictOf()).toMatchObject({ kind: 'verified', finished: 1 });
    await deleteGame('g1');
    expect(await gather(await kept(), module)).toMatchObject({ before: [], last: null });
  });

  test('a database of version 2 keeps its games, and takes campaigns from now on', async () => {
    const { entries, stands, ...table } = play(tableOf(), 2).save;
    const old = await openRaw(2, (db) => {
      for (const name of ['heads', 'tables', 'entries', 'stands', 'saves']) db.createObjectStore(name);
    });
    await raw('tables', (store) => store.put(table, 'old'), old);
    await raw('heads', (store) => store.put(headOf('old', { ...table, entries }), 'old'), old);
    for (const [i, entry] of entries.entries()) await raw('entries', (store) => store.put(entry, ['old', i]), old);
    await raw('stands', (store) => store.put(stands, 'old'), old);
    old.close();
    await begin();
    expect((await listGames()).games.map(({ id }) => id).sort()).toEqual(['g1', 'old']);
    expect(await readGame('old')).toMatchObject({ torn: null, written: 2 });
  });
});

describe('a file', () => {
  test('holds the game in its midst, and is taken in as it was', async () => {
    const table = await begin();
    await playOn('g1', table, 0);
    const { at, volumes } = await kept();
    const next = tableOf(volumes[0].save, 'two');
    await playNext('c', at, volumes, { head: headOf('g2', next.save), log: next.save });
    await playOn('g2', next, 0, 3);
    const text = fileOf(await kept(), await gather(await kept(), module))!;
    await deleteCampaign('c');

    const { campaign: file } = judgeCampaign(text, moduleOf);
    const id = await takeIn(file!, 'From afar');
    const taken = (await readCampaign(id)) as KeptCampaign;
    expect(taken).toMatchObject({ name: 'From afar', at: { number: 2, id: null } });
    expect(taken.volumes.map(({ save }) => save)).toEqual([volumes[0].save, null]);
    expect([standsAt(taken).kind, doneIn(taken)]).toEqual(['left', 1]);
    expect(fileOf(taken, await gather(taken, module))).toBe(text);
  });

  test('of a campaign between two games knows what the last one kept', async () => {
    const table = await begin();
    await playOn('g1', table, 0);
    const text = fileOf(await kept(), await gather(await kept(), module))!;
    const id = await takeIn(judgeCampaign(text, moduleOf).campaign!, 'From afar');
    expect(standsAt((await readCampaign(id)) as KeptCampaign)).toMatchObject({
      kind: 'between',
      save: { campaign: {} },
    });
  });

  test('is called as the campaign is, and gives it the name back', () => {
    for (const name of ['The long road', 'Ärger: im Moor?', 'a.b']) expect(fileNameOf(name)).toMatch(/^[^:?*/\\]+$/);
    expect(nameInFile(fileNameOf('The long road'))).toBe('The long road');
    expect(nameInFile('The long road.campaign (2).json')).toBe('The long road');
  });
});

test('a game that stood for itself becomes the first of a campaign, under its own place on the shelf', async () => {
  const table = play(tableOf());
  await addGame(headOf('g1', table.save, true), table.save);
  const id = await foundCampaign(pig.id, 'g1', 'Found', volumeOf(module, table)!);
  const found = (await readCampaign(id)) as KeptCampaign;
  expect(found).toMatchObject({ at: { number: 1, id: 'g1' }, head: { campaign: id, title: 'Found' } });
  expect(standsAt(found).kind).toBe('between');
});

test('a game whose rules changed on the way is gone on from, and never called verified', () => {
  const { save } = play(tableOf(), 3);
  const changed = { ...pig, version: 'later' };
  const onward = play(Table.goOn(changed, botsFor(module), save));
  const volume = volumeOf({ ...module, game: changed }, onward)!;
  expect((volume.save as unknown as Purse).campaign.chain).toHaveLength(1);
  expect(JSON.parse(volume.text)).toMatchObject({ tabard: 'table' });
});

describe('who sits down', () => {
  test('only options that what is brought decides are asked, and what is closed is not offered', () => {
    const purse = { campaign: { gold: 7, chain: ['x'] } } as unknown as Plain;
    expect(openOptions(module, purse, { road: 'short' }, 2)).toEqual({ options: { road: 'long' }, asked: [] });
    expect(openOptions(module, null, { road: 'short' }, 2)).toEqual({ options: { road: 'short' }, asked: [] });
  });

  test('are those who sat there last; a new seat is a companion', async () => {
    await begin();
    const seats = seatsFor({ campaign: await kept(), module } as never, 3);
    expect(seats.slice(0, 2).map(({ name, kind }) => [name, kind])).toEqual([
      ['Ann', 'person'],
      ['Bob', 'bot'],
    ]);
  });
});
