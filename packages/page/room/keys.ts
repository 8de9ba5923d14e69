/** What keys and gestures do at every table; a room adds its own (`GameRoom.keys`). */
import type { Message } from '@tabard/content';

/** The gestures there are pictures of. */
export type Gesture = 'tap' | 'drag' | 'hold' | 'hover' | 'scroll' | 'flick';

export interface KeyLine {
  /** Caps as they are printed: a letter, "1", "…", "9", "↑"; or a word of `keys.cap`. */
  readonly keys?: readonly string[];
  readonly gesture?: Gesture;
  /** In the words of the game; the house's own lines are said by `keys.line.<says>`. */
  readonly says: Message;
}

interface HouseLine extends Omit<KeyLine, 'says'> {
  readonly says: string;
  /** Only where there is something to do it with. */
  readonly where?: 'hint' | 'seats';
}

export const HOUSE_KEYS: readonly HouseLine[] = [
  { keys: ['1', '…', '9'], says: 'answer' },
  { keys: ['u'], says: 'undo' },
  { keys: ['n'], says: 'next', where: 'seats' },
  { keys: ['h'], says: 'hint', where: 'hint' },
  { keys: ['i'], says: 'explain' },
  { keys: ['?'], says: 'keys' },
  { keys: ['tab', 'enter'], says: 'walk' },
  { keys: ['↑', '↓'], says: 'lists' },
  { keys: ['esc'], says: 'close' },
  { keys: ['space'], says: 'skip' },
];

export const HOUSE_GESTURES: readonly HouseLine[] = [
  { gesture: 'tap', says: 'tap' },
  { gesture: 'hover', says: 'hover' },
  { gesture: 'hold', says: 'hold' },
];

/** Caps that are words. */
const NAMED: ReadonlySet<string> = new Set(['tab', 'enter', 'esc', 'space']);
export const isNamedCap = (cap: string): boolean => NAMED.has(cap);
