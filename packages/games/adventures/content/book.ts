/** A storybook as the rules use it: its entries by label, its map with all that cards may add, its cards by number. */
import type { Discovery, Entry, Location, Path, Storybook } from './storybook';

export type Tome = { readonly [label: string]: Entry };

export interface Book {
  readonly id: string;
  readonly number: number;
  readonly kind: 'main' | 'sidequest' | 'tutorial';
  readonly slug: string;
  readonly source: Storybook;
  /** Entries and tome, by label. */
  readonly entries: Tome;
  /** Of the map and of map cards, by letter and id. */
  readonly locations: { readonly [letter: string]: Location };
  readonly paths: { readonly [id: string]: Path };
  readonly discoveries: { readonly [number: number]: Discovery };
}

export function makeBook(slug: string, source: Storybook): Book {
  const { adventure, map, cards, entries, tome } = source;
  const drawn = (cards?.discovery ?? []).flatMap((card) => (card.kind === 'map' && card.adds ? [card.adds] : []));
  const locations = [...map.locations, ...drawn.flatMap((adds) => adds.locations ?? [])];
  const paths = [...map.paths, ...drawn.flatMap((adds) => adds.paths ?? [])];
  return {
    id: adventure.id,
    number: adventure.number,
    kind: adventure.kind,
    slug,
    source,
    entries: { ...entries, ...tome },
    locations: Object.fromEntries(locations.map((location) => [location.letter, location])),
    paths: Object.fromEntries(paths.map((path) => [path.id, path])),
    discoveries: Object.fromEntries((cards?.discovery ?? []).map((card) => [card.number, card])),
  };
}
