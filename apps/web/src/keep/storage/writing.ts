/** One way to write to the browser's database: all of it or nothing, and whoever looks at it is told. */
import type { IDBPTransaction } from 'idb';
import { type Shelf, STORES, type StoreName, withDatabase } from './database';
import { tellChange } from './news';

export type Writing = IDBPTransaction<Shelf, StoreName[], 'readwrite'>;

/** When this returns it is on the disk, as far as a browser can tell. Fails with a Trouble. */
export async function write(work: (stores: Writing) => Promise<void>): Promise<void> {
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
