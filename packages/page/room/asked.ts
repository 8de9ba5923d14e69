/** What a seat is asked, read off the moment: what every room wants to know before it draws a button. */
import type { AnyTimeName, AskOf, OptionOf, PendingAsk, Plain, QuestionOf, Questions } from '@tabard/kernel';
import type { Moment } from './moment';

/** What the seat that looks at the screen is asked. */
export const askOf = ({ asks, seat }: Pick<Moment, 'asks' | 'seat'>): PendingAsk | null =>
  asks.find((ask) => ask.seat === seat) ?? null;

export const isAsked = (moment: Pick<Moment, 'asks' | 'seat'>, ...questions: readonly string[]): boolean =>
  questions.includes(askOf(moment)?.question ?? '');

export const offers = (moment: Pick<Moment, 'asks' | 'seat'>, key: string): boolean =>
  askOf(moment)?.options.includes(key) ?? false;

/** What the table waits for, whoever is asked. */
export const questionOf = ({ pending }: Pick<Moment, 'pending'>): string => pending.asks[0]?.question ?? '';

/** The facts of a question. */
export const aboutOf = (ask: PendingAsk | null): { readonly [name: string]: Plain } => ask?.about ?? {};

// ---- in a game that declares its questions

type Asking = Pick<Moment, 'asks' | 'seat' | 'seen'>;

/** The same in values, with typed facts; and how what a room wants to say is written. */
export function askedBy<A, C>(questions: Questions<A, C>) {
  const contentOf = ({ seen }: Pick<Moment, 'seen'>) => seen.content as C; // The room is this game's.
  return {
    /** What the seat that looks at the screen is asked. */
    ask(moment: Asking): AskOf<A> | null {
      const ask = askOf(moment);
      return ask && questions.of(ask, contentOf(moment));
    },
    /** What it may throw in meanwhile. */
    extras: (moment: Pick<Moment, 'pending' | 'seen'>): readonly OptionOf<A, AnyTimeName>[] =>
      moment.pending.interrupts.flatMap(({ options }) => options.map((key) => questions.extra(key, contentOf(moment)))),
    /** The key of an answer to this question, asked or not; by `any-time` of what is thrown in. */
    key: <Name extends keyof A & string>(moment: Pick<Moment, 'seen'>, question: Name, option: OptionOf<A, Name>) =>
      questions.key(question, option, contentOf(moment)),
    /** The same where it is asked and offered; null: it is not. */
    offered<Name extends QuestionOf<A> & keyof A & string>(
      moment: Asking,
      question: Name,
      option: OptionOf<A, Name>,
    ): string | null {
      const ask = askOf(moment);
      if (ask?.question !== question) return null;
      const key = questions.key(question, option, contentOf(moment));
      return ask.options.includes(key) ? key : null;
    },
    /** What a key stands for that was written elsewhere (on a place where dice are dropped); undefined: nothing. */
    option: <Name extends keyof A & string>(moment: Pick<Moment, 'seen'>, question: Name, key: string) =>
      questions.maybeOption(question, key, contentOf(moment)),
    /** Whether this may be thrown in now. */
    mayThrowIn(moment: Pick<Moment, 'pending' | 'seen'>, option: OptionOf<A, AnyTimeName>): boolean {
      const key = questions.keyOfExtra(option, contentOf(moment));
      return moment.pending.interrupts.some(({ options }) => options.includes(key));
    },
  };
}
