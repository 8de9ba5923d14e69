/** Dice and blocks seen from straight above: which faces show, and where. Pure. */
import { cornersOf, DICE, type Shape } from '../../../physics';
import type { Pose7 } from '../playback';

export type Point = readonly [x: number, y: number, z: number];

/** v' = v + 2 q x (q x v + w v). */
export function turned({ qx, qy, qz, qw }: Pose7, [x, y, z]: Point): Point {
  const [tx, ty, tz] = [qy * z - qz * y + qw * x, qz * x - qx * z + qw * y, qx * y - qy * x + qw * z];
  return [x + 2 * (qy * tz - qz * ty), y + 2 * (qz * tx - qx * tz), z + 2 * (qx * ty - qy * tx)];
}

export const placed = (pose: Pose7, point: Point): Point => {
  const [x, y, z] = turned(pose, point);
  return [x + pose.x, y + pose.y, z + pose.z];
};

export interface Face {
  /** Which: the corner opposite (d4), or the side +x, -x, +y, -y, +z, -z (cube). */
  readonly index: number;
  readonly corners: readonly Point[];
  /** 0 edge on, 1 straight up. */
  readonly up: number;
  /** Its middle, and two vectors along it; a d4's second one points to corner 0 where the face has it. */
  readonly middle: Point;
  readonly right: Point;
  readonly ahead: Point;
}

/** The faces that look up, the lowest first. */
export function facesUp(shape: Shape, pose: Pose7): Face[] {
  const faces = DICE[shape].solid === 'tetrahedron' ? tetrahedronFaces(pose) : boxFaces(pose, boxOf(DICE[shape].edge));
  return faces.filter(({ up }) => up > 0.02).sort((a, b) => a.middle[1] - b.middle[1]);
}

export const boxOf = (edge: number): Point => [edge / 2, edge / 2, edge / 2];

const D4 = cornersOf(DICE.d4).map(({ x, y, z }): Point => [x, y, z]);

function tetrahedronFaces(pose: Pose7): Face[] {
  const corners = D4.map((corner) => placed(pose, corner));
  return corners.map((opposite, index) => {
    const own = [0, 1, 2, 3].filter((corner) => corner !== index).map((corner) => corners[corner]);
    const middle = mean(own);
    const normal = unit(minus(middle, opposite));
    const ahead = unit(minus(own[0], middle));
    return { index, corners: own, up: normal[1], middle, right: cross(ahead, normal), ahead };
  });
}

const SIDES = [0, 1, 2].flatMap((axis) => [1, -1].map((sign) => ({ axis, sign })));

export function boxFaces(pose: Pose7, half: Point): Face[] {
  return SIDES.map(({ axis, sign }, index) => {
    const [second, third] = [(axis + 1) % 3, (axis + 2) % 3];
    const corner = (a: number, b: number): Point => {
      const point: [number, number, number] = [0, 0, 0];
      point[axis] = sign * half[axis];
      point[second] = a * half[second];
      point[third] = b * half[third];
      return placed(pose, point);
    };
    const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
    const middle = mean(corners);
    const right = unit(minus(corners[1], corners[0]));
    const ahead = unit(minus(corners[3], corners[0]));
    return { index, corners, up: unit(minus(middle, [pose.x, pose.y, pose.z]))[1], middle, right, ahead };
  });
}

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (v: Point): Point => {
  const length = Math.hypot(...v) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
};
const mean = (points: readonly Point[]): Point => {
  const sum = (i: number) => points.reduce((total, point) => total + point[i], 0) / points.length;
  return [sum(0), sum(1), sum(2)];
};
