/** What one knows of a map: the places and paths that lie on it now, and what lies on them. Read off the view alone. */

import type { Seat } from '@tabard/kernel';
import type { Moment } from '@tabard/page/room/moment';
import {
  type Book,
  bookOf,
  farEnd,
  kindsAt,
  type Location,
  type Path,
  pathsOnMap,
  placeName,
  walkable,
} from '../../index';
import { type Ask, type AskFor, asked, askOf, keyWhere } from '../ask';
import { said, type View, viewOf } from '../view';

export interface KnownPlace {
  readonly letter: string;
  readonly name: string;
  readonly at: readonly [number, number];
  readonly isHere: boolean;
  readonly isOpen: boolean;
  readonly isExplored: boolean;
  readonly xp: number;
  /** Kinds of the tokens that lie there. */
  readonly tokens: readonly string[];
  /** What takes the party there now; null: it cannot go. */
  readonly go: Go | null;
}

/** The answers that lead there: a path, or the list's move first and then the path. */
export interface Go {
  readonly seat: Seat;
  readonly first: string;
  /** Where `first` is the list's move and there is more than one path. */
  readonly next: string | null;
}

export interface KnownPath {
  readonly id: string;
  readonly ends: readonly [string, string];
  readonly isOpen: boolean;
  readonly isOneWay: boolean;
  /** A face-down encounter token lies on it. */
  readonly hasToken: boolean;
  /** The number of the encounter that is being met on it. */
  readonly encounter: number | null;
}

export interface Chart {
  readonly book: Book;
  readonly places: readonly KnownPlace[];
  readonly paths: readonly KnownPath[];
}

/** The printed map and the map cards that lie on it. */
function locationsOnMap(seen: View): Location[] {
  const { source, discoveries } = bookOf(seen);
  const laid = seen.b.map.mapCards.flatMap((number) => {
    const card = discoveries[number];
    return card.kind === 'map' ? (card.adds?.locations ?? []) : [];
  });
  return [...source.map.locations, ...laid];
}

export function chartOf(moment: Pick<Moment, 'seen' | 'say' | 'asks' | 'seat'>): Chart {
  const seen = viewOf(moment.seen);
  const { b } = seen;
  const book = bookOf(seen);
  const ways = waysOn(moment, askOf(moment));
  const places = locationsOnMap(seen).map(
    ({ letter, at }): KnownPlace => ({
      letter,
      name: said(moment, placeName(book, letter)),
      at,
      isHere: b.map.at === letter,
      isOpen: b.map.openLocations.includes(letter),
      isExplored: b.map.explored.includes(letter),
      xp: b.map.xp[letter] ?? 0,
      tokens: kindsAt(b.map, letter),
      go: ways.get(letter) ?? null,
    }),
  );
  return { book, places, paths: pathsOnMap(seen).map((id) => pathOf(seen, book.paths[id])) };
}

function pathOf({ b }: View, { id, ends, space, one_way }: Path): KnownPath {
  const { encounter, move, openPaths } = b.map;
  return {
    id,
    ends,
    isOpen: openPaths.includes(id),
    isOneWay: one_way,
    hasToken: space !== undefined && b.spaces.includes(space),
    encounter: encounter && move?.path === id ? encounter.number : null,
  };
}

/** By letter: how the party gets there with what it is asked now. */
function waysOn(moment: Pick<Moment, 'seen'>, ask: Ask | null): Map<string, Go> {
  const seen = viewOf(moment.seen);
  const ways = new Map<string, Go>();
  if (ask?.question === 'move.path') {
    const { from } = ask.about;
    for (const [i, way] of ask.options.entries()) {
      const to = way === 'stop' ? from : farEnd(bookOf(seen).paths[way.path], from);
      if (to !== null) ways.set(to, { seat: ask.seat, first: ask.keys[i], next: null });
    }
  } else if (ask?.question === 'story.choose' && seen.b.map.at !== null) {
    const move = moveIn(seen, ask);
    const open = walkable(seen, seen.b.map.at, seen.b.map.at);
    if (move === null) return ways;
    // Where only one path leads on, nobody is asked which.
    for (const { path, to } of open) {
      const next = open.length > 1 ? asked.key(moment, 'move.path', { path }) : null;
      ways.set(to, { seat: ask.seat, first: move, next });
    }
  }
  return ways;
}

/** The choice that is a move, if the list offers one. */
function moveIn(seen: View, ask: AskFor<'story.choose'>): string | null {
  const { label } = ask.about;
  const choices = (bookOf(seen).entries[label] ?? seen.content.deaths[label])?.choose ?? [];
  return keyWhere(ask, (option) => option !== 'end' && choices[option.at]?.kind === 'move');
}
