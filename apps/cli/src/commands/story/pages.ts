/** tabard story new, split, join, read: a book as a file, as two, and as a text. */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import adventures from '@tabard/adventures';
import {
  type BookWords,
  contentWith,
  flatten,
  freshBook,
  joinBook,
  type Loaded,
  loadBook,
  ReadingError,
  readAll,
  readPath,
  splitBook,
  TEMPERS,
  type Temper,
} from '@tabard/adventures/story';
import { dataOf, readYaml } from '@tabard/content';
import { print, width, wrap } from '@tabard/terminal/terminal';
import type { Command } from 'commander';
import { UserError, unknown } from '../../fail';
import { readYamlText, writeNew, writeText } from '../../files';
import { parseWhole } from '../../setup';
import { GAME, readFiles, slugOfFile, wordsPath } from './books';

export function addStoryPages(story: Command): void {
  story
    .command('new')
    .argument('<file>', 'the book to write; never over an old one')
    .description('write a small book that is right in every point, to begin from')
    .option('--number <n>', 'which adventure: 0 a tutorial, 1 to 11, 12 the sidequest', '1')
    .option('--title <words>', 'its title', 'A New Adventure')
    .action((path: string, { number, title }: { number: string; title: string }) => {
      const text = freshBook({ number: parseWhole('--number', number, 0, 12), title });
      print(`written: ${writeNew(path, text)}`);
    });
  story
    .command('split')
    .argument('<book>', 'a book with its words inside')
    .description('put structure and words into content/books and text/books, as the house keeps them')
    .option('--to <folder>', "the game's folder", GAME)
    .option('--slug <name>', "the book's name among files (default: the file's)")
    .action(split);
  story
    .command('join')
    .argument('<book>', 'a book whose words are in text/books')
    .argument('<file>', 'the one file to write; never over an old one')
    .description('put structure and words into one file again')
    .option('--language <code>', 'whose words', 'en')
    .action(joined);
  story
    .command('read')
    .argument('<book>')
    .description('a whole path as a text to proof-read, or every entry in order')
    .option('--all', 'every entry in the order of the labels')
    .option('--seed <word>', 'another seed, another path', '1')
    .option('--seats <n>', 'how many walk', '2')
    .option('--temper <name>', `who walks: ${TEMPERS.join(', ')}`, 'curious')
    .option('--choices <a,b,...>', 'which choice is taken at each list, from 1; then the party decides')
    .option('--legendary', 'in legendary mode')
    .option('--language <code>', 'in which language', 'en')
    .action(read);
}

export function load(path: string, language = 'en'): Extract<Loaded, { book: unknown }> {
  const loaded = loadBook(readFiles(path, language));
  if ('problem' in loaded) throw new UserError(loaded.problem);
  return loaded;
}

export function temperOf(text: string): Temper {
  const found = TEMPERS.find((one) => one === text);
  if (!found) throw unknown('temper', text, TEMPERS);
  return found;
}

/** Both files are made before either is written: a broken book leaves nothing behind. */
function split(path: string, { to, slug = slugOfFile(path) }: { to: string; slug?: string }): void {
  load(path);
  const { structure, words, texts } = splitBook(readYamlText(path));
  if (texts === 0) throw new UserError(`${path}: there are no words in it; it is split already`);
  const files = [
    [join(to, 'content', 'books', `${slug}.yaml`), structure],
    [join(to, 'text', 'books', `${slug}.en.yaml`), words],
  ];
  for (const [file] of files) mkdirSync(dirname(file), { recursive: true });
  for (const [file, text] of files) writeText(file, text);
  print(...files.map(([file]) => `written: ${file}`), `${texts} texts; register a new book in content/house.ts`);
}

function joined(path: string, file: string, { language }: { language: string }): void {
  const words = wordsPath(path, language);
  if (words === undefined) throw new UserError(`${path}: there are no words in ${language} beside it`);
  const { documents, faults } = readYaml(readYamlText(words));
  if (faults.length > 0) throw new UserError(`${words}: this is no YAML: ${faults[0].found}`);
  print(`written: ${writeNew(file, joinBook(readYamlText(path), flatten(dataOf(documents[0]))))}`);
}

interface ReadFlags {
  readonly all?: boolean;
  readonly seed: string;
  readonly seats: string;
  readonly temper: string;
  readonly choices?: string;
  readonly legendary?: boolean;
  readonly language: string;
}

function read(path: string, flags: ReadFlags): void {
  const { book, words } = load(path, flags.language);
  const paragraphs = flags.all ? readAll(book, words) : pathOf(path, flags);
  print(...paragraphs.flatMap((text) => wrap(text, width())));
}

/** The Death entries are no book's own: all adventures share them. */
const deathsIn = (language: string): BookWords =>
  (adventures.words[language] ?? adventures.words.en).deaths as BookWords;

function pathOf(path: string, { seed, seats, temper, choices = '', legendary = false, language }: ReadFlags): string[] {
  const { book, words } = load(path, language);
  const taken = choices
    .split(',')
    .filter(Boolean)
    .map((one) => parseWhole('--choices', one.trim(), 1));
  const setup = {
    seed,
    seats: parseWhole('--seats', seats, 1, 4),
    temper: temperOf(temper),
    choices: taken,
    legendary,
  };
  try {
    return readPath(contentWith(book), book, { ...deathsIn(language), ...words }, setup);
  } catch (error) {
    if (error instanceof ReadingError) throw new UserError(`${path}: ${error.message}`);
    throw error;
  }
}
