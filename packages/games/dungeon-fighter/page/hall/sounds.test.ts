import { describe, expect, it } from 'vitest';
import type { Contact } from '../../physics';
import { strengthOf, surfaceOf } from './sounds';

const met = (other: string, x = 0, z = 0): Contact => ({ tick: 1, body: 'red', other, x, z, speed: 1000 });

describe('what a contact sounds like', () => {
  it('knows wood, ice, holes and the gadgets', () => {
    expect(surfaceOf(met('table'))).toBe('wood');
    expect(surfaceOf(met('board'))).toBe('ice');
    expect(surfaceOf(met('hole-floor'))).toBe('hole');
    for (const gadget of ['floe', 'wall', 'chute'] as const) expect(surfaceOf(met(gadget))).toBe(gadget);
    expect(surfaceOf(met('iceberg-2'))).toBe('crystal');
    expect(surfaceOf(met('frozen-1'))).toBe('ice');
    expect(surfaceOf(met('white-3'))).toBe('die');
  });

  it('DF-R102.3: a bone is printed on the board, and heard there', () => {
    expect(surfaceOf(met('board', 2180, 905))).toBe('bone');
  });

  it('is silent for what nobody hears and never louder than full', () => {
    expect(strengthOf(20)).toBe(0);
    expect(strengthOf(600)).toBeGreaterThan(0);
    expect(strengthOf(600)).toBeLessThan(strengthOf(1800));
    expect(strengthOf(9000)).toBe(1);
  });
});
