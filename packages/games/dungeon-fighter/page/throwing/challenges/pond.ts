/** DF-R107.8: the ring is laid on the thrower's side; the die must bounce inside it. */
import type { Challenge } from './challenge';

export const pond: Challenge = {
  requirement: 'pond',
  placed: [
    { field: 'pondDistance', step: 5, axis: 'away', perMm: 1 },
    { field: 'pondLat', step: 5, axis: 'aside', perMm: 1 },
  ],
};
