/** tabard story walk: many parties through a book, and what they met, beside the ledger's budget. */
import { type Budget, budgetOf, MEASURES, type Tally, TEMPERS, tally } from '@tabard/adventures/story';
import { grid, print, printJson, width, wrap } from '@tabard/terminal/terminal';
import type { Command } from 'commander';
import { bookPaths } from './books';
import { load } from './pages';
import { walkCampaigns } from './walk-campaign';
import { type WalkFlags, walkThrough } from './walkers';

export function addStoryWalk(story: Command): void {
  story
    .command('walk')
    .argument('[books...]', 'one book, or several as a campaign (default: the house)')
    .description('let parties of several tempers walk through a book, and tell what they met')
    .option('--walks <n>', 'how many parties', '400')
    .option('--seats <a,b,...>', 'how many walk together, in turn', '1,2,3,4')
    .option('--temper <name>', `only these: ${TEMPERS.join(', ')}`)
    .option('--legendary', 'in legendary mode')
    .option('--campaign', 'each party through all books of the house in their order, carrying what it has')
    .option('--seed <word>', 'what the dice are made from', '1')
    .option('--threads <n>', 'how many cores to use (default: all)')
    .option('--json', 'for programs')
    .action(run);
}

async function run(paths: string[], flags: WalkFlags): Promise<void> {
  if (flags.campaign) return walkCampaigns(paths, flags);
  const reports = [];
  for (const path of bookPaths(paths)) {
    const { book } = load(path);
    const { walks, seconds } = await walkThrough(book, flags);
    reports.push({ file: path, seconds, budget: budgetOf(book), ...tally(book, walks) });
  }
  if (flags.json) printJson(reports);
  else for (const report of reports) print(...lines(report));
  if (reports.some(({ troubles }) => troubles.length > 0)) process.exitCode = 1;
}

interface Report extends Tally {
  readonly file: string;
  readonly seconds: number;
  readonly budget: Budget | null;
}

function lines({ file, walks, seconds, rows, budget, never, troubles }: Report): string[] {
  const asked = budget && [
    'budget',
    '',
    '',
    `${budget.thorough}/${budget.short}`,
    ...[budget.gold, budget.rare].map(String),
    '',
    '',
    String(budget.recovery),
    ...MEASURES.slice(6).map(() => ''),
  ];
  const table = grid([
    ['', 'walks', 'ended', ...MEASURES],
    ...rows.map((row) => [
      row.temper,
      String(row.walks),
      String(row.ended),
      ...MEASURES.map((head) => row.means[head].toFixed(1)),
    ]),
    ...(asked ? [asked] : []),
  ]);
  return [
    `${file}: ${walks} walks in ${seconds.toFixed(1)} s (${(walks / seconds).toFixed(1)} a second)`,
    ...table,
    ...wrap(never.length === 0 ? 'every entry was reached' : `never reached: ${never.join(', ')}`, width(), 2),
    ...troubles.map(({ number, temper, trouble }) => `dead end: walk ${number} (${temper}): ${trouble}`),
    '',
  ];
}
