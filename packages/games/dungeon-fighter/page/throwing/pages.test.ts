import { afterEach, describe, expect, it, vi } from 'vitest';
import { REQUIREMENTS } from '../../physics';
import { challengesOf } from './challenges';
import { edgeTurn } from './challenges/card-flick';
import { drawOn } from './challenges/dancing';
import { pullOf } from './challenges/waterfall';
import { controlOfKey, stepOfKey } from './controls';
import { nearness } from './ear';
import { parseHabits } from './habits';
import { hitRate, sharesOf, zoneOf } from './heat';
import { addPractised, forgetPractised, parsePractised, readPractised, tallies, withOne } from './practice/records';

describe('DF-28: every specific throw has its file', () => {
  it('fifteen', () => expect(challengesOf(REQUIREMENTS)).toHaveLength(REQUIREMENTS.length));
});

describe('DF-R104.9: habits', () => {
  it('a damaged value falls back alone', () => {
    const stored = JSON.stringify({ scheme: 'keys', slow: 'yes', barSpeed: 900, strong: 'left' });
    expect(parseHabits(stored)).toMatchObject({ scheme: 'keys', slow: false, barSpeed: 100, strong: 'left' });
  });
  it.each([null, '', '{', '[]', 'null'])('%j gives the usual', (text) => {
    expect(parseHabits(text)).toMatchObject({ scheme: 'drag', slow: false });
  });
});

describe('DF-R104.6, DF-R104.7: keys', () => {
  it('Space is the die, Q and E walk', () => {
    expect(controlOfKey('keys', 'Space')).toBe('main');
    expect(controlOfKey('keys', 'ArrowLeft')).toBe('west');
    expect([stepOfKey('KeyQ'), stepOfKey('KeyE'), stepOfKey('KeyR')]).toEqual([-1, 1, 0]);
  });
  it('one switch may be any key that leads nowhere else', () => {
    expect(['KeyX', 'Enter', 'ArrowUp', 'Digit1'].map((code) => controlOfKey('one-button', code))).toEqual(
      Array(4).fill('main'),
    );
    expect(['Tab', 'Escape', 'ShiftLeft', 'F5'].map((code) => controlOfKey('one-button', code))).toEqual(
      Array(4).fill(null),
    );
  });
});

describe('the gestures', () => {
  const at = (x: number, y: number, ms = 0) => ({ ms, x, y, r: 580 + y, lat: x });
  it('DF-R107.2: where the flick crosses the card’s edge steers', () => {
    expect(edgeTurn([at(0, 0), at(10, 60), at(10, 0)])).toBe(40);
    expect(edgeTurn([at(0, 0), at(90, 60), at(90, 0)])).toBe(120); // The edge is 60 mm long.
    expect(edgeTurn([at(0, 0), at(0, -60)])).toBeNull();
  });
  it('DF-R107.12: a longer pull tilts more, a push not at all', () => {
    const pull = (px: number) =>
      pullOf(
        Array.from({ length: 11 }, (_, i) => at(0, (px * i) / 10, i * 20)),
        200,
      );
    expect(pull(60)!.angle).toBeLessThan(pull(120)!.angle);
    expect(pull(500)!.angle).toBe(800);
    expect(pull(-100)).toBeNull();
  });
  it('DF-R107.15: a drawn circle is a full turn, either way', () => {
    for (const way of [1, -1]) {
      let circle = { heading: null as number | null, turned: 0, x: 100, y: 0 };
      for (let i = 1; i <= 40; i++) {
        const angle = (way * 2 * Math.PI * i) / 36;
        circle = drawOn(circle, 100 * Math.cos(angle), 100 * Math.sin(angle));
      }
      expect(way * circle.turned).toBeGreaterThan(2 * Math.PI);
    }
  });
});

describe('DF-R111.1: sounds replace pictures', () => {
  it('the tone is highest in the middle', () => {
    const bar = (place: number) => ({ kind: 'bar', of: 'turn', at: place, mark: 0.5, hidden: true }) as const;
    expect(nearness(bar(0.5))).toBe(1);
    expect(nearness(bar(0.2))!).toBeLessThan(nearness(bar(0.4))!);
    expect(nearness({ kind: 'bubble', x: 0, y: 0, share: 0, fell: false })).toBe(1);
    expect(nearness({ kind: 'dark', share: 1, drift: 0 })).toBeNull();
  });
});

describe('the heat map', () => {
  const dots = [
    { x: 0, z: 0, hit: true },
    { x: 0, z: 10, hit: true },
    { x: 9000, z: 0, hit: false },
  ];
  it('counts by section', () => {
    expect(zoneOf(dots[0])).toBe('BULL');
    expect(zoneOf(dots[2])).toBe('out');
    expect(sharesOf(dots).get('BULL')).toBeCloseTo(2 / 3);
    expect(hitRate(dots)).toBeCloseTo(2 / 3);
    expect(hitRate([])).toBe(0);
  });
});

describe('the practice range remembers', () => {
  const one = { x: 1, z: 2, hit: true, value: 3, scheme: 'keys' as const, asked: '' };
  it('what can be used', () => {
    expect(parsePractised(JSON.stringify([one, null, { ...one, scheme: 'mind' }, { ...one, x: 'far' }]))).toEqual([
      one,
    ]);
    expect(parsePractised('{')).toEqual([]);
  });
  afterEach(() => void vi.unstubAllGlobals());
  it('what was thrown in another tab meanwhile', async () => {
    const stored = new Map<string, string>();
    const store = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
    };
    vi.stubGlobal('localStorage', store);
    await addPractised(one);
    const [key] = stored.keys();
    stored.set(key, JSON.stringify([one, { ...one, x: 7 }])); // The other tab.
    expect(await addPractised({ ...one, x: 9 })).toHaveLength(3);
    expect(readPractised().map(({ x }) => x)).toEqual([1, 7, 9]);
    expect(await forgetPractised()).toEqual([]);
  });
  it('the throws of this visit, where nothing is kept', async () => {
    vi.stubGlobal('localStorage', undefined);
    await addPractised(one);
    expect(await addPractised(one)).toHaveLength(2);
    await forgetPractised();
  });
  it('the latest thousand', () => expect(withOne(Array(1000).fill(one), { ...one, x: 9 })).toHaveLength(1000));
  it('by scheme, a Miss counting 0', () => {
    expect(tallies([one, { ...one, hit: false, value: 0 }, { ...one, scheme: 'drag' }])).toEqual([
      { scheme: 'drag', throws: 1, hitRate: 1, mean: 3 },
      { scheme: 'keys', throws: 2, hitRate: 0.5, mean: 1.5 },
    ]);
  });
});
