/**
 * The three forms of every room, and the only two widths where anything changes. They are counted in text sizes: who
 * enlarges the text, or zooms, gets the form that fits. The styles ask for them as `(width < 40em)` and
 * `(width < 64em)` of a container (`frame`, or a region: `stage`, `hand`, `side`); design/styles.test.ts refuses others.
 */
import { useSyncExternalStore } from 'react';
import { onSettings } from '../../settings/settings';

/** In em. Below `held` it is a phone in a hand; from `wide` on everything stands side by side. */
export const WIDTHS = { held: 40, wide: 64 } as const;
/** In em. Below it a window is low: the decision stands beside the stage instead of under it. */
export const LOW = 40;

export type Form = 'held' | 'narrow' | 'wide';

export function formOf(em: number): Form {
  if (em < WIDTHS.held) return 'held';
  return em < WIDTHS.wide ? 'narrow' : 'wide';
}

function formHere(): Form {
  return formOf(window.innerWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  const leave = onSettings(listener);
  return () => {
    window.removeEventListener('resize', listener);
    leave();
  };
}

/** For a room that draws something else, not only elsewhere. What only moves is left to the styles. */
export const useForm = (): Form => useSyncExternalStore(subscribe, formHere, () => 'wide');

/** Not everything fits side by side: a small screen has room for the board or for a page beside it, not for both. */
export const useNarrow = (): boolean => useForm() !== 'wide';
