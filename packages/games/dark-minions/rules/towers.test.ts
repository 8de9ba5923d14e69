/** DM-7 Towers and levelling up. Towns A1, A2 (two White) and A3 lie in slots 0, 1 and 2. */
import { scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { builtIn, TOWER_COLOURS } from '../content';
import { blacks, reds } from '../scenarios/faces';
import { scenarios } from '../scenarios/position';
import { darkMinions } from '.';
import { type DarkMinions, sum } from './board';
import { totalOf } from './victory';

const TOWNS = { towns: ['A1', 'A2', 'A3'] };
const table = (given = {}) =>
  scenario(darkMinions, scenarios)
    .seats(4)
    .given({ ...TOWNS, ...given });
type Table = ReturnType<typeof table>;
const boardOf = (game: Table) => game.match.board as DarkMinions;
const capturesOffered = (game: Table) =>
  game.match.pending.asks[0].options.filter((key) => key.startsWith('capture:A1')).map((key) => key.split(':')[2]);

describe('what a Tower costs', () => {
  test.each([
    [3, [], 'white'],
    [4, ['white'], 'gray'],
    [5, ['white', 'gray'], 'black'],
    [6, ['white', 'gray', 'black'], null],
  ] as const)('DM-7.1 a %i reaches the Towers %j', (pips, reached, next) => {
    const game = table().random('primary', blacks(pips, 2, 2));
    game.seat(0).answers('plain');
    expect(capturesOffered(game)).toEqual(reached);
    if (next) game.refuses(0, `capture:A1:${next}`, 'DM-7.1');
    game.expectQuestion('commit.use', 0);
  });

  test.each([
    ['white', 4],
    ['gray', 5],
    ['black', 6],
  ] as const)('DM-7.1 DM-7.2 a %s Tower is paid with %i minions, however high the dice', (colour, price) => {
    const game = table({ level: [4] }).random('primary', reds(8, 3, 3));
    game.seat(0).answers('plain', `capture:A1:${colour}`);
    game.expectBoard({ supply: { 0: 50 - price }, waiting: { 0: price }, use: ['capture', 'free', 'free'] });
    game.seat(0).answers('done');
    const hand = TOWER_COLOURS.map((each) => (each === colour ? 1 : 0));
    game.expectBoard({ graveyard: { 0: price }, supply: { 0: 50 - price }, towers: { 0: hand } });
    game.expectQuestion('roll.white', 1);
  });

  test.each([
    [3, [], 'white'],
    [4, ['white'], 'gray'],
    [5, ['white', 'gray'], 'black'],
    [6, ['white', 'gray', 'black'], null],
  ] as const)('DM-7.2 with %i minions in the supply a 6 reaches the Towers %j', (supply, reached, next) => {
    const game = table({ supply: [supply] }).random('primary', blacks(6, 2, 2));
    game.seat(0).answers('plain');
    expect(capturesOffered(game)).toEqual(reached);
    if (next) game.refuses(0, `capture:A1:${next}`, 'DM-7.2');
    game.expectQuestion('commit.use', 0);
  });

  test('DM-7.3 two numbers are not summed, plus faces are added', () => {
    const game = table().random('primary', blacks(1, 4, 3));
    game.seat(0).answers('plain');
    expect(capturesOffered(game)).toEqual(['white', 'gray']); // 4 + 3 would be enough for a Black one
    game.seat(0).answers('capture:A1:white');
    game.expectOptions(0, ['1', '0+1', '0+2']);
    game.refuses(0, '1+2', 'DM-7.3').refuses(0, '0+1+2', 'DM-3.6').refuses(0, '2', 'DM-7.1');
    game.seat(0).answers('0+2');
    game.expectBoard({ waiting: { 0: 4 }, use: ['capture', 'free', 'capture'] });
    game.expectQuestion('commit.use', 0);
  });
});

describe('which Tower', () => {
  test('DM-7.4 a Tower that does not stand there cannot be captured', () => {
    const game = table({ towersAt: { A1: [0, 1, 0] } }).random('primary', blacks(6, 6, 6));
    game.seat(0).answers('plain');
    expect(capturesOffered(game)).toEqual(['gray']);
    game.refuses(0, 'capture:A1:white', 'not-an-option').refuses(0, 'capture:A1:black', 'not-an-option');
    game.expectQuestion('commit.use', 0);
  });

  test('DM-7.4 nor one that an earlier commitment of this turn has claimed', () => {
    const game = table().random('primary', blacks(6, 6, 6));
    game.seat(0).answers('plain', 'capture:A1:white', 0);
    game.refuses(0, 'capture:A1:white', 'DM-7.4');
    game.expectOffers(0, ['capture:A1:gray', 'capture:A2:white']);
    game.expectQuestion('commit.use', 0);
  });

  test('DM-7.4 of two Towers of a colour the second is still there, the third is not', () => {
    const game = table().random('primary', blacks(6, 6, 6));
    game.seat(0).answers('plain', 'capture:A2:white', 0);
    game.expectOffers(0, ['capture:A2:white']);
    game.seat(0).answers('capture:A2:white', 1);
    game.refuses(0, 'capture:A2:white', 'DM-7.4');
    game.expectQuestion('commit.use', 0);
  });

  test('DM-7.5 not from a Town the seat has attacked this turn; from another, and from one a rival attacked', () => {
    const game = table({ at: { A3: [0, 3] } }).random('primary', blacks(6, 6, 2));
    game.seat(0).answers('plain', 'attack:A1', 0, 1);
    for (const colour of TOWER_COLOURS) game.refuses(0, `capture:A1:${colour}`, 'DM-7.5');
    game.expectOffers(0, ['capture:A2:white', 'capture:A3:black']);
    game.expectQuestion('commit.use', 0);
  });

  test('DM-7.5 minions that came there on an earlier turn are no hindrance', () => {
    const game = table({ at: { A1: [5] } }).random('primary', blacks(6, 6, 2));
    game.seat(0).answers('plain');
    expect(capturesOffered(game)).toEqual(['white', 'gray', 'black']);
    game.expectQuestion('commit.use', 0);
  });

  test('DM-7.6 DM-R35 several from the same Town', () => {
    const game = table().random('primary', blacks(5, 4, 4));
    game.seat(0).answers('plain', 'capture:A2:gray', 'capture:A2:white', 1, 'capture:A2:white');
    game.expectBoard({ towers: { 0: [2, 1, 0] }, townTowers: { 1: [0, 0, 1] }, graveyard: { 0: 13 } });
    game.expectQuestion('roll.white', 1);
  });

  test('DM-7.6 several from different Towns', () => {
    const game = table().random('primary', blacks(5, 4, 4));
    game.seat(0).answers('plain', 'capture:A1:gray', 'capture:A2:white', 1, 'capture:A3:white');
    game.expectBoard({
      towers: { 0: [2, 1, 0] },
      townTowers: [
        [1, 0, 1],
        [1, 1, 1],
        [0, 1, 1],
      ],
    });
    game.expectQuestion('roll.white', 1);
  });
});

test('DM-7.7 the minions wait on the Tower until resolution; then they die and the Tower changes hands', () => {
  const game = table().random('primary', blacks(6, 4, 2));
  game.seat(0).answers('plain', 'capture:A1:black', 'capture:A3:white');
  game.expectBoard({
    supply: { 0: 40 },
    waiting: { 0: 10 },
    graveyard: { 0: 0 },
    towers: { 0: [0, 0, 0] },
    townTowers: { 0: [1, 1, 1], 2: [1, 1, 1] },
  });
  game.refuses(0, 'respawn', 'DM-5.7'); // they are not dead yet
  game.expectInterrupts(0, []);
  game.seat(0).answers('done');
  game.expectBoard({
    supply: { 0: 40 },
    waiting: { 0: 0 },
    graveyard: { 0: 10 },
    towers: { 0: [1, 0, 1] },
    townTowers: { 0: [1, 1, 0], 2: [0, 1, 1] },
  });
  game.expectQuestion('roll.white', 1);
});

describe('how many Towers', () => {
  test('DM-7.8 a third Tower of a colour is refused, a second is not', () => {
    for (const [hand, allowed] of [
      [
        [2, 0, 0],
        ['gray', 'black'],
      ],
      [
        [1, 0, 0],
        ['white', 'gray', 'black'],
      ],
    ] as const) {
      const game = table({ towers: { 0: hand } }).random('primary', blacks(6, 2, 2));
      game.seat(0).answers('plain');
      expect(capturesOffered(game)).toEqual(allowed);
      if (hand[0] === 2) game.refuses(0, 'capture:A1:white', 'DM-7.8');
      game.expectQuestion('commit.use', 0);
    }
  });

  /** Every hand a seat can have at rest: at most two of a colour, never all three colours. */
  const HANDS = [0, 1, 2].flatMap((w) => [0, 1, 2].flatMap((g) => [0, 1, 2].map((b) => [w, g, b])));
  const atRest = HANDS.filter((hand) => hand.includes(0));

  test.each(atRest)(
    'DM-7.8 DM-7.9 DM-7.10 with %i White, %i Gray, %i Black no capture leads past 2 of a colour or 4',
    (...hand) => {
      for (const [colour, name] of TOWER_COLOURS.entries()) {
        const game = scenario(darkMinions, scenarios).seats(5);
        game.given({ towns: ['A1', 'A2', 'A3', 'B1'], towers: { 0: hand } }).random('primary', blacks(6, 2, 2));
        game.seat(0).answers('plain');
        const held = hand.map((count, each) => (each === colour ? count + 1 : count));
        const full = held[colour] > 2 && held.includes(0); // no set to turn in
        if (full) game.refuses(0, `capture:A1:${name}`, 'DM-7.8');
        else {
          game.seat(0).answers(`capture:A1:${name}`, 'done');
          const rest = boardOf(game).towers[0];
          expect(rest).toEqual(held.includes(0) ? held : held.map((count) => count - 1));
          expect(Math.max(...rest)).toBeLessThanOrEqual(2);
          expect(sum(rest)).toBeLessThanOrEqual(4);
        }
        game.expectQuestion(full ? 'commit.use' : 'roll.white', full ? 0 : 1);
      }
    },
  );

  test('DM-7.9 DM-7.10 with four Towers at hand only the one that completes a set may be captured', () => {
    const game = table({ towers: { 0: [2, 2, 0] } }).random('primary', blacks(6, 6, 6));
    game.seat(0).answers('plain');
    expect(capturesOffered(game)).toEqual(['black']);
    game.refuses(0, 'capture:A1:white', 'DM-7.8').refuses(0, 'capture:A1:gray', 'DM-7.8');
    game.expectQuestion('commit.use', 0);
  });

  test('DM-7.10 the captures of this turn count, in their order, with every set turned in', () => {
    const game = table({ towers: { 0: [2, 2, 0] } }).random('primary', blacks(6, 6, 6));
    game.seat(0).answers('plain', 'capture:A1:black', 0); // leaves a White and a Gray
    game.expectOffers(0, ['capture:A1:white', 'capture:A1:gray', 'capture:A2:black']);
    game.seat(0).answers('capture:A2:white', 1); // two White and a Gray
    game.refuses(0, 'capture:A1:white', 'DM-7.8');
    game.seat(0).answers('capture:A3:gray'); // the last die: Done goes without saying
    game.expectBoard({ towers: { 0: [2, 2, 0] }, level: { 0: 2 } });
    game.expectQuestion('roll.white', 1);
  });

  test('DM-7.10 a hand that this turn has filled is full', () => {
    const game = table({ towers: { 0: [1, 0, 0] } }).random('primary', blacks(6, 6, 6));
    game.seat(0).answers('plain', 'capture:A1:white', 0);
    game.refuses(0, 'capture:A2:white', 'DM-7.10');
    game.expectOffers(0, ['capture:A2:gray'], ['capture:A2:white', 'capture:A3:white']);
    game.expectQuestion('commit.use', 0);
  });
});

describe('sets', () => {
  test('DM-7.11 a set is turned in at once, unasked, and the seat goes up one level', () => {
    const game = table({ towers: { 0: [1, 2, 0] } }).random('primary', blacks(6, 2, 2));
    const before = [...boardOf(game).towerSupply];
    game.seat(0).answers('plain', 'capture:A1:black');
    game.expectBoard({ level: { 0: 1 }, towers: { 0: [1, 2, 0] } });
    game.seat(0).answers('done');
    game.expectBoard({ level: [2, 1, 1, 1], towers: { 0: [0, 1, 0] }, towerSupply: before.map((count) => count + 1) });
    game.expectEvents([
      { type: 'capture.done', colour: 2 },
      { type: 'set.completed', seat: 0, level: 2 },
    ]);
    game.expectQuestion('roll.white', 1);
  });

  test('DM-7.11 two colours are no set', () => {
    const game = table({ towers: { 0: [1, 1, 0] } }).random('primary', blacks(5, 2, 2));
    game.seat(0).answers('plain', 'capture:A1:gray', 'done');
    game.expectBoard({ level: { 0: 1 }, towers: { 0: [1, 2, 0] } });
    game.expectNoEvents([{ type: 'set.completed' }]);
    game.expectQuestion('roll.white', 1);
  });

  test('DM-7.12 one turn may complete two sets', () => {
    const game = table({ towers: { 0: [2, 2, 0] } }).random('primary', blacks(6, 6, 2));
    game.seat(0).answers('plain', 'capture:A1:black', 0, 'capture:A2:black', 'done');
    game.expectBoard({ level: { 0: 3 }, towers: { 0: [0, 0, 0] } });
    game.expectEvents([
      { type: 'set.completed', level: 2 },
      { type: 'set.completed', level: 3 },
    ]);
    game.expectQuestion('roll.white', 1);
  });

  test('DM-7.13 DM-R10 at level 5 a set is discarded all the same, with no effect', () => {
    const game = table({ level: [5], towers: { 0: [1, 1, 0] } }).random('primary', reds(6, 3, 3));
    const before = boardOf(game).towerSupply[0];
    const vp = totalOf(boardOf(game), builtIn, 0);
    game.seat(0).answers('plain', 'capture:A1:black', 'done');
    game.expectBoard({
      level: { 0: 5 },
      towers: { 0: [0, 0, 0] },
      towerSupply: { 0: before + 1 },
      graveyard: { 0: 6 },
    });
    expect(totalOf(boardOf(game), builtIn, 0)).toBe(vp);
    game.expectQuestion('roll.white', 1);
  });

  test('DM-7.14 Towers at hand are worth no VP', () => {
    const total = (hand: number[]) => totalOf(boardOf(table({ towers: { 0: hand } })), builtIn, 0);
    expect([total([0, 0, 0]), total([2, 2, 0]), total([0, 1, 2])]).toEqual([3, 3, 3]);
  });

  test('DM-7.15 Towers of a set and those left at a fallen Town go to the supply, and on to a new Town', () => {
    // Three seats: five of a colour. No White is in the supply until seat 0 turns in its set.
    const game = scenario(darkMinions, scenarios)
      .seats(3)
      .given({ ...TOWNS, at: { A1: [11] }, next: ['B1'] })
      .board({
        towers: [
          [1, 1, 0],
          [2, 0, 0],
          [0, 0, 0],
        ],
        townTowers: [
          [0, 1, 1],
          [1, 1, 1],
          [1, 1, 1],
        ],
        towerSupply: [0, 1, 2],
      })
      .random('primary', blacks(6, 2, 2));
    game.seat(0).answers('plain', 'capture:A3:black', 'attack:A1', 1, 1, 'done');
    game.expectBoard({
      level: { 0: 2 },
      towers: [
        [0, 0, 0],
        [2, 0, 0], // nobody had to give one up
        [0, 0, 0],
      ],
      townTowers: { 0: [1, 1, 1] },
      towerSupply: [0, 2, 3], // one of each from the set, Gray and Black from A1, one of each to B1
    });
    game.expectNoEvents([{ type: 'tower.taken' }, { type: 'tower.missing' }]);
    game.expectQuestion('roll.white', 1);
  });
});

test('DM-7.16 a capture that the Witch has made one too many: the Tower goes to the supply, the minions die', () => {
  const game = table({ level: [4], towers: { 0: [2, 2, 0] }, holds: { 0: ['witch'] } })
    .options({ mode: 'advanced' })
    .random('primary', reds(6, 6, 6));
  game.seat(0).wishes('windows', 'never');
  game.seat(0).answers('plain');
  // Black, Black, Black: the first two complete sets, as long as the other colours are at hand.
  game.seat(0).answers('capture:A1:black', 0, 'capture:A2:black', 1, 'capture:A3:black');
  game.seat(0).answers('announce:witch', '1-2-0');
  const before = boardOf(game).towerSupply[2];
  game.expectBoard({ level: { 0: 5 }, towers: { 0: [1, 0, 0] }, waiting: { 0: 18 } });
  game.seat(0).answers('done');
  game.expectBoard({
    towers: { 0: [1, 0, 2] },
    towerSupply: { 2: before + 1 },
    townTowers: { 0: { 2: 0 }, 1: { 2: 0 }, 2: { 2: 0 } },
    graveyard: { 0: 18 },
    waiting: { 0: 0 },
  });
  game.expectEvents([{ type: 'capture.done' }, { type: 'capture.done' }, { type: 'capture.lost', seat: 0, colour: 2 }]);
  game.expectQuestion('roll.white', 1);
});
