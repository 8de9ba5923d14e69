/** DM-2 Turn structure. Towns A1 (need 12), A2 (13) and A3 (14) lie in slots 0, 1 and 2. */
import { scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { builtIn } from '../content';
import { blacks } from '../scenarios/faces';
import { scenarios } from '../scenarios/position';
import { darkMinions } from '.';
import type { DarkMinions } from './board';

const TOWNS = { towns: ['A1', 'A2', 'A3'], next: ['B1'] };
const ADVANCED = { mode: 'advanced' };
const table = (given = {}) =>
  scenario(darkMinions, scenarios)
    .seats(4)
    .given({ ...TOWNS, ...given });
type Table = ReturnType<typeof table>;
const boardOf = (game: Table) => game.match.board as DarkMinions;
const { overlordWith } = builtIn;

test('DM-2.1 start, Turn Costs, roll, commit, Done, resolution, end of turn: in this order', () => {
  // Seat 3 holds a Ghoul, so that every window is asked; nobody announces anything.
  const game = table({ inPlay: { 0: ['werewolf'] }, holds: { 3: ['ghoul'] }, at: { A1: [8] } })
    .options(ADVANCED)
    .random('primary', blacks(4, 5, 2));
  const asked: string[] = [];
  const answers = ['pass', 'pay:werewolf', 'plain', 'pass', 'attack:A1', '0', '4', 'pass'];
  for (const key of [...answers, 'capture:A3:gray', 'pass', 'done', 'pass', 'pass']) {
    const [{ question, seat }] = game.match.pending.asks;
    asked.push(`${question} ${seat}`);
    game.match.answer(seat, key);
  }
  expect(asked).toEqual([
    'window.start 3',
    'turnCost.settle 0',
    'roll.white 0',
    'window.roll 3',
    'commit.use 0',
    'attack.dice 0',
    'attack.count 0',
    'window.commitment 3',
    'commit.use 0',
    'window.commitment 3',
    'commit.use 0',
    'window.done 3',
    'window.resolution 3',
  ]);
  game.expectEvents([
    { type: 'turn.begins', seat: 0 },
    { type: 'turnCost.paid' },
    { type: 'dice.rolled' },
    { type: 'attack' },
    { type: 'capture.committed' },
    { type: 'done' },
    { type: 'capture.done' },
    { type: 'town.falls' },
    { type: 'town.revealed' },
    { type: 'turn.begins', seat: 1 },
  ]);
  game.expectQuestion('window.start', 3); // of seat 1's turn
});

test('DM-2.2 effects end first, then comes the window, then the Town check', () => {
  // Twelve stand at A1, which the Ghoul of seat 0 makes 15 until this turn begins.
  const game = table({ at: { A1: [7, 5] }, inPlay: { 0: ['ghoul'] }, holds: { 1: ['scourge'] } }).options(ADVANCED);
  game.expectQuestion('window.start', 1);
  game.expectBoard({ inPlay: { [overlordWith.ghoul]: 0 }, town: [0, 1, 2], dice: [] }); // gone, and the Town still stands
  game.seat(1).answers('pass');
  game.expectBoard({ town: [-1, 1, 2], townsWon: { 0: [0] }, dice: [] });
  game.expectEvents([
    { type: 'overlord.expired', overlord: overlordWith.ghoul },
    { type: 'turn.begins', seat: 0 },
    { type: 'town.falls', slot: 0, first: 0, second: 1 },
  ]);
  game.expectQuestion('roll.white', 0);
});

test('DM-2.2 an effect of another seat does not end here', () => {
  const game = table({ at: { A1: [7, 5] }, inPlay: { 1: ['ghoul'] } }).options(ADVANCED);
  game.expectBoard({ inPlay: { [overlordWith.ghoul]: 1 }, town: [0, 1, 2] });
  game.expectQuestion('roll.white', 0);
});

test('DM-2.3 Turn Costs are settled before any die is rolled', () => {
  const game = table({ inPlay: { 0: ['undead', 'werewolf'] } }).options(ADVANCED);
  game.expectQuestion('turnCost.settle', 0);
  game.refuses(0, 'plain', 'not-an-option');
  game.seat(0).answers('pay:undead');
  game.expectQuestion('turnCost.settle', 0);
  game.expectBoard({ dice: [] });
  game.refuses(0, 'plain', 'not-an-option');
  game.seat(0).answers('discard:werewolf');
  game.expectNoEvents([{ type: 'dice.rolled' }]);
  game.expectQuestion('roll.white', 0);
});

test('DM-2.4 the white die is decided on, then all dice are rolled together, once', () => {
  const game = table().random('primary', blacks(4, 5, 2));
  game.expectQuestion('roll.white', 0);
  game.expectBoard({ dice: [] });
  game.seat(0).answers('plain');
  const rolls = game.match.journal.filter((entry) => entry.kind === 'random' && entry.label === 'primary');
  expect(rolls).toMatchObject([{ seat: 0, dice: ['black', 'black', 'black'], values: blacks(4, 5, 2) }]);
  game.expectBoard({ dice: ['black', 'black', 'black'], face: blacks(4, 5, 2), use: ['free', 'free', 'free'] });
  game.refuses(0, 'plain', 'not-an-option');
  game.expectQuestion('commit.use', 0);
});

describe('the commit phase', () => {
  const ROLL = blacks(4, 5, 3);

  test('DM-2.5 one commitment at a time, until Done', () => {
    const game = table({ graveyard: [10] }).random('primary', ROLL);
    game.seat(0).answers('plain');
    for (const commitment of [
      ['capture:A1:gray', ''],
      ['respawn', '0'],
      ['attack:A2', ''],
    ]) {
      game.expectQuestion('commit.use', 0);
      game.expectBoard({ turn: 0, phase: 'commit' });
      game.seat(0).answers(...commitment.filter(Boolean));
    }
    game.expectQuestion('attack.count', 0);
    game.seat(0).answers(3);
    game.expectBoard({ use: ['respawn', 'capture', 'attack'], commitments: 3 });
    game.expectQuestion('commit.use', 0); // the dead could still be raised by a Skull: Done must be said
    game.seat(0).answers('done');
    game.expectQuestion('roll.white', 1);
  });

  test.each([
    [['attack:A2', '2', '3'], ['capture:A1:gray'], ['respawn']],
    [['respawn', '0'], ['attack:A2', '2', '3'], ['capture:A1:gray']],
    [['capture:A1:gray'], ['attack:A2', '2', '3'], ['respawn']],
  ])('DM-2.5 in any order: %j, %j, %j', (...order) => {
    const game = table({ graveyard: [10] }).random('primary', ROLL);
    game.seat(0).answers('plain', ...order.flat(), 'done');
    game.expectBoard({ supply: { 0: 36 }, graveyard: { 0: 11 }, besiegers: { 1: [3, 0, 0, 0] } });
    game.expectBoard({ towers: { 0: [0, 1, 0] } });
    game.expectQuestion('roll.white', 1);
  });

  const TOWERS = ['A1', 'A2', 'A3'].flatMap((id) => ['white', 'gray'].map((colour) => `capture:${id}:${colour}`));
  const BASIC = ['attack:A1', 'attack:A2', 'attack:A3', ...TOWERS, 'respawn', 'reroll:tile1', 'reroll:tile2', 'done'];

  test('DM-2.6 the uses of a die in the basic game: attack, respawn, capture; no purchase', () => {
    const game = table({ graveyard: [10] }).random('primary', ROLL);
    game.seat(0).answers('plain');
    game.expectOptions(0, BASIC);
    game.refuses(0, 'buy:blood-elf', 'not-an-option');
    game.expectQuestion('commit.use', 0);
  });

  test('DM-2.6 in the advanced game also the purchase of a displayed Overlord', () => {
    const display = ['blood-elf', 'undead', 'ghoul', 'wyvern'];
    const game = table({ graveyard: [10], display })
      .options(ADVANCED)
      .random('primary', ROLL);
    game.seat(0).answers('plain');
    game.expectOptions(0, [...BASIC, ...display.map((id) => `buy:${id}`)]);
    game.refuses(0, 'buy:lich', 'not-an-option');
    game.expectQuestion('commit.use', 0);
  });

  test('DM-2.7 no die has to be used: those not committed at Done are lost', () => {
    const game = table().random('primary', [ROLL, blacks(2, 2, 2)]);
    game.seat(0).answers('plain', 'attack:A1', 0, 4, 'done');
    game.expectEvents([
      { type: 'dice.lost', seat: 0, faces: blacks(5, 3) },
      { type: 'done', seat: 0 },
    ]);
    game.expectBoard({ supply: [46, 50, 50, 50], dice: [] });
    game.seat(1).answers('plain');
    game.expectBoard({ dice: ['black', 'black', 'black'], face: blacks(2, 2, 2) });
    game.expectQuestion('commit.use', 1);
  });

  test('DM-2.8 a turn may end with nothing committed, and nothing has changed', () => {
    const game = table().random('primary', ROLL);
    game.seat(0).answers('plain', 'done');
    game.expectBoard({ supply: [50, 50, 50, 50], graveyard: [0, 0, 0, 0], turn: 1 });
    game.expectEvents([{ type: 'dice.lost', faces: ROLL }]);
    game.expectNoEvents([{ type: 'attack' }, { type: 'town.falls' }]);
    game.expectQuestion('roll.white', 1);
  });

  test('DM-2.8 a seat without minions in supply still takes its turn', () => {
    const game = table({ supply: [0] }).random('primary', ROLL);
    game.expectQuestion('roll.white', 0);
    game.seat(0).answers('plain');
    game.expectOptions(0, ['respawn', 'reroll:tile1', 'reroll:tile2', 'done']);
    game.seat(0).answers('respawn', '0+1+2');
    game.expectBoard({ supply: { 0: 12 }, graveyard: { 0: 38 } });
    game.expectQuestion('commit.use', 0);
  });
});

describe('the end of the turn', () => {
  test('DM-2.9 Undead, effects of the turn, Towns, display, next turn: in this order', () => {
    const given = { inPlay: { 0: ['undead'] }, holds: { 0: ['gargoyle'] }, graveyard: [10] };
    const game = table({ ...given, at: { A1: [8] }, display: ['lich', 'ghoul', 'wyvern', 'scourge'] })
      .options(ADVANCED)
      .random('primary', blacks(4, 5, 2));
    game.seat(0).wishes('windows', 'never');
    game.seat(0).answers('pay:undead', 'plain', 'announce:gargoyle', 'A2', 'buy:lich', 1, 'attack:A1', 0, 4);
    const before = game.match.eventCount;
    game.seat(0).answers('done');
    const told = game.match.eventsFor('everything', before).map(({ type }) => type);
    expect(told).toEqual([
      ...['dice.lost', 'done', 'town.falls', 'award.town', 'award.trigger'],
      ...['undead', 'overlord.expired', 'town.revealed', 'overlord.revealed', 'turn.begins'],
    ]);
    game.expectBoard({ graveyard: { 0: 19 }, inPlay: { [overlordWith.gargoyle]: 0 }, town: [3, 1, 2] });
    expect(boardOf(game).display).not.toContain(-1);
    game.expectQuestion('roll.white', 1);
  });

  test("DM-2.10 the next turn is the next seat's, and after the last comes the first", () => {
    const game = table({ turn: 3 });
    game.seat(3).answers('plain', 'done');
    game.expectBoard({ turn: 0, turnNumber: 6 });
    game.seat(0).answers('plain', 'done');
    game.expectQuestion('roll.white', 1);
  });

  test('DM-2.10 the Minotaur gives the active seat another turn, once', () => {
    const game = table({ holds: { 0: ['minotaur'] } }).options(ADVANCED);
    game.seat(0).answers('announce:minotaur', 'plain', 'done');
    game.expectQuestion('roll.white', 0);
    game.expectBoard({ turn: 0, turnNumber: 6, extraTurn: 0 });
    game.seat(0).answers('plain', 'done');
    game.expectQuestion('roll.white', 1);
  });

  test('DM-2.10 a seat marked by the Black Knight loses its turn, the one after it does not', () => {
    const game = table({ inPlay: { 0: ['black-knight'] }, on: { 'black-knight': 1 } }).options(ADVANCED);
    game.seat(0).answers('plain', 'done');
    game.expectEvents([
      { type: 'turn.skipped', seat: 1 },
      { type: 'turn.begins', seat: 2 },
    ]);
    game.expectBoard({ overlordDiscard: [overlordWith['black-knight']] });
    for (const seat of [2, 3, 0]) game.seat(seat).answers('plain', 'done');
    game.expectQuestion('roll.white', 1); // once is enough
  });
});

describe('DM-2.11: Skulls and starting tiles, at any decision of the own turn', () => {
  const DISCARDS = ['discard:skull', 'discard:tile1', 'discard:tile2'];

  test('DM-2.11 before the roll, after it, between commitments, and after Done', () => {
    const game = table({ graveyard: [40], skulls: [4] }).random('primary', blacks(4, 5, 2));
    game.seat(0).wishes('afterTurn', 'stop');
    game.expectInterrupts(0, DISCARDS);
    game.seat(0).answers('discard:tile1');
    game.expectQuestion('roll.white', 0); // the question that waited is asked again
    game.seat(0).answers('plain');
    game.expectInterrupts(0, ['discard:skull', 'discard:tile2']);
    game.seat(0).answers('discard:skull');
    game.expectQuestion('commit.use', 0);
    game.seat(0).answers('attack:A1', 0, 4, 'capture:A2:gray');
    game.expectInterrupts(0, ['discard:skull', 'discard:tile2']);
    game.seat(0).answers('done');
    game.expectQuestion('last.skulls', 0);
    game.expectOptions(0, ['end', 'skull', 'tile2']);
    game.expectBoard({ graveyard: { 0: 25 } });
    game.seat(0).answers('tile2'); // the third of the turn
    game.expectBoard({ graveyard: { 0: 0 }, supply: { 0: 46 }, skulls: { 0: 3 } });
    game.expectQuestion('roll.white', 1);
  });

  test('DM-2.11 in the windows of the own turn, that after Done included', () => {
    const game = table({ graveyard: [40], skulls: [3], holds: { 0: ['ghoul'] } })
      .options(ADVANCED)
      .random('primary', blacks(4, 5, 2));
    for (const [window, next] of [
      ['window.start', ['pass', 'plain']],
      ['window.roll', ['pass', 'done']],
      ['window.done', ['pass', 'pass']],
    ] as const) {
      game.expectQuestion(window, 0);
      game.expectOffers(0, ['discard:skull']);
      game.seat(0).answers(...next);
    }
    game.expectQuestion('window.start', 0); // of seat 1's turn: not the own turn any more
    game.expectOffers(0, [], DISCARDS);
  });

  test('DM-2.11 after resolution the game stops for it only if the seat wishes', () => {
    const game = table({ graveyard: [40], skulls: [4] });
    game.seat(0).answers('plain', 'done');
    game.expectQuestion('roll.white', 1);
  });

  test("DM-2.11 not on another seat's turn", () => {
    const game = table({ graveyard: [40, 40], skulls: [4, 4] });
    game.expectInterrupts(1, []);
    for (const key of DISCARDS) game.refuses(1, key, 'not-asked');
    game.seat(0).answers('plain', 'done');
    game.expectInterrupts(0, []);
    game.expectInterrupts(1, DISCARDS);
    game.expectQuestion('roll.white', 1);
  });

  test('DM-2.11 not in the middle of a commitment: the die that is being placed comes first', () => {
    const game = table({ graveyard: [40], skulls: [4] }).random('primary', blacks(4, 5, 2));
    game.seat(0).answers('plain', 'attack:A1');
    game.expectInterrupts(0, []);
    game.seat(0).answers(0);
    game.expectInterrupts(0, []);
    game.seat(0).answers(4);
    game.expectInterrupts(0, DISCARDS);
    game.expectQuestion('commit.use', 0);
  });
});
