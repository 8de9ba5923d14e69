/** 18. The fifteen Overlords: what each does, to whom, and when it ends. */
import { describe, expect, test } from 'vitest';
import { blacks, reds, white } from '../scenarios/faces';
import { advanced, overlord, town } from '../scenarios/table.fixture';
import type { DarkMinions } from './board';

const NOBODY = -1;
const boardOf = (game: ReturnType<typeof advanced>): DarkMinions => game.match.board as DarkMinions;
const inPlay = (id: string, yes: 0 | 1) => ({ inPlay: { [overlord(id)]: yes } });
const gone = (id: string) => ({ inPlay: { [overlord(id)]: 0 }, holder: { [overlord(id)]: NOBODY } });

describe('the Gargoyle', () => {
  test('DM-18.1 one named Town requires 5 less until the end of the current turn, whoever’s turn it is', () => {
    const given = {
      holds: { 2: ['gargoyle'] },
      display: ['ghoul', 'lich', 'witch', 'scourge'],
      at: { A2: [0, 7, 0, 0], A1: [0, 6, 0, 0] },
    };
    const game = advanced(given).random('primary', [blacks(1, 2, 2), blacks(2, 2, 2)]);
    game.seat(2).answers('announce:gargoyle');
    game.expectQuestion('gargoyle.town', 2).expectOptions(2, ['A1', 'A2', 'A3']);
    game.seat(2).answers('A2'); // 7 of 13 - 5: not met
    game.expectBoard({ town: { 1: town('A2') }, trigger: { 1: NOBODY }, ...inPlay('gargoyle', 1) });
    game.seat(0).answers('plain', 'attack:A1', 1, 2);
    game.expectEvents([{ type: 'attack', town: town('A1'), need: 12 }]); // the others as ever: 8 of 12
    game.seat(0).answers('done');
    game.expectBoard({
      ...gone('gargoyle'),
      overlordDiscard: [overlord('gargoyle')],
      turn: 1,
      target: { [overlord('gargoyle')]: NOBODY },
    });
    game.seat(1).answers('plain', 'attack:A2', 0, 2);
    game
      .expectEvents([{ type: 'attack', seat: 1, town: town('A2'), total: 9, need: 13 }])
      .expectQuestion('commit.use', 1);
  });

  test('DM-18.1 with 8 of 13 the named Town is met', () => {
    const game = advanced({ holds: { 2: ['gargoyle'] }, at: { A2: [0, 7, 0, 0] } }).random('primary', blacks(1, 2, 2));
    game.seat(2).answers('announce:gargoyle', 'A2');
    game.seat(0).answers('plain', 'attack:A2', 0, 'done'); // a +1: one minion
    game.expectEvents([
      { type: 'attack', total: 8, need: 8 },
      { type: 'town.falls', town: town('A2'), trigger: 0 },
    ]);
    game.expectQuestion('roll.white', 1);
  });

  test('DM-18.1 it does not move on to the Town that takes the slot', () => {
    const game = advanced({ holds: { 2: ['gargoyle'] }, at: { A1: [0, 7, 0, 0] }, next: ['B1'] }).random(
      'primary',
      blacks(1, 2, 2),
    );
    game.seat(2).answers('announce:gargoyle', 'A1');
    game.seat(0).answers('plain', 'done');
    game.expectEvents([{ type: 'overlord.expired' }, { type: 'town.revealed', slot: 0, need: 16 }]);
  });
});

describe('the Ghoul', () => {
  for (const [option, more] of [
    ['3', 3],
    ['5', 5],
  ] as const) {
    test(`DM-18.2 DM-R5 with the table's ${option} every Town requires ${more} more, new ones too, until the owner’s next turn begins`, () => {
      const game = advanced(
        { holds: { 1: ['ghoul'] }, at: { A1: [10 + more, 0, 0, 0], A3: [0, 13, 0, 0] }, next: ['B1'] },
        { ghoul: option },
      ).random('primary', blacks(2, 2, 2));
      game.expectQuestion('window.start', 1);
      game.seat(1).answers('announce:ghoul');
      game.seat(0).answers('plain', 'attack:A1', 0, 1);
      game.expectEvents([{ type: 'attack', total: 11 + more, need: 12 + more }]);
      game.expectBoard({ trigger: { 0: NOBODY } }); // one short
      game.seat(0).answers('attack:A3', 1, 1, 'done');
      // Seat 1's turn has begun: the Ghoul is gone, and both Towns fell to seat 0's last minions there.
      game.expectEvents([
        { type: 'attack', town: town('A3'), need: 14 + more },
        { type: 'overlord.expired', overlord: overlord('ghoul') },
        { type: 'turn.begins', seat: 1 },
        { type: 'town.falls', town: town('A1'), trigger: 0 },
        { type: 'town.falls', town: town('A3'), first: 1, trigger: 0 },
      ]);
      game.expectBoard(gone('ghoul')).expectQuestion('roll.white', 1).expectRandomUsedUp();
    });
  }

  test('DM-18.2 a Town that comes up meanwhile requires more too', () => {
    const game = advanced({ inPlay: { 3: ['ghoul'] }, at: { A1: [13, 0, 0, 0] }, next: ['B1'] }).random(
      'primary',
      blacks(2, 2, 2),
    );
    game.seat(0).answers('plain', 'attack:A1', 0, 2, 'done'); // 15
    game.expectEvents([{ type: 'town.falls' }, { type: 'town.revealed', town: town('B1'), need: 19 }]);
    game.expectBoard(inPlay('ghoul', 1)).expectQuestion('roll.white', 1);
  });
});

describe('the Blood Elf', () => {
  test('DM-18.3 DM-R29 the owner picks 0 to 5 for each rival, the most first, no more than is there', () => {
    const game = advanced({ holds: { 1: ['blood-elf'] }, supply: [50, 30, 3, 0] });
    game.seat(1).answers('announce:blood-elf');
    expect(game.match.pending.asks[0]).toMatchObject({
      seat: 1,
      question: 'bloodElf.count',
      about: { victim: 2 },
      options: ['3', '2', '1', '0'],
    });
    game.refuses(1, 4, 'not-an-option').seat(1).answers(2); // seat 3 has none: not asked about
    expect(game.match.pending.asks[0]).toMatchObject({ about: { victim: 0 }, options: ['5', '4', '3', '2', '1', '0'] });
    game.refuses(1, 6, 'not-an-option').seat(1).answers(5);
    game.expectBoard({ supply: [45, 30, 1, 0], graveyard: [5, 20, 49, 50], overlordDiscard: [overlord('blood-elf')] });
    game.expectQuestion('roll.white', 0);
  });

  test('DM-18.3 a rival may be spared', () => {
    const game = advanced({ holds: { 1: ['blood-elf'] } });
    game.seat(1).answers('announce:blood-elf', 0, 5, 0);
    game.expectBoard({ supply: [50, 50, 50, 45], graveyard: [0, 0, 0, 5] }).expectQuestion('roll.white', 0);
  });
});

describe('the Dark Wizard', () => {
  test('DM-18.4 re-rolls any or all uncommitted dice of the own turn, once', () => {
    const game = advanced({ holds: { 0: ['dark-wizard'] } })
      .random('primary', blacks(4, 2, 2))
      .random('reroll', blacks(6, 5));
    game.seat(0).answers('plain', 'pass', 'attack:A1', 0, 4, 'announce:dark-wizard');
    game.expectQuestion('reroll.dice', 0).expectOptions(0, ['1', '2', '1+2']); // not the committed one
    game.seat(0).answers('1+2');
    game.expectBoard({
      face: blacks(4, 6, 5),
      use: ['attack', 'free', 'free'],
      overlordDiscard: [overlord('dark-wizard')],
    });
    game.expectEvents([{ type: 'dice.rerolled', seat: 0, source: 'darkWizard', faces: blacks(6, 5) }]);
    game.refuses(0, 'announce:dark-wizard', 'not-an-option').expectQuestion('commit.use', 0).expectRandomUsedUp();
  });

  test('DM-R46 neither Dark Wizard nor Werewolf touches another seat’s dice', () => {
    const game = advanced({ holds: { 1: ['dark-wizard'] }, inPlay: { 2: ['werewolf'] } }).random(
      'primary',
      blacks(4, 2, 2),
    );
    game.seat(0).answers('plain');
    game.expectQuestion('commit.use', 0); // seat 1 was not even asked
    game.refuses(1, 'announce:dark-wizard', 'not-asked').refuses(2, 'reroll:werewolf', 'not-asked');
    game.refuses(0, 'reroll:werewolf', 'not-an-option');
  });
});

test('DM-18.5 the Lich raises up to 10 of its owner’s minions', () => {
  for (const [dead, left] of [
    [12, 2],
    [10, 0],
    [4, 0],
  ]) {
    const game = advanced({
      holds: { 2: ['lich'] },
      display: ['ghoul', 'witch', 'scourge', 'gargoyle'],
      graveyard: [20, 20, dead, 20],
    });
    game.seat(2).answers('announce:lich');
    game.expectBoard({ graveyard: [20, 20, left, 20], supply: { 2: 50 - left }, overlordDiscard: [overlord('lich')] });
    game.expectQuestion('roll.white', 0);
  }
});

describe('the Witch', () => {
  test('DM-18.6 three Towers of any colours, the owner’s choice, for one level', () => {
    const game = advanced({ holds: { 0: ['witch'] }, towers: { 0: [2, 2, 0] }, level: [2] });
    const supply = boardOf(game).towerSupply.slice();
    game.seat(0).answers('announce:witch');
    game.expectQuestion('witch.towers', 0).expectOptions(0, ['2-1-0', '1-2-0']);
    game.seat(0).answers('1-2-0');
    game.expectBoard({
      towers: { 0: [1, 0, 0] },
      level: { 0: 3 },
      towerSupply: [supply[0] + 1, supply[1] + 2, supply[2]],
    });
    game.expectBoard({ overlordDiscard: [overlord('witch')], graveyard: { 0: 0 } });
    game.expectQuestion('roll.white', 0);
  });

  test('DM-18.6 before the roll the new level gives the dice of this very roll', () => {
    const game = advanced({ holds: { 0: ['witch'] }, towers: { 0: [0, 2, 1] } }).random('primary', [
      ...blacks(1, 2),
      ...reds(8),
    ]);
    game.seat(0).answers('announce:witch'); // only one way to give three
    game.expectBoard({ level: { 0: 2 }, towers: { 0: [0, 0, 0] } });
    game.seat(0).answers('plain');
    game.expectBoard({ dice: ['black', 'black', 'red'] }).expectQuestion('commit.use', 0);
  });

  test('DM-18.6 DM-R31 the last step is from 4 to 5; at earned level 5 she cannot be announced', () => {
    const game = advanced({ holds: { 0: ['witch'] }, towers: { 0: [2, 1, 0] }, level: [4] });
    game.seat(0).answers('announce:witch');
    game.expectBoard({ level: { 0: 5 } });
    const top = advanced({ holds: { 0: ['witch'] }, towers: { 0: [2, 1, 0] }, level: [5] });
    top.expectQuestion('roll.white', 0).refuses(0, 'announce:witch', 'DM-17.19.witch');
  });
});

describe('the Inexplicable', () => {
  test('DM-18.7 at one Town every rival takes 5 back into its supply, all if fewer; the owner’s stay', () => {
    const given = {
      towns: ['Z3', 'A2', 'A3'],
      holds: { 1: ['inexplicable'] },
      at: { Z3: [9, 8, 3, 5], A2: [2, 0, 0, 0], A3: [0, 4, 0, 0] },
    };
    const game = advanced({ ...given, display: ['gargoyle', 'lich', 'ghoul', 'witch'] });
    game.seat(1).answers('announce:inexplicable');
    game.expectQuestion('inexplicable.town', 1).expectOptions(1, ['Z3', 'A2']); // at A3 are only its own
    game.refuses(1, 'A3', 'DM-18.7').seat(1).answers('Z3');
    game.expectBoard({
      besiegers: [
        [4, 8, 0, 0],
        [2, 0, 0, 0],
        [0, 4, 0, 0],
      ],
      supply: [44, 38, 50, 50],
    });
    game.expectBoard({ graveyard: [0, 0, 0, 0], overlordDiscard: [overlord('inexplicable')] });
    game.expectQuestion('roll.white', 0);
  });

  test('DM-18.7 a Town that is no longer met stands', () => {
    const game = advanced({ holds: { 1: ['inexplicable'] }, at: { A1: [8, 0, 0, 0] } }).random(
      'primary',
      blacks(4, 2, 2),
    );
    game.seat(1).wishes('windows', 'done');
    game.seat(0).answers('plain', 'attack:A1', 0, 4, 'done');
    game.seat(1).answers('announce:inexplicable');
    game
      .expectBoard({ besiegers: { 0: [7, 0, 0, 0] }, trigger: { 0: NOBODY } })
      .expectNoEvents([{ type: 'town.falls' }]);
    game.expectQuestion('roll.white', 1);
  });
});

describe('the Scourge', () => {
  const display = ['gargoyle', 'blood-elf', 'lich', 'witch'];

  test('DM-18.8 DM-R4 numbers of every roll count 1 less, not below 0, until the owner’s next turn begins', () => {
    const game = advanced({ display, inPlay: { 1: ['scourge'] }, graveyard: [10, 0] }).random('primary', [
      blacks(1, 2, 6),
      blacks(6, 2, 2),
    ]);
    game.seat(0).answers('plain', 'attack:A1');
    game.expectOptions(0, ['1', '2']).refuses(0, '0', 'DM-3.11').refuses(0, '0+2', 'DM-3.11'); // the +1 counts 0
    game.seat(0).answers('2');
    game.expectOptions(0, [5, 4, 3, 2, 1]).seat(0).answers(5, 'respawn'); // and the 2 counts 1
    game.expectBoard({ graveyard: { 0: 9 } });
    game.seat(0).answers('done');
    game.expectBoard(gone('scourge')).expectEvents([
      { type: 'overlord.expired', overlord: overlord('scourge') },
      { type: 'turn.begins', seat: 1 },
    ]);
    game.seat(1).answers('plain', 'attack:A1', 0);
    game.expectOptions(1, [6, 5, 4, 3, 2, 1]).expectQuestion('attack.count', 1);
  });

  test('DM-18.8 announced after a roll it reduces the dice not yet committed, and only those', () => {
    const game = advanced({ display, holds: { 2: ['scourge'] } }).random('primary', blacks(6, 6, 2));
    game.seat(2).answers('pass');
    game.seat(0).answers('plain');
    game.seat(2).answers('pass');
    game.seat(0).answers('capture:A1:black', 0); // a 6
    game.seat(2).answers('announce:scourge');
    game.refuses(0, 'capture:A2:black', 'DM-7.1').expectOffers(0, ['capture:A2:gray']);
    game.expectBoard({ captureSlot: [0], waiting: { 0: 6 } }); // what is committed stays
    game.seat(0).answers('done');
    game.expectBoard({ towers: { 0: [0, 0, 1] }, ...inPlay('scourge', 1) }).expectQuestion('roll.white', 1);
  });

  for (const [option, most] of [
    ['hit', 5],
    ['spared', 6],
  ] as const) {
    test(`DM-18.8 DM-R47 by the table's option the owner is ${option}`, () => {
      const game = advanced({ display, holds: { 0: ['scourge'] } }, { scourgeOwner: option }).random('primary', [
        blacks(6, 2, 2),
        blacks(6, 2, 2),
      ]);
      game.seat(0).answers('announce:scourge', 'plain', 'attack:A1', 0);
      game.expectOptions(
        0,
        Array.from({ length: most }, (_, i) => i + 1),
      );
      game.seat(0).answers(1, 'done');
      game.seat(1).answers('plain', 'attack:A1', 0);
      game.expectOptions(1, [5, 4, 3, 2, 1]).expectQuestion('attack.count', 1); // the others are hit in any case
    });
  }

  test('DM-18.8 a price is read from the reduced dice too', () => {
    const game = advanced({ display: ['witch', 'gargoyle', 'lich', 'blood-elf'], inPlay: { 1: ['scourge'] } }).random(
      'primary',
      blacks(3, 3, 2),
    );
    game.seat(0).answers('plain');
    game.expectOffers(0, ['buy:witch', 'buy:gargoyle']).seat(0).answers('buy:witch'); // 2 + 2 + 1 = 5: all three
    game.expectBoard({ use: ['buy', 'buy', 'buy'] });
  });
});

describe('the Dread Skeleton', () => {
  test('DM-18.9 its owner counts as one level higher for dice, and no longer when it is discarded', () => {
    const paid = advanced({ inPlay: { 0: ['dread-skeleton'] }, level: [2] }).random('primary', [
      ...blacks(1),
      ...reds(3, 3),
    ]);
    paid.seat(0).answers('pay:dread-skeleton', 'plain');
    paid.expectBoard({ dice: ['black', 'red', 'red'], level: { 0: 2 } }).expectQuestion('commit.use', 0);

    const declined = advanced({ inPlay: { 0: ['dread-skeleton'] }, level: [2] }).random('primary', [
      ...blacks(1, 1),
      ...reds(3),
    ]);
    declined.seat(0).answers('discard:dread-skeleton');
    declined
      .expectEvents([{ type: 'level.lost', seat: 0, level: 2 }])
      .seat(0)
      .answers('plain');
    declined.expectBoard({ dice: ['black', 'black', 'red'], level: { 0: 2 } }).expectQuestion('commit.use', 0);
  });

  test('DM-18.9 it counts in roll-offs, and never above 5', () => {
    const game = advanced({ inPlay: { 1: ['dread-skeleton'] }, at: { A1: [4, 6, 0, 0] } })
      .random('primary', blacks(2, 2, 2))
      .random('rolloff', [blacks(1, 1, 1), [0, 0, 0]]);
    game.seat(0).answers('plain', 'attack:A1', 0, 2, 'done');
    game.expectEvents([{ type: 'rolloff', seats: [0, 1], sums: [3, 5] }]); // two black and a red 3
    const top = advanced({ inPlay: { 0: ['dread-skeleton'] }, level: [5] }).random('primary', reds(3, 3, 3));
    top.seat(0).answers('pay:dread-skeleton').expectOptions(0, ['bonus', 'plain', 'swap:red']);
    top
      .seat(0)
      .answers('plain')
      .expectBoard({ dice: ['red', 'red', 'red'] });
    const kept = advanced({ inPlay: { 0: ['dread-skeleton'] }, level: [5] });
    kept
      .seat(0)
      .answers('discard:dread-skeleton')
      .expectNoEvents([{ type: 'level.lost' }]); // it had given none
  });
});

describe("G'rahl", () => {
  const display = ['gargoyle', 'blood-elf', 'lich', 'witch'];

  test("DM-18.10 DM-R45 until the end of the owner's turn each uncommitted number counts 1 more", () => {
    const game = advanced({ display, holds: { 0: ['grahl'] }, graveyard: [20] }, {}, 3).random('primary', [
      blacks(3, 5, 2),
      blacks(6, 2, 2),
      blacks(2, 2, 2),
      blacks(5, 2, 2),
    ]);
    game.seat(0).answers('pass', 'plain', 'pass', 'respawn', 0);
    game.expectBoard({ graveyard: { 0: 17 } }); // a 3, committed before
    game.seat(0).answers('announce:grahl');
    game.expectOffers(0, ['capture:A1:black']); // the 5 makes 6 now
    game.seat(0).answers('capture:A1:black', 'attack:A2');
    game.expectOptions(0, [3, 2, 1]).seat(0).answers(3, 'done');
    game
      .expectBoard({ ...gone('grahl'), graveyard: { 0: 23 } })
      .expectEvents([{ type: 'overlord.expired', overlord: overlord('grahl') }]);
    game.seat(1).answers('plain').expectOffers(1, ['capture:A1:gray']).seat(1).answers('done');
    game.seat(2).answers('plain', 'done');
    game.seat(0).answers('plain').refuses(0, 'capture:A2:black', 'DM-7.1').expectQuestion('commit.use', 0); // a 5 is a 5 again
  });

  test('DM-18.10 re-rolled dice and the white die count more too', () => {
    const game = advanced({ display, holds: { 0: ['grahl'] } })
      .random('primary', [white('+2'), ...blacks(2, 3)])
      .random('reroll', blacks(4));
    game.seat(0).answers('announce:grahl', 'swap:black', 'reroll:tile1', 1, 'capture:A1:black');
    game.expectOptions(0, ['0+1', '0+2']); // 3 + 5 and 3 + 4
    game.refuses(0, '1', 'DM-7.1').expectQuestion('capture.dice', 0).expectRandomUsedUp();
  });
});

describe('the Werewolf', () => {
  test('DM-18.11 once on each own turn, the purchase turn included, exactly one uncommitted die', () => {
    const game = advanced({ display: ['werewolf', 'lich', 'witch', 'gargoyle'] }, {}, 3)
      .random('primary', [blacks(3, 2, 2), blacks(2, 2, 2), blacks(2, 2, 2), blacks(2, 3, 4)])
      .random('reroll', [blacks(6), blacks(5)]);
    game.seat(0).answers('plain').refuses(0, 'reroll:werewolf', 'not-an-option');
    game.seat(0).answers('buy:werewolf', 0).expectOffers(0, ['reroll:werewolf']);
    game.seat(0).answers('reroll:werewolf');
    game.expectOptions(0, ['1', '2']).refuses(0, '1+2', 'DM-18.11').seat(0).answers(2);
    game.expectBoard({ face: blacks(3, 2, 6) }).refuses(0, 'reroll:werewolf', 'DM-18.11');
    game.seat(0).answers('done');
    game.seat(1).answers('plain').refuses(1, 'reroll:werewolf', 'not-an-option').seat(1).answers('done');
    game.seat(2).answers('plain', 'done');
    game.seat(0).answers('pay:werewolf', 'plain', 'reroll:werewolf', 0);
    game
      .expectBoard({ face: blacks(5, 3, 4), tileOne: { 0: 1 }, tileTwo: { 0: 1 } })
      .expectQuestion('commit.use', 0)
      .expectRandomUsedUp();
  });

  test('DM-18.11 with every die committed there is nothing to re-roll', () => {
    const game = advanced({ inPlay: { 0: ['werewolf'] } }).random('primary', blacks(3, 2, 2));
    game.seat(0).answers('pay:werewolf', 'plain', 'attack:A1', 0, 1, 'attack:A2', 1, 1, 'attack:A3', 1);
    game.expectQuestion('commit.use', 0).refuses(0, 'reroll:werewolf', 'DM-18.11');
  });
});

describe('the Wyvern', () => {
  const given = { holds: { 0: ['wyvern'] }, at: { A1: [4, 3, 0, 0], A2: [0, 0, 2, 0] } };

  test('DM-18.12 DM-R24 up to 5 minions in total, of any seats, between any Towns; owners do not change', () => {
    const game = advanced(given, { wyvernMoves: 'any-seat' });
    game.seat(0).answers('announce:wyvern');
    game.expectQuestion('wyvern.from', 0).expectOptions(0, ['A1', 'A2']); // nothing at A3, and at least one flies
    game
      .seat(0)
      .answers('A1')
      .expectOptions(0, [0, 1])
      .seat(0)
      .answers(1)
      .expectOptions(0, ['A2', 'A3'])
      .seat(0)
      .answers('A3');
    game.expectOptions(0, [3, 2, 1]).seat(0).answers(3);
    game.expectBoard({
      besiegers: [
        [4, 0, 0, 0],
        [0, 0, 2, 0],
        [0, 3, 0, 0],
      ],
    });
    game.expectOptions(0, ['A1', 'A2', 'A3', 'stop']).seat(0).answers('A1', 'A2'); // whose: only its own are left there
    game.expectOptions(0, [2, 1]).seat(0).answers(2); // five in all: no more
    game.expectBoard({
      besiegers: [
        [2, 0, 0, 0],
        [2, 0, 2, 0],
        [0, 3, 0, 0],
      ],
      supply: [46, 47, 48, 50],
      graveyard: [0, 0, 0, 0],
    });
    game.expectBoard({ overlordDiscard: [overlord('wyvern')] }).expectQuestion('roll.white', 0);
  });

  test('DM-R24 by the table’s other option only the owner’s minions fly', () => {
    const game = advanced(given, { wyvernMoves: 'own-only' });
    game.seat(0).answers('announce:wyvern'); // from A1, its own: nothing to choose
    game.expectQuestion('wyvern.to', 0).seat(0).answers('A2');
    game.expectOptions(0, [4, 3, 2, 1]).seat(0).answers(4, 'stop');
    game
      .expectBoard({
        besiegers: [
          [0, 3, 0, 0],
          [4, 0, 2, 0],
          [0, 0, 0, 0],
        ],
      })
      .expectQuestion('roll.white', 0);
    const none = advanced({ holds: { 3: ['wyvern'] }, at: given.at }, { wyvernMoves: 'own-only' });
    none.expectQuestion('roll.white', 0); // seat 3 has nobody out there
  });

  test('DM-18.12 the owner may stop after any flight', () => {
    const game = advanced(given);
    game.seat(0).answers('announce:wyvern', 'A2', 'A1', 1, 'stop');
    game
      .expectBoard({
        besiegers: [
          [4, 3, 1, 0],
          [0, 0, 1, 0],
          [0, 0, 0, 0],
        ],
      })
      .expectQuestion('roll.white', 0);
  });
});

describe('the Black Knight', () => {
  test('DM-18.13 DM-R28 an opponent loses its next turn; the card stays until then and is discarded', () => {
    const game = advanced({ holds: { 2: ['black-knight'] } }).random('primary', [blacks(2, 2, 2), blacks(2, 2, 2)]);
    game.seat(2).answers('announce:black-knight');
    game.expectQuestion('blackKnight.victim', 2).expectOptions(2, [3, 0, 1]).refuses(2, 2, 'not-an-option');
    game.seat(2).answers(1);
    game.expectBoard({ ...inPlay('black-knight', 1), target: { [overlord('black-knight')]: 1 }, overlordDiscard: [] });
    game.seat(0).answers('plain', 'done');
    game.expectEvents([
      { type: 'turn.skipped', seat: 1 },
      { type: 'overlord.discarded', seat: 2, overlord: overlord('black-knight') },
      { type: 'turn.begins', seat: 2 },
    ]);
    game.expectNoEvents([{ type: 'turn.begins', seat: 1 }]);
    game.expectBoard({ ...gone('black-knight'), overlordDiscard: [overlord('black-knight')], turn: 2 });
    game.seat(2).answers('plain', 'done');
    game.expectQuestion('roll.white', 3);
  });

  test('DM-18.27 a turn that has begun is never skipped: named in its start window, the target loses the following one', () => {
    const game = advanced({ holds: { 2: ['black-knight'] } }, {}, 3).random('primary', [
      blacks(2, 2, 2),
      blacks(2, 2, 2),
      blacks(2, 2, 2),
    ]);
    game.expectQuestion('window.start', 2).seat(2).answers('announce:black-knight', 0);
    game.expectQuestion('roll.white', 0).seat(0).answers('plain', 'done');
    game.seat(1).answers('plain', 'done');
    game.seat(2).answers('plain', 'done');
    game.expectEvents([{ type: 'turn.skipped', seat: 0 }]).expectQuestion('roll.white', 1);
  });

  test('DM-18.22 DM-R28 a skipped seat does nothing, yet its effects end, Towns are checked and slots refilled', () => {
    const given = {
      inPlay: { 1: ['ghoul', 'undead', 'werewolf'], 2: ['black-knight'] },
      on: { 'black-knight': 1 },
      holds: { 3: ['scourge'] },
      at: { A1: [0, 0, 12, 0] },
      graveyard: [0, 9, 0, 0],
      skulls: [0, 2, 0, 0],
      next: ['B1'],
    };
    const game = advanced({ ...given, display: ['gargoyle', 'blood-elf', 'lich', 'witch'] }).random(
      'primary',
      blacks(2, 2, 2),
    );
    game.seat(3).wishes('windows', 'never');
    game.seat(0).answers('plain', 'done');
    game.expectEvents([
      { type: 'overlord.expired', overlord: overlord('ghoul') },
      { type: 'turn.skipped', seat: 1 },
      { type: 'town.falls', town: town('A1'), first: 2, trigger: 2 },
      { type: 'town.revealed', slot: 0, town: town('B1'), need: 16 },
      { type: 'turn.begins', seat: 2 },
    ]);
    game.expectNoEvents([
      { type: 'undead' },
      { type: 'turnCost.paid' },
      { type: 'turnCost.declined' },
      { type: 'dice.rolled', seat: 1 },
    ]);
    game.expectBoard({
      graveyard: { 1: 9 },
      skulls: { 1: 2 },
      onCard: { [overlord('undead')]: 0 },
      inPlay: { [overlord('undead')]: 1 },
      exchanges: 0,
    });
    game.expectQuestion('roll.white', 2);
  });

  test('DM-18.22 no window belongs to a skipped turn', () => {
    const game = advanced({
      inPlay: { 2: ['black-knight'] },
      on: { 'black-knight': 1 },
      holds: { 3: ['scourge'] },
    }).random('primary', blacks(2, 2, 2));
    game.seat(3).answers('pass');
    game.seat(0).answers('plain');
    game.seat(3).answers('pass');
    game.seat(0).answers('done');
    game.seat(3).answers('pass', 'pass'); // after Done, after resolution
    game.expectQuestion('window.start', 3).expectBoard({ turn: 2 }); // seat 2's window, none for seat 1
  });
});

describe('the Minotaur', () => {
  test('DM-18.14 DM-R27 five minions of the supply die, and another full turn follows directly', () => {
    const game = advanced({ holds: { 0: ['minotaur'] }, supply: [5] }).random('primary', [
      blacks(2, 2, 2),
      blacks(3, 3, 3),
    ]);
    game.seat(0).answers('announce:minotaur');
    game.expectBoard({ supply: { 0: 0 }, graveyard: { 0: 50 }, extraTurn: 1, overlordDiscard: [overlord('minotaur')] });
    game.seat(0).answers('plain', 'exchange:lich', 'done');
    game.expectBoard({ turn: 0, turnNumber: 6, extraTurn: 0, exchanges: 0, skullsSpent: 0 });
    game.expectEvents([
      { type: 'turn.begins', seat: 0, turn: 5 },
      { type: 'minotaur', seat: 0 },
      { type: 'turn.begins', seat: 0, turn: 6 },
    ]);
    game.seat(0).answers('plain', 'done');
    game.expectQuestion('roll.white', 1).expectRandomUsedUp(); // one more turn, not two
  });

  test('DM-18.23 it cannot answer or replace a skipped turn, but may be used on the following one', () => {
    const game = advanced(
      { turn: 2, holds: { 0: ['minotaur'] }, inPlay: { 2: ['black-knight'] }, on: { 'black-knight': 0 } },
      {},
      3,
    ).random('primary', [blacks(2, 2, 2), blacks(2, 2, 2), blacks(2, 2, 2)]);
    game.expectQuestion('roll.white', 2).refuses(0, 'announce:minotaur', 'not-asked');
    game.seat(2).answers('plain', 'done');
    game.expectEvents([{ type: 'turn.skipped', seat: 0 }]).expectQuestion('roll.white', 1);
    game.seat(1).answers('plain', 'done');
    game.seat(2).answers('plain', 'done');
    game.expectQuestion('window.start', 0).expectOptions(0, ['pass', 'announce:minotaur']);
  });

  test('DM-18.24 named by the Black Knight after the Minotaur, the extra turn is the one skipped and the 5 stay paid', () => {
    const game = advanced({ holds: { 0: ['minotaur'], 1: ['black-knight'] } }).random('primary', [
      blacks(2, 2, 2),
      blacks(2, 2, 2),
    ]);
    game.seat(0).answers('announce:minotaur');
    game.seat(1).answers('announce:black-knight', 0);
    game.seat(0).answers('plain', 'done');
    game.expectEvents([
      { type: 'turn.skipped', seat: 0 },
      { type: 'turn.begins', seat: 1 },
    ]);
    game
      .expectBoard({ graveyard: { 0: 5 }, turn: 1, extraTurn: 0, ...gone('black-knight') })
      .expectQuestion('roll.white', 1);
  });

  test('DM-18.26 DM-R65 a marked seat cannot announce it, even when marked on its own turn', () => {
    const game = advanced({ holds: { 0: ['minotaur'], 1: ['black-knight'] } });
    game.expectQuestion('window.start', 0).expectOptions(0, ['pass', 'announce:minotaur']).seat(0).answers('pass');
    game.seat(1).answers('announce:black-knight', 0);
    game
      .expectQuestion('roll.white', 0)
      .refuses(0, 'announce:minotaur', 'DM-18.26')
      .expectOffers(0, [], ['announce:minotaur']);
  });
});

describe('the Undead', () => {
  for (const option of ['own', 'every'] as const) {
    test(`DM-18.15 DM-R26 up to 3 rise at the end of ${option === 'own' ? 'the owner’s turns' : 'every turn'}`, () => {
      const game = advanced({ inPlay: { 1: ['undead'] }, graveyard: [0, 9, 0, 0] }, { undeadTurns: option }).random(
        'primary',
        [blacks(2, 2, 2), blacks(2, 2, 2)],
      );
      game.seat(0).answers('plain', 'done');
      game.expectBoard({ graveyard: { 1: option === 'own' ? 9 : 6 } });
      game.seat(1).answers('pay:undead', 'plain', 'done');
      game
        .expectBoard({ graveyard: { 1: option === 'own' ? 6 : 3 } })
        .expectEvents([{ type: 'undead', seat: 1, count: 3 }]);
      game.expectQuestion('roll.white', 2);
    });
  }

  test('DM-18.15 on the purchase turn too, and no more than lie there', () => {
    const game = advanced({ display: ['undead', 'lich', 'witch', 'gargoyle'], graveyard: [5] }).random(
      'primary',
      blacks(6, 2, 2),
    );
    game.seat(0).answers('plain', 'buy:undead', '0+1', 'done'); // 3 back at the purchase, then the 2 that are left
    game.expectBoard({ graveyard: { 0: 0 }, supply: { 0: 50 } }).expectEvents([{ type: 'undead', seat: 0, count: 2 }]);
    game.expectQuestion('roll.white', 1);
  });

  test('DM-18.15 they rise before the turn’s effects end and Towns come up', () => {
    const game = advanced({ inPlay: { 0: ['undead'] }, holds: { 0: ['gargoyle'] }, at: { A1: [5, 0, 0, 0] } }).random(
      'primary',
      blacks(2, 2, 2),
    );
    game.seat(0).answers('announce:gargoyle', 'A1', 'pay:undead', 'plain', 'attack:A1', 0, 2, 'done');
    game.expectEvents([
      { type: 'town.falls' },
      { type: 'undead', count: 3 },
      { type: 'overlord.expired' },
      { type: 'town.revealed' },
    ]);
  });
});

describe('together', () => {
  test('DM-18.16 Gargoyle and Ghoul on one Town make it 2 lower, in either order', () => {
    for (const order of [
      ['ghoul', 'gargoyle'],
      ['gargoyle', 'ghoul'],
    ]) {
      const game = advanced({
        towns: ['C1', 'A2', 'A3'],
        holds: { 0: order },
        display: ['lich', 'witch', 'scourge', 'blood-elf'],
      }).random('primary', blacks(2, 2, 2));
      for (const id of order) game.seat(0).answers(`announce:${id}`, ...(id === 'gargoyle' ? ['C1'] : []));
      game.seat(0).answers('plain', 'attack:C1', 0, 1, 'attack:A2', 1, 1);
      game.expectEvents([
        { type: 'attack', town: town('C1'), need: 18 },
        { type: 'attack', town: town('A2'), need: 16 },
      ]);
    }
  });

  test("DM-18.17 DM-18.18 DM-R4 Scourge and G'rahl cancel out on every number; a 1 stays 1", () => {
    const game = advanced({ inPlay: { 1: ['scourge'] }, holds: { 0: ['grahl'] } }).random('primary', [
      white('+1'),
      ...blacks(1, 5),
    ]);
    game.seat(0).answers('announce:grahl', 'swap:black', 'attack:A1');
    game.expectOptions(0, ['1', '2', '0+1', '0+2', '1+2', '0+1+2']).seat(0).answers('0+1+2');
    game.expectOptions(0, [7, 6, 5, 4, 3, 2, 1]).expectQuestion('attack.count', 0);
  });

  test("DM-18.18 they change the white die's numbers, not its Skull", () => {
    const scourge = advanced({ inPlay: { 1: ['scourge'] }, graveyard: [20] }).random('primary', [
      white('+2'),
      ...blacks(6, 6),
    ]);
    scourge.seat(0).answers('swap:black', 'attack:A1', '0+1');
    scourge.expectOptions(0, [6, 5, 4, 3, 2, 1]); // 1 + 5
    const skull = advanced({ inPlay: { 1: ['scourge'] }, graveyard: [20] }).random('primary', [
      white('skull'),
      ...blacks(6, 6),
    ]);
    skull.seat(0).answers('swap:black', 'skull:0:respawn');
    skull.expectBoard({ graveyard: { 0: 10 } }).expectQuestion('commit.use', 0);
    const grahl = advanced({ holds: { 0: ['grahl'] }, graveyard: [20] }).random('primary', [
      white('skull'),
      ...blacks(6, 6),
    ]);
    grahl.seat(0).answers('announce:grahl', 'swap:black', 'skull:0:respawn');
    grahl.expectBoard({ graveyard: { 0: 10 } });
  });

  test('DM-18.19 DM-R4 a plus stays a plus when modified, and a number that becomes 1 does not become one', () => {
    const plus = advanced({ holds: { 0: ['grahl'] } }).random('primary', blacks(1, 4, 2));
    plus.seat(0).answers('announce:grahl', 'plain', 'attack:A1');
    plus.expectOptions(0, ['0', '1', '2', '0+1', '0+2']).seat(0).answers('0+1').expectOptions(0, [7, 6, 5, 4, 3, 2, 1]); // 2 + 5

    const number = advanced({ inPlay: { 1: ['scourge'] } }).random('primary', blacks(2, 4, 3));
    number.seat(0).answers('plain', 'attack:A1');
    number.expectOptions(0, ['0', '1', '2']).refuses(0, '0+1', 'DM-4.4').expectQuestion('attack.dice', 0);
  });

  test('DM-18.20 DM-R25 moves by the Wyvern or the Inexplicable are no attacks', () => {
    const game = advanced({
      holds: { 0: ['wyvern', 'inexplicable'] },
      at: { A1: [3, 0, 0, 0], A2: [0, 2, 0, 0] },
      display: ['lich', 'witch', 'scourge', 'gargoyle'],
    }).random('primary', blacks(4, 4, 4));
    game.seat(0).answers('pass', 'plain', 'pass', 'capture:A2:white', 0, 'pass');
    game.seat(0).answers('announce:wyvern', 'A1', 'A2', 3, 'stop', 'pass'); // into the Town it captures from
    game.expectBoard({ besiegers: { 1: [3, 2, 0, 0] }, attacked: [0, 0, 0] });
    game.refuses(0, 'attack:A2', 'DM-4.6').expectOffers(0, ['capture:A2:white', 'attack:A1']); // the ban is as it was
    game.seat(0).answers('announce:inexplicable'); // only A2 has rivals
    game.expectBoard({ besiegers: { 1: [3, 0, 0, 0] }, attacked: [0, 0, 0] });
    game.seat(0).answers('attack:A1', 1, 4).expectQuestion('commit.use', 0);
  });

  test('DM-18.20 where the Wyvern has put minions, an attack and a capture are still open', () => {
    const game = advanced({ holds: { 0: ['wyvern'] }, at: { A1: [3, 0, 0, 0] } }).random('primary', blacks(4, 4, 4));
    game.seat(0).answers('announce:wyvern', 'A2', 3, 'stop', 'plain');
    game
      .expectOffers(0, ['attack:A2', 'capture:A2:white', 'attack:A1', 'capture:A1:white'])
      .expectQuestion('commit.use', 0);
  });

  test('DM-18.21 Scourge and Ghoul announced on the own turn last until the following turn begins, a Minotaur turn included', () => {
    const long = advanced({ holds: { 0: ['ghoul', 'scourge'] } }, {}, 3).random('primary', [
      blacks(2, 2, 2),
      blacks(2, 2, 2),
      blacks(2, 2, 2),
    ]);
    long.seat(0).answers('announce:ghoul', 'announce:scourge', 'plain', 'done');
    long.seat(1).answers('plain', 'done');
    long.expectBoard({ inPlay: { [overlord('ghoul')]: 1, [overlord('scourge')]: 1 }, turn: 2 });
    long.seat(2).answers('plain', 'done');
    long.expectBoard({ inPlay: { [overlord('ghoul')]: 0, [overlord('scourge')]: 0 }, turn: 0 });

    const short = advanced({ holds: { 0: ['ghoul', 'minotaur'] } }).random('primary', blacks(2, 2, 2));
    short.seat(0).answers('announce:ghoul', 'announce:minotaur', 'plain');
    short.expectBoard(inPlay('ghoul', 1)).seat(0).answers('done');
    short.expectBoard({ ...gone('ghoul'), turn: 0 }).expectQuestion('roll.white', 0);
  });

  test('DM-18.25 Dread Skeleton, Werewolf and Undead are not announced', () => {
    const ids = ['dread-skeleton', 'werewolf', 'undead'];
    const game = advanced({ inPlay: { 0: ids } });
    game.expectQuestion('turnCost.settle', 0); // no window came before it
    for (const id of ids) game.refuses(0, `announce:${id}`, 'not-an-option');
    game.expectInterrupts(0, ['exchange:gargoyle', 'exchange:blood-elf', 'exchange:inexplicable', 'exchange:lich']);
  });
});
