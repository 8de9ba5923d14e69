/**
 * The kernel against its peers, all in one run: Lucky Pig (Pig with four players and a hidden hand) by our kernel, by
 * boardgame.io's reducer and by a hand-written loop of the same rules, each choosing at random; then every game of the
 * house, random decisions and forks at mid-game.
 */
import { randomBot } from '@tabard/bots';
import { type AnyGame, Match, playOne, quickStream, type Setup, seatBots } from '@tabard/kernel';
import { luckyPig } from '@tabard/testkit';
import { games } from '../../apps/cli/src/all-games';
import { type Contender, median, ratesOf, ratio } from './lib/rates';
import { playPigByHand } from './peers/bare-loop';
import { playPigByReducer } from './peers/boardgame-io';

const SEATS = 4;

type Played = readonly [name: string, game: AnyGame, options?: Setup['options']];

/** `dark-minions` is measured as `darkMinions`. The decisions of Dungeon Fighter are throws, mostly: of the world they fly in. */
const nameOf = (id: string): string => id.replace(/-./g, ([, letter]) => letter.toUpperCase());

const PLAYED: readonly Played[] = [
  ...games.map(({ game }): Played => [nameOf(game.id), game]),
  ['darkMinionsAdvanced', games.find(({ game }) => game.id === 'dark-minions')!.game, { mode: 'advanced' }],
];

function playPig(seed: number): number {
  const chance = quickStream(seed);
  const match = Match.start(luckyPig, { seats: SEATS, seed: String(seed), quiet: true });
  while (!match.standing) {
    const { seat, options } = match.pending.asks[0];
    match.answer(seat, options[chance.below(options.length)]);
  }
  return match.answers;
}

function start(game: AnyGame, options: Setup['options'], seed: number) {
  const seats = Math.min(SEATS, game.seats.max);
  const match: Match = Match.start(game, { seats, seed: String(seed), options, quiet: true, unattended: true });
  const bots = Array.from({ length: seats }, () => randomBot);
  return { match, players: seatBots(match, bots, seed) };
}

/** One random game after the other, a few decisions at a time: some games are far longer than a slice. */
function decisions(game: AnyGame, options: Setup['options'], ended: () => void): Contender['work'] {
  let seed = 0;
  let now = start(game, options, seed);
  return () => {
    let made = 0;
    for (; made < 100 && !now.match.standing; made++) playOne(now.match, now.players);
    if (now.match.standing) {
      ended();
      now = start(game, options, ++seed);
    }
    return made;
  };
}

const FORKED = 20;

/** Forks at mid-game, each made to answer its question: a fork that nobody asks costs nothing and shows nothing. */
function forks(game: AnyGame, options: Setup['options']): Contender['work'] {
  const games = Array.from({ length: FORKED }, (_, seed) => midGame(game, options, seed));
  const chance = quickStream(1);
  return (slice) => {
    const match = games[slice % games.length];
    for (let i = 0; i < 10; i++) {
      const twin = match.fork();
      const { seat, options: keys } = twin.pending.asks[0];
      twin.answer(seat, keys[chance.below(keys.length)]);
    }
    return 10;
  };
}

/** Some two hundred decisions on, or half a short game; where a word is asked for, and no throw. */
function midGame(game: AnyGame, options: Setup['options'], seed: number): Match {
  for (let wanted = 200 + seed; ; wanted >>= 1) {
    const { match, players } = start(game, options, seed);
    const isAskedForAWord = () => match.pending.asks[0].input === null;
    while (!match.standing && !(match.answers >= wanted && isAskedForAWord())) playOne(match, players);
    if (!match.standing) return match;
  }
}

export default async function measure(): Promise<Record<string, number>> {
  const pig = ratesOf([
    { name: 'kernel', work: playPig },
    { name: 'bare', work: playPigByHand },
    { name: 'boardgameIo', work: playPigByReducer },
  ]);
  const result: Record<string, number> = {
    decisionsPerSecond: Math.round(median(pig.kernel)),
    boardgameIoMovesPerSecond: Math.round(median(pig.boardgameIo)),
    bareLoopDecisionsPerSecond: Math.round(median(pig.bare)),
    ratioToBoardgameIo: Math.round(ratio(pig.kernel, pig.boardgameIo)),
    ratioToBareLoop: Math.round(ratio(pig.bare, pig.kernel) * 10) / 10,
  };
  // One game after the other: side by side they would spoil each other's machine code.
  for (const [name, game, options] of PLAYED) {
    let games = 0;
    let made = 0;
    const play = decisions(game, options, () => games++);
    const rates = ratesOf([
      {
        name: 'decisions',
        work: (slice) => {
          const count = play(slice);
          made += count;
          return count;
        },
      },
      { name: 'forks', work: forks(game, options) },
    ]);
    result[`${name}DecisionsPerSecond`] = Math.round(median(rates.decisions));
    result[`${name}ForksPerSecond`] = Math.round(median(rates.forks));
    if (games > 0) result[`${name}GamesPerSecond`] = Math.round((median(rates.decisions) * games * 10) / made) / 10;
  }
  return result;
}
