/** A table about to be opened: who sits where, how it is played, and from which seed. */
import type { Plain, TableOptions } from '@tabard/kernel';
import type { Sitter, TableSetup } from '@tabard/table';
import { beginGame } from './new-game';

export interface Opening {
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly options: TableOptions;
  /** What is brought from an earlier game: a party, a hero. */
  readonly brought?: Plain;
  readonly seed: string;
  readonly title: string;
}

/** Four words would be nicer to say, but a seed must not be guessed: 16 letters of a strange alphabet. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => 'abcdefghjkmnpqrstuvwxyz23456789'[byte % 31]).join('');
}

/** The seed of the bots' whims; never the dice. */
export const newWhims = (): number => crypto.getRandomValues(new Uint32Array(1))[0] % 0x100_0000;

/** Opens it and answers its id. */
export const openTable = (opening: Opening): Promise<string> =>
  beginGame(opening.game, setupOf(opening), opening.title);

export function setupOf({ sitters, options, brought, seed }: Omit<Opening, 'title'>): TableSetup {
  const unattended = sitters.every(({ kind }) => kind === 'bot');
  const match = { options, seed, ...(unattended ? { unattended } : {}), ...(brought == null ? {} : { brought }) };
  return { match, sitters, whims: newWhims() };
}
