import { whyOutOfBounds } from '@tabard/kernel';
import { describe, expect, it } from 'vitest';
import { builtIn, questions } from '../../../index';
import { FLIP_FIELDS } from '../../../physics';
import { AT_THE_END } from './assist';
import { barAt, hasSwept, pickAt, seatAt, unevenMs } from './bars';
import { curl, powerOf, type Sample, strokeOf } from './drag';
import { FlipHand, flipNumbers } from './flip';
import { chargeAt, glideOf, stepOf, swayAt } from './keys';
import { triangle } from './wave';

/** A straight stroke: px a millisecond, for so long. */
function strokeAlong(dx: number, dy: number, ms: number): Sample[] {
  return Array.from({ length: Math.floor(ms / 8) + 1 }, (_, i) => {
    const [x, y] = [600 + dx * i * 8, 700 + dy * i * 8];
    return { ms: 1000 + i * 8, x, y, r: 660 + (y - 700) * 0.8, lat: (x - 600) * 0.8 };
  });
}
const end = (samples: readonly Sample[]) => samples[samples.length - 1].ms;

describe('DF-R104.5: drag', () => {
  it('the last 80 ms give speed and direction', () => {
    const slow = strokeAlong(0, -0.2, 400);
    const last = slow[slow.length - 1];
    const quick = strokeAlong(0.24, -1.2, 80).map((sample, i) => ({
      ms: last.ms + 8 * (i + 1),
      x: last.x + (sample.x - 600),
      y: last.y + (sample.y - 700),
      r: last.r + (sample.r - 660),
      lat: last.lat + sample.lat,
    }));
    const all = [...slow, ...quick];
    const stroke = strokeOf(all, end(all))!;
    expect(stroke.speed).toBeCloseTo(1000 * Math.hypot(0.24, 1.2), -1);
    expect(stroke.turn).toBeCloseTo(200, -1);
  });
  it('a press without movement cancels, and so does a hand that stops or comes back', () => {
    const still = strokeAlong(0, 0, 200);
    expect(strokeOf(still, end(still))).toBeNull();
    const slow = strokeAlong(0, -0.05, 400);
    expect(strokeOf(slow, end(slow))).toBeNull();
    const back = strokeAlong(0, 1, 200);
    expect(strokeOf(back, end(back))).toBeNull();
    const gone = strokeAlong(0, -1, 200);
    expect(strokeOf(gone, end(gone) + 500)).toBeNull(); // It waited before it let go.
  });
  it('a bend of the last 200 ms spins: to the right is clockwise, seen from above', () => {
    const bent = Array.from({ length: 20 }, (_, i) => {
      const angle = -Math.PI / 2 + (i / 19) * (Math.PI / 3);
      return { i, dx: 10 * Math.cos(angle), dy: 10 * Math.sin(angle) };
    });
    let [x, y] = [600, 700];
    const samples = bent.map(({ i, dx, dy }) => {
      x += dx;
      y += dy;
      return { ms: 1000 + i * 8, x, y, r: 660 + (y - 700) * 0.8, lat: (x - 600) * 0.8 };
    });
    expect(curl(samples)).toBeGreaterThan(0.8);
    expect(strokeOf(samples, end(samples))!.spin).toBeLessThan(-5000);
    const straight = strokeAlong(0, -1, 200);
    expect(Math.abs(strokeOf(straight, end(straight))!.spin)).toBeLessThan(100);
  });
  it('a flick of natural speed is the reference, and a wild one is evened out', () => {
    expect(powerOf(1200, 1)).toBeCloseTo(1, 5);
    expect(powerOf(2400, 1)).toBeLessThan(1.3);
    expect(powerOf(600, 2)).toBeCloseTo(1, 5);
  });
});

describe('DF-R104.6: keys', () => {
  it('charges from nothing to full in 1.2 s, then back and forth', () => {
    expect([0, 600, 1200, 1800, 2400].map((ms) => chargeAt(ms, false))).toEqual([0, 0.5, 1, 0.5, 0]);
    expect(chargeAt(2400, true)).toBe(1);
  });
  it('an arrow moves a step at once, and on when it is held', () => {
    expect(stepOf('west').turn).toBeLessThan(0);
    expect(stepOf('up').lift).toBeGreaterThan(0);
    expect(glideOf([{ arrow: 'east', since: 0 }], 0, 200)).toEqual({ turn: 0, lift: 0 });
    expect(glideOf([{ arrow: 'east', since: 0 }], 250, 750).turn).toBeCloseTo(60);
  });
  it('the arm sways while it charges, by the challenge, and not at first', () => {
    expect(swayAt(0, 5, false)).toBeCloseTo(0);
    expect(swayAt(900, 5, false)).toBe(swayAt(900, 5, false));
    expect(swayAt(900, 5, false)).not.toBe(swayAt(900, 6, false));
  });
});

describe('DF-R104.7: one button', () => {
  const usual = { speed: 100, slow: false };
  it('bars are triangle waves: direction 1.6 s, power 1.4 s', () => {
    expect([0, 400, 800, 1200, 1600].map((ms) => barAt(ms, 1600, usual))).toEqual([0, 0.5, 1, 0.5, 0]);
    expect(triangle(700, 1400)).toBe(1);
  });
  it('their speed goes from 50 to 200 %, and slow mode halves it', () => {
    expect(barAt(400, 1600, { speed: 200, slow: false })).toBe(1);
    expect(barAt(1600, 1600, { speed: 50, slow: false })).toBe(1);
    expect(barAt(1600, 1600, { speed: 100, slow: true })).toBe(1);
  });
  it('the seat bar is slow and starts where one stands', () => {
    expect(seatAt(0, 70, usual)).toBe(70);
    expect(seatAt(500, 70, usual)).toBe(1);
    expect(seatAt(12_000, 70, usual)).toBe(70);
  });
  it('DF-R107.6: a second for each preset', () =>
    expect([0, 1000, 2500, 3000].map((ms) => pickAt(ms, 3, usual))).toEqual([0, 1, 2, 0]));
  it('DF-R107.1: hidden after one sweep', () => {
    expect(hasSwept(1599, 1600, usual)).toBe(false);
    expect(hasSwept(1600, 1600, usual)).toBe(true);
  });
  it('DF-R107.13: the weak hand’s bars are uneven by the challenge, and never stand still or run back', () => {
    const run = Array.from({ length: 40 }, (_, i) => unevenMs(i * 50, 11));
    for (let i = 1; i < run.length; i++) expect(run[i] - run[i - 1]).toBeGreaterThan(20);
    expect(unevenMs(1000, 11)).not.toBe(unevenMs(1000, 12));
  });
});

describe('DF-R104.8, DF-R104.9: assist', () => {
  it('is what happens when the clock ends, and only names its aim', () =>
    expect(questions.key('throw', AT_THE_END, builtIn)).toBe('assist:bullseye'));
});

describe('DF-R110.2, DF-R110.6: the flip', () => {
  const ways = { speed: 100, slow: false, sensitivity: 1 };
  const at = (name: string) => FLIP_FIELDS.findIndex((field) => field.name === name);
  it('power, height and turn go together, and the direction is limited', () => {
    for (const power of [-1, 0, 0.5, 1, 2]) {
      for (const turn of [-900, 0, 900]) {
        const numbers = flipNumbers(5, power, turn, 'drag');
        expect(whyOutOfBounds(FLIP_FIELDS, 'DF-R104.4', numbers.join())).toBeNull();
      }
    }
    const [weak, strong] = [flipNumbers(5, 0, 0, 'drag'), flipNumbers(5, 1, 0, 'drag')];
    for (const name of ['f', 'u', 'turn']) expect(strong[at(name)]).toBeGreaterThan(weak[at(name)]);
    expect(weak[at('seat')]).toBe(5);
  });
  it('one switch stops one bar', () => {
    const hand = new FlipHand({ ...ways, scheme: 'one-button' }, 3);
    hand.press('main', 1000);
    hand.letGo('main', 1050);
    hand.press('main', 1350); // half of the way up
    expect(hand.numbers).toEqual(flipNumbers(3, 0.5, 0, 'one-button'));
  });
  it('keys aim and charge', () => {
    const hand = new FlipHand({ ...ways, scheme: 'keys' }, 3);
    hand.press('east', 900);
    hand.letGo('east', 950);
    hand.press('main', 1000);
    hand.letGo('main', 1600);
    expect(hand.numbers).toEqual(flipNumbers(3, 0.5, 4, 'keys'));
  });
  it('a drag flips, a mere press does not', () => {
    const hand = new FlipHand({ ...ways, scheme: 'drag' }, 3);
    hand.press('main', 900);
    hand.letGo('main', 950);
    expect(hand.numbers).toBeNull();
    hand.press('main', 1000);
    const samples = strokeAlong(0, -1.2, 160);
    for (const sample of samples) hand.point(sample);
    hand.letGo('main', end(samples));
    expect(hand.numbers).toEqual(flipNumbers(3, 0.5, 0, 'drag'));
  });
});
