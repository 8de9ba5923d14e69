/** tabard story walk --campaign: parties carried through all books of the house, and what became of them. */
import { budgetOf, type CampaignTally, CHAPTER_MEASURES, tallyCampaigns } from '@tabard/adventures/story';
import { grid, print, printJson, width, wrap } from '@tabard/terminal/terminal';
import { UserError } from '../../fail';
import { bookPaths } from './books';
import { type CampaignJob, chunksOf, walkCampaignChunk } from './chunk';
import { load } from './pages';
import { partiesOf, type WalkFlags, walkAll } from './walkers';

export async function walkCampaigns(paths: string[], flags: WalkFlags): Promise<void> {
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
