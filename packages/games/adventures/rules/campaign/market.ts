/** RA-27.2, RA-28: the market: five decks show a card each, cards are bought and sold. */
import { type Flow, type Seat, type Why, why } from '@tabard/kernel';
import { ATTRS, DECKS, type MarketDeck } from '../../content';
import { type G, NOBODY, type Seen, ZONE } from '../board';
import { decide } from '../decide';
import { changeGold } from '../journal';
import { cardsOf, gainCard, inDeck, returnCard } from '../party/cards';
import { rowAt } from '../party/stamina';
import type { Deal } from '../questions';

export const SELLING = 2; // RA-28.4
const FIRST_BONUS_CARD = 5; // RA-35.9

/** RA-28.1: one deal, or done. */
export function* market(g: G): Flow {
  const { b } = g;
  const deal = yield* decide(g, 'market.deal', () => ['done' as const, ...deals(g)], {
    forbid: (value) => (value === 'done' ? null : forbidDeal(g, value)),
    consent: (value) => (value === 'done' ? [] : tradersOf(g, value)), // D21
    always: true,
  });
  if (deal !== 'done') strike(g, deal);
  else {
    closeMarket(g);
    b.stage = 'limit';
  }
}

/** D21: nobody's cards are sold, and nothing is bought for anybody, without their own word. */
function tradersOf({ b }: Seen, deal: Deal): Seat[] {
  if (deal === 'limit') return [];
  return ['buy' in deal ? deal.seat : b.cardOwner[deal.sell]];
}

/** RA-27.2, RA-R113: a random card of each deck; an empty one shows nothing. */
export function showCards(g: G): void {
  const cards = DECKS.flatMap((deck) => {
    const left = inDeck(g, deck);
    return left.length === 0 ? [] : [left[g.pick(`market.${deck}`, left.length)]];
  });
  for (const card of cards) g.b.cardZone[card] = ZONE.display;
  g.tell('market.shown', { cards });
}

const displayed = ({ b }: Seen): number[] => [...b.cardZone.keys()].filter((card) => b.cardZone[card] === ZONE.display);

function deals(seen: Seen): Deal[] {
  const seats = Array.from({ length: seen.seats }, (_, seat) => seat);
  const buys = displayed(seen).flatMap((card) => seats.map((seat): Deal => ({ buy: card, seat })));
  const sells = seats.flatMap((seat) => cardsOf(seen, seat).map((sell): Deal => ({ sell })));
  const limit: Deal[] = seen.b.legendary === 1 ? ['limit'] : [];
  return [...buys, ...sells, ...limit];
}

/** RA-28.6 to RA-28.9: by the buyer's score, or for the named race; never below 0. */
export function costFor({ b, content }: Seen, card: number, seat: Seat): number {
  const { cost, discount } = content.cards[card];
  if (!discount) return cost ?? 0;
  const less =
    'attribute' in discount
      ? b.scores[rowAt(seat, ATTRS.indexOf(discount.attribute))]
      : b.race[seat] === discount.race
        ? discount.amount
        : 0;
  return Math.max(0, (cost ?? 0) - less);
}

export const bonusCardPrice = ({ b }: Seen): number => b.bonusCardLimit + FIRST_BONUS_CARD;

function forbidDeal(seen: Seen, deal: Deal): Why | null {
  const { b, content } = seen;
  if (deal === 'limit') return forbidPrice(b.gold, bonusCardPrice(seen), 'RA-35.9');
  if ('buy' in deal) return forbidPrice(b.gold, costFor(seen, deal.buy, deal.seat), 'RA-28.2');
  const { deck, cost } = content.cards[deal.sell];
  return cost === null || !DECKS.includes(deck as MarketDeck) ? why('RA-28.5') : null; // RA-R92
}

const forbidPrice = (has: number, needs: number, clause: string): Why | null =>
  has < needs ? why(clause, { needs, has }) : null;

function strike(g: G, deal: Deal): void {
  const { b } = g;
  if (deal === 'limit') {
    const cost = bonusCardPrice(g);
    changeGold(g, -cost);
    b.bonusCardLimit += 1;
    g.tell('bought', { what: 'cardLimit', seat: NOBODY, cost, now: b.gold });
  } else if ('buy' in deal) {
    const { buy: card, seat } = deal;
    const cost = costFor(g, card, seat);
    changeGold(g, -cost);
    g.tell('card.bought', { seat, card, cost });
    gainCard(g, seat, card); // RA-28.3: not replaced
  } else {
    g.tell('card.sold', { seat: b.cardOwner[deal.sell], card: deal.sell });
    returnCard(g, deal.sell); // RA-R93: to its deck, not into this market
    changeGold(g, SELLING);
  }
}

/** RA-29.1. */
function closeMarket(g: G): void {
  for (const card of displayed(g)) g.b.cardZone[card] = ZONE.deck;
}
