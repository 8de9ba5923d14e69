/** The set-up goes step by step, so that it can be left and found again between any two of them. */
import type { Flow } from '@tabard/kernel';
import type { G } from '../board';

export type Step = (g: G) => Flow;

/** A step that asks nobody. */
export const unasked = (does: (g: G) => void): Step =>
  function* (g) {
    does(g);
  };
