/** Many campaigns as one table: each book beside its budget, and how all of it ended. */
import type { CampaignBook, CampaignWalk, Chapter } from './campaign';

/** What is counted of each book, in the order of the table. */
export const CHAPTER_MEASURES = [
  'xp',
  'gold',
  'rare',
  'recovery',
  'rests',
  'deaths',
  'checks',
  'passed',
  'fights',
  'won',
  'combatDice',
  'cards',
  'decisions',
  'words',
] as const;
type Measure = (typeof CHAPTER_MEASURES)[number];

export interface BookRow {
  readonly book: string;
  readonly walks: number;
  readonly means: { readonly [measure in Measure]: number };
  /** Mean favour with Wardens, Tidebound and Choir when it was over. */
  readonly favor: readonly number[];
  /** Share of parties that were wiped out at least once. */
  readonly wiped: number;
  readonly entries: number;
  readonly reached: number;
  readonly never: readonly string[];
}

export interface CampaignTally {
  readonly walks: number;
  readonly books: readonly BookRow[];
  /** By title. */
  readonly endings: { readonly [title: string]: number };
  readonly medianDeaths: number;
  /** Share of campaigns with six deaths or more (Death-6). */
  readonly sixDeaths: number;
  readonly heldAtEnd: { readonly [title: string]: number };
  readonly troubles: readonly string[];
}

export function tallyCampaigns(books: readonly CampaignBook[], walks: readonly CampaignWalk[]): CampaignTally {
  const deaths = walks.map(({ chapters }) => sum(chapters.map((one) => one.deaths))).sort((a, b) => a - b);
  const endings: { [title: string]: number } = {};
  const heldAtEnd: { [title: string]: number } = {};
  for (const { ending, titles } of walks) {
    endings[ending ?? 'none'] = (endings[ending ?? 'none'] ?? 0) + 1;
    for (const title of titles) heldAtEnd[title] = (heldAtEnd[title] ?? 0) + 1;
  }
  return {
    walks: walks.length,
    books: books.flatMap((one) => rowOf(one, walks)),
    endings,
    medianDeaths: deaths[Math.floor(deaths.length / 2)] ?? 0,
    sixDeaths: deaths.filter((n) => n >= 6).length / Math.max(1, deaths.length),
    heldAtEnd,
    troubles: walks.flatMap(({ trouble }, i) => (trouble === null ? [] : [`walk ${i}: ${trouble}`])),
  };
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
const rounded = (n: number): number => Math.round(10 * n) / 10;

function rowOf({ book }: CampaignBook, walks: readonly CampaignWalk[]): BookRow[] {
  const { id } = book.adventure;
  const chapters: Chapter[] = walks.flatMap(({ chapters: all }) => all.filter((one) => one.book === id));
  if (chapters.length === 0) return [];
  const mean = (of: (one: Chapter) => number) => rounded(sum(chapters.map(of)) / chapters.length);
  const labels = [...Object.keys(book.entries), ...Object.keys(book.tome ?? {})];
  const opened = new Set(chapters.flatMap((one) => Object.keys(one.opened)));
  const never = labels.filter((label) => !opened.has(label));
  return [
    {
      book: id,
      walks: chapters.length,
      means: Object.fromEntries(CHAPTER_MEASURES.map((of) => [of, mean((one) => one[of])])) as BookRow['means'],
      favor: [0, 1, 2].map((faction) => mean((one) => one.favor[faction])),
      wiped: chapters.filter((one) => one.deaths > 0).length / chapters.length,
      entries: labels.length,
      reached: labels.length - never.length,
      never,
    },
  ];
}
