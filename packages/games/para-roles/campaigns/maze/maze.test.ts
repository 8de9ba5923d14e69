/** 5.2 The Maze of Madness: set-up, cells, time and Madness. */
import type { Plain } from '@tabard/kernel';
import type { Scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { builtIn } from '../../content';
import { ATTACK, FULL_PACK, HEALTH, makeCard, SUITS, suitOf, TRICK } from '../../rules/cards/cards';
import { deckOf, inMaze, mazeIn } from '../../scenarios/maze.fixture';
import { boardOf, offered, table, told } from '../../scenarios/table.fixture';
import { contentOfCard } from './cells';
import { allReachable, CARD_CELLS, CENTRE, cellNamed, denOf, GATE, openSides, stepsTo } from './map';

type Given = { readonly [name: string]: Plain };
const at = (name: string) => cellNamed(name);
const hp = (game: Scenario) => boardOf(game).party.map((one) => one.hp);
const fresh = (seed = '1', options: { readonly [id: string]: string } = {}) =>
  table({ campaign: 'maze', split: 'auto', ...options }).seed(seed);

describe('set-up', () => {
  test('PR-M2: the Aces are set aside, twelve cards of each suit are left, shuffled', () => {
    const { enemyDeck, graveyard } = boardOf(fresh());
    expect(enemyDeck.slice().sort((a, b) => a - b)).toEqual(FULL_PACK.filter((card) => card % 13 !== 12));
    expect(SUITS.map((suit) => enemyDeck.filter((card) => suitOf(card) === suit).length)).toEqual([12, 12, 12, 12]);
    expect(graveyard).toEqual([]);
    expect(boardOf(fresh('2')).enemyDeck).not.toEqual(enemyDeck);
  });

  test('PR-M3: the party starts on D1', () => {
    expect(mazeIn(fresh())).toMatchObject({ at: at('D1'), from: -1, ticks: 0, owed: 0 });
  });

  test('PR-M7 PR-E18: 47 different cards of a Map Deck of its own, none on D1 and D4; five stay unseen', () => {
    const game = fresh();
    const { cards, fixed, shown } = mazeIn(game);
    const dealt = CARD_CELLS.map((cell) => cards[cell]);
    expect(dealt).toHaveLength(47);
    expect([cards[GATE], cards[CENTRE]]).toEqual([-1, -1]);
    expect([...dealt, ...boardOf(game).mapDeck].sort((a, b) => a - b)).toEqual(FULL_PACK);
    expect(boardOf(game).mapDeck).toHaveLength(5);
    expect(boardOf(game).deck).toHaveLength(52);
    expect([...fixed.filter((entry) => entry !== ''), ...shown.filter((one) => one === 1)]).toEqual([]);
    expect(mazeIn(fresh('2')).cards).not.toEqual(cards);
  });

  test('PR-M6 PR-M7: the map of a table is an accepted one, and other tables have others', () => {
    const maps = ['1', '2', '3', '4', '5'].map((seed) => mazeIn(fresh(seed)).openings);
    for (const openings of maps) {
      expect([9, 11, 13]).toContain(stepsTo(openings, CENTRE)[GATE]);
      expect(allReachable(openings)).toBe(true);
    }
    expect(new Set(maps.map(String)).size).toBe(5);
  });

  test('PR-M18: the den is fixed at set-up', () => {
    const { openings, den, minotaur, minotaurAwake } = mazeIn(fresh());
    expect(den).toBe(denOf(openings));
    expect([minotaur, minotaurAwake]).toEqual([-1, 0]);
  });

  test('PR-M26: Madness starts at 0', () => {
    expect(mazeIn(fresh()).madness).toBe(0);
  });

  test.each(builtIn.mazes.map(({ id, den }) => [id, den]))('PR-28.12 PR-E27: a scripted map: %s', (id, den) => {
    const game = fresh('1', { map: id });
    const { openings, cards, fixed, den: where } = mazeIn(game);
    expect(where).toBe(at(den));
    expect([9, 11, 13]).toContain(stepsTo(openings, CENTRE)[GATE]);
    expect(CARD_CELLS.every((cell) => cards[cell] >= 0 !== (fixed[cell] !== ''))).toBe(true);
    const named = cards.filter((card) => card >= 0);
    expect([...named, ...boardOf(game).mapDeck].sort((a, b) => a - b)).toEqual(FULL_PACK);
    expect(boardOf(fresh('2', { map: id })).maze).toEqual(boardOf(game).maze);
  });
});

describe('knowledge', () => {
  test('PR-M8: walls are known where the party has been, cards where they are turned up', () => {
    const game = inMaze({ at: 'D2', cells: { D3: '6♥', C3: '7♥' }, walls: ['D3 E3'] }, { draws: ['2♥', 'K♣'] });
    const seen = (name: string) => {
      const view = (game.match.view(0) as ReturnType<typeof boardOf>).maze!;
      return [view.openings[at(name)], view.cards[at(name)]];
    };
    expect(seen('D3')).toEqual([-1, -1]);
    game.seat(0).answers('find:1:north'); // the card alone
    expect(seen('D3')).toEqual([-1, makeCard(HEALTH, 6)]);
    game.seat(0).answers('step:north');
    expect(seen('D3')).toEqual([1 + 4 + 8, makeCard(HEALTH, 6)]);
    expect(seen('C3')).toEqual([-1, -1]);
    expect(seen('D1')[0]).not.toBe(-1);
  });

  test('PR-M8: a step that shows walls is not undone freely, one over known ground is', () => {
    const game = inMaze({ at: 'D2', shown: ['D3'], spent: ['D3'] });
    game.seat(0).answers('step:south');
    expect(game.match.openFrom).toBe(0);
    game.seat(0).answers('step:north', 'step:north');
    expect(game.match.openFrom).toBe(3);
  });
});

describe('cells', () => {
  test('PR-M9: by rank', () => {
    const counts: { [kind: string]: number } = {};
    for (const card of FULL_PACK) {
      const { kind, suit } = contentOfCard(card);
      expect(suit).toBe(suitOf(card));
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
    expect(counts).toEqual({ empty: 16, trap: 8, lair: 8, patrol: 4, madness: 4, cache: 4, sanctuary: 4, wall: 4 });
    const kinds = [2, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((value) => contentOfCard(makeCard(TRICK, value)).kind);
    expect(kinds).toEqual([
      'empty',
      'empty',
      'trap',
      'trap',
      'lair',
      'lair',
      'patrol',
      'madness',
      'cache',
      'sanctuary',
      'wall',
    ]);
  });

  const entering = (card: string, given: Given = {}, maze = {}) => {
    const game = inMaze({ at: 'D2', cells: { D3: card }, ...maze }, given);
    game.seat(0).answers('step:north');
    return game;
  };

  test('PR-M9: an empty passage', () => {
    const game = entering('5♣');
    game.expectQuestion('camp').expectEvents([{ type: 'area.shown', content: 'empty' }]);
    expect(mazeIn(game)).toMatchObject({ at: at('D3'), madness: 0 });
  });

  test('PR-M9: a lair holds one enemy from the decks with 1 treasure', () => {
    const game = entering('9♦', { enemyDeck: [[4], [3], [2], [6]] });
    expect(boardOf(game).fight?.kind).toBe('lair');
    expect(boardOf(game).enemies).toMatchObject([{ printed: [4, 3, 2, 6], treasure: 1, type: 'defender', hp: 4 }]);
    expect(boardOf(game).enemyDeck).toHaveLength(44);
  });

  test('PR-M9: a patrol is two enemies at once, 1 treasure each', () => {
    const game = entering('10♦', {
      enemyDeck: [
        [4, 9],
        [3, 9],
        [2, 9],
        [6, 9],
      ],
    });
    expect(boardOf(game).enemies).toMatchObject([
      { printed: [4, 3, 2, 6], treasure: 1 },
      { printed: [9, 9, 9, 9], treasure: 1 },
    ]);
  });

  test('PR-M9 PR-M10: a cache gives 1 treasure without a fight, once', () => {
    const game = entering('Q♣');
    game.expectQuestion('treasure.place');
    game.seat(game.match.pending.asks[0].seat).answers(HEALTH);
    expect(boardOf(game)).toMatchObject({ treasureDeck: 51, fights: 0 });
    game.seat(0).answers('step:south', 'step:north');
    game.expectQuestion('camp');
    expect(boardOf(game).treasureDeck).toBe(51);
  });

  test('PR-M10: a sprung trap and a Jack do nothing when the party comes back', () => {
    for (const card of ['6♥', 'J♥', 'A♥']) {
      const game = entering(card, { draws: ['2♥'] });
      if (card === 'A♥') game.expectQuestion('camp'); // no wall to open
      const { madness } = mazeIn(game);
      game.seat(0).answers('step:south', 'step:north');
      expect(mazeIn(game).madness).toBe(madness);
      game.expectQuestion('camp');
    }
  });

  test('PR-M9 PR-M30: a sanctuary takes 2 Madness when it is used, not when it is entered; never below 0', () => {
    const game = entering('K♣', {}, { madness: 3 });
    expect(mazeIn(game).madness).toBe(3);
    game.seat(0).answers('sanctuary');
    expect(mazeIn(game).madness).toBe(1);
    game.expectEvents([{ type: 'sanctuary' }, { type: 'madness', count: -2, now: 1 }]);
    const almost = entering('K♣', {}, { madness: 1 });
    almost.seat(0).answers('sanctuary');
    expect(mazeIn(almost).madness).toBe(0); // PR-M26
    almost.expectEvents([{ type: 'madness', count: -1, now: 0 }]);
  });

  // ---- Jacks

  test('PR-M12: hearts: Madness +1, and whoever has the most HP loses 1', () => {
    const game = entering('J♥', { party: { 0: { hp: 5 } } });
    expect(hp(game)).toEqual([5, 7, 6, 7]);
    expect(mazeIn(game).madness).toBe(1);
    game.expectEvents([
      { type: 'madness.jack', suit: HEALTH },
      { type: 'madness', count: 1, now: 1 },
    ]);
  });

  test('PR-M12: hearts: a tie falls on the lowest seat, the dead are no part of it', () => {
    const game = entering('J♥', { party: { 0: { hp: 0 }, 1: { hp: 6 }, 3: { hp: 6 } } });
    expect(hp(game)).toEqual([0, 5, 6, 6]);
  });

  test('PR-M12: hearts: it may kill', () => {
    const lone = { 0: { hp: 1 }, 1: { hp: 0 }, 2: { hp: 0 }, 3: { hp: 0 } };
    entering('J♥', { party: lone }).expectStanding({ reason: 'dead' });
  });

  /** A Jack in D3, a lair with one weak enemy in C3. */
  const jackThenLair = (card: string, given: Given = {}) => {
    const game = inMaze(
      { at: 'D2', cells: { D3: card, C3: '8♥', B3: '9♥' } },
      {
        enemyDeck: [
          [2, 3],
          [2, 3],
          [2, 3],
          [2, 3],
        ],
        ...given,
      },
    );
    game.seat(0).answers('step:north');
    return game;
  };

  test('PR-M12: diamonds: the next combat begins with the EPIC use spent, and only that one', () => {
    const game = jackThenLair('J♦', { pack: { bombs: 1 } });
    expect(mazeIn(game)).toMatchObject({ madness: 1, spentUse: 1 });
    expect(boardOf(game).epicUse).toBe(1);
    game.seat(0).answers('step:west');
    expect(boardOf(game)).toMatchObject({ epicUse: 0, fight: { useBefore: 0 } });
    game.expectOffers(0, ['attack:4'], ['epic:immunity']);
    expect(mazeIn(game).spentUse).toBe(0);
    game.seat(0).answers('bomb');
    expect(boardOf(game).epicUse).toBe(0); // PR-10.18: run from, it stays as it was left
  });

  test('PR-M12: diamonds: after a victory the use is there again', () => {
    const game = jackThenLair('J♦', { party: { 2: { treasure: [0, 0, 6, 0] } } });
    game.seat(0).answers('step:west');
    while (boardOf(game).phase !== 'camp' && boardOf(game).fight) {
      const [ask] = game.match.pending.asks;
      game.seat(ask.seat).answers(ask.options[0]);
    }
    expect(boardOf(game).epicUse).toBe(1);
  });

  test('PR-M12: spades: in the first round of the next combat every character must attack', () => {
    const game = jackThenLair('J♠', { enemyDeck: [[9], [9], [9], [13]], pack: { bombs: 1, flasks: 1 } });
    expect(mazeIn(game)).toMatchObject({ madness: 1, mustAttack: 1 });
    game.seat(0).answers('step:west');
    for (const seat of [0, 1, 2, 3]) game.expectOptions(seat, ['attack:4']);
    game.refuses(0, 'defend', 'PR-M12');
    for (const seat of [0, 1, 2, 3]) game.seat(seat).answers('attack:4');
    expect(boardOf(game).fight?.round).toBe(2);
    game.expectOffers(0, ['defend', 'bomb', 'flask:0']);
    expect(mazeIn(game).mustAttack).toBe(0);
  });

  test('PR-M12: clubs: while the Minotaur sleeps, one more Madness', () => {
    const game = entering('J♣');
    expect(mazeIn(game)).toMatchObject({ madness: 2, minotaurAwake: 0 });
  });

  test('PR-M12: clubs: an awake Minotaur moves 3 cells at once, and there is no more Madness', () => {
    const game = entering('J♣', {}, { minotaur: 'A7' });
    expect(mazeIn(game).madness).toBe(1);
    // One cell on the tick, then three: A7, B7 (east before south), C7, D7, D6.
    expect(told(game, 'minotaur.moves')).toMatchObject([{ cell: 'B7' }, { cell: 'D6' }]);
    expect(mazeIn(game)).toMatchObject({ minotaur: at('D6'), minotaurSteps: 1 });
  });

  test('PR-M12: clubs: the first point may wake him, and then he moves', () => {
    const game = entering('J♣', {}, { madness: 3, den: 'A7' });
    expect(mazeIn(game)).toMatchObject({ madness: 4, minotaur: at('D7') });
  });

  test('PR-M12 PR-M20: clubs: where his three cells bring him to the party they fight', () => {
    const game = entering('J♣', {}, { minotaur: 'D7' });
    expect(boardOf(game).fight?.kind).toBe('minotaur');
  });

  // ---- Aces

  test("PR-M13: a red Ace opens one closed wall for good, of the party's choice, or none", () => {
    const walls = ['D3 C3', 'D3 E3'];
    const game = entering('A♦', {}, { walls });
    game.expectQuestion('maze.wall').expectOptions(1, ['east', 'west', 'none']);
    game.seat(3).answers('west');
    expect(openSides(mazeIn(game).openings, at('D3'))).toEqual(['north', 'south', 'west']);
    expect(openSides(mazeIn(game).openings, at('C3'))).toContain('east');
    game
      .expectEvents([{ type: 'wall.opened', side: 'west' }])
      .expectQuestion('camp')
      .expectOffers(0, ['step:west'], ['step:east']);
    const left = entering('A♥', {}, { walls });
    left.seat(0).answers('none');
    expect(openSides(mazeIn(left).openings, at('D3'))).toEqual(['north', 'south']);
    left.expectNoEvents([{ type: 'wall.opened' }]).expectQuestion('camp');
  });

  test('PR-M13: only inner walls; a cell without closed ones asks nothing', () => {
    const game = inMaze({ at: 'F1', cells: { G1: 'A♥' }, walls: ['G1 G2'] });
    game.seat(0).answers('step:east');
    game.expectQuestion('maze.wall').expectOptions(0, ['north', 'none']);
    entering('A♥').expectQuestion('camp');
  });

  test('PR-M13: a black Ace closes the passage the party came through, for good', () => {
    for (const card of ['A♠', 'A♣']) {
      const game = entering(card);
      expect(openSides(mazeIn(game).openings, at('D3'))).toEqual(['north', 'east', 'west']);
      expect(openSides(mazeIn(game).openings, at('D2'))).not.toContain('north');
      game
        .expectEvents([{ type: 'wall.closed' }])
        .expectQuestion('camp')
        .expectOffers(0, ['step:east'], ['step:south']);
    }
  });

  test('PR-M13: unless some cell would be cut off: then nothing happens', () => {
    const game = entering('A♠', {}, { walls: ['D3 C3', 'D3 E3', 'D3 D4'] });
    expect(openSides(mazeIn(game).openings, at('D3'))).toEqual(['south']);
    game
      .expectNoEvents([{ type: 'wall.closed' }])
      .expectQuestion('camp')
      .expectOffers(0, ['step:south']);
    expect(mazeIn(game).spent[at('D3')]).toBe(1);
  });
});

describe('wandering enemies', () => {
  const step = (ticks: number, card: string) => {
    const game = inMaze({ at: 'D2', ticks }, { draws: [card], enemyDeck: [[2], [2], [2], [2]], pack: { bombs: 1 } });
    game.seat(0).answers('step:west');
    return game;
  };

  test('PR-M11: every eighth tick a card is drawn; a club brings one, without treasure, on the spot', () => {
    const game = step(7, '9♣');
    game.expectEvents([
      { type: 'draws', purpose: 'wanderer', who: null },
      { type: 'wanderer' },
      { type: 'fight.begins', kind: 'wanderer' },
    ]);
    expect(boardOf(game).enemies).toMatchObject([{ printed: [2, 2, 2, 2], treasure: 0 }]);
    expect(mazeIn(game)).toMatchObject({ at: at('C2'), ticks: 8, foundWanderer: 0 });
  });

  test('PR-M11: another suit brings none, and no other tick draws', () => {
    step(7, '9♠')
      .expectQuestion('camp')
      .expectEvents([{ type: 'draws', purpose: 'wanderer' }]);
    expect(boardOf(step(7, '9♠'))).toMatchObject({ fight: null, inPlay: [], discard: [makeCard(ATTACK, 9)] });
    step(6, '9♣')
      .expectQuestion('camp')
      .expectNoEvents([{ type: 'draws' }]);
    step(8, '9♣')
      .expectQuestion('camp')
      .expectNoEvents([{ type: 'draws' }]);
    step(15, '9♣').expectEvents([{ type: 'wanderer' }]);
  });

  test('PR-E25: after running from it the party stays, and its cards are shuffled back', () => {
    const game = step(7, '9♣');
    expect(boardOf(game).enemyDeck).toHaveLength(44);
    game.seat(0).answers('bomb');
    expect(mazeIn(game)).toMatchObject({ at: at('C2'), ticks: 11 });
    expect(mazeIn(game).waiting.flat()).toEqual([]);
    expect(boardOf(game).enemyDeck).toHaveLength(48);
    game.expectQuestion('camp');
  });

  test('PR-18.12 PR-E25: what a wandering thief has stolen returns to the Treasure Deck', () => {
    const game = inMaze(
      { at: 'C2' },
      { enemies: [{ cards: [7, 2, 2, 2], pile: 3 }], fight: 'wanderer', pack: { bombs: 1 } },
    );
    game.seat(0).answers('bomb');
    expect(boardOf(game).treasureDeck).toBe(52);
  });

  test('PR-E25: the cell where it came is resolved afterwards, also when the party ran', () => {
    const game = inMaze(
      { at: 'D2', ticks: 7, cells: { D3: 'Q♥' } },
      { draws: ['9♣'], enemyDeck: [[2], [2], [2], [2]], pack: { bombs: 1 } },
    );
    game.seat(0).answers('step:north');
    game.expectQuestion('turn.action');
    game.seat(0).answers('bomb');
    game.expectQuestion('treasure.place');
    expect(mazeIn(game).ticks).toBe(11); // its ticks come first
  });
});

describe('time', () => {
  test('PR-E23: a combat that a tick causes is played first; the ticks still owed, then its own three, follow', () => {
    // The thread leaves five ticks; the second of them is the eighth.
    const game = inMaze(
      { at: 'D5', ticks: 6 },
      { pack: { thread: 1, bombs: 1 }, draws: ['9♣'], enemyDeck: [[2], [2], [2], [2]] },
    );
    game.seat(0).answers('thread');
    expect(mazeIn(game)).toMatchObject({ at: GATE, ticks: 8, owed: 3 });
    expect(boardOf(game).fight?.kind).toBe('wanderer');
    game.seat(0).answers('bomb');
    expect(mazeIn(game)).toMatchObject({ ticks: 14, owed: 0 });
  });

  test('PR-E23: on one tick the Minotaur comes first, then the wandering check; then the ticks owed', () => {
    const game = inMaze(
      { at: 'D2', ticks: 7, minotaur: 'C3' },
      { pack: { bombs: 2 }, enemyDeck: [[2], [2], [2], [2]] },
    ).random('deck', [FULL_PACK, FULL_PACK, deckOf('9♣')]); // set-up, his combat, after it
    game.seat(0).answers('step:west');
    expect(boardOf(game).fight?.kind).toBe('minotaur');
    expect(mazeIn(game)).toMatchObject({ ticks: 8, foundWanderer: 1 });
    game.seat(0).answers('bomb');
    game.expectQuestion('maze.flee');
    game.seat(0).answers('south');
    expect(boardOf(game).fight?.kind).toBe('wanderer');
    expect(mazeIn(game)).toMatchObject({ at: at('C1'), ticks: 8, owed: 4, foundWanderer: 0 });
    game.seat(0).answers('bomb');
    expect(mazeIn(game)).toMatchObject({ at: at('C1'), ticks: 15, owed: 0 });
    game.expectQuestion('camp');
  });
});

describe('Madness', () => {
  test('PR-M26: each sprung trap adds 1, walked into or failed to disarm; a removed one none', () => {
    const game = inMaze(
      { at: 'D2', cells: { D3: '6♥', C2: '7♥', E2: '7♠' }, shown: ['C2', 'E2'] },
      { draws: ['2♥', '6♦', 'K♥', '2♠'] },
    );
    game.seat(0).answers('disarm:0:west'); // 2♥: removed
    expect(mazeIn(game).madness).toBe(0);
    game.seat(0).answers('disarm:3:east'); // 6♦: it springs; K♥ names seat 1, 2♠ saves it
    expect(mazeIn(game).madness).toBe(1);
    game.seat(0).answers('step:north');
    expect(mazeIn(game).madness).toBe(2);
    expect(told(game, 'madness')).toMatchObject([
      { count: 1, now: 1 },
      { count: 1, now: 2 },
    ]);
  });

  /** In a combat with an empty deck, so that the next check reshuffles. */
  const reshuffling = (reshuffles: number, madness = 0) => {
    const game = inMaze(
      { at: 'D3', from: 'D2', cells: { D3: '8♥' }, shown: ['D3'], madness },
      { enemies: [{ cards: [9, 9, 9, 9] }], fight: { kind: 'lair', reshuffles }, deckLeft: 0 },
    );
    game.seat(0).answers('defend');
    return game;
  };

  test('PR-M26: each reshuffle in a combat adds 1, at most two of them in each', () => {
    expect(mazeIn(reshuffling(0)).madness).toBe(1);
    expect(mazeIn(reshuffling(1)).madness).toBe(1);
    expect(mazeIn(reshuffling(2)).madness).toBe(0);
  });

  test('PR-M27: at 8 every character has one less Trick, below it not', () => {
    const finding = (madness: number) => {
      const game = inMaze({ at: 'D2', madness, cells: { D3: '6♥' } }, { draws: ['6♦'] }); // Trick 7
      game.seat(0).answers('find:0:north');
      return game;
    };
    finding(7).expectEvents([{ type: 'check', need: 7, ok: 1 }]);
    finding(8).expectEvents([{ type: 'check', need: 6, ok: 0 }]);
    finding(11).expectEvents([{ type: 'check', need: 6, ok: 0 }]); // no more than one
  });

  test('PR-M27: only while it stays there, and never below 2', () => {
    const game = inMaze(
      { at: 'D2', madness: 9, cells: { D2: 'K♥', D3: '6♥' }, shown: ['D2'] },
      { party: { 0: { stats: [null, null, null, 2] } }, draws: ['3♦', '6♦'] },
    );
    game.seat(0).answers('find:0:north', 'sanctuary', 'find:1:north');
    game.expectEvents([{ type: 'check', need: 2, ok: 0 }, { type: 'sanctuary' }, { type: 'check', need: 9, ok: 1 }]);
  });

  test('PR-M27: at 12 the party is lost, outside combat and in it; at 11 not', () => {
    const trapped = (madness: number) => {
      const game = inMaze({ at: 'D2', madness, cells: { D3: '6♥' } }, { draws: ['2♦'] });
      game.seat(0).answers('step:north');
      return game;
    };
    trapped(10).expectStanding(null);
    trapped(11)
      .expectStanding({ reason: 'madness', places: [2, 2, 2, 2] })
      .expectEvents([{ type: 'madness', now: 12 }, { type: 'game.mad' }]);
    reshuffling(0, 11).expectStanding({ reason: 'madness' });
  });
});

describe('leaving', () => {
  const withRelics = (relics: number[], place = 'D1') => inMaze({ at: place }, { pack: { relics } });

  test('PR-M28: on D1 the party may leave at any time, elsewhere not', () => {
    withRelics([-1, -1, -1, -1]).expectOffers(0, ['leave']);
    withRelics([0, 0, 0, 0], 'D2').expectOffers(0, ['step:south'], ['leave']);
  });

  test('PR-M28: with fewer than four relics it has escaped with so many: no win', () => {
    const game = withRelics([0, 1, -1, 2]);
    game.seat(0).answers('leave');
    game
      .expectStanding({ reason: 'escaped', places: [2, 2, 2, 2] })
      .expectEvents([{ type: 'game.escaped', relics: 3 }]);
    game.expectNoEvents([{ type: 'game.won' }]);
  });

  test('PR-M1 PR-M28: with all four it wins', () => {
    const game = withRelics([0, 1, 3, 2]);
    game.seat(0).answers('leave');
    game.expectStanding({ reason: 'won', places: [1, 1, 1, 1] }).expectEvents([{ type: 'game.won', campaign: 'maze' }]);
  });
});

describe('the ball of thread', () => {
  test('PR-M33: used up, it puts the party on D1, then 5 ticks pass', () => {
    const game = inMaze({ at: 'F6', cells: { E6: '6♥' } }, { pack: { thread: 1 } });
    game.expectOffers(0, ['thread']);
    game.seat(0).answers('thread');
    expect(mazeIn(game)).toMatchObject({ at: GATE, ticks: 5, owed: 0 });
    expect(boardOf(game).pack.thread).toBe(0);
    game
      .expectEvents([{ type: 'thread' }, { type: 'moves', to: 'D1' }])
      .expectQuestion('camp')
      .expectOffers(0, ['leave'], ['thread']);
  });

  test('PR-M33: not on D1, not without it, and not in combat', () => {
    inMaze({ at: 'D1' }, { pack: { thread: 1 } }).expectOffers(0, ['leave'], ['thread']);
    inMaze({ at: 'D2' }).expectOffers(0, ['step:north'], ['thread']);
    const fighting = inMaze(
      { at: 'D2' },
      { pack: { thread: 1 }, enemies: [{ cards: [2, 2, 2, 2] }], fight: 'wanderer' },
    );
    expect(offered(fighting)).not.toContain('thread');
  });

  test('PR-M33: town sells it in the maze for 3 treasure, one to a party', () => {
    const game = inMaze({}, { party: { 0: { treasure: [0, 3, 0, 0] } } });
    game.seat(0).answers('shop');
    game.expectOffers(0, ['buy:thread'], ['buy:lantern', 'buy:chalk']);
    const owned = inMaze({}, { party: { 0: { treasure: [0, 3, 0, 0] } }, pack: { thread: 1 } });
    owned.seat(0).answers('shop');
    owned.expectOffers(0, ['buy:scroll'], ['buy:thread']);
  });
});

test('PR-M12: what is meant for the next combat waits for it, whatever else happens', () => {
  const game = inMaze({ at: 'D2', spentUse: 1, mustAttack: 1, cells: { D3: '6♥' } }, { draws: ['2♥'] });
  game.seat(0).answers('step:north');
  expect(mazeIn(game)).toMatchObject({ spentUse: 1, mustAttack: 1 });
  expect(boardOf(game).epicUse).toBe(1);
});
