/** tabard fuzz: random games with every check looking on, or (--records) forged records that no judge may accept. */
import type { GameModule } from '@tabard/content';
import { print, printJson, width, wrap } from '@tabard/terminal/terminal';
import { describeFailure, type FuzzTried, fuzz, writeDump } from '@tabard/testkit';
import type { Command } from 'commander';
import { UserError } from '../fail';
import { keep } from '../files';
import { withOptions } from '../flags';
import { everyGame, findGame } from '../games';
import { reporting } from '../reporting';
import { checkedOptions, parseWhole } from '../setup';
import { fuzzRecordsOf } from './fuzz-records';

export interface FuzzFlags {
  readonly games?: string;
  readonly seats?: string;
  readonly seed: string;
  readonly options?: readonly string[];
  readonly records?: boolean;
  readonly count: string;
  readonly json?: boolean;
}

const HELP = `
Without --seats and --options every game but the first is played at another table, drawn by the seed.
With --records honest games of all tables (or of the one that is named) are played, written down, forged in every way
we know and judged. A forged record that is accepted, or an honest one that is refused, is written to a file.
`;

export function addFuzz(tabard: Command): void {
  withOptions(tabard.command('fuzz').argument('[game]', 'one of the games; --records takes all of them'))
    .description(
      'look for anything that must not be, in random games or forged records; exit 1 when something is found',
    )
    .option('--games <n>', 'how many games (default: 20; with --records: 40 records of each game)')
    .option('--seats <n>', 'how many sit at the table (default: any number)')
    .option('--seed <word>', 'which random games', '1')
    .option('--records', 'forge records instead')
    .option('--count <n>', 'with --records: how many forged records of each game', '2000')
    .option('--json', 'for programs')
    .addHelpText('after', HELP)
    .action(run);
}

async function run(gameId: string | undefined, flags: FuzzFlags): Promise<void> {
  if (flags.records) fuzzRecordsOf(gameId === undefined ? await everyGame() : [await findGame(gameId)], flags);
  else if (gameId === undefined) throw new UserError('fuzz wants a game, or --records');
  else fuzzGames(await findGame(gameId), flags);
}

const count = (n: number) => n.toLocaleString('en');

function fuzzGames(module: GameModule, flags: FuzzFlags): void {
  const { game, bots, world: { bulk } = { bulk: {} } } = module;
  const games = parseWhole('--games', flags.games ?? '20', 1);
  const seats = flags.seats ? parseWhole('--seats', flags.seats, 1) : game.seats.min;
  const options = checkedOptions(module, flags.options, seats);
  const anyTable = flags.seats || flags.options ? undefined : bulk;
  const report = reporting();
  const onProgress = ({ games: done, decisions }: FuzzTried) =>
    report.say(
      () => `${game.id}: game ${Math.min(done + 1, games)} of ${games}, ${count(decisions)} decisions looked at`,
    );
  const setup = { seats, options, bots, seed: flags.seed, games, unattended: true, anyTable, onProgress };
  const { failure, ...tried } = fuzz(game, setup);
  report.stop();
  const dump = failure && keep(() => writeDump(failure), undefined);
  if (flags.json) printJson({ game: game.id, ...tried, failure, dump: dump ?? null });
  else
    print(
      ...(failure ? describeFailure(failure, dump ?? undefined).split('\n') : []),
      ...triedLines(game.id, tried, !failure),
    );
  if (failure) process.exitCode = 1;
}

function triedLines(game: string, { games, variants, decisions, checks }: FuzzTried, isSound: boolean): string[] {
  const looks = Object.entries(checks).map(([name, n]) => `${name} ${count(n)}`);
  const all = Object.values(checks).reduce((sum, n) => sum + n, 0);
  const tables = `${games} games at ${variants} kinds of table, ${count(decisions)} decisions, ${count(all)} checks`;
  return [`${game}: ${tables}${isSound ? ', nothing found' : ''}`, ...wrap(`  ${looks.join(', ')}`, width(), 2)];
}
