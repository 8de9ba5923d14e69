/** L10 to L18, L50, L51: keywords, titles, items and counters: what is set, what is read, and by which book. */

import { parseLabel } from '../../../content/labels';
import type { Storybook } from '../../../content/storybook';
import { titlesIn } from '../../../rules/story/conditions';
import { didYouMean, type Path } from '../findings';
import { Survey } from '../survey';
import { isEarlier, type Linted, type Rule } from './rule';

const wordsOf = (sites: readonly { value: string }[]) => new Set(sites.map(({ value }) => value));

const keywords: Rule = ({ survey, report }) => {
  const [recorded, erased, read] = [
    survey.effectsOf('record'),
    survey.effectsOf('erase'),
    survey.conditionsOf('keyword'),
  ];
  const known = [...wordsOf(recorded)];
  for (const { value, path } of read) {
    if (!known.includes(value))
      report.error('L10', path, `the keyword ${value} is never recorded`, didYouMean(value, known));
  }
  const used = new Set([...wordsOf(read), ...wordsOf(erased)]);
  for (const word of known) {
    if (used.has(word)) continue;
    const { path } = recorded.find(({ value }) => value === word)!;
    report.warning('L11', path, `the keyword ${word} is never read or erased`);
  }
  for (const { value, path } of erased) {
    if (!known.includes(value))
      report.error('L12', path, `the keyword ${value} is never recorded`, didYouMean(value, known));
  }
};

// ---- titles

/** Ranges of 5.9, by the book's number (12: the sidequest). */
export const TITLE_RANGES: { readonly [number: number]: readonly [number, number] } = {
  1: [1, 8],
  2: [9, 17],
  3: [18, 26],
  4: [27, 35],
  5: [36, 44],
  6: [45, 53],
  7: [54, 63],
  8: [64, 72],
  9: [73, 81],
  10: [82, 92],
  11: [93, 101],
  12: [102, 107],
};
/** L14: what the last book gives is read by nobody. */
const [FIRST_LAST_TITLE, LAST_LAST_TITLE] = TITLE_RANGES[11];
const BOOKS = 12;

interface TitleSite {
  readonly title: number;
  readonly path: Path;
}

export function titlesRead(survey: Survey): TitleSite[] {
  return [
    ...survey.conditionsOf('title').map(({ value, path }) => ({ title: value, path })),
    ...survey.conditionsOf('returned').map(({ value, path }) => ({ title: value, path })),
    ...survey
      .conditionsOf('count')
      .flatMap(({ value, path }) =>
        titlesIn(value.titles).map((title) => ({ title, path: [...path, 'count', 'titles'] })),
      ),
  ];
}

export const titlesGiven = (survey: Survey): TitleSite[] =>
  survey.effectsOf('title').map(({ value, path }) => ({ title: value, path }));

const surveys = new WeakMap<Storybook, Survey>();
/** Other books of the house are read often and never change. */
export function surveyOf(book: Storybook): Survey {
  const known = surveys.get(book) ?? new Survey(book);
  surveys.set(book, known);
  return known;
}

const titles: Rule = (it) => {
  const { survey, book, house, report } = it;
  const given = new Set(titlesGiven(survey).map(({ title }) => title));
  const earlier = house.books.filter((other) => isEarlier(other, book));
  const before = new Set(earlier.flatMap((other) => titlesGiven(surveyOf(other)).map(({ title }) => title)));
  const told = new Set<number>();
  for (const { title, path } of titlesRead(survey)) {
    if (given.has(title) || before.has(title) || told.has(title)) continue;
    told.add(title);
    report.error('L13', path, `neither this book nor an earlier one gives title ${title}`, whoGives(title));
  }
  const listed = new Set((book.cards?.titles ?? []).map(({ number }) => number));
  for (const { title, path } of titlesGiven(survey)) {
    if (!listed.has(title)) report.error('L21', path, `there is no title card ${title} in this book's cards`);
  }
  if (book.adventure.kind === 'tutorial') return;
  unread(it, given);
  const [first, last] = TITLE_RANGES[book.adventure.number] ?? [0, 0];
  const outside = (title: number) => title < first || title > last;
  for (const { title, path } of titlesGiven(survey)) {
    if (outside(title)) report.error('L15', path, `title ${title} is not this book's`, `it has ${first} to ${last}`);
  }
  book.cards?.titles?.forEach(({ number }, i) => {
    if (outside(number))
      report.error('L15', ['cards', 'titles', i], `title ${number} is not this book's`, `it has ${first} to ${last}`);
  });
};

function whoGives(title: number): string | undefined {
  const found = Object.entries(TITLE_RANGES).find(([, [first, last]]) => title >= first && title <= last);
  return found && `it belongs to book ${Number(found[0]) === BOOKS ? 'S' : found[0]}`;
}

/** L14 can be judged only when every book that might read a title is there. */
function unread({ survey, book, house, report }: Linted, given: ReadonlySet<number>): void {
  const campaign = [book, ...house.books].filter(({ adventure }) => adventure.kind !== 'tutorial');
  if (new Set(campaign.map(({ adventure }) => adventure.number)).size < BOOKS) return;
  const read = new Set(campaign.flatMap((other) => titlesRead(surveyOf(other)).map(({ title }) => title)));
  for (const title of given) {
    if (read.has(title) || (title >= FIRST_LAST_TITLE && title <= LAST_LAST_TITLE)) continue;
    const { path } = titlesGiven(survey).find((one) => one.title === title)!;
    report.warning('L14', path, `no book of the campaign reads title ${title}`);
  }
}

/** L51: names are sold in the Drowned Market only. */
const MARKET = 6;
const titlesSold: Rule = ({ survey, book, report }) => {
  if (book.adventure.number === MARKET) return;
  const message = 'titles are given back in adventure 6 only';
  for (const { path } of survey.effectsOf('title_return')) report.error('L51', path, message);
  for (const { choice, path } of survey.choices) {
    if (choice.pay?.titles) report.error('L51', [...path, 'pay', 'titles'], message);
  }
};

// ---- items

const items: Rule = ({ survey, book, report }) => {
  const found = new Set(survey.effectsOf('discover').map(({ value }) => value));
  const cards = new Set((book.cards?.discovery ?? []).map(({ number }) => number));
  const uses = survey.entries.flatMap(({ label, path }) => {
    const read = parseLabel(label);
    return read?.kind === 'item' ? [{ items: read.items, path, label }] : [];
  });
  book.cards?.discovery?.forEach((card, i) => {
    const path = ['cards', 'discovery', i];
    const { number } = card;
    if (!found.has(number))
      report.error('L16', path, `nothing reveals discovery ${number}`, `write {discover: ${number}} where it is found`);
    if (card.kind === 'item' && !card.decoy && !uses.some((use) => use.items.includes(number))) {
      report.warning('L17', path, `item ${number} is of no use anywhere`, 'write an entry for it, or `decoy: true`');
    }
  });
  for (const { items: wanted, path, label } of uses) {
    const lacking = wanted.find((item) => !found.has(item));
    if (lacking !== undefined) report.error('L18', path, `${label} needs item ${lacking}, which nobody can own`);
  }
  for (const { value, path } of survey.effectsOf('discover')) {
    if (!cards.has(value)) report.error('L21', path, `there is no discovery card ${value} in this book's cards`);
  }
  for (const { value, path } of [...survey.effectsOf('item_return'), ...survey.conditionsOf('item')]) {
    if (!found.has(value)) report.error('L18', path, `nobody can own item ${value} here`);
  }
  const rares = new Set((book.cards?.rare ?? []).map(({ number }) => number));
  for (const { value, path } of survey.effectsOf('rare')) {
    if (!rares.has(value)) report.error('L21', path, `there is no rare card ${value} in this book's cards`);
  }
};

// ---- counters

/** L50: declared, changed and read. */
const counters: Rule = ({ survey, book, report }) => {
  const declared = Object.keys(book.counters ?? {});
  const changed = survey.effectsOf('counter').map(({ value, path }) => ({ name: value.name, path }));
  const read = survey.conditionsOf('counter').map(({ value, path }) => ({ name: value.name, path }));
  for (const { name, path } of [...changed, ...read]) {
    if (!declared.includes(name))
      report.error('L50', path, `the counter ${name} is not declared`, didYouMean(name, declared) ?? 'declare it');
  }
  for (const name of declared) {
    const path = ['counters', name];
    if (!changed.some((one) => one.name === name)) report.error('L50', path, `nothing changes the counter ${name}`);
    if (!read.some((one) => one.name === name)) report.error('L50', path, `nothing reads the counter ${name}`);
    const { start, min, max } = book.counters![name];
    if (start < min || start > max || min > max)
      report.error('L50', path, `the counter ${name} starts at ${start}, outside ${min} to ${max}`);
  }
};

export const factRules: readonly Rule[] = [keywords, titles, titlesSold, items, counters];
