/** A trial: the open book from one of its entries, at a table that is kept nowhere and of which no record is made. */

import type { GameModule } from '@tabard/content';
import { Table } from '@tabard/table';
import module from '../../index';
import { contentAmong, type Effect, type Trial, trialGame, trialSave } from '../../story';
import type { OpenBook } from './desk';
import type { Party } from './party';

export interface TrialWish extends Party {
  readonly label: string;
  readonly at?: string;
  readonly journal: NonNullable<Trial['journal']>;
  readonly before: readonly Effect[];
}

/** The same book and wish with another seed are another game. */
export function trialOf(
  { source, slug }: OpenBook,
  wish: TrialWish,
  seed: string,
  nameOf: (id: string) => string,
): { readonly module: GameModule; readonly table: Table } {
  const content = contentAmong(source, slug);
  const book = content.books.find((one) => one.slug === slug)!;
  const game = trialGame(content);
  const match = trialSave(game, book, { ...wish, seed });
  // One person plays all heroes: bots think in a worker that knows the books of the house only.
  const trial: GameModule = { ...module, game, bots: [], books: undefined };
  const sitters = wish.heroes.map((id) => ({ name: nameOf(id), kind: 'person' as const, person: 0 }));
  const { setup, version, packs } = match;
  const { seats: _, ...begun } = setup;
  const table = Table.fromLog(game, [], {
    tabard: 'table',
    game: game.id,
    version,
    packs,
    setup: { match: begun, sitters, whims: 0 },
    from: {
      moment: 0,
      match,
      hash: '',
      standIns: sitters.map(() => null),
      fingers: sitters.map(() => null),
      wishes: sitters.map(() => ({})),
      answeredBy: [],
      proposal: null,
      clocks: null,
      chapters: [],
    },
    entries: [],
  });
  return { module: trial, table };
}
