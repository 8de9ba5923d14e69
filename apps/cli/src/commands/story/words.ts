/** tabard story words: what a language lacks of the books' texts. */

import { grid, print, printJson } from '@tabard/terminal/terminal';
import type { Command } from 'commander';
import { UserError } from '../../fail';
import { bookPaths, wordsPath } from './books';
import { load } from './pages';

interface Flags {
  readonly language: string;
  readonly ids?: boolean;
  readonly json?: boolean;
}

export function addStoryWords(story: Command): void {
  story
    .command('words')
    .argument('[books...]', 'books whose words lie beside them (default: the house)')
    .description('what a language lacks: texts of a book that it has no words for')
    .option('--language <code>', 'which language', 'de')
    .option('--ids', 'name every text that is missing')
    .option('--json', 'for programs')
    .action(words);
}

function words(paths: string[], { language, ids, json }: Flags): void {
  if (!/^[a-z]{2}$/.test(language)) throw new UserError(`--language is two letters like de, not "${language}"`);
  const rows = bookPaths(paths).map((path) => {
    const { words: english } = load(path);
    const has = wordsPath(path, language) === undefined ? {} : load(path, language).words;
    const all: string[] = Object.keys(english);
    const missing = all.filter((id) => !Object.hasOwn(has, id));
    const length = missing.reduce((sum, id) => sum + english[id].split(/\s+/).length, 0);
    return { file: path, texts: all.length, missing, words: length };
  });
  if (json) printJson(rows);
  else
    print(
      ...grid([
        ['book', 'texts', `missing in ${language}`, 'English words'],
        ...rows.map(({ file, texts, missing, words: n }) => [file, String(texts), String(missing.length), String(n)]),
      ]),
    );
  if (ids && !json) for (const { file, missing } of rows) print(...missing.map((id) => `${file}: ${id}`));
}
