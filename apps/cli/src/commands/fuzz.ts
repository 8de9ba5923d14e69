/** tabard fuzz: random games with every check of the conformance suite looking on. */
import { describeFailure, fuzz, writeDump } from '@tabard/testkit';
import type { Command } from 'commander';
import { withOptions } from '../flags';
import { findGame } from '../games';
import { checkedOptions, parseWhole } from '../setup';
import { print, printJson, progress } from '../terminal';

interface Flags {
  readonly games: string;
  readonly seats?: string;
  readonly seed: string;
  readonly options?: readonly string[];
  readonly json?: boolean;
}

export function addFuzz(tabard: Command): void {
  withOptions(tabard.command('fuzz').argument('<game>'))
    .description('play random games and look for anything that must not be; exit 1 when something is found')
    .option('--games <n>', 'how many', '20')
    .option('--seats <n>', 'how many sit at the table (default: the fewest)')
    .option('--seed <word>', 'which random games', '1')
    .option('--json', 'for programs')
    .action(run);
}

function run(gameId: string, flags: Flags): void {
  const module = findGame(gameId);
  const games = parseWhole('--games', flags.games, 1);
  const seats = flags.seats ? parseWhole('--seats', flags.seats, 1) : module.game.seats.min;
  const options = checkedOptions(module, flags.options, seats);
  const bar = progress('fuzzing', games);
  const onProgress = (done: number) => bar.update(done);
  const { bots } = module;
  const result = fuzz(module.game, { seats, options, bots, seed: flags.seed, games, unattended: true, onProgress });
  bar.stop();
  const dump = result.failure && writeDump(result.failure);
  if (flags.json) printJson({ game: gameId, games: result.games, failure: result.failure, dump: dump ?? null });
  else if (result.failure) print(describeFailure(result.failure, dump ?? undefined));
  else print(`${gameId}: ${result.games} games, nothing found`);
  if (result.failure) process.exitCode = 1;
}
