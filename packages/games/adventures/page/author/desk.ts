/**
 * What lies on an author's desk: the files that were opened, the book among them that is looked at, and what the check has
 * said of it so far. When a file changes it is read again, and the check begins anew. React follows it as an external
 * store; nothing here is drawn.
 */
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

export class Desk {
  private now: DeskNow = NOTHING;
  private files: readonly AuthorFile[] = [];
  private read: Readings = { texts: [], stamps: [] };
  private stopCheck: (() => void) | null = null;
  private isLooking = false;
  private gone = 0;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly checker: Checker) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): DeskNow => this.now;

  // ---- opening

  /** In place of what lay there; what cannot be opened leaves the desk as it was. */
  async open(pick: () => Promise<readonly AuthorFile[] | null>): Promise<void> {
    this.tell({ isOpening: true, problem: null });
    try {
      const files = await pick();
      if (!files || files.length === 0) return this.tell({ isOpening: false });
      const read = await readAll(files);
      const shelf = shelve(read.texts);
      if (shelf.books.length === 0) throw new OpeningError(shelf.strays.length > 0 ? 'wordsOnly' : 'noBook');
      this.files = files;
      this.gone = 0;
      const following = files.some(({ kind }) => kind === 'once') ? 'once' : files[0].kind;
      this.now = { ...NOTHING, reading: this.now.reading, following };
      this.lay(read, shelf);
    } catch (error) {
      this.tell({ isOpening: false, problem: troubleOf(error) });
    }
  }

  clear(): void {
    this.endCheck();
    this.files = [];
    this.tell({ ...NOTHING, reading: this.now.reading });
  }

  choose(slug: string): void {
    this.endCheck();
    this.tell({ slug, language: null, book: null, findings: [] });
    this.check();
  }

  speak(language: string): void {
    this.tell({ language });
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
      if (look === 'stale' && !this.now.isStale) this.tell({ isStale: true });
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
      this.tell({ problem: troubleOf(error) });
    }
  }

  private lay(read: Readings, shelf: AuthorsShelf): void {
    this.read = read;
    const slug = shelf.books.find((one) => one.slug === this.now.slug)?.slug ?? shelf.books[0].slug;
    const reading = this.now.reading + 1;
    this.tell({ isOpening: false, problem: null, isStale: false, shelf, slug, reading });
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
    this.tell({ language, check: { kind: 'running', stage: 'read', states: 0 } });
    const files = { book: chosen.book, ...(words && { words }) };
    this.stopCheck = this.checker({ kind: 'check', files }, (told) => this.hear(told, chosen.slug, reading));
  }

  stop(): void {
    if (this.now.check.kind !== 'running') return;
    this.endCheck();
    this.tell({ check: { kind: 'stopped' } });
  }

  private endCheck(): void {
    this.stopCheck?.();
    this.stopCheck = null;
  }

  private hear(told: CheckMessage, slug: string, reading: number): void {
    if (told.kind === 'read') {
      const { language } = this.now;
      const book = told.book ? { source: fillTexts(told.book), slug, language, reading } : this.now.book;
      this.tell({ book, findings: told.findings, check: { kind: 'running', stage: 'rules', states: 0 } });
    } else if (told.kind === 'judged') {
      this.tell({ findings: told.findings, check: { kind: 'running', stage: 'search', states: 0 } });
    } else if (told.kind === 'searching') {
      this.tell({ check: { kind: 'running', stage: 'search', states: told.states } });
    } else if (told.kind === 'checked') {
      this.endCheck();
      this.tell({ findings: told.findings, check: { kind: 'done', states: told.states } });
    } else if (told.kind === 'failed') {
      this.endCheck();
      this.tell({ check: { kind: 'failed', message: told.message } });
    }
  }

  private tell(change: Partial<DeskNow>): void {
    this.now = { ...this.now, ...change };
    for (const listener of this.listeners) listener();
  }
}

const preferred = (languages: readonly string[]): string | null =>
  languages.find((one) => one === 'en') ?? languages[0] ?? null;

const troubleOf = (error: unknown): OpeningError =>
  error instanceof OpeningError ? error : new OpeningError('unreadable', { detail: (error as Error).message });
