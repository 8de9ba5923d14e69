/**
 * How a game wants its questions put to a person at a screen: which answer may look like advice, which one throws
 * something away, which one goes without saying. Nothing here decides what is legal, and bots and servers never ask.
 */
import { type ByQuestion, forQuestion, type PendingAsk, type Seat, type Seen } from '@tabard/kernel';
import type { Message } from './speech';

/** `pass`: a window that closes. `end`: the turn is over, because nothing is left to be given. */
export interface Routine {
  readonly key: string;
  readonly kind: 'pass' | 'end';
  /** Everybody knows it already: it gives nothing away, also where all answer in secret. */
  readonly isKnown?: true;
}

/** What is asked, and what the seat might throw in meanwhile. `seen` is what the seat sees, never more. */
export interface Asked<B = unknown, C = unknown> {
  readonly seen: Seen<B, C>;
  readonly ask: PendingAsk;
  readonly extras: readonly string[];
  /** All seats of the person who is asked, this one too; without it only this one is known to be theirs. */
  readonly own?: readonly Seat[];
}

export interface Manners<B = unknown, C = unknown> {
  /** A real default, which most give and nobody regrets: it may look like advice. Null: no answer is one. */
  usual(asked: Asked<B, C>): string | null;
  /** What this answer throws away for nothing, as a sentence: whoever gives it is asked once more. Null: nothing. */
  costly(asked: Asked<B, C>, key: string): Message | null;
  /** What goes without saying here unless the person wants to be asked. Never where an answer could matter. */
  routine(asked: Asked<B, C>): Routine | null;
  /**
   * What a person settles by giving the usual answer here, as a word that stays the same while nothing of it changes: so
   * long the same answer goes without saying. Null: it is asked every time.
   */
  settled(asked: Asked<B, C>): string | null;
  /**
   * Whether a routine answer may come soon at a moment in which this seat could do something: then it may say "wait".
   * `settled`: what has been settled, by question.
   */
  mayWait(seen: Seen<B, C>, seat: Seat, settled: Settled): boolean;
}

export type Settled = ReadonlyMap<string, string>;

/** By question: the key that is the default where it is offered, how it is found, or that there is none. */
export type Usuals<Q extends string, B, C> = ByQuestion<Q, Usual<B, C>>;
type Usual<B, C> = string | null | ((asked: Asked<B, C>) => string | null);

/** Manners of a game: every question must say whether it has a default; the rest only where there is something to say. */
export function mannersOf<Q extends string, B, C>(
  usuals: Usuals<Q, B, C>,
  rest: Partial<Omit<Manners<B, C>, 'usual'>> = {},
): Manners<B, C> {
  return {
    usual(asked) {
      const usual = forQuestion(usuals, asked.ask.question);
      const key = typeof usual === 'function' ? usual(asked) : usual;
      return key !== null && asked.ask.options.includes(key) ? key : null;
    },
    costly: rest.costly ?? (() => null),
    routine: rest.routine ?? (() => null),
    settled: rest.settled ?? (() => null),
    mayWait: rest.mayWait ?? (() => false),
  };
}

/** No default, nothing lost, everything asked: for a game that has nothing to say about it. */
export const PLAIN_MANNERS: Manners = {
  usual: () => null,
  costly: () => null,
  routine: () => null,
  settled: () => null,
  mayWait: () => false,
};

/** What goes without saying: always here, or because it was settled and nothing has changed. */
export function routineOf(asked: Asked, manners: Manners, settled: Settled): Routine | null {
  const { question, options } = asked.ask;
  const routine = manners.routine(asked);
  if (routine) return options.includes(routine.key) ? routine : null;
  const usual = manners.usual(asked);
  const word = usual === null ? null : manners.settled(asked);
  return usual !== null && word !== null && settled.get(question) === word ? { key: usual, kind: 'pass' } : null;
}

/** What is settled once this has been answered. */
export function settledBy(asked: Asked, key: string, manners: Manners, settled: Settled): Settled {
  const word = key === manners.usual(asked) ? manners.settled(asked) : null;
  return word === null ? settled : new Map([...settled, [asked.ask.question, word]]);
}
