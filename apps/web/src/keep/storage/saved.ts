/** What the inn knows of a game that was left: enough to list it. */
import type { Signed } from '@tabard/kernel';
import type { Walker } from '@tabard/page/face';

export interface SavedSeat {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** The bot's level. */
  readonly bot?: string;
}

export interface SavedGame {
  readonly id: string;
  /** The game's id: "dark-minions". */
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly title: string;
  /** Where it stands, in a few words. */
  readonly summary?: string;
  readonly seats: readonly SavedSeat[];
  readonly over: boolean;
  /** Dice that had fallen were taken back: it does not count. */
  readonly practice?: boolean;
  /** The lesson that guides through it, for a guided game. */
  readonly guide?: string;
  /** The campaign it belongs to. */
  readonly campaign?: string;
  /** The table of an inn at which it was played to its end, and what the inn signed of that; null: it had not said so. */
  readonly inn?: { readonly table: string; readonly closing: Signed | null };
  /** Who walks in it, where the game has characters. */
  readonly party?: readonly Walker[];
}

/** One that cannot be read. It takes nothing else along. */
export interface DamagedGame {
  readonly id: string;
  /** What is wrong with it. */
  readonly damaged: string;
}

export const isDamaged = (entry: object): entry is DamagedGame => 'damaged' in entry;

/** The newest first, damaged ones last. */
export function inOrder(entries: readonly (SavedGame | DamagedGame)[]): (SavedGame | DamagedGame)[] {
  const timeOf = (entry: SavedGame | DamagedGame) => (isDamaged(entry) ? -1 : entry.updatedAt);
  return [...entries].sort((a, b) => timeOf(b) - timeOf(a));
}
