/** What a game is: data about it, the board at the start, one flow from checkpoint to checkpoint, and its secrets. */
import type { AnyTimeName, OptionOf, QuestionOf } from './asks';
import type { Why } from './errors';
import type { Keyed, Offered } from './keys';
import { quoted } from './limits';
import type { PendingAsk } from './pending';
import type { Plain } from './plain';
import type { Stream } from './random';
import type { EventSecrecy, Seat, Secrecy } from './secrecy';
import type { Verbs } from './verbs';

/** A rule: a generator that changes the board, takes random results by name, and asks. */
export type Flow<T = void> = Generator<Ask, T, unknown>;

/**
 * What can be chosen in a game that has no table of keys: a word, a number, or a record that brings its key along. The key
 * is what travels and is journalled.
 */
export type Value = string | number | { readonly key: string };

/** A whole number that a hand gives (a throw's angle, its power), within bounds. */
export interface InputField {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** Of the last field alone: it may come up to so many times, or not at all (what a hand did on the way). */
  readonly upTo?: number;
  /** It counts the time since the question was asked. The kernel has no clock; who has one looks (whyTooEarly). */
  readonly since?: {
    readonly perSecond: number;
    /** Milliseconds an answer may be early: two clocks never agree. */
    readonly tolerance: number;
    /** What says so. */
    readonly clause: string;
  };
}

/** A question as a flow yields it. Rules do not write these: the verbs do. */
export interface Ask {
  /**
   * one: that seat. sealed: every seat, told at once. first: whichever seat answers first, each for itself.
   * together: a choice of the whole table; whoever answers, answers for all, and how they agree is the table's affair.
   */
  readonly kind: 'one' | 'sealed' | 'first' | 'together';
  readonly seats: readonly Seat[];
  readonly question: string;
  readonly offer: (seat: Seat) => readonly Offered[];
  readonly forbid: ((value: Offered, seat: Seat) => Why | null) | undefined;
  /** An answer that needs no asking (a standing pass), or undefined. */
  readonly auto: ((seat: Seat) => Offered | undefined) | undefined;
  /** Nothing to offer is no fault: the flow goes on with undefined. */
  readonly maybe: boolean;
  /** Ask even when one option is left, because taking it unasked would tell something. */
  readonly always: boolean;
  /** Whose goods an option of a choice together gives away; undefined: nobody's. */
  readonly consent: ((value: Offered) => readonly Seat[]) | undefined;
  /** Whose vote decides a choice together where the voices are even; undefined: the table's own way. */
  readonly casting: Seat | undefined;
  /** Who has a voice in a choice together; undefined: everybody. */
  readonly voices: readonly Seat[] | undefined;
  /** What whoever says nothing in time has said; undefined: the question waits for its seat. */
  readonly silence: Offered | undefined;
  readonly input: readonly InputField[] | undefined;
  /** The clause that sets the bounds of the input. */
  readonly bounds: string;
  /** What no hand can do although each number is within its bounds. */
  readonly refuse: ((numbers: readonly number[]) => Why | null) | undefined;
  /** What the question is about, for those who show it. Open to all. */
  readonly about: { readonly [name: string]: Plain };
}

/** A named choice of how a table plays. The first value is the default. */
export interface TableOption {
  readonly id: string;
  readonly values: readonly string[];
  readonly clause?: string;
}

export type TableOptions = { readonly [id: string]: string };

/** The result: places from 1 (shared when equal), scores as the game counts them, and how it ended. */
export interface Standing {
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
}

/**
 * What may be thrown in while a question (`asked`) waits, by whoever is asked and by whoever is not. What is offered (T) may
 * know more than its key: it is handed back as it was.
 */
export interface AnyTime<B, E, C, A = string, T extends OptionOf<A, AnyTimeName> = OptionOf<A, AnyTimeName>> {
  /** All that this seat might throw in; what it may not do now is sorted out by `forbid`. */
  offer(g: Verbs<B, E, C, A>, seat: Seat, asked: AskIn<A>): readonly T[];
  forbid?(g: Verbs<B, E, C, A>, seat: Seat, value: T, asked: AskIn<A>): Why | null;
  use(g: Verbs<B, E, C, A>, seat: Seat, value: T): Flow;
}

/** A question of one game on its way from its rules. */
export type AskIn<A> = Ask & { readonly question: QuestionOf<A> };

/** What can be read of a match: a board or a view of it, and what it is played with. Verbs are one, `match.seen` another. */
export interface Seen<B = unknown, C = unknown> {
  readonly b: B;
  readonly seats: number;
  readonly options: TableOptions;
  readonly content: C;
}

// biome-ignore lint/suspicious/noExplicitAny: which questions a game has is its own affair here
type AnyVerbs<B, E, C> = Verbs<B, E, C, any>;

export interface Game<B = unknown, E = unknown, C = unknown> {
  readonly id: string;
  /** Goes up when the same answers could lead elsewhere. */
  readonly version: string;
  /** `best`: how many it is at its best with, where that is known; a quick start seats so many. */
  readonly seats: { readonly min: number; readonly max: number; readonly best?: number };
  readonly options: readonly TableOption[];
  /** Options that do not go together, with these seats, or with what was brought (null: nothing; undefined: not known yet). */
  readonly conflict?: (options: TableOptions, seats: number, brought?: Plain) => Why | null;
  /** Numbers, names and texts, looked up and never copied into the board; `packs` names them with their hashes. */
  readonly content: C;
  readonly packs: { readonly [name: string]: string };
  /** What each face of each kind of die is worth, for the luck report. */
  readonly dice: { readonly [kind: string]: readonly number[] };
  /** Per-seat wishes that change what is asked (standing passes); the first value is the default. */
  readonly wishes: { readonly [name: string]: readonly string[] };
  readonly secrecy: Secrecy<B>;
  /**
   * Where seats have secrets, the questions at which those round one screen must look away; at all others they may share
   * a view, because what else a seat alone sees (the tremor of its own hand) is of no use to the others.
   */
  readonly lookAwayAt?: readonly string[];
  /** When the game is over, all is told. */
  readonly openAtEnd: boolean;
  readonly events: EventSecrecy<E>;
  readonly setup: (g: AnyVerbs<B, E, C>) => B;
  /** From one checkpoint to the next (a turn, a phase): all it needs is on the board when it starts. */
  readonly step: (g: AnyVerbs<B, E, C>) => Flow;
  // biome-ignore lint/suspicious/noExplicitAny: which questions a game has is its own affair here
  readonly anyTime?: AnyTime<B, E, C, any, any>;
  /** How the answers to each question are written (KeysOf). Without it a value is its own key, or brings it along. */
  readonly keys?: Keyed<C>['keys'];
  /**
   * The world outside the rules, where a game has one (a die really thrown): the same situation always has the same
   * outcome. What it said stands in the journal; playing again believes it, verifying asks it anew.
   */
  readonly world?: (label: string, situation: Plain) => Plain;
  /** What people may bring from an earlier game (a party, a hero): says what is wrong with it (with so many seats), or null. */
  readonly brings?: (brought: Plain, options: TableOptions, seats?: number) => string | null;
  /** The same for people: the reason with its facts, which `speech.refusal` says in their language. */
  readonly unwelcome?: (brought: Plain, options: TableOptions, seats?: number) => Why | null;
  /** What the rules do for a seat whose time ran out, by the key of one of its options; undefined: they say nothing, and a bot decides. */
  readonly undecided?: (seen: Seen<B, C>, ask: PendingAsk) => string | undefined;
  /** Exchanges what the viewer may not know for something else possible; must leave its view as it was. */
  readonly imagine: (g: AnyVerbs<B, E, C>, viewer: Seat | null, chance: Stream) => void;
  /** What must hold at every decision; returns what does not. */
  readonly invariants?: (g: AnyVerbs<B, E, C>) => string | null;
  readonly limits: {
    /** Answers in a whole game of random choices. */
    readonly answers: number;
  };
}

/** Any game at all, for code that knows no game. */
// biome-ignore lint/suspicious/noExplicitAny: a game's board, events and content are its own affair here
export type AnyGame = Game<any, any, any>;

/** Option values filled up with the defaults; a sentence for the first thing that is wrong. */
export function checkOptions(
  game: AnyGame,
  given: TableOptions,
  seats: number,
  brought?: Plain,
): TableOptions | string {
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    return `${game.id} is played by ${game.seats.min} to ${game.seats.max} seats, not ${seats}`;
  }
  const out: Record<string, string> = {};
  for (const option of game.options) out[option.id] = option.values[0];
  for (const [id, value] of Object.entries(given)) {
    const option = game.options.find((o) => o.id === id);
    if (!option)
      return `${game.id} has no option "${id}"; it has ${game.options.map((o) => o.id).join(', ') || 'none'}`;
    if (!option.values.includes(value)) return `option "${id}" is one of ${option.values.join(', ')}, not "${value}"`;
    out[id] = value;
  }
  let clash: ReturnType<NonNullable<AnyGame['conflict']>> = null;
  try {
    clash = game.conflict?.(out, seats, brought) ?? null;
  } catch (error) {
    return quoted((error as Error).message); // Nobody has looked yet at what is brought.
  }
  return clash ? `these options do not go together (${clash.clause})` : out;
}
