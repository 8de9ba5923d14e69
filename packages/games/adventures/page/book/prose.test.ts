import { plain, runsOf } from '@tabard/page/words/stress';
import { describe, expect, test } from 'vitest';
import { initialOf, paragraphsOf, textOfRuns } from './prose';
import { type Read, search } from './search';

describe('prose', () => {
  test('paragraphs, sentences and stress', () => {
    const text = 'She blots it: *None.* He waits.\n"Eleven carts," she says.';
    const paragraphs = paragraphsOf(text, 'en');
    expect(paragraphs.map((sentences) => sentences.map(({ runs }) => textOfRuns(runs)))).toEqual([
      ['She blots it: None. ', 'He waits.'],
      ['"Eleven carts," she says.'],
    ]);
    expect(paragraphs[0][0].runs).toEqual([
      { text: 'She blots it: ', isStressed: false },
      { text: 'None.', isStressed: true },
      { text: ' ', isStressed: false },
    ]);
    expect(paragraphs.flat().map(({ at }) => at)).toEqual([0, 1, 2]);
  });

  test('stress that runs over a full stop is in both sentences, and nothing is lost', () => {
    const text = 'It says: *We know where. Bring rope.* You go.';
    const sentences = paragraphsOf(text, 'en').flat();
    expect(sentences.map(({ runs }) => textOfRuns(runs)).join('')).toBe(plain(text));
    expect(sentences.flatMap(({ runs }) => runs).filter(({ isStressed }) => isStressed)).toHaveLength(2);
  });

  test('a star that stresses nothing stays', () => {
    expect(runsOf('slots *4 and *5')).toEqual([{ text: 'slots *4 and *5', isStressed: false }]);
  });

  test('the drawn letter leaves quotation marks before it', () => {
    expect(initialOf('"Six carts."')).toEqual({ before: '"', letter: 'S', rest: 'ix carts."' });
    expect(initialOf('„Öl.“')).toMatchObject({ letter: 'Ö' });
    expect(initialOf('12 carts')).toBeNull();
  });
});

describe('search', () => {
  const leaf = (id: number) => ({ id, kind: 'plain', label: null, place: null, blocks: [] }) as const;
  const read: readonly Read[] = [
    { leaf: leaf(1), text: 'The Reedmaze. Reeds twice your height close over the path.' },
    { leaf: leaf(2), text: 'Die Brüder läuten. Über dem Schilf schweigt die Glocke, und niemand hat sie gezählt.' },
  ];
  const found = (wanted: string) => search(read, wanted).map((find) => find.leaf.id);

  test('every word must stand on the leaf; capitals and accents do not matter', () => {
    expect(found('REEDS path')).toEqual([1]);
    expect(found('uber schilf')).toEqual([2]);
    expect(found('reeds glocke')).toEqual([]);
    expect(found('the')).toEqual([1]);
  });

  test('one letter is no search', () => {
    expect(found('r')).toEqual([]);
    expect(found('  ')).toEqual([]);
  });

  test('the excerpt shows what was found, letter for letter', () => {
    const [{ excerpt }] = search(read, 'schilf');
    expect(excerpt.filter(({ isFound }) => isFound)).toEqual([{ text: 'Schilf', isFound: true }]);
    expect(excerpt.map(({ text }) => text).join('')).toContain('Über dem Schilf schweigt');
  });
});
