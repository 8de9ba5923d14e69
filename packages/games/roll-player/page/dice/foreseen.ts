/** Where one action is for dice, what it would ask can be answered at once: a die that is pressed is flipped. */
import type { PendingAsk } from '@tabard/kernel';
import { askOf } from '@tabard/page/room/asked';
import { intend } from '@tabard/page/room/automatic';
import type { Moment } from '@tabard/page/room/moment';
import module, { type ActionChoice, actionAsks } from '../../index';
import { viewOf } from '../view';

export interface Foreseen {
  /** The question that would come. */
  readonly ask: PendingAsk;
  /** The action that is taken by answering it. */
  readonly action: string;
}

/** What is pressed for an action: a die, or a space of the Alignment card. */
type Thing = 'die' | 'token';

const thingOf = (question: string): Thing => (question === 'token.move' ? 'token' : 'die');

/** Of two actions that are for the same thing nobody could say which one it was pressed for; the Familiar's may be for any. */
export function foreseen(moment: Moment, thing: Thing): Foreseen | null {
  const now = askOf(moment);
  if (now?.question !== 'action.choose' || now.options.includes('FAM')) return null;
  const found = now.options.flatMap((action) => {
    const next = actionAsks(viewOf(moment.seen), now.seat, action as ActionChoice);
    return next && thingOf(next.question) === thing ? [{ ask: { ...now, ...next, about: {} }, action }] : [];
  });
  return found.length === 1 ? found[0] : null;
}

const foreseenFor = (moment: Moment, key: string): Foreseen | null =>
  [foreseen(moment, 'die'), foreseen(moment, 'token')].find((one) => one?.ask.options.includes(key)) ?? null;

/** Answers what is asked, or takes the action and answers what it asks. */
export function answerOnSheet(moment: Moment, key: string): void {
  const next = foreseenFor(moment, key);
  if (next) moment.onAnswerAhead(next.action, intend(next.ask.question, key));
  else moment.onAnswer(key);
}

/** What the key does, also where its question is still to come. */
export function describeOnSheet(moment: Moment, key: string): string {
  const next = foreseenFor(moment, key);
  if (!next) return moment.describe(key);
  return moment.say(module.speech.option(moment.seen, next.ask.seat, key, next.ask));
}
