/** DM-13 Roll-offs and shortages. At A1 (need 12) seat 0 ties with others by adding the last minion. */
import { scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { builtIn } from '../content';
import { black, blacks, red, reds, white } from '../scenarios/faces';
import { scenarios } from '../scenarios/position';
import { darkMinions } from '.';
import { type DarkMinions, sum } from './board';

const TOWNS = { towns: ['A1', 'A2', 'A3'], next: ['B1'] };
const ADVANCED = { mode: 'advanced' };
const table = (given = {}) =>
  scenario(darkMinions, scenarios)
    .seats(4)
    .given({ ...TOWNS, ...given })
    .random('primary', blacks(1, 2, 2));
type Table = ReturnType<typeof table>;

/** Seat 0 adds its +1 to A1 and is done. */
const tip = (game: Table) => game.seat(0).answers('plain', 'attack:A1', 0, 'done');
/** Seats 0 and 1 have six each at A1 when it falls. */
const duel = (given = {}) => table({ at: { A1: [5, 6] }, ...given });
const rolled = (game: Table) =>
  game.match.journal.flatMap((entry) =>
    entry.kind === 'random' && entry.label === 'rolloff' ? [[entry.seat, entry.dice]] : [],
  );

describe('what is rolled', () => {
  test('DM-13.1 each seat rolls the dice of its own level and adds them up, plus faces at face value', () => {
    const game = duel({ level: [1, 3] }).random('rolloff', [blacks(1, 1, 6), [black(1), red(3), red(5)]]);
    tip(game);
    expect(rolled(game)).toEqual([
      [0, ['black', 'black', 'black']],
      [1, ['black', 'red', 'red']],
    ]);
    game.expectEvents([{ type: 'rolloff', reason: 'first', seats: [0, 1], sums: [8, 9], winner: 1 }]);
    game.expectRandomUsedUp();
    game.expectQuestion('roll.white', 1);
  });

  test('DM-13.1 only the seats concerned roll', () => {
    const game = table({ at: { A1: [4, 5, 2] } }).random('rolloff', [blacks(2, 2, 2), blacks(3, 3, 3)]);
    tip(game);
    expect(rolled(game).map(([seat]) => seat)).toEqual([0, 1]);
    game.expectQuestion('roll.white', 1);
  });
});

describe('who wins', () => {
  test.each([
    [blacks(2, 2, 3), blacks(2, 2, 2), 0, 1],
    [blacks(2, 2, 2), blacks(2, 2, 3), 1, 0],
  ])('DM-13.2 in a place tie the higher sum wins: %j against %j', (own, rival, first, second) => {
    const game = duel().random('rolloff', [own, rival]);
    tip(game);
    game.expectEvents([{ type: 'town.falls', first, second, trigger: 0 }]);
    game.expectBoard({ townsWon: { [first]: [0], [second]: [] }, vpTwo: { [first]: 0, [second]: 1 } });
    game.expectRandomUsedUp();
    game.expectQuestion('roll.white', 1);
  });

  /** Three seats, no White in the supply, seats 1 and 2 with two each, A1 about to fall. */
  const shortage = (...rolls: number[][]) =>
    scenario(darkMinions, scenarios)
      .seats(3)
      .given({ ...TOWNS, at: { A1: [11] } })
      .board({
        towers: [
          [0, 0, 0],
          [2, 0, 0],
          [2, 0, 0],
        ],
        townTowers: [
          [0, 1, 1],
          [1, 1, 1],
          [0, 1, 1],
        ],
        towerSupply: [0, 2, 2],
      })
      .random('primary', blacks(1, 2, 2))
      .random('rolloff', rolls);

  test.each([
    [blacks(2, 2, 3), blacks(2, 2, 2), 2],
    [blacks(2, 2, 2), blacks(2, 2, 3), 1],
  ])('DM-13.2 in a Tower loss the lower sum loses: %j against %j', (one, other, loser) => {
    const game = shortage(one, other);
    tip(game);
    game.expectEvents([
      { type: 'rolloff.tower', colour: 0, seats: [1, 2], loser },
      { type: 'tower.taken', seat: loser },
    ]);
    game.expectBoard({ towers: { 1: [loser === 1 ? 1 : 2, 0, 0], 2: [loser === 2 ? 1 : 2, 0, 0] } });
    game.expectBoard({ townTowers: { 0: [1, 1, 1] } });
    game.expectRandomUsedUp();
    game.expectQuestion('roll.white', 1);
  });

  test('DM-13.3 equals roll again until it is decided', () => {
    const rolls = [
      blacks(2, 2, 2),
      blacks(1, 1, 4),
      blacks(5, 5, 5),
      blacks(5, 5, 5),
      blacks(1, 1, 1),
      blacks(1, 1, 2),
    ];
    const game = duel().random('rolloff', rolls);
    tip(game);
    expect(rolled(game)).toHaveLength(6);
    game.expectEvents([
      { type: 'rolloff', sums: [6, 6], winner: -1 },
      { type: 'rolloff', sums: [15, 15], winner: -1 },
      { type: 'rolloff', sums: [3, 4], winner: 1 },
      { type: 'town.falls', first: 1, second: 0 },
    ]);
    game.expectRandomUsedUp();
    game.expectQuestion('roll.white', 1);
  });

  const three = (...rolls: number[][]) => table({ at: { A1: [3, 4, 4] } }).random('rolloff', rolls);

  test('DM-13.3 of three only the two best roll again; the third is out', () => {
    const game = three(blacks(6, 1, 1), blacks(2, 2, 2), blacks(1, 1, 6), blacks(2, 2, 2), blacks(3, 3, 3));
    tip(game);
    expect(rolled(game).map(([seat]) => seat)).toEqual([0, 1, 2, 0, 2]);
    game.expectEvents([
      { type: 'rolloff', reason: 'first', seats: [0, 1, 2], sums: [8, 6, 8], winner: -1 },
      { type: 'rolloff', reason: 'first', seats: [0, 2], sums: [6, 9], winner: 2 },
      { type: 'town.falls', first: 2, second: 0 },
    ]);
    game.expectRandomUsedUp();
    game.expectQuestion('roll.white', 1);
  });

  test('DM-13.3 of three the winner is out, and the two behind it roll again for second place', () => {
    const game = three(blacks(2, 2, 2), blacks(6, 6, 6), blacks(2, 2, 2), blacks(1, 1, 2), blacks(1, 1, 1));
    tip(game);
    expect(rolled(game).map(([seat]) => seat)).toEqual([0, 1, 2, 0, 2]);
    game.expectEvents([
      { type: 'rolloff', reason: 'first', seats: [0, 1, 2], winner: 1 },
      { type: 'rolloff', reason: 'second', seats: [0, 2], winner: 0 },
      { type: 'town.falls', first: 1, second: 0 },
    ]);
    game.expectRandomUsedUp();
    game.expectQuestion('roll.white', 1);
  });

  test('DM-13.3 equals that do not matter do not roll again: a tie for second is for one place only', () => {
    // Seats 0, 1 and 2 have two each behind seat 3 with six.
    const game = table({ at: { A1: [1, 2, 2, 6] } }).random('rolloff', [
      blacks(1, 1, 1),
      blacks(6, 6, 6),
      blacks(1, 1, 1),
    ]);
    tip(game);
    expect(rolled(game).map(([seat]) => seat)).toEqual([0, 1, 2]); // once each
    game.expectEvents([
      { type: 'rolloff', reason: 'second', seats: [0, 1, 2], sums: [3, 18, 3], winner: 1 },
      { type: 'town.falls', first: 3, second: 1 },
    ]);
    game.expectRandomUsedUp();
    game.expectQuestion('roll.white', 1);
  });

  test('DM-13.3 in a Tower loss only the lowest roll again', () => {
    const game = shortage(blacks(2, 2, 2), blacks(2, 2, 2), blacks(4, 4, 4), blacks(2, 2, 2));
    tip(game);
    expect(rolled(game)).toHaveLength(4);
    game.expectEvents([
      { type: 'rolloff.tower', sums: [6, 6], loser: -1 },
      { type: 'rolloff.tower', sums: [12, 6], loser: 2 },
      { type: 'tower.taken', seat: 2 },
    ]);
    game.expectRandomUsedUp();
    game.expectQuestion('roll.white', 1);
  });
});

describe('what does not touch a roll-off', () => {
  test("DM-13.4 Scourge and G'rahl do not change it", () => {
    const game = duel({ inPlay: { 2: ['scourge'] }, holds: { 0: ['grahl'] } })
      .options(ADVANCED)
      .random('rolloff', [blacks(1, 2, 3), blacks(2, 2, 3)]);
    game.seat(0).wishes('windows', 'never');
    game.seat(0).answers('announce:grahl', 'plain', 'attack:A1', 0, 'done');
    game.expectEvents([{ type: 'rolloff', seats: [0, 1], sums: [6, 7], winner: 1 }]);
    game.expectRandomUsedUp();
    game.expectQuestion('roll.white', 1);
  });

  test('DM-13.4 DM-13.7 DM-R64 Werewolf, Dark Wizard and re-roll tiles are offered nowhere in it', () => {
    const given = { inPlay: { 0: ['werewolf'], 1: ['undead'] }, holds: { 0: ['dark-wizard'] }, skulls: [3, 3] };
    const game = duel(given)
      .options(ADVANCED)
      .random('rolloff', [blacks(1, 2, 3), blacks(1, 2, 3), blacks(1, 2, 2), blacks(6, 6, 6)]);
    game.seat(0).answers('pay:werewolf', 'plain');
    game.expectQuestion('window.roll', 0); // the Dark Wizard may be announced now
    game.seat(0).answers('pass', 'attack:A1', 0, 'pass', 'done');
    // Two roll-offs have been settled, and nobody was asked anything between Done and the next turn.
    game.expectEvents([{ type: 'done' }, { type: 'rolloff' }, { type: 'rolloff', winner: 1 }]);
    game.expectNoEvents([{ type: 'dice.rerolled' }]);
    game.expectBoard({ tileOne: [1, 1, 1, 1], tileTwo: [1, 1, 1, 1], holder: { 3: 0 } });
    game.expectRandomUsedUp();
    game.expectQuestion('turnCost.settle', 1);
  });

  test('DM-13.7 between the last answer and the next turn nobody decides anything', () => {
    const game = duel().random('rolloff', [blacks(2, 2, 2), blacks(3, 3, 3)]);
    const before = game.match.answers;
    tip(game);
    expect(game.match.answers - before).toBe(4); // plain, attack, the die, Done
    game.expectQuestion('roll.white', 1);
  });
});

describe('the level of a roll-off', () => {
  test('DM-13.5 a level gained earlier in the same resolution counts', () => {
    const game = scenario(darkMinions, scenarios)
      .seats(4)
      .given({ ...TOWNS, at: { A1: [5, 6] }, towers: { 0: [1, 1, 0] } })
      .random('primary', blacks(1, 6, 2))
      .random('rolloff', [[black(2), black(2), red(8)], blacks(2, 2, 2)]);
    game.seat(0).answers('plain', 'capture:A2:black', 1, 'attack:A1', 0, 'done');
    expect(rolled(game)).toEqual([
      [0, ['black', 'black', 'red']],
      [1, ['black', 'black', 'black']],
    ]);
    game.expectEvents([
      { type: 'set.completed', level: 2 },
      { type: 'rolloff', sums: [12, 6], winner: 0 },
    ]);
    game.expectRandomUsedUp();
    game.expectQuestion('roll.white', 1);
  });

  test("DM-13.5 the Dread Skeleton's level counts for its owner", () => {
    const game = duel({ inPlay: { 1: ['dread-skeleton'] } })
      .options(ADVANCED)
      .random('rolloff', [blacks(2, 2, 2), [black(2), black(2), red(3)]]);
    game.seat(0).answers('plain', 'attack:A1', 0, 'done');
    expect(rolled(game)[1]).toEqual([1, ['black', 'black', 'red']]);
    game.expectEvents([{ type: 'rolloff', sums: [6, 7], winner: 1 }]);
    game.expectQuestion('turnCost.settle', 1);
  });

  test('DM-13.1 DM-13.5 DM-R9 no seat swaps a die in a roll-off', () => {
    const game = scenario(darkMinions, scenarios)
      .seats(4)
      .given({ ...TOWNS, at: { A1: [5, 6] }, level: [5, 4] })
      .random('primary', [white('+1'), ...reds(3, 3)])
      .random('rolloff', [[...reds(3, 3, 3), white('skull')], reds(3, 3, 4)]);
    game.seat(0).answers('swap:red', 'attack:A1', 1, 1, 'done');
    expect(rolled(game)).toEqual([
      [0, ['red', 'red', 'red', 'white']],
      [1, ['red', 'red', 'red']],
    ]);
    game.expectEvents([{ type: 'rolloff', sums: [9, 10], winner: 1 }]); // the Skull counts 0
    game.expectRandomUsedUp();
    game.expectQuestion('roll.white', 1);
  });

  test('DM-13.1 DM-R9 at level 5 a white +2 counts 2', () => {
    const game = scenario(darkMinions, scenarios)
      .seats(4)
      .given({ ...TOWNS, at: { A1: [5, 6] }, level: [4, 5] })
      .random('primary', reds(3, 3, 3))
      .random('rolloff', [reds(3, 3, 4), [...reds(3, 3, 3), white('+2')]]);
    game.seat(0).answers('plain', 'attack:A1', 0, 1, 'done');
    game.expectEvents([{ type: 'rolloff', sums: [10, 11], winner: 1 }]);
    game.expectRandomUsedUp();
    game.expectQuestion('roll.white', 1);
  });
});

describe('shortages', () => {
  test('DM-13.6 Skull tiles and VP tiles never run out', () => {
    // Fifteen Skulls and more than 22 tiles of each kind are out already.
    const game = table({ at: { A1: [5, 6] }, skulls: [8, 7] })
      .board({ vpOne: [22, 0, 0, 0], vpTwo: [0, 22, 0, 0] })
      .random('rolloff', [blacks(6, 6, 6), blacks(1, 1, 1)]);
    // So rich a seat could claim; nobody does.
    tip(game);
    game.expectBoard({ skulls: [9, 7, 0, 0], vpOne: [23, 0, 0, 0], vpTwo: [0, 23, 0, 0] });
    game.expectQuestion('roll.white', 1);
  });

  test('DM-13.6 the bonus white Skull gives a tile though fifteen are out', () => {
    const game = scenario(darkMinions, scenarios)
      .seats(4)
      .given({ ...TOWNS, level: [5], skulls: [0, 15] })
      .random('primary', [...reds(3, 3, 3), white('skull')]);
    game.seat(0).answers('bonus', 'skull:3:tile');
    game.expectBoard({ skulls: [1, 15, 0, 0] });
    game.expectQuestion('commit.use', 0);
  });

  test('DM-R8 no Tower anywhere and no seat with two: the Town starts without it and gets none later', () => {
    // Three seats; of the five White Towers each seat holds one, and A2 and A3 have one each.
    const game = scenario(darkMinions, scenarios)
      .seats(3)
      .given({ ...TOWNS, at: { A1: [11] } })
      .board({
        towers: [
          [1, 1, 0],
          [1, 0, 0],
          [1, 0, 0],
        ],
        townTowers: [
          [0, 1, 1],
          [1, 1, 1],
          [1, 1, 1],
        ],
        towerSupply: [0, 1, 2],
      })
      .random('primary', [blacks(1, 2, 2), blacks(2, 2, 2), blacks(2, 2, 2), blacks(6, 2, 2)]);
    tip(game);
    game.expectBoard({ townTowers: { 0: [0, 1, 1] }, towerSupply: { 0: 0 }, towers: { 1: [1, 0, 0], 2: [1, 0, 0] } });
    game.expectEvents([
      { type: 'town.revealed', slot: 0 },
      { type: 'tower.missing', colour: 0 },
    ]);
    for (const seat of [1, 2]) game.seat(seat).answers('plain', 'done');
    game.seat(0).answers('plain', 'capture:A3:black', 'done'); // a set: a White Tower is in the supply again
    game.expectBoard({ towerSupply: { 0: 1 }, townTowers: { 0: [0, 1, 1] } });
    game.seat(1).answers('plain', 'done');
    game.expectBoard({ towerSupply: { 0: 1 }, townTowers: { 0: [0, 1, 1] } });
    game.expectNoEvents([{ type: 'rolloff.tower' }, { type: 'tower.taken' }]);
    game.expectQuestion('roll.white', 2);
  });

  test('DM-13.8 DM-R40 minions are plain numbers: no rule asks for cubes or octagons', () => {
    const { minions } = builtIn.rule;
    expect(minions).toBe(20 * 1 + 6 * 5);
    // Of a supply of 5, perhaps a single octagon, every number can be sent.
    const game = scenario(darkMinions, scenarios)
      .seats(4)
      .given({ ...TOWNS, at: { A2: [4] }, supply: [5] })
      .random('primary', [blacks(6, 6, 2)]);
    game.seat(0).answers('plain', 'attack:A1', 0);
    game.expectOptions(0, [5, 4, 3, 2, 1]);
    game.seat(0).answers(2, 'attack:A2', 1);
    game.expectOptions(0, [3, 2, 1]);
    game.seat(0).answers(2);
    const b = game.match.board as DarkMinions;
    expect(b.supply[0] + b.graveyard[0] + sum(b.besiegers.map((counts) => counts[0]))).toBe(50);
    game.expectBoard({ supply: { 0: 1 }, graveyard: { 0: 41 } });
    game.expectQuestion('commit.use', 0);
  });
});
