/** A game that begins, or comes from elsewhere: put on the shelf, from where its table is opened like any other. */
import { botsFor } from '@tabard/bots';
import { type Sitter, Table, type TableLog, type TableSetup } from '@tabard/table';
import type { SavedGame, SavedSeat } from '../../keep/storage/saved';
import { newId, putGame } from '../../keep/storage/shelf';
import { fetchGame } from './fetch-game';

export const seatsOf = (sitters: readonly Sitter[]): SavedSeat[] =>
  sitters.map(({ name, kind, bot }) => ({ name, kind, ...(bot === undefined ? {} : { bot }) }));

/** Opens a table and answers its id. */
export async function beginGame(game: string, setup: TableSetup, title: string, guide?: string): Promise<string> {
  return shelve(await opened(game, setup), title, false, guide);
}

/** A table at which nothing has happened yet. */
export async function opened(game: string, setup: TableSetup): Promise<TableLog> {
  const module = await fetchGame(game);
  return Table.open(module.game, botsFor(module), setup).save;
}

/** Puts a table's log on the shelf as a game of its own, and answers its id. */
export const shelve = (log: TableLog, title: string, over: boolean, guide?: string): Promise<string> =>
  putGame(newHead(log, title, over, guide), log);

/** As the inn will list it. */
export function newHead(log: TableLog, title: string, over: boolean, guide?: string): SavedGame {
  const now = Date.now();
  return {
    id: newId(),
    game: log.game,
    createdAt: now,
    updatedAt: now,
    title,
    seats: seatsOf(log.setup.sitters),
    over,
    ...(guide === undefined ? {} : { guide }),
  };
}
