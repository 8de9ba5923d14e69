import { describe, expect, test } from 'vitest';
import { builtIn } from '../../content';
import { boardOf, laidOut, newGame, playTo, type Table, table, told } from '../../scenarios/table.fixture';
import { NONE, type RollPlayer } from '../board';
import { DICE } from '../sheet/dice';

const CELLS: readonly { readonly mode: string; readonly seats: number }[] = [
  ...[1, 2, 3, 4].map((seats) => ({ mode: 'ff', seats })),
  ...[1, 2, 3, 4, 5].map((seats) => ({ mode: 'full', seats })),
];
const isDots = (dots: number) => (card: number) => builtIn.market[card].dots === dots;
const allOf = (options: Table): RollPlayer => laidOut(options);
/** Everything is set up, and the first Roll Phase has not begun to be asked about. */
const setUp = (options: Table): RollPlayer => boardOf(newGame(options));

describe('the Market', () => {
  test('RP-3.1 the steps are done in their order', () => {
    newGame({ seats: 3 }).expectEvents([
      { type: 'market.drawn' },
      { type: 'start.rolled' },
      { type: 'start.is' },
      { type: 'sheet.chosen' },
      { type: 'sheet.chosen' },
      { type: 'sheet.chosen' },
      { type: 'colour.drawn' },
      { type: 'class.chosen' },
      { type: 'cards.dealt' },
      { type: 'familiar.chosen' },
      { type: 'starting.rolled' },
      { type: 'placed' },
      { type: 'monster.appears' },
      { type: 'minion.revealed' },
      { type: 'round.begins', round: 1 },
    ]);
  });

  test('RP-3.2 single dots lie above double dots, each part shuffled', () => {
    const one = allOf({ mode: 'ff', seats: 4 }).marketDeck;
    const dots = one.map((card) => builtIn.market[card].dots);
    expect(dots).toEqual([...dots].sort((x, y) => y - x)); // the end is the top
    expect(new Set(dots).size).toBe(2);
    const other = allOf({ mode: 'ff', seats: 4, seed: '2' }).marketDeck;
    for (const n of [1, 2]) expect(one.filter(isDots(n))).not.toEqual(other.filter(isDots(n)));
  });

  test.each([
    ['ff', [20, 20, 15, 10]],
    ['full', [40, 40, 40, 35, 30]],
  ])('RP-3.3 in mode %s so many cards go from the top to the discard pile: %j', (mode, counts) => {
    for (const [i, count] of counts.entries()) {
      const seats = i + 1;
      const b = allOf({ mode, seats });
      expect(b.discard).toHaveLength(count);
      const singles = builtIn.market.filter(({ dots, set }) => dots === 1 && (mode === 'full' || set !== 'mm')).length;
      const open = b.discard.filter(isDots(1)).length;
      expect(open).toBe(Math.min(count, singles)); // from the top: no double dots before the singles are gone
      expect((table({ mode, seats }).match.view(null) as RollPlayer).discard).not.toContain(-1); // face up
    }
  });

  test('RP-3.4 the Call to Adventure lies under the 15th, 23rd, 33rd or 38th card that is left', () => {
    expect(CELLS.map((cell) => allOf(cell).callIn)).toEqual([15, 15, 23, 33, 15, 15, 23, 33, 38]);
    const before = boardOf(table({ seats: 2 }));
    expect(before.callIn).toBe(11); // after the first four
    const deck = table({ seats: 2 }).board({ callIn: 4 });
    deck.expectBoard({ callIn: 0, called: 0 }); // exactly above it: it still lies in the deck
    table({ seats: 2 })
      .board({ callIn: 3 })
      .expectBoard({ called: 1 })
      .expectEvents([{ type: 'called' }]);
  });

  test('RP-3.5 the first Market has two cards more than there are players, four for one', () => {
    expect(CELLS.map((cell) => boardOf(table(cell)).market.length)).toEqual([4, 4, 5, 6, 4, 4, 5, 6, 7]);
    const laid = allOf({ seats: 2 });
    const drawn = boardOf(table({ seats: 2 })).market;
    expect(drawn).toEqual(laid.marketDeck.slice(-4).reverse()); // from the top
  });
});

describe('Initiative cards', () => {
  test('RP-3.6, RP-3.7, RP-R5 one more than there are players, the ★ card last; alone as for two', () => {
    expect(CELLS.map((cell) => allOf(cell).row.length)).toEqual([3, 3, 4, 5, 3, 3, 4, 5, 6]);
    const game = newGame({ seats: 2 });
    game.seat(boardOf(game).start).answers('card:2');
    expect(told(game, 'card.selected')[0]).toMatchObject({ rank: 3, star: true });
    const other = newGame({ seats: 2 });
    other.seat(boardOf(other).start).answers('card:1');
    expect(told(other, 'card.selected')[0]).toMatchObject({ rank: 2, star: false });
  });

  test('RP-3.8, RP-3.9, RP-R6 1 Gold on every card but the lowest and the highest', () => {
    for (const cell of CELLS) {
      const gold = boardOf(table(cell)).row.map((card) => card.gold);
      expect(gold).toEqual([0, ...Array(gold.length - 2).fill(1), 0]);
    }
  });

  test('RP-3.36, RP-3.37 nothing else is in the game: the cards on the table are those of the player count', () => {
    const b = setUp({ seats: 4 });
    expect(b.row).toHaveLength(5);
    expect(b.monster).not.toBe(NONE);
    expect(b.adventures).toHaveLength(3); // of 54
  });

  test('RP-3.33, RP-3.34, RP-R10 thirty Fiends, one face up on each of the highest ⌈P/2⌉ cards', () => {
    const slots: { readonly [seats: number]: readonly number[] } = {
      1: [0, 0, 1],
      2: [0, 0, 1],
      3: [0, 0, 1, 1],
      4: [0, 0, 0, 1, 1],
      5: [0, 0, 0, 1, 1, 1],
    };
    for (const cell of CELLS) {
      expect(allOf(cell).fiendDeck).toHaveLength(30);
      const b = setUp(cell);
      expect(b.row.map(({ fiends }) => fiends.length)).toEqual(slots[cell.seats]);
      expect(b.fiendDeck).toHaveLength(30 - slots[cell.seats].filter(Boolean).length);
    }
    expect(allOf({ seed: '1' }).fiendDeck).not.toEqual(allOf({ seed: '2' }).fiendDeck);
  });
});

describe('bag and boxes', () => {
  test('RP-3.10 all standard and Split Dice are in the bag, with everything the Boost Dice too', () => {
    const kinds = (mode: string) => new Set(allOf({ mode }).bag.map((die) => DICE[die].kind));
    expect(kinds('ff')).toEqual(new Set(['standard', 'split']));
    expect(kinds('full')).toEqual(new Set(['standard', 'split', 'boost']));
    const { bag } = allOf({ mode: 'full' });
    expect(bag).toEqual([...DICE.keys()]);
  });

  test('RP-3.35 there is one Backpack, that of Fiends & Familiars', () => {
    const packs = builtIn.market.filter(
      (card) => card.kind === 'weapon' && card.abilities.some((one) => 'power' in one && one.power === 'backpack'),
    );
    expect(packs.map(({ id, set }) => [id, set])).toEqual([['backpack', 'ff']]);
    const { marketDeck, discard } = allOf({ mode: 'full' });
    expect(marketDeck.length + discard.length).toBe(125);
    expect(setUp({ mode: 'full', seats: 5 }).row).toHaveLength(6);
  });

  test('RP-3.40 a common supply: nobody starts with XP, Honor, Injury or Charisma', () => {
    const zero = { xp: 0, honor: 0, injury: 0, charisma: 0, cards: [], fiends: [], trophies: [], stored: [] };
    newGame({ seats: 2 }).expectBoard({ heroes: { 0: zero, 1: zero } });
  });
});

describe('foes', () => {
  test('RP-3.28 the Monster has the colour of no player; every other may come', () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 12; seed++) {
      const b = setUp({ seats: 4, seed: `monster ${seed}` });
      expect(b.heroes.map(({ colour }) => colour)).not.toContain(builtIn.monsters[b.monster].colour);
      expect(builtIn.monsters[b.monster].set).toBe('ff');
      seen.add(b.monster);
    }
    expect(seen.size).toBeGreaterThan(3);
    const game = playTo(table({ seats: 2 }).random('monster', [3]), 'initiative.select');
    const { heroes, monster } = boardOf(game);
    const left = [...builtIn.monsters.keys()].filter(
      (card) =>
        builtIn.monsters[card].set === 'ff' && !heroes.some(({ colour }) => colour === builtIn.monsters[card].colour),
    );
    expect(left).toHaveLength(4);
    expect(monster).toBe(left[3]);
    expect((game.match.view(null) as RollPlayer).monster).toBe(monster); // face up
  });

  test('RP-3.29 one Location, one Obstacle and one Attack card of it, unseen by all', () => {
    const game = newGame({ seats: 2 });
    const { adventures, monster } = boardOf(game);
    expect(adventures.map((card) => builtIn.adventures[card].type)).toEqual(['location', 'obstacle', 'attack']);
    expect(adventures.every((card) => builtIn.adventures[card].monster === builtIn.monsters[monster].id)).toBe(true);
    for (const viewer of [0, 1, null]) {
      expect((game.match.view(viewer) as RollPlayer).adventures).toEqual([-1, -1, -1]);
    }
    const last = playTo(table({ seats: 2 }).random('adventure', [[2], [0], [1]]), 'initiative.select');
    const b = boardOf(last);
    const of = (type: string) =>
      [...builtIn.adventures.keys()].filter(
        (card) =>
          builtIn.adventures[card].monster === builtIn.monsters[b.monster].id && builtIn.adventures[card].type === type,
      );
    expect(b.adventures).toEqual([of('location')[2], of('obstacle')[0], of('attack')[1]]);
  });

  test('RP-3.30, RP-3.31, RP-3.32 single dots above; 5 or 18 leave from the top, the next one is turned up', () => {
    for (const cell of CELLS) {
      const { minionDeck, minionBox } = allOf(cell);
      const dots = minionDeck.map((card) => builtIn.minions[card].dots);
      expect(dots).toEqual([...dots].sort((x, y) => y - x));
      expect([minionBox.length, minionDeck.length]).toEqual(cell.mode === 'ff' ? [5, 18] : [18, 31]);
      const singles = builtIn.minions.filter((card) => card.dots === 1 && (cell.mode === 'full' || card.set === 'ff'));
      expect(minionBox.every((card) => builtIn.minions[card].dots === 1)).toBe(minionBox.length <= singles.length);
      expect(boardOf(newGame(cell)).minion).toBe(minionDeck.at(-1));
    }
    expect(allOf({ seed: '1' }).minionDeck).not.toEqual(allOf({ seed: '2' }).minionDeck);
  });

  test('RP-3.38, RP-R59 nobody sees the Minions that left; Market cards that were discarded are open', () => {
    const game = newGame({ seats: 2 });
    const { minionBox, discard } = boardOf(game);
    for (const viewer of [0, 1, null]) {
      const view = game.match.view(viewer) as RollPlayer;
      expect(view.minionBox).toEqual(minionBox.map(() => -1));
      expect(view.discard).toEqual(discard);
    }
    expect(told(game, 'minion.revealed')).toHaveLength(1);
  });
});
