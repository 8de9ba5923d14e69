/**
 * What cost a seat most: the decisions after which the strongest bot's own imagined games come out worst against those
 * after its own answer. Few games tell little, so the many are weighed lightly, and only those that look dear again.
 */
import type { Match, Seat } from '@tabard/kernel';
import { type Advised, askOf, imagineOn, nothingOf, strongest, type Tally, withGame, wordOf } from './advice';

export interface Cost {
  readonly seat: Seat;
  /** So many answers stood when it was decided. */
  readonly answers: number;
  /** What was answered, and what the bot would have. */
  readonly own: Tally;
  readonly bots: Tally;
}

/** So many games are imagined for each answer of those that are left, and so many are kept after it. */
interface Round {
  readonly games: number;
  readonly keep: number;
}

export interface Scales {
  /** Decisions that are looked at, at most; spread over the game. */
  readonly most: number;
  readonly rounds: readonly Round[];
  readonly seed: number;
}

export const SCALES: Scales = {
  most: 40,
  rounds: [
    { games: 1, keep: 10 },
    { games: 2, keep: 5 },
    { games: 5, keep: 3 },
  ],
  seed: 17,
};

/** What an answer is worth more than another, in points a game. */
export const lossOf = ({ own, bots }: Cost): number =>
  own.ended === 0 || bots.ended === 0 ? 0 : bots.points / bots.ended - own.points / own.ended;

/** How far it is, so that somebody can watch it and stop it; in the end the dearest first. `at`: the match after so many answers. */
export function* costs(
  module: Advised,
  last: Match,
  at: (answers: number) => Match,
  seats: readonly Seat[],
  { most, rounds, seed }: Scales = SCALES,
): Generator<{ readonly done: number; readonly of: number }, Cost[]> {
  const decided = last.journal.flatMap((entry) => (entry.kind === 'answer' ? [entry] : []));
  const looked = spread(
    [...decided.keys()].filter((answers) => seats.includes(decided[answers].seat)),
    most * 3,
  );
  let left: Cost[] = [];
  let done = 0;
  for (const answers of looked) {
    const { seat, key } = decided[answers];
    const cost = asDecided(module, at(answers), seat, key, answers, seed);
    if (cost) left.push(cost);
    done += 1;
    yield { done, of: looked.length + weight(rounds, most) };
  }
  left = [...spread(left, most)]; // Whoever decides otherwise all the time is not weighed at the beginning alone.
  for (const [i, { games, keep }] of rounds.entries()) {
    const of = done + weight(rounds.slice(i), left.length);
    for (const [place, cost] of left.entries()) {
      left[place] = weighed(module, at(cost.answers), cost, games, seed + cost.own.games);
      done += games * A_GAME;
      yield { done, of };
    }
    left = left.toSorted((a, b) => lossOf(b) - lossOf(a)).slice(0, keep);
  }
  return left.filter((cost) => lossOf(cost) >= WORTH_TELLING);
}

/** Less than half a point is no loss to speak of. */
const WORTH_TELLING = 0.5;

/** What it takes to imagine a game, against a look at a decision: so that a sign of progress goes on evenly. */
const A_GAME = 6;

/** What these rounds take with so many decisions in the first of them, at most. */
function weight(rounds: readonly Round[], decisions: number): number {
  let left = decisions;
  let sum = 0;
  for (const { games, keep } of rounds) {
    sum += left * games * A_GAME;
    left = Math.min(left, keep);
  }
  return sum;
}

/** A choice of several in which the bot would have answered otherwise; what only a hand can do is none. */
function asDecided(module: Advised, match: Match, seat: Seat, key: string, answers: number, seed: number): Cost | null {
  const ask = askOf(match, seat);
  if (!ask || module.omens?.veils?.(ask.question)) return null; // What lay behind it nobody could know.
  const { options } = ask;
  if (options.length < 2 || !options.includes(key)) return null;
  const better = wordOf(strongest(module), match, seat, seed);
  if (better === null || better === key || !options.includes(better)) return null;
  return { seat, answers, own: nothingOf(key), bots: nothingOf(better) };
}

function weighed(module: Advised, match: Match, { own, bots, ...cost }: Cost, games: number, seed: number): Cost {
  const { seat } = cost;
  let sides = { own, bots };
  for (let game = 1; game <= games; game++) {
    const play = (tally: Tally) =>
      withGame(tally, imagineOn(module, match, seat, tally.key, seed + game, true), seat, module);
    sides = { own: play(sides.own), bots: play(sides.bots) };
  }
  return { ...cost, ...sides };
}

/** At most so many of these, from the first to the last. */
function spread<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, i) => all[Math.floor((i * all.length) / most)]);
}
