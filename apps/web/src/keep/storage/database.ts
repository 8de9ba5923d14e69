/**
 * The browser's database and its age. Several tabs may have it open, also such as were loaded before an upgrade: an
 * older page that will not let go is told of (`blocked`), and a page that is the older one lets go at once.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { Trouble, troubleOf } from './trouble';

/**
 * heads: what the inn lists, put anew with every answer. tables: what a game's log begins with, put when it begins.
 * entries: the log, under (game, number), only ever added. stands: where it stood last. saves: what version 1 kept, a
 * text a game, until it is moved. campaigns: the name of each and which game of it is played. volumes: its games as
 * records, under (campaign, number), each with what it kept. pages: what your own book tells of a game that is over.
 */
export interface Shelf extends DBSchema {
  heads: { key: string; value: unknown };
  tables: { key: string; value: unknown };
  entries: { key: [game: string, number: number]; value: unknown };
  stands: { key: string; value: unknown };
  saves: { key: string; value: unknown };
  campaigns: { key: string; value: unknown };
  volumes: { key: [campaign: string, number: number]; value: unknown };
  pages: { key: string; value: unknown };
}
export type Database = IDBPDatabase<Shelf>;

export const DATABASE = 'tabard';
export const VERSION = 4;
/** Where something of a game stands. */
export const GAME_STORES = ['heads', 'tables', 'entries', 'stands', 'saves'] as const;
export const STORES = [...GAME_STORES, 'campaigns', 'volumes', 'pages'] as const;
export type StoreName = (typeof STORES)[number];

/** How long an older page may keep an upgrade waiting before we say so. It may still come through after that. */
const PATIENCE_MS = 3000;

let opened: Promise<Database> | null = null;

/** A Trouble says why there is none. The next call tries again. */
export function database(): Promise<Database> {
  opened ??= open().catch((error) => {
    opened = null;
    throw troubleOf(error);
  });
  return opened;
}

async function open(): Promise<Database> {
  if (typeof indexedDB === 'undefined') throw new Trouble('none', 'there is no indexedDB');
  let tellBlocked: (() => void) | undefined;
  const opening = openDB<Shelf>(DATABASE, VERSION, {
    upgrade: (db) => {
      // Whatever version was here: what it kept stays, and what it did not know is added.
      for (const name of STORES) if (!db.objectStoreNames.contains(name)) db.createObjectStore(name);
    },
    blocked: () => tellBlocked?.(),
    blocking: (_was, _will, event) => {
      (event.target as IDBDatabase).close(); // A newer page waits; ours finds out when it next wants to write.
      opened = null;
    },
    terminated: () => {
      opened = null;
    },
  });
  const blocked = new Promise<never>((_, reject) => {
    tellBlocked = () => setTimeout(() => reject(new Trouble('blocked', 'an older page is open')), PATIENCE_MS);
  });
  // One that comes through after we have given up must not keep the next upgrade waiting.
  let late = false;
  void opening.then((db) => late && db.close()).catch(() => undefined);
  return Promise.race([opening, blocked]).catch((error) => {
    late = true;
    throw error;
  });
}

/** Does something with the database; one that was closed under our hands is opened once more. Fails with a Trouble. */
export async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  try {
    return await work(await database());
  } catch (error) {
    if ((error as Error)?.name !== 'InvalidStateError') throw troubleOf(error);
  }
  opened = null;
  try {
    return await work(await database());
  } catch (error) {
    throw troubleOf(error);
  }
}

/** A request whose failure is its transaction's failure: the transaction's end tells of it. */
export const send = (request: Promise<unknown>): void => void request.catch(() => undefined);
