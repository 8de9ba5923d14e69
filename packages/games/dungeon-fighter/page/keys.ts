/** What a hand and a keyboard can do at this table beside what they can at every one. */
import type { KeyLine } from '@tabard/page/room/keys';

export const keys: readonly KeyLine[] = [
  { gesture: 'flick', says: { id: 'keys.throw' } },
  { gesture: 'scroll', says: { id: 'keys.loft' } },
  { keys: ['←', '→', '↑', '↓'], says: { id: 'keys.aim' } },
  { keys: ['space'], says: { id: 'keys.power' } },
  { keys: ['q', 'e'], says: { id: 'keys.seat' } },
  { keys: [',', '.'], says: { id: 'keys.turn' } },
  { keys: ['f', 'j'], says: { id: 'keys.both' } },
];
