/** The page is gentle: it plays to the end, far below the squire and far above whatever comes. */
import { type Bot, Match, playOut, seatBots } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { rollPlayer } from '../rules';
import { page, squire } from './index';

const anything: Bot = {
  id: 'anything',
  listens: false,
  sit: ({ chance }) => ({ choose: ({ options }) => options[chance.below(options.length)] }),
};

const GAMES = 12;

/** Stars a seat, on average over some games of these. */
function starsOf(bots: readonly Bot[]): number[] {
  const stars = bots.map(() => 0);
  for (let game = 0; game < GAMES; game++) {
    const seed = `page ${game}`;
    const match = Match.start(rollPlayer, { seats: bots.length, options: { mode: 'base' }, seed, unattended: true });
    playOut(match as Match, seatBots(match as Match, bots, game));
    for (const [seat, score] of match.standing!.scores.entries()) stars[seat] += score / GAMES;
  }
  return stars;
}

test('the page makes half a hero: between the squire and whatever comes', () => {
  const [first, second, third] = starsOf([squire as Bot, page as Bot, anything]);
  expect(first - second).toBeGreaterThan(4);
  expect(second - third).toBeGreaterThan(4);
});
