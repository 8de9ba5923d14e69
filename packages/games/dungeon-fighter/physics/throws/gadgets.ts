/** Where the pieces of a path stand, seen from the throwing place, and whether two of them overlap (DF-R108.6). */
import type { Launch } from '../types';
import seats from '../world/data/seats.json';
import type { Input } from './fields';

/** DF-R107.5: across the line of throw and along it. */
const FLOE = { across: 100, deep: 70 };
/** DF-R107.8: the ring's outer radius. */
const POND = 55;
/** DF-R107.6: the middle of one end face stands at the rim. */
const WALL = { long: 140, thick: 12, rim: 253 };
const STEP = 5; // degrees
const MILLION = 1_000_000;

/** What the player placed, for the gadgets in force (DF-R109.3: anew for every throw). */
export const gadgetsOf = (input: Input): Pick<Launch, 'floe' | 'pond' | 'wall'> => ({
  floe: input.floeDistance === undefined ? null : { distance: input.floeDistance, lat: input.floeLat ?? 0 },
  pond: input.pondDistance === undefined ? null : { distance: input.pondDistance, lat: input.pondLat ?? 0 },
  wall:
    input.wallAzimuth === undefined ? null : { azimuth: STEP * input.wallAzimuth, turn: STEP * (input.wallTurn ?? 0) },
});

/** A point on the table: `side` to the thrower's right, `out` from the board's centre towards the thrower. */
interface Spot {
  readonly side: number;
  readonly out: number;
}
/** A box on the table: its middle, the direction of its length (of length 1), and half of its sides. */
interface Footprint {
  readonly middle: Spot;
  readonly along: Spot;
  readonly halfLong: number;
  readonly halfThick: number;
}

/** Degrees from the seat, increasing to the right. */
function direction(degrees: number): Spot {
  const [sin, cos] = seats[(degrees / STEP + seats.length) % seats.length];
  return { side: sin / MILLION, out: cos / MILLION };
}

const floePrint = ({ distance, lat }: { distance: number; lat: number }): Footprint => ({
  middle: { side: lat, out: distance },
  along: { side: 1, out: 0 },
  halfLong: FLOE.across / 2,
  halfThick: FLOE.deep / 2,
});

/** DF-R107.6: turned by a negative angle the outer end swings towards the thrower's line, on either side of it. */
function wallPrint({ azimuth, turn }: { azimuth: number; turn: number }): Footprint {
  const foot = direction(azimuth);
  const along = direction(azimuth >= 0 ? azimuth + turn : azimuth - turn);
  const half = WALL.long / 2;
  return {
    middle: { side: WALL.rim * foot.side + half * along.side, out: WALL.rim * foot.out + half * along.out },
    along,
    halfLong: half,
    halfThick: WALL.thick / 2,
  };
}

const dot = (a: Spot, b: Spot): number => a.side * b.side + a.out * b.out;
const across = ({ side, out }: Spot): Spot => ({ side: -out, out: side });
const between = (a: Spot, b: Spot): Spot => ({ side: b.side - a.side, out: b.out - a.out });

function overlapsRing(box: Footprint, centre: Spot): boolean {
  const way = between(box.middle, centre);
  const past = Math.max(0, Math.abs(dot(way, box.along)) - box.halfLong);
  const beside = Math.max(0, Math.abs(dot(way, across(box.along))) - box.halfThick);
  return past * past + beside * beside < POND * POND;
}

/** Two boxes are apart if they are apart along one of their own four sides. */
function overlapsBox(a: Footprint, b: Footprint): boolean {
  const way = between(a.middle, b.middle);
  const reach = (box: Footprint, axis: Spot) =>
    box.halfLong * Math.abs(dot(box.along, axis)) + box.halfThick * Math.abs(dot(across(box.along), axis));
  const axes = [a.along, across(a.along), b.along, across(b.along)];
  return axes.every((axis) => Math.abs(dot(way, axis)) < reach(a, axis) + reach(b, axis));
}

/** The first two pieces that overlap, or null. */
export function overlap(input: Input): readonly [string, string] | null {
  const { floe, pond, wall } = gadgetsOf(input);
  const ring = pond && { side: pond.lat, out: pond.distance };
  if (floe && ring && overlapsRing(floePrint(floe), ring)) return ['ice-floe', 'pond'];
  if (wall && ring && overlapsRing(wallPrint(wall), ring)) return ['ice-wall', 'pond'];
  if (wall && floe && overlapsBox(wallPrint(wall), floePrint(floe))) return ['ice-wall', 'ice-floe'];
  return null;
}
