/** What stands in the place of `games.ts` in a thread of the tests. */
import { foolish } from './fools.fixture';

export const games = [foolish];
