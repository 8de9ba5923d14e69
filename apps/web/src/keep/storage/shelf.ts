/**
 * Games left on the tables, kept in this browser. Every game is judged by itself: a damaged one can be taken out as a
 * file or thrown away, and never takes the others along. A log only grows: entries are added under (game, number), so
 * an old copy in another tab can never write over a newer one; it is told instead.
 */
import {
  readTableEntry,
  readTableHead,
  readTableState,
  type TableEntry,
  type TableLog,
  type TableSave,
  type TableState,
} from '@tabard/table';
import { campaignSchema, type Volume } from './campaign-schema';
import { type Database, GAME_STORES, type StoreName, send, withDatabase } from './database';
import { moveOldGames, readHead } from './list';
import { tellChange } from './news';
import { type DamagedGame, isDamaged, type SavedGame } from './saved';
import { readable } from './schema';
import { Trouble, troubleOf } from './trouble';
import { forget, type KeptGame, remember, remembered } from './waiting';
import { type Writing, write } from './writing';

const damaged = (id: string, what: string): DamagedGame => ({ id, damaged: what });

// ---- one game

const entriesOf = (id: string, from = 0) => IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER]);

/** Undefined: there is none. A Trouble: the store cannot be read now. */
export async function readGame(id: string): Promise<KeptGame | DamagedGame | undefined> {
  const here = remembered(id);
  if (here) return here;
  return withDatabase(async (db) => {
    const old = (await moveOldGames(db)).find((game) => game.id === id);
    if (old) return old;
    const isKnown = (await db.getKey('heads', id)) ?? (await db.getKey('tables', id));
    if (isKnown === undefined) return undefined;
    const head = await readHead(db, id);
    if (isDamaged(head)) return head;
    return readRest(db, head).catch((error) => damaged(id, troubleOf(error).detail));
  });
}

async function readRest(db: Database, head: SavedGame): Promise<KeptGame | DamagedGame> {
  const { id } = head;
  const table = readTableHead(await db.get('tables', id));
  if ('wrong' in table) return damaged(id, `table: ${table.wrong}`);
  const stands = readTableState(await db.get('stands', id).catch(() => null));
  const { entries, torn, written } = await readEntries(db, id, table.read.from?.moment ?? 0);
  const place = 'read' in stands ? { stands: stands.read } : {};
  return { head, log: { ...table.read, entries, ...place }, torn, written };
}

/** In order, up to the first that is missing or damaged. */
async function readEntries(db: Database, id: string, from: number) {
  const keys = await db.getAllKeys('entries', entriesOf(id, from));
  const found = await db.getAll('entries', entriesOf(id, from)).catch(() => readOneByOne(db, keys));
  const entries: TableEntry[] = [];
  let torn: string | null = null;
  for (const [i, [, number]] of keys.entries()) {
    const entry = readTableEntry(found[i]);
    if (number !== from + i) torn = `entry ${from + i}: missing`;
    else if ('wrong' in entry) torn = `entry ${number}: ${entry.wrong}`;
    else entries.push(entry.read);
    if (torn) break;
  }
  const last = keys.at(-1);
  return { entries, torn, written: last ? last[1] + 1 : from };
}

const readOneByOne = (db: Database, keys: readonly [string, number][]) =>
  Promise.all(keys.map((key) => db.get('entries', key).catch(() => undefined)));

/** Everything that is stored under this game, as a text: its log where that can be read, else whatever there is. */
export async function takeOut(id: string): Promise<string> {
  const game = await readGame(id).catch(() => undefined);
  if (game && !isDamaged(game) && !game.torn) return JSON.stringify(game.log);
  return withDatabase(async (db) => {
    const tables = await Promise.all(GAME_STORES.map(async (store) => [store, await everything(db, store, id)]));
    return JSON.stringify({ tabard: 'damaged', id, ...Object.fromEntries(tables) });
  });
}

async function everything(db: Database, store: StoreName, id: string): Promise<unknown> {
  try {
    return store === 'entries' ? await db.getAll(store, entriesOf(id)) : await db.get(store, id);
  } catch (error) {
    return troubleOf(error).detail;
  }
}

// ---- writing

/** A game that was not here before. Fails with a Trouble when there is one of this id. */
export function addGame(head: SavedGame, log: TableLog, volume: Volume | null = null): Promise<void> {
  return write(async (stores) => {
    const named = await inCampaign(stores, head, volume);
    layGame(stores, named, log);
  });
}

/** The rows of a game that was not here before. */
export function layGame(stores: Writing, head: SavedGame, { entries, stands, ...table }: TableLog): void {
  send(stores.objectStore('tables').add(table, head.id));
  send(stores.objectStore('heads').add(readable(head), head.id));
  addEntries(stores, head.id, table.from?.moment ?? 0, entries);
  if (stands) send(stores.objectStore('stands').put(stands, head.id));
}

/** What has happened since `from` entries were written. Fails with a Trouble when somebody else has written there. */
export function appendEntries(
  head: SavedGame,
  from: number,
  entries: readonly TableEntry[],
  stands: TableState | null,
  volume: Volume | null = null,
): Promise<void> {
  return write(async (stores) => {
    await mustStandAt(stores, head.id, from);
    const named = await inCampaign(stores, head, volume);
    addEntries(stores, head.id, from, entries);
    send(stores.objectStore('heads').put(readable(named), head.id));
    if (stands) send(stores.objectStore('stands').put(stands, head.id));
  });
}

/** The game goes on from a state: its entries up to there stay where they are, and are no longer played. */
export function beginAnew(
  head: SavedGame,
  { entries: _, stands, ...table }: TableSave,
  written: number,
): Promise<void> {
  return write(async (stores) => {
    await mustStandAt(stores, head.id, written);
    send(stores.objectStore('entries').delete(entriesOf(head.id, stands.moment)));
    send(stores.objectStore('tables').put(table, head.id));
    send(stores.objectStore('heads').put(readable(head), head.id));
    send(stores.objectStore('stands').put(stands, head.id));
  });
}

/**
 * A game of a campaign goes by the campaign's name. When it is over its record becomes a volume of the campaign in the
 * same moment, so that whoever puts the game away loses nothing; but a game that the campaign has left behind, played on
 * in a forgotten tab, changes nothing there.
 */
async function inCampaign(stores: Writing, head: SavedGame, volume: Volume | null): Promise<SavedGame> {
  if (head.campaign === undefined) return head;
  const found = campaignSchema.safeParse(await stores.objectStore('campaigns').get(head.campaign));
  if (!found.success) return head;
  const { name, at } = found.data;
  if (volume && at.id === head.id)
    send(stores.objectStore('volumes').put({ ...volume, game: head.id }, [head.campaign, at.number]));
  return { ...head, title: name };
}

/** Added, never put: a number that is taken fails, and with it all that was to be written. */
function addEntries(stores: Writing, id: string, from: number, entries: readonly TableEntry[]): void {
  for (const [i, entry] of entries.entries()) send(stores.objectStore('entries').add(entry, [id, from + i]));
}

async function mustStandAt(stores: Writing, id: string, entries: number): Promise<void> {
  const table = await stores.objectStore('tables').getKey(id);
  if (table === undefined) throw new Trouble('gone', `there is no game ${id} any more`);
  const next = await stores.objectStore('entries').getKey([id, entries]);
  if (next !== undefined) throw new Trouble('overtaken', `entry ${entries} has been written by somebody else`);
}

export async function deleteGame(id: string): Promise<void> {
  if (forget(id)) tellChange();
  await write(async (stores) => {
    dropGame(stores, id);
  });
}

export function dropGame(stores: Writing, id: string): void {
  for (const name of GAME_STORES) send(stores.objectStore(name).delete(name === 'entries' ? entriesOf(id) : id));
}

// ---- opening a new one

/** Puts a game on the shelf, or, where that cannot be, remembers it in this tab: its table then says so. */
export async function putGame(head: SavedGame, log: TableLog): Promise<string> {
  try {
    await addGame(head, log);
  } catch (error) {
    if (troubleOf(error).kind === 'overtaken') throw error;
    remember({ head, log, torn: null, written: null });
    tellChange();
  }
  return head.id;
}

/** Twelve letters nobody else has. Not randomUUID, which a page without https does not have. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
