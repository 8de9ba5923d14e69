/** 10. Commitment, Done and resolution. */

import { scenario } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { builtIn } from '../content';
import { blacks } from '../scenarios/faces';
import { scenarios } from '../scenarios/position';
import { advanced, basic, overlord, town } from '../scenarios/table.fixture';
import type { DarkMinions, Seen } from './board';
import { darkMinionsWith } from './index';
import { needChanges, requirement } from './resolution';

const NOBODY = -1;

test('DM-10.1 a commitment is final: dice, minions, Towers and purchases are not taken back', () => {
  const game = advanced({ supply: [30] }).random('primary', blacks(4, 3, 5));
  game.seat(0).answers('plain', 'attack:A1', 1, 3);
  game.expectBoard({ use: ['free', 'attack', 'free'], supply: { 0: 27 }, besiegers: { 0: [3, 0, 0, 0] } });
  game.seat(0).answers('capture:A2:white', 0);
  game.expectBoard({ use: ['capture', 'attack', 'free'], supply: { 0: 23 }, waiting: { 0: 4 } });
  game.refuses(0, 'attack:A1', 'DM-4.3').refuses(0, 'capture:A1:white', 'DM-7.5').refuses(0, 'attack:A2', 'DM-4.6');
  game.seat(0).answers('buy:lich', 'pass');
  // All three dice are gone; nothing offered gives one of them back.
  game.expectBoard({ use: ['capture', 'attack', 'buy'], holder: { [overlord('lich')]: 0 }, display: { 3: -1 } });
  game.expectOptions(0, ['done']);
  game.refuses(0, 'attack:A3', 'DM-3.9').refuses(0, 'reroll:tile1', 'DM-9.3').refuses(0, 'buy:gargoyle', 'DM-3.9');
  game.refuses(0, 'exchange:lich', 'not-an-option');
  game.expectQuestion('commit.use', 0).expectRandomUsedUp();
});

test('DM-10.2 an announced ability is final: its card is spent and its effect stays', () => {
  const game = advanced({ holds: { 0: ['ghoul', 'lich'] }, graveyard: [12] });
  game.expectQuestion('window.start', 0).expectOptions(0, ['pass', 'announce:ghoul', 'announce:lich']);
  game.seat(0).answers('announce:ghoul');
  game.expectOptions(0, ['pass', 'announce:lich']);
  game.seat(0).answers('announce:lich');
  game.expectBoard({ inPlay: { [overlord('ghoul')]: 1 }, overlordDiscard: [overlord('lich')], graveyard: { 0: 2 } });
  game.refuses(0, 'announce:ghoul').refuses(0, 'announce:lich');
  game.expectQuestion('roll.white', 0); // nothing is left to announce, so the window closed by itself
});

test('DM-10.3 after Done no more dice are committed', () => {
  const game = advanced({ holds: { 0: ['lich'] }, graveyard: [5] }).random('primary', blacks(4, 3, 5));
  game.seat(0).answers('pass', 'plain', 'pass', 'attack:A1', 0, 4, 'pass');
  game.expectOffers(0, ['attack:A2', 'respawn', 'done']);
  game.seat(0).answers('done');
  game.expectQuestion('window.done', 0).expectOptions(0, ['pass', 'announce:lich']);
  game.refuses(0, 'attack:A2', 'not-an-option').refuses(0, 'respawn', 'not-an-option').refuses(0, 'done');
  game.expectEvents([
    { type: 'dice.lost', faces: blacks(3, 5) },
    { type: 'done', seat: 0 },
  ]);
  game.seat(0).answers('pass', 'pass');
  game.expectBoard({ besiegers: { 0: [4, 0, 0, 0] }, graveyard: { 0: 5 }, turn: 1 });
  game.expectQuestion('window.start', 0).expectRandomUsedUp();
});

test('DM-10.4 between Done and resolution others respond, and only then Towers and Towns are settled', () => {
  const game = advanced({ holds: { 3: ['ghoul'] }, at: { A1: [8, 0, 0, 0] } }).random('primary', blacks(4, 4, 2));
  game.seat(3).answers('pass'); // at the start of the turn
  game.seat(0).answers('plain');
  game.seat(3).answers('pass');
  game.seat(0).answers('attack:A1', 0, 4);
  game.seat(3).answers('pass');
  game.seat(0).answers('capture:A2:white');
  game.seat(3).answers('pass');
  game.seat(0).answers('done');
  game.expectQuestion('window.done', 3);
  game.expectBoard({ town: [town('A1'), town('A2'), town('A3')], trigger: { 0: 0 }, waiting: { 0: 4 } });
  game.expectBoard({ towers: { 0: [0, 0, 0] }, townTowers: { 1: [2, 1, 1] }, graveyard: { 0: 0 } });
  game.seat(3).answers('announce:ghoul'); // 12 of 15: Barrowmere stands
  game.expectBoard({ town: { 0: town('A1') }, trigger: { 0: NOBODY }, towers: { 0: [1, 0, 0] }, waiting: { 0: 0 } });
  game.expectNoEvents([{ type: 'town.falls' }]);
  game.expectQuestion('roll.white', 1).expectRandomUsedUp();
});

test('DM-10.4 without a response the same Town falls', () => {
  const game = advanced({ holds: { 1: ['ghoul'] }, at: { A1: [8, 0, 0, 0] } }).random('primary', blacks(4, 4, 2));
  game.seat(1).wishes('windows', 'done');
  game.seat(0).answers('plain', 'attack:A1', 0, 4, 'done');
  game.expectQuestion('window.done', 1);
  game.seat(1).answers('pass');
  game.expectEvents([{ type: 'done' }, { type: 'town.falls', town: town('A1'), first: 0, trigger: 0 }]);
  game.expectQuestion('roll.white', 1);
});

test('DM-10.5 DM-R53 DM-R54 captures settle in order with their sets, then the Towns fall, roll-offs at the new level', () => {
  const game = basic({ towers: { 0: [0, 1, 1] }, at: { A1: [2, 6, 0, 0] } })
    .random('primary', blacks(4, 4, 5))
    .random('rolloff', [
      [0, 0, 0],
      [1, 0, 0],
    ]);
  game.seat(0).answers('plain', 'capture:A2:white', 0, 'attack:A1', 1, 4);
  game.expectBoard({ level: { 0: 1 }, towers: { 0: [0, 1, 1] } }); // nothing settled yet
  game.seat(0).answers('capture:A2:gray'); // the last die, and nobody lies in the Graveyard: Done goes without saying
  game.expectEvents([
    { type: 'capture.done', seat: 0, colour: 0 },
    { type: 'set.completed', seat: 0, level: 2 },
    { type: 'capture.done', seat: 0, colour: 1 },
    { type: 'rolloff', sums: [5, 4], winner: 0 }, // +1, +1 and a red 3: the dice of level 2
    { type: 'town.falls', town: town('A1'), first: 0 },
  ]);
  game.expectBoard({ level: { 0: 2 }, towers: { 0: [0, 1, 0] } });
  game.expectQuestion('roll.white', 1).expectRandomUsedUp();
});

test('DM-10.5 captures settle in the order of commitment, not by colour or slot', () => {
  const game = basic().random('primary', blacks(5, 4, 2));
  game.seat(0).answers('plain', 'capture:A3:gray', 'capture:A1:white', 'done');
  game.expectEvents([
    { type: 'capture.committed', town: town('A3'), colour: 1 },
    { type: 'capture.committed', town: town('A1'), colour: 0 },
    { type: 'done' },
    { type: 'capture.done', town: town('A3'), colour: 1 },
    { type: 'capture.done', town: town('A1'), colour: 0 },
  ]);
  game.expectBoard({ towers: { 0: [1, 1, 0] }, graveyard: { 0: 9 }, supply: { 0: 41 } });
  game.expectQuestion('roll.white', 1).expectRandomUsedUp();
});

test('DM-R53 DM-R55 a Tower captured where the Town falls is safe, and the Gargoyle from outside triggers', () => {
  const game = advanced({ holds: { 0: ['gargoyle'] }, at: { A1: [0, 8, 0, 0] } }).random('primary', blacks(4, 2, 2));
  game.seat(0).answers('pass', 'plain', 'pass', 'capture:A1:white', 'announce:gargoyle', 'A1', 'done');
  game.expectEvents([
    { type: 'capture.done', seat: 0, colour: 0 },
    { type: 'town.falls', town: town('A1'), first: 1, trigger: 0 },
    { type: 'award.trigger', seat: 0 },
  ]);
  game.expectBoard({ towers: { 0: [1, 0, 0] }, vpOne: [1, 0, 0, 0], townsWon: { 1: [town('A1')] } });
  game.expectQuestion('roll.white', 1).expectRandomUsedUp();
});

test('DM-R52 minions of a capture die at resolution: a die of the same turn cannot fetch them, a Skull after it can', () => {
  const game = basic({ skulls: [1], graveyard: [2] }).random('primary', blacks(4, 6, 5));
  game.seat(0).wishes('afterTurn', 'stop');
  game.seat(0).answers('plain', 'capture:A1:white', 0);
  game.expectBoard({ supply: { 0: 44 }, waiting: { 0: 4 }, graveyard: { 0: 2 } });
  game.seat(0).answers('respawn', 1); // a 6, and 2 lie there
  game.expectBoard({ supply: { 0: 46 }, waiting: { 0: 4 }, graveyard: { 0: 0 } });
  game.refuses(0, 'respawn', 'DM-5.7').refuses(0, 'discard:skull', 'DM-6.9');
  game.seat(0).answers('done');
  game.expectBoard({ waiting: { 0: 0 }, graveyard: { 0: 4 } });
  game.expectQuestion('last.skulls', 0).seat(0).answers('skull');
  game.expectBoard({ supply: { 0: 50 }, graveyard: { 0: 0 }, skulls: { 0: 0 } });
  game.expectQuestion('roll.white', 1).expectRandomUsedUp();
});

test('DM-10.6 a Town falls at exactly its requirement, and not one below', () => {
  for (const [count, falls] of [
    [3, false],
    [4, true],
  ] as const) {
    const game = basic({ at: { A1: [3, 5, 0, 0] } }).random('primary', blacks(4, 2, 2));
    game.seat(0).answers('plain', 'attack:A1', 0, count, 'done');
    game.expectBoard({ town: { 1: town('A2') }, townsWon: { 0: falls ? [town('A1')] : [] } });
    game.expectBoard({ besiegers: { 0: falls ? [0, 0, 0, 0] : [6, 5, 0, 0] } });
    game.expectQuestion('roll.white', 1).expectRandomUsedUp();
  }
});

test('DM-10.6 DM-R3 minions move at once and the Town stands until the check; then Towns fall in slot order', () => {
  const game = basic({ at: { A1: [9, 0, 0, 0], A3: [10, 0, 0, 0] } }).random('primary', blacks(4, 3, 2));
  game.seat(0).answers('plain', 'attack:A3', 0, 4, 'attack:A1', 1, 3);
  game.expectBoard({ besiegers: { 0: [12, 0, 0, 0], 2: [14, 0, 0, 0] }, town: { 0: town('A1'), 2: town('A3') } });
  game.expectNoEvents([{ type: 'town.falls' }]).expectQuestion('commit.use', 0);
  game.seat(0).answers('done');
  game.expectEvents([
    { type: 'done' },
    { type: 'town.falls', slot: 0 },
    { type: 'award.trigger' },
    { type: 'town.falls', slot: 2 },
    { type: 'town.revealed', slot: 0 },
    { type: 'town.revealed', slot: 2 },
  ]);
  game.expectQuestion('roll.white', 1).expectRandomUsedUp();
});

test('DM-10.6 the check at the start of a turn comes after its window', () => {
  const given = { inPlay: { 0: ['ghoul'] }, holds: { 2: ['inexplicable'] }, at: { A1: [0, 6, 6, 0] } };
  const stands = advanced(given);
  stands.expectQuestion('window.start', 2); // the Ghoul is gone: 12 of 12
  stands.expectBoard({ town: { 0: town('A1') }, trigger: { 0: 1 } });
  stands.seat(2).answers('announce:inexplicable'); // the only Town with rivals
  stands.expectBoard({ besiegers: { 0: [0, 1, 6, 0] }, trigger: { 0: NOBODY }, town: { 0: town('A1') } });
  stands.expectNoEvents([{ type: 'town.falls' }]).expectQuestion('roll.white', 0);

  const falls = advanced(given).random('rolloff', [blacks(2, 2, 2), blacks(1, 1, 1)]);
  falls.seat(2).answers('pass');
  falls.expectEvents([
    { type: 'turn.begins', seat: 0 },
    { type: 'town.falls', first: 1, second: 2, trigger: 1 },
  ]);
  falls.expectBoard({ town: { 0: NOBODY }, phase: 'roll' });
  falls.expectQuestion('roll.white', 0).expectRandomUsedUp();
});

/** A Town of this need, named by the Gargoyle, with these two in play or not. */
function siege(need: number, gargoyle: 0 | 1, ghoul: 0 | 1): Seen {
  const content = { ...builtIn, towns: builtIn.towns.map((it, i) => (i === 0 ? { ...it, need } : it)) };
  const inPlay = builtIn.overlords.map((_, i) =>
    i === overlord('gargoyle') ? gargoyle : i === overlord('ghoul') ? ghoul : 0,
  );
  const target = builtIn.overlords.map((_, i) => (i === overlord('gargoyle') ? 0 : -1));
  const b = { town: [0], inPlay, target } as unknown as DarkMinions;
  return { b, content, seats: 4, options: { ghoul: '3' } };
}

test('DM-18.1 DM-18.2 DM-R32 what changes a requirement makes up the whole difference, and no more', () => {
  const changes = (...how: Parameters<typeof siege>) =>
    needChanges(siege(...how), 0).map(({ overlord: at, by }) => [builtIn.overlords[at].id, by]);
  expect(changes(20, 0, 0)).toEqual([]);
  expect(changes(20, 1, 0)).toEqual([['gargoyle', -5]]);
  expect(changes(20, 1, 1)).toEqual([
    ['gargoyle', -5],
    ['ghoul', 3],
  ]);
  expect(changes(3, 1, 0)).toEqual([['gargoyle', -2]]); // 1 is the least: the other three are worth nothing
  expect(changes(1, 1, 0)).toEqual([]);
});

test('DM-10.7 DM-18.16 DM-R32 the requirement is need - 5 + 3, never below 1', () => {
  const seen = (...how: Parameters<typeof siege>) => requirement(siege(...how), 0);
  expect([seen(20, 0, 0), seen(20, 1, 0), seen(20, 0, 1), seen(20, 1, 1)]).toEqual([20, 15, 23, 18]);
  expect([seen(7, 1, 0), seen(6, 1, 0), seen(5, 1, 0), seen(1, 1, 0)]).toEqual([2, 1, 1, 1]);
  expect([seen(3, 1, 1), seen(2, 1, 1), seen(1, 1, 1)]).toEqual([1, 1, 1]); // the floor holds for the sum, not step by step
  expect(seen(4, 1, 1)).toBe(2);
});

test('DM-R32 a Town without attackers never falls, however small its requirement', () => {
  const hamlet = { ...builtIn, towns: builtIn.towns.map((it) => (it.id === 'A1' ? { ...it, need: 3 } : it)) };
  const game = scenario(darkMinionsWith(hamlet, {}), scenarios)
    .seats(4)
    .options({ mode: 'advanced' })
    .given({ towns: ['A1', 'A2', 'A3'], holds: { 0: ['gargoyle'] } })
    .random('primary', blacks(2, 2, 2));
  game.seat(0).answers('announce:gargoyle', 'A1');
  game.expectQuestion('roll.white', 0).expectBoard({ town: { 0: town('A1') }, trigger: { 0: NOBODY } });
  game.seat(0).answers('plain', 'attack:A1', 0, 1, 'done'); // one minion is enough
  game.expectEvents([{ type: 'town.falls', first: 0, trigger: 0, total: 1 }]);
  game.expectQuestion('roll.white', 1).expectRandomUsedUp();
});

test('DM-10.8 DM-R23 who made a Town met is its trigger; a further attack changes nothing', () => {
  const game = advanced({ holds: { 1: ['gargoyle'] }, at: { A1: [0, 0, 8, 0] } }).random('primary', blacks(4, 2, 2));
  game.seat(1).answers('announce:gargoyle', 'A1'); // 8 of 7
  game.expectBoard({ trigger: { 0: NOBODY }, town: { 0: NOBODY } }); // fell at the start of this turn
  game.expectEvents([{ type: 'town.falls', first: 2, trigger: 1 }]);

  const later = advanced({ holds: { 1: ['gargoyle'] }, at: { A1: [0, 0, 8, 0] } }).random('primary', blacks(4, 2, 2));
  later.seat(1).answers('pass');
  later.seat(0).answers('plain');
  later.seat(1).answers('announce:gargoyle', 'A1');
  later.expectBoard({ trigger: { 0: 1 }, town: { 0: town('A1') } });
  later.seat(0).answers('attack:A1', 0, 4, 'done');
  later.expectEvents([
    { type: 'town.falls', first: 2, second: 0, trigger: 1 },
    { type: 'award.trigger', seat: 1 },
  ]);
  later.expectBoard({ vpOne: [0, 1, 0, 0] });
  later.expectQuestion('roll.white', 1).expectRandomUsedUp();
});

test('DM-10.8 made not met again, the Town forgets its trigger; the next to make it met is the new one', () => {
  const game = advanced({ holds: { 1: ['inexplicable'], 2: ['wyvern'] }, at: { A1: [8, 0, 0, 0], A2: [0, 0, 5, 0] } });
  game.random('primary', blacks(4, 2, 2));
  game.seat(2).wishes('windows', 'done');
  game.seat(1).wishes('windows', 'done');
  game.seat(0).answers('plain', 'attack:A1', 0, 4);
  game.expectBoard({ trigger: { 0: 0 } });
  game.seat(0).answers('done');
  game.seat(1).answers('announce:inexplicable', 'A1'); // 12 - 5 = 7
  game.expectBoard({ trigger: { 0: NOBODY }, besiegers: { 0: [7, 0, 0, 0] } });
  game.expectQuestion('window.done', 2);
  game.seat(2).answers('announce:wyvern', 'A2', 'A1', 5); // its own five: 12 again
  game.expectEvents([{ type: 'town.falls', first: 0, second: 2, trigger: 2 }]);
  game.expectBoard({ vpOne: [0, 0, 1, 0], vpTwo: [0, 0, 1, 0] });
  game.expectQuestion('roll.white', 1).expectRandomUsedUp();
});

test('DM-10.9 when the Ghoul leaves, the trigger is the seat whose attack last put minions there', () => {
  const game = advanced({ inPlay: { 1: ['ghoul'] }, at: { A1: [0, 10, 0, 0] } }).random('primary', blacks(2, 2, 2));
  game.seat(0).answers('plain', 'attack:A1', 0, 2, 'done'); // 12 of 15
  game.expectBoard({ turn: 1, vpOne: [1, 0, 0, 0] });
  game.expectEvents([
    { type: 'overlord.expired', overlord: overlord('ghoul') },
    { type: 'town.falls', first: 1, second: 0, trigger: 0 },
  ]);
  game.expectQuestion('roll.white', 1).expectRandomUsedUp();
});

test('DM-10.9 by the Wyvern the mover counts, not the owner of the moved minions', () => {
  const game = advanced({
    inPlay: { 1: ['ghoul'] },
    holds: { 3: ['wyvern'] },
    at: { A1: [0, 10, 0, 0], A2: [0, 0, 2, 0] },
  }).random('primary', blacks(2, 2, 2));
  game.seat(3).answers('announce:wyvern', 'A2', 'A1', 2, 'stop'); // two of seat 2: 12 of 15
  game.seat(0).answers('plain', 'done');
  game.expectEvents([
    { type: 'wyvern.move', seat: 3, owner: 2 },
    { type: 'overlord.expired' },
    { type: 'town.falls', first: 1, second: 2, trigger: 3 },
  ]);
  game.expectBoard({ vpOne: [0, 0, 0, 1], vpTwo: [0, 0, 1, 0] });
  game.expectQuestion('roll.white', 1).expectRandomUsedUp();
});

test('DM-10.10 after resolution comes one more window, then the last Town check, then the end of the turn', () => {
  const game = advanced({ holds: { 2: ['gargoyle'] }, at: { A1: [0, 8, 0, 0] } }).random('primary', blacks(2, 2, 2));
  game.seat(2).answers('pass');
  game.seat(0).answers('plain');
  game.seat(2).answers('pass');
  game.seat(0).answers('done');
  game.expectQuestion('window.done', 2).seat(2).answers('pass');
  game.expectQuestion('window.resolution', 2).expectBoard({ turn: 0, phase: 'last' });
  game.seat(2).answers('announce:gargoyle', 'A1');
  game.expectEvents([
    { type: 'done', seat: 0 },
    { type: 'gargoyle', seat: 2 },
    { type: 'town.falls', first: 1, trigger: 2 },
    { type: 'overlord.expired', overlord: overlord('gargoyle') },
    { type: 'town.revealed', slot: 0 },
    { type: 'turn.begins', seat: 1 },
  ]);
  game.expectQuestion('roll.white', 1).expectRandomUsedUp();
});

test('DM-10.10 the basic game has no windows: from Done straight to the next turn', () => {
  const game = basic().random('primary', blacks(2, 2, 2));
  game.seat(0).answers('plain', 'done');
  game.expectQuestion('roll.white', 1).expectRandomUsedUp();
});
