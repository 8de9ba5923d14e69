/** What the books of The Ninth Toll promise each other (docs/the-ninth-toll.md): cards to the ledger's counts, fates decided. */
import { describe, expect, test } from 'vitest';
import type { Adventures } from '../../rules/board';
import { FATES } from '../../story/matrix/fates';
import { contentWith } from '../../story/walk/content';
import { TEMPERS } from '../../story/walk/minds';
import { playBook } from '../../story/walk/walk';
import { house } from '../house';

const campaign = house.books.filter(({ kind }) => kind !== 'tutorial');
const numbersOf = (of: (book: (typeof campaign)[number]) => readonly { readonly number: number }[] | undefined) =>
  campaign.flatMap((book) => (of(book) ?? []).map(({ number }) => number)).sort((a, b) => a - b);
const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);

describe('the cards', () => {
  test('C01 each of 103 discoveries, 107 titles and 60 rare cards belongs to one book', () => {
    expect(numbersOf(({ source }) => source.cards?.discovery)).toEqual(upTo(103));
    expect(numbersOf(({ source }) => source.cards?.titles)).toEqual(upTo(107));
    expect(numbersOf(({ source }) => source.cards?.rare)).toEqual(upTo(60));
  });

  test('C01 items are 31 to 97, maps the others; half of the rare cards are artifacts', () => {
    const discoveries = campaign.flatMap(({ source }) => source.cards?.discovery ?? []);
    for (const { number, kind } of discoveries)
      expect([number, kind]).toEqual([number, number >= 31 && number <= 97 ? 'item' : 'map']);
    const rare = campaign.flatMap(({ source }) => source.cards?.rare ?? []);
    expect(rare.filter(({ type }) => type === 'artifact')).toHaveLength(30);
  });
});

/** By the number of the book: of each group its party holds exactly one when it is over. */
const DECIDED: { readonly [number: number]: readonly number[] } = {
  3: [18],
  4: [27],
  5: [36],
  7: [54, 59],
  8: [64],
  9: [73, 76],
  10: [82, 83, 84],
  11: [93],
};
const decides = (number: number) => (DECIDED[number] ?? []).map((first) => FATES.find((fate) => fate.includes(first))!);

/** Parties of two tempers, one alone and one of three, the second in legendary mode. */
const PARTIES = [
  { seats: 1, temper: TEMPERS[0], legendary: false },
  { seats: 3, temper: TEMPERS[1], legendary: true },
];

describe.each(campaign.filter(({ number }) => number >= 3))('$slug', ({ source, number }) => {
  test.each(PARTIES)('comes to its end with $seats seats ($temper), and every fate of it is decided', (party) => {
    const { match, trouble } = playBook(contentWith(source), source, { ...party, number: 3, seed: `fates.${number}` });
    const { titles, story } = match.board as Adventures;
    expect([trouble, story.label]).toEqual([null, 'THE_END']);
    for (const fate of decides(number))
      expect([fate, titles.filter((title) => fate.includes(title))]).toEqual([fate, [expect.any(Number)]]);
    const holds = (...some: number[]) => some.filter((title) => titles.includes(title)).length;
    if (number === 6) expect([0, 1]).toContain(holds(47) + Math.min(1, holds(45, 46, 49))); // Who sold nothing sold nothing.
    if (number === 12) expect(holds(103) + holds(104, 105, 106)).toBe(1);
    if (number === 12) expect(holds(102)).toBe(holds(104, 105, 106));
  });
});
