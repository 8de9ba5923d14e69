/** Where one action is offered, what it would ask can be answered at once: a die that is pressed is flipped. */
import type { PendingAsk } from '@tabard/kernel';
import module, { actionAsks } from '@tabard/roll-player';
import { askOf } from '../../../room/asked';
import type { Moment } from '../../../room/moment';
import { intend } from '../../../table/voice/automatic';
import { viewOf } from '../view';

export interface Foreseen {
  /** The question that would come. */
  readonly ask: PendingAsk;
  /** The action that is taken by answering it. */
  readonly action: string;
}

/** Of two actions nobody could say which one a die was pressed for. */
export function foreseen(moment: Moment): Foreseen | null {
  const now = askOf(moment);
  if (now?.question !== 'action.choose') return null;
  const [action, ...others] = now.options.filter((key) => key !== 'none');
  const next = action && others.length === 0 ? actionAsks(viewOf(moment.seen), now.seat, action) : null;
  return next && { ask: { ...now, ...next, about: {} }, action };
}

/** Answers what is asked, or takes the action and answers what it asks. */
export function answerOnSheet(moment: Moment, key: string): void {
  const next = foreseen(moment);
  if (next?.ask.options.includes(key)) moment.onAnswerAhead(next.action, intend(next.ask.question, key));
  else moment.onAnswer(key);
}

/** What the key does, also where its question is still to come. */
export function describeOnSheet(moment: Moment, key: string): string {
  const next = foreseen(moment);
  if (!next?.ask.options.includes(key)) return moment.describe(key);
  return moment.say(module.speech.option(moment.seen, next.ask.seat, key, next.ask));
}
