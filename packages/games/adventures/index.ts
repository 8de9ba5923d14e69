/** Roll Player Adventures: all that an app needs of it. */
import type { GameModule } from '@tabard/content';
import { bots } from './bots';
import { house, packs } from './content/house';
import { manners } from './manners';
import { omens } from './omens';
import { adventuresWith } from './rules';
import { keeps } from './rules/campaign/save';
import { scenarios } from './scenarios/position';
import { speech } from './text/speech';
import { tale, words } from './text/words';

export {
  ATTRS,
  type Card,
  COLOURS,
  type Colour,
  type Content,
  coloursOf,
  DECKS,
  FACTIONS,
  findCard,
  type MarketDeck,
  maskOf,
  type Slot,
} from './content';
export type { Book } from './content/book';
export { house, packs } from './content/house';
export { type Label, parseLabel } from './content/labels';
export {
  BOXES,
  CARD_LIMIT,
  ENDING_TITLES,
  FIRST_BONUS_LIMIT,
  FIRST_COMBAT_DICE,
  FIRST_GOLD,
  FIRST_HEALTH,
  MOST_BONUS_TOKENS,
  PLAY_LIMIT,
} from './content/limits';
export type { TrackEffect } from './content/schema';
export type { Choice, Location, Path } from './content/storybook';
export { adventuresWith } from './rules';
export {
  type Adventures,
  type Challenge,
  CLASS_LOCKED,
  CLASS_READY,
  CLASS_USED,
  type Seen,
  ZONE,
} from './rules/board';
export { type Luggage, luggage } from './rules/campaign/brings';
export { priceOf } from './rules/campaign/guild';
export type { HeroFile } from './rules/campaign/hero';
export { cardLimitOf, countedCards } from './rules/campaign/legendary';
export { bonusCardPrice, costFor, SELLING } from './rules/campaign/market';
export { forbidCharacter } from './rules/campaign/party-parts';
export { type CampaignSave, campaignSave, newCampaign } from './rules/campaign/save';
export {
  counterOf,
  dieOn,
  enemyOf,
  isCovered,
  openSlots,
  playLimit,
  poolOf,
  slotsOf,
} from './rules/challenge/active';
export { priceOfDie } from './rules/challenge/pool';
export type { AdventuresEvent, AdventuresEvents } from './rules/events';
export { HIGHEST_FAVOR } from './rules/journal';
export { questions } from './rules/keys';
export { farEnd, walkable } from './rules/map/paths';
export { keeperOf } from './rules/map/roles';
export { kindsAt } from './rules/map/tokens';
export { cardsOf } from './rules/party/cards';
export { REST_BOXES } from './rules/party/rest-track';
export { MASTERY, scoreLimit } from './rules/party/scores';
export { isExhausted, rowAt } from './rules/party/stamina';
export {
  type Advancement,
  type AdventuresAsks,
  type AdventuresQuestion,
  isForDie,
  isForRow,
  isForSeat,
  isOf,
  NO_CARD,
  type Play,
} from './rules/questions';
export { bookToPlay } from './rules/start';
export { DEATH_BOXES } from './rules/story/death';
export { bookOf } from './rules/story/go';
export { costOf as costOfItems } from './rules/story/items';
export { choicesOf } from './rules/story/list';
export { pathsOnMap } from './rules/story/map-effects';
export { deathWords } from './text/deaths';
export { endsCampaign } from './text/ending';
export { modifierWords, trackActs, trackWords } from './text/modifiers';
export {
  attrName,
  attrShort,
  cardName,
  className,
  colourName,
  deckName,
  dieName,
  difficultyName,
  enemyName,
  factionName,
  factionTitle,
  modifierName,
  personName,
  portraitName,
  raceName,
  skillName,
  slotName,
  slotWords,
  tokenName,
} from './text/names';
export { afterWords, cardWords, optionsWords, optionWords } from './text/ops';
export { choiceSaid, costs } from './text/options';
export { bookText, bookTitle, itemName, placeName, storyText, titleName } from './text/story';
export { tongueOf } from './text/words';

export const adventures = adventuresWith(house, packs);

const module: GameModule = {
  game: adventures,
  speech,
  manners,
  omens,
  words,
  bots,
  isCoop: true,
  hasNoWinner: true, // RA-1.1
  scenarios,
  keeps,
  campaigns: { standsAlone: ({ book }) => book === 'tutorial' },
  books: { tale, aloud: ['text.read'] },
  turnEvent: 'arrives',
  headlines: [
    'campaign.ends',
    'adventure.over',
    'death.marked',
    'combat.over',
    'check.over',
    'title.gained',
    'item.found',
    'arrives',
  ],
};

export default module;
