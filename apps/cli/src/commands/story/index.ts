/** tabard story: the tools of those who write adventures. */
import type { Command } from 'commander';
import { addStoryLint } from './lint';
import { addStoryMap } from './map';
import { addStoryMatrix } from './matrix';
import { addStoryOdds } from './odds';
import { addStoryPages } from './pages';
import { addStoryWalk } from './walk';
import { addStoryWords } from './words';

export function addStory(tabard: Command): void {
  const story = tabard.command('story').description('tools for those who write adventures');
  for (const add of [
    addStoryLint,
    addStoryPages,
    addStoryMap,
    addStoryMatrix,
    addStoryWords,
    addStoryWalk,
    addStoryOdds,
  ])
    add(story);
}
