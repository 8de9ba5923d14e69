/**
 * A few simulated games and what came of them, in sums that can be added up. Games are cut into chunks of one size,
 * and chunks are added in order: so nothing in the result depends on how many threads played them.
 */
import { setImmediate } from 'node:timers/promises';
import type { GameModule } from '@tabard/content';
import { type Bot, hashText, Match, playOut, seatBots, type TableOptions } from '@tabard/kernel';
import { seedOfGame } from '@tabard/lab';
import { findGame } from '../games';
import { parseBots, whimsOf } from '../setup';

export const CHUNK = 16;
const ERRORS_KEPT = 5;

/** All that a worker needs to know. */
export interface SimJob {
  readonly game: string;
  readonly games: number;
  readonly bots: readonly string[];
  readonly options: TableOptions;
  readonly seed: string;
  readonly rotate: boolean;
}

export interface SimError {
  readonly game: number;
  readonly seed: string;
  readonly message: string;
}

export interface Tally {
  games: number;
  wins: number;
  places: number;
  scores: number;
}

export interface ChunkResult {
  readonly games: number;
  readonly moves: number;
  readonly failed: number;
  readonly errors: readonly SimError[];
  readonly bots: { readonly [id: string]: Tally };
  readonly seats: readonly Tally[];
  readonly reasons: { readonly [reason: string]: number };
  readonly shortest: number;
  readonly longest: number;
  readonly hash: string;
}

export const chunksOf = (games: number): number => Math.ceil(games / CHUNK);

const tally = (): Tally => ({ games: 0, wins: 0, places: 0, scores: 0 });

interface Played {
  readonly match: Match | null;
  readonly bots: readonly Bot[];
  readonly error: string | null;
}

function playGame(module: GameModule, job: SimJob, game: number): Played {
  const listed = parseBots(module, job.bots.join(','));
  const shift = job.rotate ? game % listed.length : 0;
  const bots = listed.map((_, seat) => listed[(seat + shift) % listed.length]);
  const seed = seedOfGame(job.seed, game);
  const quiet = !bots.some(({ listens }) => listens);
  let match: Match | null = null;
  try {
    match = Match.start(module.game, {
      seats: bots.length,
      options: job.options,
      seed,
      unattended: true,
      quiet,
    }) as Match;
    playOut(match, seatBots(match, bots, whimsOf(seed)));
    return { match, bots, error: null };
  } catch (error) {
    return { match, bots, error: String((error as Error).message) };
  }
}

export async function playChunk(job: SimJob, chunk: number): Promise<ChunkResult> {
  const module = await findGame(job.game);
  const first = chunk * CHUNK;
  const last = Math.min(first + CHUNK, job.games);
  const bots: { [id: string]: Tally } = {};
  const seats = job.bots.map(tally);
  const reasons: { [reason: string]: number } = {};
  const errors: SimError[] = [];
  const hashes: string[] = [];
  let moves = 0;
  let failed = 0;
  let shortest = Number.MAX_SAFE_INTEGER;
  let longest = 0;
  for (let game = first; game < last; game++) {
    await setImmediate(); // Between two games one hears that nobody waits for them any more.
    const { match, bots: seated, error } = playGame(module, job, game);
    moves += match?.answers ?? 0;
    if (error !== null || !match?.standing) {
      failed += 1;
      if (errors.length < ERRORS_KEPT)
        errors.push({ game, seed: seedOfGame(job.seed, game), message: error ?? 'no end' });
      hashes.push(`failed: ${error}`);
      continue;
    }
    const { standing } = match;
    seated.forEach(({ id }, seat) => {
      bots[id] ??= tally();
      for (const each of [bots[id], seats[seat]]) count(each, standing.places[seat], standing.scores[seat]);
    });
    reasons[standing.reason] = (reasons[standing.reason] ?? 0) + 1;
    shortest = Math.min(shortest, match.answers);
    longest = Math.max(longest, match.answers);
    hashes.push(match.hash());
  }
  const hash = hashText(hashes.join('\n'));
  return { games: last - first, moves, failed, errors, bots, seats, reasons, shortest, longest, hash };
}

function count(into: Tally, place: number, score: number): void {
  into.games += 1;
  into.wins += place === 1 ? 1 : 0;
  into.places += place;
  into.scores += score;
}

function addTally(a: Tally | undefined, b: Tally): Tally {
  if (!a) return b;
  return { games: a.games + b.games, wins: a.wins + b.wins, places: a.places + b.places, scores: a.scores + b.scores };
}

/** All chunks together; they must come in order. */
export function addUp(chunks: readonly ChunkResult[]): ChunkResult {
  const sum = (of: (chunk: ChunkResult) => number) => chunks.reduce((total, chunk) => total + of(chunk), 0);
  const bots: { [id: string]: Tally } = {};
  const reasons: { [reason: string]: number } = {};
  const seats: Tally[] = [];
  for (const chunk of chunks) {
    for (const [id, each] of Object.entries(chunk.bots)) bots[id] = addTally(bots[id], each);
    for (const [reason, n] of Object.entries(chunk.reasons)) reasons[reason] = (reasons[reason] ?? 0) + n;
    chunk.seats.forEach((each, seat) => {
      seats[seat] = addTally(seats[seat], each);
    });
  }
  return {
    games: sum(({ games }) => games),
    moves: sum(({ moves }) => moves),
    failed: sum(({ failed }) => failed),
    errors: chunks.flatMap(({ errors }) => errors).slice(0, ERRORS_KEPT),
    bots,
    seats,
    reasons,
    shortest: Math.min(...chunks.map(({ shortest }) => shortest)),
    longest: Math.max(...chunks.map(({ longest }) => longest)),
    hash: hashText(chunks.map(({ hash }) => hash).join('\n')),
  };
}
