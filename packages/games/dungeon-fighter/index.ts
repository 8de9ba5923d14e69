/** Dungeon Fighter: all that an app needs of it. */
import type { GameModule } from '@tabard/content';
import { bots } from './bots';
import { manners } from './manners';
import { omens } from './omens';
import { wakeEngine } from './physics';
import { dungeonFighter } from './rules';
import { scenarios } from './scenarios/position';
import { scoring } from './text/scoring';
import { speech } from './text/speech';
import { words } from './text/words';

export {
  type Ability,
  type Armour,
  BOX_IDS,
  type Boss,
  type Box,
  type BoxId,
  builtIn,
  CARD_REQUIREMENTS,
  COMMON_ABILITIES,
  type Content,
  type DiceSet,
  type DungeonCard,
  type Equipment,
  GADGETS,
  type Gadget,
  HERO_LIFE,
  type Hero as HeroSheet,
  LIFE_SPACES,
  MONSTER_TYPES,
  type Monster,
  type MonsterType,
  makeContent,
  type Relic,
  type Spendable,
  TEMPLATE_IDS,
  UNIQUE_ABILITIES,
  type Weapon,
} from './content';
export { dungeonFighter, dungeonFighterWith } from './rules';
export { abilityOf, camouflage, coloursWithin, meetsCondition, swornEnemy } from './rules/abilities';
export {
  ALL_BONUS_DICE,
  ableSeats,
  allSeats,
  type Card,
  type Chest,
  COLOURS,
  type Colour,
  type Combat,
  combatOf,
  type DungeonFighter,
  equipment,
  FULL_XP,
  foeOf,
  type Hero,
  heroAt,
  iconsForShop,
  iconsSetAside,
  isAble,
  isInGame,
  isLevelUp,
  levelOf,
  maxLife,
  NONE,
  type Phase,
  type PoolDie,
  roomCard,
  type Sealed,
  type Seen,
  type SpecialDie,
  scarCount,
  seatsInGame,
  sheetOf,
} from './rules/board';
export { takersOf, whyNotCarry } from './rules/equipment';
export type { DamagePart, DungeonFighterEvent, DungeonFighterEvents, Harm, Help, MissReason } from './rules/events';
export { POINTS, type Score, scoreOf, titleOf } from './rules/finish';
export { worthOf } from './rules/hit';
export { questions } from './rules/keys';
export {
  type AskFor,
  BARE_HANDS,
  type DungeonFighterAsks,
  type DungeonFighterQuestion,
  type Gear,
  type OptionTo,
} from './rules/questions';
export { requirementsOfCombat, requirementsOfThrow } from './rules/requirements';
export { EPIC_LIFE } from './rules/resting';
export { DIE_PRICE, HEALING_PRICE, LAST_SHOP } from './rules/shop';
export { bodiesOf, isHit, isInstaKill, reasonOfMiss, type ThrownDie, WATER_DICE, weaponsOf } from './rules/throwing';
export { abilityText, equipmentText, foeText, roomText } from './text/card-texts';
export {
  abilityKindName,
  abilityName,
  aimName,
  colourName,
  dieName,
  equipmentName,
  foeName,
  gadgetName,
  heroName,
  heroOf,
  kindName,
  requirementHelp,
  requirementName,
  roomName,
  sectionName,
  templateName,
  theDie,
  titleName,
  typeName,
} from './text/names';
export { damageWords, resultWords } from './text/results';
export { briefly } from './text/throw-options';

const module: GameModule = {
  game: dungeonFighter,
  speech,
  manners,
  omens,
  words,
  bots,
  isCoop: true,
  scenarios,
  world: { ready: wakeEngine, bulk: { throws: 'model' } },
  scoring,
  turnEvent: 'turn.begins',
  headlines: [
    'game.won',
    'game.lost',
    'insta-kill',
    'boss.appears',
    'eliminated',
    'epic-shot',
    'weak-point',
    'backed-down',
    'faints',
    'foe.defeated',
    'scar.taken',
    'shop.reached',
  ],
};

export default module;
