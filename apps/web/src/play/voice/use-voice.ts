/** Every answer of panel, board and hand goes through here: the person's voice (voice.ts), kept for a table that is drawn. */
import type { Seat } from '@tabard/kernel';
import type { Intention } from '@tabard/page/room/automatic';
import type { TableAtHand, TableNow } from '@tabard/page/room/table-at-hand';
import { paced, useSettings } from '@tabard/page/settings/settings';
import { useEffect, useState } from 'react';
import {
  type AtTable,
  afterSaying,
  doubtAbout,
  type Hearing,
  heardAt,
  NOTHING_SAID,
  type Track,
  trackedTo,
} from './voice';

/** Before a turn ends by itself: long enough to say "wait" to a die that went to the wrong place. */
const BEFORE_THE_END_MS = 1500;

export interface Voice extends Pick<Hearing, 'doubt' | 'coming' | 'speaksFor' | 'waits'> {
  readonly setWaits: (waits: boolean) => void;
  readonly answerAs: (seat: Seat, ...keys: readonly string[]) => void;
  /** One answer now, and what is said to the questions that follow, as far as they come and it fits. */
  readonly answerAhead: (key: string, ...ahead: readonly Intention[]) => void;
  readonly confirm: () => void;
  readonly stepBack: () => void;
}

export function useVoice(table: TableAtHand, now: TableNow, hearing: Pick<AtTable, 'suggested' | 'isTaught'>): Voice {
  const { manners } = table.module;
  const [spoken, setSpoken] = useState(NOTHING_SAID);
  const at: AtTable = { ...hearing, now, manners, settings: useSettings(), wentBackTo: useTakenBack(now.answers) };
  const { asked, isElsewhere, ...heard } = heardAt(spoken, at);
  const { coming, doubt } = heard;

  const say = (seat: Seat, keys: readonly string[]) => {
    setSpoken((before) => afterSaying(before, asked, keys[0], manners));
    table.answerAs(seat, ...keys);
  };
  const answerAs: Voice['answerAs'] = (seat, ...keys) => {
    const doubted = doubtAbout(asked, seat, keys, at);
    setSpoken((before) => ({ ...before, intended: [], ...(doubted && { doubted }) }));
    if (!doubted) say(seat, keys);
  };
  const intend = (intended: readonly Intention[]) => setSpoken((before) => ({ ...before, intended }));

  const seat = asked?.ask.seat;
  const sentence = coming && seat !== undefined ? `${now.moment} ${seat} ${coming.key}` : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, however often the table is drawn
  useEffect(() => {
    if (sentence === null || !coming || seat === undefined) return;
    const timer = window.setTimeout(
      () => {
        if (coming.kind === 'said') setSpoken((before) => ({ ...before, intended: before.intended.slice(1) }));
        table.answerAs(seat, coming.key);
      },
      coming.kind === 'end' ? paced(BEFORE_THE_END_MS) : 0,
    );
    return () => window.clearTimeout(timer);
  }, [sentence]);
  useEffect(() => {
    if (isElsewhere) setSpoken((before) => ({ ...before, intended: [] }));
  }, [isElsewhere]);

  return {
    ...heard,
    setWaits: (isWaiting) => setSpoken((before) => ({ ...before, isWaiting })),
    answerAs,
    answerAhead: (key, ...ahead) => {
      if (now.viewer === null) return;
      answerAs(now.viewer, key);
      intend(ahead);
    },
    confirm: () => doubt && say(doubt.seat, doubt.keys),
    stepBack: () => setSpoken((before) => ({ ...before, doubted: null })),
  };
}

/** The number of answers to which something was taken back last. */
function useTakenBack(answers: number): number | null {
  const [before, setTrack] = useState<Track>({ answers, to: null });
  const track = before.answers === answers ? before : trackedTo(before, answers);
  if (track !== before) setTrack(track);
  return track.to;
}
