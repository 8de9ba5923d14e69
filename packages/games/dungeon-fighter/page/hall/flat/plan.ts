/** The table from above as a plan: which point of the canvas is which point of the table. Pure. */
import { HELD_PX } from '../scene';
import { seenFrom, shortTurn, spotAt } from '../seat-frame';

export interface Plan {
  readonly azimuth: number;
  /** What stands in the middle of the canvas, in the frame of the azimuth. */
  readonly r: number;
  readonly lat: number;
  /** Pixels for a mm. */
  readonly scale: number;
  /** How much of its depth is left: 1 from above, little from the table's edge. */
  readonly squash: number;
}

/** The free part of the canvas, and where on it that part begins. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly left?: number;
  readonly top?: number;
}

const FAR = -256;
const NEAR = 700;
const SIDE = 268;
/** How far the table may lean back so that the board is larger: more, and its numbers are hard to read. */
const LEAN = 0.62;

/** Board and hand, as large as they fit: where the picture is low, the table leans back and its board stays wide. */
export function homePlan(azimuth: number, { width, height }: Size, nearer = 0, near = NEAR): Plan {
  const depth = near - FAR;
  const fitting = Math.min(width / (2 * SIDE), height / (depth * LEAN));
  const squash = Math.min(1, height / (depth * fitting));
  return { azimuth, r: nearer > 0 ? 0 : (FAR + near) / 2, lat: 0, scale: fitting * (1 + 0.8 * nearer), squash };
}

/** DF-R107.3: from the table's edge; the board is a line of ice and tells little. */
export const eyeLevelPlan = (azimuth: number, size: Size): Plan => ({
  ...homePlan(azimuth, size),
  squash: 0.12,
  r: 420,
});

/** DF-R107.11: the hand is further out, below the table. */
export const underTablePlan = (azimuth: number, size: Size): Plan => homePlan(azimuth, size, 0, NEAR + 140);

/** How many times its size a die in the hand is drawn. */
export const enlarged = ({ scale }: Plan, edge: number): number => Math.max(1, HELD_PX / (edge * scale));

/** Round the dice that rest, near enough to read them. */
export function resultPlan(
  azimuth: number,
  { width, height }: Size,
  dice: readonly { readonly x: number; readonly y: number; readonly z: number }[],
): Plan {
  const lying = dice.filter(({ y }) => y > -60).map((die) => seenFrom(azimuth, die));
  if (lying.length === 0) return homePlan(azimuth, { width, height });
  const [r, lat] = [mean(lying.map((one) => one.r)), mean(lying.map((one) => one.lat))];
  const reach = Math.max(...lying.map((one) => Math.hypot(one.r - r, one.lat - lat))) + 95;
  return { azimuth, r, lat, scale: Math.min(width, height) / (2 * reach), squash: 1 };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** a, b, c, d, e, f of a canvas: from mm (x, z) to pixels. */
export function matrixOf(
  { azimuth, r, lat, scale, squash }: Plan,
  { width, height, left = 0, top = 0 }: Size,
): readonly number[] {
  const [sine, cosine] = [Math.sin(azimuth), Math.cos(azimuth)];
  return [
    scale * cosine,
    scale * squash * sine,
    -scale * sine,
    scale * squash * cosine,
    left + width / 2 - lat * scale,
    top + height / 2 - r * scale * squash,
  ];
}

/** The other way, for a pointer. From the table's edge there is no depth to point into: the hand is led as from above. */
export function handAt(
  { r, lat, scale, squash }: Plan,
  { width, height, left = 0, top = 0 }: Size,
  x: number,
  y: number,
): { r: number; lat: number } {
  const depth = squash < LEAN ? 1 : squash;
  return { r: r + (y - top - height / 2) / (scale * depth), lat: lat + (x - left - width / 2) / scale };
}

/** The point of the table under a point of the canvas, mm. */
export function tableAt(plan: Plan, size: Size, x: number, y: number): { x: number; z: number } {
  const [a, b, c, d, e, f] = matrixOf(plan, size);
  const whole = a * d - b * c;
  return { x: (d * (x - e) - c * (y - f)) / whole, z: (a * (y - f) - b * (x - e)) / whole };
}

export function blendPlans(from: Plan, to: Plan, share: number): Plan {
  const between = (a: number, b: number) => a + (b - a) * share;
  const azimuth = from.azimuth + shortTurn(from.azimuth, to.azimuth) * share;
  const start = seenFrom(to.azimuth, spotAt(from.azimuth, from.r, 0, from.lat));
  return {
    azimuth,
    r: between(from.azimuth === to.azimuth ? from.r : start.r, to.r),
    lat: between(from.azimuth === to.azimuth ? from.lat : start.lat, to.lat),
    scale: between(from.scale, to.scale),
    squash: between(from.squash, to.squash),
  };
}

export const samePlan = (a: Plan, b: Plan): boolean =>
  a.azimuth === b.azimuth && a.r === b.r && a.lat === b.lat && a.scale === b.scale && a.squash === b.squash;

/** A plan's matrix that leaves one point where it is and squashes nothing round it: a die in the hand is held, not laid. */
export function uprightAt(plan: Plan, size: Size, x: number, z: number): readonly number[] {
  const [a, b, c, d, e, f] = matrixOf(plan, size);
  const [ua, ub, uc, ud] = matrixOf({ ...plan, squash: 1 }, size);
  return [ua, ub, uc, ud, a * x + c * z + e - (ua * x + uc * z), b * x + d * z + f - (ub * x + ud * z)];
}
