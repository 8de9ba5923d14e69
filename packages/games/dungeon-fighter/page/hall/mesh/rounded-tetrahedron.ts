/** A tetrahedron with rounded edges and corners, as arrays: shrunk, and rolled round by a ball (DF-R103.8). */

export interface Solid {
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  readonly uvs: readonly number[];
}

type Vec = readonly [number, number, number];
const scaled = (v: Vec, by: number): Vec => [v[0] * by, v[1] * by, v[2] * by];
const plus = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const minus = (a: Vec, b: Vec): Vec => plus(a, scaled(b, -1));
const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (v: Vec): Vec => scaled(v, 1 / Math.sqrt(dot(v, v)));

const FINE = 4; // steps across a rounding

/** The skin is two squares side by side: left a face with corner 0 at its top, right the one without. */
export interface Skin {
  /** How many mm a square shows. */
  readonly mm: number;
}

/** Long because every face, edge and corner is laid from the same few points. */
export function roundedTetrahedron(corners: readonly Vec[], rounding: number, skin: Skin): Solid {
  const edge = Math.sqrt(dot(minus(corners[0], corners[1]), minus(corners[0], corners[1])));
  const inradius = edge / (2 * Math.sqrt(6));
  const core = corners.map((corner) => scaled(corner, (inradius - rounding) / inradius));
  const normals = corners.map((corner) => unit(scaled(corner, -1))); // Of the face that lies opposite.
  const faces = corners.map((_, i) => faceFrame(corners, normals, i));
  const solid = { positions: [] as number[], normals: [] as number[], uvs: [] as number[] };

  /** A triangle of points given by corner and normal, seen as part of a face's picture. */
  const triangle = (points: readonly (readonly [corner: number, normal: Vec])[], face: number) => {
    const places = points.map(([corner, normal]) => plus(core[corner], scaled(normal, rounding)));
    const outward = dot(cross(minus(places[1], places[0]), minus(places[2], places[0])), points[0][1]) > 0;
    for (const i of outward ? [0, 1, 2] : [0, 2, 1]) {
      solid.positions.push(...places[i]);
      solid.normals.push(...points[i][1]);
      solid.uvs.push(...uvIn(faces[face], places[i], face, skin));
    }
  };

  for (let face = 0; face < 4; face++) {
    const [a, b, c] = [0, 1, 2, 3].filter((corner) => corner !== face);
    triangle(
      [a, b, c].map((corner) => [corner, normals[face]] as const),
      face,
    );
  }
  for (let j = 0; j < 4; j++) {
    for (let k = j + 1; k < 4; k++) {
      const [one, other] = [0, 1, 2, 3].filter((face) => face !== j && face !== k);
      for (let step = 0; step < FINE; step++) {
        const from = between(normals[one], normals[other], step / FINE);
        const to = between(normals[one], normals[other], (step + 1) / FINE);
        const face = step < FINE / 2 ? one : other; // Each half of the edge carries on the picture beside it.
        triangle(
          [
            [j, from],
            [k, from],
            [k, to],
          ],
          face,
        );
        triangle(
          [
            [j, from],
            [k, to],
            [j, to],
          ],
          face,
        );
      }
    }
  }
  for (let corner = 0; corner < 4; corner++) {
    const [a, b, c] = [0, 1, 2, 3].filter((face) => face !== corner);
    const at = (i: number, k: number): Vec => {
      const rest = FINE - i - k;
      return unit(plus(plus(scaled(normals[a], i), scaled(normals[b], k)), scaled(normals[c], rest)));
    };
    for (let i = 0; i < FINE; i++) {
      for (let k = 0; k < FINE - i; k++) {
        triangle(
          [
            [corner, at(i, k)],
            [corner, at(i + 1, k)],
            [corner, at(i, k + 1)],
          ],
          a,
        );
        if (i + k < FINE - 1) {
          triangle(
            [
              [corner, at(i + 1, k)],
              [corner, at(i + 1, k + 1)],
              [corner, at(i, k + 1)],
            ],
            a,
          );
        }
      }
    }
  }
  return solid;
}

const between = (a: Vec, b: Vec, share: number): Vec => unit(plus(scaled(a, 1 - share), scaled(b, share)));

interface FaceFrame {
  readonly middle: Vec;
  readonly up: Vec;
  readonly right: Vec;
}

/** Up is towards corner 0 where the face has it. */
function faceFrame(corners: readonly Vec[], normals: readonly Vec[], face: number): FaceFrame {
  const own = [0, 1, 2, 3].filter((corner) => corner !== face);
  const middle = scaled(corners[face], -1 / 3);
  const up = unit(minus(corners[own[0]], middle));
  return { middle, up, right: cross(up, normals[face]) };
}

function uvIn({ middle, up, right }: FaceFrame, place: Vec, face: number, { mm }: Skin): [number, number] {
  const off = minus(place, middle);
  const within = (part: number) => Math.max(0.01, Math.min(0.99, 0.5 + part / mm));
  return [(within(dot(off, right)) + (face === 0 ? 1 : 0)) / 2, within(dot(off, up))];
}
