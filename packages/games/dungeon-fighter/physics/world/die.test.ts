import { describe, expect, test } from 'vitest';
import { RAPIER } from '#engine';
import { cornersAt, symbolOf } from './die';
import { DICE } from './measures';
import { dieCollider } from './shapes';
import { coreOf, cornersOf, inradius } from './solids';
import { d4, lies } from './synthetic.fixture';
import { lengthOf, minus, unit } from './vectors';

const tilt = (degrees: number) => {
  const half = (degrees * Math.PI) / 360;
  return { x: Math.sin(half), y: 0, z: 0, w: Math.cos(half) };
};

describe('dice', () => {
  test('DF-R103.1 a d4 has edges of 22 mm and a circumradius of 13.5 (DF-R103.7)', () => {
    const corners = cornersOf(DICE.d4);
    for (const [i, corner] of corners.entries()) {
      expect(lengthOf(corner)).toBeCloseTo(13.47, 2);
      for (const other of corners.slice(i + 1)) expect(lengthOf(minus(corner, other))).toBeCloseTo(22, 9);
    }
    expect(lengthOf(cornersOf(DICE.snow)[0])).toBeCloseTo(34.6, 1);
    expect(lengthOf(cornersOf(DICE.water)[0])).toBeCloseTo(8.7, 1);
  });

  test('DF-R103.1, DF-R103.2 weights and symbols', () => {
    expect([DICE.d4.grams, DICE.water.grams, DICE.snow.grams]).toEqual([5, 1.5, 6]);
    expect(DICE.d4.faces).toEqual(['icon', 'blank', 'blank', 'blank']);
    expect(DICE.water.faces).toEqual(['blank', 'blank', 'icon', 'blank', 'blank', 'blank']);
    expect(DICE.snow.faces).toEqual(['snow', 'snow', 'icon', 'blank', 'blank', 'blank']);
  });

  test('DF-R103.1 the symbol of the highest corner', () => {
    expect(symbolOf(d4('red', 0, 0))).toBe('icon');
    const upsideDown = lies('red', 'd4', { x: 0, y: 10, z: 0 }, unit({ x: 1, y: 0.2, z: 0, w: 0.3 }));
    expect(symbolOf(upsideDown)).toBe('blank');
    expect(symbolOf(d4('red', 0, 0), ['blank', 'icon', 'icon', 'icon'])).toBe('blank'); // DF-R103.5: a set is data
  });

  test('DF-R103.2 the face that points most upwards', () => {
    const at = { x: 0, y: 24, z: 0 };
    expect(symbolOf(lies('snow', 'snow', at))).toBe('icon');
    expect(symbolOf(lies('snow', 'snow', at, tilt(90)))).toBe('blank');
    expect(symbolOf(lies('snow', 'snow', at, { x: 0, y: 0, z: Math.SQRT1_2, w: Math.SQRT1_2 }))).toBe('snow');
    expect(symbolOf(lies('snow', 'snow', at, { x: 0, y: 0, z: -Math.SQRT1_2, w: Math.SQRT1_2 }))).toBe('snow');
  });

  test('DF-R103.3 a leaning d4 whose two highest corners differ by less than 1 mm is blank', () => {
    const onEdge = lies('red', 'd4', { x: 0, y: 10, z: 0 }); // As it is made: corners 0 and 2 are equally high.
    expect(symbolOf(onEdge, ['icon', 'icon', 'icon', 'icon'])).toBe('blank');
    const turned = (degrees: number) => lies('red', 'd4', { x: 0, y: 10, z: 0 }, tilt(degrees));
    const lead = (degrees: number) => {
      const [first, second] = cornersAt(turned(degrees))
        .map(({ y }) => y)
        .sort((a, b) => b - a);
      return first - second;
    };
    expect(lead(3)).toBeLessThan(100);
    expect(symbolOf(turned(3), ['icon', 'icon', 'icon', 'icon'])).toBe('blank');
    expect(lead(5)).toBeGreaterThan(100);
    expect(symbolOf(turned(5), ['icon', 'icon', 'icon', 'icon'])).toBe('icon');
  });

  test('DF-R103.3 a leaning cube whose two best faces differ by less than 0.02 is blank', () => {
    const cube = (degrees: number) => symbolOf(lies('w', 'water', { x: 0, y: 9, z: 0 }, tilt(degrees)));
    expect([cube(44), cube(44.5), cube(45)]).toEqual(['icon', 'blank', 'blank']); // cos 44 - sin 44 = 0.0247
  });

  test('DF-R103.4 corners are the ideal sharp ones: 4 of a d4, 8 of a cube', () => {
    expect(cornersAt(d4('red', 10, 20))).toHaveLength(4);
    const cube = cornersAt(lies('w', 'water', { x: 10, y: 9, z: 20 }));
    expect(cube).toHaveLength(8);
    expect(new Set(cube.map(({ x }) => x))).toEqual(new Set([500, 1500]));
  });

  test('DF-R103.8 with the rounding added the hull has the faces of the sharp solid', () => {
    for (const measure of Object.values(DICE)) {
      const shrunk = lengthOf(coreOf(measure)[0]) / lengthOf(cornersOf(measure)[0]);
      expect(inradius(measure) * shrunk + measure.rounding).toBeCloseTo(inradius(measure), 9);
    }
  });

  test('DF-R103.8 the engine agrees: a cube reaches its sharp faces, not its corners', () => {
    const world = new RAPIER.World({ x: 0, y: 0, z: 0 });
    const collider = world.createCollider(dieCollider('snow'));
    const holds = (x: number, y: number, z: number) => collider.containsPoint({ x, y, z });
    expect([holds(1.99, 0, 0), holds(2.01, 0, 0), holds(1.95, 1.95, 1.95)]).toEqual([true, false, false]);
    world.free();
  });
});
