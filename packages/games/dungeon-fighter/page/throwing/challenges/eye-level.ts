/** DF-R107.3: eyes at the table's height; no overview, no aiming line, and no middle on the bars. */
import type { Challenge } from './challenge';

export const eyeLevel: Challenge = { requirement: 'eye-level', unaimed: true, bars: { unmarked: true } };
