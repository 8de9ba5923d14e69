/** What the Random # Deck can still give: every card that was drawn lies open, so counting is fair (section 7). */
import { exact } from '@tabard/kernel';
import type { ParaRoles } from '../../rules/board';
import { type Card, FULL_PACK, LOWEST, valueOfCard } from '../../rules/cards/cards';

/** With fewer cards than this in the deck a check may well be made after the reshuffle. */
const NEARLY_EMPTY = 8;
const HIGHEST_STAT = 15;

/** To who does not count, every deck is a full one. */
export const UNCOUNTED = { deck: FULL_PACK as Card[], discard: [], inPlay: [] };

export class Odds {
  /** By stat: how often a card succeeds against it. */
  private readonly success: readonly number[];

  constructor({ deck, discard, inPlay }: Pick<ParaRoles, 'deck' | 'discard' | 'inPlay'>) {
    const ofValue: number[] = new Array<number>(HIGHEST_STAT).fill(0);
    for (const card of FULL_PACK) ofValue[valueOfCard(card)] += 1;
    let left = FULL_PACK.length;
    if (deck.length >= NEARLY_EMPTY) {
      for (const card of discard) ofValue[valueOfCard(card)] -= 1;
      for (const card of inPlay) ofValue[valueOfCard(card)] -= 1;
      left = deck.length;
    }
    const success: number[] = [0, 0];
    let below = ofValue[LOWEST]; // a 2 succeeds always (PR-1.5)
    for (let stat = LOWEST; stat <= HIGHEST_STAT; stat++) {
      if (stat - 1 > LOWEST) below += ofValue[stat - 1];
      success[stat] = Math.min(1, below / left);
    }
    this.success = success;
  }

  chance(stat: number): number {
    return this.success[Math.max(LOWEST, Math.min(HIGHEST_STAT, stat))];
  }
}

/** One success among so many cards (PR-1.9). */
export const oneOf = (chance: number, cards: number): number => 1 - exact.power(1 - chance, cards);
