/** Roll Player with Fiends & Familiars: all that an app needs of it. */
import type { GameModule } from '@tabard/content';
import { bots } from './bots';
import { files } from './content';
import { vouches } from './hero-check';
import { rollPlayer } from './rules';
import { scenarios } from './scenarios/position';
import { scoring } from './text/scoring';
import { speech } from './text/speech';
import { words } from './text/words';

export * from './content';
export { changesIn, checkHero, type HeroCheck, OWNERS_WORD, vouches } from './hero-check';
export { rollPlayer, rollPlayerWith } from './rules';
export { bansOf, hasPower, knob } from './rules/abilities';
export { triggered, whyNoAction } from './rules/actions';
export { hasSeen } from './rules/adventures';
export { actionCost, healCost } from './rules/any-time';
export * from './rules/board';
export { hasFiendSlot, hasGoldIcon, marketSize } from './rules/cleanup';
export { faceOf, LEVELS, levelStars, mercenaryPrices, monsterRerollXp, rerollable, xpLeft } from './rules/combat';
export {
  DICE,
  type Die,
  type DieColour,
  type DieKind,
  type DieSort,
  FACES,
  hasColour,
  highest,
  isGold,
  lowest,
  opposite,
} from './rules/dice';
export { mayReroll, partners, steps, targets } from './rules/dice-changes';
export type { RollPlayerEvents } from './rules/events';
export {
  type CharacterExport,
  characterExport,
  exportHero,
  healthOf,
  type Provenance,
  partyGoods,
  readHero,
  rpaOf,
} from './rules/export';
export { banishCost } from './rules/fiends';
export { type Decided, placesOf } from './rules/finish';
export { changeCost, huntPool, levelOf, mercenaryGold, mercenaryXp, minionOf, rerollXp } from './rules/hunt';
export { dicePerCard, unselected } from './rules/initiative';
export { costOf, discardPay, marketOrder, usableCharisma, whyNotBuy } from './rules/market';
export {
  armorSets,
  attributeScore,
  backstoryMatches,
  classDice,
  familiarMatches,
  goalMet,
  handsOf,
  holds,
  measure,
  powerGoalMet,
  powerScore,
} from './rules/measure';
export { payFor } from './rules/placing';
export { type PlacementPreview, previewPlacement } from './rules/preview';
export {
  BACKSTORY_STARS,
  CATEGORIES,
  type Category,
  FAMILIAR_STARS,
  RANK_NAMES,
  type Rank,
  rankOf,
  type StarLine,
  type StarSheet,
  sheetOf,
  starsOf,
} from './rules/scoring';
export { skillOf, skillsOf, whyNoSkill } from './rules/skills';

const module: GameModule = {
  game: rollPlayer,
  speech,
  words,
  bots,
  scenarios,
  shape: files,
  scoring,
  vouches,
  turnEvent: 'round.begins',
  headlines: [
    'game.won',
    'hero.died',
    'rank',
    'champion',
    'fight.result',
    'combat.begins',
    'called',
    'trophy.taken',
    'fiend.banished',
    'fiend.gained',
    'row.complete',
    'bought',
  ],
};

export default module;
