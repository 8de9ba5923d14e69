/** Who can be played against, weakest to strongest. */
import type { Bot } from '@tabard/kernel';

export const bots: readonly Bot[] = [];
