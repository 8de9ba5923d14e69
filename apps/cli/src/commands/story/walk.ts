/** tabard story walk: many parties through a book, and what they met, beside the ledger's budget. */
import { availableParallelism } from 'node:os';
import {
  type Budget,
  budgetOf,
  type CampaignTally,
  CHAPTER_MEASURES,
  MEASURES,
  type Storybook,
  type Tally,
  TEMPERS,
  type TemperedWalk,
  tally,
  tallyCampaigns,
} from '@tabard/adventures/story';
import type { Command } from 'commander';
import { UserError } from '../../fail';
import { parseWhole } from '../../setup';
import { shareOut, type Work } from '../../sim/pool';
import { grid, print, printJson, progress, width, wrap } from '../../terminal';
import { bookPaths } from './books';
import { type CampaignJob, chunksOf, type WalkJob, walkCampaignChunk, walkChunk } from './chunk';
import { load, temperOf } from './pages';

interface Flags {
  readonly walks: string;
  readonly seats: string;
  readonly temper?: string;
  readonly legendary?: boolean;
  readonly campaign?: boolean;
  readonly seed: string;
  readonly threads?: string;
  readonly json?: boolean;
}

const MAX_THREADS = 256;

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

async function run(paths: string[], flags: Flags): Promise<void> {
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

export async function walkThrough(book: Storybook, flags: Flags): Promise<{ walks: TemperedWalk[]; seconds: number }> {
  const job: WalkJob = { book, ...partiesOf(flags) };
  return walkAll({ job, chunks: chunksOf(job.walks), script: './story-worker.js', here: walkChunk }, flags);
}

const partiesOf = (flags: Flags): Omit<WalkJob, 'book'> => ({
  walks: parseWhole('--walks', flags.walks, 1, 1_000_000),
  seats: flags.seats.split(',').map((one) => parseWhole('--seats', one.trim(), 1, 4)),
  tempers: flags.temper === undefined ? TEMPERS : [temperOf(flags.temper)],
  legendary: flags.legendary ?? false,
  seed: flags.seed,
});

export async function walkAll<J extends { readonly walks: number }, W>(
  work: Work<J, W[]>,
  flags: Pick<Flags, 'threads'>,
): Promise<{ walks: W[]; seconds: number }> {
  const threads = flags.threads ? parseWhole('--threads', flags.threads, 1, MAX_THREADS) : availableParallelism();
  const bar = progress('walking', work.job.walks);
  const start = performance.now();
  let done = 0;
  const chunks = await shareOut(work, threads, (chunk) => {
    done += chunk.length;
    bar.update(done);
  });
  bar.stop();
  return { walks: chunks.flat(), seconds: (performance.now() - start) / 1000 };
}

async function walkCampaigns(paths: string[], flags: Flags): Promise<void> {
  if (paths.length > 0) throw new UserError('--campaign walks the books of the house; name no book');
  const books = bookPaths([])
    .map((path) => load(path))
    .filter(({ book }) => book.adventure.kind !== 'tutorial')
    .sort((a, b) => a.book.adventure.number - b.book.adventure.number);
  const job: CampaignJob = { books, ...partiesOf(flags) };
  const work = { job, chunks: chunksOf(job.walks), script: './campaign-worker.js', here: walkCampaignChunk };
  const { walks, seconds } = await walkAll(work, flags);
  const told = tallyCampaigns(books, walks);
  if (flags.json) printJson({ seconds, ...told, budgets: books.map(({ book }) => budgetOf(book)) });
  else print(...campaignLines(told, seconds));
  if (told.troubles.length > 0) process.exitCode = 1;
}

const percent = (share: number): string => `${Math.round(1000 * share) / 10} %`;

function campaignLines(told: CampaignTally, seconds: number): string[] {
  const head = ['book', 'walks', ...CHAPTER_MEASURES, 'favour', 'wiped out', 'reached'];
  const rows = told.books.map(({ book, walks, means, favor, wiped, entries, reached }) => [
    book,
    String(walks),
    ...CHAPTER_MEASURES.map((of) => means[of].toFixed(1)),
    favor.map((one) => one.toFixed(1)).join('/'),
    percent(wiped),
    `${reached}/${entries}`,
  ]);
  const [entries, reached] = [
    told.books.reduce((sum, row) => sum + row.entries, 0),
    told.books.reduce((sum, row) => sum + row.reached, 0),
  ];
  const endings = Object.entries(told.endings).map(([title, n]) => `${title}: ${percent(n / told.walks)}`);
  return [
    `${told.walks} campaigns in ${seconds.toFixed(1)} s`,
    ...grid([head, ...rows]),
    `entries reached: ${reached} of ${entries} (${percent(reached / Math.max(1, entries))})`,
    `endings by title: ${endings.join(', ')}`,
    `deaths in a campaign: median ${told.medianDeaths}, six or more in ${percent(told.sixDeaths)}`,
    ...told.books.flatMap(({ book, never }) =>
      never.length === 0 ? [] : wrap(`${book} never reached: ${never.join(', ')}`, width(), 2),
    ),
    ...told.troubles.slice(0, MOST_TROUBLES),
  ];
}
const MOST_TROUBLES = 10;

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
