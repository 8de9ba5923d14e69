/** The list of games left: each head judged by itself. Knows no rules, so that the inn can show it at once. */

import { wrongWith } from '@tabard/page/kept/schema';
import { type Database, withDatabase } from './database';
import { type DamagedGame, inOrder, type SavedGame } from './saved';
import { savedGame } from './schema';
import { type Trouble, troubleOf } from './trouble';
import { allRemembered, remembered } from './waiting';

export interface GamesLeft {
  readonly games: readonly (SavedGame | DamagedGame)[];
  /** Why the store could not be read: then these are the games of this tab alone. */
  readonly trouble: Trouble | null;
}

export async function listGames(): Promise<GamesLeft> {
  const here = allRemembered().map(({ head }) => head);
  try {
    const stored = await withDatabase(listStored);
    return { games: inOrder([...stored.filter(({ id }) => !remembered(id)), ...here]), trouble: null };
  } catch (error) {
    return { games: inOrder(here), trouble: troubleOf(error) };
  }
}

async function listStored(db: Database): Promise<(SavedGame | DamagedGame)[]> {
  const left = await moveOldGames(db);
  const keys = await db.getAllKeys('heads');
  const heads = await Promise.all(keys.map((key) => readHead(db, key)));
  // What another hand has half deleted is still somebody's game.
  const strays = (await db.getAllKeys('tables')).filter((key) => !keys.includes(key));
  return [...heads, ...strays.map((id) => ({ id, damaged: 'head: missing' })), ...left];
}

/** Those that could not be moved from where version 1 of the database kept them. */
export async function moveOldGames(db: Database): Promise<DamagedGame[]> {
  return (await db.count('saves')) === 0 ? [] : (await import('./move-old')).moveAll(db);
}

/** One by one, not getAll: a value the browser itself cannot read fails alone. */
export async function readHead(db: Database, id: string): Promise<SavedGame | DamagedGame> {
  try {
    const found = await db.get('heads', id);
    const damaged = wrongWith(savedGame, found);
    if (damaged !== null) return { id, damaged };
    const head = savedGame.parse(found);
    return head.id === id ? head : { id, damaged: 'id: of another game' };
  } catch (error) {
    return { id, damaged: troubleOf(error).detail };
  }
}
