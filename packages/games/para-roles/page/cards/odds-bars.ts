/** The cards that can still be drawn, rank by rank. Pure. */
import { ACE, type Card, FULL_PACK, makeCard, SUITS, succeeds } from '../../index';

export interface OddsBar {
  readonly value: number;
  /** So many of its four cards can still come. */
  readonly left: number;
  readonly isGood: boolean;
  /** It is the very number, which fails (PR-1.3). */
  readonly isEdge: boolean;
}

export interface OddsBars {
  readonly bars: readonly OddsBar[];
  readonly good: number;
  readonly of: number;
}

const VALUES = Array.from({ length: ACE - 1 }, (_, i) => i + 2);

/** `gone`: cards that have been drawn since the deck was shuffled. */
export function oddsBars(gone: readonly Card[], need: number): OddsBars {
  const isLeft = (card: Card) => !gone.includes(card);
  const left = FULL_PACK.filter(isLeft);
  return {
    bars: VALUES.map((value) => {
      const cards = SUITS.map((suit) => makeCard(suit, value));
      return {
        value,
        left: cards.filter(isLeft).length,
        isGood: succeeds(cards[0], need),
        isEdge: value === need,
      };
    }),
    good: left.filter((card) => succeeds(card, need)).length,
    of: left.length,
  };
}
