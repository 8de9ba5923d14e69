/**
 * What the rules tell. A game declares a table of its events: the name of each, and its facts. Here that table becomes the
 * union of what may be told, and whatever is done event by event is typed by it: this is the only place where an event of
 * some game is taken for an event of one.
 */
import type { Plain } from './plain';

/** An event of any game: the name of what happened, and its facts. */
export interface GameEvent {
  readonly type: string;
  readonly [fact: string]: Plain;
}

/** An event of one game, by its table of events: told apart by the type, each with its own facts. */
export type EventOf<Events> = {
  readonly [Type in keyof Events & string]: { readonly type: Type } & Readonly<Events[Type]>;
}[keyof Events & string];

/** The event of that type among those of a game. */
export type EventNamed<E extends Typed, Type extends E['type']> = Extract<E, { readonly type: Type }>;

interface Typed {
  readonly type: string;
}

/** An event that was told, as one of this game's: whoever asks knows which game told it. */
export const asEventOf = <E extends Typed>(event: GameEvent): E => event as unknown as E;

/** Something for each event of a game, with its facts in hand. An event left out does not compile. */
export type ByEvent<E extends Typed, More extends readonly unknown[] = [], Result = void> = {
  readonly [Type in E['type']]: (event: EventNamed<E, Type>, ...more: More) => Result;
};

/** Hands an event to what its game has for it; to `otherwise`, where something is said for some of them only. */
export function byEvent<E extends Typed, More extends readonly unknown[], Result>(
  handlers: ByEvent<E, More, Result>,
): (event: GameEvent, ...more: More) => Result;
export function byEvent<E extends Typed, More extends readonly unknown[], Result>(
  handlers: Partial<ByEvent<E, More, Result>>,
  otherwise: (event: E, ...more: More) => Result,
): (event: GameEvent, ...more: More) => Result;
export function byEvent<E extends Typed, More extends readonly unknown[], Result>(
  handlers: Partial<ByEvent<E, More, Result>>,
  otherwise: (event: E, ...more: More) => Result = neverTold,
): (event: GameEvent, ...more: More) => Result {
  type Handler = (event: E, ...more: More) => Result;
  const known = new Map(Object.entries(handlers) as [string, Handler][]);
  return (event, ...more) => (known.get(event.type) ?? otherwise)(asEventOf<E>(event), ...more);
}

function neverTold({ type }: Typed, ..._more: readonly unknown[]): never {
  throw new Error(`no such event: "${type}"`);
}

/** The names of all facts that the events of a game have, and what a fact of that name may be. */
export type FactName<E extends Typed> = E extends unknown ? Exclude<keyof E & string, 'type'> : never;
export type Fact<E extends Typed, Name extends string> = E extends { readonly [K in Name]: infer Value }
  ? Value
  : never;

/** Something for facts by their names, whichever event tells them. */
export type ByFact<E extends Typed, More extends readonly unknown[] = [], Result = void> = {
  readonly [Name in FactName<E>]: (value: Fact<E, Name>, ...more: More) => Result;
};
