/** Many random games of one case, until one fails. */
import type { AnyGame } from '@tabard/kernel';
import { checkGame, type GameCase } from './conformance/check-game';
import type { Failure } from './conformance/failure';

export interface FuzzOptions extends GameCase {
  readonly seed: string;
  readonly games: number;
  readonly onProgress?: (done: number, games: number) => void;
}

export interface FuzzResult {
  /** How many games were played, the failed one included. */
  readonly games: number;
  readonly failure: Failure | null;
}

/** The first game takes the seed as it is, so that the command of a failure plays just that game. */
export const seedOfGame = (seed: string, game: number): string => (game === 0 ? seed : `${seed}.${game}`);

export function fuzz(game: AnyGame, options: FuzzOptions): FuzzResult {
  const { seed, games, onProgress, ...gameCase } = options;
  for (let i = 0; i < games; i++) {
    const failure = checkGame(game, gameCase, seedOfGame(seed, i));
    onProgress?.(i + 1, games);
    if (failure) return { games: i + 1, failure };
  }
  return { games, failure: null };
}
