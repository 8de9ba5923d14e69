/** 11. Vanquishing a Town: places, awards, and what becomes of what stood there. */
import { HIDDEN } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { blacks } from '../scenarios/faces';
import { advanced, basic, town } from '../scenarios/table.fixture';
import { speech } from '../text/speech';
import { darkMinions } from '.';

/** Seat 0 puts this many on the first Town and is done. */
const finish = (count: number, given: Parameters<typeof basic>[0]) => {
  const game = basic(given).random('primary', blacks(6, 2, 2));
  game.seat(0).answers('plain', 'attack:A1', 0, count, 'done');
  return game;
};

test('DM-11.1 DM-11.3 DM-11.7 first is who has most there over all turns, second gets 2 VP, third nothing', () => {
  const game = finish(2, { at: { A1: [4, 5, 1, 0] } }); // 6, 5, 1; no more than 2 came this turn
  game.expectEvents([{ type: 'town.falls', first: 0, second: 1, trigger: 0, total: 12, besiegers: [6, 5, 1, 0] }]);
  game.expectBoard({ townsWon: [[town('A1')], [], [], []], vpTwo: [0, 1, 0, 0], vpOne: [1, 0, 0, 0] });
  game.expectBoard({ skulls: [1, 0, 0, 0] });
  game
    .expectNoEvents([{ type: 'rolloff' }])
    .expectQuestion('roll.white', 1)
    .expectRandomUsedUp();
});

test('DM-11.2 first place takes as many Skulls as the Town shows', () => {
  for (const [id, skulls] of [
    ['A1', 1],
    ['E3', 2],
    ['Z3', 2],
  ] as const) {
    const need = darkMinions.content.towns[town(id)].need;
    const game = basic({ towns: [id, 'A2', 'A3'], at: { [id]: [need - 2, 0, 0, 0] } }).random(
      'primary',
      blacks(2, 2, 2),
    );
    game.seat(0).answers('plain', `attack:${id}`, 0, 2, 'done');
    game.expectEvents([{ type: 'award.town', seat: 0, town: town(id), skulls }]);
    game.expectBoard({ skulls: [skulls, 0, 0, 0] }).expectQuestion('roll.white', 1);
  }
});

test('DM-11.4 DM-11.5 the trigger takes 1 VP whatever its place, on top of first or second', () => {
  const first = finish(6, { at: { A1: [2, 4, 0, 0] } }); // 8, 4
  first.expectBoard({ townsWon: { 0: [town('A1')] }, vpOne: [1, 0, 0, 0], vpTwo: [0, 1, 0, 0] });

  const second = finish(4, { at: { A1: [1, 7, 0, 0] } }); // 5, 7
  second.expectBoard({ townsWon: { 1: [town('A1')] }, vpOne: [1, 0, 0, 0], vpTwo: [1, 0, 0, 0] });

  const third = finish(2, { at: { A1: [0, 6, 4, 0] } }); // 2, 6, 4
  third.expectBoard({ townsWon: { 1: [town('A1')] }, vpOne: [1, 0, 0, 0], vpTwo: [0, 0, 1, 0] });
  third.expectQuestion('roll.white', 1).expectRandomUsedUp();
});

test('DM-11.4 DM-R55 the trigger needs no minion there', () => {
  const game = advanced({ holds: { 3: ['gargoyle'] }, at: { A1: [0, 6, 4, 0] } });
  game.seat(3).answers('announce:gargoyle', 'A1');
  game.expectEvents([
    { type: 'town.falls', first: 1, second: 2, trigger: 3 },
    { type: 'award.trigger', seat: 3 },
  ]);
  game.expectBoard({ vpOne: [0, 0, 0, 1], vpTwo: [0, 0, 1, 0], townsWon: [[], [town('A1')], [], []] });
  game.expectQuestion('roll.white', 0);
});

test('DM-11.6 with a single attacker nobody takes the 2 VP tile', () => {
  const game = finish(4, { at: { A1: [8, 0, 0, 0] } });
  game
    .expectEvents([{ type: 'town.falls', first: 0, second: -1, trigger: 0 }])
    .expectNoEvents([{ type: 'award.second' }]);
  game.expectBoard({ vpTwo: [0, 0, 0, 0], vpOne: [1, 0, 0, 0], skulls: [1, 0, 0, 0] });
  game.expectQuestion('roll.white', 1).expectRandomUsedUp();
});

test('DM-11.8 a tie for first is rolled off: best is first, the other second, those below get nothing', () => {
  const game = basic({ at: { A1: [3, 5, 2, 0] } })
    .random('primary', blacks(2, 2, 2))
    .random('rolloff', [blacks(2, 2, 2), blacks(3, 3, 3)]);
  game.seat(0).answers('plain', 'attack:A1', 0, 2, 'done'); // 5, 5, 2
  game.expectEvents([
    { type: 'rolloff', reason: 'first', seats: [0, 1], sums: [6, 9], winner: 1 },
    { type: 'town.falls', first: 1, second: 0, trigger: 0 },
  ]);
  game.expectBoard({ townsWon: { 1: [town('A1')] }, vpTwo: [1, 0, 0, 0], vpOne: [1, 0, 0, 0], skulls: [0, 1, 0, 0] });
  game.expectQuestion('roll.white', 1).expectRandomUsedUp();
});

test('DM-11.8 DM-R57 of three tied for first one roll-off ranks the best two; equals roll again, only they', () => {
  const game = basic({ at: { A1: [2, 4, 4, 0] } })
    .random('primary', blacks(2, 2, 2))
    .random('rolloff', [blacks(2, 2, 2), blacks(6, 6, 6), blacks(4, 4, 4)]);
  game.seat(0).answers('plain', 'attack:A1', 0, 2, 'done'); // 4, 4, 4
  game.expectEvents([
    { type: 'rolloff', sums: [6, 18, 12] },
    { type: 'town.falls', first: 1, second: 2 },
  ]);
  game.expectQuestion('roll.white', 1).expectRandomUsedUp(); // three rolls and no more

  const again = basic({ at: { A1: [2, 4, 4, 0] } })
    .random('primary', blacks(2, 2, 2))
    .random('rolloff', [blacks(2, 2, 2), blacks(6, 6, 6), blacks(2, 2, 2), blacks(5, 5, 5), blacks(3, 3, 3)]);
  again.seat(0).answers('plain', 'attack:A1', 0, 2, 'done');
  again.expectEvents([
    { type: 'rolloff', seats: [0, 1, 2], sums: [6, 18, 6] },
    { type: 'rolloff', seats: [0, 2], sums: [15, 9] }, // for second
    { type: 'town.falls', first: 1, second: 0 },
  ]);
  again.expectQuestion('roll.white', 1).expectRandomUsedUp();
});

test('DM-11.9 a tie for second is rolled off, and only its winner gets the 2 VP tile', () => {
  const game = basic({ at: { A1: [0, 5, 3, 2] } })
    .random('primary', blacks(3, 2, 2))
    .random('rolloff', [blacks(2, 2, 2), blacks(3, 3, 3)]);
  game.seat(0).answers('plain', 'attack:A1', 0, 3, 'done'); // 3, 5, 3, 2
  game.expectEvents([
    { type: 'rolloff', reason: 'second', seats: [0, 2], sums: [6, 9], winner: 2 },
    { type: 'town.falls', first: 1, second: 2, trigger: 0 },
  ]);
  game.expectBoard({ vpTwo: [0, 0, 1, 0], vpOne: [1, 0, 0, 0] });
  game.expectQuestion('roll.white', 1).expectRandomUsedUp();
});

test('DM-11.10 a tie for third is not rolled', () => {
  const game = finish(2, { at: { A1: [0, 5, 4, 2] } }); // 2, 5, 4, 2
  game.expectNoEvents([{ type: 'rolloff' }]).expectEvents([{ type: 'town.falls', first: 1, second: 2 }]);
  game.expectBoard({ vpTwo: [0, 0, 1, 0] });
  game.expectQuestion('roll.white', 1).expectRandomUsedUp();
});

test('DM-11.11 DM-11.12 all minions there go to their owners’ Graveyards, and the Towers left to the supply', () => {
  const given = { towersAt: { A1: [0, 1, 1] }, at: { A1: [4, 5, 1, 0], A2: [1, 2, 0, 0] }, graveyard: [0, 0, 7, 0] };
  const game = basic({ ...given, next: ['B1'] }).random('primary', blacks(2, 2, 2));
  const before = (game.match.board as { towerSupply: number[] }).towerSupply.slice();
  game.seat(0).wishes('afterTurn', 'stop'); // to look before the refill
  game.seat(0).answers('plain', 'attack:A1', 0, 2, 'done');
  game.expectBoard({
    graveyard: [6, 5, 8, 0],
    besiegers: { 0: [0, 0, 0, 0], 1: [1, 2, 0, 0] },
    supply: [43, 43, 42, 50],
  });
  game.expectBoard({ townTowers: { 0: [0, 0, 0] }, towerSupply: [before[0], before[1] + 1, before[2] + 1] });
  game.expectQuestion('last.skulls', 0).expectRandomUsedUp();
});

test('DM-11.13 DM-15.5 all Towns of one check are settled before a claim ends the game', () => {
  const game = basic({ vp: [37, 20, 38, 3], at: { A1: [9, 0, 0, 0], A3: [0, 0, 10, 0] } }).random(
    'primary',
    blacks(3, 4, 2),
  );
  for (const seat of [0, 2]) game.seat(seat).wishes('claim', 'at-once');
  game.seat(0).answers('plain', 'attack:A1', 0, 3, 'attack:A3', 1, 4, 'done');
  // Seat 0: 3 VP, a Skull and two triggers, and second at Oxcombe. Seat 2: Oxcombe (4) and a Skull.
  game.expectEvents([
    { type: 'award.town', seat: 0 },
    { type: 'award.town', seat: 2 },
    { type: 'claim', seat: 0 },
  ]);
  game.expectStanding({ places: [1, 3, 2, 4], scores: [45, 20, 43, 3], reason: 'claim' });
});

test('DM-11.14 DM-R49 awards are told to all when they happen; what a seat holds afterwards only itself sees', () => {
  const game = finish(2, { at: { A1: [4, 5, 1, 0] } });
  const awards: { type: string; [fact: string]: string | number }[] = [
    { type: 'award.town', seat: 0, town: town('A1'), skulls: 1 },
    { type: 'award.second', seat: 1 },
    { type: 'award.trigger', seat: 0 },
  ];
  for (const viewer of [0, 1, 2, 3, null]) game.expectEvents(awards, viewer);
  game.expectView(0, { townsWon: { 0: [town('A1')], 1: null }, skulls: [1, HIDDEN, HIDDEN, HIDDEN] });
  game.expectView(1, { townsWon: { 0: null, 1: [] }, vpTwo: [HIDDEN, 1, HIDDEN, HIDDEN] });
  for (const field of ['skulls', 'vpOne', 'vpTwo', 'tileOne', 'tileTwo']) {
    game.expectView(2, { [field]: { 0: HIDDEN, 1: HIDDEN, 3: HIDDEN } });
    game.expectView(null, { [field]: [HIDDEN, HIDDEN, HIDDEN, HIDDEN] });
  }
  game.expectView(null, { townsWon: [null, null, null, null] }); // not even how many
  game.expectQuestion('roll.white', 1);
});

test('DM-R49 the history hides VP figures: the line of a Town won tells none', () => {
  const told = speech.event({ type: 'award.town', seat: 0, town: 0, skulls: 1 }, darkMinions.content);
  expect(told).toMatchObject({ id: 'events.award.town', with: { vp: 'hidden', skulls: 1 } });
});

test('DM-R49 what shows a hidden holding is not undone: a Skull or tile discarded, and a total that has grown', () => {
  const undoable = (game: ReturnType<typeof basic>) => game.match.answers - game.match.openFrom;
  const skull = basic({ skulls: [1], graveyard: [20] });
  skull.seat(0).answers('discard:skull');
  expect(undoable(skull)).toBe(0);
  const tile = basic({ graveyard: [20] });
  tile.seat(0).answers('discard:tile1');
  expect(undoable(tile)).toBe(0);
  const plain = basic({ at: { A1: [8, 0, 0, 0] } }).random('primary', blacks(4, 2, 2));
  plain.seat(0).answers('plain', 'attack:A1', 0, 4);
  expect(undoable(plain)).toBe(3); // back to the roll, and no further
  plain.seat(0).answers('done');
  expect(undoable(plain)).toBe(0); // a Town has fallen, a new one has come up
});

test('DM-11.15 a Skull just won may be spent before the turn ends', () => {
  const game = basic({ at: { A1: [10, 0, 0, 0] }, tiles: { 0: [] } }).random('primary', blacks(2, 2, 2));
  game.seat(0).wishes('afterTurn', 'stop');
  game.seat(0).answers('plain');
  game.refuses(0, 'discard:skull', 'DM-6.1');
  game.seat(0).answers('attack:A1', 0, 2, 'done');
  game
    .expectQuestion('last.skulls', 0)
    .expectOptions(0, ['end', 'skull'])
    .expectBoard({ graveyard: { 0: 12 }, turn: 0 });
  game.refuses(0, 'tile1', 'DM-6.4');
  game.seat(0).answers('skull');
  game.expectBoard({ skulls: { 0: 0 }, graveyard: { 0: 2 }, supply: { 0: 48 }, turn: 0 });
  game.expectOptions(0, ['end']).refuses(0, 'skull', 'DM-6.1');
  game.seat(0).answers('end');
  game.expectQuestion('roll.white', 1).expectRandomUsedUp();
});
