/**
 * The kernel against its peers, all in one run: Lucky Pig (Pig with four players and a hidden hand) by our kernel, by
 * boardgame.io's reducer and by a hand-written loop of the same rules, each choosing at random; then Dark Minions.
 */

import { randomBot } from '@tabard/bots';
import { darkMinions } from '@tabard/dark-minions';
import { Match, playOne, quickStream, seatBots } from '@tabard/kernel';
import { luckyPig } from '@tabard/testkit';
import { median, ratesOf, ratio } from './lib/rates';
import { playPigByHand } from './peers/bare-loop';
import { playPigByReducer } from './peers/boardgame-io';

const SEATS = 4;

function playPig(seed: number): number {
  const chance = quickStream(seed);
  const match = Match.start(luckyPig, { seats: SEATS, seed: String(seed), quiet: true });
  while (!match.standing) {
    const { seat, options } = match.pending.asks[0];
    match.answer(seat, options[chance.below(options.length)]);
  }
  return match.answers;
}

const startDarkMinions = (seed: number, options: Record<string, string>) => {
  const setup = { seats: SEATS, seed: String(seed), options, quiet: true, unattended: true };
  const match: Match = Match.start(darkMinions, setup);
  const bots = Array.from({ length: SEATS }, () => randomBot);
  return { match, players: seatBots(match, bots, seed) };
};

function playDarkMinions(seed: number, options: Record<string, string>): number {
  const { match, players } = startDarkMinions(seed, options);
  while (!match.standing) playOne(match, players);
  return match.answers;
}

/** Forks at mid-game, each made to answer its question: a fork that nobody asks costs nothing and shows nothing. */
function forkAtMidGame(options: Record<string, string>): (slice: number) => number {
  const games: Match[] = [];
  for (let seed = 0; seed < 20; seed++) {
    const { match, players } = startDarkMinions(seed, options);
    for (let i = 0; i < 200 + seed; i++) playOne(match, players);
    games.push(match);
  }
  const chance = quickStream(1);
  return (slice) => {
    const match = games[slice % games.length];
    for (let i = 0; i < 50; i++) {
      const twin = match.fork();
      const { seat, options: keys } = twin.pending.asks[0];
      twin.answer(seat, keys[chance.below(keys.length)]);
    }
    return 50;
  };
}

export default async function measure(): Promise<Record<string, number>> {
  const pig = ratesOf([
    { name: 'kernel', work: playPig },
    { name: 'bare', work: playPigByHand },
    { name: 'boardgameIo', work: playPigByReducer },
  ]);
  const advanced = { mode: 'advanced' };
  let answers = 0;
  let games = 0;
  const counted = (seed: number, options: Record<string, string>) => {
    const played = playDarkMinions(seed, options);
    answers += played;
    games += 1;
    return played;
  };
  const { basic } = ratesOf([{ name: 'basic', work: (seed) => counted(seed, {}) }]);
  const perBasicGame = answers / games;
  const dark = ratesOf([
    { name: 'advanced', work: (seed) => playDarkMinions(seed, advanced) },
    { name: 'forks', work: forkAtMidGame({}) },
    { name: 'forksAdvanced', work: forkAtMidGame(advanced) },
  ]);
  return {
    decisionsPerSecond: Math.round(median(pig.kernel)),
    boardgameIoMovesPerSecond: Math.round(median(pig.boardgameIo)),
    bareLoopDecisionsPerSecond: Math.round(median(pig.bare)),
    ratioToBoardgameIo: Math.round(ratio(pig.kernel, pig.boardgameIo)),
    ratioToBareLoop: Math.round(ratio(pig.bare, pig.kernel) * 10) / 10,
    darkMinionsDecisionsPerSecond: Math.round(median(basic)),
    darkMinionsAdvancedDecisionsPerSecond: Math.round(median(dark.advanced)),
    darkMinionsGamesPerSecond: Math.round(median(basic) / perBasicGame),
    forksPerSecond: Math.round(median(dark.forks)),
    forksPerSecondAdvanced: Math.round(median(dark.forksAdvanced)),
  };
}
