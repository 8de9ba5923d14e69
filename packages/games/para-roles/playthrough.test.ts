/** One whole game, checked in: a change of the rules shows as a readable difference in playthroughs/para-roles.txt. */
import { playthroughFile } from '@tabard/testkit/vitest';
import { paraRoles } from './game';

playthroughFile(
  'para-roles',
  { game: paraRoles },
  { seats: 4, options: { campaign: 'woods', stats: 'insane', split: 'auto' }, seed: 'playthrough' },
  112, // a short one, with a victory, two flights and a bitter end
);
