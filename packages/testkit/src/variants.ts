/** Ways to set a table: for fuzzers that shall not always sit down to the same one. */
import { type AnyGame, checkOptions, hashText, quickStream, type Stream, type TableOptions } from '@tabard/kernel';

export interface Variant {
  readonly seats: number;
  /** All of them, filled up with the defaults. */
  readonly options: TableOptions;
}

/** A stream of its own for every word. */
export const whimsOf = (word: string): Stream => quickStream(Number.parseInt(hashText(word).slice(0, 12), 16));

const TRIES = 200;

/** Any seats and options that go together when nothing is brought; what `fixed` names stays so. The defaults, should none be found. */
export function anyVariant(game: AnyGame, whims: Stream, fixed: TableOptions = {}): Variant {
  const { min, max } = game.seats;
  for (let i = 0; i < TRIES; i++) {
    const seats = min + whims.below(max - min + 1);
    const drawn = game.options.map(({ id, values }) => [id, fixed[id] ?? values[whims.below(values.length)]]);
    const options = checkOptions(game, Object.fromEntries(drawn), seats, null); // nothing is brought
    if (typeof options !== 'string') return { seats, options };
  }
  return { seats: min, options: checkOptions(game, {}, min) as TableOptions };
}

export const nameOfVariant = ({ seats, options }: Variant): string => `${seats} ${JSON.stringify(options)}`;
