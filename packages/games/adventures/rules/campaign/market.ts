/** RA-27.2, RA-28: the market: five decks show a card each, cards are bought and sold. */
import { type Flow, type Seat, type Value, type Why, why } from '@tabard/kernel';
import { ATTRS, DECKS, type MarketDeck } from '../../content';
import { type G, NOBODY, type Seen, ZONE } from '../board';
import { decide } from '../decide';
import { changeGold } from '../journal';
import { cardsOf, gainCard, inDeck, returnCard } from '../party/cards';
import { rowAt } from '../party/stamina';

export const SELLING = 2; // RA-28.4
const FIRST_BONUS_CARD = 5; // RA-35.9

interface Deal {
  readonly key: string;
  readonly kind: 'buy' | 'sell' | 'limit';
  readonly seat: Seat;
  readonly card: number;
}

/** RA-28.1: one deal, or done. */
export function* market(g: G): Flow {
  const { b } = g;
  const deal = (yield* decide<('done' | Deal) & Value>(g, 'market.deal', () => ['done', ...deals(g)] as never, {
    forbid: (value) => (typeof value === 'string' ? null : forbidDeal(g, value as Deal)),
    consent: (value) => (typeof value === 'string' ? [] : traderOf(value as Deal)), // D21
    always: true,
  })) as 'done' | Deal;
  if (deal !== 'done') strike(g, deal);
  else {
    closeMarket(g);
    b.stage = 'limit';
  }
}

/** D21: nobody's cards are sold, and nothing is bought for anybody, without their own word. */
const traderOf = ({ seat }: Deal): Seat[] => (seat === NOBODY ? [] : [seat]);

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
  const buys = displayed(seen).flatMap((card) =>
    seats.map((seat): Deal => ({ key: `buy:${card}:${seat}`, kind: 'buy', seat, card })),
  );
  const sells = seats.flatMap((seat) =>
    cardsOf(seen, seat).map((card): Deal => ({ key: `sell:${card}`, kind: 'sell', seat, card })),
  );
  const limit: Deal[] = seen.b.legendary === 1 ? [{ key: 'limit', kind: 'limit', seat: NOBODY, card: -1 }] : [];
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

function forbidDeal(seen: Seen, { kind, card, seat }: Deal): Why | null {
  const { b, content } = seen;
  if (kind === 'sell') {
    const { deck, cost } = content.cards[card];
    return cost === null || !DECKS.includes(deck as MarketDeck) ? why('RA-28.5') : null; // RA-R92
  }
  const needs = kind === 'buy' ? costFor(seen, card, seat) : bonusCardPrice(seen);
  return b.gold < needs ? why(kind === 'buy' ? 'RA-28.2' : 'RA-35.9', { needs, has: b.gold }) : null;
}

function strike(g: G, { kind, card, seat }: Deal): void {
  const { b } = g;
  if (kind === 'buy') {
    const cost = costFor(g, card, seat);
    changeGold(g, -cost);
    g.tell('card.bought', { seat, card, cost });
    gainCard(g, seat, card); // RA-28.3: not replaced
  } else if (kind === 'sell') {
    g.tell('card.sold', { seat, card });
    returnCard(g, card); // RA-R93: to its deck, not into this market
    changeGold(g, SELLING);
  } else {
    const cost = bonusCardPrice(g);
    changeGold(g, -cost);
    b.bonusCardLimit += 1;
    g.tell('bought', { what: 'cardLimit', seat, cost, now: b.gold });
  }
}

/** RA-29.1. */
function closeMarket(g: G): void {
  for (const card of displayed(g)) g.b.cardZone[card] = ZONE.deck;
}
