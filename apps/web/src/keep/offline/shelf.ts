/** What is kept for offline, followed while somebody looks. */
import { useCallback, useEffect, useState } from 'react';
import { ask, type Shelved, workerHere } from './worker';

export interface Shelf {
  /** Undefined until the browser has looked; null where it keeps nothing. */
  readonly groups: readonly Shelved[] | null | undefined;
  /** Groups that could not be fetched. */
  readonly failed: ReadonlySet<string>;
  readonly busy: ReadonlySet<string>;
  /** Fetches these, one after the other. */
  readonly keep: (ids: readonly string[]) => void;
}

export function useShelf(): Shelf {
  const [groups, setGroups] = useState<Shelf['groups']>(undefined);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  const look = useCallback(async () => {
    const worker = await workerHere();
    setGroups(worker ? await ask(worker, 'shelf') : null);
  }, []);

  useEffect(() => {
    void look();
    if (typeof BroadcastChannel === 'undefined') return;
    const news = new BroadcastChannel('tabard.shelf');
    news.addEventListener('message', ({ data }: MessageEvent<readonly Shelved[]>) => setGroups(data));
    return () => news.close();
  }, [look]);

  const keep = useCallback(
    async (ids: readonly string[]) => {
      const worker = await workerHere();
      if (!worker) return;
      setBusy((before) => new Set([...before, ...ids]));
      for (const group of ids) {
        const done = await ask(worker, 'keep', { group });
        setFailed((before) => toggled(before, group, !done));
        setBusy((before) => toggled(before, group, false));
      }
      await look();
    },
    [look],
  );
  return { groups, failed, busy, keep: (ids) => void keep(ids) };
}

function toggled(set: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(set);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}
