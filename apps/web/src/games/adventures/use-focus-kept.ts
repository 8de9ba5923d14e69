/**
 * Whoever answers by key presses a button that is gone a moment later. The focus is not lost with it: it goes to the
 * head of what has come instead, which a screen reader then reads.
 */
import { useEffect, useRef } from 'react';

/** Of a check, a leaf, the title page, or whatever else has the stage. */
const HEADS = '[data-region="stage"] h2[tabindex]';

export function useFocusKept(): void {
  const isByKey = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event) => {
      isByKey.current = type === 'keydown';
    };
    window.addEventListener('keydown', note, true);
    window.addEventListener('pointerdown', note, true);
    return () => {
      window.removeEventListener('keydown', note, true);
      window.removeEventListener('pointerdown', note, true);
    };
  }, []);
  useEffect(() => {
    if (!isByKey.current || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(HEADS)?.focus({ preventScroll: true });
  });
}
