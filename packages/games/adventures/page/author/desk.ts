/**
 * What lies on an author's desk: the files that were opened, the book among them that is looked at, and what the check has
 * said of it so far. When a file changes it is read again, and the check begins anew. React follows it as an external
 * store; nothing here is drawn.
 */

import { Store } from '@tabard/page/store/store';
import { type AuthorsShelf, fillTexts, type Placed, type ShelvedBook, type Storybook, shelve } from '../../story';
import type { CheckMessage } from './check-worker';
import type { Checker } from './checker';
import { type AuthorFile, lookAgain, OpeningError, type Readings, readAll } from './files';

export type Check =
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly stage: 'read' | 'rules' | 'search'; readonly states: number }
  | { readonly kind: 'done'; readonly states: number | null }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly message: string };

/** The newest reading of the book that was one. */
export interface OpenBook {
  readonly source: Storybook;
  readonly slug: string;
  /** Of its words; null: they are in the book itself. */
  readonly language: string | null;
  /** Which reading of the files it comes from. */
  readonly reading: number;
}

export interface DeskNow {
  readonly isOpening: boolean;
  readonly problem: OpeningError | null;
  readonly shelf: AuthorsShelf;
  readonly slug: string | null;
  /** Whose words are read; null: they are in the book itself. */
  readonly language: string | null;
  /** Counts up with every reading of the files. */
  readonly reading: number;
  /** How the files are followed: see AuthorFile. */
  readonly following: AuthorFile['kind'];
  /** A file has changed and must be opened again. */
  readonly isStale: boolean;
  readonly check: Check;
  readonly findings: readonly Placed[];
  readonly book: OpenBook | null;
}

const NOTHING: DeskNow = {
  isOpening: false,
  problem: null,
  shelf: { books: [], strays: [] },
  slug: null,
  language: null,
  reading: 0,
  following: 'made',
  isStale: false,
  check: { kind: 'none' },
  findings: [],
  book: null,
};

/** An editor may put a new file in the place of the old one: for a moment there is none. */
const MAY_BE_GONE = 5;

export class Desk extends Store<DeskNow> {
  private files: readonly AuthorFile[] = [];
  private read: Readings = { texts: [], stamps: [] };
  private stopCheck: (() => void) | null = null;
  private isLooking = false;
  private gone = 0;

  constructor(private readonly checker: Checker) {
    super(NOTHING);
  }

  private get now(): DeskNow {
    return this.get();
  }

  // ---- opening

  /** In place of what lay there; what cannot be opened leaves the desk as it was. */
  async open(pick: () => Promise<readonly AuthorFile[] | null>): Promise<void> {
    this.change({ isOpening: true, problem: null });
    try {
      const files = await pick();
      if (!files || files.length === 0) return this.change({ isOpening: false });
      const read = await readAll(files);
      const shelf = shelve(read.texts);
      if (shelf.books.length === 0) throw new OpeningError(shelf.strays.length > 0 ? 'wordsOnly' : 'noBook');
      this.files = files;
      this.gone = 0;
      const following = files.some(({ kind }) => kind === 'once') ? 'once' : files[0].kind;
      this.lay(read, shelf, { ...NOTHING, following });
    } catch (error) {
      this.change({ isOpening: false, problem: troubleOf(error) });
    }
  }

  clear(): void {
    this.endCheck();
    this.files = [];
    this.change({ ...NOTHING, reading: this.now.reading });
  }

  choose(slug: string): void {
    this.endCheck();
    this.change({ slug, language: null, book: null, findings: [] });
    this.check();
  }

  speak(language: string): void {
    this.change({ language });
    this.check();
  }

  // ---- following

  /** Called again and again while somebody looks: reads what has changed. */
  async look(): Promise<void> {
    if (this.isLooking || this.now.isOpening || this.files.length === 0) return;
    this.isLooking = true;
    try {
      const { files } = this;
      const look = await lookAgain(files, this.read.stamps);
      if (files !== this.files) return; // Others were opened meanwhile.
      this.gone = look === 'gone' ? this.gone + 1 : 0;
      if (look === 'stale' && !this.now.isStale) this.change({ isStale: true });
      if (look === 'changed' || this.gone === MAY_BE_GONE) await this.readAnew();
    } finally {
      this.isLooking = false;
    }
  }

  private async readAnew(): Promise<void> {
    const { files } = this;
    try {
      const read = await readAll(files);
      if (files === this.files) this.lay(read, shelve(read.texts));
    } catch (error) {
      this.change({ problem: troubleOf(error) });
    }
  }

  /** `before`: what is left of what lay there. */
  private lay(read: Readings, shelf: AuthorsShelf, before = this.now): void {
    this.read = read;
    const slug = shelf.books.find((one) => one.slug === before.slug)?.slug ?? shelf.books[0].slug;
    const reading = this.now.reading + 1;
    this.set({ ...before, isOpening: false, problem: null, isStale: false, shelf, slug, reading });
    this.check();
  }

  // ---- checking

  get chosen(): ShelvedBook | null {
    const { shelf, slug } = this.now;
    return shelf.books.find((one) => one.slug === slug) ?? null;
  }

  /** Anew: what is under way is stopped. */
  check(): void {
    this.endCheck();
    const { chosen } = this;
    if (!chosen) return;
    const languages = Object.keys(chosen.words);
    const language = languages.find((one) => one === this.now.language) ?? preferred(languages);
    const words = language === null ? undefined : chosen.words[language];
    const { reading } = this.now;
    this.change({ language, check: { kind: 'running', stage: 'read', states: 0 } });
    const files = { book: chosen.book, ...(words && { words }) };
    this.stopCheck = this.checker({ kind: 'check', files }, (told) => this.hear(told, chosen.slug, reading));
  }

  stop(): void {
    if (this.now.check.kind !== 'running') return;
    this.endCheck();
    this.change({ check: { kind: 'stopped' } });
  }

  private endCheck(): void {
    this.stopCheck?.();
    this.stopCheck = null;
  }

  private hear(told: CheckMessage, slug: string, reading: number): void {
    if (told.kind === 'read') {
      const { language } = this.now;
      const book = told.book ? { source: fillTexts(told.book), slug, language, reading } : this.now.book;
      this.change({ book, findings: told.findings, check: { kind: 'running', stage: 'rules', states: 0 } });
    } else if (told.kind === 'judged') {
      this.change({ findings: told.findings, check: { kind: 'running', stage: 'search', states: 0 } });
    } else if (told.kind === 'searching') {
      this.change({ check: { kind: 'running', stage: 'search', states: told.states } });
    } else if (told.kind === 'checked') {
      this.endCheck();
      this.change({ findings: told.findings, check: { kind: 'done', states: told.states } });
    } else if (told.kind === 'failed') {
      this.endCheck();
      this.change({ check: { kind: 'failed', message: told.message } });
    }
  }

  private change(change: Partial<DeskNow>): void {
    this.set({ ...this.now, ...change });
  }
}

const preferred = (languages: readonly string[]): string | null =>
  languages.find((one) => one === 'en') ?? languages[0] ?? null;

const troubleOf = (error: unknown): OpeningError =>
  error instanceof OpeningError ? error : new OpeningError('unreadable', { detail: (error as Error).message });
