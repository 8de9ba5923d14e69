/** Whole games of the bots: they end, they are the same again, and what cannot be seen changes nothing. */
import { type Bot, Match, playOut, seatBots, type TableOptions } from '@tabard/kernel';
import { checkGame } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { paraRoles } from '../game';
import { bots, companion, journeyman, type ParaBot, swing } from './index';

function play(bot: ParaBot, options: TableOptions, seed: string) {
  const match = Match.start(paraRoles, { seats: 4, options: { split: 'auto', ...options }, seed, unattended: true });
  playOut(match as Match, seatBots(match, [bot, bot, bot, bot], 7));
  return match;
}

const CAMPAIGNS = ['woods', 'random', 'tower', 'doubles', 'maze', 'dungeon', 'rifts'];
const MAPS: readonly TableOptions[] = [
  ...['turners-knot', 'twin-lungs', 'empty-larder'].map((map) => ({ campaign: 'maze', map })),
  ...['saltcellar-hold', 'ninth-gaol', 'sleeping-hill'].map((map) => ({ campaign: 'dungeon', map })),
];
const MAKEUPS = ['protectors', 'damage', 'supports', 'mixer', 'blind-date', 'peasants', 'elite'];
const ODD_WAYS: readonly TableOptions[] = [
  { split: 'draft' },
  { split: 'equal' },
  { stats: 'less-random' },
  { 'ace-team': 'on', 'band-of-fools': 'on' },
  { market: 'always' },
];
const ENDINGS = ['won', 'dead', 'madness'];

describe('bots finish', () => {
  for (const bot of bots as readonly ParaBot[]) {
    for (const campaign of CAMPAIGNS) {
      test(`${bot.id}: ${campaign}`, () => {
        expect(ENDINGS).toContain(play(bot, { campaign }, 'end').standing?.reason);
      });
    }
  }
  for (const options of MAPS) {
    test(`companion: ${options.map}`, () => {
      expect(ENDINGS).toContain(play(companion, options, 'map').standing?.reason);
    });
  }
  for (const makeup of MAKEUPS) {
    test(`companion: ${makeup}`, () => {
      expect(ENDINGS).toContain(play(companion, { campaign: 'woods', makeup }, 'makeup').standing?.reason);
    });
  }
  test('companion: drafts, overlays, a market after every fight', () => {
    for (const options of ODD_WAYS) {
      expect(ENDINGS).toContain(play(companion, { campaign: 'tower', ...options }, 'odd').standing?.reason);
    }
  });
});

test('the same seed, the same game', () => {
  const [one, other] = [0, 1].map(() => play(companion, { campaign: 'maze' }, 'again'));
  expect(one.hash()).toBe(other.hash());
});

test('what it cannot see does not change its choice', () => {
  for (const campaign of ['random', 'maze', 'dungeon', 'rifts']) {
    const setup = {
      seats: 4,
      options: { campaign, split: 'auto' },
      bots: bots as readonly Bot[],
      closely: { first: 0, oneIn: 10_000 },
    };
    expect(checkGame(paraRoles, setup, `blind.${campaign}`)).toBeNull();
  }
});

test('journeymen teach peasants, too: without that nobody could do anything', () => {
  const { party } = play(journeyman, { campaign: 'woods', makeup: 'peasants' }, 'school').board;
  expect(party.some(({ origin }) => origin !== '')).toBe(true);
});

test('the companion walks through the Woods, and wins where swing does not', () => {
  const wins = (bot: ParaBot, campaign: string) =>
    [0, 1, 2, 3, 4, 5, 6, 7].filter((i) => play(bot, { campaign }, `w${i}`).standing?.reason === 'won').length;
  expect(wins(companion, 'woods')).toBe(8);
  expect(wins(companion, 'tower')).toBeGreaterThanOrEqual(5);
  expect(wins(swing, 'tower')).toBe(0);
});
