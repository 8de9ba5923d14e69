/** Games that could not be written (yet): remembered in this tab until they are, or until it is closed. */
import type { TableLog } from '@tabard/table';
import type { SavedGame } from './saved';

/** A game with all that was kept of it. */
export interface KeptGame {
  readonly head: SavedGame;
  readonly log: TableLog;
  /** What is wrong with its entries, whose beginning `log` has; null: nothing. */
  readonly torn: string | null;
  /** How many entries are in the store; null: it was never written there. */
  readonly written: number | null;
}

const games = new Map<string, KeptGame>();

export const remember = (game: KeptGame): void => void games.set(game.head.id, game);

export const forget = (id: string): boolean => games.delete(id);

export const remembered = (id: string): KeptGame | undefined => games.get(id);

export const allRemembered = (): KeptGame[] => [...games.values()];
