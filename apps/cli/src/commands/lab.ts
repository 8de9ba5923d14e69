/** tabard lab: is the game in balance? Figures against the designer's targets, as a page and as JSON. */
import { type Balance, labReport, measureBalance } from '@tabard/lab';
import { grid, print, printFile, progress } from '@tabard/terminal/terminal';
import type { Command } from 'commander';
import { checkWritable, writeText } from '../files';
import { findGame, labOf } from '../games';
import { parseWhole } from '../setup';

interface Flags {
  readonly games: string;
  readonly seed: string;
  readonly out?: string;
  readonly json?: boolean;
}

export function addLab(tabard: Command): void {
  tabard
    .command('lab')
    .argument('<game>')
    .description("measure a game's balance: every experiment of its lab, against the targets of its designer")
    .option('--games <n>', 'how many games for each experiment', '200')
    .option('--seed <word>', 'what the dice are made from', 'lab')
    .option('--out <file>', 'write the report there, a page that stands by itself (default: <game>-lab.html)')
    .option('--json', 'the figures to standard output, and no page')
    .action(run);
}

async function run(id: string, flags: Flags): Promise<void> {
  const module = await findGame(id);
  const { game } = module;
  const games = parseWhole('--games', flags.games, 1);
  const out = flags.out ?? `${game.id}-lab.html`;
  if (!flags.json) checkWritable(out);
  const lab = await labOf(module);
  const bar = progress('measuring', games * lab.experiments.length);
  const balance = measureBalance(lab, games, flags.seed, (done) => bar.update(done));
  bar.stop();
  const page = labReport(`Balance of ${game.id}`, balance.results, balance.targets);
  if (flags.json) {
    printFile(page.json);
    return;
  }
  print(...grid(rows(balance)), ''); // First: should the page fail, the figures are not lost.
  writeText(out, page.html);
  print(`The whole report: ${out}`);
}

const round = (n: number | undefined) => (n === undefined ? '' : String(Math.round(n * 100) / 100));

function rows({ targets }: Balance): string[][] {
  return targets.map(({ name, value, min, max }) => {
    const reached = (min === undefined || value >= min) && (max === undefined || value <= max);
    const wanted =
      min !== undefined && max !== undefined
        ? `${round(min)} to ${round(max)}`
        : min !== undefined
          ? `at least ${round(min)}`
          : `at most ${round(max)}`;
    return [reached ? 'ok' : 'missed', name, round(value), wanted];
  });
}
