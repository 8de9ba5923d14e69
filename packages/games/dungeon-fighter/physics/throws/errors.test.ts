import { whyOutOfBounds } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { REQUIREMENTS, type Requirement } from '../types';
import { AIM_NAMES, aimFor, setKey } from './aims';
import { assistInput, normalOf, SKILLS, type SkillName, throwLike } from './errors';
import { fieldsOf, readInput } from './fields';
import { assistFlipInput, FLIP_FIELDS, flipByPower, flipLike, flipReference } from './flip';
import { CHALLENGE, launchWith, normals } from './hand.fixture';
import { referenceAim, referenceFor } from './reference';
import { refuseThrow } from './refuse';

const NO_ERROR = () => 0;
/** The errors of a throw in the order in which they are drawn. */
const draws = (...values: number[]) => {
  let next = 0;
  return () => values[next++] ?? 0;
};
const named = (reqs: readonly Requirement[], numbers: readonly number[]) => readInput(fieldsOf(reqs, 'd4'), numbers);
const sampled = (reqs: readonly Requirement[], skill: SkillName, times: number) => {
  const normal = normals(3);
  return Array.from({ length: times }, (_, i) =>
    launchWith(reqs, throwLike(skill, reqs, 'd4', referenceAim(reqs, 'd4'), i * 7919, normal), 'd4', i * 7919),
  );
};
const spread = (values: readonly number[]) => {
  const mean = values.reduce((sum, n) => sum + n, 0) / values.length;
  return Math.sqrt(values.reduce((sum, n) => sum + (n - mean) ** 2, 0) / values.length);
};

describe('DF-R112: errors of bots and assist', () => {
  test('DF-R112.1 the grades', () => {
    expect(SKILLS.novice).toEqual({ direction: 100, speed: 0.12, loft: 0.08, timing: 90, balance: 350 });
    expect(SKILLS.regular).toEqual({ direction: 50, speed: 0.07, loft: 0.05, timing: 50, balance: 200 });
    expect(SKILLS.expert).toEqual({ direction: 20, speed: 0.03, loft: 0.02, timing: 25, balance: 100 });
  });

  test('DF-R112.2 normal values come from uniform numbers of the stream', () => {
    const all = Array.from({ length: 1024 }, (_, i) => normalOf(i));
    expect(spread(all)).toBeGreaterThan(990);
    expect(spread(all)).toBeLessThan(1010);
    expect(all[0]).toBe(-all[1023]);
  });

  test('DF-R112.1 without an error it is the aim, by a bot', () => {
    for (const requirement of REQUIREMENTS) {
      const reqs = [requirement];
      if (requirement === 'dancing') continue; // A dancer who may be late throws earlier, and aims accordingly.
      expect(throwLike('regular', reqs, 'd4', referenceAim(reqs, 'd4'), CHALLENGE, NO_ERROR)).toEqual(
        referenceFor(reqs, 'd4', CHALLENGE),
      );
    }
  });

  test('DF-R112.5 how errors act on a plain throw: direction, speed, loft', () => {
    const one = (...values: number[]) =>
      named([], throwLike('regular', [], 'd4', { ...referenceAim([], 'd4') }, 0, draws(...values)));
    expect(one(1000)).toMatchObject({ f: 2150, l: 108, u: 0 }); // 50 mrad
    expect(one(0, 1000)).toMatchObject({ f: 2301, l: 0 }); // 7 %
    expect(one(0, 0, 1000)).toMatchObject({ f: 2150, u: 108 }); // 0.05
  });

  test('DF-R112.5 the Card Flick errs along its edge; what it fixes does not err', () => {
    const one = named(['card-flick'], throwLike('expert', ['card-flick'], 'd4', { f: 2000 }, 0, draws(1000, 0, 1000)));
    expect(one).toMatchObject({ f: 2000, offset: 6 }); // 20 mrad x 1.2 / 4
    expect(one).not.toHaveProperty('u');
  });

  test('DF-R112.5 the Waterfall: direction turns the yaw, speed scales the end angle', () => {
    const aim = referenceAim(['waterfall'], 'd4');
    expect(named(['waterfall'], throwLike('regular', ['waterfall'], 'd4', aim, 0, draws(1000, 1000)))).toMatchObject({
      yaw: 50,
      angle: 535,
    });
  });

  test('DF-R112.2 errors are multiplied by the factor of the requirements', () => {
    const one = named(['blind'], throwLike('regular', ['blind'], 'd4', referenceAim(['blind'], 'd4'), 0, draws(1000)));
    expect(one.l).toBe(194); // 2,150 x 90 mrad
  });

  test('DF-R112.2 the same errors make the same throw; the challenge is not looked into ahead of time', () => {
    const aim = referenceAim(['weak-hand'], 'd4');
    const of = (challenge: number) => throwLike('novice', ['weak-hand'], 'd4', aim, challenge, normals(5));
    expect(of(1)).toEqual(of(2));
  });

  test('DF-R112.3 timing checks are answered around the ideal tick', () => {
    const jumps = sampled(['jump'], 'regular', 300).map(({ from }) => from.y);
    expect(Math.max(...jumps)).toBeLessThanOrEqual(210);
    expect(jumps.filter((y) => y > 195).length).toBeGreaterThan(250);
    const kicks = spread(sampled(['prayer'], 'regular', 400).map(({ vel }) => vel.l - 0));
    expect(kicks).toBeGreaterThan(150);
    const fists = sampled(['punch'], 'regular', 400).filter(({ proofs }) => !proofs.punch).length;
    expect(fists).toBeGreaterThan(10);
    expect(fists).toBeLessThan(80);
  });

  test('DF-R112.1 bubble and gauge are off by their error', () => {
    const gauges = sampled(['x'], 'expert', 300);
    expect(gauges.every(({ proofs, vel }) => proofs.x && vel.f > 100)).toBe(true);
    const bubbles = sampled(['head'], 'regular', 300);
    expect(bubbles.filter(({ vel }) => vel.f === 100).length).toBeLessThan(6);
  });

  test('DF-R107.15 a dancer aims against the giddiness to come', () => {
    const dances = sampled(['dancing'], 'expert', 300);
    const mean = dances.reduce((sum, { vel }) => sum + vel.l / vel.f, 0) / dances.length;
    expect(Math.abs(mean)).toBeLessThan(0.01);
    expect(dances.filter(({ proofs }) => !proofs.dancing).length).toBeLessThan(10);
  });

  test('DF-R112.5 cut to the limits, never refused, for every pair of requirements and the wildest errors', () => {
    const normal = normals(11);
    const wild = () => 4 * normal();
    for (const a of REQUIREMENTS) {
      for (const b of REQUIREMENTS) {
        const reqs = REQUIREMENTS.filter((requirement) => requirement === a || requirement === b);
        for (const shape of ['d4', 'snow', 'water'] as const) {
          const input = throwLike('novice', reqs, shape, aimFor(reqs, shape, 'bullseye'), 5, wild);
          expect(refuseThrow(reqs, shape, input), setKey(reqs, shape)).toBeNull();
        }
      }
    }
  });
});

describe('DF-R104.8: assist', () => {
  test('DF-R104.8, DF-R111.1 every throw has one, without timing, shown as such', () => {
    for (const requirement of REQUIREMENTS) {
      for (const aim of AIM_NAMES) {
        const input = assistInput([requirement], 'd4', aim, CHALLENGE, NO_ERROR);
        expect(refuseThrow([requirement], 'd4', input)).toBeNull();
        expect(named([requirement], input).scheme).toBe(3);
      }
    }
  });

  test('DF-R104.8 the error is that of the regular grade times the factor', () => {
    const bot = throwLike('regular', ['pond'], 'd4', aimFor(['pond'], 'd4', 'bullseye'), 1, normals(8));
    const assisted = assistInput(['pond'], 'd4', 'bullseye', 1, normals(8));
    expect({ ...named(['pond'], assisted), scheme: 4 }).toEqual(named(['pond'], bot));
  });

  test('DF-R104.11 left and right by 0.08 f, short and long by 6 %', () => {
    const best = aimFor([], 'd4', 'bullseye');
    const f = best.f!;
    expect(aimFor([], 'd4', 'left').l).toBeCloseTo((best.l ?? 0) - 0.08 * f);
    expect(aimFor([], 'd4', 'right').l).toBeCloseTo((best.l ?? 0) + 0.08 * f);
    expect(aimFor([], 'd4', 'short').f).toBeCloseTo(0.94 * f);
    expect(aimFor([], 'd4', 'long').f).toBeCloseTo(1.06 * f);
  });
});

describe('DF-R110: flips', () => {
  test('DF-R110.2 the fields and the reference', () => {
    expect(FLIP_FIELDS.map(({ name, min, max }) => [name, min, max])).toEqual([
      ['seat', 0, 71],
      ['lat', -150, 150],
      ['f', 600, 2000],
      ['l', -400, 400],
      ['u', 1200, 2800],
      ['turn', 6000, 16_000],
      ['scheme', 0, 4],
    ]);
    expect(flipReference()).toEqual([0, 0, 1100, 0, 2200, 11_000, 4]);
  });

  test('DF-R112.5 direction and speed err alike; u and the turn rate by the speed error too', () => {
    expect(flipLike('regular', draws(1000, 1000))).toEqual([0, 0, 1177, 59, 2354, 11_770, 4]);
  });

  const whyNoFlip = (numbers: readonly number[]) => whyOutOfBounds(FLIP_FIELDS, 'DF-R104.4', numbers.join());

  test('DF-R104.4 outside the limits it is refused', () => {
    expect(whyNoFlip(flipReference())).toBeNull();
    expect(whyNoFlip([0, 0, 599, 0, 2200, 11_000, 0])?.with).toEqual({ field: 'f', min: 600, max: 2000 });
    expect(whyNoFlip([0, 0, 1100])?.clause).toBe('DF-R104.4');
  });

  test('DF-R110.6 one power bar, or assist', () => {
    expect(flipByPower(500).slice(0, 6)).toEqual(flipReference().slice(0, 6));
    for (const power of [0, 1000]) expect(whyNoFlip(flipByPower(power))).toBeNull();
    expect(assistFlipInput(NO_ERROR).at(-1)).toBe(3);
  });
});
