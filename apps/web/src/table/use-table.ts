/** A local table in a component: opened by its id, followed, and closed when the room is left. */
import { hashText, recordOf, sealOf } from '@tabard/kernel';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Moment } from '../room/moment';
import { describer } from './describe';
import type { LocalTable, TableNow } from './local-table';
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

export const useTableNow = (table: LocalTable): TableNow => useSyncExternalStore(table.subscribe, table.snapshot);

/** The moment as the person at this screen sees it. */
export function useMomentOf(table: LocalTable, now: TableNow, pointedAt: PointedAt): Moment {
  return useMemo(() => {
    const { game } = table.module;
    const { match, viewer, pending } = now;
    const { seen } = now.told;
    const describeFor = describer(table.module, table.speaker, match, seen, {
      asks: now.asks,
      interrupts: pending.interrupts,
    });
    return {
      seen,
      seat: viewer,
      pending,
      asks: now.asks,
      pointed: now.pointed,
      count: now.moment,
      told: now.told,
      history: () => match.eventsFor(viewer, 0, now.told.told),
      names: table.table.sitters.map(({ name }) => name),
      thinking: now.thinking,
      over: now.over,
      say: (message) => table.speaker.say(message),
      describe: (key) => (viewer === null ? key : describeFor(viewer, key)),
      describeFor,
      why: (key) => table.why(key),
      onAnswer: (...keys) => table.answer(...keys),
      onAnswerAs: (seat, ...keys) => table.answerAs(seat, ...keys),
      attend: (seat) => table.attendTo(seat),
      onPoint: (what) => table.point(what),
      onLetGo: (seat) => table.letGo(seat),
      origin: () => ({ seed: match.setup.seed, seal: sealOfTable(table) }),
      isPointedAt: (what, which) => pointedAt !== null && pointedAt[what] === which && game !== null,
    };
  }, [table, now, pointedAt]);
}

/** Of the game's record; one that went over to other rules has none, and nothing that came out of it can be checked. */
function sealOfTable({ table }: LocalTable): string {
  return table.match.isWhole ? sealOf(recordOf(table.match)) : hashText(JSON.stringify(table.log));
}

/** Facts of the log line under the pointer, by name: { town: 3, seat: 1 }. */
export type PointedAt = { readonly [what: string]: unknown } | null;
