/** 14. Victory points, 15. the end of the game. */
import { HIDDEN, Match } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { builtIn } from '../content';
import { blacks } from '../scenarios/faces';
import { advanced, basic, overlord, town } from '../scenarios/table.fixture';
import { darkMinions } from '.';
import type { DarkMinions } from './board';
import { totalOf } from './victory';

const totals = (game: ReturnType<typeof basic>): number[] => {
  const b = game.match.board as DarkMinions;
  return b.supply.map((_, seat) => totalOf(b, builtIn, seat));
};

// ---- 14

test('DM-14.1 the total: Towns, level, plain tiles, starting tiles and Skulls still owned', () => {
  expect(totals(basic())).toEqual([3, 3, 3, 3]); // 1 + 2 for the starting tiles
  expect(totals(basic({ tiles: { 0: [1], 1: [2], 2: [] } }))).toEqual([1, 2, 0, 3]);
  expect(totals(basic({ won: { 0: ['E1', 'B1'] } }))).toEqual([15, 3, 3, 3]); // 8 + 4
  expect(totals(basic({ skulls: [2, 0, 1] }))).toEqual([5, 3, 4, 3]);
  expect(totals(basic().board({ vpOne: [4, 0, 0, 0], vpTwo: [0, 3, 0, 0] }))).toEqual([7, 9, 3, 3]);
  const all = basic({ won: { 0: ['E1'] }, level: [3], skulls: [2], tiles: { 0: [2] } }).board({
    vpOne: { 0: 3 },
    vpTwo: { 0: 2 },
  });
  expect(totals(all)[0]).toBe(8 + 4 + 3 + 4 + 2 + 2);
});

test('DM-14.2 a level counts its own VP, not those below; the Dread Skeleton’s level counts while it is in play', () => {
  const none = { 0: [], 1: [], 2: [], 3: [] };
  expect(totals(basic({ tiles: none, level: [1, 2, 3, 4] }))).toEqual([0, 2, 4, 7]);
  expect(totals(basic({ tiles: none, level: [5] }))[0]).toBe(10);
  const skeleton = (level: number) => advanced({ tiles: none, level: [level], inPlay: { 0: ['dread-skeleton'] } });
  expect(totals(skeleton(2))[0]).toBe(4);
  expect(totals(skeleton(4))[0]).toBe(10);
  expect(totals(skeleton(5))[0]).toBe(10); // not above 5
  const game = skeleton(2);
  game.seat(0).answers('discard:dread-skeleton');
  expect(totals(game)[0]).toBe(2);
  game.expectQuestion('roll.white', 0);
});

test('DM-14.3 Overlords, Towers and minions are worth nothing', () => {
  const rich = advanced({
    holds: { 0: ['wyvern', 'minotaur'] },
    inPlay: { 0: ['undead'] },
    onCard: { undead: 10 },
    towers: { 0: [2, 2, 0] },
  });
  expect(totals(rich)).toEqual([3, 3, 3, 3]);
  expect(totals(basic({ supply: [0, 50, 20, 1] }))).toEqual([3, 3, 3, 3]);
});

test('DM-14.4 totals are not public: a seat sees what makes up its own and nothing of the others', () => {
  const game = basic({ won: { 1: ['E1'] }, skulls: [1, 2, 3, 4], vp: [20, 30, 25, 10] });
  game.expectView(1, { townsWon: { 0: null, 1: [town('E1')], 2: null }, skulls: [HIDDEN, 2, HIDDEN, HIDDEN] });
  game.expectView(1, { vpOne: { 0: HIDDEN, 2: HIDDEN, 3: HIDDEN }, tileTwo: [HIDDEN, 1, HIDDEN, HIDDEN] });
  expect(totalOf(game.match.view(1) as DarkMinions, builtIn, 1)).toBe(30);
  game.expectQuestion('roll.white', 0);
});

// ---- 15

describe('the race', () => {
  for (const [seats, required] of [
    [3, 50],
    [4, 40],
    [5, 35],
  ] as const) {
    test(`DM-15.1 DM-15.4 with ${seats} seats ${required} VP are needed: one less is refused`, () => {
      const short = basic({ vp: [required - 1] }, {}, seats);
      short.refuses(0, 'claim', 'DM-15.4').expectOffers(0, [], ['claim']);
      const enough = basic({ vp: [required, required - 1] }, {}, seats);
      enough.expectOffers(0, ['claim']).expectOffers(1, [], ['claim']).refuses(1, 'claim', 'DM-15.4');
      enough.seat(0).answers('claim');
      enough.expectStanding({ reason: 'claim', places: { 0: 1, 1: 2 } as never });
      enough.expectEvents([
        { type: 'claim', seat: 0, total: required },
        { type: 'game.won', seat: 0, vp: required },
      ]);
    });
  }
});

test('DM-15.2 DM-R14 the announcement is voluntary: a seat at the total may keep silent', () => {
  const game = basic({ vp: [40, 45] }).random('primary', [blacks(2, 2, 2), blacks(2, 2, 2)]);
  game.seat(0).answers('plain', 'done');
  game.seat(1).answers('plain', 'done');
  game.expectStanding(null).expectNoEvents([{ type: 'claim' }]);
  game.expectOffers(0, ['claim']).expectOffers(1, ['claim']).expectOffers(2, [], ['claim']);
  game.expectQuestion('roll.white', 2).expectRandomUsedUp();
});

test('DM-R14 with "claim at once" a seat speaks as soon as it can; others do not', () => {
  const quiet = basic({ vp: [39, 45], at: { A1: [10, 0, 0, 0] } }).random('primary', blacks(2, 2, 2));
  quiet.seat(0).answers('plain', 'attack:A1', 0, 2, 'done');
  quiet.expectStanding(null).expectQuestion('roll.white', 1);

  const hasty = basic({ vp: [35, 45], at: { A1: [10, 0, 0, 0] } }).random('primary', blacks(2, 2, 2));
  hasty.seat(0).wishes('claim', 'at-once'); // at 35 nothing happens
  hasty.expectQuestion('roll.white', 0);
  hasty.seat(0).answers('plain', 'attack:A1', 0, 2);
  hasty.expectStanding(null);
  hasty.seat(0).answers('done'); // 35 + 3 + 1 + 1
  hasty.expectEvents([
    { type: 'award.trigger', seat: 0 },
    { type: 'claim', seat: 0, total: 40 },
  ]);
  hasty.expectStanding({ places: [2, 1, 3, 3], scores: { 0: 40, 1: 45 } as never, reason: 'claim' });
});

test('DM-R14 the table option: automatic claims end the game for whoever reaches the total first', () => {
  const game = basic({ vp: [35], at: { A1: [10, 0, 0, 0] } }, { claim: 'automatic' }).random(
    'primary',
    blacks(2, 2, 2),
  );
  game.seat(0).answers('plain', 'attack:A1', 0, 2, 'done');
  game.expectEvents([{ type: 'claim', seat: 0, total: 40 }]).expectStanding({ reason: 'claim' });

  const voluntary = basic({ vp: [35], at: { A1: [10, 0, 0, 0] } }, { claim: 'voluntary' }).random(
    'primary',
    blacks(2, 2, 2),
  );
  voluntary.seat(0).answers('plain', 'attack:A1', 0, 2, 'done');
  voluntary.expectStanding(null).expectOffers(0, ['claim']).expectQuestion('roll.white', 1);
});

test('DM-15.3 any seat may announce on any seat’s turn, in every window but the one after Done', () => {
  const game = advanced({ vp: [3, 3, 40], holds: { 1: ['ghoul'] } })
    .random('primary', blacks(4, 2, 2))
    .random('reroll', blacks(3));
  game.expectQuestion('window.start', 1).expectOffers(2, ['claim']);
  game.seat(1).answers('pass');
  game.expectQuestion('roll.white', 0).expectOffers(2, ['claim']);
  game.seat(0).answers('plain');
  game.expectQuestion('window.roll', 1).expectOffers(2, ['claim']);
  game.seat(1).answers('pass');
  game.expectQuestion('commit.use', 0).expectOffers(2, ['claim']);
  game.seat(0).answers('reroll:tile1', 1);
  game.expectQuestion('window.reroll', 1).expectOffers(2, ['claim']);
  game.seat(1).answers('pass');
  game.seat(0).answers('attack:A1');
  game.expectQuestion('attack.dice', 0).expectOffers(2, ['claim']); // between two decisions
  game.seat(0).answers(0, 4);
  game.expectQuestion('window.commitment', 1).expectOffers(2, ['claim']);
  game.seat(1).answers('pass');
  game.seat(0).answers('done');
  game.expectQuestion('window.done', 1).expectOffers(2, [], ['claim']).refuses(2, 'claim', 'DM-15.3');
  game.seat(1).answers('pass');
  game.expectQuestion('window.resolution', 1).expectOffers(2, ['claim']);
  game.seat(2).answers('claim');
  game.expectStanding({ reason: 'claim', places: [4, 2, 1, 2] }).expectRandomUsedUp();
});

test('DM-15.3 from Done on even the questions of an announced card bar the claim', () => {
  const game = advanced({ vp: [3, 3, 40], holds: { 1: ['gargoyle'] } }).random('primary', blacks(4, 2, 2));
  game.seat(1).wishes('windows', 'done');
  game.seat(0).answers('plain', 'done');
  game.seat(1).answers('announce:gargoyle');
  game.expectQuestion('gargoyle.town', 1).refuses(2, 'claim', 'DM-15.3');
  game.seat(1).answers('A1');
  game.expectQuestion('roll.white', 1).expectOffers(2, ['claim']);
});

test('DM-15.4 the refusal tells a seat its own total and nobody else’s', () => {
  const game = basic({ vp: [12, 39] });
  expect(game.match.explain(0, 'claim')).toEqual({ clause: 'DM-15.4', with: { needed: 40, have: 12 } });
  expect(game.match.explain(1, 'claim')).toEqual({ clause: 'DM-15.4', with: { needed: 40, have: 39 } });
  const able = basic({ vp: [40] });
  expect(able.match.pendingFor(1).interrupts).toEqual([]); // that seat 0 could claim, seat 1 is not told
  expect(able.match.pendingFor(null).interrupts).toEqual([]);
  expect(able.match.pendingFor(0).interrupts).toEqual([{ seat: 0, options: ['claim'] }]);
});

test('DM-15.6 the most VP wins, whoever made the announcement', () => {
  const game = basic({ vp: [41, 44, 40, 10] });
  game.seat(2).answers('claim');
  game.expectStanding({ places: [2, 1, 3, 4], scores: [41, 44, 40, 10], reason: 'claim' });
  game.expectEvents([
    { type: 'claim', seat: 2, total: 40 },
    { type: 'game.won', seat: 1, vp: 44 },
  ]);
});

test('DM-15.7 of equals more Towns won is ahead', () => {
  const game = basic({ vp: [40, 40, 40], won: { 0: ['B1'], 1: ['B2', 'C1'], 2: ['E1'] }, level: [1, 1, 5] });
  game.seat(0).answers('claim');
  game.expectStanding({ places: [3, 1, 2, 4] }); // seat 2 has a Town like seat 0, and the higher level
});

test('DM-15.8 then the higher level, as it counts now', () => {
  const game = basic({ vp: [40, 40, 40], won: { 0: ['B1'], 1: ['B2'] }, level: [2, 3, 5] });
  game.seat(0).answers('claim');
  game.expectStanding({ places: [2, 1, 3, 4] }); // level 5 without a Town comes after both

  const raised = advanced({ vp: [40, 40], level: [2, 1], inPlay: { 1: ['dread-skeleton'] } });
  raised.seat(0).answers('claim');
  raised.expectStanding({ places: [1, 1, 3, 3] }); // level 2 with the Skeleton: equal
});

test('DM-15.9 still equal: the victory is shared', () => {
  const game = basic({ vp: [40, 40, 12, 40], won: { 0: ['B1'], 1: ['B2'], 3: [] }, level: [2, 2, 1, 2] });
  game.seat(1).answers('claim');
  game.expectStanding({ places: [1, 1, 4, 3], scores: [40, 40, 12, 40] });
  game.expectEvents([{ type: 'game.shared', seats: [0, 1], vp: 40 }]).expectNoEvents([{ type: 'game.won' }]);
});

test('DM-15.10 DM-R17 with no Town in play and none in the stack the game ends with the turn', () => {
  const game = basic({ towns: ['A1', null, null], stack: 0, at: { A1: [4, 0, 0, 0] }, vp: [3, 9] }).random('primary', [
    blacks(4, 2, 2),
    blacks(4, 4, 4),
  ]);
  game.seat(0).wishes('afterTurn', 'stop');
  game.seat(0).answers('plain', 'attack:A1', 0, 4, 'done');
  game.expectStanding(null).expectQuestion('roll.white', 1); // one Town still stands
  const last = basic({ towns: ['A1', null, null], stack: 0, at: { A1: [8, 0, 0, 0] }, vp: [3, 9] }).random(
    'primary',
    blacks(4, 2, 2),
  );
  last.seat(0).wishes('afterTurn', 'stop');
  last.seat(0).answers('plain', 'attack:A1', 0, 4, 'done');
  last.expectStanding(null).expectQuestion('last.skulls', 0); // fallen, but the turn is not over
  last.seat(0).answers('end');
  last.expectStanding({ reason: 'noTowns', places: [2, 1, 3, 3], scores: [8, 9, 3, 3] }).expectRandomUsedUp();
});

describe('the longer game', () => {
  const longer = (given = {}) => basic({ towns: ['Z1', 'A1', 'A2'], ...given }, { longerGame: 'on' });

  test('DM-15.11 nobody can announce, whatever it has', () => {
    const game = longer({ vp: [60, 80] });
    game.expectOffers(0, [], ['claim']).expectOffers(1, [], ['claim']);
    game.refuses(0, 'claim', 'DM-15.11').refuses(1, 'claim', 'DM-15.11');
    game.seat(1).wishes('claim', 'at-once');
    game.expectStanding(null).expectQuestion('roll.white', 0);
  });

  test('DM-15.11 DM-15.12 DM-R41 any Town that falls while The End is in play ends it, after all awards', () => {
    const game = longer({ at: { A1: [9, 0, 1, 0], A2: [0, 0, 10, 0] }, vp: [3, 3, 10, 3] }).random(
      'primary',
      blacks(2, 3, 2),
    );
    game.seat(0).answers('plain', 'attack:A1', 0, 2, 'attack:A2', 1, 3, 'done');
    game.expectEvents([
      { type: 'award.trigger', seat: 0 },
      { type: 'town.falls', town: town('A2'), first: 2, second: 0 },
    ]);
    game.expectEvents([{ type: 'award.trigger' }, { type: 'award.trigger' }, { type: 'game.ends', reason: 'theEnd' }]);
    // Seat 0: 3 + 1 + 1 for Barrowmere, 2 + 1 at Nettlewick; seat 2: 2 at Barrowmere, 3 + 1 for Nettlewick.
    game.expectStanding({ reason: 'theEnd', scores: [11, 3, 16, 3], places: [2, 3, 1, 3] }).expectRandomUsedUp();
  });

  test('DM-15.12 the fallen Town may be The End itself', () => {
    const game = longer({ at: { Z1: [30, 0, 0, 0] } }).random('primary', blacks(4, 2, 2));
    game.seat(0).answers('plain', 'attack:Z1', 0, 4, 'done');
    game.expectStanding({ reason: 'theEnd', places: [1, 2, 2, 2], scores: [14, 3, 3, 3] });
  });

  test('DM-15.11 DM-R41 while no The End Town is in play, a fallen Town ends nothing, even if The End comes up after it', () => {
    const game = basic({ at: { A1: [10, 0, 0, 0] }, next: ['Z1'] }, { longerGame: 'on' }).random(
      'primary',
      blacks(2, 2, 2),
    );
    game.seat(0).answers('plain', 'attack:A1', 0, 2, 'done');
    game
      .expectBoard({ town: { 0: town('Z1') } })
      .expectStanding(null)
      .expectQuestion('roll.white', 1);
  });

  test('DM-15.13 winner and tie-breaks are those of the race', () => {
    const game = longer({
      at: { A1: [0, 0, 0, 10] },
      vp: [3, 16, 16, 9],
      won: { 1: ['B1'], 2: ['B2'] },
      level: [1, 3, 2, 1],
    });
    game.random('primary', blacks(2, 2, 2));
    game.seat(0).answers('plain', 'attack:A1', 0, 2, 'done'); // seat 3: 9 + 3 + 1; seat 0: 3 + 2 + 1
    game.expectStanding({ reason: 'theEnd', scores: [6, 16, 16, 13], places: [4, 1, 2, 3] }); // the higher level
  });

  test('DM-15.14 in the race The End Towns are ordinary Towns', () => {
    const game = basic({ towns: ['Z1', 'A1', 'A2'], at: { A1: [10, 0, 0, 0] } }, { longerGame: 'off' }).random(
      'primary',
      blacks(2, 2, 2),
    );
    game.seat(0).answers('plain', 'attack:A1', 0, 2, 'done');
    game.expectStanding(null).expectQuestion('roll.white', 1);
  });
});

test('DM-15.15 after the end nothing can be done, and no slot is filled', () => {
  const game = basic({ vp: [40], skulls: [2], graveyard: [10], at: { A1: [12, 0, 0, 0] } });
  game.seat(0).answers('claim');
  game.expectStanding({ reason: 'claim' }).expectBoard({ town: { 0: -1 }, skulls: { 0: 3 } });
  for (const key of ['claim', 'discard:skull', 'plain', 'done']) game.refuses(0, key, 'over');
  game.expectNoEvents([{ type: 'town.revealed' }]);
  expect(game.match.pending).toEqual({ asks: [], interrupts: [] });
});

test('DM-15.16 DM-R59 a claim in a commit phase settles what is committed so far, captures and sets first; the rest is lost', () => {
  const given = { vp: [30, 3, 40, 3], towers: { 0: [1, 1, 0] }, at: { A1: [8, 0, 0, 0] }, holds: { 3: ['ghoul'] } };
  const game = advanced(given).random('primary', blacks(4, 6, 5));
  game.seat(3).wishes('windows', 'never');
  game.seat(0).answers('plain', 'attack:A1', 0, 4, 'capture:A2:black');
  game.expectQuestion('commit.use', 0).expectBoard({ level: { 0: 1 }, waiting: { 0: 6 }, use: { 2: 'free' } });
  game.seat(3).wishes('windows', 'always');
  game.seat(2).answers('claim');
  // No window for the Ghoul: the set (2 VP), then Barrowmere (3 + 1 Skull + 1).
  game.expectEvents([
    { type: 'claim', seat: 2, total: 40 },
    { type: 'capture.done', seat: 0, colour: 2 },
    { type: 'set.completed', seat: 0, level: 2 },
    { type: 'town.falls', town: town('A1'), first: 0, trigger: 0 },
    { type: 'game.ends', reason: 'claim' },
  ]);
  game
    .expectStanding({ scores: [37, 3, 40, 3], places: [2, 3, 1, 3] })
    .expectBoard({ waiting: { 0: 0 }, use: { 2: 'free' } });
  game.expectRandomUsedUp();
});

test('DM-15.16 what is not committed yet is not settled: the chosen dice without a count are lost', () => {
  const game = basic({ vp: [39, 40], at: { A1: [8, 0, 0, 0] } }).random('primary', blacks(4, 2, 2));
  game.seat(0).answers('plain', 'attack:A1', 0);
  game.expectQuestion('attack.count', 0);
  game.seat(1).answers('claim');
  game
    .expectNoEvents([{ type: 'town.falls' }, { type: 'attack' }])
    .expectStanding({ scores: { 0: 39, 1: 40 } as never });
});

test('DM-15.17 DM-R59 a claim in another window settles the Towns that are met at that moment', () => {
  // Seat 0's Ghoul has just ended: Barrowmere is met, and the window is still open.
  const game = advanced({
    vp: [3, 36, 40, 3],
    inPlay: { 0: ['ghoul'] },
    holds: { 3: ['scourge'] },
    at: { A1: [0, 12, 0, 0] },
  });
  game.expectQuestion('window.start', 3);
  game.seat(2).answers('claim');
  game.expectEvents([{ type: 'claim', seat: 2 }, { type: 'town.falls', first: 1, trigger: 1 }, { type: 'game.ends' }]);
  game.expectStanding({ scores: [3, 41, 40, 3], places: [3, 1, 2, 3] }); // 36 + 3 + 1 + 1
});

test('DM-15.17 a claim between two flights of the Wyvern finds the Town it tipped, with its trigger', () => {
  const game = advanced({ vp: [3, 36, 40, 3], holds: { 1: ['wyvern'] }, at: { A1: [0, 9, 0, 0], A2: [0, 4, 0, 0] } });
  game.seat(1).answers('announce:wyvern', 'A2', 'A1', 3);
  game.expectQuestion('wyvern.from', 1).expectBoard({ trigger: { 0: 1 } });
  game.seat(2).answers('claim');
  game.expectEvents([
    { type: 'town.falls', first: 1, trigger: 1 },
    { type: 'award.trigger', seat: 1 },
  ]);
  game.expectStanding({ scores: [3, 41, 40, 3] });
});

test('DM-15.18 a claim is judged by the total at the moment it is made, not by what it would settle', () => {
  const game = basic({ vp: [37], at: { A1: [8, 0, 0, 0] } }).random('primary', blacks(4, 2, 2));
  game.seat(0).answers('plain', 'attack:A1', 0, 4); // worth 5 at the check
  game.refuses(0, 'claim', 'DM-15.4').expectQuestion('commit.use', 0);
  game.seat(0).answers('done');
  game.expectOffers(0, ['claim']).expectQuestion('roll.white', 1);
});

test('DM-R58 rivals’ totals are shown only when the game is over, the claimant’s no earlier than the others’', () => {
  const game = basic({ vp: [40, 20], won: { 1: ['E1'] } });
  game.expectView(0, { townsWon: { 1: null }, vpOne: { 1: HIDDEN } });
  game.seat(0).answers('claim');
  for (const viewer of [0, 2, null]) game.expectView(viewer, { townsWon: { 1: [town('E1')] }, tileOne: [1, 1, 1, 1] });
  expect(totalOf(game.match.view(null) as DarkMinions, builtIn, 1)).toBe(20);
});

test('DM-R60 minions on Turn-Cost cards have no effect when the game ends', () => {
  const game = advanced({ vp: [40, 40], inPlay: { 1: ['undead'] }, onCard: { undead: 15 } });
  game.seat(0).answers('claim');
  game.expectBoard({ onCard: { [overlord('undead')]: 15 }, supply: { 1: 35 } });
  game.expectStanding({ places: [1, 1, 3, 3], scores: { 0: 40, 1: 40 } as never });
});

test('DM-R48 only a game without people ends after 100 rounds', () => {
  const late = (unattended: boolean, turnNumber = 300) => {
    // Turn 300 is the last of round 100.
    const setup: typeof darkMinions.setup = (g) => {
      const b = darkMinions.setup(g);
      b.turn = 2;
      b.turnNumber = turnNumber;
      b.vpOne[1] = 5;
      return b;
    };
    const match = Match.start({ ...darkMinions, setup }, { seats: 3, seed: '1', unattended });
    match.answer(2, 'plain');
    expect(match.standing).toBeNull();
    match.answer(2, 'done');
    return match;
  };
  expect(late(true).standing).toEqual({ places: [2, 1, 2], scores: [3, 8, 3], reason: 'roundLimit' });
  expect(late(true, 299).standing).toBeNull();
  const attended = late(false);
  expect(attended.standing).toBeNull();
  expect(attended.pending.asks[0]).toMatchObject({ seat: 0, question: 'roll.white' });
});
