/** Dark Minions: all that an app needs of it. */
import type { GameModule } from '@tabard/content';
import { darkMinions } from './rules';
import en from './text/en.yaml';
import { speech } from './text/speech';

export { builtIn, type Content, files, makeContent } from './content';
export { darkMinions, darkMinionsWith } from './rules';
export { type DarkMinions, type DarkMinionsEvents, levelOf } from './rules/board';
export { previewAttack } from './rules/preview';
export { requirement } from './rules/resolution';
export { totalOf } from './rules/victory';

const module: GameModule = {
  game: darkMinions,
  speech,
  words: { en: en as GameModule['words'][string] },
  bots: [],
};

export default module;
