import { describe, expect, test } from 'vitest';
import { did, moved, readDeeds } from './did';
import { gaugeAt } from './gauge';
import { tremorAt } from './hand';
import { CHALLENGE, inputWith, launchOfChange, launchWith } from './hand.fixture';
import { bubbleAt } from './head';
import { keepBubble, keepGauge } from './keepers';
import { danceErrorAt, jumpHeightAt, jumpSpeedAt } from './timing';
import { driftAt } from './view';

const DROPPED = { f: 100, l: 0, u: 0 };

describe('a plain throw', () => {
  test('DF-R104.2, DF-R104.3 leaves as it was sent', () => {
    expect(launchOfChange([], { seat: 9, lat: -20, l: 40, u: -100, spinY: 500 })).toEqual({
      seat: 9,
      from: { r: 660, y: 120, lat: -20 },
      vel: { f: 2150, l: 40, u: -100 },
      spin: { x: 0, y: 500, z: 0 },
      floe: null,
      pond: null,
      wall: null,
      chute: null,
      proofs: {},
    });
  });

  test('DF-R105.3 the server computes what disturbs the hand from the seed and the raw input', () => {
    const input = inputWith(['weak-hand'], {});
    const seeds = [1, 2, 3, 4].map((challenge) => launchWith(['weak-hand'], input, 'd4', challenge));
    expect(new Set(seeds.map(({ vel }) => vel.f)).size).toBe(4);
    expect(launchWith(['weak-hand'], input, 'd4', 1)).toEqual(seeds[0]);
  });
});

describe('DF-R107.1: Blind', () => {
  const dark = (ticks: number, slow = 0) =>
    launchOfChange(['blind'], { release: 4000, slow }, [did(4000 - ticks, 'dark')]);

  test('DF-R107.1 the drift is added', () => {
    const { lat, r } = driftAt(CHALLENGE, 300);
    expect(dark(300).from).toEqual({ r: 660 + r, y: 120, lat });
    expect(lat !== 0 && r !== 0).toBe(true);
  });

  test('DF-R107.1 dark for 240 to 1,920 ticks at release', () => {
    expect([239, 240, 1920, 1921].map((ticks) => dark(ticks).proofs.blind)).toEqual([false, true, true, false]);
    expect(launchOfChange(['blind'], {}, []).proofs).toEqual({ blind: false });
  });

  test('DF-R105.4 slow mode doubles the window, not the time to be dark', () => {
    expect([240, 3840, 3841].map((ticks) => dark(ticks, 1).proofs.blind)).toEqual([true, true, false]);
  });
});

describe('DF-R107.2: Card Flick', () => {
  test('DF-R107.2 r 580, y 16, u f / 4, spin 8 f; the offset steers', () => {
    expect(launchOfChange(['card-flick'], { f: 2000, offset: 30 })).toMatchObject({
      from: { r: 580, y: 16 },
      vel: { f: 2000, l: 240, u: 500 },
      spin: { x: 16_000, y: 0, z: 0 },
      proofs: { 'card-flick': true },
    });
  });
});

describe('DF-R107.3: Eye-Level', () => {
  test('DF-R107.3 u is a share of f', () => {
    expect(launchOfChange(['eye-level'], { y: 55, f: 2000, loft: 200 })).toMatchObject({
      from: { r: 660, y: 55 },
      vel: { u: 400 },
      proofs: { 'eye-level': true },
    });
  });
});

describe('DF-R107.4: Head', () => {
  test('DF-R107.4 the bubble at the nod pushes sideways and changes f; held, it is a throw', () => {
    const deeds = keepBubble(CHALLENGE, 480, () => ({ x: 400, y: -400 }), false);
    const bubble = bubbleAt(CHALLENGE, readDeeds(deeds), 480, false);
    expect(Math.abs(bubble.x - 400) + Math.abs(bubble.y + 400)).toBeLessThan(120);
    expect(launchOfChange(['head'], { f: 1200, release: 480 }, deeds)).toMatchObject({
      from: { r: 560, y: 260 },
      vel: { f: Math.trunc(1200 * (1 + bubble.y / 4000)), l: Math.trunc(bubble.x / 4), u: 0 },
      proofs: { head: true },
    });
  });

  test('DF-R107.4 1,000 per mille would change f by 25 %, l by 250 mm/s', () => {
    const far = keepBubble(CHALLENGE, 480, () => ({ x: 0, y: 850 }), false);
    const { vel } = launchOfChange(['head'], { f: 1200, release: 480 }, far);
    expect(vel.f).toBeGreaterThan(1400);
    expect(vel.f).toBeLessThanOrEqual(1500);
  });

  test('DF-R107.4 a bubble that left the ring drops the die with f 100; the requirement is met', () => {
    const away = launchOfChange(['head'], { release: 480 }, [moved(0, 10, 0)]);
    expect(bubbleAt(CHALLENGE, readDeeds([moved(0, 10, 0)]), 480, false).left).not.toBeNull();
    expect(away).toMatchObject({ vel: DROPPED, proofs: { head: true } });
  });

  test('DF-R107.16 each tick adds N / 100 and the counter move; left alone it wanders', () => {
    const still = bubbleAt(CHALLENGE, [], 100, false);
    const pushed = bubbleAt(CHALLENGE, readDeeds([moved(90, 3, -2)]), 100, false);
    expect([pushed.x - still.x, pushed.y - still.y]).toEqual([30, -20]);
    const slow = bubbleAt(CHALLENGE, readDeeds([moved(90, 4, -2)]), 100, true);
    const slowStill = bubbleAt(CHALLENGE, [], 100, true);
    expect([slow.x - slowStill.x, slow.y - slowStill.y]).toEqual([20, -10]);
  });
});

describe('DF-R107.5, .6, .8: gadgets', () => {
  test('DF-R107.5 the floe', () => {
    expect(launchOfChange(['ice-floe'], { floeDistance: 320, floeLat: -15 }).floe).toEqual({ distance: 320, lat: -15 });
  });
  test('DF-R107.6 the wall, in steps of 5 degrees', () => {
    expect(launchOfChange(['ice-wall'], {})).toMatchObject({
      wall: { azimuth: 25, turn: -15 },
      from: { r: 660, y: 120, lat: 30 },
      vel: { f: 2400, l: 528 },
    });
  });
  test('DF-R107.8 the pond', () => {
    expect(launchOfChange(['pond'], { pondDistance: 350, pondLat: 7 }).pond).toEqual({ distance: 350, lat: 7 });
  });
  test('DF-R106.12 whether the path was met is not for the hand to say', () => {
    expect(launchOfChange(['ice-floe', 'ice-wall'], { floeLat: -100 }).proofs).toEqual({});
  });
});

describe('DF-R107.7: Jump', () => {
  const jumpedAt300 = (release: number, slow = 0) => launchOfChange(['jump'], { release, slow }, [did(300, 'jump')]);

  test('example 30: at the top y is 120 + 90 and it passes; at tick 444 it is on the ground and fails', () => {
    expect(jumpedAt300(372)).toMatchObject({ from: { y: 210 }, vel: { u: 0 }, proofs: { jump: true } });
    expect(jumpedAt300(444)).toMatchObject({ from: { y: 120 }, vel: { u: 0 }, proofs: { jump: false } });
  });

  test('DF-R107.7 jump tick < release tick < jump tick + 144', () => {
    expect([300, 301, 443, 444].map((tick) => jumpedAt300(tick).proofs.jump)).toEqual([false, true, true, false]);
    expect(launchOfChange(['jump'], {}, []).proofs.jump).toBe(false);
  });

  test('DF-R107.7 half the jump speed of 600 mm/s is added', () => {
    expect(jumpSpeedAt(36, 144)).toBe(150);
    expect(jumpedAt300(336).vel.u).toBe(150);
    expect(jumpedAt300(408).vel.u).toBe(-150);
    expect(jumpHeightAt(36, 144)).toBe(67.5);
  });

  test('DF-R105.4 in slow mode the jump takes twice as long', () => {
    expect(jumpedAt300(444, 1)).toMatchObject({ from: { y: 210 }, vel: { u: 0 }, proofs: { jump: true } });
    expect(jumpedAt300(588, 1).proofs.jump).toBe(false);
  });
});

describe('DF-R107.9: Prayer', () => {
  const palms = (left: number, right: number, slow = 0) =>
    launchOfChange(['prayer'], { release: 900, slow }, [did(left, 'leftPalm'), did(right, 'rightPalm')]);

  test('DF-R107.9 together it flies straight; a gap kicks towards the palm that opened last', () => {
    expect(palms(900, 900)).toMatchObject({
      from: { r: 600, y: 160 },
      vel: { f: 1650, l: 0 },
      proofs: { prayer: true },
    });
    expect(palms(888, 900).vel.l).toBe(150); // 12 ticks = 50 ms
    expect(palms(900, 888).vel.l).toBe(-150);
  });

  test('DF-R107.9 a gap of more than 48 ticks, and the die sticks', () => {
    expect(palms(852, 900)).toMatchObject({ vel: { l: 600 }, proofs: { prayer: true } });
    expect(palms(851, 900)).toMatchObject({ vel: DROPPED, proofs: { prayer: false } });
    expect(launchOfChange(['prayer'], {}, [did(1, 'leftPalm')]).proofs.prayer).toBe(false);
  });

  test('DF-R105.4 slow mode has 96 ticks', () => {
    expect(palms(804, 900, 1)).toMatchObject({ vel: { l: 600 }, proofs: { prayer: true } });
    expect(palms(803, 900, 1).proofs.prayer).toBe(false);
  });
});

describe('DF-R107.10: Punch', () => {
  const open = (tick: number) => launchOfChange(['punch'], { release: 900 }, [did(500, 'strike'), did(tick, 'open')]);

  test('DF-R107.10 opened when the fist lands, 48 ticks after the strike', () => {
    expect(open(548)).toMatchObject({
      from: { r: 580, y: 20 },
      vel: { f: 1900, l: 0, u: 570 },
      proofs: { punch: true },
    });
  });

  test('DF-R107.10 early to the left, late to the right', () => {
    expect(open(536).vel.l).toBe(-150);
    expect(open(572)).toMatchObject({ vel: { l: 300 }, proofs: { punch: true } });
  });

  test('DF-R107.10 too early it flies and fails; too late it stays in the fist', () => {
    expect(open(523)).toMatchObject({ vel: { f: 1900, l: -300 }, proofs: { punch: false } });
    expect(open(573)).toMatchObject({ vel: DROPPED, proofs: { punch: false } });
    expect(launchOfChange(['punch'], {}, [])).toMatchObject({ vel: DROPPED, proofs: { punch: false } });
  });
});

describe('DF-R107.11: Under-the-Table', () => {
  test('DF-R107.11 from r 800, y -30, the whole die below the table', () => {
    expect(launchOfChange(['under-table'], {})).toMatchObject({
      from: { r: 800, y: -30 },
      vel: { f: 1900, u: 1330 },
      proofs: { 'under-table': true },
    });
  });
});

describe('DF-R107.12: Waterfall', () => {
  test('DF-R107.12 the pivot stands so that the lip is at its height at full tilt', () => {
    const { chute, proofs } = launchOfChange(['waterfall'], { lip: 90, angle: 500 });
    expect(chute).toEqual({ pivotR: 640, pivotY: 224, yaw: 0, side: 0, angle: 500, rate: 2000, lifted: false });
    expect(90 + 280 * Math.sin(0.5)).toBeCloseTo(224.2, 1);
    expect(proofs).toEqual({});
  });
});

describe('DF-R107.13: Weak-Hand', () => {
  test('DF-R107.13 mirrored and shaken', () => {
    const tremor = tremorAt(CHALLENGE, 480);
    const launch = launchOfChange(['weak-hand'], { lat: 40, l: 100, spinY: 7, spinX: 5, release: 480 });
    expect(launch.from.lat).toBe(-40 + tremor.lat);
    expect(launch.vel).toEqual({ f: Math.trunc(2150 * (1 + tremor.f / 10_000)), l: -100, u: 0 });
    expect(launch.spin).toEqual({ x: 5, y: -7, z: 0 });
    expect(launch.proofs).toEqual({ 'weak-hand': true });
  });
});

describe('DF-R107.14: X', () => {
  const held = (mark: number, release = 480) => {
    const deeds = keepGauge(CHALLENGE, release, mark, false);
    const { gauge } = gaugeAt(CHALLENGE, readDeeds(deeds), release, false);
    return { gauge, launch: launchOfChange(['x'], { release }, deeds) };
  };

  test('DF-R107.14 f is multiplied by 1 + (gauge - 500) / 2,000', () => {
    const { gauge, launch } = held(600);
    expect(Math.abs(gauge - 600)).toBeLessThanOrEqual(60);
    expect(launch).toMatchObject({
      from: { r: 580, y: 160 },
      vel: { f: Math.trunc(1550 * (1 + (gauge - 500) / 2000)) },
      proofs: { x: true },
    });
  });

  test('DF-R107.14 below 300 it slips out, and the requirement is met', () => {
    const { gauge, launch } = held(100, 2000);
    expect(gauge).toBeLessThan(300);
    expect(launch).toMatchObject({ vel: DROPPED, proofs: { x: true } });
  });

  test('DF-R107.14 above 700 it sticks: failed', () => {
    const taps = Array.from({ length: 12 }, (_, i) => did(470, 'tapLeft') + i * 1000 + (i % 2));
    expect(gaugeAt(CHALLENGE, readDeeds(taps), 481, false).gauge).toBeGreaterThan(700);
    expect(launchOfChange(['x'], { release: 481 }, taps)).toMatchObject({ vel: DROPPED, proofs: { x: false } });
  });

  test('DF-R107.14 the hold of 240 ticks must be done', () => {
    expect(held(500, 239).launch).toMatchObject({ vel: { l: 0 }, proofs: { x: false } });
    expect(held(500, 240).launch.proofs.x).toBe(true);
  });

  test('DF-R107.16 only taps that alternate lift it', () => {
    const at = (deeds: readonly number[]) => gaugeAt(CHALLENGE, readDeeds(deeds), 100, false).gauge;
    const still = at([]);
    expect(at([did(10, 'tapLeft')])).toBe(still + 60);
    expect(at([did(10, 'tapLeft'), did(20, 'tapLeft')])).toBe(still + 60);
    expect(at([did(10, 'tapLeft'), did(20, 'tapRight')])).toBe(still + 120);
  });

  test('DF-R107.16 it falls by 0, 1 or 2 a tick, half of that in slow mode', () => {
    for (let tick = 1; tick < 300; tick++) {
      const fall = gaugeAt(5, [], tick - 1, false).gauge - gaugeAt(5, [], tick, false).gauge;
      expect([0, 1, 2]).toContain(fall);
    }
    const fallen = (slow: boolean) => 500 - gaugeAt(5, [], 200, slow).gauge;
    expect(Math.abs(fallen(true) - fallen(false) / 2)).toBeLessThanOrEqual(1);
  });
});

describe('DF-R107.15: Dancing', () => {
  const danced = (release: number, way: 'turnedRight' | 'turnedLeft' = 'turnedRight', slow = 0) =>
    launchOfChange(['dancing'], { l: 0, release, slow }, [did(100, 'turnBegins'), did(700, way)]);

  test('DF-R107.15 the aim is off in the direction of the spin, and less with every tick', () => {
    expect(danceErrorAt(0)).toBe(200);
    expect(danceErrorAt(72)).toBe(100);
    expect(danced(772).vel).toMatchObject({ f: 2150, l: 215 });
    expect(danced(772, 'turnedLeft').vel.l).toBe(-215);
    expect(danced(844).vel.l).toBe(0);
  });

  test('DF-R107.15 the release 1 to 144 ticks after the turn', () => {
    expect([700, 701, 844, 845].map((tick) => danced(tick).proofs.dancing)).toEqual([false, true, true, false]);
    expect(danced(988, 'turnedRight', 1).proofs.dancing).toBe(true);
  });

  test('DF-R107.15 the turn within 600 ticks, and there must be one', () => {
    const slowTurn = launchOfChange(['dancing'], { release: 800 }, [did(99, 'turnBegins'), did(700, 'turnedRight')]);
    expect(slowTurn.proofs.dancing).toBe(false);
    expect(launchOfChange(['dancing'], {}, []).proofs.dancing).toBe(false);
  });
});

describe('DF-R103.7: start heights of other dice', () => {
  test('DF-R103.7 the Snow die starts 21 mm higher, under the table lower and further out', () => {
    expect(launchOfChange(['prayer'], {}, undefined, 'snow').from).toMatchObject({ r: 600, y: 181 });
    expect(launchOfChange(['under-table'], {}, undefined, 'snow')).toMatchObject({
      from: { r: 825, y: -51 },
      proofs: { 'under-table': true },
    });
    expect(launchOfChange(['prayer'], {}, undefined, 'water').from.y).toBe(160);
    expect(launchOfChange([], { y: 120 }, undefined, 'snow').from.y).toBe(120);
  });
});
