/** Who can be played against, weakest to strongest. */
import { page } from './page';
import { type SquireBot, squire } from './squire';

export { page } from './page';
export { type SquireBot, squire } from './squire';

export const bots: readonly SquireBot[] = [page, squire];
