/** DM-1 Setup, and the rulings it leans on. */
import { HIDDEN, Match, quickStream, type TableOptions } from '@tabard/kernel';
import { randomMove, scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { builtIn } from '../content';
import { blacks } from '../scenarios/faces';
import { scenarios } from '../scenarios/position';
import { darkMinions, darkMinionsWith } from '.';
import { BLACK, GRAY, NONE, type Seen, sum, WHITE } from './board';
import { lettersLeft } from './setup';
import { totalOf } from './victory';

const SEATS = [3, 4, 5] as const;
const ADVANCED = { mode: 'advanced' };

const fresh = (seats: number, options: TableOptions = {}, seed = 'fresh') =>
  Match.start(darkMinions, { seats, options, seed });
const townIds = (towns: readonly number[]) => towns.map((town) => builtIn.towns[town]?.id ?? null);
const letters = (towns: readonly number[]) => towns.map((town) => builtIn.towns[town].letter);
const drawn = (match: Match, label: string) =>
  match.journal.flatMap((entry) => (entry.kind === 'random' && entry.label === label ? [entry.values] : []));

const table = (seats = 4) => scenario(darkMinions, scenarios).seats(seats);

test.each(SEATS)('DM-1.1 a game with %i seats begins, at its first roll', (seats) => {
  const { board, pending } = fresh(seats);
  expect(board.supply).toHaveLength(seats);
  expect(pending.asks.map(({ question, seat }) => [question, seat])).toEqual([['roll.white', board.turn]]);
});

test.each([0, 1, 2, 6, 3.5])('DM-1.1 a game with %d seats is refused', (seats) => {
  expect(() => fresh(seats)).toThrow(`played by 3 to 5 seats, not ${seats}`);
});

test.each(SEATS)('DM-1.2 with %i seats each has its own colour, its Experience card, and level 1', (seats) => {
  const { hordes, levels } = builtIn;
  expect(hordes).toHaveLength(5);
  for (const mark of ['id', 'name', 'hue', 'shape'] as const)
    expect(new Set(hordes.map((horde) => horde[mark])).size).toBe(5);
  const { board } = fresh(seats);
  expect(new Set(board.horde).size).toBe(seats);
  expect(board.horde.every((horde) => hordes[horde] !== undefined)).toBe(true);
  expect(board.level).toEqual(Array(seats).fill(1));
  expect(levels).toHaveLength(5);
});

test.each(SEATS)('DM-1.3 with %i seats each has 50 minions in its supply and none elsewhere', (seats) => {
  const { board } = fresh(seats, ADVANCED);
  const none = Array(seats).fill(0);
  expect(board.supply).toEqual(Array(seats).fill(50));
  expect([board.graveyard, board.waiting]).toEqual([none, none]);
  expect(board.besiegers).toEqual(board.town.map(() => none));
  expect(sum(board.onCard)).toBe(0);
});

test.each(SEATS)('DM-1.4 with %i seats each has a 1 VP and a 2 VP starting tile, and no other VP', (seats) => {
  const { board } = fresh(seats);
  expect(board.tileOne).toEqual(Array(seats).fill(1));
  expect(board.tileTwo).toEqual(Array(seats).fill(1));
  expect(builtIn.rule.startTiles).toEqual([1, 2]);
  for (let seat = 0; seat < seats; seat++) expect(totalOf(board, builtIn, seat)).toBe(3);
});

describe('the Towns', () => {
  const stackOf = (seats: number) => fresh(seats).board.townStack.slice().reverse(); // from the top

  test('DM-1.5 the stack holds B, C, D, E and The End, three each, from top to bottom', () => {
    const order = ['B', 'B', 'B', 'C', 'C', 'C', 'D', 'D', 'D', 'E', 'E', 'E', 'End', 'End', 'End'];
    expect(letters(stackOf(3))).toEqual(order);
    expect(letters(stackOf(4))).toEqual(order);
    expect(letters(stackOf(5))).toEqual(order.slice(1));
  });

  test.each<TableOptions>([{}, { mode: 'advanced', demonLords: 'on' }])(
    'DM-1.5 DM-19.2 with %o everybody can count the letters that are left',
    (options) => {
      const match = fresh(5, options);
      const seen = match.seen(null) as Seen;
      expect(lettersLeft(seen)).toEqual(letters(match.board.townStack.slice().reverse()));
    },
  );

  test('DM-1.5 each letter is shuffled on its own, and the stack is face down', () => {
    const match = fresh(4);
    for (const letter of ['A', 'B', 'C', 'D', 'E', 'End']) {
      const [order, ...more] = drawn(match, `towns.${letter}`);
      expect(letters(order)).toEqual([letter, letter, letter]);
      expect(more).toEqual([]);
    }
    for (const viewer of [0, 3, null]) expect(match.view(viewer).townStack).toEqual(Array(15).fill(HIDDEN));
    const bees = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((seed) => drawn(fresh(4, {}, seed), 'towns.B')[0]);
    expect(new Set(bees.map(String)).size).toBeGreaterThan(1);
  });

  test('DM-1.5 the top of the stack is the next Town to come up', () => {
    const game = table(3)
      .options({ firstSeat: '1' })
      .random('towns.A', [0, 1, 2])
      .random('towns.B', [5, 3, 4])
      .random('primary', blacks(2, 3, 4))
      .board({ besiegers: { 0: [11, 0, 0] }, supply: { 0: 39 } });
    game.seat(0).answers('plain', 'attack:A1', 0, 1, 'done');
    const { town, townStack } = game.match.board as { town: number[]; townStack: number[] };
    expect(townIds(town)).toEqual(['B2', 'A2', 'A3']);
    expect(townIds(townStack).slice(-2)).toEqual(['B3', 'B1']);
    game.expectQuestion('roll.white', 1);
  });

  test.each(SEATS)('DM-1.6 DM-1.8 with %i seats the three A Towns lie face up in the first slots', (seats) => {
    const { board } = fresh(seats);
    expect(board.town).toHaveLength(seats === 5 ? 4 : 3);
    expect(townIds(board.town.slice(0, 3)).sort()).toEqual(['A1', 'A2', 'A3']);
    expect(letters(board.townStack)).not.toContain('A');
    expect(new Set([...board.town, ...board.townStack]).size).toBe(18);
  });

  test('DM-1.7 with 5 seats the top B Town is turned up too, with its Towers', () => {
    const b = table(5).random('towns.B', [3, 5, 4]).match.board as ReturnType<typeof fresh>['board'];
    expect(townIds(b.town).slice(3)).toEqual(['B2']);
    expect(b.townTowers[3]).toEqual([1, 2, 1]);
    expect(b.townStack).not.toContain(b.town[3]);
    expect(townIds(b.townStack).slice(-2)).toEqual(['B1', 'B3']);
    for (const seats of [3, 4]) expect(letters(fresh(seats).board.town)).toEqual(['A', 'A', 'A']);
  });

  test('DM-1.18 chance decides which A Town lies in which slot', () => {
    expect(townIds((table().random('towns.A', [2, 0, 1]).match.board as { town: number[] }).town)).toEqual([
      'A3',
      'A1',
      'A2',
    ]);
    const orders = Array.from({ length: 30 }, (_, i) => String(fresh(3, {}, String(i)).board.town));
    expect(new Set(orders).size).toBe(6);
  });

  test('DM-1.18 a refill takes the slot that fell empty', () => {
    const game = table()
      .given({ towns: ['A3', 'A1', 'A2'], next: ['B1'], at: { A1: [11] } })
      .random('primary', blacks(2, 3, 4));
    game.seat(0).answers('plain', 'attack:A1', 0, 2, 'done');
    expect(townIds((game.match.board as { town: number[] }).town)).toEqual(['A3', 'B1', 'A2']);
    game.expectQuestion('roll.white', 1);
  });
});

describe('the Towers', () => {
  test.each([
    [3, 5],
    [4, 6],
    [5, 7],
  ])('DM-1.9 with %i seats there are %i Towers of each colour', (seats, each) => {
    const { board } = fresh(seats);
    const all = [WHITE, GRAY, BLACK].map(
      (colour) => board.towerSupply[colour] + sum(board.townTowers.map((towers) => towers[colour])),
    );
    expect(all).toEqual([each, each, each]);
    expect(board.towers).toEqual(Array(seats).fill([0, 0, 0]));
  });

  const EXTRAS: { [town: string]: number[] } = {
    A2: [2, 1, 1],
    B2: [1, 2, 1],
    C2: [1, 1, 2],
    D2: [2, 1, 1],
    E2: [1, 2, 1],
    Z2: [1, 1, 2],
  };

  test('DM-1.10 DM-1.11 the eighteen Towns: twelve of number 3, six of number 4, each colour twice as the extra', () => {
    for (const [town, { id }] of builtIn.towns.slice(0, builtIn.plainTowns).entries())
      expect([id, builtIn.townTowers[town]]).toEqual([id, EXTRAS[id] ?? [1, 1, 1]]);
    expect(builtIn.plainTowns).toBe(18);
  });

  test.each(SEATS)('DM-1.10 DM-1.11 with %i seats the Towns of the set-up have their Towers', (seats) => {
    const { board } = fresh(seats);
    for (const [slot, id] of townIds(board.town).entries())
      expect([id, board.townTowers[slot]]).toEqual([id, EXTRAS[id] ?? [1, 1, 1]]);
  });

  test.each(['B1', 'B2', 'C2', 'D2', 'E2', 'Z2', 'Z3'])(
    'DM-1.10 DM-1.11 %s receives its Towers when it comes up',
    (id) => {
      const game = table(5)
        .given({ towns: ['A1', 'A2', 'A3', 'B3'], next: [id], at: { A1: [11] } })
        .random('primary', blacks(2, 3, 4));
      game.seat(0).answers('plain', 'attack:A1', 0, 1, 'done');
      game.expectBoard({ townTowers: { 0: EXTRAS[id] ?? [1, 1, 1] } });
      game.expectQuestion('roll.white', 1);
    },
  );

  test('DM-R6 the numeral alone gives the extra Tower: how the mark around it looks changes nothing', () => {
    const repainted = { ...builtIn, towns: builtIn.towns.map((town) => ({ ...town, hue: 0, emblem: 'ring' })) };
    const start = (content: typeof builtIn) =>
      Match.start(darkMinionsWith(content, {}), { seats: 4, seed: 'fresh' }).board.townTowers;
    expect(start(repainted)).toEqual(start(builtIn));
    const renumbered = { ...builtIn, townTowers: builtIn.townTowers.map(() => [1, 1, 2]) };
    expect(start(renumbered)).toEqual([0, 1, 2].map(() => [1, 1, 2]));
  });

  test('DM-R7 a Town has a need, VP, Skulls and a tower number; the rest of its fields are looks', () => {
    for (const town of builtIn.towns) {
      const { id: _id, letter: _letter, name: _name, emblem: _emblem, hue: _hue, ...fields } = town;
      expect(Object.keys(fields).sort()).toEqual(['need', 'skulls', 'towers', 'vp']);
      expect(sum(Object.values(town.towers))).toBeOneOf([3, 4]);
      expect(town.need).toBeGreaterThan(0);
    }
    const plain = builtIn.towns.slice(0, builtIn.plainTowns);
    expect([sum(plain.map(({ vp }) => vp)), sum(plain.map(({ skulls }) => skulls))]).toEqual([114, 20]);
  });
});

test.each(SEATS)(
  'DM-1.12 with %i seats Skulls and plain VP tiles are all in the supply, the Graveyard is empty',
  (seats) => {
    const match = fresh(seats);
    const { board } = match;
    const none = Array(seats).fill(0);
    expect([board.skulls, board.vpOne, board.vpTwo, board.graveyard]).toEqual([none, none, none, none]);
    expect(board.townsWon.flat()).toEqual([]);
    expect(match.view(null).graveyard).toEqual(none); // open to all
    expect(match.view(null).towerSupply).toEqual(board.towerSupply);
  },
);

describe('who begins', () => {
  test.each(SEATS)('DM-1.13 DM-R15 with %i seats chance names the first, any of them', (seats) => {
    const firsts = Array.from({ length: 40 }, (_, i) => fresh(seats, {}, `first.${i}`).board.turn);
    expect([...new Set(firsts)].sort()).toEqual([0, 1, 2, 3, 4].slice(0, seats));
    const game = table(seats).random('first-seat', [seats - 1]);
    game.expectQuestion('roll.white', seats - 1);
    game.expectEvents([{ type: 'game.begins', first: seats - 1 }]);
  });

  test.each(SEATS)('DM-1.13 DM-R15 with %i seats the host may name any seat, and chance is not asked', (seats) => {
    for (let seat = 0; seat < seats; seat++) {
      const match = fresh(seats, { firstSeat: String(seat + 1) });
      expect(match.pending.asks[0]).toMatchObject({ question: 'roll.white', seat });
      expect(drawn(match, 'first-seat')).toEqual([]);
    }
    const nobody = () => fresh(seats, { firstSeat: String(seats + 1) });
    expect(nobody).toThrow(seats === 5 ? 'firstSeat' : 'DM-1.13');
  });

  test.each([
    [3, 1],
    [4, 0],
    [5, 3],
  ])('DM-1.14 DM-R16 with %i seats the turn passes clockwise from seat %i, round and round', (seats, first) => {
    const game = table(seats).options({ firstSeat: String(first + 1) });
    for (let turn = 0; turn < 2 * seats; turn++) {
      const seat = (first + turn) % seats;
      game.expectBoard({ turn: seat, turnNumber: turn + 1 });
      game.seat(seat).answers('plain', 'done');
    }
    game.expectQuestion('roll.white', first);
  });
});

describe('basic and advanced', () => {
  test.each(SEATS)(
    'DM-1.15 the basic game with %i seats has no Overlord, no yellow die, no red-border Town',
    (seats) => {
      const { board } = fresh(seats);
      expect([board.display, board.overlordStack, board.overlordDiscard]).toEqual([[], [], []]);
      expect(board.holder.every((holder) => holder === NONE)).toBe(true);
      expect(townIds([...board.town, ...board.townStack])).not.toContain('R1');
    },
  );

  test('DM-1.15 the basic game offers no purchase, exchange or announcement, and opens no window', () => {
    const game = table()
      .given({ towns: ['A1', 'A2', 'A3'], graveyard: [5], skulls: [1] })
      .random('primary', [blacks(6, 6, 6), blacks(1, 1, 1)]);
    game.expectInterrupts(0, ['discard:skull', 'discard:tile1', 'discard:tile2']);
    game.seat(0).answers('plain');
    game.expectQuestion('commit.use', 0); // no yellow die in between, no window after the roll
    const towers = ['A1', 'A2', 'A3'].flatMap((id) => ['white', 'gray', 'black'].map((c) => `capture:${id}:${c}`));
    const uses = ['attack:A1', 'attack:A2', 'attack:A3', ...towers, 'respawn', 'reroll:tile1', 'reroll:tile2', 'done'];
    game.expectOptions(0, uses);
    game.expectInterrupts(0, ['discard:skull', 'discard:tile1', 'discard:tile2']);
    game.seat(0).answers('attack:A1', 0, 6);
    game.expectQuestion('commit.use', 0);
    game.seat(0).answers('done');
    game.expectQuestion('roll.white', 1);
    game.seat(1).answers('plain');
    game.expectQuestion('commit.use', 1);
  });

  test('DM-1.16 the advanced game deals the top four of fifteen shuffled Overlords', () => {
    const order = [3, 9, 14, 0, 1, 2, 4, 5, 6, 7, 8, 10, 11, 12, 13];
    const game = table().options(ADVANCED).random('overlords', order);
    game.expectBoard({ display: [13, 12, 11, 10], overlordStack: order.slice(0, 11), overlordDiscard: [] });
    game.expectView(2, { display: [13, 12, 11, 10], overlordStack: Array(11).fill(HIDDEN) });
    game.expectRandomUsedUp();
    const deals = ['1', '2', '3', '4', '5'].map((seed) => String(fresh(3, ADVANCED, seed).board.display));
    expect(new Set(deals).size).toBeGreaterThan(1);
  });

  test('DM-1.17 Demon Lords come with the advanced game only', () => {
    expect(() => fresh(4, { demonLords: 'on' })).toThrow('DM-1.17');
    expect(() => fresh(4, { demonLords: 'on', mode: 'basic' })).toThrow('DM-1.17');
    const { board } = fresh(4, { demonLords: 'on', mode: 'advanced' });
    expect(board.overlordStack.length + board.display.length).toBe(18);
    expect(fresh(4, ADVANCED).board.overlordStack).toHaveLength(11);
  });
});

test('DM-R18 the starting tiles are five of each kind; spending one touches no plain tile', () => {
  const { board } = fresh(5);
  expect([sum(board.tileOne), sum(board.tileTwo)]).toEqual([5, 5]);
  const game = table().given({ towns: ['A1', 'A2', 'A3'], vp: [20, 3, 3, 3], graveyard: [4], at: { A1: [0, 11] } });
  game.random('primary', blacks(1, 2, 3));
  game.seat(0).answers('discard:tile1', 'plain', 'attack:A1', 0, 'done');
  // Seventeen plain 1 VP tiles are out already: the trigger's is the eighteenth, and it is there.
  game.expectBoard({ tileOne: [0, 1, 1, 1], tileTwo: [1, 1, 1, 1], vpOne: [18, 0, 0, 0], vpTwo: [1, 0, 0, 0] });
  game.expectQuestion('roll.white', 1);
});

test('DM-R50 two people are too few, and whoever fills up to three needs no person', () => {
  expect(() => fresh(2)).toThrow('3 to 5 seats');
  const match = fresh(3, { firstSeat: '2' });
  const whims = quickStream(7);
  while (match.board.turn !== 0) {
    const { seat, key } = randomMove(match, whims);
    expect(seat).not.toBe(0);
    match.answer(seat, key);
  }
  expect(match.board.turnNumber).toBe(3);
  expect(match.pending.asks).toMatchObject([{ question: 'roll.white', seat: 0 }]);
});
