/** The Summoning Book: a creature that comes to act in its bearer's place, and goes (PR-24.10 to PR-24.16). */
import type { Seat } from '@tabard/kernel';
import { typeOfHighest } from '../../content/enemies';
import { CREATURE, type Creature, type G, type Seen } from '../board';
import { NONE, SUITS, suitOf, valueOfCard } from '../cards/cards';
import { orderDeck } from '../cards/decks';
import { refOfEnemy } from '../refs';
import { enemyOfCards } from './enemies';

/** PR-24.10: one random card of each living deck, or of the graveyard where a deck is empty. */
export function summon(g: G, bearer: Seat): void {
  const { b } = g;
  const sources = SUITS.map((suit) => {
    const alive = b.enemyDeck.filter((card) => suitOf(card) === suit).sort((x, y) => x - y);
    const dead = b.graveyard.filter((card) => suitOf(card) === suit).sort((x, y) => x - y);
    return alive.length > 0 ? { cards: alive, fromGrave: 0 as const } : { cards: dead, fromGrave: 1 as const };
  });
  if (sources.some(({ cards }) => cards.length === 0)) return;
  const cards = sources.map(({ cards }) => cards[g.pick('creature', cards.length)]);
  b.enemyDeck = b.enemyDeck.filter((card) => !cards.includes(card));
  b.graveyard = b.graveyard.filter((card) => !cards.includes(card));
  const printed = cards.map(valueOfCard);
  // Minion Madness concerns enemies (PR-25.3): a creature is what its cards say.
  const type = typeOfHighest(Math.max(...printed));
  const body = { ...enemyOfCards(g, cards, printed, 0), id: CREATURE, type };
  b.creature = { bearer, body, guard: null, protects: NONE, fromGrave: sources.map(({ fromGrave }) => fromGrave) };
  g.tell('summoned', { seat: bearer, creature: refOfEnemy(body), printed: body.printed });
}

/** PR-24.13, PR-24.16, PR-R105: each card goes back where it came from. */
export function creatureLeaves(g: G): void {
  const { b } = g;
  const creature = b.creature as Creature;
  g.tell('creature.leaves', { seat: creature.bearer });
  for (const suit of SUITS) {
    const card = creature.body.cards[suit];
    if (creature.fromGrave[suit]) b.graveyard.push(card);
    else b.enemyDeck.push(card);
  }
  if (creature.guard) b.graveyard.push(...creature.guard.cards.filter((card) => card !== NONE));
  b.creature = null;
  if (creature.fromGrave.some((dead) => !dead)) orderDeck(g, b);
}

/** Whether this seat's turns belong to a creature. */
export const controlsCreature = ({ b }: Seen, seat: Seat): boolean => b.creature?.bearer === seat;
