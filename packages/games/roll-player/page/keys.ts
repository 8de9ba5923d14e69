/** What a hand and a keyboard can do at this table beside what they can at every one. */
import type { KeyLine } from '@tabard/page/room/keys';

export const keys: readonly KeyLine[] = [
  { gesture: 'tap', says: { id: 'keys.place' } },
  { keys: ['↑', '↓'], says: { id: 'keys.rows' } },
];
