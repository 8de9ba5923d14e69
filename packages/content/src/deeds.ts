/**
 * Deeds: what somebody may be proud of after a game, declared by the game itself. A deed is a pure function over a finished
 * game and one seat of it; it needs skill or daring, never time. Its words are `<id>.title` and `<id>.text` of the deeds'
 * own words, fetched by who looks at a game that is over.
 */
import type { GameEvent, Seat, Standing, TableOptions } from '@tabard/kernel';
import type { Message, Words } from './speech';

/** A finished game as it was told, nothing hidden any more. */
export interface ToldGame<E = GameEvent, C = unknown> {
  readonly events: readonly E[];
  readonly standing: Standing;
  readonly seats: number;
  readonly options: TableOptions;
  readonly content: C;
}

export interface Deed<E = GameEvent, C = unknown> {
  readonly id: string;
  readonly met: (told: ToldGame<E, C>, seat: Seat) => boolean;
}

/** All that a game says of its deeds; every game package exports one as the default of its `deeds`. */
export interface GameDeeds {
  // biome-ignore lint/suspicious/noExplicitAny: events and content are the game's own affair
  readonly deeds: readonly Deed<any, any>[];
  readonly words: { readonly [language: string]: Words };
  /** Throws of a hand, where it has some: how many hit, of how many. */
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly throws?: (told: ToldGame<any, any>, seat: Seat) => { readonly hit: number; readonly thrown: number };
  /** Who was made or played at a seat, and how good that was; a message of the game's own words. */
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly hero?: (told: ToldGame<any, any>, seat: Seat) => { readonly name: Message; readonly points: number } | null;
}

/** The deeds that this seat has done, in the order in which the game lists them. */
export const deedsOf = ({ deeds }: GameDeeds, told: ToldGame, seat: Seat): string[] =>
  deeds.filter(({ met }) => met(told, seat)).map(({ id }) => id);

/** For a game's own list: events of that type, typed. */
export const ofType = <E extends { readonly type: string }, T extends E['type']>(
  events: readonly E[],
  type: T,
): Extract<E, { readonly type: T }>[] =>
  events.filter((event): event is Extract<E, { readonly type: T }> => event.type === type);
