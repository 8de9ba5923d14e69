/** What a hand and a keyboard can do at this table beside what they can at every one: nothing. */
import type { KeyLine } from '@tabard/page/room/keys';

export const keys: readonly KeyLine[] = [];
