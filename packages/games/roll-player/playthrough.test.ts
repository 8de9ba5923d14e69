/** One whole game, checked in: a change of the rules shows as a readable difference in playthroughs/roll-player.txt. */
import { playthroughFile } from '@tabard/testkit/vitest';
import { rollPlayer } from './rules';

playthroughFile(
  'roll-player',
  { game: rollPlayer },
  { seats: 2, options: { mode: 'ff' }, seed: 'playthrough' },
  60, // a short one, with a Trophy, a mercenary, a banished Fiend and a Champion
);
