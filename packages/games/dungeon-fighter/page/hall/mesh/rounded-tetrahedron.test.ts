import { describe, expect, it } from 'vitest';
import { cornersOf, DICE } from '../../../physics';
import { roundedTetrahedron } from './rounded-tetrahedron';

const corners = cornersOf(DICE.d4).map(({ x, y, z }) => [x, y, z] as const);
const { positions, normals, uvs } = roundedTetrahedron(corners, DICE.d4.rounding, { mm: 28 });
const points = Array.from({ length: positions.length / 3 }, (_, i) => positions.slice(i * 3, i * 3 + 3));
const inradius = DICE.d4.edge / (2 * Math.sqrt(6));
const dot = (a: readonly number[], b: readonly number[]) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const outward = corners.map((corner) => {
  const length = Math.hypot(...corner);
  return corner.map((part) => -part / length);
});

describe('DF-R103.1, DF-R103.8: the rounded d4', () => {
  it('lies within the ideal solid and reaches its four faces', () => {
    for (const normal of outward) {
      const reach = Math.max(...points.map((point) => dot(point, normal)));
      expect(reach).toBeCloseTo(inradius, 5);
    }
  });

  it('has whole triangles that look outwards', () => {
    expect(positions.length % 9).toBe(0);
    expect(normals).toHaveLength(positions.length);
    for (let i = 0; i < points.length; i += 3) {
      const [a, b, c] = points.slice(i, i + 3);
      const [u, v] = [b.map((part, k) => part - a[k]), c.map((part, k) => part - a[k])];
      const facing = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
      expect(dot(facing, normals.slice(i * 3, i * 3 + 3))).toBeGreaterThan(-1e-9);
    }
  });

  it('takes the plain half of its skin only for the face opposite to corner 0', () => {
    const plain = points.filter((_, i) => uvs[i * 2] > 0.5);
    for (const point of plain) expect(dot(point, outward[0])).toBeGreaterThan(inradius - 2 * DICE.d4.rounding);
  });
});
