/** RP-25.13, RP-26, RP-27.16, RP-27.19: the end of the game. */
import type { Flow, Seat } from '@tabard/kernel';
import { type Card, cardOf, type G, isSolitaire, type Seen, seatsOf } from '../board';
import { classDice } from '../sheet/scores';
import { rankOf, starsNow, starsWithout } from './scoring';

/** A card costs Stars if the sheet is worth more without it: without it alone, or without it and one other. The worst first. */
function costlyCards(seen: Seen, seat: Seat): Card[] {
  const cards = seen.b.heroes[seat].cards.map(({ card }) => card);
  const without = starsWithout(seen, seat);
  const total = without([]);
  const alone = cards.map((card) => without([card]));
  const costly = alone.map((stars) => stars > total);
  const isWeapon = cards.map((card) => cardOf(seen, card).kind === 'weapon'); // Nothing else changes what other cards are worth.
  for (let one = 0; one < cards.length; one++) {
    for (let two = one + 1; two < cards.length; two++) {
      const [alsoOne, alsoTwo] = [!costly[one] && alone[two] <= total, !costly[two] && alone[one] <= total];
      if (!(isWeapon[one] || isWeapon[two]) || !(alsoOne || alsoTwo)) continue;
      if (without([cards[one], cards[two]]) <= total) continue;
      costly[one] ||= alsoOne;
      costly[two] ||= alsoTwo;
    }
  }
  return cards.filter((_, i) => costly[i]).sort((one, two) => alone[cards.indexOf(two)] - alone[cards.indexOf(one)]);
}

/** RP-25.13: before scoring a player may be rid of own Market cards that would cost Stars. */
function* shedCards(g: G): Flow {
  const costly = (seat: Seat): Card[] => costlyCards(g, seat);
  const done = new Set<Seat>();
  const asked = () => seatsOf(g).filter((seat) => !done.has(seat) && costly(seat).length > 0);
  for (let seats = asked(); seats.length > 0; seats = asked()) {
    const answers = yield* g.sealed(seats, 'score.shed', (seat) => [...costly(seat), 'none']);
    for (const [i, answer] of answers.entries()) {
      if (answer === 'none') done.add(seats[i]);
      else shed(g, seats[i], answer);
    }
  }
}

function shed(g: G, seat: Seat, card: Card): void {
  const hero = g.b.heroes[seat];
  hero.cards = hero.cards.filter((one) => one.card !== card);
  g.b.discard.push(card);
  g.tell('card.shed', { seat, card });
}

export function* finalScoring(g: G): Flow {
  yield* shedCards(g);
  const scores = seatsOf(g).map((seat) => starsNow(g, seat));
  g.b.phase = 'over';
  for (const [seat, stars] of scores.entries()) g.tell('scored', { seat, stars });
  if (isSolitaire(g)) {
    const rank = rankOf(g, scores[0]);
    g.tell('rank', { stars: scores[0], rank });
    g.end({ places: [1], scores, reason: rank });
  }
  const { places, reason } = placesOf(g);
  g.tell('game.won', { seats: seatsOf(g).filter((seat) => places[seat] === 1) });
  g.end({ places, scores, reason });
}

/** What decided it (RP-26). */
export type Decided = 'stars' | 'gold' | 'class-dice' | 'shared';

/** RP-26.1 to RP-26.4: Stars, then Gold, then the fewest dice of the own class colour. */
export function placesOf(seen: Seen): { places: number[]; reason: Decided } {
  const keys = seatsOf(seen).map((seat) => [starsNow(seen, seat), seen.b.heroes[seat].gold, -classDice(seen, seat)]);
  const beats = (one: readonly number[], two: readonly number[]): number => {
    for (const [i, value] of one.entries()) if (value !== two[i]) return value - two[i];
    return 0;
  };
  const places = keys.map((own) => 1 + keys.filter((other) => beats(other, own) > 0).length);
  const best = keys[places.indexOf(1)];
  const rivals = keys.filter((key) => key !== best);
  const tied = (upTo: number) => rivals.some((key) => key.slice(0, upTo).every((value, i) => value === best[i]));
  return { places, reason: tied(3) ? 'shared' : tied(2) ? 'class-dice' : tied(1) ? 'gold' : 'stars' };
}

/** RP-27.16: the character is killed: no score. */
export function die(g: G): never {
  g.b.phase = 'over';
  g.tell('hero.died', { seat: 0, monster: g.b.monster });
  return g.end({ places: [2], scores: [0], reason: 'died' });
}
