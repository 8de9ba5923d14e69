/** Many games of one kind, one after the other, and the sums of what came of them. */
import type { GameModule } from '@tabard/content';
import { type Bot, type GameEvent, hashText, Match, playOut, seatBots, type TableOptions } from '@tabard/kernel';
import { addSums, figureOf, NO_SUMS, type Observation, type Share, type Sums } from './statistics';

// biome-ignore lint/suspicious/noExplicitAny: a bot's board is its game's own affair
export type AnyBot = Bot<any, any, any>;

/** A finished game, as a measure looks at it: the open board, all events, who sat where. */
export interface PlayedGame {
  readonly match: Match;
  readonly events: readonly GameEvent[];
  readonly bots: readonly AnyBot[];
}

export type Measure = (played: PlayedGame) => Observation;

export interface LabJob {
  readonly module: Pick<GameModule, 'game'>;
  readonly options?: TableOptions;
  /** One for each seat. They move on by one seat each game, unless `rotate` is false. */
  readonly bots: readonly AnyBot[];
  readonly games: number;
  /** The number of the first game: a run may be cut into chunks. */
  readonly from?: number;
  readonly seed: string;
  readonly rotate?: boolean;
  /** Without it: wins, scores and endings alone. */
  readonly measure?: Measure;
  readonly onGame?: (done: number) => void;
}

export interface LabResult extends Sums {
  readonly game: string;
  readonly version: string;
  readonly seats: number;
  readonly options: TableOptions;
  readonly bots: readonly string[];
  readonly seed: string;
}

/** The first game takes the seed as it is, so that `tabard record --seed` plays any of them again. */
export const seedOfGame = (seed: string, game: number): string => (game === 0 ? seed : `${seed}.${game}`);

/** The seed of the bots' whims, from the game's. */
export const whimsOf = (seed: string): number => Number.parseInt(hashText(`whims:${seed}`).slice(0, 8), 16);

export function simulate(job: LabJob): LabResult {
  const { module, bots, games, from = 0, seed, options = {} } = job;
  let sums = NO_SUMS;
  for (let i = 0; i < games; i++) {
    sums = addSums(sums, playGame(job, from + i));
    job.onGame?.(i + 1);
  }
  return {
    game: module.game.id,
    version: module.game.version,
    seats: bots.length,
    options,
    bots: bots.map(({ id }) => id),
    seed,
    ...sums,
  };
}

function playGame(job: LabJob, game: number): Sums {
  const { module, bots: listed, options = {}, rotate = true, measure } = job;
  const seats = listed.length;
  const shift = rotate ? game % seats : 0;
  const bots = listed.map((_, seat) => listed[(seat + shift) % seats]);
  const seed = seedOfGame(job.seed, game);
  try {
    const match = Match.start(module.game, { seats, options, seed, unattended: true }) as Match;
    playOut(match, seatBots(match, bots, whimsOf(seed)));
    return observed(match, bots, measure?.({ match, events: match.eventsFor('everything'), bots }));
  } catch (error) {
    return { ...NO_SUMS, games: 1, failed: 1, errors: [`seed ${seed}: ${(error as Error).message}`] };
  }
}

function observed(match: Match, bots: readonly AnyBot[], seen: Observation | undefined): Sums {
  const { places, scores, reason } = match.standing!;
  const winners = places.filter((place) => place === 1).length;
  const byBot: { [id: string]: Share } = {};
  const bySeat: { [seat: string]: Share } = {};
  const byPlace: { [place: string]: Share } = {};
  const order = seen?.order ?? places.map((_, seat) => seat);
  const win = (seat: number) => (places[seat] === 1 ? 1 / winners : 0);
  const count = (into: { [name: string]: Share }, name: string | number, hits: number) => {
    const { hits: before, of } = into[name] ?? { hits: 0, of: 0 };
    into[name] = { hits: before + hits, of: of + 1 };
  };
  bots.forEach(({ id }, seat) => {
    count(byBot, id, win(seat));
    count(bySeat, seat + 1, win(seat));
  });
  order.forEach((seat, place) => {
    count(byPlace, place + 1, win(seat));
  });
  let sums: Sums = NO_SUMS;
  bots.forEach(({ id }, seat) => {
    sums = addSums(sums, { ...NO_SUMS, scores: { [id]: figureOf(scores[seat]) } });
  });
  const happened = Object.entries(seen?.happened ?? {}).filter(([, did]) => did !== null);
  return addSums(sums, {
    ...NO_SUMS,
    games: 1,
    wins: { bots: byBot, seats: bySeat, places: byPlace },
    numbers: Object.fromEntries(Object.entries(seen?.numbers ?? {}).map(([name, n]) => [name, figureOf(n)])),
    happened: Object.fromEntries(happened.map(([name, did]) => [name, { hits: did ? 1 : 0, of: 1 }])),
    reasons: { [reason]: 1 },
  });
}
