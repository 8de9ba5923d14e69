/** The sharp solids that dice are rounded from (DF-R103). */
import type { DieMeasure } from './measures';
import type { Vec } from './vectors';

const TETRAHEDRON = [
  [1, 1, 1],
  [1, -1, -1],
  [-1, 1, -1],
  [-1, -1, 1],
];
const CUBE = [1, -1].flatMap((x) => [1, -1].flatMap((y) => [1, -1].map((z) => [x, y, z])));

/** mm around the middle; a d4's in the order of its symbols. */
export function cornersOf({ solid, edge }: DieMeasure): readonly Vec[] {
  const [signs, part] = solid === 'tetrahedron' ? [TETRAHEDRON, edge / (2 * Math.sqrt(2))] : [CUBE, edge / 2];
  return signs.map(([x, y, z]) => ({ x: x * part, y: y * part, z: z * part }));
}

/** From the middle to a face. */
export const inradius = ({ solid, edge }: DieMeasure): number =>
  solid === 'tetrahedron' ? edge / (2 * Math.sqrt(6)) : edge / 2;

/** The corners of the hull inside the rounding (DF-R103.8). */
export function coreOf(measure: DieMeasure): readonly Vec[] {
  const shrink = (inradius(measure) - measure.rounding) / inradius(measure);
  return cornersOf(measure).map(({ x, y, z }) => ({ x: x * shrink, y: y * shrink, z: z * shrink }));
}
