/** Searchers that play any game through the kernel's contract alone. */
import type { GameModule } from '@tabard/content';
import type { Bot } from '@tabard/kernel';
import { chooseAny, randomBot } from './random';

export {
  type Advice,
  type Advised,
  advise,
  CLEARLY,
  type CountedSign,
  type Effort,
  type Tally,
  type Telling,
  type TellingPart,
  telling,
  tellingPart,
} from './advice';
export { type Cost, costs, type Scales } from './costs';
export { chooseAny, randomBot };

/** Everyone who can sit down at this game: the thoughtless first, then the game's own, weakest to strongest. */
export const botsFor = ({ bots }: Pick<GameModule, 'bots'>): readonly Bot[] => [randomBot, ...bots];
