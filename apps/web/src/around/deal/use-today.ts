/** The date by UTC, also for who leaves the page open over midnight or comes back to it the next morning. */
import { useEffect, useState } from 'react';
import { dateOf } from '../../house/deal-rule';

/** Looked at so often, and whenever the page is seen again: a clock may be set, and a laptop may sleep. */
const LOOK_MS = 30_000;

export function useToday(): string {
  const [today, setToday] = useState(() => dateOf(Date.now()));
  useEffect(() => watchDay(setToday), []);
  return today;
}

/** Tells the date whenever it is looked at; answers how to end it. */
export function watchDay(tell: (date: string) => void): () => void {
  const look = () => tell(dateOf(Date.now()));
  const timer = setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
