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
import type { IDBPTransaction } from 'idb';
import { type Database, type Shelf, STORES, type StoreName, send, withDatabase } from './database';
import { moveOldGames, readHead } from './list';
import { tellChange } from './news';
import { type DamagedGame, isDamaged, type SavedGame } from './saved';
import { readable } from './schema';
import { Trouble, troubleOf } from './trouble';
import { forget, type KeptGame, remember, remembered } from './waiting';

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
    const tables = await Promise.all(STORES.map(async (store) => [store, await everything(db, store, id)]));
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

type Writing = IDBPTransaction<Shelf, StoreName[], 'readwrite'>;

/** All of it or nothing; when this returns it is on the disk, as far as a browser can tell. */
async function write(work: (stores: Writing) => Promise<void>): Promise<void> {
  await withDatabase(async (db) => {
    const writing = db.transaction([...STORES], 'readwrite', { durability: 'strict' }) as Writing;
    writing.done.catch(() => undefined); // It is awaited below, unless the work itself fails.
    try {
      await work(writing);
      await writing.done;
    } catch (error) {
      abort(writing);
      await writing.done.catch(() => undefined);
      throw writing.error ?? error; // An abort that comes by itself (no room, a key taken) names its reason there.
    }
  });
  tellChange();
}

function abort(writing: Writing): void {
  try {
    writing.abort();
  } catch {
    // It had ended by itself.
  }
}

/** A game that was not here before. Fails with a Trouble when there is one of this id. */
export function addGame(head: SavedGame, { entries, stands, ...table }: TableLog): Promise<void> {
  return write(async (stores) => {
    send(stores.objectStore('tables').add(table, head.id));
    send(stores.objectStore('heads').add(readable(head), head.id));
    addEntries(stores, head.id, table.from?.moment ?? 0, entries);
    if (stands) send(stores.objectStore('stands').put(stands, head.id));
  });
}

/** What has happened since `from` entries were written. Fails with a Trouble when somebody else has written there. */
export function appendEntries(
  head: SavedGame,
  from: number,
  entries: readonly TableEntry[],
  stands: TableState | null,
): Promise<void> {
  return write(async (stores) => {
    await mustStandAt(stores, head.id, from);
    addEntries(stores, head.id, from, entries);
    send(stores.objectStore('heads').put(readable(head), head.id));
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
    for (const name of STORES) send(stores.objectStore(name).delete(name === 'entries' ? entriesOf(id) : id));
  });
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
