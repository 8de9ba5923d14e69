/** How a game ends (PR-28.1, PR-29.6): for all four at once. */
import { Match, quickStream } from '@tabard/kernel';
import { randomMove } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { paraRoles } from '../game';
import { doing } from '../scenarios/fight.fixture';
import type { G } from './board';
import { endGame, FIGHTS_UNATTENDED, goHome, loseGame, winGame } from './finish';

const ending = (end: (g: G) => never, given = {}, campaign = 'random') => doing(given, end, { campaign });

describe('the standing', () => {
  const HELD = { party: { 0: { treasure: [1, 2, 0, 0] }, 3: { hp: 0, treasure: [0, 0, 0, 1] } } };

  test('PR-28.1 a win is shared by all, and so is a loss', () => {
    ending(winGame).expectStanding({ reason: 'won', places: [1, 1, 1, 1] });
    ending((g) => loseGame(g, 'dead')).expectStanding({ reason: 'dead', places: [2, 2, 2, 2] });
    ending((g) => loseGame(g, 'madness')).expectStanding({ reason: 'madness', places: [2, 2, 2, 2] });
  });

  test('PR-29.6 leaving is no win, but not a loss either', () => {
    ending((g) => endGame(g, 'escaped', 2)).expectStanding({ reason: 'escaped', places: [2, 2, 2, 2] });
    ending((g) => endGame(g, 'withdrawn', 1)).expectStanding({ reason: 'withdrawn', places: [2, 2, 2, 2] });
  });

  test('PR-28.1 what is told names it', () => {
    ending(winGame).expectEvents([{ type: 'game.won', campaign: 'random' }]);
    ending((g) => loseGame(g, 'dead')).expectEvents([{ type: 'game.lost', campaign: 'random' }]);
    ending((g) => loseGame(g, 'madness')).expectEvents([{ type: 'game.mad' }]);
    ending((g) => endGame(g, 'escaped', 2)).expectEvents([{ type: 'game.escaped', relics: 2 }]);
    ending((g) => endGame(g, 'withdrawn', 1)).expectEvents([{ type: 'game.withdrawn', levels: 1 }]);
    ending(goHome).expectEvents([{ type: 'game.weary' }]);
  });

  test('a point for each fight won, each treasure held and each life', () => {
    const game = ending((g) => {
      g.b.fightsWon = 7;
      return winGame(g);
    }, HELD);
    game.expectStanding({ scores: Array(4).fill(7 + 4 + 3) });
    ending(winGame, HELD, 'dungeon').expectStanding({ scores: Array(4).fill(20 + 4 + 3) }); // PR-D18
  });
});

describe('a table without people', () => {
  /** In camp after so many fights. */
  const asked = (fights: number, unattended: boolean) => {
    const setup = (g: G) => Object.assign(paraRoles.setup(g), { phase: 'camp', fights });
    const match = Match.start({ ...paraRoles, setup }, { seats: 4, seed: '1', unattended });
    return match.standing?.reason ?? match.pending.asks[0].question;
  };

  test('PR-R75 goes home after 200 fights, one with people does not', () => {
    expect(FIGHTS_UNATTENDED).toBe(200);
    expect([asked(199, true), asked(200, true), asked(200, false)]).toEqual(['camp', 'weary', 'camp']);
  });
});

test('PR-29.7 a game is played again from its seed and the answers alone, to the same board', () => {
  const setup = { seats: 4, options: { campaign: 'woods', split: 'auto' }, seed: 'replay' };
  const match = Match.start(paraRoles, setup);
  const whims = quickStream(3);
  while (!match.standing && match.answers < 150) {
    const { seat, key } = randomMove(match, whims);
    match.answer(seat, key);
  }
  expect(Match.replay(paraRoles, setup, match.journal).hash()).toBe(match.hash());
  const other = Match.start(paraRoles, { ...setup, seed: 'another' });
  expect(other.hash()).not.toBe(Match.start(paraRoles, setup).hash());
});
