import { describe, expect, test } from 'vitest';
import { RAPIER } from '#engine';
import type { Launch, Layout } from '../types';
import { chuteMotion, exitAt } from './chute';
import { frameOf } from './frame';
import { BOARD, CHUTE, MATERIALS } from './measures';
import { dieNoise, flipNoise, noisyVelocity } from './noise';
import { placeOf } from './pose';
import { AT_REST, Scene } from './scene';
import { staticMesh } from './shapes';
import { simulateFlip, simulateThrow, type ThrownDie } from './simulate';
import { d4, EMPTY, launch, lies, PLAIN, template } from './synthetic.fixture';
import { lengthOf, NO_TURN } from './vectors';

const RED: ThrownDie = { id: 'red', shape: 'd4' };
const MIDDLE = [512, 511, 512, 511, 512, 511];
const run = (how: Partial<Launch> = {}, layout: Layout = EMPTY, nonce: readonly number[] = MIDDLE, dice = [RED]) =>
  simulateThrow(layout, dice, launch(how), nonce, { frames: true });
const CHUTE_LAUNCH = { pivotR: 640, pivotY: 224, yaw: 0, side: 0, angle: 500, rate: 2000, lifted: false };

/** mm of the first track after so many ticks. */
const at = ({ frames }: ReturnType<typeof run>, tick: number, id = 'red') => {
  const track = frames?.tracks.find((one) => one.id === id);
  return [...(track?.poses.subarray(tick * 7, tick * 7 + 3) ?? [])];
};

describe('what goes in', () => {
  test('DF-R100.1 the same arguments give the same bits, whatever ran between', () => {
    const once = run({}, EMPTY, [1, 2, 3, 4, 5, 6]);
    run({ seat: 11 }, { ...EMPTY, icebergs: [0, 1, 2, 3] });
    run({ vel: { f: 900, l: 0, u: 0 } });
    const again = run({}, EMPTY, [1, 2, 3, 4, 5, 6]);
    expect(again.contacts).toEqual(once.contacts);
    expect(again.dice).toEqual(once.dice);
    expect(again.frames?.tracks).toEqual(once.frames?.tracks);
  });

  test('DF-R100.4 bodies and colliders in the fixed order', () => {
    const scene = new Scene();
    const layout: Layout = {
      icebergs: [0, 3],
      templates: [template('frozen-1', 0, 150), template('weak-point', 0, -150)],
      dice: [d4('red', -100, 20), d4('blue', 100, 20)],
    };
    const how = launch({
      floe: { distance: 340, lat: 0 },
      pond: { distance: 460, lat: 0 },
      wall: { azimuth: 40, turn: 0 },
    });
    scene.furnish(layout, how, { at: { x: 0, y: 300, z: 640 }, turn: NO_TURN });
    scene.throwDie('white-0', 'd4', { at: { x: 0, y: 320, z: 630 }, turn: NO_TURN, ...AT_REST });
    expect([...scene.names.values()]).toEqual([
      ...['table', 'board', 'well', 'hole-floor', 'iceberg-0', 'iceberg-3', 'floe', 'pond', 'wall', 'chute'],
      ...['frozen-1', 'weak-point', 'red', 'blue', 'white-0'],
    ]);
    scene.free();
  });

  test('DF-R100.5, DF-R100.7 orientation, three spins, direction, speed', () => {
    const noise = dieNoise([7, 1023, 0, 512, 1023, 0], 0, 'd4');
    expect(noise.orientation).toBe(7);
    expect(noise.spin.x).toBeCloseTo(3.297 * 8000, -1);
    expect(noise.spin.y).toBe(-noise.spin.x);
    expect(Math.abs(noise.spin.z)).toBeLessThan(12);
    expect(noise.direction).toBeCloseTo(3.297 * 6, 1);
    expect(noise.speed).toBeCloseTo(-0.03297, 4);
  });

  test('DF-R100.7 l gains f x e / 1,000, f is multiplied by 1 + e, in whole mm/s', () => {
    const noisy = noisyVelocity({ f: 2000, l: 50, u: 30 }, { direction: 10, speed: -0.02 });
    expect(noisy).toEqual({ f: 1960, l: 70, u: 30 });
  });

  test('DF-R103.6 three Water dice side by side, each with its own, larger noise', () => {
    const dice: ThrownDie[] = [0, 1, 2].map((i) => ({ id: `water-${i}`, shape: 'water' }));
    const nonce = [...MIDDLE, ...MIDDLE.slice(0, 4), 1023, 0, ...MIDDLE];
    const shown = run({}, EMPTY, nonce, dice);
    expect(dice.map(({ id }) => at(shown, 0, id)[0])).toEqual([-14, 0, 14]);
    expect(dieNoise(nonce, 1, 'water').direction).toBeCloseTo(3.297 * 20, 1);
    expect(dieNoise(nonce, 1, 'water').speed).toBeCloseTo(-3.297 * 0.03, 4);
    expect(shown.dice.map(({ id }) => id)).toEqual(['water-0', 'water-1', 'water-2']);
  });

  test('DF-R100.7 a flip takes direction and speed only, and starts flat', () => {
    const flip = simulateFlip(EMPTY, 'frozen-1', PLAIN, [1023, 0], { frames: true });
    expect([...(flip.frames?.tracks[0].poses.subarray(3, 7) ?? [])]).toEqual([0, 0, 0, 1]);
    expect(flipNoise([1023, 0]).direction).toBeCloseTo(3.297 * 6, 1);
  });
});

describe('the world', () => {
  test('DF-R101.1 origin in the middle of the board, y up, seat 0 at +z', () => {
    const [x, y, z] = at(run(), 0);
    expect([x, y, z]).toEqual([0, 120, 660]);
    expect(at(run({ seat: 18 }), 0)[0]).toBeCloseTo(660, 2);
  });

  test('DF-R101.2 falls with 9,810 mm/s2 in steps of 1/240 s', () => {
    const shown = run({ vel: { f: 600, l: 0, u: 0 } });
    expect(at(shown, 24)[1]).toBeCloseTo(120 - (9810 * (0.1 + 1 / (240 * 8)) * 0.1) / 2, 2);
    const scene = new Scene();
    expect(scene.world.numSolverIterations).toBe(8);
    expect(scene.world.lengthUnit).toBe(1);
    expect(scene.world.timestep).toBeCloseTo(1 / 240, 8);
    scene.throwDie('red', 'd4', { at: { x: 0, y: 120, z: 600 }, turn: NO_TURN, ...AT_REST });
    expect(scene.actors[0].body.isCcdEnabled()).toBe(true);
    scene.free();
  });

  test('DF-R101.3 the table ends at r 600; who falls below -200 mm is off it', () => {
    const still = { vel: { f: 0, l: 0, u: 0 } };
    const inside = run({ from: { r: 580, y: 40, lat: 0 }, ...still });
    expect(inside.off).toEqual([]);
    expect(inside.touching.red).toEqual(['table']);
    const outside = run({ from: { r: 625, y: 40, lat: 0 }, ...still });
    expect(outside.off).toEqual(['red']);
    expect(outside.dice[0].p[1]).toBeLessThan(-20_000);
    expect(outside.dice[0].p[1]).toBeGreaterThan(-22_000);
  });

  test('DF-R101.4 materials, by average, ice with the smaller friction', () => {
    const scene = new Scene();
    scene.furnish(EMPTY, launch({ floe: { distance: 400, lat: 0 } }), null);
    scene.throwDie('red', 'd4', { at: { x: 0, y: 4, z: 500 }, turn: NO_TURN, ...AT_REST });
    scene.throwDie('blue', 'd4', { at: { x: 0, y: 10, z: 400 }, turn: NO_TURN, ...AT_REST });
    scene.throwDie('green', 'd4', { at: { x: 0, y: 8, z: 150 }, turn: NO_TURN, ...AT_REST });
    scene.world.step(scene.queue);
    const pair = (id: string) => {
      let found: number[] = [];
      const { collider } = scene.actors.find((actor) => actor.id === id) as (typeof scene.actors)[number];
      scene.world.contactPairsWith(collider, (other) => {
        scene.world.contactPair(collider, other, (manifold) => {
          found = [manifold.restitution(), manifold.friction()].map((part) => Math.round(part * 1000) / 1000);
        });
      });
      return found;
    };
    expect(pair('red')).toEqual([0.6, 0.45]);
    expect(pair('blue')).toEqual([0.575, 0.05]);
    expect(pair('green')).toEqual([0.325, 0.7]);
    scene.free();
    expect(MATERIALS.ice).toEqual({ restitution: 0.3, friction: 0.05, min: true });
  });

  test('DF-R101.5 meshes with fixed internal edges', () => {
    const { shape } = staticMesh('board', MATERIALS.board);
    expect((shape as InstanceType<typeof RAPIER.TriMesh>).flags).toBe(RAPIER.TriMeshFlags.FIX_INTERNAL_EDGES);
  });

  test('DF-R101.6 ends when everything was slow for 36 ticks', () => {
    const shown = run();
    const moved = (tick: number) => {
      const [[ax, ay, az], [bx, by, bz]] = [at(shown, tick - 1), at(shown, tick)];
      return lengthOf({ x: bx - ax, y: by - ay, z: bz - az }) * 240;
    };
    for (let tick = shown.ticks - 34; tick <= shown.ticks; tick++) expect(moved(tick)).toBeLessThan(6);
    expect(shown.frames?.length).toBe(shown.ticks + 1);
    expect(shown.ticks).toBeLessThan(400);
  });

  test('DF-R101.6 who never rests is stopped after 1,680 ticks', () => {
    // A heap of dice laid into each other is pushed apart for ever: none of them may keep the table waiting.
    const dice = Array.from({ length: 9 }, (_, i) => d4(`white-${i}`, (i % 3) * 4 - 150, 20, { y: 8.4 + i }));
    expect(run({}, { ...EMPTY, dice }).ticks).toBeLessThanOrEqual(1680);
  });

  test('DF-R101.7 poses are rounded, and the next throw leaves who was not touched exactly there', () => {
    const first = run();
    const [red] = first.dice;
    expect([...red.p, ...red.q].every(Number.isInteger)).toBe(true);
    const second = simulateThrow(
      { ...EMPTY, dice: first.dice },
      [{ id: 'blue', shape: 'd4' }],
      launch({ seat: 40, vel: { f: 700, l: 0, u: 0 } }),
      MIDDLE,
    );
    expect(second.dice[0]).toEqual(red);
    expect(second.contacts.filter(({ body }) => body === 'red')).toEqual([]);
  });

  test('DF-R101.7 a die whose hold was taken away falls', () => {
    const floating = d4('blue', -150, 20, { y: 30 });
    const [blue] = run({ seat: 40, vel: { f: 700, l: 0, u: 0 } }, { ...EMPTY, dice: [floating] }).dice;
    expect(placeOf(blue).y).toBeLessThan(10);
  });
});

describe('the contact log', () => {
  test('DF-R106.1 ticks, names, and the centre in 0.1 mm', () => {
    const { contacts, ticks } = run();
    expect(contacts[0]).toMatchObject({ body: 'red', other: 'table' });
    expect(contacts.some(({ other }) => other === 'board')).toBe(true);
    for (const { tick, x, z, speed } of contacts) {
      expect([tick, x, z, speed].every(Number.isInteger)).toBe(true);
      expect(tick).toBeGreaterThan(0);
      expect(tick).toBeLessThanOrEqual(ticks);
    }
    expect(contacts[0].z).toBeGreaterThan(2540);
    expect(contacts[0].speed).toBeGreaterThan(2000);
  });

  test('DF-R106.1 what touched before the release is not told', () => {
    const resting = { ...EMPTY, dice: run().dice };
    const { contacts } = simulateThrow(resting, [{ id: 'blue', shape: 'd4' }], PLAIN, MIDDLE.toReversed());
    expect(contacts.filter(({ body, other }) => body === 'red' && other === 'board')).toEqual([]);
  });

  test('DF-R106.1 a touch of two dice is told of both', () => {
    const dropped = { from: { r: 20, y: 60, lat: -150 }, vel: { f: 0, l: 0, u: 0 } };
    const { contacts } = run(dropped, { ...EMPTY, dice: [d4('blue', -150, 20)] });
    const told = contacts.filter(({ other }) => other === 'red' || other === 'blue');
    expect(new Set(told.map(({ body }) => body))).toEqual(new Set(['red', 'blue']));
  });

  test('DF-R109.2 a die that meets an Iceberg', () => {
    const [x, z] = BOARD.holes.centres[2];
    const how = { from: { r: 100, y: 120, lat: 0 }, vel: { f: 0, l: 0, u: 0 } };
    const above = launch({ ...how, from: { r: z, y: 120, lat: x } });
    const { contacts } = simulateThrow({ ...EMPTY, icebergs: [0, 1, 2, 3] }, [RED], above, MIDDLE);
    expect(contacts[0].other).toBe('iceberg-2');
  });

  test('DF-R106.1 wells and their floors have names', () => {
    const [x, z] = BOARD.holes.centres[2];
    const above = launch({ from: { r: z, y: 60, lat: x }, vel: { f: 0, l: 0, u: 0 } });
    const others = new Set(simulateThrow(EMPTY, [RED], above, MIDDLE).contacts.map(({ other }) => other));
    expect(others.has('hole-floor')).toBe(true);
    expect(others.has('table')).toBe(false);
  });
});

describe('gadgets', () => {
  test('DF-R107.5 the floe lies across the line of throw', () => {
    const how = { floe: { distance: 340, lat: 0 }, vel: { f: 2000, l: 0, u: 0 } };
    expect(run(how).contacts[0].other).toBe('floe');
    expect(run({ ...how, seat: 29 }).contacts[0].other).toBe('floe');
  });

  test('DF-R107.6 the wall stands at the rim, swings towards the line of throw, and is hit', () => {
    const how = { from: { r: 660, y: 120, lat: 30 }, vel: { f: 2400, l: 528, u: 0 }, wall: { azimuth: 25, turn: -15 } };
    const shown = run(how);
    expect(shown.contacts.some(({ other }) => other === 'wall')).toBe(true);
    const [x, y, z] = at(shown, 0, 'wall');
    const [inner, line] = [frameOf(5).out, frameOf(2).out];
    expect(x).toBeCloseTo(253 * inner.x + 70 * line.x, 3);
    expect(y).toBe(40);
    expect(z).toBeCloseTo(253 * inner.z + 70 * line.z, 3);
    const mirrored = run({ ...how, wall: { azimuth: -25, turn: -15 } });
    expect(at(mirrored, 0, 'wall')[0]).toBeCloseTo(-x, 3);
  });

  test('DF-R107.6 left alone it stands', () => {
    const shown = run({ wall: { azimuth: 60, turn: 0 }, vel: { f: 600, l: 0, u: 0 } });
    expect(Math.abs(shown.wall?.q[0] ?? 1)).toBeLessThan(200);
    expect(Math.abs(shown.wall?.q[2] ?? 1)).toBeLessThan(200);
  });

  test('DF-R107.8 the pond is a rim that a die can lie in', () => {
    const how = { pond: { distance: 400, lat: 0 }, from: { r: 400, y: 30, lat: 0 }, vel: { f: 0, l: 0, u: 0 } };
    const shown = run(how);
    expect(shown.contacts[0].other).toBe('table');
    expect(shown.touching.red).toContain('table');
  });

  test('DF-R107.12 the chute waits 48 ticks, tilts to its angle, and the die slides over the lip', () => {
    const motion = chuteMotion(0, CHUTE_LAUNCH, 'd4', { direction: 0, speed: 0 });
    expect(motion.at(48).turn.x).toBeCloseTo(0, 9);
    expect(motion.at(60).turn.x).toBeCloseTo(-Math.sin(0.05), 6);
    expect(motion.at(1000).turn.x).toBeCloseTo(-Math.sin(0.25), 6);
    expect(motion.endsAt).toBe(48 + 60);
    const shown = run({ chute: CHUTE_LAUNCH });
    expect(shown.exits).toEqual({ red: 'lip' });
    expect(shown.contacts[0].other).toBe('chute');
    const [x, y, z] = at(shown, 0);
    expect([x, y, z].map(Math.round)).toEqual([0, 224 + CHUTE.start.d4.above, 640 - CHUTE.start.d4.along]);
  });

  test('DF-R107.12 direction noise turns the yaw, speed noise scales the end angle', () => {
    const motion = chuteMotion(0, CHUTE_LAUNCH, 'd4', { direction: 20, speed: 0.1 });
    expect(motion.level.y).toBeCloseTo(-Math.sin(0.01), 6); // to the right
    expect(motion.at(1000).turn.x).toBeCloseTo(-Math.sin(0.275), 3);
  });

  test('DF-R107.12 a Snow die lies 36 mm from the edge, parallel to the chute', () => {
    const shown = run({ chute: CHUTE_LAUNCH }, EMPTY, [5, ...MIDDLE.slice(1)], [{ id: 'snow', shape: 'snow' }]);
    expect(at(shown, 0, 'snow').map(Math.round)).toEqual([0, 245, 604]);
    expect(shown.exits).toEqual({ snow: 'lip' });
  });

  test('DF-R107.12 over the lip between the rails; beside it, under it or backwards is lost', () => {
    expect(exitAt({ x: 5, y: 6, z: -100 })).toBe('never');
    expect(exitAt({ x: 30, y: 6, z: -281 })).toBe('lip');
    expect(exitAt({ x: 31, y: 6, z: -281 })).toBe('lost');
    expect(exitAt({ x: 31, y: 6, z: -100 })).toBe('lost');
    expect(exitAt({ x: 0, y: -5, z: -281 })).toBe('lost');
    expect(exitAt({ x: 0, y: 6, z: 1 })).toBe('lost');
  });

  test('DF-R107.12 without a tilt it stays on the chute', () => {
    expect(run({ chute: { ...CHUTE_LAUNCH, angle: 0, rate: 1000 } }).exits.red).toBe('never');
  });

  test('DF-R108.5 under the table the chute is lifted in 120 ticks first', () => {
    const motion = chuteMotion(0, { ...CHUTE_LAUNCH, pivotR: 690, lifted: true }, 'd4', { direction: 0, speed: 0 });
    expect(motion.at(0).at.y).toBe(-30);
    expect(motion.at(60).at.y).toBeCloseTo(97, 9);
    expect(motion.at(120).at.y).toBe(224);
    expect(motion.tiltsAt).toBe(168);
    const shown = run({ chute: { ...CHUTE_LAUNCH, pivotR: 690, lifted: true } });
    expect(shown.exits).toEqual({ red: 'lip' });
    expect(at(shown, 0)[1]).toBeCloseTo(-16, 4);
  });
});

test('DF-R102.2 a d4 over a hole stays in it, the Snow die does not fit', () => {
  const [x, z] = BOARD.holes.centres[2];
  const above = (y: number) => launch({ from: { r: z, y, lat: x }, vel: { f: 0, l: 0, u: 0 } });
  expect(placeOf(simulateThrow(EMPTY, [RED], above(40), MIDDLE).dice[0]).y).toBeLessThan(-5);
  const snow = simulateThrow(EMPTY, [{ id: 'snow', shape: 'snow' }], above(60), MIDDLE).dice[0];
  expect(placeOf(snow).y).toBeGreaterThan(10);
  expect(lies('snow', 'snow', placeOf(snow)).shape).toBe('snow');
});

test('DF-R106.5 a die at rest on a ring touches it and nothing else', () => {
  const layout: Layout = { ...EMPTY, templates: [template('weak-point', 0, 120)] };
  const onto = launch({ from: { r: 120, y: 30, lat: 0 }, vel: { f: 0, l: 0, u: 0 } });
  const { touching } = simulateThrow(layout, [RED], onto, [512, 512, 511, 512, 512, 511]);
  expect(touching.red).toEqual(['weak-point']);
});
