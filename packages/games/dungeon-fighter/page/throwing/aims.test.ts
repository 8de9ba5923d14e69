/** What is told before a throw and after it: where the foe would fall, how a hand aims, and whether it was in time. */
import { describe, expect, it } from 'vitest';
import { FIST_FALLS, type Requirement, TICKS_PER_SECOND } from '../../physics';
import { AREAS, areaOf } from '../hall/zones';
import { Aiming, type Ways } from './aiming';
import { worthAimingAt, worthThere } from './aims';
import { wayOf } from './lesson-way';
import { FARTHEST_TURN } from './schemes/keys';
import { along, clamp, shareOf, triangle } from './schemes/wave';

describe('DF-7.3: where a Hit would defeat the foe', () => {
  const values = (fells: number | null) => worthAimingAt({ fells }).map((id) => areaOf(id)?.value ?? 0);

  it('every section of that value and above glows, none below', () => {
    const highest = Math.max(...AREAS.map(({ value }) => value));
    for (let fells = 2; fells <= highest; fells++) {
      expect(Math.min(...values(fells))).toBeGreaterThanOrEqual(fells);
      expect(values(fells)).toHaveLength(AREAS.filter(({ value }) => value >= fells).length);
    }
  });

  it('nothing glows where none does, and nothing where any does', () => {
    expect([values(null), values(1), values(2).length > 0]).toEqual([[], [], true]);
  });

  it('a section says its sum with the Weapons; the value itself decides, not the sum', () => {
    const { id, value } = AREAS.find((area) => area.value === 5)!;
    expect(worthThere(id, { adds: 3, fells: 5 })).toEqual({ value, total: 8, fells: true });
    expect(worthThere(id, { adds: 3, fells: 6 })).toEqual({ value, total: 8, fells: false });
    expect(worthThere(id, { adds: 0, fells: null })).toMatchObject({ total: 5, fells: false });
    expect(worthThere('', { adds: 3, fells: 1 })).toBeNull(); // A hole, or beside the board.
  });
});

describe('DF-R107.7, .9, .10, .15: in time, early or late', () => {
  const ways = (of: Parameters<typeof wayOf>[0]['of'], ...all: (number | null)[]) => all.map((ms) => wayOf({ of, ms }));

  it('to the last millisecond, and one past it', () => {
    expect(ways('punch', -101, -100, 0, 100, 101)).toEqual(['early', 'fine', 'fine', 'fine', 'late']);
    expect(ways('prayer', -201, -200, 200, 201)).toEqual(['early', 'fine', 'fine', 'late']);
    expect(ways('jump', -301, -300, 300, 301)).toEqual(['early', 'fine', 'fine', 'late']);
    expect(ways('dancing', -1, 0, 600, 601)).toEqual(['early', 'fine', 'fine', 'late']);
  });

  it('what was never done is neither', () => expect(ways('punch', null)).toEqual(['never']));

  it('a fist is opened within half of the time that it falls', () => {
    const falls = (1000 * FIST_FALLS) / TICKS_PER_SECOND;
    expect(wayOf({ of: 'punch', ms: -falls / 2 })).toBe('fine');
  });
});

describe('a hand aims within the limits of its throw', () => {
  const WAYS: Ways = { scheme: 'keys', slow: false, barSpeed: 100, sensitivity: 1, seat: 7, placed: {} };
  const hand = (reqs: readonly Requirement[] = [], ways: Partial<Ways> = {}) =>
    new Aiming({ reqs, shape: 'd4', challenge: 7 }, { ...WAYS, ...ways });

  it('DF-R104.6: twelve degrees aside and no farther, on either side', () => {
    const one = hand();
    one.steer(FARTHEST_TURN, 0);
    expect(one.turn).toBe(one.straight + FARTHEST_TURN);
    one.steer(1, 0);
    expect(one.turn).toBe(one.straight + FARTHEST_TURN);
    one.steer(-3 * FARTHEST_TURN, 0);
    expect(one.turn).toBe(one.straight - FARTHEST_TURN);
  });

  it('lofts as high as the throw allows; where the launcher fixes it, not at all', () => {
    const free = hand();
    free.loft(99_999);
    expect(free.lift).toBe(free.liftRange?.[1]);
    free.loft(-99_999);
    expect(free.lift).toBe(free.liftRange?.[0]);
    const chute = hand(['waterfall']);
    const before = chute.lift;
    chute.loft(200);
    expect([chute.liftRange, chute.lift]).toEqual([null, before]);
  });

  it('the reference lies within the power of every scheme, and its bar is marked there', () => {
    for (const scheme of ['drag', 'keys', 'one-button'] as const)
      for (const reqs of [[], ['jump'], ['waterfall'], ['under-table']] as const) {
        const { powerRange, reference } = hand(reqs, { scheme });
        const share = shareOf(powerRange, reference);
        expect([scheme, ...reqs, share > 0.1 && share < 0.9]).toEqual([scheme, ...reqs, true]);
      }
  });

  it('DF-R107.13: of a weak hand left is right, of any other it is not', () => {
    expect([hand(['weak-hand']).side, hand(['jump']).side]).toEqual([-1, 1]);
  });

  it('DF-R104.6: the table is round: past the last seat comes the first, and before it the last', () => {
    const one = hand();
    const sat = (seat: number) => {
      one.sit(seat);
      return one.seat;
    };
    expect([71, 72, -1, -73].map(sat)).toEqual([71, 0, 71, 71]);
  });

  it('a wall that is put on the other side turns the aim with it, and what was steered stays', () => {
    const one = hand(['ice-wall']);
    const azimuth = one.standing('wallAzimuth');
    one.steer(20, 0);
    const straight = one.straight;
    one.place({ wallAzimuth: -azimuth });
    expect(one.straight).toBeCloseTo(-straight);
    expect(one.turn - one.straight).toBeCloseTo(20);
  });
});

describe('what runs to and fro', () => {
  it('rises for half a period and falls for half; before the start it is where it would have been', () => {
    expect([0, 250, 500, 750, 1000, 1250].map((ms) => triangle(ms, 1000))).toEqual([0, 0.5, 1, 0.5, 0, 0.5]);
    expect(triangle(-250, 1000)).toBeCloseTo(0.5);
  });
  it('a share of a range and back; a range of one value has no share', () => {
    expect(shareOf([10, 30], along([10, 30], 0.25))).toBeCloseTo(0.25);
    expect([shareOf([10, 30], 5), shareOf([10, 30], 99), shareOf([4, 4], 4)]).toEqual([0, 1, 0]);
    expect([clamp(-1, 0, 5), clamp(6, 0, 5), clamp(3, 0, 5)]).toEqual([0, 5, 3]);
  });
});
