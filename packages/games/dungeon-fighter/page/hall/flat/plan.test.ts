import { describe, expect, it } from 'vitest';
import { azimuthOf, spotAt } from '../seat-frame';
import {
  blendPlans,
  enlarged,
  eyeLevelPlan,
  handAt,
  homePlan,
  matrixOf,
  type Plan,
  resultPlan,
  type Size,
  tableAt,
  uprightAt,
} from './plan';

const onCanvas = (plan: Plan, size: Size, x: number, z: number) => {
  const [a, b, c, d, e, f] = matrixOf(plan, size);
  return { x: a * x + c * z + e, y: b * x + d * z + f };
};
const SIZES = [
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
  { width: 400, height: 286 }, // a window at 200 %
];

describe('the plan', () => {
  it('tells which point of the table lies under the pointer', () => {
    const plan = homePlan(azimuthOf(13), SIZES[2], 0.3);
    const { x, y } = onCanvas(plan, SIZES[2], 120, -44);
    const met = tableAt(plan, SIZES[2], x, y);
    expect(met.x).toBeCloseTo(120, 6);
    expect(met.z).toBeCloseTo(-44, 6);
  });

  for (const size of SIZES) {
    it(`shows board and hand on ${size.width} px, the seat at the bottom`, () => {
      const azimuth = azimuthOf(31);
      const plan = homePlan(azimuth, size);
      for (const { x, z } of [spotAt(azimuth, 690, 0, 0), spotAt(azimuth, -254, 0, 0), spotAt(azimuth, 0, 0, 254)]) {
        const at = onCanvas(plan, size, x, z);
        expect(at.x).toBeGreaterThanOrEqual(0);
        expect(at.x).toBeLessThanOrEqual(size.width);
        expect(at.y).toBeGreaterThanOrEqual(0);
        expect(at.y).toBeLessThanOrEqual(size.height);
      }
      const hand = spotAt(azimuth, 660, 0, 40);
      const at = onCanvas(plan, size, hand.x, hand.z);
      expect(at.y).toBeGreaterThan(size.height * 0.8);
      expect(at.x).toBeGreaterThan(size.width / 2);
    });

    it(`finds the hand again under the pointer on ${size.width} px`, () => {
      const azimuth = azimuthOf(5);
      const plan = homePlan(azimuth, size);
      const { x, z } = spotAt(azimuth, 640, 120, -25);
      const at = onCanvas(plan, size, x, z);
      const met = handAt(plan, size, at.x, at.y);
      expect(met.r).toBeCloseTo(640, 6);
      expect(met.lat).toBeCloseTo(-25, 6);
    });
  }

  it('leans back where it is low, so that the board is at least half as large again as from straight above', () => {
    for (const size of SIZES.slice(1)) {
      const plan = homePlan(0, size);
      const above = size.height / (700 + 256);
      expect((plan.scale / above) ** 2 * plan.squash).toBeGreaterThan(1.5);
      expect(plan.squash).toBeGreaterThanOrEqual(0.62);
    }
    expect(homePlan(0, { width: 360, height: 700 }).squash).toBe(1); // There is height enough: from straight above.
  });

  it('holds a die as large as a thumb, whatever the picture', () => {
    for (const size of SIZES) {
      const plan = homePlan(0, size);
      expect(20 * plan.scale * enlarged(plan, 20)).toBeGreaterThan(47.9);
    }
    expect(enlarged({ ...homePlan(0, SIZES[1]), scale: 9 }, 20)).toBe(1); // It never shrinks.
  });

  it('puts a result in the middle', () => {
    const size = SIZES[0];
    const plan = resultPlan(1, size, [{ x: 80, y: 9, z: -60 }]);
    const at = onCanvas(plan, size, 80, -60);
    expect(at.x).toBeCloseTo(size.width / 2, 6);
    expect(at.y).toBeCloseTo(size.height / 2, 6);
  });

  it('DF-R107.3: holds a die upright where the table is squashed', () => {
    const plan = eyeLevelPlan(azimuthOf(7), SIZES[1]);
    const hand = spotAt(azimuthOf(7), 660, 55, 20);
    const [a, b, c, d, e, f] = uprightAt(plan, SIZES[1], hand.x, hand.z);
    const at = onCanvas(plan, SIZES[1], hand.x, hand.z);
    expect(a * hand.x + c * hand.z + e).toBeCloseTo(at.x, 6);
    expect(b * hand.x + d * hand.z + f).toBeCloseTo(at.y, 6);
    expect(Math.hypot(a, b)).toBeCloseTo(Math.hypot(c, d), 9);
  });

  it('travels from one to the other', () => {
    const [from, to] = [homePlan(0, SIZES[0]), resultPlan(0, SIZES[0], [{ x: 80, y: 9, z: -60 }])];
    expect(blendPlans(from, to, 0)).toEqual(from);
    expect(blendPlans(from, to, 1).scale).toBeCloseTo(to.scale, 9);
  });
});
