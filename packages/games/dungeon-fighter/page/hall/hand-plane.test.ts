import { describe, expect, it } from 'vitest';
import { eyeLevelView, eyeOf, homeView, underTableView } from './camera';
import { onHandPlane } from './hand-plane';
import { azimuthOf, type Spot, spotAt } from './seat-frame';

function rayTo(from: Spot, point: Spot) {
  const [x, y, z] = [point.x - from.x, point.y - from.y, point.z - from.z];
  const length = Math.hypot(x, y, z);
  return { from, to: { x: x / length, y: y / length, z: z / length } };
}

describe('the plane of the hand', () => {
  it('gives back the point that is pointed at, from any seat', () => {
    for (const seat of [0, 13, 50]) {
      const azimuth = azimuthOf(seat);
      const eye = eyeOf(homeView(azimuth, 1.6));
      const met = onHandPlane(rayTo(eye, spotAt(azimuth, 640, 120, -35)), azimuth, { r: 660, y: 120 });
      expect(met?.r).toBeCloseTo(640, 4);
      expect(met?.lat).toBeCloseTo(-35, 4);
    }
  });

  it('leans where it is seen from its edge: a small movement stays a small one', () => {
    const eye = eyeOf(eyeLevelView(0, 1.6, 0));
    const near = onHandPlane(rayTo(eye, { x: 0, y: 40, z: 660 }), 0, { r: 660, y: 55 });
    const far = onHandPlane(rayTo(eye, { x: 0, y: 60, z: 660 }), 0, { r: 660, y: 55 });
    expect(near && far).not.toBeNull();
    expect((near?.r ?? 0) - (far?.r ?? 0)).toBeGreaterThan(5);
    expect(Math.abs((near?.r ?? 0) - (far?.r ?? 0))).toBeLessThan(200);
  });

  it('DF-R107.11: up is forward also from below the table', () => {
    const eye = eyeOf(underTableView(0, 1.6, 0));
    const low = onHandPlane(rayTo(eye, { x: 0, y: -60, z: 800 }), 0, { r: 800, y: -30 });
    const high = onHandPlane(rayTo(eye, { x: 0, y: 0, z: 800 }), 0, { r: 800, y: -30 });
    expect(high?.r ?? 0).toBeLessThan(low?.r ?? 0);
  });

  it('is not met by who looks away', () => {
    const eye = { x: 0, y: 600, z: 1200 };
    expect(onHandPlane({ from: eye, to: { x: 0, y: 1, z: 0 } }, 0, { r: 660, y: 120 })).toBeNull();
  });
});
