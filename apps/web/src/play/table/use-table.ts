/** A table in a component: a local one opened by its id and closed when the room is left, any of them followed. */

import type { Moment } from '@tabard/page/room/moment';
import type { TableAtHand, TableNow } from '@tabard/page/room/table-at-hand';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { askedNow } from '../voice/asked-now';
import type { Voice } from '../voice/use-voice';
import { describer } from './describe';
import { type Sitting, sitDown } from './sit-down';

export type Opening =
  | Sitting
  | { readonly kind: 'opening' }
  /** Another tab has taken it over. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'failed'; readonly problem: Error };

type How = 'ask' | 'take';

/** The table of this id, and a way to open it anew: to ask for it, or to take it from another tab. */
export function useLocalTable(id: string): { readonly opening: Opening; readonly reopen: (how: How) => void } {
  const [attempt, setAttempt] = useState<{ readonly how: How }>({ how: 'ask' });
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' });
  useEffect(() => {
    let left = false;
    let lost = false;
    let leave: (() => Promise<void>) | null = null;
    setOpening({ kind: 'opening' });
    const lose = () => {
      lost = true;
      if (!left) setOpening({ kind: 'lost' });
    };
    sitDown(id, attempt.how, lose).then(
      (sitting) => {
        if (sitting.kind === 'table') leave = sitting.leave;
        if (left || lost) void leave?.();
        else setOpening(sitting);
      },
      (problem: Error) => !left && setOpening({ kind: 'failed', problem }),
    );
    return () => {
      left = true;
      void leave?.();
    };
  }, [id, attempt]);
  const reopen = useCallback((how: How) => setAttempt({ how }), []);
  return { opening, reopen };
}

interface Followed<Now> extends Pick<TableAtHand, 'subscribe'> {
  readonly snapshot: () => Now;
}

export const useTableNow = <Now>(table: Followed<Now>): Now => useSyncExternalStore(table.subscribe, table.snapshot);

/** The moment as the person at this screen sees it. */
export function useMomentOf(table: TableAtHand, now: TableNow, pointedAt: PointedAt, voice: Voice): Moment {
  const latest = useRef(voice); // So that a new voice is no new moment.
  latest.current = voice;
  const { speaksFor } = voice;
  const { told } = now.told;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other eyes were told other things
  const history = useMemo(() => () => table.eventsFrom(0, told), [table, told, now.viewer]);
  const { speaker } = table; // Another one when somebody has another name.
  const say = useMemo<Moment['say']>(() => (message) => speaker.say(message), [speaker]);
  return useMemo(() => {
    const { viewer, pending } = now;
    const { seen } = now.told;
    const describeFor = describer(table, seen, { asks: now.asks, interrupts: pending.interrupts });
    return {
      seen,
      seat: viewer,
      pending,
      asks: speaksFor === null ? now.asks : now.asks.filter(({ seat }) => seat !== speaksFor),
      pointed: now.pointed,
      count: now.moment,
      told: now.told,
      history,
      names: now.sitters.map(({ name }) => name),
      thinking: now.thinking,
      over: now.over,
      say,
      describe: (key) => (viewer === null ? key : describeFor(viewer, key)),
      describeFor,
      why: (key) => table.why(key),
      usual: usualNow(table, now),
      onAnswer: (...keys) => viewer !== null && latest.current.answerAs(viewer, ...keys),
      onAnswerAhead: (key, ...ahead) => latest.current.answerAhead(key, ...ahead),
      onAnswerAs: (seat, ...keys) => latest.current.answerAs(seat, ...keys),
      attend: (seat) => table.attendTo(seat),
      onPoint: (what) => table.point(what),
      onLetGo: (seat) => table.letGo(seat),
      origin: () => table.origin(),
      isPointedAt: (what, which) => pointedAt !== null && pointedAt[what] === which,
    };
  }, [table, now, pointedAt, speaksFor, history, say]);
}

function usualNow({ module }: TableAtHand, now: TableNow): string | null {
  const asked = askedNow(now);
  return asked && module.manners.usual(asked);
}

/** Facts of the log line under the pointer, by name: { town: 3, seat: 1 }. */
export type PointedAt = { readonly [what: string]: unknown } | null;
