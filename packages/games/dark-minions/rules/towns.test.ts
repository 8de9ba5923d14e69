/** 12. New Towns, and where their Towers come from. */
import { test } from 'vitest';
import { blacks } from '../scenarios/faces';
import { advanced, basic, town } from '../scenarios/table.fixture';

const EMPTY = -1;

test('DM-12.1 a slot stays empty until the end of the turn in which it fell empty', () => {
  // The Ghoul of seat 0 ends as its turn begins, and Barrowmere falls at once.
  const game = advanced({ inPlay: { 0: ['ghoul'] }, at: { A1: [0, 12, 0, 0] }, next: ['B2'] }).random(
    'primary',
    blacks(4, 4, 4),
  );
  game.expectEvents([{ type: 'town.falls', town: town('A1') }]).expectNoEvents([{ type: 'town.revealed' }]);
  game.expectBoard({ town: [EMPTY, town('A2'), town('A3')] });
  game.seat(0).answers('plain');
  game.expectOffers(0, ['attack:A2', 'attack:A3'], ['attack:A1', 'attack:B2', 'capture:B2:white']);
  game.refuses(0, 'attack:B2', 'not-an-option');
  game.seat(0).answers('done');
  game.expectEvents([
    { type: 'done', seat: 0 },
    { type: 'town.revealed', slot: 0, town: town('B2'), need: 17 },
  ]);
  game.expectBoard({ town: [town('B2'), town('A2'), town('A3')], turn: 1 });
  game.expectQuestion('roll.white', 1).expectRandomUsedUp();
});

test('DM-12.2 DM-12.3 several slots are filled in order, each Town with its Towers before the next comes up', () => {
  const game = basic({ at: { A1: [10, 0, 0, 0], A3: [12, 0, 0, 0] }, next: ['B2', 'B1'] }).random(
    'primary',
    blacks(2, 2, 2),
  );
  game.seat(0).answers('plain', 'attack:A1', 0, 2, 'attack:A3', 1, 2, 'done');
  game.expectEvents([
    { type: 'town.revealed', slot: 0, town: town('B2') },
    { type: 'town.revealed', slot: 2, town: town('B1') },
  ]);
  game.expectBoard({
    town: [town('B2'), town('A2'), town('B1')],
    townTowers: [
      [1, 2, 1],
      [2, 1, 1],
      [1, 1, 1],
    ],
  });
  game.expectQuestion('roll.white', 1).expectRandomUsedUp();
});

test('DM-12.2 the first of two new Towns takes the last Tower', () => {
  const game = basic({
    at: { A1: [10, 0, 0, 0], A3: [12, 0, 0, 0] },
    next: ['B3', 'B1'],
    towersAt: { A1: [0, 0, 0], A3: [0, 0, 0] },
  })
    .board({ towerSupply: [1, 4, 4] })
    .random('primary', blacks(2, 2, 2));
  game.seat(0).answers('plain', 'attack:A1', 0, 2, 'attack:A3', 1, 2, 'done');
  game.expectEvents([
    { type: 'town.revealed', slot: 0 },
    { type: 'town.revealed', slot: 2 },
    { type: 'tower.missing', colour: 0, town: town('B1') },
  ]);
  game.expectBoard({ townTowers: { 0: [1, 1, 1], 2: [0, 1, 1] }, towerSupply: { 0: 0 } });
});

/** Barrowmere, without Towers of its own, falls to seat 0; the Town named comes up. */
const refill = (next: string, towerSupply: number[], towers: { [seat: string]: number[] } = {}) =>
  basic({ at: { A1: [10, 0, 0, 0] }, next: [next], towersAt: { A1: [0, 0, 0] } })
    .board({ towerSupply, towers })
    .random('primary', blacks(2, 2, 2));
const fall = (game: ReturnType<typeof basic>) => game.seat(0).answers('plain', 'attack:A1', 0, 2, 'done');

test('DM-12.3 White, Gray, Black, then the extra one: the extra is what a short supply leaves out', () => {
  const game = refill('D2', [1, 3, 3]); // Lanternwall wants two White
  fall(game);
  game.expectBoard({ townTowers: { 0: [1, 1, 1] }, towerSupply: [0, 2, 2] });
  game.expectEvents([{ type: 'tower.missing', colour: 0, town: town('D2') }]);

  const order = refill('D2', [1, 0, 0]);
  fall(order);
  order.expectEvents([
    { type: 'tower.missing', colour: 1 },
    { type: 'tower.missing', colour: 2 },
    { type: 'tower.missing', colour: 0 },
  ]);
  order.expectQuestion('roll.white', 1).expectRandomUsedUp();
});

test('DM-12.4 DM-12.7 a missing colour is taken from the seat that holds two, without compensation', () => {
  const game = refill('B1', [0, 3, 3], { 2: [2, 0, 1], 3: [1, 0, 0] });
  game.expectBoard({ towers: { 2: [2, 0, 1] } });
  fall(game);
  game.expectEvents([
    { type: 'town.revealed', town: town('B1') },
    { type: 'tower.taken', seat: 2, colour: 0, town: town('B1') },
  ]);
  game.expectBoard({ towers: { 2: [1, 0, 1], 3: [1, 0, 0] }, townTowers: { 0: [1, 1, 1] }, towerSupply: [0, 2, 2] });
  game.expectBoard({
    supply: { 2: 50 },
    graveyard: { 2: 0 },
    skulls: { 2: 0 },
    vpOne: { 2: 0 },
    vpTwo: { 2: 0 },
    level: { 2: 1 },
  });
  game
    .expectNoEvents([{ type: 'rolloff.tower' }])
    .expectQuestion('roll.white', 1)
    .expectRandomUsedUp();
});

test('DM-12.4 the supply comes first: nobody loses a Tower while it lasts', () => {
  const game = refill('B1', [1, 3, 3], { 2: [2, 0, 0] });
  fall(game);
  game
    .expectNoEvents([{ type: 'tower.taken' }])
    .expectBoard({ towers: { 2: [2, 0, 0] }, townTowers: { 0: [1, 1, 1] } });
  game.expectQuestion('roll.white', 1);
});

test('DM-12.5 of several seats with two the lowest roll loses; the lowest that are equal roll again', () => {
  const game = refill('B1', [0, 3, 3], { 1: [2, 0, 0], 2: [2, 0, 0], 3: [2, 0, 0] });
  game.random('rolloff', [blacks(2, 2, 2), blacks(6, 6, 6), blacks(1, 1, 4), blacks(5, 5, 5), blacks(4, 4, 4)]);
  fall(game);
  game.expectEvents([
    { type: 'rolloff.tower', colour: 0, seats: [1, 2, 3], sums: [6, 18, 6] },
    { type: 'rolloff.tower', colour: 0, seats: [1, 3], sums: [15, 12], loser: 3 },
    { type: 'tower.taken', seat: 3 },
  ]);
  game.expectBoard({ towers: { 1: [2, 0, 0], 2: [2, 0, 0], 3: [1, 0, 0] } });
  game.expectQuestion('roll.white', 1).expectRandomUsedUp();
});

test('DM-12.6 where nobody holds two the Town goes without, and is not supplied later', () => {
  const game = refill('B1', [0, 3, 3], { 2: [1, 0, 0] });
  game.random('primary', blacks(4, 2, 2));
  fall(game);
  game.expectEvents([{ type: 'tower.missing', colour: 0, town: town('B1') }]);
  game.expectBoard({ townTowers: { 0: [0, 1, 1] }, towers: { 2: [1, 0, 0] } });
  game.seat(1).answers('plain', 'capture:A2:white', 'done'); // White Towers move again, but none comes here
  game.expectBoard({ townTowers: { 0: [0, 1, 1] }, turn: 2 });
  game.expectQuestion('roll.white', 2).expectRandomUsedUp();
});

test('DM-12.6 a Tower that comes back to the supply does not go to a Town that lacks one', () => {
  // Seat 1 completes a set: a White Tower returns to the supply while Tallow Ferry has none.
  const game = basic({ towns: ['B1', 'A2', 'A3'], towersAt: { B1: [0, 1, 1] }, towers: { 0: [1, 1, 0] } })
    .board({ towerSupply: [0, 2, 2] })
    .random('primary', blacks(6, 2, 2));
  game.seat(0).answers('plain', 'capture:A3:black', 'done');
  game.expectBoard({ level: { 0: 2 }, towerSupply: [1, 3, 3], townTowers: { 0: [0, 1, 1] }, turn: 1 });
  game.expectQuestion('roll.white', 1).expectRandomUsedUp();
});

test('DM-12.8 DM-R17 with an empty stack the slot stays empty and play goes on', () => {
  const game = basic({ stack: 0, at: { A1: [10, 0, 0, 0] } }).random('primary', [blacks(2, 2, 2), blacks(2, 2, 2)]);
  fall(game);
  game.expectBoard({ town: [EMPTY, town('A2'), town('A3')], townTowers: { 0: [0, 0, 0] }, turn: 1 });
  game.expectNoEvents([{ type: 'town.revealed' }]).expectStanding(null);
  game.seat(1).answers('plain');
  game.expectOffers(1, ['attack:A2'], ['attack:A1']);
  game.seat(1).answers('done');
  game.expectQuestion('roll.white', 2).expectRandomUsedUp();
});
