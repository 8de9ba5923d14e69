/** What things are called: the messages that stand inside the sentences of questions, options and events. */
import type { Message, Said } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import type { EnemyType } from '../content/enemies';
import { enemyOf, FIRST_ENEMY, type Seen, type Who } from '../rules/board';
import { type Card, NONE, SUIT_SIGNS, SUITS, type Suit, suitOf, valueOfCard } from '../rules/cards/cards';
import { maxHp } from '../rules/cards/stats';
import type { Ref } from '../rules/events';
import { type CheckOdds, chanceOf } from '../rules/odds';

export type Parameters = { readonly [name: string]: Said };

export const say = (id: string, parameters?: Parameters): Message => ({ id, with: parameters });

// ---- by suit

export const STAT_IDS = ['health', 'defense', 'attack', 'trick'] as const;
export const SUIT_IDS = ['hearts', 'diamonds', 'spades', 'clubs'] as const;
export const TRAP_IDS = ['needle-nest', 'drop-floor', 'pendulum', 'moth-glyph'] as const;
export const RELIC_IDS = ['bulls-heart', 'bronze-hide', 'broken-horn', 'yellow-eye'] as const;

/** As the object of a sentence: with an article, where the language wants one. */
export const statInSentence = (suit: Suit): Message => say(`stats.${STAT_IDS[suit]}.object`);
export const statName = (suit: Suit): Message => say(`stats.${STAT_IDS[suit]}.name`);
export const suitName = (suit: Suit): Message => say(`suits.${SUIT_IDS[suit]}`);
export const trapName = (suit: Suit): Message => say(`traps.${TRAP_IDS[suit]}.name`);
export const relicName = (suit: Suit): Message => say(`relics.${RELIC_IDS[suit]}.name`);

// ---- cards

/** Court cards have letters, and each language its own. */
const LOWEST_COURT = 11;

export const rankWords = (value: number): Said => (value < LOWEST_COURT ? value : say(`ranks.${value}`));

/** What stands in a card's corner. */
export const rankName = (value: number): Message => say('rank', { rank: rankWords(value) });

export const cardWords = (card: Card): Message =>
  say('card', { rank: rankWords(valueOfCard(card)), suit: SUIT_SIGNS[suitOf(card)] });

/** "♥5 ♦3 ♠4 ♣2"; a stat that it has not, as an Undead Guard's Attack, is left out. */
export const printedWords = (printed: readonly number[]): string =>
  SUITS.filter((suit) => printed[suit] > 0)
    .map((suit) => `${SUIT_SIGNS[suit]}${printed[suit]}`)
    .join(' ');

// ---- ids of the game's own lists

export const abilityName = (id: string): Message => say(`abilities.${id}.name`);
export const epicName = (id: string): Message => say(`epics.${id}.name`);
/** A few words on what it does: names like "XXX" say nothing. */
export const epicGist = (id: string): Message => say(`epics.${id}.gist`);
export const callingName = (id: string): Message => say(`callings.${id}.name`);
export const actionName = (id: string): Message => say(`actions.${id}.name`);
export const itemName = (id: string): Message => say(`items.${id}.name`);
export const campaignName = (id: string): Message => say(`campaigns.${id}.name`);
export const portalName = (id: string): Message => say(`portals.${id}.name`);
export const areaName = (id: string): Message => say(`areas.${id}.name`);
export const directionName = (side: string): Message => say(`directions.${side}`);

// ---- combatants

export const seatName = (seat: Seat): Said => (seat === NONE ? 'none' : { seat });
export const typeName = (type: EnemyType): Message => say(`enemies.${type}.name`);
const nameOfEnemy = (type: EnemyType, name: number): Message => say(`enemies.${type}.names.${name}`);

export const refName = (ref: Ref): Said => ('seat' in ref ? { seat: ref.seat } : nameOfEnemy(ref.type, ref.name));

export function whoName(seen: Seen, who: Who): Said {
  if (who < FIRST_ENEMY) return { seat: who };
  const { type, name } = enemyOf(seen, who);
  return nameOfEnemy(type, name);
}

/** With its HP: two enemies may bear one name, and this is what one aims by. */
export function whoWithHp(seen: Seen, who: Who): Message {
  const { hp } = who < FIRST_ENEMY ? seen.b.party[who] : enemyOf(seen, who);
  return say('withHp', { name: whoName(seen, who), hp, max: maxHp(seen, who) });
}

// ---- odds

/** "with 28 of 52 cards", "for certain". */
export function oddsWords(check: CheckOdds): Message {
  const { good, of, cards, sure } = check;
  if (sure) return say('odds.sure');
  return cards === 1
    ? say('odds.one', { good, of })
    : say('odds.several', { percent: percent(chanceOf(check)), cards });
}

/** That the check fails. */
export const failureWords = (check: CheckOdds): Message => oddsWords({ ...check, good: check.of - check.good });

export const percent = (chance: number): number => Math.round(100 * chance);
