/** What is printed where on the board (DF-R102.4, DF-R102.5, DF-C1). Points in whole 0.01 mm, so every test is exact. */
import { BOARD, POSE_MM } from './measures';

export type Zone =
  | { readonly kind: 'out' }
  | { readonly kind: 'hole'; readonly hole: number }
  | { readonly kind: 'bone'; readonly bone: number }
  | { readonly kind: 'section'; readonly section: string; readonly value: number };

export interface Section {
  readonly id: string;
  readonly ring: number;
  readonly octant: number;
  readonly value: number;
}

export const BULLSEYE = 'BULL';
export const BULLSEYE_VALUE = 10;

/** The bullseye, then A0 to D7: the order that decides among equals (DF-R106.7). */
export const SECTIONS: readonly Section[] = BOARD.rings.flatMap(({ name, values }, ring) =>
  ring === 0
    ? [{ id: BULLSEYE, ring, octant: 0, value: BULLSEYE_VALUE }]
    : values.map((value, octant) => ({ id: `${name}${octant}`, ring, octant, value })),
);
const byId = new Map(SECTIONS.map((section) => [section.id, section]));
export const sectionOf = (id: string): Section | undefined => byId.get(id);
export const isBullseye = (id: string): boolean => id === BULLSEYE;

const square = (value: number): number => value * value;
const within = (x: number, z: number, mm: number): boolean => x * x + z * z <= square(mm * POSE_MM);

/** The hole at x, z (0.01 mm), or -1. */
export const holeAt = (x: number, z: number): number =>
  BOARD.holes.centres.findIndex(([hx, hz]) => within(x - hx * POSE_MM, z - hz * POSE_MM, BOARD.holes.radius));

export const boneAt = (x: number, z: number): number =>
  BOARD.bones.axes.findIndex((axis) =>
    isOnBone(
      x,
      z,
      axis.map((part) => part * POSE_MM),
    ),
  );

/** Before the axis's foot and behind its end the capsule is round; between them the distance is a cross product. */
function isOnBone(x: number, z: number, [x1, z1, x2, z2]: readonly number[]): boolean {
  const [ax, az, px, pz] = [x2 - x1, z2 - z1, x - x1, z - z1];
  const along = ax * px + az * pz;
  const length = ax * ax + az * az;
  if (along <= 0) return within(px, pz, BOARD.bones.radius);
  if (along >= length) return within(x - x2, z - z2, BOARD.bones.radius);
  return square(ax * pz - az * px) <= square(BOARD.bones.radius * POSE_MM) * length;
}

/** DF-C1.2: by the signs of x and z and by |z| <= |x|. */
export function octantAt(x: number, z: number): number {
  const steep = Math.abs(z) > Math.abs(x);
  if (z >= 0) return x >= 0 ? (steep ? 1 : 0) : steep ? 2 : 3;
  return x < 0 ? (steep ? 5 : 4) : steep ? 6 : 7;
}

export function zoneAt(x: number, z: number): Zone {
  if (!within(x, z, BOARD.radius)) return { kind: 'out' };
  const hole = holeAt(x, z);
  if (hole >= 0) return { kind: 'hole', hole };
  const bone = boneAt(x, z);
  if (bone >= 0) return { kind: 'bone', bone };
  const { id, value } = sectionAt(x, z);
  return { kind: 'section', section: id, value };
}

/** A point on a ring's border belongs to the outer one; the last has none outside it. */
function sectionAt(x: number, z: number): Section {
  const distance = x * x + z * z;
  const last = BOARD.rings.length - 1;
  const outside = BOARD.rings.findIndex(({ to }) => distance < square(to * POSE_MM));
  const ring = outside < 0 ? last : outside;
  return ring === 0 ? SECTIONS[0] : SECTIONS[1 + (ring - 1) * 8 + octantAt(x, z)];
}

/** DF-R102.4: outside < bone < 1 < 2 < 3 < 4 < 5 < bullseye. Holes are never counted. */
export const rankOf = (zone: Exclude<Zone, { kind: 'hole' }>): number =>
  zone.kind === 'out' ? -2 : zone.kind === 'bone' ? -1 : zone.value;
