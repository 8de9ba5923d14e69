/**
 * The editor's matrix: which title is read by which entry of which book, what each combination of titles reads there, and
 * what cannot be right: a text that no party can come to read, and a person who speaks though a title says that they are gone.
 */

import type { Storybook } from '../../content/storybook';
import { surveyOf, TITLE_RANGES, titlesGiven, titlesRead } from '../lint/rules/facts';
import type { BookWords } from '../words';
import { PEOPLE } from './fates';
import { both, entriesOf, type Reading, readingsOf } from './readings';
import { Ways } from './ways';
import { holds, titlesAsked, type World, worldsOf } from './worlds';

export { APART, FATES, PEOPLE } from './fates';

export interface BookRead {
  readonly book: Storybook;
  readonly words: BookWords;
}

export interface TitleRow {
  readonly title: number;
  /** Entries that give it, as `4:G20`. */
  readonly given: readonly string[];
  /** Entries that read it, each once. */
  readonly read: readonly string[];
  /** Later books that read it. */
  readonly books: readonly number[];
}

export interface EntryRow {
  readonly book: number;
  readonly label: string;
  readonly titles: readonly number[];
  /** Every combination that a party can hold, and the texts that it then reads; `?`: something else decides, too. */
  readonly combinations: readonly { readonly held: readonly number[]; readonly reads: readonly string[] }[];
}

export interface Doubt {
  readonly book: number;
  readonly text: string;
  readonly doubt: 'unreadable' | 'speaks though gone';
  readonly about: string;
}

export interface Matrix {
  readonly titles: readonly TitleRow[];
  readonly entries: readonly EntryRow[];
  readonly doubts: readonly Doubt[];
}

/** Speech and deeds of somebody who is there. */
const PRESENT =
  '(says|asks|answers|nods|whispers|laughs|looks|holds|takes|comes|sits|stands|writes|waits|puts|walks|sings)';

export function matrixOf(all: readonly BookRead[]): Matrix {
  const campaign = all.filter(({ book }) => book.adventure.kind !== 'tutorial');
  const given: Site[] = [];
  const read: Site[] = [];
  const entries: EntryRow[] = [];
  const doubts: Doubt[] = [];
  for (const { book, words } of campaign) {
    const { number } = book.adventure;
    const survey = surveyOf(book);
    const site = ({ title, path }: TitleSite): Site => ({ title, book: number, label: labelIn(path) });
    given.push(...titlesGiven(survey).map(site));
    read.push(...titlesRead(survey).map(site));
    const ways = new Ways(book);
    for (const [label, entry] of entriesOf(book)) {
      const readings = readingsOf(label, entry);
      const titles = [...new Set(readings.flatMap(({ when }) => titlesAsked(when)))].sort((a, b) => a - b);
      if (titles.length > 0) entries.push(rowOf(number, label, titles, readings));
      const guard = ways.guardOf(label);
      doubts.push(
        ...readings.flatMap(({ id, when }) => doubtsOf(number, { id, when: both(guard, when) }, words[id] ?? '')),
      );
    }
  }
  return { titles: titleRows(given, read), entries, doubts };
}

type TitleSite = ReturnType<typeof titlesRead>[number];
interface Site {
  readonly title: number;
  readonly book: number;
  readonly label: string;
}

const labelIn = ([part, label]: TitleSite['path']): string =>
  String(part === 'entries' || part === 'tome' ? label : part);

function titleRows(given: readonly Site[], read: readonly Site[]): TitleRow[] {
  const placesOf = (sites: readonly Site[]) => [...new Set(sites.map(({ book, label }) => `${book}:${label}`))];
  return [...new Set([...given, ...read].map(({ title }) => title))]
    .sort((a, b) => a - b)
    .map((title) => {
      const [from, by] = [given, read].map((sites) => sites.filter((site) => site.title === title));
      const books = [...new Set(by.map(({ book }) => book))].filter((book) => book !== bookThatDecides(title));
      return { title, given: placesOf(from), read: placesOf(by), books: books.sort((a, b) => a - b) };
    });
}

function rowOf(book: number, label: string, titles: readonly number[], readings: readonly Reading[]): EntryRow {
  const conditional = readings.filter(({ when }) => titlesAsked(when).length > 0);
  const inWorld = (world: World) =>
    conditional.flatMap(({ id, when }) => {
      const shown = holds(when, world);
      return shown === false ? [] : [shown === null ? `${id}?` : id];
    });
  const combinations = worldsOf(titles).map((world) => ({ held: [...world], reads: inWorld(world) }));
  return { book, label, titles, combinations };
}

function doubtsOf(book: number, { id, when }: Reading, text: string): Doubt[] {
  const asked = titlesAsked(when);
  const isReadable = asked.length === 0 || worldsOf(asked).some((world) => holds(when, world) !== false);
  if (!isReadable) return [{ book, text: id, doubt: 'unreadable', about: asked.join(', ') }];
  return PEOPLE.flatMap(({ name, gone }): Doubt[] => {
    const isThere = new RegExp(`${PRESENT} ${name}\\b(?!')|\\b${name} ${PRESENT}\\b`).test(text);
    if (!isThere || book <= bookThatDecides(gone)) return [];
    const isShownWithoutThem = worldsOf([...asked, gone]).some(
      (world) => world.has(gone) && holds(when, world) !== false,
    );
    return isShownWithoutThem ? [{ book, text: id, doubt: 'speaks though gone', about: `${name} (${gone})` }] : [];
  });
}

const bookThatDecides = (title: number): number =>
  Number(Object.entries(TITLE_RANGES).find(([, [first, last]]) => title >= first && title <= last)?.[0]);
