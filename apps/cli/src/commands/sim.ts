/** tabard sim: many games at once, and what came of them. */
import { availableParallelism } from 'node:os';
import { grid, print, printJson, progress } from '@tabard/terminal/terminal';
import type { Command } from 'commander';
import { withBotTable } from '../flags';
import { type BotsSetup, botsSetup, parseWhole, type SetupFlags } from '../setup';
import { addUp, type ChunkResult, type Tally } from '../sim/chunk';
import { playAll } from '../sim/pool';

interface Flags extends SetupFlags {
  readonly games: string;
  readonly threads?: string;
  readonly rotate?: boolean;
  readonly json?: boolean;
}

const MAX_THREADS = 256;

export function addSim(tabard: Command): void {
  withBotTable(tabard.command('sim').argument('<game>'))
    .description('let bots play many games on all cores; the same arguments give the same hash, on any machine')
    .option('--games <n>', 'how many', '100')
    .option('--seed <word>', 'what the dice are made from', '1')
    .option('--rotate', 'the bots move on by one seat each game')
    .option('--threads <n>', 'how many cores to use (default: all)')
    .option('--json', 'for programs')
    .action(run);
}

async function run(gameId: string, flags: Flags): Promise<void> {
  const setup = await botsSetup(gameId, flags, true);
  const games = parseWhole('--games', flags.games, 1);
  const threads = flags.threads ? parseWhole('--threads', flags.threads, 1, MAX_THREADS) : availableParallelism();
  const bots = setup.bots.map(({ id }) => id);
  const job = { game: gameId, games, bots, options: setup.options, seed: setup.seed, rotate: flags.rotate ?? false };
  const bar = progress('simulating', games);
  const start = performance.now();
  let done = 0;
  const chunks = await playAll(job, threads, (chunk) => {
    done += chunk.games;
    bar.update(done);
  });
  bar.stop();
  const report = describe(setup, job.rotate, addUp(chunks), (performance.now() - start) / 1000);
  if (flags.json) printJson(report);
  else print(...lines(report, setup.module.isCoop ?? false));
  if (report.failed > 0) process.exitCode = 1;
}

type Report = ReturnType<typeof describe>;

const round = (n: number) => Math.round(n * 1000) / 1000;

const means = ({ games, places, scores }: Tally) => ({
  games,
  meanPlace: round(places / games),
  meanScore: round(scores / games),
});

function describe(setup: BotsSetup, rotate: boolean, result: ChunkResult, seconds: number) {
  const { module, seats, options, bots, seed } = setup;
  const finished = result.games - result.failed;
  const byBot = <T>(of: (tally: Tally) => T) =>
    Object.fromEntries(Object.entries(result.bots).map(([id, each]) => [id, of(each)]));
  return {
    game: module.game.id,
    version: module.game.version,
    seats,
    options,
    bots: bots.map(({ id }) => id),
    rotate,
    seed,
    games: result.games,
    moves: result.moves,
    seconds: round(seconds),
    failed: result.failed,
    errors: result.errors,
    /** A shared first place counts for each who shares it. */
    wins: { bots: byBot(({ wins }) => wins), seats: result.seats.map(({ wins }) => wins) },
    standings: { bots: byBot(means), seats: result.seats.map(means) },
    lengths: finished
      ? { min: result.shortest, mean: round(result.moves / result.games), max: result.longest }
      : { min: 0, mean: 0, max: 0 },
    reasons: result.reasons,
    hash: result.hash,
  };
}

const shareOf = (won: number, games: number): string => `${games === 0 ? '0.0' : ((100 * won) / games).toFixed(1)}%`;

/** By bot and by seat: wins, places and scores. */
function rivals({ wins, standings }: Report): string[] {
  const row = (name: string, won: number, { games, meanPlace, meanScore }: ReturnType<typeof means>) => [
    name,
    String(won),
    shareOf(won, games),
    meanPlace.toFixed(2),
    meanScore.toFixed(2),
  ];
  return grid([
    ['', 'wins', 'share', 'place', 'score'],
    ...Object.keys(standings.bots).map((id) => row(id, wins.bots[id], standings.bots[id])),
    ...standings.seats.map((each, seat) => row(`seat ${seat + 1}`, wins.seats[seat], each)),
  ]);
}

/** A party wins together: one figure says it all. */
function party({ wins, games, failed }: Report): string[] {
  const [won] = wins.seats;
  return [`the party won ${won} of ${games - failed} games (${shareOf(won, games - failed)})`];
}

function lines(report: Report, isCoop: boolean): string[] {
  const { games, moves, seconds, errors, failed, lengths, reasons } = report;
  return [
    `${report.game}: ${games} games, ${moves} moves in ${seconds.toFixed(1)} s (${Math.round(games / seconds)} games a second)`,
    `a game has ${lengths.min} to ${lengths.max} moves, ${lengths.mean.toFixed(1)} on average`,
    '',
    ...(isCoop ? party(report) : rivals(report)),
    '',
    `ended by: ${
      Object.entries(reasons)
        .map(([reason, n]) => `${reason} ${n}`)
        .join(', ') || 'nothing'
    }`,
    ...(failed ? [`${failed} games failed:`] : []),
    ...errors.map(({ seed, message }) => `  seed ${seed}: ${message}`),
    `hash ${report.hash}`,
  ];
}
