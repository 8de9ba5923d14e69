/** Section 8 of the ledger: each sentence is broken once, and told. */
import type { Plain } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { findCard } from '../content';
import { house } from '../content/house';
import { story } from '../scenarios/story.fixture';
import { type Adventures, IN_POOL, ZONE } from './board';
import { invariants } from './invariants';

type Break = (b: Adventures) => void;
const sword = findCard(house, 'longsword')!;

/** By the number of the invariant. */
const BREAKS: [number, Break][] = [
  [1, (b) => (b.dieAt[3] = 0)],
  [2, (b) => (b.dieAt[36] = 1)],
  [3, (b) => (b.cardOwner[sword] = 1)],
  [4, (b) => (b.fatigue[0] = 17)],
  [5, (b) => (b.rows[2] = -1)],
  [9, (b) => (b.bonusTokens += 1)],
  [10, (b) => (b.gold = -1)],
  [11, (b) => (b.favor[1] = 11)],
  [14, (b) => (b.dieAt[0] = IN_POOL)],
  [15, (b) => (b.classState[0] = 3)],
  [16, (b) => (b.restMarks = 5)],
  [17, (b) => (b.deathMarks = 7)],
  [19, (b) => (b.story.used = ['A31', 'A31'])],
  [20, (b) => (b.storyteller = 2)],
  [21, (b) => (b.map.at = null)],
  [23, (b) => (b.classOf[1] = b.classOf[0])],
  [24, (b) => (b.combatDice = 2)],
  [26, (b) => b.cardZone.fill(ZONE.display, 0, 6)],
  [27, (b) => (b.completed = 12)],
];

test.each(BREAKS)('invariant %i is told when it is broken', (number, breakIt) => {
  const game = story('A', {}, 2).given({ party: 'seated' });
  game.expectQuestion('story.choose');
  const { g } = game.match;
  expect(invariants(g as never)).toBeNull();
  breakIt(g.b as Adventures);
  expect(invariants(g as never)).toMatch(new RegExp(`^invariant ${number}: `));
});

test('what is imagined is a way the tokens could lie, and changes no view', () => {
  const board = { story: { label: 'A' }, spaces: ['e1', 'e2', 'e3'], encounterNumbers: [1, 2, 3] } as unknown as {
    [field: string]: Plain;
  };
  const game = story('A', {}, 2).given({ party: 'seated' }).board(board);
  game.expectQuestion('story.choose');
  const orders = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const other = game.match.imagine(0, seed);
    const { encounterNumbers } = other.board as Adventures;
    expect([...encounterNumbers].sort()).toEqual([1, 2, 3]);
    expect(other.view(0)).toEqual(game.match.view(0));
    orders.add(encounterNumbers.join());
  }
  expect(orders.size).toBe(6);
});
