/** The first flight of a die that leaves the hand: honest as far as the table, and no further. */
import { GRAVITY } from '../../physics';
import { headingAt, type Spot, spotAt } from './seat-frame';
import { groundUnder, isOnBoard } from './zones';

export interface Flight {
  readonly points: readonly Spot[];
  /** Where it comes down; null: it flies past the table or under it. */
  readonly lands: { readonly x: number; readonly y: number; readonly z: number; readonly onBoard: boolean } | null;
}

const STEP = 0.004;
const LONGEST = 1.2;
/** Of the resting d4's middle above what it lies on. */
const DIE_HEIGHT = 4.5;
const LOST = -160;

export function firstFlight(
  azimuth: number,
  at: { readonly r: number; readonly y: number; readonly lat: number },
  aim: { readonly f: number; readonly l: number; readonly u: number },
): Flight {
  const from = spotAt(azimuth, at.r, at.y, at.lat);
  const speed = headingAt(azimuth, aim.f, aim.l, aim.u);
  const points: Spot[] = [from];
  for (let t = STEP; t <= LONGEST; t += STEP) {
    const point = { x: from.x + speed.x * t, y: from.y + speed.y * t - (GRAVITY * t * t) / 2, z: from.z + speed.z * t };
    const before = points[points.length - 1];
    const ground = groundUnder(point.x, point.z);
    // Only from above: a die that comes up under the table meets its underside, and that is the end of the line.
    if (point.y <= ground + DIE_HEIGHT) {
      if (before.y < ground) return { points, lands: null };
      return { points: [...points, point], lands: { ...point, y: ground, onBoard: isOnBoard(point.x, point.z) } };
    }
    points.push(point);
    if (point.y < LOST) break;
  }
  return { points, lands: null };
}
