/** From the author's desk to the table: what is on the bench is what is played, and the map can be read before the first word. */
import { quickStream } from '@tabard/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freshBook, loadBook } from '../../story';
import { chartOf } from '../map/chart';
import { viewOf } from '../view';
import { benchNow, changeBench, clearBench, turnTo, wishOf } from './bench';
import type { OpenBook } from './desk';
import {
  type AuthorFile,
  type FileHandle,
  type FolderHandle,
  fileMade,
  lookAgain,
  OpeningError,
  readAll,
} from './files';
import { momentOf, openedOf } from './opened';
import { firstParty } from './party';
import { dropped } from './pickers';
import { trialOf } from './trial';

const TEXT = freshBook({ number: 1, title: 'New' });
function bookOpened(): OpenBook {
  const loaded = loadBook({ book: { path: 'new.yaml', text: TEXT } });
  if (!('book' in loaded)) throw new Error(loaded.problem);
  return { source: loaded.book, slug: 'new', language: null, reading: 1 };
}

beforeEach(clearBench);
afterEach(() => {
  changeBench({ party: firstParty() });
  clearBench();
});

describe('the bench', () => {
  test('another book begins anew; who walks stays', () => {
    const party = firstParty(3);
    changeBench({ party, xp: 9, at: 'B', label: 'A', tab: 'map' });
    clearBench();
    expect(benchNow()).toMatchObject({ party, xp: 3, at: null, label: null, tab: 'findings' });
  });

  test('whoever turns to an entry reads on there, from wherever they were', () => {
    changeBench({ tab: 'odds' });
    turnTo('A1');
    expect(benchNow()).toMatchObject({ tab: 'entries', label: 'A1', isFollowed: true });
  });

  test('what is wished is what stands there; what nobody has set is left to the book', () => {
    const record = { record: 'OPEN' } as never;
    changeBench({ xp: 7, favor: [1, 2, 3], before: { open: record } });
    const wish = wishOf(benchNow(), 'A');
    expect(wish).toMatchObject({ label: 'A', journal: { xp: 7, favor: [1, 2, 3] }, before: [record] });
    expect(['gold' in wish.journal, 'at' in wish]).toEqual([false, false]);
    changeBench({ gold: 0, at: 'B' });
    expect(wishOf(benchNow(), 'A')).toMatchObject({ at: 'B', journal: { gold: 0 } });
  });
});

describe('the trial', () => {
  test('begins at the wished entry, with the journal as it was wished, for one person in all seats', () => {
    const book = bookOpened();
    const { label } = openedOf(book).graph.nodes[0];
    changeBench({ xp: 8, gold: 5, party: firstParty(3) });
    const { table, module } = trialOf(book, wishOf(benchNow(), label), 'seed', (id) => `the ${id}`);
    const { b } = viewOf(table.match.seen(0));
    expect([b.xp, b.gold]).toEqual([8, 5]);
    expect(table.sitters.map(({ kind }) => kind)).toEqual(['person', 'person', 'person']);
    expect(table.sitters[0].name).toBe(`the ${firstParty(3).heroes[0]}`);
    expect([module.bots, module.books]).toEqual([[], undefined]); // Bots know the books of the house only.
    expect(table.match.pending.asks.length).toBeGreaterThan(0);
  });

  test('the same seed plays the same, another seed another game', () => {
    const book = bookOpened();
    const { label } = openedOf(book).graph.nodes[0];
    const played = (seed: string) => {
      const { match } = trialOf(book, wishOf(benchNow(), label), seed, (id) => id).table;
      const whims = quickStream(1);
      for (let i = 0; i < 60 && !match.standing; i++) {
        const [ask] = match.pending.asks;
        match.answer(ask.seat, ask.options[whims.below(ask.options.length)]);
      }
      return match.hash();
    };
    expect(played('a')).toBe(played('a'));
    expect(played('a')).not.toBe(played('b'));
  });
});

describe('a book that is open', () => {
  test('is made ready once for each reading', () => {
    const book = bookOpened();
    expect(openedOf(book)).toBe(openedOf(book));
    expect(openedOf({ ...book, reading: 2 })).not.toBe(openedOf(book));
  });

  test('knows from where each entry is reached, each way once', () => {
    const { graph, before } = openedOf(bookOpened());
    for (const [to, from] of before) {
      expect(new Set(from).size).toBe(from.length);
      for (const label of from) expect(graph.edges).toContainEqual(expect.objectContaining({ from: label, to }));
    }
    expect(before.size).toBeGreaterThan(0);
  });

  test('its map lies there before the first word: every place, and nobody can go anywhere', () => {
    const opened = openedOf(bookOpened());
    const { places } = chartOf(momentOf(opened, true));
    expect(places.map(({ letter }) => letter).sort()).toEqual(Object.keys(opened.book.locations).sort());
    expect(places.every(({ go }) => go === null)).toBe(true);
  });
});

describe('files', () => {
  const handle = (name: string, text = TEXT): FileHandle => ({
    kind: 'file',
    name,
    getFile: async () => new File([text], name, { lastModified: 1 }),
  });
  const transfer = (files: File[], items: object[]) => ({ files, items }) as unknown as DataTransfer;

  test('dropped files are followed where the browser hands out handles, read once where it does not', async () => {
    const file = new File([TEXT], 'a.yaml');
    const withHandle = { kind: 'file', getAsFileSystemHandle: async () => handle('a.yaml') };
    const kinds = async (items: object[]) => (await dropped(transfer([file], items))).map(({ kind }) => kind);
    expect(await kinds([withHandle])).toEqual(['live']);
    expect(await kinds([{ kind: 'file' }])).toEqual(['once']);
    expect(await kinds([{ kind: 'file', getAsFileSystemHandle: () => Promise.reject(new Error('no')) }])).toEqual([
      'once',
    ]);
    expect(await kinds([{ kind: 'string' }])).toEqual(['once']); // A text that was dropped beside it is no file.
  });

  test('of a dropped folder the books come', async () => {
    const folder: FolderHandle = {
      kind: 'directory',
      name: 'books',
      async *values() {
        yield handle('a.yaml');
        yield handle('notes.yaml', 'a: b');
      },
    };
    const item = { kind: 'file', getAsFileSystemHandle: async () => folder };
    expect((await dropped(transfer([], [item]))).map(({ path }) => path)).toEqual(['books/a.yaml']);
  });

  test('of several files the worst news counts: one that is gone, before one that has changed, before none', async () => {
    const live = (at: number | null): AuthorFile => ({
      path: 'b.yaml',
      kind: 'live',
      look: async () => {
        if (at === null) throw new DOMException('gone', 'NotFoundError');
        return new File(['x'], 'b.yaml', { lastModified: at });
      },
    });
    const stamp = '1:1';
    const look = (...files: AuthorFile[]) =>
      lookAgain(
        files,
        files.map(() => stamp),
      );
    expect(await look(live(1), fileMade('c.yaml', 'x'))).toBe('same');
    expect(await look(live(1), live(2))).toBe('changed');
    expect(await look(live(2), live(null))).toBe('gone');
    expect(await look()).toBe('same');
  });

  test('a hundred files are read, one more is too many; what cannot be read says which', async () => {
    const many = (n: number) => Array.from({ length: n }, (_, i) => fileMade(`${i}.yaml`, 'a: b'));
    expect((await readAll(many(100))).texts).toHaveLength(100);
    await expect(readAll(many(101))).rejects.toMatchObject({ kind: 'tooMany' });
    const broken: AuthorFile = { path: 'x/broken.yaml', kind: 'live', look: () => Promise.reject(new Error('locked')) };
    const trouble = await readAll([broken]).catch((error: unknown) => error);
    expect(trouble).toBeInstanceOf(OpeningError);
    expect(trouble).toMatchObject({ kind: 'unreadable', facts: { file: 'broken.yaml', detail: 'locked' } });
  });
});
