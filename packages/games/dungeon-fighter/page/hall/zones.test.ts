import { describe, expect, it } from 'vitest';
import { BOARD, zoneAt } from '../../physics';
import { AREAS, areaOf, groundUnder, isOnBoard, roomIn } from './zones';

describe('DF-C1: the board as it is drawn', () => {
  it('has 33 areas, each lying where the physics has the section of that name', () => {
    expect(AREAS).toHaveLength(33);
    for (const area of AREAS) {
      const { x, z } = roomIn(area);
      expect(zoneAt(Math.round(x * 100), Math.round(z * 100))).toEqual({
        kind: 'section',
        section: area.id,
        value: area.value,
      });
    }
  });

  it('finds room for a number away from borders, holes and bones', () => {
    for (const area of AREAS) expect(roomIn(area).clear).toBeGreaterThan(7);
  });

  it('agrees with the physics along every border, a hair on either side', () => {
    for (const { id, from, to, start, end } of AREAS.filter((area) => area.id !== 'BULL')) {
      for (const [r, angle] of [
        [from + 0.05, (start + end) / 2],
        [to - 0.05, (start * 3 + end) / 4],
        [(from + to) / 2, start + 0.001],
        [(from + to) / 2, end - 0.001],
      ]) {
        const zone = zoneAt(Math.round(Math.cos(angle) * r * 100), Math.round(Math.sin(angle) * r * 100));
        if (zone.kind === 'section') expect(zone.section).toBe(id);
        else expect(['hole', 'bone']).toContain(zone.kind);
      }
    }
  });

  it('knows no section by another name', () => {
    expect(areaOf('')).toBeUndefined();
    expect(areaOf('BULL')?.to).toBe(25);
  });
});

describe('what lies under a point', () => {
  it('is the board, the table, or nothing', () => {
    expect(groundUnder(0, 249)).toBe(BOARD.top);
    expect(groundUnder(300, 300)).toBe(0);
    expect(groundUnder(0, 601)).toBe(-Infinity);
  });

  it('DF-R102.1: touching the bevel is touching the board', () => {
    expect(isOnBoard(254, 0)).toBe(true);
    expect(isOnBoard(255, 0)).toBe(false);
  });
});
