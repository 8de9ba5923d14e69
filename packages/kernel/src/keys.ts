/**
 * Keys: what an answer is called on the wire and in a record. A game says once, in a table, how the answers to each of its
 * questions are written; its rules offer values, and whoever reads a key (a text, a bot, a page) is handed the value again.
 * Nothing else makes a key or takes one apart. A word is its own key, whatever a table says.
 */
import type { Value } from './game';

/** How one kind of value is written, as a whole key or as a part of one. */
export interface Key<T, C = unknown> {
  readonly make: (value: T, content: C) => string;
  /** Undefined: this is nothing of that kind. */
  readonly read: (key: string, content: C) => T | undefined;
  /** Which values are of this kind, where several are told apart. */
  readonly fits: (value: unknown) => boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: of which value and content, each key says itself
export type AnyKey = Key<any, any>;
type ValueOf<K> = K extends Key<infer T, never> ? T : never;
type ContentOf<K> = (K extends Key<never, infer C> ? (content: C) => void : never) extends (content: infer C) => void
  ? C
  : never;

/** One of these words. */
export function words<const W extends string>(...all: readonly W[]): Key<W> {
  const isOne = (value: unknown): value is W => typeof value === 'string' && all.includes(value as W);
  return { make: (word) => word, read: (key) => (isOne(key) ? key : undefined), fits: isOne };
}

/** A whole number from 0 on, written in the one right way: a seat, a count, a place. */
export const whole: Key<number> = {
  make: (n) => String(n),
  read: (key) => (/^(0|[1-9]\d*)$/.test(key) ? Number(key) : undefined),
  fits: (value) => typeof value === 'number',
};

/** Any whole number: a hand's numbers, the difference that a change makes. */
export const integer: Key<number> = {
  make: whole.make,
  read: (key) => (/^(0|-?[1-9]\d*)$/.test(key) ? Number(key) : undefined),
  fits: whole.fits,
};

/** A place in a list of the content, written as the id of what stands there. */
export function idIn<C>(list: (content: C) => readonly { readonly id: string }[]): Key<number, C> {
  return {
    make: (place, content) => list(content)[place].id,
    read: (key, content) => placeOf(list(content).findIndex(({ id }) => id === key)),
    fits: whole.fits,
  };
}

/** A place in this list, written as the word that stands there. */
export function wordAt(list: readonly string[]): Key<number> {
  return { make: (place) => list[place], read: (key) => placeOf(list.indexOf(key)), fits: whole.fits };
}

const placeOf = (found: number): number | undefined => (found < 0 ? undefined : found);

/** Several of a kind, as many as there are: "2-1-0". */
export function listOf<T, C = unknown>(one: Key<T, C>, between: string): Key<readonly T[], C> {
  return {
    make: (values, content) => values.map((value) => one.make(value, content)).join(between),
    read(key, content) {
      const values = key.split(between).map((part) => one.read(part, content));
      return values.includes(undefined) ? undefined : (values as T[]);
    },
    fits: Array.isArray,
  };
}

type Fields = { readonly [field: string]: AnyKey };
type RecordOf<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> };

/** A record by its fields in their order, after a word that is the first field's name unless said: "capture:A3:gray". */
export function record<F extends Fields>(
  fields: F,
  word: string = Object.keys(fields)[0],
): Key<RecordOf<F>, ContentOf<F[keyof F]>> {
  const parts = Object.entries(fields);
  const names = Object.keys(fields);
  type Known = { readonly [field: string]: unknown };
  return {
    make(value, content) {
      let key = word;
      for (let i = 0; i < parts.length; i++) key += `:${parts[i][1].make((value as Known)[names[i]], content)}`;
      return key;
    },
    read(key, content) {
      if (!key.startsWith(word)) return undefined; // Mostly it is another: no list is made for that.
      const [verb, ...told] = key.split(':');
      if (verb !== word || told.length !== parts.length) return undefined;
      const values = parts.map(([name, part], i) => [name, part.read(told[i], content)] as const);
      const isWhole = values.every(([, value]) => value !== undefined);
      return isWhole ? (Object.fromEntries(values) as RecordOf<F>) : undefined;
    },
    fits(value) {
      if (typeof value !== 'object' || value === null) return false;
      for (let i = 0; i < names.length; i++) if (!(names[i] in value)) return false;
      return true;
    },
  };
}

/** A value that has a word before it and no name of its own: a die as "die:3", a space as "space:17". */
export function after<T, C>(word: string, one: Key<T, C>): Key<T, C> {
  const start = `${word}:`;
  return {
    make: (value, content) => start + one.make(value, content),
    read: (key, content) => (key.startsWith(start) ? one.read(key.slice(start.length), content) : undefined),
    fits: one.fits,
  };
}

/** One of several kinds: the first that fits. */
export function oneOf<const K extends readonly AnyKey[]>(...kinds: K): Key<ValueOf<K[number]>, ContentOf<K[number]>> {
  return {
    make(value, content) {
      for (let i = 0; i < kinds.length; i++) if (kinds[i].fits(value)) return kinds[i].make(value, content);
      throw new Error(`no kind of answer is ${JSON.stringify(value)}`);
    },
    read(key, content) {
      for (const kind of kinds) {
        const value = kind.read(key, content);
        if (value !== undefined) return value;
      }
      return undefined;
    },
    fits: (value) => kinds.some((kind) => kind.fits(value)),
  };
}

// ---- in a game

/** A game's own table; without one a value is its own key, or brings it along. */
export interface Keyed<C> {
  // biome-ignore lint/suspicious/noExplicitAny: of which value, each key says itself
  readonly keys?: { readonly [question: string]: Key<any, C> };
  readonly content: C;
}

/** What is offered: a word, a number, a list or a record. */
export type Offered = Value | object;

/** The key of this answer: the only place where one is made. */
export function keyOf<C>({ keys, content }: Keyed<C>, question: string, value: Offered): string {
  if (typeof value === 'string') return value;
  const key = keys?.[question];
  if (key) return key.make(value, content);
  return typeof value === 'number' ? String(value) : (value as { readonly key: string }).key;
}

/** The keys of these answers. Words are their own: then there is nothing to do. */
export function keysOf<C>(game: Keyed<C>, question: string, values: readonly Offered[]): readonly string[] {
  let at = 0;
  while (at < values.length && typeof values[at] === 'string') at += 1;
  if (at === values.length) return values as readonly string[];
  const key = game.keys?.[question];
  if (!key) return values.map((value) => keyOf(game, question, value));
  return values.map((value) => (typeof value === 'string' ? value : key.make(value, game.content)));
}
