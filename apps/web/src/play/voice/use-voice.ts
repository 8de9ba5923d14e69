/**
 * The voice of the person at the screen: every answer of panel, board and hand goes through here. What would throw
 * something away waits for a second word; what goes without saying is said by itself.
 */
import { type Message, routineOf, type Settled, settledBy } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import { type Automatic, automaticAnswer, type Intention } from '@tabard/page/room/automatic';
import type { TableAtHand, TableNow } from '@tabard/page/room/table-at-hand';
import { paced, useSettings } from '@tabard/page/settings/settings';
import { useEffect, useState } from 'react';
import { askedNow } from './asked-now';
import { type Doubt, lossBy } from './doubt';

/** Before a turn ends by itself: long enough to say "wait" to a die that went to the wrong place. */
const BEFORE_THE_END_MS = 1500;

export interface Voice {
  readonly doubt: Doubt | null;
  /** What is about to be answered by itself. */
  readonly coming: Automatic | null;
  /** The seat whose question is answered at once, by itself: no board offers what would be gone under the finger. */
  readonly speaksFor: Seat | null;
  /** The person wants to be asked the next time something would go without saying; null: nothing of the kind comes. */
  readonly waits: boolean | null;
  readonly setWaits: (waits: boolean) => void;
  readonly answerAs: (seat: Seat, ...keys: readonly string[]) => void;
  /** One answer now, and what is said to the questions that follow, as far as they come and it fits. */
  readonly answerAhead: (key: string, ...ahead: readonly Intention[]) => void;
  readonly confirm: () => void;
  readonly stepBack: () => void;
}

interface Hearing {
  /** What a coach speaks of. */
  readonly suggested: string | null;
  /** Whoever is taught says everything himself. */
  readonly isTaught: boolean;
}

export function useVoice(table: TableAtHand, now: TableNow, { suggested, isTaught }: Hearing): Voice {
  const { manners } = table.module;
  const settings = useSettings();
  const { asksOnce: isWanted } = settings;
  const [doubted, setDoubt] = useState<Doubt | null>(null);
  const [isWaiting, setWaits] = useState(false);
  const [intended, setIntended] = useState<readonly Intention[]>([]);
  const [settled, setSettled] = useState<Settled>(NOTHING_SETTLED);
  const wentBackTo = useTakenBack(now.answers);
  const asked = now.proposal ? null : askedNow(now);
  const isHeld = isTaught || isWaiting || wentBackTo === now.answers;
  const coming = automaticAnswer({ asked, manners, settings, intended, settled, isHeld, isAlone: isAlone(now) });
  const doubt = doubted?.at === now.answers && asked ? doubted : null;

  const say = (seat: Seat, keys: readonly string[]) => {
    setDoubt(null);
    if (asked && keys[0] === routineOf(asked, manners, settled)?.key) setWaits(false);
    if (asked) setSettled(settledBy(asked, keys[0], manners, settled));
    table.answerAs(seat, ...keys);
  };
  const answerAs: Voice['answerAs'] = (seat, ...keys) => {
    setIntended([]);
    const loses: Message | null = lossBy(asked, keys[0], { manners, isWanted, suggested });
    if (loses) setDoubt({ seat, keys, loses, at: now.answers });
    else say(seat, keys);
  };

  const seat = asked?.ask.seat;
  const spoken = coming && seat !== undefined ? `${now.moment} ${seat} ${coming.key}` : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, however often the table is drawn
  useEffect(() => {
    if (spoken === null || !coming || seat === undefined) return;
    const timer = window.setTimeout(
      () => {
        if (coming.kind === 'said') setIntended((ahead) => ahead.slice(1));
        table.answerAs(seat, coming.key);
      },
      coming.kind === 'end' ? paced(BEFORE_THE_END_MS) : 0,
    );
    return () => window.clearTimeout(timer);
  }, [spoken]);
  const isElsewhere = asked !== null && intended.length > 0 && coming?.kind !== 'said';
  useEffect(() => {
    if (isElsewhere) setIntended([]); // Something else is asked: what was said beforehand no longer holds.
  }, [isElsewhere]);

  return {
    doubt,
    coming,
    speaksFor: coming && coming.kind !== 'end' ? (seat ?? null) : null,
    waits: settings.autoPass && !isTaught && mayWait(table, now, settled) ? isWaiting : null,
    setWaits,
    answerAs,
    answerAhead: (key, ...ahead) => {
      if (now.viewer === null) return;
      answerAs(now.viewer, key);
      setIntended(ahead);
    },
    confirm: () => doubt && say(doubt.seat, doubt.keys),
    stepBack: () => setDoubt(null),
  };
}

const NOTHING_SETTLED: Settled = new Map();

const mayWait = ({ module }: TableAtHand, { viewer, over, told, passTo }: TableNow, settled: Settled): boolean =>
  viewer !== null && !over && passTo === null && module.manners.mayWait(told.seen, viewer, settled);

/** One person, be it at several seats. */
const isAlone = ({ sitters }: TableNow): boolean =>
  new Set(sitters.flatMap(({ kind, person }, seat) => (kind === 'person' ? [person ?? seat] : []))).size === 1;

/** The number of answers to which something was taken back last: there the person wants to be asked. */
function useTakenBack(answers: number): number | null {
  const [track, setTrack] = useState<{ answers: number; to: number | null }>({ answers, to: null });
  if (track.answers !== answers) setTrack({ answers, to: answers < track.answers ? answers : track.to });
  return answers < track.answers ? answers : track.to;
}
