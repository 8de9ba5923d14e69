/** One game, checked in: a change of the rules shows as a readable difference in playthroughs/para-roles.txt. */
import { playthroughFile } from '@tabard/testkit/vitest';
import paraRoles from './index';

playthroughFile(
  'para-roles',
  paraRoles,
  { seats: 4, options: { campaign: 'woods', stats: 'insane', split: 'auto' }, seed: 'playthrough' },
  112,
);
