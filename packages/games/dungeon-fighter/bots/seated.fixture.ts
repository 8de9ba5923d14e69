/** A bot in a position, and what it answers there. */
import { Chair, type PendingAsk, type Player, quickStream, type Seat } from '@tabard/kernel';
import type { Scenario } from '@tabard/testkit';
import { type FighterBot, regular } from './index';

const NOBODY: readonly (string | null)[] = [];

export interface Seated {
  readonly bot?: FighterBot;
  readonly pointed?: readonly (string | null)[];
  readonly whims?: number;
}

export function playerAt(
  { match }: Scenario,
  seat: Seat,
  { bot = regular, pointed = NOBODY, whims = 1 }: Seated = {},
): Player {
  return bot.sit(new Chair(match, seat, quickStream(whims), () => pointed) as never);
}

/** Who is asked now, and what. */
export function askedOf(game: Scenario, seat?: Seat): PendingAsk {
  const { asks } = game.match.pending;
  const ask = seat === undefined ? asks[0] : asks.find((it) => it.seat === seat);
  if (!ask) throw new Error(`seat ${seat} is not asked; ${asks.map((it) => `${it.question} ${it.seat}`)}`);
  return ask;
}

/** What the bot answers for whoever is asked. */
export function answerOf(game: Scenario, seated: Seated = {}): string {
  const ask = askedOf(game);
  return playerAt(game, ask.seat, seated).choose(ask);
}

/** What a seat throws in now, or null. */
export function interruptOf(game: Scenario, seat: Seat, seated: Seated = {}): string | null {
  const offered = game.match.pending.interrupts.find((it) => it.seat === seat);
  return offered ? (playerAt(game, seat, seated).interrupt?.(offered.options) ?? null) : null;
}

/** The bot answers everything until this question comes. */
export function playUntil(game: Scenario, question: string, seated: Seated = {}): Scenario {
  for (let i = 0; i < 100; i++) {
    const ask = askedOf(game);
    if (ask.question === question) return game;
    game.match.answer(ask.seat, playerAt(game, ask.seat, seated).choose(ask));
  }
  throw new Error(`${question} never came`);
}
