import { describe, expect, it } from 'vitest';
import {
  fieldsOf,
  type Input,
  launchOf,
  lessonsOf,
  PRESET_WALLS,
  REQUIREMENTS,
  type Requirement,
  readInput,
  refuseThrow,
  type Shape,
} from '../../physics';
import { STEADY, throwBy } from './ghost/robot';
import { Hand, type HandScheme, type Ways } from './hand';

const WAYS: Ways = { scheme: 'drag', slow: false, barSpeed: 100, sensitivity: 1, seat: 7, placed: {} };
const SCHEMES: readonly HandScheme[] = ['drag', 'keys', 'one-button'];
const CHALLENGE = 7;

const handFor = (reqs: readonly Requirement[], ways: Partial<Ways> = {}, shape: Shape = 'd4'): Hand =>
  new Hand({ reqs, shape, challenge: CHALLENGE }, { ...WAYS, ...ways });

const launchFrom = (reqs: readonly Requirement[], input: readonly number[], shape: Shape = 'd4') =>
  launchOf({
    layout: { dice: [], templates: [], icebergs: [] },
    dice: [{ id: 'red', shape }],
    reqs,
    input,
    challenge: CHALLENGE,
    nonce: [],
  });

function thrown(reqs: readonly Requirement[], ways: Partial<Ways>, shape: Shape = 'd4') {
  const hand = handFor(reqs, ways, shape);
  const input = throwBy(hand, STEADY);
  return { hand, input, read: readInput(fieldsOf(reqs, shape), input), launch: launchFrom(reqs, input, shape) };
}

/** What the hand itself must prove; what the path must show is judged from the tumble. */
const BY_PATH: readonly Requirement[] = ['ice-floe', 'ice-wall', 'pond', 'waterfall'];

function isMet(reqs: readonly Requirement[], ways: Partial<Ways>): void {
  const { input, launch } = thrown(reqs, ways);
  expect(refuseThrow(reqs, 'd4', input)).toBeNull();
  const failed = reqs.filter((requirement) => !BY_PATH.includes(requirement) && launch.proofs[requirement] !== true);
  expect(failed, JSON.stringify(input)).toEqual([]);
  expect(launch.vel.f > 500 || launch.chute !== null, 'dropped').toBe(true);
}

describe.each(SCHEMES)('DF-R111.1: by %s', (scheme) => {
  it.each(REQUIREMENTS)('%s is met, in slow mode too', (requirement) => {
    isMet([requirement], { scheme });
    isMet([requirement], { scheme, slow: true });
  });
  it('a plain throw is near the reference', () => {
    const { read } = thrown([], { scheme });
    expect(read.f).toBeGreaterThan(1900);
    expect(read.f).toBeLessThan(2500);
    expect(read.seat).toBe(7);
  });
  it('the other dice too', () => {
    for (const shape of ['snow', 'water'] as const)
      expect(thrown([], { scheme }, shape).launch.vel.f).toBeGreaterThan(1000);
  });
});

describe('DF-R104.5: a page that hears late of a hand', () => {
  /** A jump let go at its top, or both palms at once; before the page is told of the end it draws on for a while. */
  function lessonOf(reqs: readonly Requirement[], lateMs: number) {
    const hand = handFor(reqs);
    const controls = reqs.includes('prayer') ? (['left', 'right'] as const) : (['main'] as const);
    for (const control of controls) hand.press(control, 1000);
    for (let ms = 20; ms <= 300; ms += 20) {
      const y = 640 - ms;
      hand.point({ ms: 1000 + ms, x: 640, y, r: 660 + (y - 640) * 0.8, lat: 0 });
    }
    for (const control of controls) {
      hand.pass(1300 + lateMs);
      hand.letGo(control, 1300);
    }
    return { isThrown: hand.numbers !== null, lessons: hand.numbers && lessonsOf(reqs, 'd4', hand.numbers) };
  }

  it.each(['jump', 'prayer'] as const)('DF-R107.7, DF-R107.9: %s counts from when it was done', (requirement) => {
    const inTime = lessonOf([requirement], 0);
    expect(inTime.isThrown).toBe(true);
    for (const late of [30, 120, 400]) expect(lessonOf([requirement], late)).toEqual(inTime);
  });
});

describe('DF-R104.5: a hand that did not throw says why', () => {
  const at = (ms: number, y: number, x = 640) => ({ ms, x, y, r: 660 + (y - 640) * 0.8, lat: (x - 640) * 0.8 });
  function troubleOf(path: readonly (readonly [ms: number, y: number])[], letGoMs: number, reqs: Requirement[] = []) {
    const hand = handFor(reqs);
    hand.press('main', 1000);
    for (const [ms, y] of path) hand.point(at(1000 + ms, y));
    hand.letGo('main', 1000 + letGoMs);
    return { trouble: hand.trouble, isThrown: hand.numbers !== null };
  }
  const flick = [0, 20, 40, 60, 80, 100].map((ms) => [ms, 640 - 2 * ms] as const);

  it('moving it throws', () => {
    expect(troubleOf(flick, 101)).toEqual({ trouble: null, isThrown: true });
  });
  it.each([
    [
      'still',
      [
        [0, 640],
        [20, 638],
      ],
      60,
    ],
    ['slow', [...flick, [700, 440], [1000, 440]], 1001],
    ['back', flick.map(([ms, y]) => [ms, 1280 - y] as const), 101],
  ] as const)('%s', (trouble, path, ms) => {
    expect(troubleOf(path, ms)).toEqual({ trouble, isThrown: false });
  });
  it('DF-R107.12, DF-R107.10: a chute that is pushed, a fist that was not raised', () => {
    expect(troubleOf(flick, 101, ['waterfall'])).toEqual({ trouble: 'pull', isThrown: false });
    expect(troubleOf([[0, 640]], 50, ['punch'])).toEqual({ trouble: 'short', isThrown: false });
  });
  it('and says it until the die is taken again', () => {
    const hand = handFor([]);
    hand.press('main', 1000);
    hand.letGo('main', 1050);
    expect(hand.trouble).toBe('still');
    hand.press('main', 2000);
    expect(hand.trouble).toBeNull();
  });
});

describe('DF-R107.9, DF-R107.10: a timed throw tells by how much it missed its moment', () => {
  it.each(SCHEMES)('by %s', (scheme) => {
    for (const requirement of ['punch', 'prayer', 'jump', 'dancing'] as const) {
      const { input } = thrown([requirement], { scheme });
      const [lesson] = lessonsOf([requirement], 'd4', input);
      expect(lesson.of).toBe(requirement);
      if (requirement !== 'dancing') expect(Math.abs(lesson.ms!)).toBeLessThan(100);
    }
    expect(lessonsOf(['blind'], 'd4', thrown(['blind'], { scheme }).input)).toEqual([]);
  });
  it('a late fist is late', () => {
    const hand = handFor(['punch'], { scheme: 'one-button' });
    const late = throwBy(hand, { timingMs: 300, pointerPx: 0, normal: () => 1 });
    const [{ ms }] = lessonsOf(['punch'], 'd4', late);
    expect(ms).toBeGreaterThan(250);
  });
});

describe('DF-R108: throws combine', () => {
  const PAIRS: readonly Requirement[][] = [
    ['blind', 'jump'],
    ['head', 'jump'],
    ['head', 'prayer'],
    ['head', 'dancing'],
    ['x', 'jump'],
    ['prayer', 'x'],
    ['punch', 'x'],
    ['punch', 'prayer'],
    ['punch', 'jump'],
    ['jump', 'dancing'],
    ['jump', 'prayer'],
    ['punch', 'dancing'],
    ['waterfall', 'head'],
    ['waterfall', 'jump'],
    ['card-flick', 'punch'],
    ['card-flick', 'weak-hand'],
    ['under-table', 'weak-hand'],
    ['ice-wall', 'weak-hand'],
    ['blind', 'eye-level'],
    ['blind', 'head', 'weak-hand'],
    ['ice-floe', 'pond', 'blind'],
  ].map((set) => REQUIREMENTS.filter((requirement) => set.includes(requirement)));
  describe.each(SCHEMES)('by %s', (scheme) => {
    it.each(PAIRS.map((set) => [set.join(' + '), set] as const))('%s', (_, set) => isMet(set, { scheme }));
  });
});

describe('DF-R104.5: drag', () => {
  const at = (ms: number, x: number, y: number) => ({ ms, x, y, r: 660 + (y - 640) * 0.8, lat: (x - 640) * 0.8 });
  it('a press without movement cancels and leaves nothing behind', () => {
    const hand = handFor(['blind']);
    hand.press('main', 1000);
    hand.point(at(1001, 640, 640));
    hand.letGo('main', 1300);
    expect(hand.numbers).toBeNull();
    expect(hand.deeds).toEqual([]);
    expect(hand.begun).toBeNull();
  });
  it('where the stroke begins is where the die leaves, sideways', () => {
    const hand = handFor([]);
    hand.press('main', 1000);
    hand.point(at(1001, 640, 640));
    hand.point(at(1200, 740, 660)); // carried aside and back
    for (let i = 0; i <= 20; i++) hand.point(at(1300 + i * 8, 740, 660 - i * 9));
    hand.letGo('main', 1461);
    expect(readInput(fieldsOf([], 'd4'), hand.numbers!).lat).toBe(80); // 100 px
  });
  it('loft is set before and kept', () => {
    const hand = handFor([]);
    hand.loft(100);
    const { u, f } = readInput(fieldsOf([], 'd4'), throwBy(hand, STEADY));
    expect(u! / f!).toBeCloseTo(0.1, 2);
  });
});

describe('DF-R104.6: keys', () => {
  it('left and right aim, up and down loft', () => {
    const hand = handFor([], { scheme: 'keys' });
    const { turn, lift } = hand;
    hand.press('east', 1000);
    hand.press('up', 1001);
    hand.pass(1750);
    expect(hand.turn - turn).toBeGreaterThan(50);
    expect(hand.lift - lift).toBeGreaterThan(100);
  });
});

describe('DF-R104.7: one button', () => {
  it('seat, direction and power, one press each', () => {
    expect(handFor([], { scheme: 'one-button' }).stageIds).toEqual(['ready', 'seat', 'turn', 'power']);
  });
  it('DF-R107.11: the loft has the first bar', () => {
    expect(handFor(['under-table'], { scheme: 'one-button' }).stageIds).toEqual(['ready', 'loft', 'turn', 'power']);
  });
  it('DF-R107.12: yaw and tilt', () => {
    expect(handFor(['waterfall'], { scheme: 'one-button' }).stageIds).toEqual(['ready', 'turn', 'power']);
  });
  it('faster bars are stopped just as well', () => {
    const { read } = thrown([], { scheme: 'one-button', barSpeed: 200 });
    expect(Math.abs(read.f! - 2150)).toBeLessThan(250);
  });
});

describe('DF-R105.4: scheme and slow mode go with the throw', () => {
  it.each(SCHEMES)('%s', (scheme) => {
    const { read } = thrown([], { scheme, slow: true });
    expect([read.scheme, read.slow]).toEqual([SCHEMES.indexOf(scheme), 1]);
  });
});

describe('DF-R107: what the hand sees and does', () => {
  it('DF-R107.1: it is dark from the beginning, and ends when it lasts too long', () => {
    const hand = handFor(['blind']);
    hand.press('main', 1000);
    expect(hand.lastTick('dark')).toBe(0);
    hand.pass(1000 + 7900);
    expect(hand.begun).not.toBeNull();
    hand.pass(1000 + 8100);
    expect(hand.begun).toBeNull();
    expect(hand.trouble).toBe('expired');
  });
  it('DF-R107.1: with one switch the bars are hidden after a sweep', () => {
    const hand = handFor(['blind'], { scheme: 'one-button' });
    for (const ms of [1000, 1100]) {
      hand.press('main', ms);
      hand.letGo('main', ms + 20);
    }
    hand.pass(2000);
    expect(hand.meters().at(-1)).toMatchObject({ kind: 'bar', of: 'turn', hidden: false });
    hand.pass(2900);
    expect(hand.meters().at(-1)).toMatchObject({ kind: 'bar', of: 'turn', hidden: true });
  });
  it('DF-R107.3: no middle on the bars and no line', () => {
    const hand = handFor(['eye-level'], { scheme: 'one-button' });
    for (const ms of [1000, 1100]) {
      hand.press('main', ms);
      hand.letGo('main', ms + 20);
    }
    expect(hand.meters().at(-1)).toMatchObject({ of: 'turn', mark: null });
    expect(hand.unaimed).toBe(true);
  });
  it('DF-R107.4: a nod before 360 ticks is no throw', () => {
    const hand = handFor(['head']);
    hand.press('main', 1000);
    for (let i = 0; i <= 20; i++) {
      hand.point({ ms: 1100 + i * 8, x: 640, y: 640 - i * 9, r: 660 - i * 7, lat: 0 });
    }
    hand.letGo('main', 1261);
    expect(hand.numbers).toBeNull();
    expect(hand.trouble).toBe('early');
  });
  it('DF-R107.5, .8: where floe and pond lie by themselves', () => {
    expect(thrown(['ice-floe'], { scheme: 'one-button' }).launch.floe).toEqual({ distance: 340, lat: 0 });
    expect(thrown(['pond'], { scheme: 'one-button' }).launch.pond).toEqual({ distance: 335, lat: 0 });
  });
  it('DF-R107.5, .8: and where they were put', () => {
    const placed = { floeDistance: 400, floeLat: 40 };
    expect(thrown(['ice-floe'], { placed }).launch.floe).toEqual({ distance: 400, lat: 40 });
  });
  it('DF-R107.6: one switch picks a preset, and the bank goes its way', () => {
    const hand = handFor(['ice-wall'], { scheme: 'one-button' });
    const right = hand.straight;
    hand.press('main', 1000);
    hand.letGo('main', 1010);
    hand.pass(2500);
    expect(hand.named()).toMatchObject(PRESET_WALLS[1]);
    expect(hand.straight).toBe(-right);
  });
  it('DF-R107.7: whoever has landed jumps again', () => {
    const hand = handFor(['jump'], { scheme: 'keys' });
    hand.press('main', 1000);
    hand.letGo('main', 1700);
    hand.press('main', 1800);
    hand.letGo('main', 1850);
    expect(hand.stage?.id).toBe('let-go');
    hand.pass(2300);
    expect(hand.meters()[0]).toMatchObject({ kind: 'air' });
    hand.pass(2500);
    expect(hand.stage?.id).toBe('jump');
  });
  it('DF-R107.9: the gap of the palms is in the throw', () => {
    const hand = handFor(['prayer'], { scheme: 'keys' });
    hand.press('main', 1000);
    hand.letGo('main', 1700);
    hand.press('left', 1800);
    hand.press('right', 1810);
    hand.letGo('left', 2000);
    hand.letGo('right', 2100);
    const { l } = launchFrom(['prayer'], hand.numbers!).vel;
    const { l: sent } = readInput(fieldsOf(['prayer'], 'd4'), hand.numbers!);
    expect(l - sent!).toBeCloseTo(300, -1);
  });
  it('DF-R107.10: opened at the wrong moment the fist fails', () => {
    const hand = handFor(['punch'], { scheme: 'keys' });
    hand.press('main', 1000);
    hand.letGo('main', 1700);
    expect(hand.lastTick('strike')).not.toBeNull();
    hand.press('main', 2100);
    expect(launchFrom(['punch'], hand.numbers!).proofs.punch).toBe(false);
  });
  it('DF-R107.13: what is led to the right goes left, raw values are sent', () => {
    const hand = handFor(['weak-hand'], { scheme: 'keys' });
    const before = hand.turn;
    hand.press('east', 1000);
    hand.letGo('east', 1010);
    expect(hand.turn).toBeLessThan(before);
    const { l, f } = readInput(fieldsOf(['weak-hand'], 'd4'), hand.numbersNow()) as Required<Pick<Input, 'l' | 'f'>>;
    expect((1000 * l) / f).toBeCloseTo(-hand.turn, 0);
  });
  it('DF-R107.14: with one switch the throw comes by itself when the hold is done', () => {
    const { hand } = thrown(['x'], { scheme: 'one-button' });
    expect(hand.count('tapLeft') - hand.count('tapRight')).toBeGreaterThanOrEqual(0);
    expect(hand.count('tapLeft') - hand.count('tapRight')).toBeLessThanOrEqual(1);
  });
  it('DF-R107.15: three arrows and a wrong one are no turn', () => {
    const hand = handFor(['dancing'], { scheme: 'keys' });
    hand.press('main', 1000);
    hand.letGo('main', 1700);
    for (const [i, arrow] of (['up', 'east', 'down', 'up', 'west', 'down', 'east'] as const).entries()) {
      hand.press(arrow, 1800 + i * 60);
      hand.letGo(arrow, 1820 + i * 60);
    }
    expect(hand.count('turnedRight')).toBe(0);
    expect(hand.count('turnedLeft')).toBe(1); // up, west, down, east
    expect(hand.stage?.id).toBe('let-go');
  });
  it('a hand that takes longer than a minute begins anew', () => {
    const hand = handFor(['weak-hand']);
    hand.press('main', 1000);
    hand.pass(62_000);
    expect(hand.begun).toBeNull();
    expect(hand.trouble).toBe('expired');
  });
});
