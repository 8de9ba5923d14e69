/** tabard story: the tools of those who write adventures. */
import type { Command } from 'commander';
import { addStoryLint } from './lint';
import { addStoryMap } from './map';
import { addStoryMatrix } from './matrix';
import { addStoryOdds } from './odds';
import { addStoryPages } from './pages';
import { addStoryWalk } from './walk';

export function addStory(tabard: Command): void {
  const story = tabard.command('story').description('tools for those who write adventures');
  for (const add of [addStoryLint, addStoryPages, addStoryMap, addStoryMatrix, addStoryWalk, addStoryOdds]) add(story);
}
