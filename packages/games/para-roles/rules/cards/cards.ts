/** Playing cards as numbers: four suits of thirteen, hearts first, each from the 2 up to the Ace. */

/** In a column of seats, cards or combatants: none. */
export const NONE = -1;

/** PR-1.2: each suit is one stat. */
export const HEALTH = 0; // hearts
export const DEFENSE = 1; // diamonds
export const ATTACK = 2; // spades
export const TRICK = 3; // clubs
export const SUITS = [HEALTH, DEFENSE, ATTACK, TRICK] as const;
export const SUIT_SIGNS = '♥♦♠♣';

export type Card = number;
export type Suit = number;

const RANKS = 13;
export const LOWEST = 2;
export const ACE = 14;

export const makeCard = (suit: Suit, value: number): Card => suit * RANKS + value - LOWEST;
export const suitOf = (card: Card): Suit => Math.floor(card / RANKS);
/** PR-1.1: Jack 11, Queen 12, King 13, Ace 14, never low. */
export const valueOfCard = (card: Card): number => (card % RANKS) + LOWEST;
/** PR-1.10: spades and clubs are black. */
export const isBlack = (card: Card): boolean => suitOf(card) >= ATTACK;
export const isEven = (card: Card): boolean => valueOfCard(card) % 2 === 0;

export const FULL_PACK: readonly Card[] = Array.from({ length: 4 * RANKS }, (_, card) => card);

/** PR-1.3 to PR-1.6: strictly lower succeeds, equal fails, a 2 always succeeds. */
export const succeeds = (card: Card, stat: number): boolean => valueOfCard(card) < stat || valueOfCard(card) === LOWEST;

/** The cards of a pack with these values. */
export const between = (lowest: number, highest: number): Card[] =>
  FULL_PACK.filter((card) => valueOfCard(card) >= lowest && valueOfCard(card) <= highest);

const LETTERS: { readonly [value: number]: string } = { 10: '10', 11: 'J', 12: 'Q', 13: 'K', 14: 'A' };
/** "10♥", "K♠": how people write a card. */
export const cardName = (card: Card): string =>
  `${LETTERS[valueOfCard(card)] ?? valueOfCard(card)}${SUIT_SIGNS[suitOf(card)]}`;

/** The card a person means by "K♠". Throws a sentence. */
export function cardNamed(name: string): Card {
  const found = FULL_PACK.find((card) => cardName(card) === name);
  if (found === undefined) throw new Error(`"${name}" is no card; write 2♥ to 10♣, J♦, Q♠, K♣ or A♥`);
  return found;
}
