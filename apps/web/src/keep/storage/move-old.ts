/**
 * Games as version 1 of the database kept them: a text a game, written anew with every answer. Each is moved in a
 * transaction of its own, so that whatever interrupts us leaves it either here or there, whole. One that cannot be read
 * stays where it is and is listed as damaged.
 */

import { wrongWith } from '@tabard/page/kept/schema';
import { readTableLog, type TableLog } from '@tabard/table';
import { type Database, GAME_STORES, send } from './database';
import type { DamagedGame } from './saved';
import { savedGame } from './schema';
import { troubleOf } from './trouble';

/** Those that had to stay. */
export async function moveAll(db: Database): Promise<DamagedGame[]> {
  const keys = await db.getAllKeys('saves');
  const left: DamagedGame[] = [];
  for (const key of keys) {
    const damaged = await moveOne(db, key).catch((error) => troubleOf(error).detail);
    if (damaged !== null) left.push({ id: key, damaged });
  }
  return left;
}

/** What kept it from being moved, or null. */
async function moveOne(db: Database, key: string): Promise<string | null> {
  const found = await db.get('saves', key);
  if (found === undefined) return null; // Another tab was quicker; so below.
  const wrong = wrongWith(savedGame, found);
  if (wrong !== null) return wrong;
  const log = logIn((found as { record: unknown }).record);
  if (typeof log === 'string') return log;
  const { entries, stands: _, ...table } = log;
  const moving = db.transaction([...GAME_STORES], 'readwrite', { durability: 'strict' });
  moving.done.catch(() => undefined); // It is awaited below, unless a request cannot even be made.
  const isHere = (await moving.objectStore('saves').getKey(key)) !== undefined;
  if (!isHere) return null;
  send(moving.objectStore('heads').add(savedGame.parse(found), key));
  send(moving.objectStore('tables').add(table, key));
  for (const [i, entry] of entries.entries()) send(moving.objectStore('entries').add(entry, [key, i]));
  send(moving.objectStore('saves').delete(key));
  await moving.done;
  return null;
}

function logIn(record: unknown): TableLog | string {
  if (typeof record !== 'string') return 'record: no text';
  let found: unknown;
  try {
    found = JSON.parse(record);
  } catch (error) {
    return `record: ${(error as Error).message}`;
  }
  const log = readTableLog(found);
  return 'wrong' in log ? `record: ${log.wrong}` : log.read;
}
