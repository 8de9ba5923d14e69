import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOARD } from './measures';
import { BULLSEYE, boneAt, octantAt, rankOf, SECTIONS, sectionOf, zoneAt } from './zones';

const mm = (x: number, z: number) => zoneAt(x * 100, z * 100);
const sectionAt = (x: number, z: number) => {
  const zone = mm(x, z);
  return zone.kind === 'section' ? zone.section : zone.kind;
};

describe('zones of the board', () => {
  test('DF-C1.1 rings by radius; DF-R102.1: 33 sections', () => {
    expect(SECTIONS).toHaveLength(33);
    expect(sectionAt(0, 0)).toBe('BULL');
    expect(sectionAt(10, 30)).toBe('A1');
    expect(sectionAt(100, 10)).toBe('B0');
    expect(sectionAt(10, 130)).toBe('C1');
    expect(sectionAt(10, 240)).toBe('D1');
  });

  test('DF-C1.2 octants by the signs of x and z and by |z| <= |x|', () => {
    const points = [
      [9, 2],
      [2, 9],
      [-2, 9],
      [-9, 2],
      [-9, -2],
      [-2, -9],
      [2, -9],
      [9, -2],
    ];
    expect(points.map(([x, z]) => octantAt(x, z))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('DF-R102.4 borders: the outer ring, the octant that DF-C1.2 names', () => {
    expect(sectionAt(25, 0)).toBe('A0');
    expect(sectionAt(65, 0)).toBe('B0');
    expect(sectionAt(0, 30)).toBe('A1'); // x >= 0
    expect(sectionAt(-30, 0)).toBe('A3'); // z >= 0
    expect(octantAt(5, 5)).toBe(0); // |z| <= |x|
    expect(octantAt(-5, 5)).toBe(3);
    expect(octantAt(-5, -5)).toBe(4);
    expect(octantAt(5, -5)).toBe(7);
    expect(sectionAt(250, 0)).toBe('D0'); // r > 250 is outside, 250 is not
    expect(zoneAt(25_001, 0).kind).toBe('out');
  });

  test('DF-C1.3 values by ring and octant', () => {
    const values = (ring: string) => SECTIONS.filter(({ id }) => id.startsWith(ring) && id !== BULLSEYE);
    expect(values('A').map(({ value }) => value)).toEqual([5, 4, 5, 4, 5, 4, 5, 4]);
    expect(
      values('B')
        .filter(({ id }) => id.length === 2)
        .map(({ value }) => value),
    ).toEqual([3, 4, 3, 4, 3, 4, 3, 4]);
    expect(values('C').map(({ value }) => value)).toEqual([2, 3, 2, 1, 2, 3, 2, 1]);
    expect(values('D').map(({ value }) => value)).toEqual([1, 2, 1, 1, 1, 2, 1, 1]);
    expect(sectionOf(BULLSEYE)?.value).toBe(10); // DF-6.11
  });

  test('DF-C1.4 four holes of radius 22, one in each quadrant, at 88, 134, 71 and 156 mm', () => {
    const distances = BOARD.holes.centres.map(([x, z]) => Math.round(Math.sqrt(x * x + z * z)));
    expect(distances).toEqual([88, 134, 71, 156]);
    for (const [hole, [x, z]] of BOARD.holes.centres.entries()) {
      expect(mm(x, z)).toEqual({ kind: 'hole', hole });
      expect(mm(x + 22, z)).toEqual({ kind: 'hole', hole }); // "within" includes equal
      expect(zoneAt((x + 22) * 100 + 1, z * 100).kind).toBe('section');
    }
    expect(new Set(BOARD.holes.centres.map(([x, z]) => `${x > 0}${z > 0}`)).size).toBe(4);
  });

  test('DF-C1.5, DF-R102.3 eight bones at the rim, round at both ends', () => {
    expect(BOARD.bones.axes).toHaveLength(8);
    for (const [bone, [x1, z1, x2, z2]] of BOARD.bones.axes.entries()) {
      expect(boneAt(x1 * 100, z1 * 100)).toBe(bone);
      expect(boneAt((x1 + x2) * 50, (z1 + z2) * 50)).toBe(bone);
      const [ax, az] = [x2 - x1, z2 - z1];
      const length = Math.sqrt(ax * ax + az * az);
      const beyond = (by: number) =>
        boneAt(Math.round(x2 * 100 + (ax / length) * by), Math.round(z2 * 100 + (az / length) * by));
      expect(beyond(1190)).toBe(bone);
      expect(beyond(1210)).toBe(-1);
      const beside = (by: number) =>
        boneAt(
          Math.round(x1 * 100 + ax * 50 - (az / length) * by),
          Math.round(z1 * 100 + az * 50 + (ax / length) * by),
        );
      expect(beside(1198)).toBe(bone);
      expect(beside(1202)).toBe(-1);
    }
  });

  test('DF-C1.7 shares of the area', () => {
    const counts = new Map<string, number>();
    let all = 0;
    for (let x = -25_000; x <= 25_000; x += 80) {
      for (let z = -25_000; z <= 25_000; z += 80) {
        const zone = zoneAt(x, z);
        if (zone.kind === 'out') continue;
        all += 1;
        const name = zone.kind === 'section' ? String(zone.value) : zone.kind;
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    }
    const share = (name: string) => ((counts.get(name) ?? 0) / all) * 100;
    const given = { 1: 40.2, 2: 23.1, 3: 12.1, 4: 9.3, 5: 2.8, 10: 1.0, bone: 8.5, hole: 3.1 };
    for (const [name, percent] of Object.entries(given)) expect(share(name), name).toBeCloseTo(percent, 1);
  });

  test('DF-R102.4 ranks for ties', () => {
    const section = (value: number) => ({ kind: 'section', section: '', value }) as const;
    const ranks = [
      rankOf({ kind: 'out' }),
      rankOf({ kind: 'bone', bone: 0 }),
      ...[1, 2, 3, 4, 5, 10].map((v) => rankOf(section(v))),
    ];
    expect(ranks).toEqual(ranks.slice().sort((a, b) => a - b));
    expect(new Set(ranks).size).toBe(ranks.length);
  });

  /** The same by other means: whole numbers of any size, and DF-C1 line by line. Lengths in 0.01 mm. */
  describe('exact, to the last hundredth of a millimetre', () => {
    const RADII = [0, 2500, 6500, 11_500, 17_000, 25_000];
    const sq = (n: number | bigint) => BigInt(n) * BigInt(n);
    const octant = (x: number, z: number): number => {
      const flat = sq(z) <= sq(x); // |z| <= |x|
      if (x >= 0 && z >= 0) return flat ? 0 : 1;
      if (x < 0 && z >= 0) return flat ? 3 : 2;
      if (x < 0) return flat ? 4 : 5;
      return flat ? 7 : 6;
    };
    const bone = (x: number, z: number): number =>
      BOARD.bones.axes.findIndex((axis) => {
        const [x1, z1, x2, z2] = axis.map((part) => BigInt(part * 100));
        const [ax, az, px, pz] = [x2 - x1, z2 - z1, BigInt(x) - x1, BigInt(z) - z1];
        const length = sq(ax) + sq(az);
        const along = ax * px + az * pz;
        const foot = along < 0n ? 0n : along > length ? length : along; // of the point on the axis, in parts of it
        return sq(px * length - ax * foot) + sq(pz * length - az * foot) <= sq(1200) * sq(length);
      });
    const zone = (x: number, z: number): string => {
      const r2 = sq(x) + sq(z);
      if (r2 > sq(25_000)) return 'out';
      const hole = BOARD.holes.centres.findIndex(([hx, hz]) => sq(x - hx * 100) + sq(z - hz * 100) <= sq(2200));
      if (hole >= 0) return `hole ${hole}`;
      if (bone(x, z) >= 0) return `bone ${bone(x, z)}`;
      const ring = Math.min(
        4,
        RADII.findLastIndex((radius) => r2 >= sq(radius)),
      );
      return ring === 0 ? 'BULL' : `${'-ABCD'[ring]}${octant(x, z)}`;
    };
    const found = (x: number, z: number): string => {
      const it = zoneAt(x, z);
      return it.kind === 'section'
        ? it.section
        : it.kind === 'out'
          ? 'out'
          : `${it.kind} ${it.kind === 'hole' ? it.hole : it.bone}`;
    };
    const agrees = (x: number, z: number): void => {
      if (found(x, z) !== zone(x, z)) expect([x, z, found(x, z)]).toEqual([x, z, zone(x, z)]);
    };
    const STEPS = [-1, 0, 1];
    const around = (x: number, z: number) => {
      for (const dx of STEPS) for (const dz of STEPS) agrees(x + dx, z + dz);
    };

    test('DF-R102.5 at every border of a ring and at the rim, on it and one step to either side', () => {
      for (const radius of RADII.slice(1)) {
        for (let x = -radius; x <= radius; x += 500) {
          const z = Math.floor(Math.sqrt(radius * radius - x * x));
          around(x, z);
          around(x, -z);
        }
        for (const [a, b] of [
          [3, 4],
          [7, 24],
        ]) {
          const c = Math.sqrt(a * a + b * b);
          if ((radius * a) % c === 0) around((radius * a) / c, (radius * b) / c); // exactly on the border
        }
      }
    });

    test('DF-R102.5 at every border of an octant: both axes and both diagonals', () => {
      for (let r = 0; r <= 25_000; r += 250) {
        for (const [x, z] of [
          [r, 0],
          [-r, 0],
          [0, r],
          [0, -r],
          [r, r],
          [-r, r],
          [r, -r],
          [-r, -r],
        ])
          around(x, z);
      }
    });

    test('DF-R102.5 at the edges of holes and bones', () => {
      for (const [hx, hz] of BOARD.holes.centres) {
        for (let x = -2200; x <= 2200; x += 100) {
          const z = Math.floor(Math.sqrt(2200 * 2200 - x * x));
          for (const sign of [-1, 1]) around(hx * 100 + x, hz * 100 + sign * z);
        }
      }
      for (const [x1, z1, x2, z2] of BOARD.bones.axes) {
        const [ax, az] = [x2 - x1, z2 - z1];
        const length = Math.sqrt(ax * ax + az * az);
        for (let part = -20; part <= 120; part += 4) {
          const [x, z] = [x1 * 100 + ax * part, z1 * 100 + az * part];
          for (const by of [-1200, 1200])
            around(Math.round(x - (az / length) * by), Math.round(z + (ax / length) * by));
        }
      }
    });

    test('DF-R102.5 anywhere', () => {
      const part = fc.integer({ min: -26_000, max: 26_000 });
      fc.assert(fc.property(part, part, agrees), { numRuns: 2000 });
    });
  });
});

describe('the pieces of the board', () => {
  test('DF-C1.6 four quarters along the axes: each holds one hole, and no section but the bullseye lies in two', () => {
    const quarterOf = (x: number, z: number) => `${x >= 0}/${z >= 0}`;
    expect(new Set(BOARD.holes.centres.map(([x, z]) => quarterOf(x, z))).size).toBe(4);
    const quarters = new Map<string, Set<string>>();
    for (let x = -249; x <= 249; x += 6) {
      for (let z = -249; z <= 249; z += 6) {
        const section = sectionAt(x, z);
        quarters.set(section, (quarters.get(section) ?? new Set()).add(quarterOf(x, z)));
      }
    }
    const apart = SECTIONS.filter(({ id }) => id !== BULLSEYE && (quarters.get(id)?.size ?? 0) !== 1);
    expect(apart.map(({ id }) => id)).toEqual([]);
  });
});
