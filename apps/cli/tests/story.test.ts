import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { json, scratch, tabard } from './tabard';

const folder = scratch();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LOW_WATER = join('packages', 'games', 'adventures', 'content', 'books', 'low-water.yaml');

test('story words counts what a language lacks, and names every text of it on request', async () => {
  const { value: german } = await json('story', 'words', LOW_WATER);
  expect(german).toEqual([expect.objectContaining({ file: LOW_WATER, missing: [], words: 0 })]);

  const { value: french } = await json('story', 'words', LOW_WATER, '--language', 'fr');
  expect(french[0].missing).toHaveLength(french[0].texts);
  expect(french[0].words).toBeGreaterThan(french[0].texts); // English words to be translated: each text has some.

  const named = await tabard(['story', 'words', LOW_WATER, '--language', 'fr', '--ids']);
  for (const id of french[0].missing) expect(named.out).toContain(`${LOW_WATER}: ${id}\n`);
});

test('story words refuses what is no language and what is no book, in one sentence', async () => {
  const language = await tabard(['story', 'words', LOW_WATER, '--language', 'German']);
  expect(language).toMatchObject({ code: 2, out: '' });
  expect(language.err).toContain('two letters like de, not "German"');
  const book = await tabard(['story', 'words', join(folder, 'nowhere.yaml')]);
  expect(book).toMatchObject({ code: 2, out: '' });
  expect(book.err).toMatch(/no such file/);
});

test('a walked campaign is every book of the house in its order (the sidequest last), to one ending', async () => {
  const alone = ['--walks', '1', '--seats', '1', '--threads', '1', '--temper', 'bold'];
  const { value: told, code } = await json('story', 'walk', '--campaign', ...alone);
  expect({ code, troubles: told.troubles }).toEqual({ code: 0, troubles: [] });
  const books: string[] = told.books.map(({ book }: { book: string }) => book);
  expect(books).toEqual([...Array.from({ length: 11 }, (_, at) => `ADV${at + 1}`), 'SIDE']);
  for (const { walks, entries, reached, never } of told.books) {
    expect(walks).toBeLessThanOrEqual(1);
    expect(reached + never.length).toBe(entries);
  }
  expect(Object.values(told.endings)).toEqual([1]);
});

test('--campaign walks the books of the house: naming one is refused', async () => {
  const copy = join(folder, 'ours.yaml');
  writeFileSync(copy, readFileSync(LOW_WATER));
  const { code, err } = await tabard(['story', 'walk', copy, '--campaign']);
  expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('name no book') });
});
