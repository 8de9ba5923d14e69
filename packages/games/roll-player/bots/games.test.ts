/** Whole games of the squire: they end in every mode, are the same again, and what cannot be seen changes nothing. */
import { type Bot, Match, playOut, seatBots, type TableOptions } from '@tabard/kernel';
import { checkGame } from '@tabard/testkit';
import { soak } from '@tabard/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { rollPlayer } from '../rules';
import { RANK_NAMES } from '../rules/end/scoring';
import { squire } from './index';

function play(bots: readonly Bot[], options: TableOptions, seed: string) {
  const match = Match.start(rollPlayer, { seats: bots.length, options, seed, unattended: true }) as Match;
  playOut(match, seatBots(match, bots, 7));
  return match.standing!;
}
/** Whatever comes. */
const anything: Bot = {
  id: 'anything',
  listens: false,
  sit: ({ chance }) => ({ choose: ({ options }) => options[chance.below(options.length)] }),
};
const squires = (seats: number): Bot[] => Array.from({ length: seats }, () => squire as Bot);

const SEATS: { readonly [mode: string]: number } = { base: 4, ff: 4, full: 5 };
const ENDINGS = ['stars', 'gold', 'class-dice', 'shared', 'died', ...RANK_NAMES];

describe('it plays to the end', () => {
  for (const [mode, most] of Object.entries(SEATS)) {
    for (let seats = 1; seats <= most; seats++) {
      test(`${mode}, ${seats} players`, () => {
        for (let i = 0; i < soak(1, 3); i++)
          expect(ENDINGS).toContain(play(squires(seats), { mode }, `end ${i}`).reason);
      });
    }
  }

  test('every other way to set the table', () => {
    const ways: readonly (readonly [number, TableOptions])[] = [
      [3, { freeClass: 'yes', mixedMarket: 'yes', randomSheets: 'yes' }],
      [2, { int: 'new' }],
      [5, { mode: 'full', fifthGold: '0' }],
      [1, { mode: 'base', baseLeftovers: 'discard', baseRanks: 'fiends' }],
    ];
    for (const [seats, options] of ways) expect(ENDINGS).toContain(play(squires(seats), options, 'way').reason);
  });

  test('and in the same way again', () => {
    expect(play(squires(3), { mode: 'full' }, 'again')).toEqual(play(squires(3), { mode: 'full' }, 'again'));
  });
});

test('what it cannot see does not change its choice', () => {
  const setup = {
    seats: 3,
    options: { mode: 'full' },
    unattended: true,
    bots: squires(3),
    closely: { first: 0, oneIn: 10_000 },
  };
  expect(checkGame(rollPlayer, setup, 'blind')).toBeNull();
});

describe('how well it plays', () => {
  const mean = (scores: readonly number[]) => scores.reduce((sum, stars) => sum + stars, 0) / scores.length;

  test.each(Object.keys(SEATS))('%s: it leaves random players far behind', (mode) => {
    const games = Array.from({ length: 6 }, (_, i) => play([squire as Bot, anything, anything], { mode }, `far ${i}`));
    expect(games.filter(({ places }) => places[0] === 1)).toHaveLength(6);
    expect(mean(games.map(({ scores }) => scores[0]))).toBeGreaterThan(2 * mean(games.map(({ scores }) => scores[1])));
  });

  test('5.15: four of them end where the ledger wants a winner', () => {
    const games = Array.from({ length: 12 }, (_, i) => play(squires(4), { mode: 'ff' }, `four ${i}`));
    const best = mean(games.map(({ scores }) => Math.max(...scores)));
    expect(best).toBeGreaterThan(34);
    expect(best).toBeLessThan(44);
  });

  test('alone it lives through most Monsters', () => {
    const games = Array.from({ length: 12 }, (_, i) => play(squires(1), { mode: 'ff' }, `alone ${i}`));
    expect(games.filter(({ reason }) => reason !== 'died').length).toBeGreaterThanOrEqual(8);
  });
});
