/**
 * The questions of a game, with types. A game declares a table of them (an interface): the name of each, what it is about,
 * and what may be answered; beside it stands the table of its keys. Rules that ask are typed by the first. Whoever is asked
 * is handed keys, here or over the wire, and reads them by both: this is the only place where a question of some game is
 * taken for a question of one.
 */
import type { Ask, Value } from './game';
import { type Key, type Keyed, keysOf, type Offered } from './keys';
import type { PendingAsk } from './pending';
import type { Plain } from './plain';
import type { AskExtras } from './question';
import type { Seat } from './secrecy';

/** In a table of questions: what is thrown in at any time, which answers none of them. */
export const ANY_TIME = 'any-time';
export type AnyTimeName = typeof ANY_TIME;

/** In the types below A is a table of questions; or, for a game that has none yet, the names of its questions alone. */
export type QuestionOf<A> = A extends string ? A : Exclude<keyof A & string, AnyTimeName>;

/** All that may be answered to a question, or thrown in. */
export type OptionOf<A, Name> = A extends string
  ? Value
  : Name extends keyof A
    ? A[Name] extends { readonly option: infer T extends Offered }
      ? T
      : never
    : never;

/** Of what a hand answers with its numbers: whatever else may be answered. */
export type InsteadOf<A, Name> = Exclude<OptionOf<A, Name>, readonly number[]>;

/** What a question is about. */
export type AboutOf<A, Name> = A extends string
  ? Facts
  : Name extends keyof A
    ? A[Name] extends { readonly about: infer T }
      ? T
      : NoFacts
    : never;

type Facts = { readonly [name: string]: Plain };
type NoFacts = Record<never, never>;

/** What else a rule says when it asks: a question that is about something must be told what. */
export type ExtrasOf<A, Name, T> = A extends string
  ? [extras?: AskExtras<T>]
  : Name extends keyof A
    ? A[Name] extends { readonly about: infer About }
      ? [extras: AskExtras<T, About> & { readonly about: About }]
      : [extras?: AskExtras<T, NoFacts>]
    : never;

/** The same of a hand's numbers, whose bounds a clause sets. */
export type HandExtrasOf<A, Name, T> =
  ExtrasOf<A, Name, T> extends readonly [extras?: infer Extras]
    ? [extras: Extras & { readonly bounds: string }]
    : never;

/** What is said of a question that is only told what it is about. */
export type TellingOf<A, Name> = A extends string
  ? [about?: Facts]
  : Name extends keyof A
    ? A[Name] extends { readonly about: infer About }
      ? [about: About]
      : []
    : never;

/** The questions that may be answered so. */
type AnsweredBy<A, Word> = A extends string
  ? A
  : { [Name in QuestionOf<A>]: Word extends OptionOf<A, Name> ? Name : never }[QuestionOf<A>];

/** The questions that are answered yes or no, and the response windows. */
export type YesNoOf<A> = AnsweredBy<A, 'yes'> & AnsweredBy<A, 'no'>;
export type WindowOf<A> = AnsweredBy<A, 'pass'>;

// ---- read

/** A question of one game as it was asked: its options are values. */
export interface AskNamed<A, Name> extends Omit<PendingAsk, 'question' | 'about' | 'options'> {
  readonly question: Name;
  readonly about: AboutOf<A, Name>;
  readonly options: readonly OptionOf<A, Name>[];
  /** The same, place by place, as they travel. */
  readonly keys: readonly string[];
}

/** A question of one game, told apart by its name. */
export type AskOf<A> = { [Name in QuestionOf<A>]: AskNamed<A, Name> }[QuestionOf<A>];

/** What each question of a game is about, as a fact sheet that is told apart by its name. */
export type FactsOf<A> = {
  [Name in QuestionOf<A>]: { readonly type: Name } & AboutOf<A, Name>;
}[QuestionOf<A>];

/** An answer in hand, and what its question is about. */
export interface AnswerNamed<A, Name> {
  readonly option: OptionOf<A, Name>;
  readonly about: AboutOf<A, Name>;
  /** Its place among what is offered; -1: it is not, or is thrown in. */
  readonly at: number;
}

/** How the answers to every question are written. */
export type KeysOf<A, C> = { readonly [Name in keyof A]: Key<OptionOf<A, Name>, C> };

/** Something for each question of a game, with the question in hand. One left out does not compile. */
export type ByAsk<A, More extends readonly unknown[], Result> = {
  readonly [Name in QuestionOf<A>]: (ask: AskNamed<A, Name>, ...more: More) => Result;
};

/** The answer to each question of a game, as a bot gives it. */
export type Answers<A, More extends readonly unknown[] = []> = {
  readonly [Name in QuestionOf<A>]: (ask: AskNamed<A, Name>, ...more: More) => OptionOf<A, Name>;
};

/** Something for each answer of a game, what is thrown in among them, with the answer in hand. */
export type ByAnswer<A, Given, Result> = {
  readonly [Name in keyof A & string]: (it: Given & AnswerNamed<A, Name>) => Result;
};

/** For a game's own names: tells whether a question has one of some names, among those that are told apart by them. */
export const isOneOf =
  <Question extends string>() =>
  <const Name extends Question>(...names: readonly Name[]) =>
  <Ask extends { readonly question: string }>(ask: Ask | null): ask is Extract<Ask, { readonly question: Name }> =>
    names.some((name) => name === ask?.question);

/** Reads and writes what is asked in one game: made once, of its keys. */
export class Questions<A, C> {
  private readonly read = new WeakMap<PendingAsk, AskOf<A>>();

  constructor(readonly keys: KeysOf<A, C>) {}

  /** The question with its options as values. They are read when somebody looks at them. */
  of(ask: PendingAsk, content: C): AskOf<A> {
    const known = this.read.get(ask);
    if (known) return known;
    const read = this.readAnew(ask, content);
    this.read.set(ask, read);
    return read;
  }

  private readAnew(ask: PendingAsk, content: C): AskOf<A> {
    const read = new ReadAsk(ask, (key) => this.option(ask.question as keyof A & string, key, content));
    return read as unknown as AskOf<A>; // This is that place.
  }

  /** The same of a question that a rule has just asked of this seat: its offers are values already. */
  asked({ kind, question, about }: Ask, seat: Seat, offers: readonly Offered[], content: C): AskOf<A> {
    const game = { keys: this.keys as Keyed<C>['keys'], content };
    return new AskedNow({ kind, question, about, seat }, offers, game) as unknown as AskOf<A>; // This, too, is that place.
  }

  /** What a key stands for. */
  option<Name extends keyof A & string>(question: Name, key: string, content: C): OptionOf<A, Name> {
    const option = this.maybeOption(question, key, content);
    if (option === undefined) throw new Error(`"${key}" is no answer to "${question}"`);
    return option;
  }

  /** The same for what anybody may have written; undefined: it stands for nothing there. */
  maybeOption<Name extends keyof A & string>(question: Name, key: string, content: C): OptionOf<A, Name> | undefined {
    return Object.hasOwn(this.keys, question) ? this.keys[question].read(key, content) : undefined;
  }

  /** The key of an answer. */
  key<Name extends keyof A & string>(question: Name, option: OptionOf<A, Name>, content: C): string {
    return typeof option === 'string' ? option : this.keys[question].make(option, content);
  }

  /** The same of what is thrown in. */
  extra(key: string, content: C): OptionOf<A, AnyTimeName> {
    return this.option(ANY_TIME as keyof A & string, key, content) as OptionOf<A, AnyTimeName>;
  }

  keyOfExtra(option: OptionOf<A, AnyTimeName>, content: C): string {
    return this.key(ANY_TIME as keyof A & string, option as OptionOf<A, keyof A & string>, content);
  }

  /** Whether this may be answered now. */
  offers<Name extends QuestionOf<A> & keyof A & string>(
    ask: AskNamed<A, Name>,
    option: OptionOf<A, Name>,
    content: C,
  ): boolean {
    return ask.keys.includes(this.key(ask.question, option, content));
  }

  // ---- tables

  /** Hands a question to what the table has for it. */
  by<More extends readonly unknown[], Result>(
    table: ByAsk<A, More, Result>,
  ): (ask: PendingAsk, content: C, ...more: More) => Result {
    return (ask, content, ...more) => handlerIn(table, ask.question)(this.of(ask, content), ...more) as Result;
  }

  /** Hands a question to what the table answers to it, and tells the answer's key. */
  answerBy<More extends readonly unknown[]>(
    table: Answers<A, More>,
  ): (ask: PendingAsk, content: C, ...more: More) => string {
    return (ask, content, ...more) => {
      const option = handlerIn(table, ask.question)(this.readAnew(ask, content), ...more); // A bot is asked once.
      return this.key(ask.question as keyof A & string, option as never, content);
    };
  }

  /** Hands an answer to what the table has for its question; without one it is thrown in. */
  byAnswer<Given extends object, Result>(
    table: ByAnswer<A, Given, Result>,
  ): (key: string, ask: Pick<PendingAsk, 'question' | 'about' | 'options'> | null, content: C, given: Given) => Result {
    return (key, ask, content, given) => {
      const question = (ask?.question ?? ANY_TIME) as keyof A & string;
      const option = this.option(question, key, content);
      const answer = { option, about: ask?.about ?? {}, at: ask?.options.indexOf(key) ?? -1 };
      return handlerIn(table, question)({ ...given, ...answer }) as Result;
    };
  }
}

type Handler = (...given: readonly unknown[]) => unknown;

function handlerIn(table: object, question: string): Handler {
  const found = Object.hasOwn(table, question) ? (table as { readonly [name: string]: Handler })[question] : undefined;
  if (found === undefined) throw new Error(`nobody knows the question "${question}"`);
  return found;
}

/** A question of some game, its options read by the keys of one. */
class ReadAsk {
  private known: readonly unknown[] | null = null;
  readonly seat: PendingAsk['seat'];
  readonly kind: PendingAsk['kind'];
  readonly question: string;
  readonly about: Facts;
  readonly keys: readonly string[];
  readonly input: PendingAsk['input'];

  constructor(
    { seat, kind, question, about, options, input }: PendingAsk,
    private readonly option: (key: string) => unknown,
  ) {
    this.seat = seat;
    this.kind = kind;
    this.question = question;
    this.about = about;
    this.keys = options;
    this.input = input;
  }

  get options(): readonly unknown[] {
    this.known ??= this.keys.map(this.option);
    return this.known;
  }
}

/** A question of a rule, without a match round it: its keys are written when somebody looks at them. */
class AskedNow<C> {
  private written: readonly string[] | null = null;
  readonly seat: Seat;
  readonly kind: PendingAsk['kind'];
  readonly question: string;
  readonly about: Facts;
  readonly input = null;

  constructor(
    { seat, kind, question, about }: Pick<PendingAsk, 'seat' | 'kind' | 'question' | 'about'>,
    readonly options: readonly Offered[],
    private readonly game: Keyed<C>,
  ) {
    this.seat = seat;
    this.kind = kind;
    this.question = question;
    this.about = about;
  }

  get keys(): readonly string[] {
    this.written ??= keysOf(this.game, this.question, this.options);
    return this.written;
  }
}
