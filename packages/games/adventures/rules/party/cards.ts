/** RA-1.13, RA-34: where cards lie, who has them, and the dice that come and go with familiars. */
import type { Seat } from '@tabard/kernel';
import type { Card } from '../../content';
import { type G, IN_BAG, NOBODY, OUT, type Seen, ZONE, type Zone } from '../board';

export const cardsOf = ({ b }: Pick<Seen, 'b'>, seat: Seat, ...zones: Zone[]): number[] => {
  const out: number[] = [];
  for (let card = 0; card < b.cardOwner.length; card++) {
    if (b.cardOwner[card] === seat && (zones.length === 0 || zones.includes(b.cardZone[card] as Zone))) out.push(card);
  }
  return out;
};

/** RA-R113: a deck is a set. */
export const inDeck = ({ b, content }: Pick<Seen, 'b' | 'content'>, deck: Card['deck']): number[] => {
  const out: number[] = [];
  content.cards.forEach((card, i) => {
    if (card.deck === deck && b.cardZone[i] === ZONE.deck) out.push(i);
  });
  return out;
};

export function gainCard(g: G, seat: Seat, card: number): void {
  const { b, content } = g;
  b.cardZone[card] = ZONE.hand;
  b.cardOwner[card] = seat;
  const { die } = content.cards[card];
  if (die !== undefined && b.dieAt[die] === OUT) b.dieAt[die] = IN_BAG; // RA-34.1, RA-34.5
  g.tell('card.gained', { seat, card });
}

/** To its deck; RA-34.2, RA-35.13: a familiar takes its die along (RA-R66: out of a running pool only afterwards). */
export function returnCard(g: G, card: number): void {
  const { b, content } = g;
  const seat = b.cardOwner[card];
  b.cardZone[card] = ZONE.deck;
  b.cardOwner[card] = NOBODY;
  const { die } = content.cards[card];
  if (die !== undefined && b.dieAt[die] === IN_BAG) b.dieAt[die] = OUT;
  g.tell('card.returned', { seat, card });
}

/** RA-20.3, RA-13.11: cards of these zones go back to the hands. */
export function takeBack(g: G, seat: Seat, zone: Zone): void {
  for (const card of cardsOf(g, seat, zone)) g.b.cardZone[card] = ZONE.hand;
}
