/** Players of its own, weakest to strongest; anybody may also play at random. */
import type { Bot } from '@tabard/kernel';

export const bots: readonly Bot[] = [];
