import { describe, expect, test } from 'vitest';
import { tremorAt } from './hand';
import { noise, noiseWalk } from './noise';
import { driftAt } from './view';

describe('DF-R107.16: seeded noise', () => {
  test('DF-R107.16 is the same for the same seed, channel and tick, on every machine', () => {
    expect([0, 1, 2, 3].map((i) => noise(1, 0, 48, 48 * i))).toEqual([0, 1, 2, 3].map((i) => noise(1, 0, 48, 48 * i)));
    expect([0, 24, 48, 1000].map((tick) => noise(20_261_115, 2, 48, tick))).toMatchInlineSnapshot(`
      [
        -610,
        71,
        753,
        -338,
      ]
    `);
  });

  test('DF-R107.16 lies between -1,000 and 1,000, reaches far to both sides and is 0 on average', () => {
    const draws: number[] = [];
    for (let seed = 0; seed < 200; seed++) for (let i = 0; i < 50; i++) draws.push(noise(seed * 7_919, 3, 60, 60 * i));
    expect(Math.min(...draws)).toBeGreaterThanOrEqual(-1000);
    expect(Math.max(...draws)).toBeLessThanOrEqual(1000);
    expect(Math.min(...draws)).toBeLessThan(-990);
    expect(Math.max(...draws)).toBeGreaterThan(990);
    expect(Math.abs(draws.reduce((sum, n) => sum + n, 0) / draws.length)).toBeLessThan(20);
  });

  test('DF-R107.16 straight lines between, rounded towards zero', () => {
    for (let seed = 0; seed < 50; seed++) {
      const from = noise(seed, 1, 48, 0);
      const to = noise(seed, 1, 48, 48);
      for (let tick = 1; tick < 48; tick++) {
        expect(noise(seed, 1, 48, tick) + 0).toBe(Math.trunc(from + ((to - from) * tick) / 48) + 0);
      }
    }
  });

  test('DF-R107.16 tick by tick it is the same walk', () => {
    const walk = noiseWalk(99, 2, 48);
    for (let tick = 0; tick < 500; tick++) expect(walk(tick)).toBe(noise(99, 2, 48, tick));
  });

  test('DF-R107.16 channels are unlike each other', () => {
    const of = (channel: number) => Array.from({ length: 20 }, (_, i) => noise(5, channel, 48, 48 * i));
    expect(of(0)).not.toEqual(of(1));
    expect(of(3)).not.toEqual(of(4));
  });

  test('DF-R107.13 the tremor moves lat by 25 mm at most, f by a tenth', () => {
    for (let tick = 0; tick < 2000; tick += 7) {
      const { lat, f } = tremorAt(11, tick);
      expect(Math.abs(lat)).toBeLessThanOrEqual(25);
      expect(Math.abs(f)).toBeLessThanOrEqual(1000);
    }
    expect(tremorAt(11, 100)).toEqual({
      lat: Math.trunc((25 * noise(11, 3, 60, 100)) / 1000),
      f: noise(11, 4, 60, 100),
    });
  });

  test('DF-R107.1 the hand drifts evenly and is there after 240 ticks', () => {
    const there = driftAt(77, 240);
    expect(there).toEqual({
      lat: Math.trunc((50 * noise(77, 5, 1, 0)) / 1000),
      r: Math.trunc((40 * noise(77, 6, 1, 0)) / 1000),
    });
    expect(driftAt(77, 1900)).toEqual(there);
    expect(driftAt(77, 0)).toEqual({ lat: 0, r: 0 });
    expect(Math.abs(driftAt(77, 120).lat)).toBe(Math.floor(Math.abs((50 * noise(77, 5, 1, 0)) / 2000)));
  });
});
