/** One game, checked in: a change of the rules shows as a readable difference in playthroughs/dark-minions.txt. */
import { playthroughFile } from '@tabard/testkit/vitest';
import darkMinions from './index';

playthroughFile('dark-minions', darkMinions, { seats: 4, options: { mode: 'advanced' }, seed: 'playthrough' }, 9);
