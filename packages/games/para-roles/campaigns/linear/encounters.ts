/** Enemies at random, one after the other: A Walk in the Woods, Random Encounters (PR-28.2 to PR-28.4). */
import type { Campaign } from '../../rules/campaign';
import { ACE, between, LOWEST } from '../../rules/cards/cards';
import { beginFight } from '../../rules/fight/combat';
import { drawEnemy } from '../../rules/fight/enemies';
import { returnToDecks } from '../../rules/fight/run';
import { winGame } from '../../rules/finish';

const GO = ['go'] as const;

/** PR-28.2 to PR-28.4: enemies at random until the decks are empty; the lost come back. */
const encounters = (highest: number): Campaign => ({
  prepare(g, b) {
    b.enemyDeck = between(LOWEST, highest);
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
  enemyCards: () => between(LOWEST, highest),
});

/** PR-28.2: without Jacks, Queens, Kings and Aces nine of each suit are left. */
export const woods = encounters(10);
export const random = encounters(ACE);
