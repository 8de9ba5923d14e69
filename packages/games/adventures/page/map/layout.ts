/**
 * Where everything stands on a map: places by the book's grid, paths as gentle curves that keep clear of other places,
 * names where they cover nothing. Pure, in units of the text (em), so that larger text gets more room and not less.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Box extends Point, Size {}

export interface Place {
  readonly letter: string;
  readonly name: string;
  /** Column and row, from 1. */
  readonly at: readonly [number, number];
}
export interface Road {
  readonly id: string;
  readonly ends: readonly [string, string];
}

export interface Spot extends Point {
  readonly letter: string;
  /** Its name in lines, and the box they stand in: x and y are its top left corner. */
  readonly lines: readonly string[];
  readonly label: Box;
}
export interface Way {
  readonly id: string;
  readonly from: Point;
  /** The point that bends it. */
  readonly bend: Point;
  readonly to: Point;
}
export interface MapLayout {
  readonly spots: readonly Spot[];
  readonly ways: readonly Way[];
}

/** Half of a place's picture; the party's marker stands on its upper edge, so high and so wide. */
export const SPOT = 1.55;
export const MARKER = { width: 1.7, height: 2, foot: 0.75 } as const;
const EDGE = SPOT + 0.35;
const LETTER_WIDTH = 0.5;
const LINE_HEIGHT = 1.1;
/** Letters in a line of a name. */
const [WIDEST, NARROWER, NARROWEST] = [15, 11, 7];
const NAMING_ROUNDS = 3;
/** So far a path keeps from a place that it does not lead to. */
const CLEAR = SPOT + 0.9;

/** The part of a book's grid on which something stands: the first and the last column and row. */
interface Grid {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
}

/** Of all places that may ever lie on the map, so that nothing moves when a card adds one. */
export function gridOf(places: readonly Pick<Place, 'at'>[]): Grid {
  const reach = (numbers: readonly number[]) => [Math.min(...numbers), Math.max(...numbers)] as const;
  return { columns: reach(places.map(({ at }) => at[0])), rows: reach(places.map(({ at }) => at[1])) };
}

export function layMap(grid: Grid, places: readonly Place[], roads: readonly Road[], size: Size): MapLayout {
  const points = new Map(places.map(({ letter, at }) => [letter, pointAt(grid, at, size)]));
  const ways = roads.map((road) => wayOf(road, points));
  return { spots: nameAll(places, points, ways, size), ways };
}

/** Columns and rows fill the map; under the last row there is room for names. */
function pointAt({ columns, rows }: Grid, [column, row]: Place['at'], { width, height }: Size): Point {
  const share = (n: number, [first, last]: readonly [number, number]) =>
    first === last ? 0.5 : (n - first) / (last - first);
  const top = MARKER.foot + MARKER.height + 0.2;
  const foot = EDGE + LINE_HEIGHT * 2.4;
  const side = EDGE + 1.2;
  return {
    x: side + share(column, columns) * Math.max(0, width - 2 * side),
    y: top + share(row, rows) * Math.max(0, height - top - foot),
  };
}

// ---- paths

const BENDS = [0.08, -0.08, 0.22, -0.22, 0.36, -0.36, 0.5, -0.5];

/** The gentlest bend that keeps clear of all other places. */
function wayOf({ id, ends: [a, b] }: Road, points: ReadonlyMap<string, Point>): Way {
  const [from, to] = [points.get(a)!, points.get(b)!];
  const others = [...points].filter(([letter]) => letter !== a && letter !== b).map(([, point]) => point);
  const ways = BENDS.map((bend) => bent(id, from, to, bend));
  return ways.find((way) => clearance(way, others) >= CLEAR) ?? best(ways, (way) => clearance(way, others));
}

function bent(id: string, from: Point, to: Point, by: number): Way {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const bend = { x: middle.x - (to.y - from.y) * by, y: middle.y + (to.x - from.x) * by };
  return { id, from, bend, to };
}

/** A point of the way, 0 at its beginning and 1 at its end. */
export function along({ from, bend, to }: Way, t: number): Point {
  const at = (a: number, b: number, c: number) => (1 - t) * (1 - t) * a + 2 * (1 - t) * t * b + t * t * c;
  return { x: at(from.x, bend.x, to.x), y: at(from.y, bend.y, to.y) };
}

const STEPS = Array.from({ length: 11 }, (_, i) => i / 10);
export const pointsOf = (way: Way): Point[] => STEPS.map((t) => along(way, t));

export const clearance = (way: Way, others: readonly Point[]): number =>
  Math.min(Number.POSITIVE_INFINITY, ...pointsOf(way).flatMap((p) => others.map((other) => distance(p, other))));

const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

const best = <T>(all: readonly T[], worth: (one: T) => number): T =>
  all.reduce((a, b) => (worth(b) > worth(a) ? b : a));

// ---- names

/** In lines of a few words each, none longer than that if a word is not. */
export function linesOf(name: string, longest: number = WIDEST): string[] {
  const lines: string[] = [];
  for (const word of name.replaceAll('*', '').split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** In small capitals an M is twice an I: without that a name of many wide letters stands over the edge. */
export const widthOf = (line: string): number =>
  [...line].reduce(
    (sum, letter) => sum + LETTER_WIDTH * (/[mw]/i.test(letter) ? 1.4 : /[iljtf' ]/i.test(letter) ? 0.8 : 1),
    0,
  );

type Named = Pick<Spot, 'lines' | 'label'>;

/** Each where it covers least, under its place if that is free; then all once more, now that the others stand. */
function nameAll(
  places: readonly Place[],
  points: ReadonlyMap<string, Point>,
  ways: readonly Way[],
  size: Size,
): Spot[] {
  const pictures = [...points.values()].map(({ x, y }) => boxAround(x, y, SPOT * 2, SPOT * 2));
  const markers = [...points.values()].map(({ x, y }) =>
    boxAround(x, y - MARKER.foot - MARKER.height / 2, MARKER.width, MARKER.height),
  );
  const roads = ways.flatMap((way) => pointsOf(way).map(({ x, y }) => boxAround(x, y, 0.4, 0.4)));
  const named = new Map<string, Named>();
  for (let round = 0; round < NAMING_ROUNDS; round++) {
    for (const { letter, name } of places) {
      const others = [...named].filter(([other]) => other !== letter).map(([, { label }]) => label);
      const worth = ({ label }: Named) => {
        const covered = [...pictures, ...others].reduce((sum, other) => sum + 10 * overlap(label, other), 0);
        const inTheWay = markers.reduce((sum, marker) => sum + overlap(label, marker), 0);
        return (
          -covered - inTheWay - roads.reduce((sum, road) => sum + overlap(label, road), 0) - outside(label, size) * 20
        );
      };
      named.set(letter, best(namings(points.get(letter)!, name, size), worth));
    }
  }
  return places.map(({ letter }) => ({ letter, ...points.get(letter)!, ...named.get(letter)! }));
}

/** Wide before narrow; under, over, right and left of a place, and a little to either side. The first of equals is taken. */
function namings({ x, y }: Point, name: string, size: Size): Named[] {
  return [WIDEST, NARROWER, NARROWEST].flatMap((longest) => {
    const lines = linesOf(name, longest);
    const width = Math.max(...lines.map(widthOf)) + 0.4;
    const height = lines.length * LINE_HEIGHT + 0.1;
    const across = [0, -1, 1].map((shift) => x - width / 2 + shift * (width / 2 - 0.6));
    const within = (left: number): number => Math.max(0, Math.min(left, size.width - width));
    const corners = [
      ...across.map((left) => ({ x: within(left), y: y + SPOT })),
      ...across.map((left) => ({ x: within(left), y: y - SPOT - height })),
      { x: x + SPOT + 0.3, y: y - height / 2 },
      { x: x - SPOT - 0.3 - width, y: y - height / 2 },
    ];
    return corners.map((corner) => ({ lines, label: { ...corner, width, height } }));
  });
}

const boxAround = (x: number, y: number, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

const outside = (box: Box, { width, height }: Size): number =>
  box.width * box.height - overlap(box, { x: 0, y: 0, width, height });
