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
  own.games === 0 || bots.games === 0 ? 0 : bots.points / bots.games - own.points / own.games;

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
  let of = looked.length;
  let done = 0;
  let left: Cost[] = [];
  for (const answers of looked) {
    const { seat, key } = decided[answers];
    const cost = asDecided(module, at(answers), seat, key, answers, seed);
    if (cost && left.length < most) left.push(cost);
    done += 1;
    yield { done, of };
  }
  for (const { games, keep } of rounds) {
    of += left.length;
    for (const [i, cost] of left.entries()) {
      left[i] = weighed(module, at(cost.answers), cost, games, seed + cost.own.games);
      done += 1;
      yield { done, of };
    }
    left = left.toSorted((a, b) => lossOf(b) - lossOf(a)).slice(0, keep);
  }
  return left.filter((cost) => lossOf(cost) > 0);
}

/** A choice of several in which the bot would have answered otherwise; what only a hand can do is none. */
function asDecided(module: Advised, match: Match, seat: Seat, key: string, answers: number, seed: number): Cost | null {
  const options = askOf(match, seat)?.options ?? [];
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
      withGame(tally, imagineOn(module, match, seat, tally.key, seed + game), seat, module);
    sides = { own: play(sides.own), bots: play(sides.bots) };
  }
  return { ...cost, ...sides };
}

/** At most so many of these, from the first to the last. */
function spread<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, i) => all[Math.floor((i * all.length) / most)]);
}
