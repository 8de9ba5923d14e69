/** Whole adventures of the bots: they end, and are the same again. (That they are blind to secrets: conformance.test.ts.) */
import { type Bot, Match, playOut, seatBots, type TableOptions } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { house, packs } from '../content/house';
import { adventuresWith } from '../rules';
import { bots, wayfarer } from './index';

const game = adventuresWith(house, packs);

function play(bot: Bot, options: TableOptions, seats: number, seed: string): Match {
  const match = Match.start(game, { seats, options, seed, unattended: true }) as Match;
  playOut(match, seatBots(match, Array<Bot>(seats).fill(bot), 7));
  return match;
}
const told = (match: Match, type: string) => match.eventsFor('everything').filter((one) => one.type === type);
const gained = (match: Match) => told(match, 'xp.changed').reduce((sum, { by }) => sum + Math.max(0, Number(by)), 0);

/** Takes any answer, by its place: what a party without a thought would do. */
const thoughtless: Bot = {
  id: 'thoughtless',
  listens: false,
  sit: ({ chance }) => ({ choose: ({ options }) => options[chance.below(options.length)] }),
};

describe('bots finish', () => {
  for (const [i, bot] of bots.entries()) {
    test(`${bot.id}: the tutorial with ${i + 1}`, () => {
      expect(play(bot, { book: 'tutorial' }, i + 1, 'end').standing).not.toBeNull();
    });
  }

  test('a wayfarer goes through Low Water in legendary mode, and on to guild, market and card limit', () => {
    expect(play(wayfarer('curious'), { mode: 'legendary' }, 3, 'end').standing).not.toBeNull();
  });
});

test('the same seed, the same adventure', () => {
  const [one, other] = [0, 1].map(() => play(wayfarer('bold'), { book: 'tutorial' }, 2, 'again'));
  expect(one.hash()).toBe(other.hash());
});

test('wayfarers come home with more XP and fewer deaths than a party without a thought', () => {
  const seeds = ['a', 'b', 'c'];
  const sum = (matches: readonly Match[], count: (match: Match) => number) =>
    matches.reduce((all, match) => all + count(match), 0);
  const careful = seeds.map((seed) => play(wayfarer('curious'), {}, 2, seed));
  const careless = seeds.map((seed) => play(thoughtless, {}, 2, seed));
  expect(sum(careful, gained)).toBeGreaterThan(1.3 * sum(careless, gained));
  const deaths = (match: Match) => told(match, 'death.marked').length;
  expect(sum(careful, deaths)).toBeLessThan(sum(careless, deaths));
  const passed = (match: Match) => told(match, 'check.over').filter((one) => one.passed).length;
  expect(sum(careful, passed)).toBeGreaterThan(3 * sum(careless, passed));
});
