import { describe, expect, test } from 'vitest';
import { REQUIREMENTS, type Requirement } from '../types';
import { did, readDeeds } from './did';
import { CHALLENGE, inputWith, launchWith } from './hand.fixture';
import { bubbleAt } from './head';
import { keepBubble, keepGauge, swing } from './keepers';
import { PRESET_WALLS } from './reference';
import { refuseThrow } from './refuse';

/** What the presses of one switch become, for each throw that has any. */
const PRESSES: { readonly [requirement in Requirement]?: readonly number[] } = {
  blind: [did(100, 'dark')], // The page darkens by itself after one sweep of the bars.
  head: keepBubble(CHALLENGE, 768, (tick) => swing(tick, false), false), // The page swings it; the press is the nod.
  jump: [did(700, 'jump')], // One press jumps, the next one throws.
  prayer: [did(760, 'leftPalm'), did(768, 'rightPalm')], // How far the two marks are apart is the gap.
  punch: [did(720, 'strike'), did(768, 'open')], // One press strikes, the second opens.
  x: keepGauge(CHALLENGE, 768, 500, false), // Single taps: the page alternates left and right.
  dancing: [did(400, 'turnBegins'), did(700, 'turnedRight')], // The dial makes one turn; the press throws.
};

/** Seat, direction and power come from three bars (DF-R104.7) and are ordinary numbers; here they are the reference's. */
const byOneButton = (requirement: Requirement) =>
  inputWith([requirement], { seat: 10, release: 768, scheme: 2, l: 0 }, PRESSES[requirement] ?? []);

describe('DF-R111.1: one switch', () => {
  test.each(REQUIREMENTS)('DF-R111.1: %s can be thrown by one button, and its checks pass', (requirement) => {
    const input = byOneButton(requirement);
    expect(refuseThrow([requirement], 'd4', input)).toBeNull();
    const { proofs, vel, chute } = launchWith([requirement], input);
    expect(Object.values(proofs).every(Boolean)).toBe(true);
    expect(chute !== null || vel.f > 100).toBe(true);
  });

  test('DF-R107.6 three preset walls, none in the way of another piece', () => {
    for (const wall of PRESET_WALLS) {
      for (const other of ['pond', 'ice-floe'] as const) {
        const reqs = REQUIREMENTS.filter((requirement) => requirement === 'ice-wall' || requirement === other);
        expect(refuseThrow(reqs, 'd4', inputWith(reqs, wall))).toBeNull();
      }
    }
  });

  test('DF-R107.4 by one button the bubble swings on one axis and passes the middle', () => {
    const deeds = readDeeds(keepBubble(CHALLENGE, 2000, (tick) => swing(tick, false), false));
    const sides = new Set<number>();
    for (let tick = 360; tick < 2000; tick += 24) {
      const { x, y, left } = bubbleAt(CHALLENGE, deeds, tick, false);
      expect(left).toBeNull();
      expect(Math.abs(y)).toBeLessThan(250);
      sides.add(Math.sign(x));
    }
    expect(sides.has(1) && sides.has(-1)).toBe(true);
  });
});
