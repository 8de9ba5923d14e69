/**
 * Files of an author as a browser hands them over. A handle can be looked at again and again; a chosen `File` is a look
 * at one moment, and most browsers will not read it any more once it has changed. Sizes are bounded before anything is
 * read.
 */

import type { PackFile } from '@tabard/content';
import { LIMITS } from '@tabard/kernel';
import { fileName, isYamlName, saysItIsABook } from '../../story';

export interface AuthorFile {
  readonly path: string;
  /** live: it is seen when it changes. once: it must be opened again. made: it lies nowhere but here. */
  readonly kind: 'live' | 'once' | 'made';
  /** As it is now. */
  look(): Promise<File>;
}

export type OpeningTrouble = 'tooLarge' | 'tooMany' | 'notYaml' | 'notText' | 'unreadable' | 'noBook' | 'wordsOnly';

/** Why something could not be opened; each kind has a sentence of its own (`workshop.trouble.<kind>`). */
export class OpeningError extends Error {
  override readonly name = 'OpeningError';
  constructor(
    readonly kind: OpeningTrouble,
    readonly facts: { readonly file?: string; readonly most?: number; readonly detail?: string } = {},
  ) {
    super(`${kind} ${JSON.stringify(facts)}`);
  }
}

/** A letter may take four bytes. */
export const MOST_BYTES = LIMITS.yaml.letters * 4;
export const MOST_FILES = 100;
/** What a folder may hold beside books before it is clear that it was the wrong one. */
const MOST_ENTRIES = 5_000;
const DEEPEST = 6;

export const fileOnce = (file: File): AuthorFile => ({ path: file.name, kind: 'once', look: async () => file });

export const fileMade = (path: string, text: string): AuthorFile => {
  const file = new File([text], path, { type: 'application/yaml' });
  return { path, kind: 'made', look: async () => file };
};

/** As much of a handle as is used here. */
export interface FileHandle {
  readonly kind: 'file';
  readonly name: string;
  getFile(): Promise<File>;
}
export interface FolderHandle {
  readonly kind: 'directory';
  readonly name: string;
  values(): AsyncIterable<FileHandle | FolderHandle>;
}

export const fileLive = (handle: FileHandle, path = handle.name): AuthorFile => ({
  path,
  kind: 'live',
  look: () => handle.getFile(),
});

/** Every book of a folder with its words. */
export async function filesIn(folder: FolderHandle): Promise<AuthorFile[]> {
  const found: AuthorFile[] = [];
  let seen = 0;
  async function walk(here: FolderHandle, path: string, depth: number): Promise<void> {
    for await (const one of here.values()) {
      seen += 1;
      if (seen > MOST_ENTRIES) throw new OpeningError('tooMany', { most: MOST_ENTRIES });
      if (one.name.startsWith('.') || one.name === 'node_modules') continue;
      const at = `${path}/${one.name}`;
      if (one.kind === 'file' && isYamlName(one.name)) found.push(fileLive(one, at));
      else if (one.kind === 'directory' && depth < DEEPEST) await walk(one, at, depth + 1);
    }
  }
  await walk(folder, folder.name, 0);
  return onlyBooks(found);
}

/** In a folder there may be other YAML: what says that it is a book, and what is named like the words of one. */
async function onlyBooks(files: readonly AuthorFile[]): Promise<AuthorFile[]> {
  const WORDS = /\.[a-z]{2}\.ya?ml$/i;
  const slugs = new Set<string>();
  const books: AuthorFile[] = [];
  for (const file of files.filter(({ path }) => !WORDS.test(path))) {
    const it = await file.look();
    if (it.size > MOST_BYTES || !saysItIsABook(await it.text())) continue;
    books.push(file);
    slugs.add(fileName(file.path).replace(/\.ya?ml$/i, ''));
  }
  if (books.length === 0) throw new OpeningError('noBook');
  const words = files.filter(({ path }) => WORDS.test(path) && slugs.has(fileName(path).replace(WORDS, '')));
  return [...books, ...words];
}

// ---- reading

/** Tells one state of a file from the next. */
export type Stamp = string;
const stampOf = ({ lastModified, size }: File): Stamp => `${lastModified}:${size}`;

export interface Readings {
  readonly texts: readonly PackFile[];
  readonly stamps: readonly Stamp[];
}

export async function readAll(files: readonly AuthorFile[]): Promise<Readings> {
  if (files.length > MOST_FILES) throw new OpeningError('tooMany', { most: MOST_FILES });
  const texts: PackFile[] = [];
  const stamps: Stamp[] = [];
  for (const { path, look } of files) {
    if (!isYamlName(path)) throw new OpeningError('notYaml', { file: fileName(path) });
    const file = await readable(path, look);
    if (file.size > MOST_BYTES) throw new OpeningError('tooLarge', { file: fileName(path), most: MOST_BYTES / 1e6 });
    const text = await readable(path, () => file.text());
    if (text.includes('\0')) throw new OpeningError('notText', { file: fileName(path) });
    texts.push({ path, text });
    stamps.push(stampOf(file));
  }
  return { texts, stamps };
}

async function readable<T>(path: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw new OpeningError('unreadable', { file: fileName(path), detail: (error as Error).message });
  }
}

/** changed: it can be read again. stale: it has changed, and must be opened again. gone: it is not there just now. */
export type Look = 'same' | 'changed' | 'stale' | 'gone';

export async function lookAgain(files: readonly AuthorFile[], stamps: readonly Stamp[]): Promise<Look> {
  const looks = await Promise.all(files.map((file, i) => lookAt(file, stamps[i])));
  return (['gone', 'changed', 'stale'] as const).find((look) => looks.includes(look)) ?? 'same';
}

async function lookAt({ kind, look }: AuthorFile, stamp: Stamp): Promise<Look> {
  if (kind === 'made') return 'same';
  try {
    const file = await look();
    if (kind === 'live') return stampOf(file) === stamp ? 'same' : 'changed';
    await file.slice(0, 1).arrayBuffer(); // Refused where what was chosen is not what lies there now.
    return 'same';
  } catch {
    return kind === 'live' ? 'gone' : 'stale';
  }
}
