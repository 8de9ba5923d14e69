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
}

export function lintBook(files: BookFiles, house: House): BookLint {
  const report = new Report();
  const source = readBook(files, report);
  if (source.book) {
    const { book } = source;
    const others = house.books.filter((other) => other.adventure.id !== book.adventure.id);
    const survey = new Survey(book);
    for (const rule of RULES) rule({ survey, book, house: { ...house, books: others }, report });
  }
  const findings = report.all.map(source.place).sort(byPlace);
  return { file: source.file, findings };
}

const byPlace = (a: Placed, b: Placed): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column;
