/** A game that begins, or comes from elsewhere: put on the shelf, from where its table is opened like any other. */
import { botsFor } from '@tabard/bots';
import { type Sitter, Table, type TableLog, type TableSetup } from '@tabard/table';
import { moduleOf } from '../games/modules';
import type { SavedGame, SavedSeat } from '../storage/saved';
import { newId, putGame } from '../storage/shelf';

export const seatsOf = (sitters: readonly Sitter[]): SavedSeat[] =>
  sitters.map(({ name, kind, bot }) => ({ name, kind, ...(bot === undefined ? {} : { bot }) }));

/** Opens a table and answers its id. */
export async function beginGame(game: string, setup: TableSetup, title: string, guide?: string): Promise<string> {
  const module = await moduleOf(game);
  const { save } = Table.open(module.game, botsFor(module), setup);
  return shelve(save, title, false, guide);
}

/** Puts a table's log on the shelf as a game of its own, and answers its id. */
export function shelve(log: TableLog, title: string, over: boolean, guide?: string): Promise<string> {
  const now = Date.now();
  const head: SavedGame = {
    id: newId(),
    game: log.game,
    createdAt: now,
    updatedAt: now,
    title,
    seats: seatsOf(log.setup.sitters),
    over,
    ...(guide === undefined ? {} : { guide }),
  };
  return putGame(head, log);
}
