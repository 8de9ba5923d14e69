/** Para Roles: all that an app needs of it. */
import type { GameModule, Words } from '@tabard/content';
import { bots } from './bots';
import { paraRoles } from './game';
import { manners } from './manners';
import { omens } from './omens';
import { partyOf } from './rules/setup/party';
import { scenarios } from './scenarios/position';
import de from './text/de.yaml';
import en from './text/en.yaml';
import { speech } from './text/speech';

export { contentOfRank } from './campaigns/dungeon/rooms';
export { contentOf } from './campaigns/maze/cells';
export {
  BIT,
  beside,
  CENTRE,
  type Cell,
  cellName,
  columnOf,
  EVERY_CELL,
  GATE,
  isOpen,
  rowOf,
  SIDES,
  type Side,
  sideTowards,
  WIDTH,
} from './campaigns/maze/map';
export { ancientStats, helperRanks } from './campaigns/rifts/ancient-one';
export { builtIn, type Content, type ItemId, makeContent } from './content';
export { ACTIONS, type EnemyAction, type EnemyType, typeOfHighest } from './content/enemies';
export {
  ABILITIES,
  type Ability,
  abilitiesOf,
  CALLINGS,
  type CallingId,
  callingOf,
  callingOfPair,
  type EpicId,
  ROLES,
  type Role,
  SUIT_OF_ROLE,
} from './content/roles';
export { paraRoles, paraRolesWith } from './game';
export {
  type Character,
  CREATURE,
  type Dungeon,
  type Enemy,
  FIRST_ENEMY,
  isAlive,
  living,
  type Maze,
  type ParaRoles,
  type Rifts,
  type Room,
  type Running,
  SEATS,
  type Token,
  treasureOf,
  type Who,
} from './rules/board';
export {
  ACE,
  ATTACK,
  between,
  type Card,
  cardName,
  cardNamed,
  DEFENSE,
  FULL_PACK,
  HEALTH,
  isBlack,
  makeCard,
  NONE,
  SUIT_SIGNS,
  SUITS,
  type Suit,
  succeeds,
  suitOf,
  TRICK,
  valueOfCard,
} from './rules/cards/cards';
export { cardValue, maxHp, stat } from './rules/cards/stats';
export type { EnemyRef, ParaRolesEvent, ParaRolesEvents, Ref } from './rules/events';
export { attackOn, declaring } from './rules/fight/action';
export { boostOf } from './rules/fight/damage';
export { epicsOf, isDue } from './rules/fight/epic';
export { changeByToken, changeByTreasure, type StatChange } from './rules/gains';
export { places, questions } from './rules/keys';
export { chanceOf, chanceOfPreview, type Odds, oddsOf, type Preview, previewAction, previewMove } from './rules/odds';
export {
  type Action,
  CAMP_WORDS,
  type CampMove,
  type CampWord,
  type Does,
  type ParaRolesAsks,
  type ParaRolesQuestion,
  type Purchase,
  type Stack,
} from './rules/questions';
export { partyOf, type SavedParty } from './rules/setup/party';
export { brief, briefOfMany } from './text/brief';
export { roomWords } from './text/camp-options';
export {
  abilityName,
  actionName,
  areaName,
  callingName,
  campaignName,
  directionName,
  epicName,
  itemName,
  portalName,
  rankName,
  rankWords,
  refName,
  relicName,
  statName,
  suitName,
  trapName,
  typeName,
} from './text/names';

const module: GameModule = {
  game: paraRoles,
  speech,
  manners,
  omens,
  words: { en: en as Words, de: de as Words },
  bots,
  isCoop: true,
  scenarios,
  keeps: partyOf,
  turnEvent: 'round.begins',
  headlines: [
    'game.won',
    'game.lost',
    'game.mad',
    'ancient.wakes',
    'minotaur.dies',
    'minotaur.wakes',
    'raised',
    'dies',
    'slain',
    'portal.closed',
    'relic.taken',
    'epic.activates',
    'level.reached',
    'defeated',
  ],
};

export default module;
