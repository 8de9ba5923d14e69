/** What a match begins with, and whether these rules can begin with it. */
import { type AnyGame, checkOptions, type TableOptions } from './game';
import { LIMITS, oversized, quoted } from './limits';
import type { Plain } from './plain';
import type { Script } from './random';
import type { Vow } from './vow';

export interface Setup {
  readonly seats: number;
  readonly options?: TableOptions;
  readonly seed: string;
  readonly nonces?: readonly string[];
  /** An inn's word on seed and nonces: the record carries it. Who plays on elsewhere, knowing the seed, leaves it out. */
  readonly vow?: Vow;
  /** No person sits here: a game may cut itself short. */
  readonly unattended?: boolean;
  /** What people bring from an earlier game: a party, a hero. */
  readonly brought?: Plain;
  /** Dice that had fallen were taken back, or could be known beforehand: it was played for practice. */
  readonly practice?: boolean;
  /** No events are kept: for bulk play and search. */
  readonly quiet?: boolean;
  readonly script?: Script;
}

/** The options of the table, filled up and never to be written again; a RangeError says what does not fit the game. */
export function optionsOf(game: AnyGame, setup: Setup): TableOptions {
  const { seats, brought = null } = setup;
  const options = checkOptions(game, setup.options ?? {}, seats, brought);
  if (typeof options === 'string') throw new RangeError(options);
  const wrong = oversized(setup) ?? (brought === null ? null : broughtWrongly(game, brought, options, seats));
  if (wrong) throw new RangeError(wrong);
  return Object.freeze(options);
}

/** Why this cannot be brought to the table, or null. What a stranger brings may break what looks at it: that is a finding, too. */
export function broughtWrongly(game: AnyGame, brought: Plain, options: TableOptions, seats: number): string | null {
  if (!game.brings) return `nothing can be brought to a table of ${game.id}`;
  try {
    if (JSON.stringify(brought).length > LIMITS.brought) return `what is brought has at most ${LIMITS.brought} letters`;
    return game.brings(brought, options, seats);
  } catch (error) {
    return quoted((error as Error).message);
  }
}
