/** A die that lies: its corners, and the symbol it shows (DF-R103.3, DF-R103.4). */
import type { DiePose, Faces, Symbol as Shown } from '../types';
import { DICE, POSE_MM } from './measures';
import { placeOf, turnOf } from './pose';
import { cornersOf } from './solids';
import { plus, type Quat, rotate, type Vec } from './vectors';

/** The ideal sharp corners, in whole 0.01 mm. */
export function cornersAt(die: DiePose): readonly Vec[] {
  const [at, turn] = [placeOf(die), turnOf(die)];
  return cornersOf(DICE[die.shape]).map((corner) => {
    const { x, y, z } = plus(at, rotate(turn, corner));
    return { x: Math.round(x * POSE_MM), y: Math.round(y * POSE_MM), z: Math.round(z * POSE_MM) };
  });
}

const LEANING_CORNER = 1 * POSE_MM;
const LEANING_FACE = 0.02;

/** The highest corner's, or the uppermost face's; blank if the die leans so that two come close. */
export function symbolOf(die: DiePose, faces: Faces = DICE[die.shape].faces): Shown {
  return DICE[die.shape].solid === 'tetrahedron'
    ? highest(
        cornersAt(die).map(({ y }) => y),
        LEANING_CORNER,
        faces,
      )
    : highest(facesUp(turnOf(die)), LEANING_FACE, faces);
}

function highest(heights: readonly number[], lead: number, faces: Faces): Shown {
  const [best, second] = [...heights.keys()].sort((a, b) => heights[b] - heights[a]);
  return heights[best] - heights[second] < lead ? 'blank' : faces[best];
}

/** The upward part of the normals of +x, -x, +y, -y, +z, -z. */
const facesUp = (turn: Quat): number[] =>
  [
    { x: 1, y: 0, z: 0 },
    { x: 0, y: 1, z: 0 },
    { x: 0, y: 0, z: 1 },
  ].flatMap((normal) => {
    const { y } = rotate(turn, normal);
    return [y, -y];
  });
