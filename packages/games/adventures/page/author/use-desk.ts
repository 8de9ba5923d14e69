/** The one desk of this page: it stays as it is while somebody plays a trial, or looks up a rule. */
import { useStore } from '@tabard/page/store/store';
import { useEffect } from 'react';
import { checkInWorker } from './checker';
import { Desk, type DeskNow } from './desk';

export const desk = new Desk(checkInWorker);

export const useDesk = (): DeskNow => useStore(desk);

const LOOK_MS = 1000;

/** Looks at the files now and then, and at once when somebody comes back from their editor. */
export function useFollowing(): void {
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void desk.look();
    const timer = setInterval(look, LOOK_MS);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
    };
  }, []);
}
