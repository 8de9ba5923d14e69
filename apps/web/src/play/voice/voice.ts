/**
 * The voice of the person at the screen, as it stands between two answers: what is doubted, what is about to be said by
 * itself, what was said beforehand. What would throw something away waits for a second word; what goes without saying is
 * said. Pure: React keeps it (use-voice.ts), the table says what it asks.
 */
import { type Asked, type Manners, routineOf, type Settled, settledBy } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import { type Automatic, automaticAnswer, type Intention } from '@tabard/page/room/automatic';
import type { TableNow } from '@tabard/page/room/table-at-hand';
import type { Settings } from '@tabard/page/settings/settings';
import { askedNow } from './asked-now';
import { type Doubt, lossBy } from './doubt';

/** What was said so far, as far as it still counts. */
export interface SaidSoFar {
  readonly doubted: Doubt | null;
  /** The person has said "wait". */
  readonly isWaiting: boolean;
  /** Said for the questions that come next. */
  readonly intended: readonly Intention[];
  readonly settled: Settled;
}

export const NOTHING_SAID: SaidSoFar = { doubted: null, isWaiting: false, intended: [], settled: new Map() };

/** The table at this moment, and who listens to it. */
export interface AtTable {
  readonly now: Pick<
    TableNow,
    'asks' | 'viewer' | 'pending' | 'told' | 'sitters' | 'proposal' | 'answers' | 'over' | 'passTo'
  >;
  readonly manners: Manners;
  readonly settings: Pick<Settings, 'asksOnce' | 'autoPass' | 'autoEnd'>;
  /** What a coach speaks of. */
  readonly suggested: string | null;
  /** Whoever is taught says everything himself. */
  readonly isTaught: boolean;
  /** The number of answers to which something was taken back last. */
  readonly wentBackTo: number | null;
}

export interface Hearing {
  readonly asked: Asked | null;
  readonly doubt: Doubt | null;
  /** What is about to be answered by itself. */
  readonly coming: Automatic | null;
  /** The seat whose question is answered at once, by itself: no board offers what would be gone under the finger. */
  readonly speaksFor: Seat | null;
  /** The person wants to be asked the next time something would go without saying; null: nothing of the kind comes. */
  readonly waits: boolean | null;
  /** Something else is asked than what was spoken to beforehand: that no longer holds. */
  readonly isElsewhere: boolean;
}

export function heardAt({ doubted, isWaiting, intended, settled }: SaidSoFar, at: AtTable): Hearing {
  const { now, manners, settings, isTaught, wentBackTo } = at;
  const asked = now.proposal ? null : askedNow(now);
  const isHeld = isTaught || isWaiting || wentBackTo === now.answers;
  const coming = automaticAnswer({ asked, manners, settings, intended, settled, isHeld, isAlone: isAlone(now) });
  return {
    asked,
    doubt: doubted?.at === now.answers && asked ? doubted : null,
    coming,
    speaksFor: coming && coming.kind !== 'end' ? (asked?.ask.seat ?? null) : null,
    waits: settings.autoPass && !isTaught && mayWait(at, settled) ? isWaiting : null,
    isElsewhere: asked !== null && intended.length > 0 && coming?.kind !== 'said',
  };
}

/** Why an answer must be given once more; null: it may go to the table as it is. */
export function doubtAbout(
  asked: Asked | null,
  seat: Seat,
  keys: readonly string[],
  { now, manners, settings, suggested }: AtTable,
): Doubt | null {
  const loses = lossBy(asked, keys[0], { manners, isWanted: settings.asksOnce, suggested });
  return loses && { seat, keys, loses, at: now.answers };
}

/** An answer has gone to the table: the doubt is over, and who has passed by hand waits no longer. */
export function afterSaying(spoken: SaidSoFar, asked: Asked | null, key: string, manners: Manners): SaidSoFar {
  if (!asked) return { ...spoken, doubted: null };
  const { settled, isWaiting } = spoken;
  const isRoutine = key === routineOf(asked, manners, settled)?.key;
  return {
    ...spoken,
    doubted: null,
    isWaiting: isWaiting && !isRoutine,
    settled: settledBy(asked, key, manners, settled),
  };
}

const mayWait = ({ manners, now }: AtTable, settled: Settled): boolean =>
  now.viewer !== null && !now.over && now.passTo === null && manners.mayWait(now.told.seen, now.viewer, settled);

/** One person, be it at several seats. */
const isAlone = ({ sitters }: Pick<TableNow, 'sitters'>): boolean =>
  new Set(sitters.flatMap(({ kind, person }, seat) => (kind === 'person' ? [person ?? seat] : []))).size === 1;

/** How many answers stood, and to how many of them something was taken back last: there the person wants to be asked. */
export interface Track {
  readonly answers: number;
  readonly to: number | null;
}

export const trackedTo = ({ answers: before, to }: Track, answers: number): Track => ({
  answers,
  to: answers < before ? answers : to,
});
