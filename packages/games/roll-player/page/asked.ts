/** What this table asks, in values; and how what the board wants to say is written. */
import type { AskNamed, AskOf } from '@tabard/kernel';
import { askedBy } from '@tabard/page/room/asked';
import type { Moment } from '@tabard/page/room/moment';
import { isWindow, questions, type RollPlayerAsks, type RollPlayerQuestion, type RoundDeed } from '../index';
import { viewOf } from './view';

export type Ask = AskOf<RollPlayerAsks>;
export type AskFor<Name extends RollPlayerQuestion> = AskNamed<RollPlayerAsks, Name>;

export const asked = askedBy(questions);

/** An answer beside its key. */
export interface Choice<Option> {
  readonly key: string;
  readonly option: Option;
}

/** All that is offered, but for words that decline. */
export const choicesIn = <Option>(ask: {
  readonly keys: readonly string[];
  readonly options: readonly Option[];
}): Choice<Exclude<Option, string>>[] =>
  ask.options.flatMap((option, i) => (isNoWord(option) ? [{ key: ask.keys[i], option }] : []));

const isNoWord = <Option>(option: Option): option is Exclude<Option, string> => typeof option !== 'string';

/** RP-31: what may be done at any time, thrown in or as the answer of a window. */
export function deedsOf(moment: Moment): Choice<RoundDeed>[] {
  const ask = asked.ask(moment);
  const { content } = viewOf(moment.seen);
  if (isWindow(ask))
    return ask.options.flatMap((option, i) => (option === 'pass' ? [] : [{ key: ask.keys[i], option }]));
  const keys = moment.pending.interrupts.find(({ seat }) => seat === moment.seat)?.options ?? [];
  return keys.map((key) => ({ key, option: questions.extra(key, content) }));
}

/** The key of a deed that may be done now; null: it may not. */
export function deedKey(moment: Moment, deed: RoundDeed): string | null {
  const key = asked.key(moment, 'any-time', deed);
  return deedsOf(moment).some((one) => one.key === key) ? key : null;
}
