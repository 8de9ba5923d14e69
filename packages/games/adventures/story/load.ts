/** A book from its files, in one piece or two, or the first thing that is wrong with it. */

import type { Storybook } from '../content/storybook';
import { Report } from './lint/findings';
import { type BookFiles, readBook } from './lint/source';
import { type BookWords, visitTexts } from './words';

export type Loaded = { readonly book: Storybook; readonly words: BookWords } | { readonly problem: string };

export function loadBook(files: BookFiles): Loaded {
  const report = new Report();
  const source = readBook(files, report);
  const [worst] = report.all.filter(({ rule, severity }) => severity === 'error' && rule !== 'text').map(source.place);
  if (!source.book) return { problem: worst?.sentence ?? `${source.file}: this is no storybook` };
  return { book: source.book, words: wordsOf(source.book) };
}

/** The texts of a book by label and field. */
export function wordsOf(book: Storybook): BookWords {
  const words: { [id: string]: string } = {};
  visitTexts(book, (holder, key, id) => {
    const text = holder[key];
    if (typeof text === 'string') words[id] = text;
  });
  return words;
}
