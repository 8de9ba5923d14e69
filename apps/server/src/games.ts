/** The games that are played at this inn: all of the house. */
import type { GameModule } from '@tabard/content';
import { everyModule } from '@tabard/house/fetch';

export const games: readonly GameModule[] = await everyModule();
