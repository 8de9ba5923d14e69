/** `tabard story lint`: every rule of the ledger's 5.4, over one book and what the house has beside it. */
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

export function lintBook(files: BookFiles, house: House): BookLint {
  const report = new Report();
  const source = readBook(files, report);
  let states: number | null = null;
  if (source.book) {
    const { book } = source;
    const others = house.books.filter((other) => other.adventure.id !== book.adventure.id);
    const it = { survey: new Survey(book), book, house: { ...house, books: others }, report };
    for (const rule of RULES) rule(it);
    states = searchBook(it)?.states ?? null;
  }
  const findings = report.all.map(source.place).sort(byPlace);
  return { file: source.file, findings, states };
}

const byPlace = (a: Placed, b: Placed): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column;
