/** Where one action is for dice, what it would ask can be answered at once: a die that is pressed is flipped. */
import type { PendingAsk } from '@tabard/kernel';
import { askOf } from '@tabard/page/room/asked';
import { intend } from '@tabard/page/room/automatic';
import type { Moment } from '@tabard/page/room/moment';
import module, { actionAsks, type RollPlayerQuestion } from '../../index';
import { asked } from '../asked';
import { viewOf } from '../view';

export interface Foreseen {
  /** The question that would come. */
  readonly ask: PendingAsk;
  /** The key of the action that is taken by answering it. */
  readonly action: string;
}

/** What is pressed for an action: a die, or a space of the Alignment card. */
type Thing = 'die' | 'token';

const thingOf = (question: RollPlayerQuestion): Thing => (question === 'token.move' ? 'token' : 'die');

/** Of two actions that are for the same thing nobody could say which one it was pressed for; the Familiar's may be for any. */
export function foreseen(moment: Moment, thing: Thing): Foreseen | null {
  const now = asked.ask(moment);
  if (now?.question !== 'action.choose' || now.options.includes('FAM')) return null;
  const { seat, kind, input } = now;
  const found = now.options.flatMap((option, i) => {
    const next = actionAsks(viewOf(moment.seen), seat, option);
    if (!next || thingOf(next.question) !== thing) return [];
    return [{ ask: { seat, kind, input, ...next, about: {} }, action: now.keys[i] }];
  });
  return found.length === 1 ? found[0] : null;
}

/** What is asked now of dice or token, or would be. */
export const askAbout = (moment: Moment, thing: Thing): PendingAsk | null =>
  foreseen(moment, thing)?.ask ?? askOf(moment);

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
