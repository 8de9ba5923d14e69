/** What every game must pass, for each number of seats. */
import { conformance, playthroughFile } from '@tabard/testkit/vitest';
import { bots } from './bots';
import module from './index';
import { sleepingDragon } from './rules';

conformance(sleepingDragon, [
  { seats: 2, games: 2, bots },
  { seats: 3, games: 1 },
  { seats: 4, games: 1 },
]);

playthroughFile('sleeping-dragon', module, { seats: 3, seed: 'playthrough' }, 1);
