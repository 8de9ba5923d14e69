/** Which of an author's files are books, and which are their words: by their names, as the house names its own. */
import type { PackFile } from '@tabard/content';

export interface ShelvedBook {
  /** The name of its file without the ending: `low-water`. */
  readonly slug: string;
  readonly book: PackFile;
  /** By language; none where the words are in the book itself. */
  readonly words: { readonly [language: string]: PackFile };
}

export interface AuthorsShelf {
  readonly books: readonly ShelvedBook[];
  /** Words of a book that is not here. */
  readonly strays: readonly PackFile[];
}

const YAML = /\.ya?ml$/i;
const WORDS = /^(.+)\.([a-z]{2})\.ya?ml$/i;

export const isYamlName = (path: string): boolean => YAML.test(path);
export const fileName = (path: string): string => path.split(/[\\/]/).at(-1) ?? path;
export const slugOfBook = (path: string): string => fileName(path).replace(YAML, '');

/** In a folder many things lie: a book says of itself that it is one. */
export const saysItIsABook = (text: string): boolean => /^["']?format["']?\s*:\s*["']?storybook\//m.test(text);

/** `low-water.yaml` is a book, `low-water.de.yaml` its words; if there is only one book, all words are meant for it. */
export function shelve(files: readonly PackFile[]): AuthorsShelf {
  const wordsOf = (file: PackFile) => WORDS.exec(fileName(file.path));
  const books = files.filter((file) => !wordsOf(file));
  const belongs = (file: PackFile, book: PackFile): boolean =>
    books.length === 1 || wordsOf(file)![1] === slugOfBook(book.path);
  const words = files.filter(wordsOf);
  return {
    books: books.map((book) => ({
      slug: slugOfBook(book.path),
      book,
      words: Object.fromEntries(
        words.filter((file) => belongs(file, book)).map((file) => [wordsOf(file)![2].toLowerCase(), file]),
      ),
    })),
    strays: words.filter((file) => !books.some((book) => belongs(file, book))),
  };
}
