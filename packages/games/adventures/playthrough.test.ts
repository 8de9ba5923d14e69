/** The tutorial, checked in: a change of the rules shows as a readable difference in playthroughs/adventures.txt. */
import { playthroughFile } from '@tabard/testkit/vitest';
import { wayfarer } from './bots';
import adventures from './told';

playthroughFile('adventures', adventures, { seats: 2, options: { book: 'tutorial' }, seed: 'playthrough' }, 1, {
  bots: [wayfarer('cautious'), wayfarer('bold')], // at random a party wanders for thousands of answers
});
