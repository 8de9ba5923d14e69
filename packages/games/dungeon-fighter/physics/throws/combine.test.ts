import { describe, expect, test } from 'vitest';
import { REQUIREMENTS, type Requirement } from '../types';
import { CHANNEL, channelsOf, factorOf, launcherOf } from './channels';
import { did, readDeeds } from './did';
import { CHALLENGE, launchOfChange, launchWith } from './hand.fixture';
import { bubbleAt } from './head';
import { keepBubble } from './keepers';
import { referenceFor } from './reference';

describe('DF-R108: combining throws', () => {
  test('DF-R108.1 every requirement belongs to a channel', () => {
    expect(REQUIREMENTS.every((requirement) => CHANNEL[requirement] !== undefined)).toBe(true);
    expect(channelsOf(['blind', 'eye-level', 'jump', 'pond', 'prayer', 'waterfall', 'weak-hand'])).toEqual({
      view: ['blind', 'eye-level'],
      hand: ['weak-hand'],
      timing: ['jump'],
      launcher: ['waterfall', 'prayer'],
      path: ['pond'],
    });
  });

  test('DF-R108.1 every check must pass, and each is told by itself', () => {
    const { proofs } = launchOfChange(['jump', 'prayer'], { release: 900 }, [
      did(800, 'jump'),
      did(840, 'leftPalm'),
      did(900, 'rightPalm'),
    ]);
    expect(proofs).toEqual({ jump: true, prayer: false });
  });

  test('DF-R108.2 Blind over Eye-Level: dark, with the limits of the Eye-Level', () => {
    const launch = launchOfChange(['blind', 'eye-level'], { y: 40, f: 2000, loft: 100 });
    expect(launch).toMatchObject({ from: { y: 40 }, vel: { u: 200 }, proofs: { blind: true, 'eye-level': true } });
  });

  test('DF-R108.3 Jump and Dancing: 288 ticks in the air, turn and release within them', () => {
    const dance = (began: number) =>
      launchOfChange(['jump', 'dancing'], { release: 444 }, [
        did(300, 'jump'),
        did(began, 'turnBegins'),
        did(400, 'turnedRight'),
      ]);
    expect(dance(300)).toMatchObject({ from: { y: 210 }, vel: { u: 0 }, proofs: { jump: true, dancing: true } });
    expect(dance(299).proofs).toEqual({ jump: true, dancing: false });
  });

  test('DF-R108.3 Jump adds h to the height of a launcher, but not under the table', () => {
    expect(launchOfChange(['jump', 'x'], {}).from.y).toBe(250);
    expect(launchOfChange(['jump', 'under-table'], {})).toMatchObject({
      from: { y: -30 },
      proofs: { jump: true, 'under-table': true },
    });
  });

  test('DF-R108.4 the place comes from the first launcher, the triggers are those of all', () => {
    expect(launcherOf(['prayer', 'punch', 'x'])).toBe('punch');
    const launch = launchOfChange(['prayer', 'punch'], { release: 900 }, [
      did(840, 'strike'),
      did(900, 'open'), // 12 ticks late: to the right
      did(900, 'leftPalm'),
      did(894, 'rightPalm'), // 6 ticks: to the left
    ]);
    expect(launch).toMatchObject({
      from: { r: 580, y: 20 },
      vel: { f: 1900, l: 75, u: 570 },
      proofs: { prayer: true, punch: true },
    });
  });

  test('DF-R108.5 the Waterfall on the head stands at 260; the bubble turns and tilts it', () => {
    const deeds = keepBubble(CHALLENGE, 480, () => ({ x: 500, y: 500 }), false);
    const bubble = bubbleAt(CHALLENGE, readDeeds(deeds), 480, false);
    const { chute, proofs } = launchOfChange(['head', 'waterfall'], { angle: 500, release: 480 }, deeds);
    expect(chute).toMatchObject({
      pivotY: 260,
      yaw: Math.trunc(bubble.x / 10),
      angle: Math.trunc(500 * (1 + bubble.y / 10_000)),
    });
    expect(proofs).toEqual({ head: true });
  });

  test('DF-R108.5 with Jump the pivot rises with h; with Under-the-Table the chute is lifted from below', () => {
    const plain = launchOfChange(['waterfall'], {}).chute!;
    expect(launchOfChange(['jump', 'waterfall'], {}).chute?.pivotY).toBe(plain.pivotY + 90);
    expect(launchOfChange(['under-table', 'waterfall'], {})).toMatchObject({
      chute: { lifted: true, pivotR: 680 },
      proofs: { 'under-table': true },
    });
  });

  test('DF-R107.17 a die that sticks never gets as far as the chute', () => {
    const launch = launchOfChange(['prayer', 'waterfall'], { release: 900 }, [did(900, 'leftPalm')]);
    expect(launch).toMatchObject({
      chute: null,
      vel: { f: 100, l: 0, u: 0 },
      proofs: { prayer: false, waterfall: false },
    });
  });

  test('DF-R108.9, example 36: Eye-Level and Jump at the top: y = 50 + 90, and both pass', () => {
    const launch = launchOfChange(['eye-level', 'jump'], { y: 50, f: 2000, loft: 200 });
    expect(launch).toMatchObject({
      from: { y: 140 },
      vel: { u: 400 },
      proofs: { 'eye-level': true, jump: true },
    });
  });

  test('DF-R108.8 factors multiply, at most 3', () => {
    expect(factorOf([])).toBe(1);
    expect(factorOf(['jump', 'pond'])).toBeCloseTo(1.32);
    expect(factorOf(['blind', 'weak-hand'])).toBe(3); // 3.06
  });

  test('DF-R108.8 the reference of every pair meets every proof of the hand', () => {
    for (const a of REQUIREMENTS) {
      for (const b of REQUIREMENTS) {
        const reqs: Requirement[] = REQUIREMENTS.filter((requirement) => requirement === a || requirement === b);
        const { proofs } = launchWith(reqs, referenceFor(reqs, 'd4', CHALLENGE));
        expect(Object.values(proofs).every(Boolean), `${reqs}: ${JSON.stringify(proofs)}`).toBe(true);
      }
    }
  });
});
