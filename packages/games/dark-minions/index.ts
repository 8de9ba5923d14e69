/** Dark Minions: all that an app needs of it. */
import type { GameModule, Words } from '@tabard/content';
import { bots } from './bots';
import { manners } from './manners';
import { omens } from './omens';
import { darkMinions } from './rules';
import { scoring } from './rules/scoring';
import { scenarios } from './scenarios/position';
import de from './text/de.yaml';
import en from './text/en.yaml';
import { speech } from './text/speech';

export { styles } from './bots';
export { builtIn, type Content, makeContent, TOWER_COLOURS } from './content';
export { readyDice } from './ready';
export { darkMinions, darkMinionsWith } from './rules';
export { type DarkMinions, type DarkMinionsEvent, type DarkMinionsEvents, levelOf, slotOf } from './rules/board';
export { dieValue, faceOf, pickOf } from './rules/dice';
export { questions } from './rules/keys';
export {
  type DiceUse,
  diceToRoll,
  isDiceUse,
  type PickPreview,
  type Place,
  previewAttack,
  previewPicks,
} from './rules/preview';
export {
  type DarkMinionsAsks,
  type Discard,
  isForDice,
  isForTown,
  isWindow,
  type RerollSource,
} from './rules/questions';
export { needChanges, requirement } from './rules/resolution';
export { comeBack } from './rules/respawn';
export { lettersLeft } from './rules/setup';
export { totalOf } from './rules/victory';
export { overlordRules } from './text/speech';

const module: GameModule = {
  game: darkMinions,
  speech,
  manners,
  omens,
  words: { en: en as Words, de: de as Words },
  bots,
  scenarios,
  scoring,
  headlines: ['claim', 'town.falls', 'witch', 'set.completed', 'level.lost', 'overlord.announced'],
};

export default module;
