/** Enemies: of which cards they are made, and of which kind that makes them (topic 16). */
import { type EnemyType, typeOfHighest } from '../../content/enemies';
import { type Enemy, type G, noCards } from '../board';
import { type Card, DEFENSE, HEALTH, makeCard, NONE, SUITS, type Suit, suitOf, valueOfCard } from '../cards/cards';
import { topOf } from '../cards/decks';

function makeEnemy(g: G, type: EnemyType, printed: readonly number[], cards: Card[], treasure: number): Enemy {
  return {
    id: NONE,
    name: g.pick('name', g.content.names[type] ?? 1),
    type,
    sheet: 0,
    printed: printed.slice(),
    cards,
    laid: noCards(),
    hp: printed[HEALTH], // PR-5.2
    temporaryHp: 0,
    stance: 0,
    parked: '',
    boost: 0,
    riposte: 0,
    pile: 0,
    protects: NONE,
    loses: 0,
    down: NONE,
    turnsOn: NONE,
    acted: 0,
    treasure,
    relic: 0,
  };
}

/** PR-16.1: its type by its highest card; under Minion Madness all are Minions (PR-25.3). */
export function enemyOfCards(g: G, cards: Card[], printed: readonly number[], treasure: number): Enemy {
  const isMad = g.options['minion-madness'] === 'on';
  return makeEnemy(g, isMad ? 'minion' : typeOfHighest(Math.max(...printed)), printed, cards, treasure);
}

/** PR-E17: printed values, no cards. */
export function sheetEnemy(g: G, type: EnemyType, stats: readonly number[], treasure: number): Enemy {
  return { ...makeEnemy(g, type, stats, noCards(), treasure), sheet: 1 };
}

/** PR-5.1 (1): the top card of each deck. PR-E14 says what happens where one is empty. */
export function drawEnemy(
  g: G,
  {
    treasure = 1,
    ranks = [2, 14] as readonly [number, number],
  }: { treasure?: number; ranks?: readonly [number, number] } = {},
): Enemy {
  const { b } = g;
  g.revealed();
  const isMissing = (suit: Suit) => !b.enemyDeck.some((card) => suitOf(card) === suit);
  if (SUITS.some(isMissing)) {
    const allowed = (card: Card) => valueOfCard(card) >= ranks[0] && valueOfCard(card) <= ranks[1];
    b.enemyDeck.push(...b.graveyard.filter(allowed));
    b.graveyard = b.graveyard.filter((card) => !allowed(card));
    b.enemyDeck.sort((x, y) => x - y);
    g.shuffle('enemies', b.enemyDeck);
  }
  const cards = SUITS.map((suit) => topOf(g, suit) ?? NONE);
  const printed = cards.map((card, suit) =>
    valueOfCard(card === NONE ? makeCard(suit, ranks[0] + g.pick('copy', ranks[1] - ranks[0] + 1)) : card),
  );
  return enemyOfCards(g, cards, printed, treasure);
}

/** PR-18.50, PR-18.51, PR-18.56: from the graveyard, else from the living decks; null when neither can supply it. */
export function undeadGuard(g: G): Enemy | null {
  const { b } = g;
  const dead = (suit: Suit) => b.graveyard.filter((card) => suitOf(card) === suit).sort((x, y) => x - y);
  const piles = [dead(HEALTH), dead(DEFENSE)];
  let cards: (Card | undefined)[];
  if (piles.every((pile) => pile.length > 0)) {
    cards = piles.map((pile) => pile[g.pick('guard', pile.length)]);
    b.graveyard = b.graveyard.filter((card) => !cards.includes(card));
  } else {
    if ([HEALTH, DEFENSE].some((suit) => !b.enemyDeck.some((card) => suitOf(card) === suit))) return null;
    const top = SUITS.map((suit) => topOf(g, suit));
    b.graveyard.push(...top.slice(2).filter((card) => card !== undefined)); // PR-R87
    cards = top.slice(0, 2);
    g.revealed();
  }
  const [health, defense] = cards as [Card, Card];
  return makeEnemy(
    g,
    'undead-guard',
    [valueOfCard(health), valueOfCard(defense), 0, 0],
    [health, defense, NONE, NONE],
    0,
  );
}
