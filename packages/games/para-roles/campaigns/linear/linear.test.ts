/** Topic 28: A Walk in the Woods, Random Encounters, The Dragon's Tower and its doubles. */
import type { Plain } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { cardName, makeCard, SUITS, suitOf, valueOfCard } from '../../rules/cards/cards';
import { options } from '../../rules/setup/options';
import { FOE, fight, foe, hp, SECOND, toAct } from '../../scenarios/fight.fixture';
import { boardOf, laidOut, offered, party, question, told } from '../../scenarios/table.fixture';

type Game = ReturnType<typeof party>;
type Given = { readonly [name: string]: Plain };

const valuesOf = (cards: readonly number[], suit: number) =>
  cards
    .filter((card) => suitOf(card) === suit)
    .map(valueOfCard)
    .sort((x, y) => x - y);
const upTo = (highest: number) => Array.from({ length: highest - 1 }, (_, i) => i + 2);
const enemies = (game: Game) => boardOf(game).enemies.map(({ printed }) => printed);
const goes = (campaign: string, given: Given = {}) => party(given, { campaign }).seat(0).answers('go');

/** Damage fells the first enemy, who has 1 HP left; somebody receives the treasure. */
function wins(game: Game, target = FOE): Game {
  game.seat(2).answers(`attack:${target}`);
  while (question(game) === 'treasure.place') {
    const [{ seat }] = game.match.pending.asks;
    game.seat(seat).answers(0);
  }
  return game;
}

describe('A Walk in the Woods and Random Encounters', () => {
  test('PR-28.2 in the Woods nine cards of each suit are left, 2 to 10', () => {
    const { enemyDeck } = laidOut({ campaign: 'woods' });
    for (const suit of SUITS) expect(valuesOf(enemyDeck, suit)).toEqual(upTo(10));
    expect(enemyDeck.join()).not.toBe(laidOut({ campaign: 'woods' }, {}, '2').enemyDeck.join());
  });

  test('PR-28.3 in Random Encounters all thirteen, shuffled at the start', () => {
    const { enemyDeck } = laidOut({ campaign: 'random' });
    for (const suit of SUITS) expect(valuesOf(enemyDeck, suit)).toEqual(upTo(14));
    expect(enemyDeck.join()).not.toBe(laidOut({ campaign: 'random' }, {}, '2').enemyDeck.join());
  });

  test('PR-28.2 PR-28.3 the top card of each deck makes the enemy', () => {
    const game = goes('random', { enemyDeck: [[10, 3], [4, 2], [8], [6]] });
    expect(enemies(game)).toEqual([[10, 4, 8, 6]]);
    expect(boardOf(game).enemyDeck).toHaveLength(48);
  });

  const last = (campaign: string, given: Given = {}) =>
    fight(
      { enemies: [{ cards: [9, 8, 7, 6], hp: 1 }], graveyard: 'all', draws: ['4♥', 'K♥', '9♥'], ...given },
      { campaign },
    );

  test.each([
    ['woods', 9],
    ['random', 13],
  ])(
    'PR-28.4 %s is won when the last enemy is defeated and the decks are empty: %i of each suit lie in the graveyard',
    (campaign, count) => {
      const game = wins(last(campaign));
      game.expectStanding({ reason: 'won', places: [1, 1, 1, 1] });
      for (const suit of SUITS) expect(valuesOf(boardOf(game).graveyard, suit)).toHaveLength(count);
      game.expectEvents([{ type: 'game.won', campaign }]);
    },
  );

  test('PR-28.4 not while four cards are left', () => {
    const game = wins(last('random', { graveyard: [] }).board({ enemyDeck: SUITS.map((suit) => makeCard(suit, 2)) }));
    game.expectStanding(null);
    game.seat(0).answers('go');
    expect(enemies(game)).toEqual([[2, 2, 2, 2]]);
  });

  test('PR-28.4 PR-R42 a lost enemy comes back: its cards are shuffled into the decks', () => {
    const game = last('random', { draws: ['2♥'] });
    game.seat(3).answers(`run:${FOE}:3`);
    game.expectStanding(null);
    expect(boardOf(game).enemyDeck.map(cardName).sort()).toEqual(['6♣', '7♠', '8♦', '9♥']);
    expect(boardOf(game).waiting).toEqual([]);
    game.seat(0).answers('go');
    expect([enemies(game), foe(game).hp]).toEqual([[[9, 8, 7, 6]], 9]);
  });

  test('PR-R42 the treasure a Trickster holds goes back to the Treasure Deck', () => {
    const game = fight({ enemies: [{ cards: [3, 4, 5, 7], pile: 2 }], draws: ['2♥'] });
    game.seat(3).answers(`run:${FOE}:3`);
    expect(boardOf(game).treasureDeck).toBe(52);
  });

  test('PR-R87 a guard made of the living decks shortens the campaign by one enemy', () => {
    const game = fight({
      enemies: [{ cards: [13, 8, 7, 9] }],
      party: toAct([]),
      enemyDeck: [[3], [4], [5], [6]],
      draws: ['4♥'],
    }).random('enemy', [5]);
    expect(enemies(game)).toEqual([
      [13, 8, 7, 9],
      [3, 4, 0, 0],
    ]);
    expect(boardOf(game).graveyard.map(cardName)).toEqual(['5♠', '6♣']);
    expect(boardOf(game).enemyDeck).toHaveLength(52 - 8); // eleven enemies are left of twelve
  });

  test('PR-28.5 PR-R77 the thinning is a campaign of its own; Minion Madness goes over both', () => {
    for (const campaign of ['woods', 'random']) {
      const game = party({ enemyDeck: [[10], [4], [8], [6]] }, { campaign, 'minion-madness': 'on' });
      game.seat(0).answers('go');
      expect(boardOf(game).enemies[0]).toMatchObject({ type: 'minion', printed: [10, 4, 8, 6] });
    }
  });

  test('PR-28.1 every campaign is lost when all four are dead', () => {
    for (const campaign of ['woods', 'random', 'tower', 'doubles']) {
      const game = fight(
        {
          enemies: [{ cards: [2, 2, 2, 2] }],
          party: { ...toAct([]), 0: { hp: 1, acted: 1 }, 1: { hp: 0 }, 2: { hp: 0 }, 3: { hp: 0 } },
          draws: ['2♦', 'K♥'],
        },
        { campaign },
      );
      game.expectStanding({ reason: 'dead' });
    }
  });

  test('PR-28.1 not while one of them lives', () => {
    const last = { ...toAct([]), 0: { hp: 2, acted: 1 }, 1: { hp: 0 }, 2: { hp: 0 }, 3: { hp: 0 } };
    const game = fight({ enemies: [{ cards: [2, 2, 2, 2] }], party: last, draws: ['2♦', 'K♥'] });
    game.expectStanding(null);
    expect([hp(game), boardOf(game).fight?.round]).toEqual([[1, 0, 0, 0], 2]);
  });
});

describe('The Dragon’s Tower', () => {
  test('PR-28.6 the decks are ordered, the 2 on top; level 1 meets 2-2-2-2', () => {
    const { enemyDeck } = laidOut({ campaign: 'tower' });
    for (const suit of SUITS) {
      const own = enemyDeck.filter((card) => suitOf(card) === suit).map(valueOfCard);
      expect(own).toEqual([...upTo(14)].reverse()); // the top is the end
    }
    const game = goes('tower');
    expect([enemies(game), foe(game).type, boardOf(game).level]).toEqual([[[2, 2, 2, 2]], 'minion', 1]);
    game.expectEvents([{ type: 'tower.level', level: 1 }]);
  });

  test.each([
    [4, 5, 'minion'],
    [5, 6, 'defender'],
    [10, 11, 'prince'],
    [13, 14, 'dragon'],
  ])('PR-28.6 level %i meets four cards of value %i, a %s', (level, value, type) => {
    const game = goes('tower', { level });
    expect(boardOf(game).enemies).toMatchObject([{ type, printed: Array(4).fill(value), hp: value }]);
  });

  test('PR-28.7 2 to 10 carry 1, Jack 2, Queen 3, King 4, Ace 5: 23 in all', () => {
    const carried = Array.from({ length: 13 }, (_, i) => boardOf(goes('tower', { level: i + 1 })).enemies[0].treasure);
    expect(carried).toEqual([...Array(9).fill(1), 2, 3, 4, 5]);
    expect(carried.reduce((sum, count) => sum + count, 0)).toBe(23);
  });

  const climbing = (level: number, given: Given = {}) =>
    fight(
      {
        enemies: [{ cards: SUITS.map(() => level + 1), hp: 1, treasure: 0 }],
        level,
        draws: ['4♥', 'K♥', 'Q♥'],
        ...given,
      },
      { campaign: 'tower' },
    );

  test('PR-28.8 it is won when the Ace enemy is defeated', () => {
    const precise = { party: { 2: { precise: 1 } } };
    wins(climbing(13, precise)).expectStanding({ reason: 'won', places: [1, 1, 1, 1] });
    const below = wins(climbing(12, precise));
    below.expectStanding(null);
    expect(boardOf(below)).toMatchObject({ level: 13, left: [14] });
  });

  test('PR-28.14 a level must be cleared before the next one: after running it is tried again, at full HP', () => {
    const game = climbing(6, {
      draws: ['2♥'],
      enemies: [{ cards: [7, 7, 7, 7], hp: 1, pile: 2, boost: 1, parked: 'steal' }],
    });
    game.seat(3).answers(`run:${FOE}:3`);
    expect(boardOf(game)).toMatchObject({ level: 6, left: [7], treasureDeck: 50 });
    expect(boardOf(game).enemyDeck.some((card) => valueOfCard(card) === 7)).toBe(false); // it waits with its cards
    game.seat(0).answers('go');
    // PR-18.12: only what a Trickster stole is still there.
    expect(boardOf(game).enemies).toMatchObject([{ printed: [7, 7, 7, 7], hp: 7, pile: 2, boost: 0, parked: '' }]);
    expect(boardOf(game).waiting).toEqual([]);
    expect(game.match.broken()).toBeNull();
  });

  test('PR-R42 a pHool’s pile is destroyed even there', () => {
    const game = climbing(7, { draws: ['2♥'], enemies: [{ cards: [8, 8, 8, 8], pile: 2 }] });
    game.seat(3).answers(`run:${FOE}:3`);
    expect([boardOf(game).treasureDeck, boardOf(game).waiting[0].pile]).toEqual([52, 0]);
  });

  test('PR-28.15 the living decks hold the ranks not met so far, the graveyard those defeated', () => {
    const game = wins(climbing(6, { party: { 2: { precise: 1 } } }));
    for (const suit of SUITS) {
      expect(valuesOf(boardOf(game).graveyard, suit)).toEqual(upTo(7));
      expect(valuesOf(boardOf(game).enemyDeck, suit)).toEqual(upTo(14).slice(6));
    }
    expect(boardOf(game)).toMatchObject({ level: 7, left: [8] });
  });

  test('PR-23.2 there is no town between its levels', () => {
    const game = wins(climbing(6, { party: { 2: { precise: 1, treasure: [0, 0, 0, 20] } } }));
    expect(offered(game)).toContain('treasure');
    expect(offered(game)).not.toContain('shop');
  });
});

describe('Doubles', () => {
  test('PR-28.9 level k meets the values k+1 and k+2 together, from 2s with 3s to Kings with Aces', () => {
    const met = Array.from({ length: 12 }, (_, i) =>
      enemies(goes('doubles', { level: i + 1 })).map(([value]) => value),
    );
    expect(met).toEqual(Array.from({ length: 12 }, (_, i) => [i + 2, i + 3]));
  });

  test('PR-28.10 PR-R65 each gives its own amount: 40 in all', () => {
    const carried = Array.from({ length: 12 }, (_, i) =>
      boardOf(goes('doubles', { level: i + 1 })).enemies.map(({ treasure }) => treasure),
    ).flat();
    expect(carried.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(carried.slice(-4)).toEqual([3, 4, 4, 5]);
  });

  /** Level 6: 7s and 8s; one of them has 1 HP left. */
  const halfway = (given: Given = {}) =>
    fight(
      {
        level: 6,
        enemies: [
          { cards: [7, 7, 7, 7], hp: 1 },
          { cards: [8, 8, 8, 8], hp: 1 },
        ],
        party: { 2: { precise: 1 } },
        draws: ['4♥', '2♥', '9♥'],
        ...given,
      },
      { campaign: 'doubles' },
    );

  test('PR-28.14 in doubles only the enemies of that level not yet defeated are met again', () => {
    const game = halfway();
    game.seat(2).answers(`attack:${FOE}`);
    game.seat(3).answers(`run:${SECOND}:3`);
    game.seat(1).answers(0); // the treasure of the one who fell
    expect(boardOf(game)).toMatchObject({ level: 6, left: [8] });
    game.seat(0).answers('go');
    expect([enemies(game), foe(game).hp]).toEqual([[[8, 8, 8, 8]], 8]);
  });

  test('PR-28.14 both run from, both are met again', () => {
    const game = halfway({ draws: ['2♥', '2♦'] });
    game.seat(3).answers(`run:${FOE}:3`);
    game.seat(1).answers(`run:${SECOND}:3`);
    game.seat(0).answers('go');
    expect(enemies(game).map(([value]) => value)).toEqual([7, 8]);
  });

  test('PR-28.9 PR-28.15 PR-R65 a rank lies in the graveyard once, although it is met again', () => {
    const game = halfway({ draws: ['4♥', '5♥', 'K♥', '9♥', '9♦'] });
    wins(game);
    game.seat(1).answers(`attack:${SECOND}`);
    while (question(game) === 'treasure.place') game.seat(game.match.pending.asks[0].seat).answers(0);
    expect(boardOf(game)).toMatchObject({ level: 7, left: [8, 9] });
    for (const suit of SUITS) expect(valuesOf(boardOf(game).graveyard, suit)).toEqual(upTo(8));
    game.seat(0).answers('go');
    expect(boardOf(game).enemies.map(({ cards }) => cards[0])).toEqual([-1, makeCard(0, 9)]); // a copy of the 8s
    for (const suit of SUITS) expect(valuesOf(boardOf(game).enemyDeck, suit)).toEqual(upTo(14).slice(8));
  });

  test('PR-28.8 PR-28.9 they are won on the twelfth level', () => {
    const at = (level: number) =>
      wins(
        fight(
          {
            level,
            enemies: [{ cards: SUITS.map(() => level + 2), hp: 1, treasure: 0 }],
            party: { 2: { precise: 1 } },
            draws: ['4♥'],
          },
          { campaign: 'doubles' },
        ),
      );
    at(12).expectStanding({ reason: 'won' });
    const eleventh = at(11);
    eleventh.expectStanding(null);
    expect(boardOf(eleventh).level).toBe(12);
  });
});

describe('the other campaigns', () => {
  test('PR-28.11 four relics in a maze, five levels of a dungeon, eight portals', () => {
    const maze = laidOut({ campaign: 'maze' });
    expect([maze.maze?.openings.length, maze.pack.relics.length]).toEqual([49, 4]);
    const dungeon = laidOut({ campaign: 'dungeon' });
    expect([dungeon.dungeon?.level, dungeon.dungeon?.cleared]).toEqual([1, [0, 0, 0, 0, 0]]);
    expect(laidOut({ campaign: 'rifts' }).rifts?.portals).toHaveLength(8);
  });

  test('PR-R94 the difficulty words have no effect: no option knows them', () => {
    const words = options.flatMap(({ id, values }) => [id, ...values]);
    expect(words.filter((word) => /novice|adept|master/i.test(word))).toEqual([]);
  });

  test('PR-28.4 where enemies are drawn at random nothing is told before they come', () => {
    expect(told(party(), 'enemy.enters')).toEqual([]);
  });
});
