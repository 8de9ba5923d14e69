/** A book from any of its entries, with any party; and a book that is still half wrong, drawn all the same. */
import { type AnyGame, Match } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import type { Book } from '../content/book';
import { house } from '../content/house';
import type { Storybook } from '../content/storybook';
import type { Adventures } from '../rules/board';
import { freshBook } from './fresh';
import { lintBook } from './lint';
import { loadBook } from './load';
import { contentAmong, drawable, fillTexts, printedBoard } from './printed';
import { shelve } from './shelf';
import { type Trial, trialGame, trialSave } from './trial';

/** Of as many colours. */
function partyOf(seats: number): string[] {
  const colours = new Set<string>();
  const found = house.characters.filter((one) => {
    const { colour } = house.classes.find(({ id }) => id === one.class)!;
    return !colours.has(colour) && colours.add(colour) !== undefined;
  });
  return found.slice(0, seats).map(({ id }) => id);
}

const trialOf = (label: string, more: Partial<Trial> = {}): Trial => ({
  label,
  heroes: partyOf(2),
  legendary: false,
  before: [],
  seed: 'trial',
  ...more,
});

/** All its cards are frozen with a game: one for each book will do. */
const games = new Map<Book, AnyGame>();

function begin(book: Book, trial: Trial): Match {
  const books = house.books.map((one) => (one.id === book.id ? book : one));
  const game = games.get(book) ?? trialGame({ ...house, books });
  games.set(book, game);
  return Match.load(game, trialSave(game, book, trial)) as Match;
}
const boardOf = (match: Match) => match.board as Adventures;

describe('from any entry', () => {
  const [tutorial, lowWater] = house.books;

  test.each([
    { slug: tutorial.slug, book: tutorial, every: 1 },
    { slug: lowWater.slug, book: lowWater, every: 3 },
  ])('of $slug, with one to four heroes', ({ every, book }) => {
    for (const [i, label] of Object.keys(book.entries).entries()) {
      if (i % every > 0) continue;
      const match = begin(book, trialOf(label, { heroes: partyOf(1 + (i % 4)), seed: `${i}` }));
      expect([label, boardOf(match).story.opened[0]]).toEqual([label, label]);
      expect([label, match.game.invariants?.(match.g) ?? null]).toEqual([label, null]);
      for (let n = 0; n < 6 && !match.standing; n++) {
        const [{ seat, options }] = match.pending.asks;
        match.answer(seat, options[(i + n) % options.length]);
      }
      expect([label, match.isWhole]).toEqual([label, false]); // no record: it is never called verified
    }
  });

  test('what happened before is on the board, by the effects of the book', () => {
    const match = begin(
      lowWater,
      trialOf('B', { journal: { gold: 9, xp: 4, favor: [1, 2, 3] }, before: [{ record: 'BELLROPE' }, { title: 3 }] }),
    );
    const { gold, favor, story, titles, map } = boardOf(match);
    expect([gold, favor, titles, map.at]).toEqual([9, [1, 2, 3], [3], 'B']);
    expect(story.keywords).toContain('BELLROPE');
  });

  test('the same seed opens the same table, and legendary is no mode of the tutorial', () => {
    const hash = (seed: string) => begin(lowWater, trialOf('A', { seed })).hash();
    expect(hash('x')).toBe(hash('x'));
    expect(boardOf(begin(tutorial, trialOf('START', { legendary: true }))).legendary).toBe(0);
    expect(boardOf(begin(lowWater, trialOf('START', { legendary: true }))).legendary).toBe(1);
  });

  test('an entry that is not there, and an encounter on a map without a space for one, are told', () => {
    expect(() => begin(lowWater, trialOf('Z9'))).toThrow('has no entry Z9');
    const paths = Object.fromEntries(Object.entries(lowWater.paths).map(([id, { space: _, ...way }]) => [id, way]));
    expect(() => begin({ ...lowWater, paths } as Book, trialOf('ADV1-1'))).toThrow(/no path of this map/);
  });
});

describe('a book that is still being written', () => {
  const fresh = (): Storybook => {
    const loaded = loadBook({ book: { path: 'b.yaml', text: freshBook({ number: 1, title: 'New' }) } });
    if ('problem' in loaded) throw new Error(loaded.problem);
    return loaded.book;
  };

  test('is drawn without what leads nowhere and what stands twice', () => {
    const book = fresh();
    const [a] = book.map.locations;
    const half = { ...book, map: { ...book.map, locations: [...book.map.locations, a], paths: [...book.map.paths] } };
    half.map.paths.push({ id: 'p9', ends: ['A', 'Q'], open: true, one_way: false });
    for (const { map } of [drawable(half), contentAmong(half, 'new').books[1].source])
      expect([map.locations.length, map.paths.map(({ id }) => id)]).toEqual([2, ['p1']]);
  });

  test('lies on the shelf among the books of the house, in the place of its own', () => {
    const content = contentAmong(fresh(), 'new');
    expect(content.books.map(({ slug }) => slug)).toEqual(
      house.books.map(({ slug }) => (slug === 'low-water' ? 'new' : slug)),
    );
    expect(printedBoard(content, content.books[1], true).map).toMatchObject({ at: 'A', openLocations: ['A', 'B'] });
  });

  test('says which text is missing where it stands', () => {
    const book = fresh();
    (book.entries.B as { read: unknown }).read = true;
    expect(fillTexts(book).entries.B.read).toBe('[B.read]');
  });

  test('whoever waits for lint hears how far it is', () => {
    const heard: string[] = [];
    const text = freshBook({ number: 1, title: 'New' });
    const { findings } = lintBook(
      { book: { path: 'b.yaml', text } },
      { content: house, books: house.books.map(({ source }) => source) },
      {
        read: (book) => heard.push(`read ${book?.adventure.id}`),
        judged: () => heard.push('judged'),
        searching: () => heard.includes('searching') || heard.push('searching'),
      },
    );
    expect(heard).toEqual(['read ADV1', 'judged', 'searching']);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

test('files are sorted into books and their words by their names', () => {
  const files = ['x/a.yaml', 'y/a.en.yaml', 'y/a.de.yml', 'x/b.yaml', 'y/c.en.yaml'].map((path) => ({
    path,
    text: '',
  }));
  const { books, strays } = shelve(files);
  expect(books.map(({ slug, words }) => [slug, Object.keys(words)])).toEqual([
    ['a', ['en', 'de']],
    ['b', []],
  ]);
  expect(strays.map(({ path }) => path)).toEqual(['y/c.en.yaml']);
  expect(shelve(files.slice(2, 4)).books[0].words.de.path).toBe('y/a.de.yml'); // one book: all words are its own
});
