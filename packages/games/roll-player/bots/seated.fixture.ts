/** The squire in a position, and what it answers there. */
import { Chair, type PendingAsk, type Player, quickStream, type Seat } from '@tabard/kernel';
import type { Scenario } from '@tabard/testkit';
import { squire } from './index';

export const playerAt = ({ match }: Scenario, seat: Seat = 0): Player =>
  squire.sit(new Chair(match, seat, quickStream(1)) as never);

/** Who is asked now, and what. */
function askedOf({ match }: Scenario, seat: Seat = 0): PendingAsk {
  const ask = match.pending.asks.find((one) => one.seat === seat);
  if (!ask) throw new Error(`seat ${seat} is not asked; ${match.pending.asks.map((one) => one.question)}`);
  return ask;
}

export const answerOf = (game: Scenario, seat: Seat = 0): string => playerAt(game, seat).choose(askedOf(game, seat));

/** The squire answers for everybody until this question stands; it keeps its seat, for it remembers what it is doing. */
export function playUntil(game: Scenario, question: string): Scenario {
  const players = new Map<Seat, Player>();
  for (let i = 0; i < 100; i++) {
    const [ask] = game.match.pending.asks;
    if (!ask) throw new Error(`${question} never came: the game is over`);
    if (ask.question === question) return game;
    const player = players.get(ask.seat) ?? playerAt(game, ask.seat);
    players.set(ask.seat, player);
    game.match.answer(ask.seat, player.choose(ask));
  }
  throw new Error(`${question} never came`);
}
