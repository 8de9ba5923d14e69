/** From what an author names to the files of a book: one with the words inside, or structure and words apart. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { house } from '@tabard/adventures/house';
import type { BookFiles, House } from '@tabard/adventures/story';
import type { PackFile } from '@tabard/content';
import { UserError } from '../../fail';
import { readYamlText } from '../../files';

/** Where the books of the house lie, seen from the top of the repository. */
export const GAME = join('packages', 'games', 'adventures');
const YAML = /\.ya?ml$/;

/** The house's own cards and books; what is linted takes the place of its own book. */
export const theHouse = (): House => ({ content: house, books: house.books.map(({ source }) => source) });

export const slugOfFile = (path: string): string => basename(path).replace(YAML, '');

export function bookPaths(named: readonly string[]): string[] {
  if (named.length > 0) return named.flatMap(pathsAt);
  if (!existsSync(GAME)) throw new UserError(`name a book, or come to the top of the repository, where ${GAME} is`);
  return pathsAt(GAME);
}

/** The files of cards, where a whole game is named (or meant): C01 to C09 are about them. */
export function cardFiles(named: readonly string[]): PackFile[] {
  const folders = (named.length > 0 ? named : [GAME]).map((path) => join(path, 'content')).filter(existsSync);
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => YAML.test(name))
      .map((name) => ({ path: slashes(join(folder, name)), text: readYamlText(join(folder, name)) })),
  );
}

function pathsAt(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) throw new UserError(`cannot read ${path}: there is no such file or folder`);
  if (!stat.isDirectory()) return [path];
  const shelf = existsSync(join(path, 'content', 'books')) ? join(path, 'content', 'books') : path;
  const books = readdirSync(shelf).filter((name) => YAML.test(name) && !/\.[a-z]{2}\.ya?ml$/.test(name));
  if (books.length === 0) throw new UserError(`${path} holds no book`);
  return books.sort().map((name) => join(shelf, name));
}

/** The words that belong to a book on the house's shelf; undefined: they are in the book itself. */
export function wordsPath(path: string, language = 'en'): string | undefined {
  const words = join(dirname(path), '..', '..', 'text', 'books', `${slugOfFile(path)}.${language}.yaml`);
  return basename(dirname(path)) === 'books' && existsSync(words) ? words : undefined;
}

const slashes = (path: string): string => path.replaceAll('\\', '/');

export function readFiles(path: string, language = 'en'): BookFiles {
  const words = wordsPath(path, language);
  return {
    book: { path: slashes(path), text: readYamlText(path) },
    ...(words !== undefined && { words: { path: slashes(words), text: readYamlText(words) } }),
  };
}
