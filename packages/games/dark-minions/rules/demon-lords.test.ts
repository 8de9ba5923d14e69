/** 19. The Demon Lords expansion. */
import { checkOptions } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { builtIn } from '../content';
import { blacks, reds, white } from '../scenarios/faces';
import { advanced, demonLords, overlord, town, yellow } from '../scenarios/table.fixture';
import { darkMinions } from '.';
import type { DarkMinions } from './board';

const NOBODY = -1;
const boardOf = (game: ReturnType<typeof advanced>): DarkMinions => game.match.board as DarkMinions;
/** Cinder Gate in play, in the first slot. */
const gate = (given: Parameters<typeof demonLords>[0] = {}, options = {}, seats = 4) =>
  demonLords({ towns: ['R1', 'A2', 'A3'], ...given }, options, seats);

test('DM-R42 DM-1.17 the expansion is off by default, and goes only with the advanced game', () => {
  expect(checkOptions(darkMinions, {}, 4)).toMatchObject({ demonLords: 'off', mode: 'basic' });
  expect(checkOptions(darkMinions, { demonLords: 'on' }, 4)).toContain('DM-1.17');
  expect(checkOptions(darkMinions, { demonLords: 'on', mode: 'advanced' }, 4)).toMatchObject({ demonLords: 'on' });
});

test('DM-19.1 the three red-border Overlords are shuffled into the stack before the display is dealt', () => {
  const order = [...Array.from({ length: 14 }, (_, i) => i), 17, 16, 14, 15]; // the top is the end
  const game = demonLords({ display: [] }).random('overlords', order);
  expect(boardOf(game).display).toEqual([15, 14, 16, 17]);
  expect(boardOf(game).overlordStack).toHaveLength(14);
  expect([15, 16, 17].map((i) => builtIn.overlords[i].id)).toEqual(['vazgoth', 'nhazzra', 'pit-sovereign']);
  const without = boardOf(advanced({ display: [] }));
  expect([...without.display, ...without.overlordStack].sort((a, b) => a - b)).toEqual(
    Array.from({ length: 15 }, (_, i) => i),
  );
});

test('DM-19.2 the red-border Town is shuffled among the D Towns: 19 in all', () => {
  const towns = (game: ReturnType<typeof advanced>) => [...boardOf(game).townStack, ...boardOf(game).town];
  const game = demonLords({ display: [] }).random('towns.D', [town('D1'), town('R1'), town('D3'), town('D2')]);
  expect(towns(game)).toHaveLength(19);
  const letters = boardOf(game).townStack.map((it) => builtIn.towns[it].letter);
  expect(letters.filter((letter) => letter === 'D')).toHaveLength(4);
  expect(builtIn.towns[town('R1')]).toMatchObject({
    letter: 'D',
    need: 24,
    vp: 8,
    skulls: 2,
    towers: { white: 1, gray: 1, black: 2 },
  });
  expect(towns(advanced())).toHaveLength(18);
  expect(towns(advanced())).not.toContain(town('R1'));
});

test('DM-19.3 the yellow die is rolled only where the red-border Town or Vazgoth says so', () => {
  const none = demonLords().random('primary', blacks(2, 2, 2));
  none.seat(0).answers('plain').expectQuestion('commit.use', 0); // no yellow question in between
  const open = gate();
  open.seat(0).answers('plain').expectQuestion('roll.yellow', 0);
  const vazgoth = demonLords({ inPlay: { 0: ['vazgoth'] } });
  vazgoth.seat(0).answers('pay:vazgoth', 'plain').expectQuestion('roll.vazgoth', 0);
});

test('DM-19.4 the Scourge reduces the yellow die’s numbers like any other', () => {
  for (const [face, most] of [
    ['9', 8],
    ['5', 4],
    ['+3', 2],
  ] as const) {
    const game = gate({ inPlay: { 1: ['scourge'] } }).random('primary', [yellow(face), ...blacks(6, 6)]);
    game.seat(0).answers('plain', 'swap:black', 'attack:A2', 0);
    game
      .expectOptions(
        0,
        Array.from({ length: most }, (_, i) => i + 1),
      )
      .expectQuestion('attack.count', 0);
  }
  const skull = gate({ inPlay: { 1: ['scourge'] }, graveyard: [20] }).random('primary', [
    yellow('skull'),
    ...blacks(6, 6),
  ]);
  skull
    .seat(0)
    .answers('plain', 'swap:black', 'skull:0:respawn')
    .expectBoard({ graveyard: { 0: 12 } }); // 20 + 2 - 10
});

test('DM-19.5 required VP, Town slots and Tower counts do not change', () => {
  for (const [seats, vp, slots, towers] of [
    [3, 50, 3, 5],
    [4, 40, 3, 6],
    [5, 35, 4, 7],
  ] as const) {
    const game = demonLords({ towns: ['R1', 'A2', 'A3', 'B1'].slice(0, slots), vp: [vp, vp - 1] }, {}, seats);
    game.expectOffers(0, ['claim']).refuses(1, 'claim', 'DM-15.4');
    const { town: inPlay, towerSupply, townTowers } = boardOf(game);
    expect(inPlay).toHaveLength(slots);
    for (const colour of [0, 1, 2])
      expect(towerSupply[colour] + townTowers.reduce((n, at) => n + at[colour], 0)).toBe(towers);
  }
});

test('DM-19.6 red-border Overlords are bought, exchanged, held and paid for like the others', () => {
  const game = demonLords({ display: ['nhazzra', 'vazgoth', 'pit-sovereign', 'lich'], graveyard: [5] }).random(
    'primary',
    blacks(6, 1, 2),
  );
  game.expectOffers(0, ['exchange:nhazzra', 'exchange:vazgoth', 'exchange:pit-sovereign']);
  game.seat(0).answers('plain');
  game.expectOffers(0, ['buy:nhazzra', 'buy:vazgoth', 'buy:pit-sovereign']).seat(0).answers('buy:nhazzra');
  game.expectOptions(0, ['0+1', '0+2', '0+1+2']).seat(0).answers('0+1'); // 7
  game.expectBoard({ graveyard: { 0: 4 }, holder: { [overlord('nhazzra')]: 0 }, inPlay: { [overlord('nhazzra')]: 0 } });
  game.expectQuestion('window.commitment', 0).expectOptions(0, ['pass', 'announce:nhazzra']);
  expect(
    [15, 16, 17].map((i) => [builtIn.overlords[i].cost, builtIn.overlords[i].respawn, builtIn.overlords[i].turnCost]),
  ).toEqual([
    [8, 0, 4],
    [7, 1, 0],
    [9, 0, 0],
  ]);
});

describe('the yellow die', () => {
  test('DM-19.7 a die is swapped for it after 2 minions of the supply died; with 1 it is refused', () => {
    const game = gate({ supply: [2] }).random('primary', [yellow('9'), ...blacks(2, 2)]);
    game.seat(0).answers('plain');
    game.expectQuestion('roll.yellow', 0).expectOptions(0, ['no', 'swap:black']).seat(0).answers('swap:black');
    game.expectBoard({ dice: ['yellow', 'black', 'black'], supply: { 0: 0 }, graveyard: { 0: 50 } });
    game.expectEvents([
      { type: 'yellow.paid', seat: 0, count: 2 },
      { type: 'yellow.swapped', gave: 'black' },
      { type: 'dice.rolled' },
    ]);
    game.expectQuestion('commit.use', 0);

    const poor = gate({ supply: [1] }).random('primary', blacks(2, 2, 2));
    poor.seat(0).answers('plain'); // nothing but "no": not asked
    poor.expectBoard({ dice: ['black', 'black', 'black'], supply: { 0: 1 } }).expectQuestion('commit.use', 0);
  });

  test('DM-19.7 with a white swap, but not for the same die; and it may be declined', () => {
    const both = gate({ level: [2] });
    both.seat(0).answers('swap:red').expectOptions(0, ['no', 'swap:black']); // the red one is white now
    both.expectQuestion('roll.yellow', 0);
    const two = gate({ level: [2] }).random('primary', [yellow('5'), ...blacks(2), white('+1')]);
    two
      .seat(0)
      .answers('swap:red', 'swap:black')
      .expectBoard({ dice: ['yellow', 'black', 'white'], whiteIsBonus: 0 });
    const no = gate().random('primary', blacks(2, 2, 2));
    no.seat(0)
      .answers('plain', 'no')
      .expectBoard({ dice: ['black', 'black', 'black'], supply: { 0: 50 } });
  });

  test('DM-19.7 beside the bonus white die of level 5 too', () => {
    const game = gate({ level: [5] }).random('primary', [yellow('5'), ...reds(3, 3), white('+1')]);
    game.seat(0).answers('bonus').expectOptions(0, ['no', 'swap:red']).seat(0).answers('swap:red');
    game.expectBoard({ dice: ['yellow', 'red', 'red', 'white'], whiteIsBonus: 1 }).expectQuestion('commit.use', 0);
  });

  test('DM-19.7 once the red-border Town has fallen, the offer is gone', () => {
    const game = gate({ at: { R1: [22, 0, 0, 0] } }).random('primary', [blacks(2, 2, 2), blacks(2, 2, 2)]);
    game.seat(0).answers('plain', 'no', 'attack:R1', 0, 2, 'done');
    game.expectEvents([
      { type: 'town.falls', town: town('R1') },
      { type: 'award.town', seat: 0, skulls: 2 },
    ]);
    game.seat(1).answers('plain').expectQuestion('commit.use', 1);
  });

  test('DM-19.8 numbers act like red ones, and a white or black plus may join them', () => {
    const game = gate({ level: [2] }).random('primary', [yellow('7'), ...blacks(1), white('+2')]);
    game.seat(0).answers('swap:red', 'swap:black', 'attack:A2');
    game.expectOptions(0, ['0', '1', '0+1', '0+2', '1+2', '0+1+2']).seat(0).answers('0+1+2');
    game
      .expectOptions(
        0,
        Array.from({ length: 10 }, (_, i) => i + 1),
      )
      .expectQuestion('attack.count', 0);
  });

  test('DM-19.8 +3 may be added or used alone', () => {
    const game = gate().random('primary', [yellow('+3'), ...blacks(3, 2)]);
    game.seat(0).answers('plain', 'swap:black', 'capture:A2:black'); // 3 + 3, no other way
    game.expectBoard({ use: ['capture', 'capture', 'free'], captureColour: [2] });
    const alone = gate().random('primary', [yellow('+3'), ...blacks(3, 2)]);
    alone.seat(0).answers('plain', 'swap:black', 'attack:A2').expectOptions(0, ['0', '1', '2', '0+1', '0+2']);
    alone.seat(0).answers(0).expectOptions(0, [3, 2, 1]).expectQuestion('attack.count', 0);
  });

  test('DM-19.8 a Skull respawns up to 10 or takes a Skull tile, swapped in as it is', () => {
    const game = gate({ graveyard: [12] }).random('primary', [yellow('skull'), ...blacks(2, 2)]);
    game.seat(0).answers('plain', 'swap:black').expectOffers(0, ['skull:0:respawn', 'skull:0:tile']);
    game.seat(0).answers('skull:0:tile');
    game.expectBoard({ skulls: { 0: 1 }, graveyard: { 0: 14 }, use: { 0: 'skull' } }).expectQuestion('commit.use', 0);
  });

  test('DM-19.8 a Flame has no use: not in a group, not in a sum', () => {
    const game = gate({ graveyard: [12] }).random('primary', [yellow('flame'), ...blacks(4, 3)]);
    game.seat(0).answers('plain', 'swap:black', 'respawn');
    game.expectOptions(0, ['1', '2', '1+2']).refuses(0, '0', 'DM-19.8').refuses(0, '0+1', 'DM-19.8');
    game.seat(0).answers(1, 'attack:A2').expectQuestion('attack.count', 0); // the 3 alone is left for it
  });
});

describe('the Flame', () => {
  const burning = (given = {}) =>
    gate({ graveyard: [0], ...given }).random('primary', [yellow('flame'), ...blacks(4, 3)]);

  test('DM-19.9 it takes 3 minions at the first commitment, once', () => {
    const game = burning();
    game.seat(0).answers('plain', 'swap:black');
    game.expectBoard({ supply: { 0: 48 }, flamePaid: 0 });
    game.seat(0).answers('attack:A2', 1, 4);
    game
      .expectBoard({ supply: { 0: 41 }, graveyard: { 0: 5 }, flamePaid: 1 })
      .expectEvents([{ type: 'flame', seat: 0, count: 3 }]);
    game.seat(0).answers('attack:A3', 3, 'done');
    game.expectBoard({ supply: { 0: 38 }, graveyard: { 0: 5 }, turn: 1 }).expectQuestion('roll.white', 1);
  });

  test('DM-19.9 or at Done, when nothing was committed', () => {
    const game = burning();
    game.seat(0).answers('plain', 'swap:black', 'done');
    game
      .expectBoard({ supply: { 0: 45 }, graveyard: { 0: 5 }, turn: 1 })
      .expectEvents([{ type: 'flame', count: 3 }, { type: 'done' }]);
  });

  test('DM-19.9 with fewer in supply all of them die', () => {
    const game = burning({ supply: [4] });
    game.seat(0).answers('plain', 'swap:black', 'done'); // 2 for the die, 2 are left
    game.expectBoard({ supply: { 0: 0 }, graveyard: { 0: 50 } }).expectEvents([{ type: 'flame', count: 2 }]);
  });

  test('DM-19.9 re-rolled before the first commitment it costs nothing; coming up later it costs at Done', () => {
    const game = burning().random('reroll', [[yellow('9')]]);
    game.seat(0).answers('plain', 'swap:black', 'reroll:tile1', 0, 'attack:A2', 0, 1, 'done');
    game.expectNoEvents([{ type: 'flame' }]).expectBoard({ graveyard: { 0: 2 }, turn: 1 });
    const later = gate()
      .random('primary', [yellow('5'), ...blacks(4, 3)])
      .random('reroll', [[yellow('flame')]]);
    later.seat(0).answers('plain', 'swap:black', 'attack:A2', 1, 4, 'reroll:tile1', 0);
    later
      .expectBoard({ graveyard: { 0: 2 } })
      .seat(0)
      .answers('attack:A3', 1);
    later
      .expectNoEvents([{ type: 'flame' }])
      .seat(0)
      .answers('done');
    later.expectEvents([{ type: 'flame', count: 3 }, { type: 'done' }]).expectBoard({ graveyard: { 0: 5 } });
  });
});

describe('Vazgoth', () => {
  test('DM-19.10 rolls the yellow die as an extra die without payment, on turns after the purchase', () => {
    const game = demonLords({ inPlay: { 0: ['vazgoth'] } }).random('primary', [...blacks(2, 2, 2), yellow('9')]);
    game.expectOptions(0, ['pay:vazgoth', 'discard:vazgoth']).seat(0).answers('pay:vazgoth', 'plain');
    game.expectOptions(0, ['extra', 'no']).seat(0).answers('extra');
    game.expectBoard({ dice: ['black', 'black', 'black', 'yellow'], supply: { 0: 46 }, graveyard: { 0: 0 } });
    game.expectBoard({ onCard: { [overlord('vazgoth')]: 4 } }).expectEvents([{ type: 'yellow.swapped', gave: 'none' }]);
    game.expectQuestion('commit.use', 0);
    const no = demonLords({ inPlay: { 0: ['vazgoth'] } }).random('primary', blacks(2, 2, 2));
    no.seat(0)
      .answers('pay:vazgoth', 'plain', 'no')
      .expectBoard({ dice: ['black', 'black', 'black'] });
  });

  test('DM-19.10 on the purchase turn nothing is rolled any more; discarded, he offers nothing', () => {
    const game = demonLords({ display: ['vazgoth', 'lich', 'witch', 'ghoul'] }).random('primary', blacks(4, 4, 2));
    game.seat(0).answers('plain', 'buy:vazgoth', '0+1');
    game
      .expectBoard({ dice: ['black', 'black', 'black'], inPlay: { [overlord('vazgoth')]: 1 } })
      .expectQuestion('commit.use', 0);
    const declined = demonLords({ inPlay: { 0: ['vazgoth'] } }).random('primary', blacks(2, 2, 2));
    declined.seat(0).answers('discard:vazgoth', 'plain').expectQuestion('commit.use', 0);
  });

  test('DM-19.10 while he is in play no other seat may roll the yellow die', () => {
    const barred = gate({ inPlay: { 1: ['vazgoth'] } }).random('primary', blacks(2, 2, 2));
    barred.seat(0).answers('plain'); // nothing but "no": not asked
    barred.expectBoard({ dice: ['black', 'black', 'black'], supply: { 0: 50 } }).expectQuestion('commit.use', 0);
    const free = gate({ holds: {} });
    free.seat(0).answers('plain').expectQuestion('roll.yellow', 0);
  });
});

describe('Nhazzra', () => {
  test('DM-19.11 each rival in turn gives a Skull or 8 minions, all if fewer', () => {
    const game = demonLords({ holds: { 1: ['nhazzra'] }, skulls: [1, 0, 1, 0], supply: [50, 50, 50, 5] });
    game.seat(1).answers('announce:nhazzra');
    game.expectQuestion('nhazzra.tithe', 2).expectOptions(2, ['skull', 'minions']).seat(2).answers('skull');
    game
      .expectQuestion('nhazzra.tithe', 3)
      .expectOptions(3, ['minions'])
      .refuses(3, 'skull', 'DM-19.11')
      .seat(3)
      .answers('minions');
    game.expectQuestion('nhazzra.tithe', 0).seat(0).answers('minions');
    game.expectBoard({
      skulls: [1, 0, 0, 0],
      supply: [42, 50, 50, 0],
      graveyard: [8, 0, 0, 50],
      overlordDiscard: [overlord('nhazzra')],
    });
    game.expectEvents([
      { type: 'nhazzra.skull', seat: 1, victim: 2 },
      { type: 'nhazzra.minions', victim: 3, count: 5 },
      { type: 'nhazzra.minions', victim: 0, count: 8 },
    ]);
    game.expectQuestion('roll.white', 0);
  });

  test('DM-19.11 a starting tile is no Skull here', () => {
    const game = demonLords({ holds: { 1: ['nhazzra'] } });
    game.seat(1).answers('announce:nhazzra').expectOptions(2, ['minions']).seat(2).answers('minions');
    game.expectBoard({ tileOne: { 2: 1 }, tileTwo: { 2: 1 }, graveyard: { 2: 8 } }).expectQuestion('nhazzra.tithe', 3);
  });
});

describe('the Pit Sovereign', () => {
  test('DM-19.12 the owner’s minions at one Town count double for places, not for the requirement', () => {
    const given = { holds: { 2: ['pit-sovereign'] }, at: { A2: [4, 0, 3, 0], A3: [0, 5, 0, 0] } };
    const game = demonLords({ ...given }).random('primary', blacks(6, 2, 2));
    game.seat(2).answers('announce:pit-sovereign'); // only at A2 has it a minion
    game.expectBoard({ target: { [overlord('pit-sovereign')]: 1 }, trigger: { 1: NOBODY } });
    game.seat(0).answers('plain', 'attack:A2', 0, 1); // 5 and 3: of 13, not 11 of 13
    game
      .expectBoard({ trigger: { 1: NOBODY } })
      .seat(0)
      .answers('done');
    game
      .expectNoEvents([{ type: 'town.falls' }])
      .expectBoard({ inPlay: { [overlord('pit-sovereign')]: 0 }, overlordDiscard: [overlord('pit-sovereign')] });
    game.expectQuestion('roll.white', 1);
  });

  test('DM-19.12 with 5 against 8 its owner is first, and the rival second', () => {
    const game = demonLords({ holds: { 2: ['pit-sovereign'] }, at: { A2: [3, 0, 5, 0] } }).random(
      'primary',
      blacks(5, 2, 2),
    );
    game.seat(2).answers('announce:pit-sovereign');
    game.seat(0).answers('plain', 'attack:A2', 0, 5, 'done'); // 8 + 5 = 13
    game.expectEvents([{ type: 'town.falls', first: 2, second: 0, trigger: 0, total: 13, besiegers: [8, 0, 5, 0] }]);
    game.expectBoard({ graveyard: { 2: 5 } }).expectQuestion('roll.white', 1);
    const tie = demonLords({ holds: { 2: ['pit-sovereign'] }, at: { A2: [3, 1, 4, 0] } })
      .random('primary', blacks(5, 2, 2))
      .random('rolloff', [blacks(6, 6, 6), blacks(1, 1, 1)]);
    tie.seat(2).answers('announce:pit-sovereign');
    tie.seat(0).answers('plain', 'attack:A2', 0, 5, 'done'); // 8, 1 and twice 4
    tie.expectEvents([
      { type: 'rolloff', reason: 'first', seats: [0, 2] },
      { type: 'town.falls', first: 0, second: 2 },
    ]);
  });

  test('DM-19.12 it names only a Town where the owner has a minion, until the end of the current turn', () => {
    const game = demonLords({
      holds: { 2: ['pit-sovereign'] },
      at: { A1: [0, 1, 1, 0], A2: [3, 0, 5, 0], A3: [2, 0, 0, 0] },
    }).random('primary', [blacks(1, 2, 2), blacks(4, 2, 2)]);
    game
      .seat(2)
      .answers('announce:pit-sovereign')
      .expectOptions(2, ['A1', 'A2'])
      .refuses(2, 'A3', 'DM-19.12')
      .seat(2)
      .answers('A2');
    game.seat(0).answers('plain', 'attack:A2', 0, 'done'); // 4 + 5
    game.expectEvents([{ type: 'overlord.expired', overlord: overlord('pit-sovereign') }]);
    game.seat(1).answers('plain', 'attack:A2', 0, 4, 'done'); // 13: 4, 4, 5 as they are
    game.expectEvents([{ type: 'town.falls', first: 2, besiegers: [4, 4, 5, 0] }]).expectQuestion('roll.white', 2);
    const none = demonLords({ holds: { 2: ['pit-sovereign'] }, at: { A2: [3, 0, 0, 0] } });
    none.expectQuestion('roll.white', 0); // no minion anywhere: not asked
  });
});
