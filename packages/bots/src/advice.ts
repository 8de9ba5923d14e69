/**
 * What the strongest bot of a game would do in a person's place, and what comes of it: it plays on in games that it
 * imagines, in which all that the seat may not know is made up (`Match.imagine`), so its advice tells no secret. All it
 * says is counted: so many games were imagined, so many of them won, by so many points.
 */
import type { GameModule } from '@tabard/content';
import {
  type Bot,
  Chair,
  type Match,
  type PendingAsk,
  playOne,
  quickStream,
  type Seat,
  type Standing,
  seatBot,
  seatBots,
} from '@tabard/kernel';

export type Advised = Pick<GameModule, 'bots' | 'isCoop' | 'bulk'>;

/** What came of an answer in the games that were imagined. */
export interface Tally {
  readonly key: string;
  readonly games: number;
  /** Shared wins count in parts. */
  readonly won: number;
  /** The lead over the best of the others, or where all are one party its score: summed up. */
  readonly points: number;
}

export interface Advice {
  /** The bot that speaks. */
  readonly bot: string;
  /** What it would do. */
  readonly key: string;
  /** Its own answer first, then others that were weighed against it. */
  readonly tallies: readonly Tally[];
}

export interface Effort {
  /** So many games are imagined for each answer. */
  readonly games: number;
  /** So many other answers are weighed against the bot's own. */
  readonly others: number;
  /** Of what is made up. */
  readonly seed: number;
}

/** Weakest to strongest, so the last. */
export const strongest = ({ bots }: Pick<Advised, 'bots'>): Bot => bots[bots.length - 1];

export const askOf = (match: Match, seat: Seat): PendingAsk | undefined =>
  match.pendingFor(seat).asks.find((ask) => ask.seat === seat);

/** What this bot would answer at this seat. It sees what the seat sees. */
export function wordOf(bot: Bot, match: Match, seat: Seat, seed: number): string | null {
  const ask = askOf(match, seat);
  return ask ? seatBot(bot, new Chair(match, seat, quickStream(seed))).choose(ask) : null;
}

/** After each imagined game what is known so far; null where this seat is not asked. */
export function* advise(module: Advised, match: Match, seat: Seat, effort: Effort): Generator<Advice, Advice | null> {
  const bot = strongest(module);
  const key = wordOf(bot, match, seat, effort.seed);
  if (key === null) return null;
  const keys = [key, ...othersThan(key, module, match, seat, effort)];
  let tallies = keys.map(nothingOf);
  const advice = (): Advice => ({ bot: bot.id, key, tallies });
  yield advice(); // What it would do need not wait for why.
  for (let game = 0; game < effort.games; game++) {
    // The same dice and the same hidden cards for every answer: what differs comes from the answer.
    const seed = effort.seed + game + 1;
    for (const [at, tally] of tallies.entries()) {
      tallies = tallies.with(at, withGame(tally, imagineOn(module, match, seat, tally.key, seed), seat, module));
      yield advice();
    }
  }
  return advice();
}

export const nothingOf = (key: string): Tally => ({ key, games: 0, won: 0, points: 0 });

/** How it ends when the seat answers so and the strongest bots play on from there; null: they come to no end. */
export function imagineOn(module: Advised, match: Match, seat: Seat, key: string, seed: number): Standing | null {
  const thought = match.imagine(seat, seed, module.bulk);
  thought.answer(seat, key);
  const players = seatBots(thought, new Array<Bot>(thought.setup.seats).fill(strongest(module)), seed);
  const last = thought.answers + FAR_ENOUGH;
  while (!thought.standing && thought.answers < last) playOne(thought, players);
  return thought.standing;
}

/** Answers after which an imagined game is let go: longer than any of our games with bots. */
const FAR_ENOUGH = 3000;

export function withGame(tally: Tally, standing: Standing | null, seat: Seat, { isCoop }: Advised): Tally {
  if (!standing) return tally;
  const { key, games, won, points } = tally;
  return {
    key,
    games: games + 1,
    won: won + shareOf(standing, seat, isCoop ?? false),
    points: points + pointsOf(standing, seat, isCoop ?? false),
  };
}

function shareOf({ places }: Standing, seat: Seat, isCoop: boolean): number {
  if (places[seat] !== 1) return 0;
  return isCoop ? 1 : 1 / places.filter((place) => place === 1).length;
}

function pointsOf({ scores }: Standing, seat: Seat, isCoop: boolean): number {
  const rivals = isCoop ? [] : scores.filter((_, other) => other !== seat);
  return rivals.length === 0 ? scores[seat] : scores[seat] - Math.max(...rivals);
}

/** What weaker bots would do first, then any other answer: a bad one has no business on the scales. */
function othersThan(key: string, module: Advised, match: Match, seat: Seat, { others, seed }: Effort): string[] {
  const options = askOf(match, seat)?.options ?? [];
  const words = module.bots.slice(0, -1).map((bot) => wordOf(bot, match, seat, seed));
  const found = new Set<string>();
  for (const other of [...words.reverse(), ...options])
    if (other !== null && other !== key && options.includes(other)) found.add(other);
  return [...found].slice(0, others);
}
