/** Roll Player with Fiends & Familiars: all that an app needs of it. */
import type { GameModule } from '@tabard/content';
import { bots } from './bots';
import { heroes } from './heroes/check';
import { keeps } from './heroes/keeps';
import { manners } from './manners';
import { omens } from './omens';
import { rollPlayer } from './rules';
import { scenarios } from './scenarios/position';
import { scoring } from './text/scoring';
import { speech } from './text/speech';
import { words } from './text/words';

export { type CharacterExport, characterExport, healthOf, readHero, rpaOf } from '@tabard/content/hero';
export * from './content';
export { changesIn, checkHero, OWNERS_WORD, vouches } from './heroes/check';
export { exportHero } from './heroes/hero';
export { partyGoods } from './heroes/party';
export { rollPlayer, rollPlayerWith } from './rules';
export * from './rules/board';
export { bansOf, hasPower, knob } from './rules/cards/abilities';
export { holds, measure } from './rules/cards/measure';
export { type Decided, placesOf } from './rules/end/finish';
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
} from './rules/end/scoring';
export type { RollPlayerEvent, RollPlayerEvents } from './rules/events';
export { hasSeen } from './rules/foes/adventures';
export { faceOf, LEVELS, levelStars, mercenaryPrices, monsterRerollXp, rerollable, xpLeft } from './rules/foes/combat';
export { banishCost } from './rules/foes/fiends';
export {
  changeCost,
  hasCombatSkill,
  huntPool,
  levelOf,
  mercenaryGold,
  mercenaryXp,
  minionOf,
  rerollXp,
  whyNoMercenary,
} from './rules/foes/hunt';
export { questions } from './rules/keys';
export * from './rules/questions';
export { hasFiendSlot, hasGoldIcon, marketSize } from './rules/round/cleanup';
export { actionCost, healCost } from './rules/round/deeds';
export { dicePerCard, unselected } from './rules/round/initiative';
export { costOf, discardPay, marketOrder, usableCharisma, whyNotBuy } from './rules/round/market';
export { skillOf, skillsOf, whyNoSkill } from './rules/round/skills';
export { triggered, whyNoAction } from './rules/sheet/actions';
export { type ActionAsk, actionAsks } from './rules/sheet/asks';
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
} from './rules/sheet/dice';
export { mayReroll, partners, steps, targets } from './rules/sheet/dice-changes';
export { payFor } from './rules/sheet/placing';
export { type PlacementPreview, previewPlacement } from './rules/sheet/preview';
export {
  armorSets,
  attributeScore,
  backstoryMatches,
  classDice,
  familiarMatches,
  goalMet,
  handsOf,
  powerGoalMet,
  powerScore,
} from './rules/sheet/scores';

const module: GameModule = {
  game: rollPlayer,
  speech,
  manners,
  omens,
  words,
  bots,
  scenarios,
  scoring,
  keeps,
  heroes,
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
