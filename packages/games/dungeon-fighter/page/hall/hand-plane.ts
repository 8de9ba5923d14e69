/** The plane a hand moves in. Flat at the hand's height; seen almost from its edge it leans, or a finger's breadth would be a metre. */
import { headingAt, type Spot, spotAt } from './seat-frame';

/** The flattest angle between sight and plane at which a pointer can still be led. */
const FLATTEST = 0.43;

interface Hand {
  readonly r: number;
  readonly y: number;
}
interface Ray {
  readonly from: Spot;
  readonly to: Spot; // a direction of length 1
}

/** The plane goes through a hand so far from the centre, so high. */
export function onHandPlane(ray: Ray, azimuth: number, { r, y }: Hand): { r: number; lat: number } | null {
  const anchor = spotAt(azimuth, r, y, 0);
  const right = headingAt(azimuth, 0, 1, 0);
  const tilt = leanOf(ray, anchor);
  const ahead = headingAt(azimuth, Math.cos(tilt), 0, Math.sin(tilt));
  const normal = cross(right, ahead);
  const steep = dot(ray.to, normal);
  if (Math.abs(steep) < 1e-4) return null;
  const distance = dot(minus(anchor, ray.from), normal) / steep;
  if (distance <= 0) return null;
  const met = {
    x: ray.from.x + ray.to.x * distance,
    y: ray.from.y + ray.to.y * distance,
    z: ray.from.z + ray.to.z * distance,
  };
  const off = minus(met, anchor);
  return { r: r - dot(off, ahead), lat: dot(off, right) };
}

/** How far the plane rises towards the board: 0 where one looks down on it steeply enough. Up is always forward. */
function leanOf({ from }: Ray, anchor: Spot): number {
  const away = minus(anchor, from);
  const sight = Math.asin(away.y / Math.hypot(away.x, away.y, away.z));
  return Math.max(0, FLATTEST + sight);
}

const dot = (a: Spot, b: Spot): number => a.x * b.x + a.y * b.y + a.z * b.z;
const minus = (a: Spot, b: Spot): Spot => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });
const cross = (a: Spot, b: Spot): Spot => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
});
