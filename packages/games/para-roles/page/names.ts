/** Names of the game's things that only the pictures ask for. */
import type { Message } from '@tabard/content';

export const levelName = (id: string): Message => ({ id: `levels.${id}.name` });
