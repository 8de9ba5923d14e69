/** The Monster Life Tracker: two rows of digits, one marker each (DF-4.8). Below 0 only the number is kept (DF-R43). */
import { EPIC_LIFE } from '../../index';

export interface Digits {
  readonly tens: number;
  readonly units: number;
  /** How far below 0; 0 while it lives. */
  readonly below: number;
}

const HIGHEST = 99;

export function digitsOf(life: number): Digits {
  const shown = Math.max(0, Math.min(HIGHEST, life));
  return { tens: Math.floor(shown / 10), units: shown % 10, below: Math.max(0, -life) };
}

export const isEpic = (life: number): boolean => life <= EPIC_LIFE;
