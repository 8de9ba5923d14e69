/** A table about to be opened: who sits where, how it is played, and from which seed. */
import type { GameModule } from '@tabard/content';
import type { Sitter } from '@tabard/table';
import { LocalTable } from '../table/local-table';
import type { TableChoice } from './table-choice';

export interface Opening {
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly options: { readonly [id: string]: string };
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

/** `names` are the sides' own, for seats that were given none. */
export function openingOf(
  { game }: GameModule,
  { seats, options }: TableChoice,
  seed: string,
  title: string,
  names: readonly string[],
): Opening {
  const sitters = seats.map(
    ({ kind, name, bot }, seat): Sitter =>
      kind === 'person' ? { name: name.trim() || names[seat], kind } : { name: name.trim() || names[seat], kind, bot },
  );
  return { game: game.id, sitters, options, seed, title };
}

/** Opens it and answers its id. */
export async function openTable({ game, sitters, options, seed, title }: Opening): Promise<string> {
  const unattended = sitters.every(({ kind }) => kind === 'bot');
  const match = unattended ? { options, seed, unattended } : { options, seed };
  const table = await LocalTable.open(game, { match, sitters, whims: newWhims() }, title);
  table.close(); // The table room opens it again from the shelf: one way in for every game.
  return table.id;
}
