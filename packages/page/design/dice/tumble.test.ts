import { Quaternion, Vector3 } from 'three';
import { expect, test } from 'vitest';
import type { ShownDie } from './die';
import { lying, planThrows, poseAt, sideOnTop } from './tumble';

const faces = [1, 2, 3, 4, 5, 6].map((value) => ({ kind: 'number', value }) as const);
const dice: ShownDie[] = [0, 1, 2, 3, 4, 5].map((top) => ({ kind: 'red', faces, top }));

test.each([0, 1, 2, 3, 4, 5])('side %i lies on top, whichever way it is turned', (side) => {
  for (const yaw of [-0.3, 0, 0.3]) expect(sideOnTop(lying(side, yaw))).toBe(side);
});

test('every throw ends on the face it was given, flat on the table, apart from the others', () => {
  const position = new Vector3();
  const orientation = new Quaternion();
  for (let seed = 0; seed < 200; seed++) {
    const places = planThrows(dice, `throw ${seed}`, 4).map((plan, i) => {
      poseAt(plan, 1, position, orientation);
      expect(sideOnTop(orientation)).toBe(i);
      expect(position.y).toBeCloseTo(0.5, 6);
      return position.clone();
    });
    for (const [i, a] of places.entries()) {
      for (const b of places.slice(i + 1)) expect(a.distanceTo(b)).toBeGreaterThan(1.2);
    }
  }
});

test('no die ever sinks into the table', () => {
  const position = new Vector3();
  const orientation = new Quaternion();
  const corner = new Vector3();
  for (const plan of planThrows(dice, 'deep', 3)) {
    for (let t = 0; t <= 1; t += 0.01) {
      poseAt(plan, t, position, orientation);
      for (let bits = 0; bits < 8; bits++) {
        // The middles of the rounded corners; the rounding is 0.13.
        corner.set(bits & 1 ? 0.37 : -0.37, bits & 2 ? 0.37 : -0.37, bits & 4 ? 0.37 : -0.37);
        expect(corner.applyQuaternion(orientation).add(position).y).toBeGreaterThan(0.13 - 1e-6);
      }
    }
  }
});

test('the same seed is the same throw', () => {
  expect(planThrows(dice, 'a', 3)).toEqual(planThrows(dice, 'a', 3));
  expect(planThrows(dice, 'a', 3)).not.toEqual(planThrows(dice, 'b', 3));
});
