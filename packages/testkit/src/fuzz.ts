/** Many random games, until one fails: of one case, or of as many ways to set the table as there are games. */
import type { AnyGame, TableOptions } from '@tabard/kernel';
import { checkGame, type GameCase } from './conformance/check-game';
import type { Failure } from './conformance/failure';
import { Tally } from './conformance/tally';
import { anyVariant, nameOfVariant, type Variant, whimsOf } from './variants';

export interface FuzzOptions extends Omit<GameCase, 'tally'> {
  readonly seed: string;
  readonly games: number;
  /** Every game but the first is set otherwise; what this names stays so. */
  readonly anyTable?: TableOptions;
  readonly onProgress?: (tried: FuzzTried) => void;
}

export interface FuzzTried {
  /** How many games were played, the failed one included. */
  readonly games: number;
  readonly variants: number;
  readonly decisions: number;
  readonly checks: Tally['checks'];
}

export interface FuzzResult extends FuzzTried {
  readonly failure: Failure | null;
}

/** So long that no board holds it by chance, because the check of the chair looks for it: the seed 1 is a number of seats. */
const TELLING = 8;

/** The first game takes a long seed as it is, so that the command of a failure plays just that game. */
export function seedOfGame(seed: string, game: number): string {
  const word = seed.padStart(TELLING, '0');
  return game === 0 ? word : `${word}.${game}`;
}

export function fuzz(game: AnyGame, { seed, games, onProgress, anyTable, ...gameCase }: FuzzOptions): FuzzResult {
  const variants = new Set<string>();
  let played = 0;
  const tried = ({ decisions, checks }: Tally): FuzzTried => ({
    games: played,
    variants: variants.size,
    decisions,
    checks,
  });
  const tally = new Tally((now) => onProgress?.(tried(now)));
  for (let i = 0; i < games; i++) {
    const { seats, options = {} } = gameCase;
    const own: Variant =
      anyTable && i > 0 ? anyVariant(game, whimsOf(`${seed}/table/${i}`), anyTable) : { seats, options };
    variants.add(nameOfVariant(own));
    const failure = checkGame(game, { ...gameCase, ...own, tally }, seedOfGame(seed, i));
    played = i + 1;
    onProgress?.(tried(tally));
    if (failure) return { ...tried(tally), failure };
  }
  return { ...tried(tally), failure: null };
}
