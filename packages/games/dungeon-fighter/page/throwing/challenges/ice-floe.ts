/** DF-R107.5: the floe is laid on the thrower's side, then thrown as usual. One switch takes it where it lies. */
import type { Challenge } from './challenge';

export const iceFloe: Challenge = {
  requirement: 'ice-floe',
  placed: [
    { field: 'floeDistance', step: 5, axis: 'away', perMm: 1 },
    { field: 'floeLat', step: 5, axis: 'aside', perMm: 1 },
  ],
};
