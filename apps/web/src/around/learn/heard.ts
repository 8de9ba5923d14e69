/** What the adviser has said before, in this browser: a tip heard twice need not be said a third time. */
import { useEffect, useMemo } from 'react';

const STORE = 'tabard.heard';
const ENOUGH = 2;

type Heard = { readonly [tip: string]: number };

function heard(): Heard {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    return stored && typeof stored === 'object' ? (stored as Heard) : {};
  } catch {
    return {};
  }
}

export const isHeardEnough = (tip: string): boolean => Number(heard()[tip] ?? 0) >= ENOUGH;

export function hear(tip: string): void {
  try {
    localStorage.setItem(STORE, JSON.stringify({ ...heard(), [tip]: Number(heard()[tip] ?? 0) + 1 }));
  } catch {
    // A browser that keeps nothing hears it every time.
  }
}

/** Whether this showing of a tip is one too many; counted once a showing. */
export function useMuted(tip: string | null, showing: string): boolean {
  // biome-ignore lint/correctness/useExhaustiveDependencies: judged once for each showing, before it is counted
  const isMuted = useMemo(() => tip !== null && isHeardEnough(tip), [showing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  useEffect(() => {
    if (tip !== null && !isMuted) hear(tip);
  }, [showing]);
  return isMuted;
}
