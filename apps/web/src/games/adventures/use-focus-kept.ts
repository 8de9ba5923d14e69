/**
 * Whoever answers by key presses a button that is gone a moment later. The focus is not lost with it: it goes to the
 * head of what has come instead, which a screen reader then reads.
 */
import { useEffect, useRef } from 'react';

/** Of a check or a leaf, else of whatever has the stage. */
const HEADS = ['.ra-challenge-title, .ra-leaf-title', '[data-region="stage"] h2'];

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
    const head = HEADS.map((one) => document.querySelector<HTMLElement>(one)).find((one) => one !== null);
    head?.setAttribute('tabindex', '-1'); // It is read out, not walked to.
    head?.focus({ preventScroll: true });
  });
}
