/** Sleeping Dragon: all that an app needs of it. */
import type { GameModule, Words } from '@tabard/content';
import { bots } from './bots';
import { manners } from './manners';
import { sleepingDragon } from './rules';
import de from './text/de.yaml';
import en from './text/en.yaml';
import { speech } from './text/speech';

export type { Content } from './content';
export { sleepingDragon, sleepingDragonWith } from './rules';
export { type SleepingDragon, type SleepingDragonEvent, wakesAt } from './rules/board';
export { questions } from './rules/keys';

const module: GameModule = {
  game: sleepingDragon,
  speech,
  manners,
  words: { en: en as Words, de: de as Words },
  bots,
  headlines: ['won', 'woke'],
};

export default module;
