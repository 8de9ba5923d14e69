/**
 * How a game that declares its questions (kernel/asks.ts) speaks of them and puts them to a person: tables with a line for
 * each question or answer, which are handed values and typed facts. What is made of them is what every app knows: Speech
 * and Manners, which take keys.
 */
import {
  ANY_TIME,
  type AnswerNamed,
  type AskNamed,
  type AskOf,
  type ByAnswer,
  type ByAsk,
  type ByFact,
  type FactsOf,
  type OptionOf,
  type PendingAsk,
  type QuestionOf,
  type Questions,
  type Seat,
  type Seen,
} from '@tabard/kernel';
import { factsBy } from './facts';
import type { Asked, Manners, Routine } from './manners';
import type { Message, Said, Speech } from './speech';

// ---- what is said

/** Who looks at an answer, and what they see. */
export interface Looking<B, C> {
  readonly seen: Seen<B, C>;
  readonly seat: Seat;
}

interface Spoken<A, B, C> extends Omit<Speech<B, C>, 'question' | 'option'> {
  /** What is asked: a sentence for each question, or one way to make them all. */
  readonly question: ByAsk<A, [seen: Seen<B, C>], Message> | ((ask: AskOf<A>, seen: Seen<B, C>) => Message);
  /** What a button says. */
  readonly option: ByAnswer<A, Looking<B, C>, Message>;
}

export function speechBy<A, B, C>(
  questions: Questions<A, C>,
  { question, option, ...rest }: Spoken<A, B, C>,
): Speech<B, C> {
  const asked =
    typeof question === 'function'
      ? (ask: PendingAsk, content: C, seen: Seen<B, C>) => question(questions.of(ask, content), seen)
      : questions.by(question);
  const answered = questions.byAnswer(option);
  return {
    ...rest,
    question: (seen, ask) => asked(ask, seen.content, seen),
    option: (seen, seat, key, ask) => answered(key, ask, seen.content, { seen, seat }),
  };
}

/** What a question is about, as its sentence wants it: by the names of the facts; what has no words is said as it stands. */
export function aboutBy<A, S>(
  words: Partial<ByFact<FactsOf<A>, [seen: S], Said | null>>,
): (ask: AskOf<A>, seen: S) => { readonly [name: string]: Said } {
  const said = factsBy<FactsOf<A>, S>(words);
  return ({ question, about }, seen) => said({ ...(about as object), type: question } as FactsOf<A>, seen);
}

// ---- how it is put to a person

/** What is asked, with values; `extras` is what the seat might throw in meanwhile. */
export interface AskedNamed<A, Name, B, C> extends Omit<Asked<B, C>, 'ask' | 'extras'> {
  readonly ask: AskNamed<A, Name>;
  readonly extras: readonly OptionOf<A, typeof ANY_TIME>[];
}

type Usual<A, Name, B, C> = OptionOf<A, Name> | null | ((asked: AskedNamed<A, Name, B, C>) => OptionOf<A, Name> | null);

/** By question: the answer that is the default where it is offered, how it is found, or that there is none. */
export type UsualsBy<A, B, C> = { readonly [Name in QuestionOf<A>]: Usual<A, Name, B, C> };

/** What goes without saying: an answer, and how it is told. */
export interface RoutineNamed<A, Name> extends Omit<Routine, 'key'> {
  readonly answer: OptionOf<A, Name>;
}

type Costly<A, Name, B, C> = (
  asked: AskedNamed<A, QuestionOf<A> & Name, B, C> & AnswerNamed<A, Name>,
) => Message | null;

/** A line for each question of which there is something to say; what is meant is said in Manners. */
export interface MannersRest<A, B, C> extends Partial<Pick<Manners<B, C>, 'mayWait'>> {
  readonly costly?: { readonly [Name in keyof A & string]?: Costly<A, Name, B, C> };
  readonly routine?: {
    readonly [Name in QuestionOf<A>]?: (asked: AskedNamed<A, Name, B, C>) => RoutineNamed<A, Name> | null;
  };
  readonly settled?: { readonly [Name in QuestionOf<A>]?: (asked: AskedNamed<A, Name, B, C>) => string | null };
}

/** Manners of a game: every question must say whether it has a default. */
export function mannersBy<A, B, C>(
  questions: Questions<A, C>,
  usuals: UsualsBy<A, B, C>,
  { costly, routine, settled, mayWait }: MannersRest<A, B, C> = {},
): Manners<B, C> {
  const read = ({ ask, extras, ...rest }: Asked<B, C>) => {
    const { content } = rest.seen;
    const thrownIn = () => extras.map((key) => questions.extra(key, content));
    return {
      ...rest,
      ask: questions.of(ask, content),
      get extras() {
        return thrownIn();
      },
    };
  };
  const key = ({ ask, seen }: Asked<B, C>, option: unknown): string =>
    questions.key(ask.question as keyof A & string, option as never, seen.content);
  return {
    usual(asked) {
      if (!Object.hasOwn(usuals, asked.ask.question))
        throw new Error(`nobody knows the question "${asked.ask.question}"`);
      const usual = lineIn<unknown>(usuals, asked.ask.question);
      const option = typeof usual === 'function' ? usual(read(asked)) : usual;
      if (option === null) return null;
      const found = key(asked, option);
      return asked.ask.options.includes(found) ? found : null;
    },
    costly(asked, given) {
      const { question, options, about } = asked.ask;
      const { content } = asked.seen;
      const anyTime = ANY_TIME as keyof A & string;
      const isThrownIn = !options.includes(given) && questions.maybeOption(anyTime, given, content) !== undefined;
      const name = isThrownIn ? ANY_TIME : question; // A hand's numbers stand in no list.
      const line = lineIn<(it: object) => Message | null>(costly, name);
      if (!line) return null;
      const option = questions.option(name as keyof A & string, given, content);
      return line({ ...read(asked), option, about, at: options.indexOf(given) });
    },
    routine(asked) {
      const line = lineIn<(it: object) => (Omit<Routine, 'key'> & { readonly answer: unknown }) | null>(
        routine,
        asked.ask.question,
      );
      const found = line?.(read(asked)) ?? null;
      if (!found) return null;
      const { answer, ...how } = found;
      return { ...how, key: key(asked, answer) };
    },
    settled(asked) {
      return lineIn<(it: object) => string | null>(settled, asked.ask.question)?.(read(asked)) ?? null;
    },
    mayWait: mayWait ?? (() => false),
  };
}

/** What a table has for this question: each line knows its own, and the table is asked for none other. */
const lineIn = <Line>(table: object | undefined, question: string): Line | undefined =>
  table && Object.hasOwn(table, question) ? (table as { readonly [name: string]: Line })[question] : undefined;
