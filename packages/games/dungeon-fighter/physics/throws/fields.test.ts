import { describe, expect, test } from 'vitest';
import { REQUIREMENTS, type Requirement } from '../types';
import { did, LAST_CODE, LAST_DID, LONGEST, moved, readDeeds } from './did';
import { fieldsOf, readInput, SCHEMES, writeInput } from './fields';
import { inputWith, normals } from './hand.fixture';
import { referenceFor } from './reference';
import { refuseThrow } from './refuse';

const limits = (reqs: readonly Requirement[], shape: 'd4' | 'snow' | 'water' = 'd4') =>
  Object.fromEntries(fieldsOf(reqs, shape).map(({ name, min, max }) => [name, [min, max]]));
const names = (reqs: readonly Requirement[]) => fieldsOf(reqs, 'd4').map(({ name }) => name);

describe('the fields of a throw', () => {
  test('DF-R104.1, DF-R104.3 a plain throw has these fields in this order, with these limits', () => {
    expect(fieldsOf([], 'd4')).toEqual([
      { name: 'seat', min: 0, max: 71 },
      { name: 'r', min: 600, max: 700 },
      { name: 'y', min: 60, max: 200 },
      { name: 'lat', min: -150, max: 150 },
      { name: 'f', min: 600, max: 3600 },
      { name: 'l', min: -600, max: 600 },
      { name: 'u', min: -1500, max: 1500 },
      { name: 'spinX', min: -20_000, max: 20_000 },
      { name: 'spinY', min: -20_000, max: 20_000 },
      { name: 'spinZ', min: -20_000, max: 20_000 },
      { name: 'scheme', min: 0, max: 4 },
      { name: 'slow', min: 0, max: 1 },
      { name: 'release', min: 0, max: 14_400, since: { perSecond: 240, tolerance: 250, clause: 'DF-R105.2' } },
      { name: 'did', min: 0, max: LAST_DID, upTo: 400 },
    ]);
    expect(SCHEMES).toEqual(['drag', 'keys', 'one-button', 'assist', 'bot']);
  });

  test('DF-R107.2 what the Card Flick fixes has no field; the offset steers', () => {
    expect(names(['card-flick'])).toEqual(['seat', 'lat', 'f', 'offset', 'scheme', 'slow', 'release', 'did']);
    expect(limits(['card-flick'])).toMatchObject({ f: [1200, 3000], offset: [-30, 30] });
  });

  test('DF-R107.3 Eye-Level has its own heights, and u between 0.10 f and 0.35 f', () => {
    expect(limits(['eye-level'])).toMatchObject({ y: [30, 80], loft: [100, 350] });
    expect(names(['eye-level'])).not.toContain('u');
  });

  test('DF-R107.4 the Head nods, and not before 360 ticks', () => {
    expect(limits(['head'])).toMatchObject({ f: [600, 1600], u: [0, 200], release: [360, LONGEST] });
    expect(names(['head'])).not.toContain('r');
  });

  test('DF-R107.5, DF-R107.6, DF-R107.8 the gadgets have places', () => {
    expect(limits(['ice-floe', 'ice-wall', 'pond'])).toMatchObject({
      floeDistance: [300, 460],
      floeLat: [-100, 100],
      pondDistance: [310, 470],
      pondLat: [-120, 120],
      wallAzimuth: [-12, 12], // steps of 5 degrees
      wallTurn: [-9, 9],
    });
  });

  test('DF-R107.7, DF-R108.9 a jumper has no choice of height, but 30 to 80 with Eye-Level', () => {
    expect(names(['jump'])).not.toContain('y');
    expect(limits(['eye-level', 'jump'])).toMatchObject({ y: [30, 80], loft: [100, 350] });
  });

  test('DF-R107.9, .10, .11, .14: each launcher has its speeds', () => {
    expect(limits(['prayer']).f).toEqual([900, 2000]);
    expect(limits(['punch']).f).toEqual([1200, 2400]);
    expect(limits(['under-table'])).toMatchObject({ f: [1100, 2200], loft: [500, 1200] });
    expect(limits(['x'])).toMatchObject({ f: [900, 1800], spinY: [-20_000, 20_000] });
    expect(names(['x'])).not.toContain('spinX');
  });

  test('DF-R107.12 the Waterfall is a chute and nothing else; Water dice lie in its middle', () => {
    expect(limits(['waterfall'])).toMatchObject({
      pivotR: [560, 700],
      lip: [40, 140],
      yaw: [-175, 175],
      side: [-15, 15],
      angle: [350, 800],
      rate: [1000, 4000],
    });
    expect(names(['waterfall'])).not.toContain('f');
    expect(limits(['waterfall'], 'water')).not.toHaveProperty('side');
  });

  test('DF-R108.4 the first launcher of the order gives the limits', () => {
    expect(limits(['prayer', 'x']).f).toEqual([900, 1800]);
    expect(limits(['card-flick', 'head']).f).toEqual([600, 1600]);
    expect(limits(['under-table', 'waterfall'])).not.toHaveProperty('f');
  });

  test('DF-R108.5 the Waterfall with Head, Eye-Level and Under-the-Table', () => {
    expect(limits(['head', 'waterfall'])).not.toHaveProperty('lip');
    expect(limits(['eye-level', 'waterfall']).lip).toEqual([40, 80]);
    expect(limits(['under-table', 'waterfall']).pivotR).toEqual([680, 700]);
  });

  test('DF-R108.7 the launcher wins over the Eye-Level where they contradict each other', () => {
    expect(limits(['eye-level', 'under-table'])).toMatchObject({ loft: [500, 1200] });
    expect(limits(['eye-level', 'head'])).toMatchObject({ u: [0, 200] });
    expect(limits(['eye-level', 'prayer'])).toMatchObject({ loft: [100, 350] });
  });

  test('DF-R104.1 numbers are read by name and written again; the order of the deeds does not matter', () => {
    const fields = fieldsOf(['prayer'], 'd4');
    const deeds = [did(480, 'rightPalm'), did(470, 'leftPalm')];
    const numbers = writeInput(fields, { seat: 7, f: 1650, release: 480 }, deeds);
    expect(readInput(fields, numbers)).toMatchObject({ seat: 7, f: 1650, release: 480, lat: 0 });
    expect(readInput(fields, numbers).did).toEqual([
      [470, 5],
      [480, 6],
    ]);
    expect(readDeeds([moved(3, 10, 10), moved(2, -10, -10)])).toEqual([
      [2, 100],
      [3, LAST_CODE],
    ]);
  });
});

describe('what is refused', () => {
  test('DF-R104.4 a number outside the limits of the throw in force', () => {
    expect(refuseThrow([], 'd4', inputWith([], {}))).toBeNull();
    const tooFast = inputWith([], {});
    tooFast[4] = 3601;
    expect(refuseThrow([], 'd4', tooFast)).toEqual({
      clause: 'DF-R104.4',
      with: { field: 'f', min: 600, max: 3600 },
    });
    expect(refuseThrow([], 'd4', tooFast.slice(0, 5))?.clause).toBe('DF-R104.4');
  });

  test('DF-R104.4 deeds that are none, and deeds after the release', () => {
    const with_ = (deed: number) => refuseThrow([], 'd4', inputWith([], { release: 480 }, [deed]))?.clause ?? null;
    expect(with_(480_000)).toBeNull();
    expect(with_(481_000)).toBe('DF-R104.4');
    expect(with_(480_011)).toBe('DF-R104.4');
    expect(with_(480_000 + LAST_CODE + 1)).toBe('DF-R104.4');
  });

  test('DF-R107.4 a nod before 360 ticks', () => {
    const early = referenceFor(['head'], 'd4');
    const release = fieldsOf(['head'], 'd4').findIndex(({ name }) => name === 'release');
    early[release] = 359;
    expect(refuseThrow(['head'], 'd4', early)).toEqual({
      clause: 'DF-R104.4',
      with: { field: 'release', min: 360, max: LONGEST },
    });
  });

  test('DF-R108.6 pieces that overlap, up to the millimetre', () => {
    const both = (pondDistance: number) =>
      refuseThrow(['ice-floe', 'pond'], 'd4', inputWith(['ice-floe', 'pond'], { floeDistance: 340, pondDistance }));
    expect(both(430)).toBeNull(); // 340 + 35 + 55
    expect(both(429)).toEqual({ clause: 'DF-R108.6', with: { one: 'ice-floe', other: 'pond' } });
    const wall = (pondLat: number) =>
      refuseThrow(['ice-wall', 'pond'], 'd4', inputWith(['ice-wall', 'pond'], { pondDistance: 335, pondLat }));
    expect(wall(0)).toBeNull();
    expect(wall(100)?.with).toEqual({ one: 'ice-wall', other: 'pond' });
    const floe = (floeLat: number) =>
      refuseThrow(['ice-floe', 'ice-wall'], 'd4', inputWith(['ice-floe', 'ice-wall'], { floeLat }));
    expect(floe(0)).toBeNull();
    expect(floe(100)?.with).toEqual({ one: 'ice-wall', other: 'ice-floe' });
  });

  test('example 36, DF-R108.9: with Eye-Level and Jump a hand at y 120 is refused', () => {
    const numbers = inputWith(['eye-level', 'jump'], { y: 50 });
    expect(refuseThrow(['eye-level', 'jump'], 'd4', numbers)).toBeNull();
    numbers[2] = 120;
    expect(refuseThrow(['eye-level', 'jump'], 'd4', numbers)?.with).toEqual({ field: 'y', min: 30, max: 80 });
  });

  test('DF-R108.8 no pair of requirements is impossible: its reference is never refused', () => {
    for (const a of REQUIREMENTS) {
      for (const b of REQUIREMENTS) {
        const reqs = REQUIREMENTS.filter((requirement) => requirement === a || requirement === b);
        for (const shape of ['d4', 'snow', 'water'] as const) {
          expect(refuseThrow(reqs, shape, referenceFor(reqs, shape, 7)), `${a}, ${b}`).toBeNull();
        }
      }
    }
  });

  test('DF-R104.4 numbers at random within the limits are seldom refused', () => {
    const whim = normals(1);
    const any = (min: number, max: number) => min + (Math.abs(whim() * 7919) % (max - min + 1));
    let refused = 0;
    for (let i = 0; i < 200; i++) {
      const reqs = REQUIREMENTS.filter((_, index) => index === i % REQUIREMENTS.length);
      const numbers = fieldsOf(reqs, 'd4')
        .slice(0, -1)
        .map(({ min, max }) => any(min, max));
      if (refuseThrow(reqs, 'd4', numbers)) refused += 1;
    }
    expect(refused).toBe(0);
  });
});
