/** A visit at a table of the inn, for components: one line a table, however many rooms look at it one after the other. */

import { play } from '@tabard/page/sound/sound';
import { useWords } from '@tabard/page/words/words';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { heldAt } from './tokens';
import { Visit, type VisitNow } from './visit';

/** From the gathering to the table is one step: the line is held meanwhile. */
const LINGER_MS = 1500;

let open: { readonly visit: Visit; users: number } | null = null;

function enter(id: string): { visit: Visit; users: number } {
  if (open?.visit.id !== id) {
    open?.visit.close();
    open = { visit: new Visit(id, heldAt(id)?.token ?? null), users: 0 };
  }
  open.users += 1;
  return open;
}

function leave(left: { visit: Visit; users: number }): void {
  left.users -= 1;
  setTimeout(() => {
    if (left.users > 0) return;
    if (open === left) open = null;
    left.visit.close();
  }, LINGER_MS);
}

/** Null for the moment of opening the door. */
export function useVisit(id: string): Visit | null {
  useLookingAt(id);
  const [visit, setVisit] = useState<Visit | null>(null);
  useEffect(() => {
    const entered = enter(id);
    setVisit(entered.visit);
    return () => leave(entered);
  }, [id]);
  return visit?.id === id ? visit : null;
}

/** Whoever looks at a table holds a lock of its name: the worker then knows that nobody must be called (build/sw-call.js). */
function useLookingAt(id: string): void {
  useEffect(() => {
    let stop: (() => void) | null = null;
    const follow = () => {
      stop?.();
      stop = document.visibilityState === 'visible' ? heldLock(`tabard-at-${id}`) : null;
    };
    const leave = () => {
      stop?.();
      stop = null;
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    // Where a browser keeps the page for "back", it shall not keep the lock.
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', follow);
      stop?.();
    };
  }, [id]);
}

/** Held until the answer is called. Without https there are no locks, and no worker either. */
function heldLock(name: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(name, { mode: 'shared' }, () => held);
  return release;
}

export const useVisitNow = (visit: Visit): VisitNow => useSyncExternalStore(visit.subscribe, visit.snapshot);

/** The tab says when it is this person's turn; whoever looks elsewhere hears it, too. */
export function useTurnSign(isTurn: boolean): void {
  const t = useWords();
  useEffect(() => {
    if (!isTurn) return;
    if (document.visibilityState === 'hidden') play('turn');
    const { title } = document;
    const says = `● ${t('online.yourTurn')} · ${title}`;
    document.title = says;
    return () => {
      if (document.title === says) document.title = title;
    };
  }, [isTurn, t]);
}
