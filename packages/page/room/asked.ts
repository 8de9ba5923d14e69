/** What a seat is asked, read off the moment: what every room wants to know before it draws a button. */
import type { PendingAsk, Plain } from '@tabard/kernel';
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
