/**
 * What the page answers by itself, for every game in the same way: what goes without saying (the game's manners know),
 * and what the person has said already for the question that comes next. It is an answer like any other: offered by the
 * rules, written into the log, taken back by undo. Pure.
 */
import { type Asked, type Manners, type Routine, routineOf, type Settled } from '@tabard/content';
import type { PendingAsk } from '@tabard/kernel';
import type { Settings } from '../settings/settings';

/** An answer said beforehand: how it is found when that question is asked; null: it no longer fits. */
export interface Intention {
  readonly question: string;
  readonly pick: (ask: PendingAsk) => string | null;
}

/** Said for whatever the next question of this name offers. */
export const intend = (question: string, key: string): Intention => ({
  question,
  pick: ({ options }) => (options.includes(key) ? key : null),
});

export interface Automatic {
  readonly key: string;
  /** said: the person wanted it. */
  readonly kind: Routine['kind'] | 'said';
}

export interface Circumstances {
  readonly asked: Asked | null;
  readonly manners: Manners;
  readonly settings: Pick<Settings, 'autoPass' | 'autoEnd'>;
  readonly intended: readonly Intention[];
  readonly settled: Settled;
  /** Nobody else has a word in what the party decides. */
  readonly isAlone: boolean;
  /** The person wants to be asked: has said "wait", has just taken something back, or is being taught. */
  readonly isHeld: boolean;
}

export function automaticAnswer(circumstances: Circumstances): Automatic | null {
  const { asked, manners, settings, intended, isHeld, isAlone, settled } = circumstances;
  if (!asked || asked.ask.input) return null;
  const { kind } = asked.ask;
  if (kind === 'sealed' && !manners.routine(asked)?.isKnown) return null; // Haste would tell that nobody thought.
  if (kind === 'first' && !manners.routine(asked)) return null; // Who speaks first is the party's to settle, unless it is all one.
  if (kind === 'together' && !isAlone) return null;
  const said = intended[0]?.question === asked.ask.question ? intended[0].pick(asked.ask) : null;
  if (said !== null) return { key: said, kind: 'said' };
  const routine = isHeld ? null : routineOf(asked, manners, settled);
  return routine && settings[routine.kind === 'end' ? 'autoEnd' : 'autoPass'] ? routine : null;
}
