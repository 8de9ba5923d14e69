/** Maps: every place, name and path of every book has room, on a phone and on a wall. */

import { describe, expect, test } from 'vitest';
import { house } from '../../index';
import told from '../../told';
import { clearance, gridOf, layMap, linesOf, overlap, type Place, type Size, SPOT, widthOf } from './layout';
import { routeOf } from './marker';

/** In em: a phone held upright, half a laptop, half a wall. */
const SIZES: readonly Size[] = [
  { width: 21, height: 22 },
  { width: 27, height: 26 },
  { width: 44, height: 36 },
];

const names = (language: string, id: string) =>
  (told.words[language].books as unknown as { [book: string]: { [id: string]: string } })[id];

const MAPS = house.books.flatMap((book) =>
  ['en', 'de'].flatMap((language) =>
    SIZES.map((size) => ({ title: `${book.slug} ${language} ${size.width} by ${size.height}`, book, language, size })),
  ),
);

describe.each(MAPS)('$title', ({ book, language, size }) => {
  /** With every map card on it: fuller it never gets. */
  const places = Object.values(book.locations).map(
    ({ letter, at }): Place => ({ letter, at, name: names(language, book.id)[`map.${letter}`] }),
  );
  const roads = Object.values(book.paths);
  const { spots, ways } = layMap(gridOf(places), places, roads, size);
  const pictures = spots.map(({ letter, x, y }) => ({
    letter,
    x: x - SPOT,
    y: y - SPOT,
    width: 2 * SPOT,
    height: 2 * SPOT,
  }));

  test('places and names stand on the map and not on each other', () => {
    const boxes = [...pictures, ...spots.map(({ letter, label }) => ({ letter: `name of ${letter}`, ...label }))];
    for (const [i, a] of boxes.entries()) {
      expect([a.letter, a.x >= -0.01 && a.x + a.width <= size.width + 0.01]).toEqual([a.letter, true]);
      expect([a.letter, a.y >= -0.01 && a.y + a.height <= size.height + 0.01]).toEqual([a.letter, true]);
      for (const b of boxes.slice(i + 1))
        expect([a.letter, b.letter, overlap(a, b) < 0.05]).toEqual([a.letter, b.letter, true]);
    }
  });

  test('no path runs through a place that it does not lead to', () => {
    for (const way of ways) {
      const { ends } = book.paths[way.id];
      const others = spots.filter(({ letter }) => !ends.includes(letter));
      expect([way.id, clearance(way, others) > SPOT]).toEqual([way.id, true]);
    }
  });
});

test('a name is as wide as its letters', () => {
  expect(widthOf('Möwenturm')).toBeGreaterThan(widthOf('Salzhafen'));
  expect(widthOf('Salzhafen')).toBeGreaterThan(widthOf('Stillfit'));
});

test('a long name stands in several lines and loses its stars', () => {
  expect(linesOf('Wreck of the *Patient Margit*')).toEqual(['Wreck of the', 'Patient Margit']);
});

describe('the marker walks', () => {
  const places: Place[] = [
    { letter: 'A', name: 'A', at: [1, 1] },
    { letter: 'B', name: 'B', at: [4, 3] },
  ];
  const { spots, ways } = layMap(gridOf(places), places, [{ id: 'p', ends: ['A', 'B'] }], SIZES[1]);
  const [a, b] = spots;

  test('along the path, forth and back', () => {
    const forth = routeOf(ways, a, b);
    expect(forth).toHaveLength(11);
    expect(forth[0]).toBe(a);
    expect(forth.at(-1)).toBe(b);
    expect(routeOf(ways, b, a)[5]).toEqual(forth[5]);
  });

  test('straight where no path leads', () => {
    expect(routeOf([], a, b)).toEqual([a, b]);
  });
});
