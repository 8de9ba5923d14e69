/** Level after level, the same enemies for everyone: The Dragon's Tower, Doubles (PR-28.6 to PR-28.10). */
import type { Enemy, G } from '../../rules/board';
import type { Campaign } from '../../rules/campaign';
import { ACE, between, type Card, FULL_PACK, LOWEST, makeCard, NONE, SUITS } from '../../rules/cards/cards';
import { orderDeck } from '../../rules/cards/decks';
import { beginFight } from '../../rules/fight/combat';
import { enemyOfCards } from '../../rules/fight/enemies';
import { pileOfLost } from '../../rules/fight/run';
import { winGame } from '../../rules/finish';

const GO = ['go'] as const;

/** How the Tower is climbed: one enemy on a level, or two (PR-28.9). */
interface Climb {
  /** PR-28.6, PR-28.9: the values met on a level. */
  readonly values: (level: number) => number[];
  readonly lastLevel: number;
  readonly enemyCards: Campaign['enemyCards'];
}

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
const climb = ({ values, lastLevel, enemyCards }: Climb): Campaign => ({
  prepare(g, b) {
    b.enemyDeck = between(LOWEST, ACE);
    orderDeck(g, b);
    b.level = 1;
    b.left = values(1);
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
    if (b.level === lastLevel) winGame(g); // PR-28.8
    b.level += 1;
    b.left = values(b.level);
  },
  inOrder: true,
  enemyCards,
});

export const tower = climb({ values: (level) => [level + 1], lastLevel: 13, enemyCards: () => FULL_PACK });
/** Its enemies are copies from the second level on (PR-R65). */
export const doubles = climb({ values: (level) => [level + 1, level + 2], lastLevel: 12, enemyCards: () => null });
