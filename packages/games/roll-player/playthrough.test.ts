/** One game, checked in: a change of the rules shows as a readable difference in playthroughs/roll-player.txt. */
import { playthroughFile } from '@tabard/testkit/vitest';
import rollPlayer from './index';

playthroughFile('roll-player', rollPlayer, { seats: 2, options: { mode: 'ff' }, seed: 'playthrough' }, 60);
