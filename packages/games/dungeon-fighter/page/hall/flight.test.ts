import { describe, expect, it } from 'vitest';
import { firstFlight } from './flight';
import { azimuthOf, seenFrom } from './seat-frame';

const HAND = { r: 660, y: 120, lat: 0 };

describe('the line of aim', () => {
  it('DF-R104.3: the reference throw comes down on the table before the board', () => {
    const { lands } = firstFlight(0, HAND, { f: 2150, l: 0, u: 0 });
    expect(lands?.onBoard).toBe(false);
    // 115.5 mm of fall take 0.153 s, and 2,150 mm/s carry 330 mm in that time.
    expect(lands?.z).toBeGreaterThan(320);
    expect(lands?.z).toBeLessThan(342);
    expect(lands?.y).toBe(0);
  });

  it('is the same from every seat', () => {
    const azimuth = azimuthOf(25);
    const { lands } = firstFlight(azimuth, HAND, { f: 2150, l: 300, u: 0 });
    const { r, lat } = seenFrom(azimuth, lands ?? { x: 0, z: 0 });
    const home = firstFlight(0, HAND, { f: 2150, l: 300, u: 0 }).lands;
    expect(r).toBeCloseTo(home?.z ?? 0, 6);
    expect(lat).toBeCloseTo(home?.x ?? 0, 6);
  });

  it('DF-6.4: warns of a throw that meets the board first', () => {
    expect(firstFlight(0, HAND, { f: 3600, l: 0, u: 0 }).lands?.onBoard).toBe(true);
  });

  it('ends at the underside of the table, and past its edge, without a place to land', () => {
    expect(firstFlight(0, { r: 560, y: -30, lat: 0 }, { f: 300, l: 0, u: 900 }).lands).toBeNull();
    expect(firstFlight(0, HAND, { f: 100, l: 0, u: 0 }).lands).toBeNull();
  });
});
