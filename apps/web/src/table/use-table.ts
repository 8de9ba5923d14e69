/** A local table in a component: opened by its id, followed, and closed when the room is left. */
import { copy, recordOf, type Seat, sealOf } from '@tabard/kernel';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { BoardProps } from '../games/face';
import { LocalTable, type TableNow } from './local-table';

export type Opening = { readonly table: LocalTable } | { readonly problem: Error } | null;

export function useLocalTable(id: string): Opening {
  const [opening, setOpening] = useState<Opening>(null);
  useEffect(() => {
    let left = false;
    let table: LocalTable | null = null;
    setOpening(null);
    LocalTable.resume(id).then(
      (opened) => {
        table = opened;
        if (left) opened.close();
        else setOpening({ table: opened });
      },
      (problem: Error) => !left && setOpening({ problem }),
    );
    return () => {
      left = true;
      table?.close();
    };
  }, [id]);
  return opening;
}

export const useTableNow = (table: LocalTable): TableNow => useSyncExternalStore(table.subscribe, table.snapshot);

/** What a board is handed. */
export function useBoardProps(table: LocalTable, now: TableNow, pointedAt: PointedAt): BoardProps {
  return useMemo(() => {
    const { speech, game } = table.module;
    const { match, viewer, pending } = now;
    const live = match.seen(viewer);
    const seen = { ...live, b: copy(live.b) }; // The rules go on changing theirs; a picture must not.
    const describeFor = (seat: Seat, key: string) => {
      const isExtra = pending.interrupts.some((extra) => extra.seat === seat && extra.options.includes(key));
      const ask = now.asks.find((each) => each.seat === seat) ?? null;
      const isAnswer = ask?.options.includes(key) || !isExtra;
      return table.speaker.say(speech.option(seen, seat, key, isAnswer ? ask : null));
    };
    return {
      seen,
      seat: viewer,
      pending,
      asks: now.asks,
      pointed: now.pointed,
      moment: now.moment,
      fresh: now.fresh,
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
      origin: () => ({ seed: match.setup.seed, seal: sealOf(recordOf(match)) }),
      isPointedAt: (what, which) => pointedAt !== null && pointedAt[what] === which && game !== null,
    };
  }, [table, now, pointedAt]);
}

/** Facts of the log line under the pointer, by name: { town: 3, seat: 1 }. */
export type PointedAt = { readonly [what: string]: unknown } | null;
