/** Winning, losing and moving treasure (topic 22). */
import type { Flow, Seat } from '@tabard/kernel';
import { type G, isAlive, living, SEATS, type Seen, seatOfSuit, treasureOf } from '../board';
import type { Stack } from '../questions';
import { type Card, NONE, SUITS, type Suit, suitOf } from './cards';
import { shuffleDeck } from './draw';
import { keepingMaxima } from './stats';

/** PR-22.6: one after the other, the poorest counted anew each time. */
export function* winTreasure(g: G, count: number): Flow {
  for (let i = 0; i < count; i++) {
    if (g.b.treasureDeck === 0) {
      g.tell('treasure.none', {}); // PR-2.11
      return;
    }
    yield* giveTreasure(g, searchReceiver(g));
  }
}

/** PR-22.7: the receiver says at once under which stat it goes. */
export function* giveTreasure(g: G, seat: Seat, fromDeck = true): Flow {
  const suit = yield* g.choose(seat, 'treasure.place', () => SUITS);
  g.b.party[seat].treasure[suit] += 1;
  if (fromDeck) g.b.treasureDeck -= 1;
  g.tell('treasure.won', { seat, suit });
}

/** PR-22.2 to PR-22.5: cards are looked at and put under the deck until a suit names one of the poorest. */
function searchReceiver(g: G): Seat {
  const { b } = g;
  const alive = living(g);
  const least = Math.min(...alive.map((seat) => treasureOf(g, seat)));
  const mayReceive = (seat: Seat) =>
    alive.includes(seat) && (g.options['treasure-to'] === 'any-suit' || treasureOf(g, seat) === least);
  const seen: Card[] = [];
  let left = b.deck.length;
  for (;;) {
    if (left === 0) {
      shuffleDeck(g); // PR-22.4: no reshuffle for PR-2.7
      left = b.deck.length;
    }
    const card = b.deck.pop() as Card;
    b.deck.unshift(card);
    seen.push(card);
    left -= 1;
    const seat = seatOfSuit(g, suitOf(card));
    if (!mayReceive(seat)) continue;
    g.revealed();
    g.tell('treasure.search', { cards: seen });
    return seat;
  }
}

/** PR-18.8: one card of the largest stack, the victim choosing among equal ones; NONE: it has none. */
export function* takeTreasure(g: G, seat: Seat): Flow<Suit> {
  const { treasure } = g.b.party[seat];
  const most = Math.max(...treasure);
  if (most === 0) return NONE;
  const largest = () => SUITS.filter((suit) => g.b.party[seat].treasure[suit] === most);
  const suit = yield* g.choose(seat, 'treasure.lose', largest);
  keepingMaxima(g, () => {
    treasure[suit] -= 1; // PR-22.10
  });
  return suit;
}

/** The same, but it goes back to the Treasure Deck (PR-2.10); false: there was none. */
export function* loseTreasure(g: G, seat: Seat): Flow<boolean> {
  const suit = yield* takeTreasure(g, seat);
  if (suit === NONE) return false;
  g.b.treasureDeck += 1;
  g.tell('treasure.lost', { seat, suit });
  return true;
}

/** From stack to stack, in combat and outside (PR-15.1, PR-22.8). */
export function moveTreasure(g: G, from: Stack, to: Stack): void {
  keepingMaxima(g, () => {
    g.b.party[from.seat].treasure[from.suit] -= 1;
    g.b.party[to.seat].treasure[to.suit] += 1;
  });
  g.tell('treasure.moved', { from: from.seat, fromSuit: from.suit, to: to.seat, toSuit: to.suit });
}

/** Stacks of the living: what may be paid with or moved (PR-20.6). */
export const stacks = (g: G): Stack[] => places(g).filter(({ seat, suit }) => g.b.party[seat].treasure[suit] > 0);
export const hasStacks = (g: Seen): boolean => SEATS.some((seat) => isAlive(g, seat) && treasureOf(g, seat) > 0);
export const places = (g: G): Stack[] => living(g).flatMap((seat) => SUITS.map((suit) => ({ seat, suit })));
/** The other places than this. */
export const placesBeside = (g: G, from: Stack): Stack[] =>
  places(g).filter(({ seat, suit }) => seat !== from.seat || suit !== from.suit);
