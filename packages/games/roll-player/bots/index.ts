/** Who can be played against, weakest to strongest. */
import { type SquireBot, squire } from './squire';

export { type SquireBot, squire } from './squire';

export const bots: readonly SquireBot[] = [squire];
