/** tabard story matrix: title by entry, for the editor of a campaign. */
import { type EntryRow, type Matrix, matrixOf, type TitleRow } from '@tabard/adventures/story';
import { grid, print, printJson } from '@tabard/terminal/terminal';
import type { Command } from 'commander';
import { parseWhole } from '../../setup';
import { bookPaths } from './books';
import { load } from './pages';

interface MatrixFlags {
  readonly title?: string;
  readonly entries?: boolean;
  readonly json?: boolean;
}

export function addStoryMatrix(story: Command): void {
  story
    .command('matrix')
    .argument('[books...]', 'the books of a campaign (default: the house)')
    .description(
      'title by entry: who gives and reads each title, what every combination reads, and what cannot be right',
    )
    .option('--title <n>', 'only this title, with every combination of the entries that read it')
    .option('--entries', 'every combination of every entry')
    .option('--json', 'for programs')
    .action(matrix);
}

function matrix(paths: string[], { title, entries, json }: MatrixFlags): void {
  const whole = matrixOf(bookPaths(paths).map((path) => load(path)));
  const wanted = title === undefined ? null : parseWhole('--title', title, 1, 107);
  const all: Matrix = {
    titles: whole.titles.filter((row) => wanted === null || row.title === wanted),
    entries: whole.entries.filter(({ titles }) => wanted === null || titles.includes(wanted)),
    doubts: whole.doubts,
  };
  if (json) printJson(all);
  else {
    print(...grid([['title', 'given by', 'read by', 'later books'], ...all.titles.map(titleLine)]), '');
    if (entries || wanted !== null) for (const row of all.entries) print(...entryLines(row), '');
    const combinations = whole.entries.reduce((sum, row) => sum + row.combinations.length, 0);
    print(`${whole.entries.length} entries read titles, in ${combinations} combinations that a party can hold`);
    for (const { book, text, doubt, about } of all.doubts) print(`book ${book} ${text}: ${doubt}: ${about}`);
  }
  if (all.doubts.length > 0) process.exitCode = 2;
}

const MOST_PLACES = 12;
const places = (all: readonly string[]): string =>
  all.length > MOST_PLACES ? `${all.slice(0, MOST_PLACES).join(' ')} …` : all.join(' ');
const titleLine = ({ title, given, read, books }: TitleRow): string[] => [
  String(title).padStart(3, '0'),
  places(given),
  places(read),
  books.join(' '),
];

const entryLines = ({ book, label, combinations }: EntryRow): string[] => [
  `book ${book}, ${label}`,
  ...combinations.map(({ held, reads }) => {
    const shorter = reads.map((id) => id.slice(label.length + 1)).join(', ');
    return `  ${held.length === 0 ? 'none' : held.join('+')}: ${shorter || 'nothing of its own'}`;
  }),
];
