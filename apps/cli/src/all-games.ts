/** All games of the house at once, for those who go through them: tests, golden games, engines, bench. */
import { everyGame } from './games';

export const games = await everyGame();
