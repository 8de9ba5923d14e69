/** RP-27, RP-28: playing alone. */
import { describe, expect, test } from 'vitest';
import { faceOf, facing, resultsOf } from '../../scenarios/monster.fixture';
import { seenBy } from '../../scenarios/stall.fixture';
import {
  boardOf,
  type Given,
  heroOf,
  laidOut,
  minionCard,
  newGame,
  offered,
  party,
  playTo,
  question,
  table,
  told,
  ware,
} from '../../scenarios/table.fixture';
import { RANK_NAMES, type Rank, rankOf, sheetOf } from '../end/scoring';
import { isGold } from '../sheet/dice';
import { marketCards } from '../start/setup';

const ALONE = { seats: 1 };
const WARES = ['feint', 'thrifty', 'leather-gloves', 'quarterstaff'];
const numbers = WARES.map(ware);

/** The Dice Phase of one who plays alone: a die on each card; the selected one goes into STR. */
function selecting(card: number, enemy: readonly (readonly number[])[], given: Given = {}, options = {}) {
  const dice = ['red 1', 'blue 2', 'green 3'];
  const initiative = dice.map((one, place) => ({ dice: [one], ...(place === 2 ? { fiends: [] } : {}) }));
  const { heroes = { 0: { gold: 0 } }, ...others } = given as { heroes?: Given };
  const foe = 'mode' in options ? {} : { minion: 'bog-lurker', minions: ['tollbridge-ogre', 'candle-wisps'] };
  const game = party(
    {
      phase: 'dice',
      called: 1,
      market: WARES.slice(0, 'mode' in options ? 3 : 4),
      initiative,
      ...foe,
      heroes,
      ...others,
    } as never,
    { ...ALONE, ...options },
  ).random(
    'enemy',
    enemy.map((roll) => roll.map((value) => value - 1)),
  );
  game.seat(0).answers(`card:${card}`, `place:${[0, 10, 20][card]}:0`, 'none');
  return game;
}

describe('set-up', () => {
  test('RP-27.1, RP-27.2 as for two players: ranks 1, 2, ★ and four Market cards, 20 discarded, the Call under the 15th', () => {
    const game = newGame(ALONE);
    const { row, market, discard, callIn, marketDeck, trash } = boardOf(game);
    expect([row.length, market.length, discard.length, callIn]).toEqual([3, 4, 20, 11]);
    expect(row.map(({ gold, fiends }) => [gold, fiends.length])).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
    ]);
    expect(market.length + discard.length + trash.length + marketDeck.length).toBe(90);
    expect(boardOf(newGame({ ...ALONE, mode: 'full' })).discard).toHaveLength(40);
  });

  test('RP-27.3 the top card after the discards begins the trash pile, above the Call', () => {
    const b = laidOut(ALONE);
    expect([b.trash.length, b.callIn]).toEqual([1, 15]);
    expect(laidOut({ seats: 2 }).trash).toEqual([]);
    const { trash, discard, marketDeck } = boardOf(table(ALONE));
    expect([...discard, ...marketDeck]).not.toContain(trash[0]);
  });

  test('RP-27.4 two gold dice are out of the bag', () => {
    const b = laidOut(ALONE);
    expect([b.enemies.length, b.enemies.every(isGold), b.bag.length]).toEqual([2, true, 86]);
    expect(b.bag.filter(isGold)).toHaveLength(11);
    expect([laidOut({ ...ALONE, mode: 'full' }).bag.length, laidOut().enemies]).toEqual([104, []]);
  });

  test('RP-27.5, RP-R41 one of the Monsters of another colour, with its card for one', () => {
    for (const seed of ['1', '2', '3', '4']) {
      const game = newGame({ ...ALONE, seed });
      const { monster, heroes } = boardOf(game);
      const { colour, solo, many } = seenBy(game).content.monsters[monster];
      expect(colour).not.toBe(heroes[0].colour);
      expect(told(game, 'monster.appears')).toMatchObject([{ strength: solo.strength }]);
      expect(solo.strength).toBeGreaterThan(many.strength);
    }
  });

  test('RP-27.21, RP-R43 what needs another player is not there', () => {
    const alone = (mode: 'base' | 'ff') => marketCards({ ...seenBy(newGame({ ...ALONE, mode })) }, mode);
    expect([alone('ff').length, alone('base').length]).toEqual([90, 52]);
    expect(alone('ff')).not.toContain(ware('diplomacy'));
    expect(marketCards({ ...seenBy(newGame()) }, 'ff')).toContain(ware('diplomacy'));
  });

  test('RP-27.20 the player is always Start Player', () => {
    const game = playTo(newGame(ALONE), 'market.option');
    playTo(game.seat(0).answers('discard:0'), 'initiative.select');
    expect([boardOf(game).round, boardOf(game).start]).toEqual([2, 0]);
  });
});

describe('the Dice Phase', () => {
  test('RP-27.6 the Roll Phase is that of two players: 6 dice, then 3', () => {
    expect(told(newGame(ALONE), 'dice.rolled')[0].dice).toHaveLength(6);
    const called = party({ called: 1 }, ALONE);
    expect(told(called, 'dice.rolled')[0].dice).toHaveLength(3);
  });

  test('RP-27.7 no enemy die for card 1, one for card 2, two for the ★ card', () => {
    expect(told(selecting(0, []), 'enemy.rolled')).toEqual([]);
    expect(told(selecting(1, [[1]]), 'enemy.rolled')).toMatchObject([{ dice: [1] }]);
    expect(told(selecting(2, [[1, 2]]), 'enemy.rolled')).toMatchObject([{ dice: [1, 2] }]);
  });

  test('RP-27.8 two equal results: one is rolled again until they differ', () => {
    const game = selecting(2, [[3, 3], [3], [1]]);
    expect(told(game, 'enemy.rolled')).toMatchObject([{ dice: [3, 1] }]);
    game.expectRandomUsedUp();
  });

  test('RP-27.9 1 to 4 trash the card of that place', () => {
    for (const value of [1, 2, 3, 4]) {
      const { market, trash } = boardOf(selecting(1, [[value]]));
      expect(market).toEqual(numbers.map((card, place) => (place === value - 1 ? -1 : card)));
      expect(trash).toContain(numbers[value - 1]);
    }
  });

  test('RP-27.10 5 and 6 drive the Minion off, both of them twice', () => {
    expect(boardOf(selecting(1, [[5]])).minion).toBe(minionCard('tollbridge-ogre'));
    const { minion, minionDeck, market } = boardOf(selecting(2, [[5, 6]]));
    expect(minion).toBe(minionCard('candle-wisps'));
    expect(minionDeck.slice(0, 2)).toEqual([minionCard('tollbridge-ogre'), minionCard('bog-lurker')]);
    expect(market).toEqual(numbers);
  });

  test('RP-27.11, RP-R42 places are those before any die is resolved; gaps stay', () => {
    expect(boardOf(selecting(2, [[1, 2]])).market).toEqual([-1, -1, numbers[2], numbers[3]]);
    expect(boardOf(selecting(2, [[4, 3]])).market).toEqual([numbers[0], numbers[1], -1, -1]);
  });

  test('RP-27.23, RP-R77 they are rolled after the whole turn, Fiends included, and before Fiends bind', () => {
    const initiative = [{ dice: ['red 1'] }, { dice: ['blue 2'] }, { dice: ['green 3'], fiends: ['fidget'] }];
    const game = selecting(2, [[1, 2]], { initiative });
    game.expectEvents([
      { type: 'placed' },
      { type: 'fiend.gained' },
      { type: 'enemy.rolled' },
      { type: 'fiend.binds' },
    ]);
  });

  test('RP-27.24, RP-R77 a lone Minion stays, and without one nothing happens', () => {
    const lone = laidOut(ALONE, { minion: 'bog-lurker' });
    const board = (minion: number) => ({ minion, minionDeck: [], minionBox: lone.minionBox });
    for (const minion of [minionCard('bog-lurker'), -1]) {
      const game = table(ALONE)
        .given({
          phase: 'dice',
          called: 1,
          heroes: { 0: { gold: 0 } },
          initiative: [{ dice: ['red 1'] }, { dice: ['blue 2'] }],
          minion: 'bog-lurker',
        })
        .board(board(minion))
        .random('enemy', [4]);
      game.seat(0).answers('card:1', 'place:10:0', 'none');
      expect([boardOf(game).minion, told(game, 'minion.driven')]).toEqual([minion, []]);
    }
  });
});

describe('the Market Phase', () => {
  const market = (options = {}) =>
    party({ phase: 'market', market: WARES, heroes: { 0: { gold: 9 } } }, { ...ALONE, ...options });

  test('RP-27.12 the leftmost card left is discarded, the others are trashed', () => {
    const game = market();
    game.seat(0).answers('buy:1');
    const { trash, discard } = boardOf(game);
    expect(discard).toContain(numbers[0]);
    expect(trash.slice(-2)).toEqual([numbers[2], numbers[3]]);
    expect(told(game, 'trashed')).toMatchObject([{ cards: [numbers[2], numbers[3]] }]);
  });

  test('RP-27.13 what is trashed never returns: an empty deck is made of the discard pile alone', () => {
    const b = laidOut(ALONE, { phase: 'market', market: WARES, heroes: { 0: { gold: 9 } } });
    const deck = { marketDeck: [], discard: b.discard.slice(0, 5), trash: [...b.trash, ...b.marketDeck] };
    const game = market().board(deck);
    game.seat(0).answers('discard:0');
    const { market: next, marketDeck, discard } = boardOf(game);
    const drawn = [...next, ...marketDeck, ...discard];
    expect(drawn).toHaveLength(7);
    for (const card of [...deck.trash, numbers[2], numbers[3]]) expect(drawn).not.toContain(card);
  });

  test('RP-27.14 Cleanup as always: both cards left give their dice back, a new Market of four', () => {
    const game = party(
      {
        phase: 'market',
        called: 1,
        market: WARES,
        heroes: { 0: { gold: 9 } },
        initiative: [{ holder: 0 }, { dice: ['blue 2'] }, { dice: ['green 3'], fiends: [] }],
      },
      ALONE,
    );
    game.seat(0).answers('discard:0');
    const { round, market: next, row } = boardOf(game);
    expect([round, next.length, row[2].fiends.length]).toEqual([2, 4, 1]);
  });
});

describe('the Monster and the end', () => {
  test('RP-27.15 with a 1P requirement the token and the condition are not enough', () => {
    const adventures = ['silk-granary', 'bait-and-thread', 'web-shroud']; // 6 Gold: a die; 1P: no active Fiend
    const pool = (own: Given) => {
      const game = facing('gloamspider-queen', [{ gold: 6, honor: 20, ...own }], [], { adventures }, ALONE);
      return boardOf(game).combat?.pools[0];
    };
    expect([pool({ trophies: 1 }), pool({ trophies: 1, fiends: ['fidget'] }), pool({ trophies: 0 })]).toEqual([
      2, 1, 1,
    ]);
    const many = facing('gloamspider-queen', [{ gold: 6, trophies: 1, fiends: ['fidget'] }, {}], [], { adventures });
    expect(boardOf(many).combat?.pools[0]).toBe(2);
  });

  test('RP-27.16 a result below the Strength kills, at once and without score; the Strength itself does not', () => {
    const { strength } = faceOf('gloamspider-queen', 'solo');
    const dead = facing('gloamspider-queen', [{ honor: strength - 7 }], [[6]], {}, ALONE);
    dead.expectStanding({ places: [2], scores: [0], reason: 'died' }).expectEvents([{ type: 'hero.died' }]);
    expect(told(dead, 'scored')).toEqual([]);
    const alive = facing('gloamspider-queen', [{ honor: strength - 6 }], [[6]], {}, ALONE);
    expect(resultsOf(alive)[0]).toMatchObject({ result: strength, success: 1 });
    expect(alive.match.standing?.reason).not.toBe('died');
  });

  const categories = (gold: number, mode: string) =>
    sheetOf(seenBy(party({ phase: 'market', heroes: { 0: { gold } } }, { ...ALONE, mode })), 0).byCategory;

  test('RP-27.17 a Star for every full 8 Gold', () => {
    expect([0, 7, 8, 15, 16].map((gold) => categories(gold, 'ff').gold)).toEqual([0, 0, 1, 1, 2]);
    expect(sheetOf(seenBy(party({ phase: 'market', heroes: { 0: { gold: 16 } } })), 0).byCategory.gold).toBe(0);
  });

  test('RP-27.18 5 Stars more without Monsters & Minions', () => {
    expect([categories(0, 'ff').bonus, categories(0, 'full').bonus]).toEqual([5, 0]);
  });

  test('RP-27.19, RP-27.22, RP-R71 one chart of ranks for both modes', () => {
    const bounds: [number, Rank][] = [
      [60, 'monster-slayer'],
      [47, 'monster-slayer'],
      [46, 'true-hero'],
      [43, 'true-hero'],
      [42, 'clan-leader'],
      [38, 'clan-leader'],
      [37, 'luminary'],
      [34, 'luminary'],
      [33, 'adventurer'],
      [29, 'adventurer'],
      [28, 'hireling'],
      [25, 'hireling'],
      [24, 'npc'],
      [-3, 'npc'],
    ];
    for (const mode of ['ff', 'full'] as const) {
      const seen = { b: laidOut({ ...ALONE, mode }), options: {} };
      for (const [stars, rank] of bounds) expect(rankOf(seen, stars), `${stars}`).toBe(rank);
    }
  });
});

describe('alone in the base game', () => {
  const BASE = { ...ALONE, mode: 'base' };

  test('RP-28.1 set up as for two, one gold die out, a trash pile', () => {
    const b = laidOut(BASE);
    expect([b.row.length, b.enemies.length, b.bag.length, b.discard.length, b.trash]).toEqual([3, 1, 72, 16, []]);
    expect(boardOf(newGame(BASE)).market).toHaveLength(3);
  });

  test('RP-28.2 card 1 none; card 2: 1, 2, 3 trash a card, 4 to 6 nothing; card 3: two values each', () => {
    expect(told(selecting(0, [], {}, BASE), 'enemy.rolled')).toEqual([]);
    const gone = (card: number, value: number) => boardOf(selecting(card, [[value]], {}, BASE)).market.indexOf(-1);
    expect([1, 2, 3, 4, 5, 6].map((value) => gone(1, value))).toEqual([0, 1, 2, -1, -1, -1]);
    expect([1, 2, 3, 4, 5, 6].map((value) => gone(2, value))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  test('RP-28.3, RP-R44 what is left of the Market goes as in Fiends & Familiars, or all is discarded', () => {
    const left = (baseLeftovers: string) => {
      const game = party(
        { phase: 'market', market: WARES.slice(0, 3), heroes: { 0: { gold: 9 } } },
        { ...BASE, baseLeftovers },
      );
      game.seat(0).answers('buy:1');
      const { trash, discard } = boardOf(game);
      return [trash.includes(numbers[2]), discard.includes(numbers[0]), discard.includes(numbers[2])];
    };
    expect([left('trash'), left('discard')]).toEqual([
      [true, true, false],
      [false, true, true],
    ]);
  });

  test('RP-28.4, RP-R44 the ranks of the base game', () => {
    const rank = (stars: number, baseRanks = 'base') => rankOf({ b: laidOut(BASE), options: { baseRanks } }, stars);
    const at = [60, 36, 35, 32, 31, 28, 27, 24, 23, 20, 19];
    const ranks = [
      'true-hero',
      'true-hero',
      'clan-leader',
      'clan-leader',
      'luminary',
      'luminary',
      'adventurer',
      'adventurer',
      'hireling',
      'hireling',
      'npc',
    ];
    expect(at.map((stars) => rank(stars))).toEqual(ranks);
    expect([rank(47, 'fiends'), rank(24, 'fiends')]).toEqual(['monster-slayer', 'npc']);
    expect(RANK_NAMES).toHaveLength(7);
  });

  test('RP-28.4 the game ends with a rank and no Monster', () => {
    const full = Object.fromEntries(
      ['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA'].map((row) => [row, ['gold 1', 'blue 1', 'green 1']]),
    );
    const rows = { ...full, CHA: ['white 1', 'white 1', 'white 1'] };
    const game = party({ phase: 'cleanup', heroes: { 0: { class: 'pikeman', rows, gold: 16 } } }, BASE);
    game.expectStanding({ places: [1], reason: 'npc' });
    expect(sheetOf(seenBy(game), 0).byCategory).toMatchObject({ gold: 0, bonus: 0, monster: 0 });
    expect([question(game), offered(game), heroOf(game, 0).gold]).toEqual([undefined, [], 16]);
  });
});
