/** `tabard story lint`: every rule of the ledger's 5.4, over one book and what the house has beside it. */

import type { Storybook } from '../../content/storybook';
import { Report } from './findings';
import { challengeRules } from './rules/challenges';
import { economyRules } from './rules/economy';
import { factRules } from './rules/facts';
import { labelRules } from './rules/labels';
import { linkRules } from './rules/links';
import { listRules } from './rules/lists';
import { mapRules } from './rules/map';
import type { House, Rule } from './rules/rule';
import { searchBook } from './rules/search';
import { type BookFiles, type Placed, readBook } from './source';
import { Survey } from './survey';

export type { House } from './rules/rule';
export type { BookFiles, Placed } from './source';

const RULES: readonly Rule[] = [
  ...labelRules,
  ...linkRules,
  ...listRules,
  ...factRules,
  ...mapRules,
  ...challengeRules,
  ...economyRules,
];

export interface BookLint {
  readonly file: string;
  readonly findings: readonly Placed[];
  /** Of L43: how many states the search saw; null: it waits for other errors to be mended. */
  readonly states: number | null;
}

/** What somebody hears who waits: the search may take as long as a book is intricate. */
export interface LintWatch {
  /** It was read: the book, or null where it is none yet, and what the format finds wrong. */
  read?(book: Storybook | null, findings: readonly Placed[]): void;
  /** Every rule has spoken but those that need the search. */
  judged?(findings: readonly Placed[]): void;
  searching?(states: number): void;
}

export function lintBook(files: BookFiles, house: House, watch: LintWatch = {}): BookLint {
  const report = new Report();
  const source = readBook(files, report);
  const found = () => report.all.map(source.place).sort(byPlace);
  let states: number | null = null;
  watch.read?.(source.book, found());
  if (source.book) {
    const { book } = source;
    const others = house.books.filter((other) => other.adventure.id !== book.adventure.id);
    const it = { survey: new Survey(book), book, house: { ...house, books: others }, report };
    for (const rule of RULES) rule(it);
    watch.judged?.(found());
    states = searchBook(it, watch.searching)?.states ?? null;
  }
  return { file: source.file, findings: found(), states };
}

const byPlace = (a: Placed, b: Placed): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column;
