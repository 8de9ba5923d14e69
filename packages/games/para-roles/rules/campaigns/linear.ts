/** Campaigns of one fight after the other: A Walk in the Woods, Random Encounters, The Dragon's Tower, Doubles. */
import type { Enemy, G, ParaRoles } from '../board';
import { ACE, between, type Card, makeCard, NONE, SUITS, valueOfCard } from '../cards';
import { beginFight, drawEnemy, enemyOfCards } from '../combat';
import { winGame } from '../finish';
import { pileOfLost, returnToDecks } from '../run';
import type { Campaign } from './campaign';

const GO = ['go'] as const;

/** PR-28.2 to PR-28.4: enemies at random until the decks are empty; the lost come back. */
const encounters = (highest: number): Campaign => ({
  prepare(g, b) {
    b.enemyDeck = between(2, highest);
    g.shuffle('enemies', b.enemyDeck);
  },
  moves: () => GO,
  *perform(g) {
    beginFight(g, 'encounter', [drawEnemy(g)]);
  },
  townIsOpen: () => true, // PR-23.2
  *afterFight(g, { lost }) {
    if (lost.length > 0) returnToDecks(g, lost);
    if (g.b.enemyDeck.length === 0) winGame(g);
  },
});

/** PR-28.2: without Jacks, Queens, Kings and Aces nine of each suit are left. */
export const woods = encounters(10);
export const random = encounters(ACE);

/** The Tower's decks are in order, the 2 on top (PR-28.6); elsewhere a returned card is shuffled in. */
export function orderDeck(g: G, b: ParaRoles): void {
  b.enemyDeck.sort((x, y) => x - y);
  if (isTower(g)) b.enemyDeck.sort((x, y) => valueOfCard(y) - valueOfCard(x));
  else g.shuffle('enemies', b.enemyDeck);
}

const isTower = ({ options }: Pick<G, 'options'>): boolean =>
  options.campaign === 'tower' || options.campaign === 'doubles';

/** PR-28.6, PR-28.9: the values met on a level. */
const valuesOf = (g: G, level: number): number[] =>
  g.options.campaign === 'doubles' ? [level + 1, level + 2] : [level + 1];

const lastLevel = (g: G): number => (g.options.campaign === 'doubles' ? 12 : 13);

/** PR-28.7. */
const treasureFor = (g: G, value: number): number => g.content.tower.treasure[String(value)] ?? 1;

/** Four cards of one value: from the living decks the first time, copies afterwards (PR-28.15, PR-R65). */
function enemyOfValue(g: G, value: number): Enemy {
  const { b } = g;
  const cards: Card[] = SUITS.map((suit) => {
    const card = makeCard(suit, value);
    return b.enemyDeck.includes(card) ? card : NONE;
  });
  b.enemyDeck = b.enemyDeck.filter((card) => !cards.includes(card));
  return enemyOfCards(
    g,
    cards,
    SUITS.map(() => value),
    treasureFor(g, value),
  );
}

/** PR-28.6 to PR-28.10, PR-28.14. */
const climb: Campaign = {
  prepare(g, b) {
    b.enemyDeck = between(2, ACE);
    orderDeck(g, b);
    b.level = 1;
    b.left = valuesOf(g, 1);
  },
  moves: () => GO,
  *perform(g) {
    const { b } = g;
    g.tell('tower.level', { level: b.level });
    const known = b.waiting;
    b.waiting = [];
    const fresh = b.left.filter((value) => !known.some(({ printed }) => printed[0] === value));
    beginFight(g, 'encounter', [...known, ...fresh.map((value) => enemyOfValue(g, value))]);
  },
  townIsOpen: () => false,
  *afterFight(g, { lost }) {
    const { b } = g;
    for (const enemy of lost) pileOfLost(g, enemy, true); // PR-18.12
    b.waiting = lost.slice();
    b.left = lost.map(({ printed }) => printed[0]);
    if (lost.length > 0) return;
    if (b.level === lastLevel(g)) winGame(g); // PR-28.8
    b.level += 1;
    b.left = valuesOf(g, b.level);
  },
};

export const tower = climb;
export const doubles = climb;
