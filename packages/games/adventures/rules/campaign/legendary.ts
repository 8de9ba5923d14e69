/** RA-29, RA-35.10: fatigue and rests are wiped; in legendary mode the party keeps to its card limit. */
import type { Flow, Seat } from '@tabard/kernel';
import { CARD_LIMIT } from '../../content/limits';
import type { G, Seen } from '../board';
import { decide } from '../decide';
import { cardsOf, returnCard } from '../party/cards';
import { eraseRests } from '../party/rest-track';
import { recover } from '../party/stamina';

/** RA-35.11, RA-R103: all cards in hands but those that are single-use or once per adventure. */
export function countedCards(seen: Seen): number[] {
  const { content, seats } = seen;
  const all = Array.from({ length: seats }, (_, seat) => seat).flatMap((seat) => cardsOf(seen, seat));
  return all.filter((card) => {
    const { after, oncePerAdventure } = content.cards[card];
    return after !== 'return' && !oncePerAdventure;
  });
}

/** RA-35.8, RA-35.9, RA-R101. */
export const cardLimitOf = ({ b, seats }: Pick<Seen, 'b' | 'seats'>): number => CARD_LIMIT[seats] + b.bonusCardLimit;

/** RA-29.4: in both modes. RA-35.14, RA-35.15: the limit binds here only, and only a legendary party. */
export function* cardLimit(g: G): Flow {
  const { b } = g;
  for (const seat of g.clockwiseFrom(0)) recover(g, seat, b.fatigue[seat]); // RA-29.2
  eraseRests(g); // RA-29.3
  while (b.legendary === 1 && countedCards(g).length > cardLimitOf(g)) {
    const holders = (): Seat[] => g.clockwiseFrom(0).filter((seat) => cardsOf(g, seat).length > 0);
    const seat = yield* decide(g, 'limit.giver', holders); // RA-R101: a group decision, but one's own cards
    returnCard(g, yield* g.choose(seat, 'card.return', () => cardsOf(g, seat))); // RA-35.12
  }
  b.stage = 'save';
}
