/** One game, checked in: a change of the rules or of the physics shows as a readable difference in playthroughs/dungeon-fighter.txt. */
import { playthroughFile } from '@tabard/testkit/vitest';
import { novice, regular } from './bots';
import dungeonFighter from './index';

playthroughFile(
  'dungeon-fighter',
  dungeonFighter,
  { seats: 2, options: { heroes: 'dealt', throws: 'physics' }, seed: 'playthrough.71' }, // a short one, with a Scar and a Shop
  1,
  { bots: [novice, regular] },
);
