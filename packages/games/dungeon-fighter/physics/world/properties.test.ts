import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Launch, Layout } from '../types';
import { frameOf, heading, place, spinning } from './frame';
import { judgeThrow, layoutAfter } from './judge';
import { GRAVITY, MM_PER_UNIT, TICKS_PER_SECOND } from './measures';
import { orientationOf } from './noise';
import { type Body, Scene } from './scene';
import { simulateThrow } from './simulate';
import { d4, EMPTY, launch } from './synthetic.fixture';
import { lengthOf } from './vectors';

const nonces = (dice: number) =>
  fc.array(fc.integer({ min: 0, max: 1023 }), { minLength: 6 * dice, maxLength: 6 * dice });

/** Any plain throw within the limits of DF-R104.3. */
const plainThrow: fc.Arbitrary<Launch> = fc
  .record({
    seat: fc.integer({ min: 0, max: 71 }),
    r: fc.integer({ min: 600, max: 700 }),
    y: fc.integer({ min: 60, max: 200 }),
    lat: fc.integer({ min: -150, max: 150 }),
    f: fc.integer({ min: 600, max: 3600 }),
    l: fc.integer({ min: -600, max: 600 }),
    u: fc.integer({ min: -1500, max: 1500 }),
    spin: fc.record({ x: spinPart(), y: spinPart(), z: spinPart() }),
  })
  .map(({ seat, r, y, lat, f, l, u, spin }) => launch({ seat, from: { r, y, lat }, vel: { f, l, u }, spin }));

function spinPart() {
  return fc.integer({ min: -20_000, max: 20_000 });
}

const table = fc.record({
  icebergs: fc.subarray([0, 1, 2, 3]),
  dice: fc.constantFrom<Layout['dice']>([], [d4('blue', -100, 20)], [d4('green', 0, 60), d4('blue', 10, 200)]),
});

describe('any throw', () => {
  test('DF-R101.6, DF-R106 it settles within 1,680 ticks, somewhere that has a name', () => {
    fc.assert(
      fc.property(
        plainThrow,
        table,
        nonces(1),
        fc.constantFrom('d4', 'snow', 'water'),
        (how, { icebergs, dice }, nonce, shape) => {
          const layout = { ...EMPTY, icebergs, dice };
          const run = simulateThrow(layout, [{ id: 'red', shape }], how, nonce);
          expect(run.ticks).toBeLessThanOrEqual(1680);
          const facts = judgeThrow(run, ['red'], how);
          const [red] = facts.dice;
          expect(red.rest === 'section').toBe(red.section !== '');
          expect(red.bullseye).toBe(red.section === 'BULL');
          const after = layoutAfter(layout, run, facts);
          for (const { p, q } of after.dice) {
            expect([...p, ...q].every(Number.isInteger)).toBe(true);
            expect(p[1]).toBeGreaterThan(-2000); // On the table, on the board or in a well: nothing sank through.
          }
          expect(after.icebergs.length + facts.icebergs.length).toBe(icebergs.length);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('DF-R101.2 energy falls: it never grows between contacts, and is never more than at the start', () => {
    fc.assert(
      fc.property(plainThrow, nonces(1), ({ seat, from, vel, spin }, nonce) => {
        const frame = frameOf(seat);
        const scene = new Scene();
        const turn = orientationOf(nonce[0]);
        const velocity = heading(frame, vel.f, vel.l, vel.u);
        scene.throwDie('red', 'd4', {
          at: place(frame, from.r, from.lat, from.y),
          turn,
          velocity,
          spin: spinning(frame, spin.x, spin.y, spin.z),
        });
        const [{ body, collider }] = scene.actors;
        const start = energyOf(body);
        for (let tick = 1, before = start; tick <= 400; tick++) {
          scene.world.step(scene.queue);
          let free = true;
          scene.world.contactPairsWith(collider, () => {
            free = false;
          });
          const now = energyOf(body);
          // A body stopped in the middle of a step, where it would meet something, has the whole step's speed already.
          const cut = (GRAVITY * lengthOf(body.linvel()) * MM_PER_UNIT) / TICKS_PER_SECOND;
          expect(now).toBeLessThan(start * 1.01 + cut);
          if (free) expect(now).toBeLessThan(before * 1.001 + cut);
          before = now;
        }
        scene.free();
      }),
      { numRuns: 25 },
    );
  });

  test('DF-R100.1 the same throw twice, another between: the same to the last digit', () => {
    fc.assert(
      fc.property(plainThrow, plainThrow, nonces(1), table, (how, other, nonce, { icebergs, dice }) => {
        const layout = { ...EMPTY, icebergs, dice };
        const once = simulateThrow(layout, [{ id: 'red', shape: 'd4' }], how, nonce);
        simulateThrow(EMPTY, [{ id: 'red', shape: 'snow' }], other, nonce);
        expect(simulateThrow(layout, [{ id: 'red', shape: 'd4' }], how, nonce)).toEqual(once);
      }),
      { numRuns: 12 },
    );
  });
});

/** Potential from 500 mm below the table, linear and turning energy, by mass in mm2/s2; a d4 turns alike around all axes. */
function energyOf(body: Body): number {
  const speed = lengthOf(body.linvel()) * MM_PER_UNIT;
  const turn = lengthOf(body.angvel());
  const inertia = (body.principalInertia().x / body.mass()) * MM_PER_UNIT * MM_PER_UNIT;
  return GRAVITY * (body.translation().y * MM_PER_UNIT + 500) + (speed * speed + inertia * turn * turn) / 2;
}
