/** The desk: what is opened, followed and checked, and what is refused before anybody reads it. */

import { beforeEach, describe, expect, test } from 'vitest';
import { freshBook, loadBook, type Placed, type Storybook } from '../../story';
import type { CheckMessage, ToChecker } from './check-worker';
import { Desk } from './desk';
import {
  type AuthorFile,
  type FileHandle,
  type FolderHandle,
  fileLive,
  fileMade,
  fileOnce,
  filesIn,
  MOST_BYTES,
} from './files';

const BOOK = freshBook({ number: 1, title: 'New' });

/** A file on a disk that somebody writes to. */
class Disk implements FileHandle {
  readonly kind = 'file';
  private at = 1;
  isThere = true;
  constructor(
    readonly name: string,
    private text: string,
  ) {}
  write(text: string): void {
    this.text = text;
    this.at += 1;
  }
  async getFile(): Promise<File> {
    if (!this.isThere) throw new DOMException('gone', 'NotFoundError');
    return new File([this.text], this.name, { lastModified: this.at });
  }
}

/** Says what the test wants, when it wants. */
class Checks {
  readonly asked: ToChecker[] = [];
  readonly stopped: number[] = [];
  hear: (told: CheckMessage) => void = () => undefined;
  readonly check = (asked: ToChecker, hear: (told: CheckMessage) => void) => {
    const number = this.asked.push(asked) - 1;
    this.hear = hear;
    return () => void this.stopped.push(number);
  };
  get texts(): (string | undefined)[] {
    const asked = this.asked.at(-1)!;
    return asked.kind === 'check' ? [asked.files.book.text, asked.files.words?.text] : [];
  }
}

let checks: Checks;
let desk: Desk;
beforeEach(() => {
  checks = new Checks();
  desk = new Desk(checks.check);
});
const open = (...files: AuthorFile[]) => desk.open(async () => files);
const problem = () => desk.get().problem?.kind ?? null;
const book = (): Storybook => {
  const loaded = loadBook({ book: { path: 'b.yaml', text: BOOK } });
  return 'book' in loaded ? loaded.book : (null as never);
};
const finding = (message: string) => ({ rule: 'L03', severity: 'error', path: [], message }) as unknown as Placed;

describe('opening', () => {
  test('a book in one file, and one in two with the words of a language', async () => {
    await open(fileMade('my-book.yaml', BOOK));
    expect(checks.texts).toEqual([BOOK, undefined]);
    await open(fileMade('b.yaml', BOOK), fileMade('b.de.yaml', 'title: Neu'), fileMade('b.en.yaml', 'title: New'));
    expect(checks.texts).toEqual([BOOK, 'title: New']);
    desk.speak('de');
    expect(checks.texts).toEqual([BOOK, 'title: Neu']);
    expect(desk.get()).toMatchObject({ slug: 'b', language: 'de', following: 'made' });
  });

  test('what is no book is refused before it is read, and what lay there stays', async () => {
    await open(fileMade('my-book.yaml', BOOK));
    const huge = { path: 'x.yaml', kind: 'once', look: async () => ({ size: MOST_BYTES + 1 }) as File } as const;
    await open(huge);
    expect(problem()).toBe('tooLarge');
    await open(fileMade('x.docx', 'PK'));
    expect(problem()).toBe('notYaml');
    await open(fileMade('x.yaml', 'a\0b'));
    expect(problem()).toBe('notText');
    await open(fileMade('x.en.yaml', 'A.read: x'));
    expect(problem()).toBe('wordsOnly');
    await open(...Array.from({ length: 101 }, (_, i) => fileMade(`${i}.yaml`, BOOK)));
    expect(problem()).toBe('tooMany');
    await desk.open(() => Promise.reject(new DOMException('not allowed', 'NotAllowedError')));
    expect([problem(), desk.get().slug]).toEqual(['unreadable', 'my-book']);
    await desk.open(async () => null); // A picker that was closed is no problem.
    expect(problem()).toBe(null);
  });

  test('of a folder, the books and their words', async () => {
    const folder = (name: string, ...within: (FileHandle | FolderHandle)[]): FolderHandle => ({
      kind: 'directory',
      name,
      async *values() {
        yield* within;
      },
    });
    const game = folder(
      'game',
      folder('content', new Disk('market.yaml', 'market: []'), folder('books', new Disk('b.yaml', BOOK))),
      folder(
        'text',
        new Disk('en.yaml', 'a: b'),
        folder('books', new Disk('b.en.yaml', ''), new Disk('c.en.yaml', '')),
      ),
      folder('.git', new Disk('x.yaml', BOOK)),
    );
    expect((await filesIn(game)).map(({ path }) => path)).toEqual([
      'game/content/books/b.yaml',
      'game/text/books/b.en.yaml',
    ]);
    await expect(filesIn(folder('empty'))).rejects.toThrow('noBook');
  });
});

describe('following', () => {
  test('what was saved is read anew, and the check that was under way is stopped', async () => {
    const disk = new Disk('b.yaml', BOOK);
    await open(fileLive(disk));
    await desk.look();
    expect(checks.asked).toHaveLength(1); // Nothing has changed.
    disk.write(`${BOOK}# more`);
    await desk.look();
    expect([checks.asked.length, checks.stopped, desk.get().reading]).toEqual([2, [0], 2]);
    expect(checks.texts[0]).toBe(`${BOOK}# more`);
  });

  test('a file that an editor exchanges may be gone for a moment; one that stays away is told', async () => {
    const disk = new Disk('b.yaml', BOOK);
    await open(fileLive(disk));
    disk.isThere = false;
    await desk.look();
    expect(problem()).toBe(null);
    for (let i = 0; i < 5; i++) await desk.look();
    expect(problem()).toBe('unreadable');
    disk.isThere = true;
    disk.write('changed');
    await desk.look();
    expect([problem(), checks.texts[0]]).toEqual([null, 'changed']);
  });

  test('a chosen file that cannot be read again must be opened again, and that is said', async () => {
    const file = new File([BOOK], 'b.yaml');
    await open(fileOnce(file));
    await desk.look();
    expect(desk.get()).toMatchObject({ following: 'once', isStale: false });
    file.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }) as never;
    await desk.look();
    expect(desk.get().isStale).toBe(true);
    await open(fileOnce(new File([BOOK], 'b.yaml')));
    expect(desk.get().isStale).toBe(false);
  });
});

describe('checking', () => {
  test('what is told so far is shown; a reading that is no book leaves the last one there', async () => {
    const disk = new Disk('b.yaml', BOOK);
    await open(fileLive(disk));
    checks.hear({ kind: 'read', book: book(), findings: [] });
    expect(desk.get().book?.reading).toBe(1);
    checks.hear({ kind: 'judged', findings: [finding('one')] });
    checks.hear({ kind: 'searching', states: 500 });
    expect(desk.get().check).toEqual({ kind: 'running', stage: 'search', states: 500 });
    checks.hear({ kind: 'checked', findings: [finding('one'), finding('two')], states: 900 });
    expect(desk.get()).toMatchObject({ check: { kind: 'done', states: 900 }, findings: { length: 2 } });
    disk.write('entries: [');
    await desk.look();
    checks.hear({ kind: 'read', book: null, findings: [finding('no YAML')] });
    expect([desk.get().book?.reading, desk.get().reading]).toEqual([1, 2]);
  });

  test('it can be stopped and begun again, and says why it broke off', async () => {
    await open(fileMade('b.yaml', BOOK));
    desk.stop();
    expect([desk.get().check.kind, checks.stopped]).toEqual(['stopped', [0]]);
    desk.check();
    checks.hear({ kind: 'failed', message: 'out of memory' });
    expect(desk.get().check).toEqual({ kind: 'failed', message: 'out of memory' });
  });
});
