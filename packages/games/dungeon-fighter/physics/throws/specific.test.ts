/** DF-R113.3: each specific throw through the world: met, failed alone, and a Hit without it. */
import { describe, expect, test } from 'vitest';
import { throwDice } from '../throw';
import type { DieFacts, Requirement } from '../types';
import type { Aim } from './aiming';
import { did } from './did';
import { CHALLENGE, inputWith } from './hand.fixture';
import { refuseThrow } from './refuse';

/** A nonce from a number. */
const nonceOf = (seed: number): number[] =>
  Array.from({ length: 6 }, (_, i) => (seed * 7919 + i * 104_729 + 31) % 1024);

function thrown(reqs: readonly Requirement[], changes: Aim, seed: number, deeds?: readonly number[]): DieFacts {
  const input = inputWith(reqs, changes, deeds);
  expect(refuseThrow(reqs, 'd4', input)).toBeNull();
  return throwDice({
    layout: { dice: [], templates: [], icebergs: [] },
    dice: [{ id: 'red', shape: 'd4' }],
    reqs,
    input,
    challenge: CHALLENGE,
    nonce: nonceOf(seed),
  }).facts.dice[0];
}

const lies = ({ bounced, rest }: DieFacts): boolean => bounced && rest === 'section';
const met = ({ reqs }: DieFacts, requirement: Requirement): boolean => reqs[requirement] === true;

const SEEDS = Array.from({ length: 60 }, (_, i) => i);

/** The first nonce with which a throw is a Hit; every throw here has one among the first sixty. */
function hitSeed(reqs: readonly Requirement[], changes: Aim = {}): number {
  const found = SEEDS.find((seed) => {
    const die = thrown(reqs, changes, seed);
    return lies(die) && reqs.every((requirement) => met(die, requirement));
  });
  expect(found, `${reqs} is never a Hit`).toBeDefined();
  return found!;
}

describe('DF-R113.3: throws whose check can fail', () => {
  test('DF-R107.1 Blind: not dark, and nothing else', () => {
    const die = thrown(['blind'], {}, hitSeed([]), []);
    expect(die.reqs).toEqual({ blind: false });
    expect(lies(die)).toBe(true); // Without drift it is the plain throw, and that is a Hit.
    expect(hitSeed(['blind'])).toBeDefined();
  });

  test('DF-R107.7, example 30: Jump from the ground', () => {
    const seed = hitSeed(['jump']);
    expect(met(thrown(['jump'], {}, seed), 'jump')).toBe(true);
    const landed = SEEDS.map((at) => thrown(['jump'], { release: 444 }, at, [did(300, 'jump')]));
    const fails = landed.filter(lies);
    expect(fails.length).toBeGreaterThan(0);
    expect(fails.every(({ reqs }) => reqs.jump === false)).toBe(true);
  });

  test('DF-R107.10 Punch opened too early flies all the same', () => {
    expect(hitSeed(['punch'])).toBeDefined();
    const early = SEEDS.map((seed) => thrown(['punch'], { l: 300 }, seed, [did(400, 'strike'), did(420, 'open')]));
    const fails = early.filter(lies);
    expect(fails.length).toBeGreaterThan(0);
    expect(fails.every(({ reqs }) => reqs.punch === false)).toBe(true);
  });

  test('DF-R107.15 Dancing without a turn', () => {
    expect(hitSeed(['dancing'])).toBeDefined();
    const die = thrown(['dancing'], { l: 0 }, hitSeed([]), []);
    expect(die.reqs).toEqual({ dancing: false });
    expect(lies(die)).toBe(true);
  });

  test('DF-R107.9, DF-R107.17 Prayer that sticks falls in front of the thrower', () => {
    expect(hitSeed(['prayer'])).toBeDefined();
    const die = thrown(['prayer'], {}, 3, []);
    expect(die).toMatchObject({ reqs: { prayer: false }, rest: 'out', bounced: true });
  });

  test('DF-R107.14 X without the hold', () => {
    expect(hitSeed(['x'])).toBeDefined();
    const quick = SEEDS.map((seed) => thrown(['x'], { release: 0 }, seed, [])).filter(lies);
    expect(quick.length).toBeGreaterThan(0);
    expect(quick.every(({ reqs }) => reqs.x === false)).toBe(true);
  });

  test('DF-R107.4 Head with the bubble kept, and with the bubble lost', () => {
    expect(hitSeed(['head'])).toBeDefined();
    const lost = thrown(['head'], { release: 2000 }, 3, []);
    expect(lost).toMatchObject({ reqs: { head: true }, rest: 'out' });
  });

  test('DF-R107.8, example 31: the Pond elsewhere: bounced, and the requirement failed', () => {
    const seed = hitSeed(['pond']);
    const beside = thrown(['pond'], { pondLat: 120, pondDistance: 470 }, seed);
    expect(beside).toMatchObject({ bounced: true, reqs: { pond: false } });
    expect(SEEDS.map((at) => thrown(['pond'], { pondLat: 120, pondDistance: 470 }, at)).some(lies)).toBe(true);
  });

  test('DF-R107.5 the Ice Floe elsewhere', () => {
    expect(hitSeed(['ice-floe'])).toBeDefined();
    const fails = SEEDS.map((seed) => thrown(['ice-floe'], { floeLat: 100, floeDistance: 460 }, seed)).filter(lies);
    expect(fails.length).toBeGreaterThan(0);
    expect(fails.every(({ reqs }) => reqs['ice-floe'] === false)).toBe(true);
  });

  test('DF-R107.6 past the Ice Wall', () => {
    expect(hitSeed(['ice-wall'])).toBeDefined();
    const past = { l: 0, lat: 0, f: 2150, wallAzimuth: 12, wallTurn: 9 };
    const fails = SEEDS.map((seed) => thrown(['ice-wall'], past, seed)).filter(lies);
    expect(fails.length).toBeGreaterThan(0);
    expect(fails.every(({ reqs }) => reqs['ice-wall'] === false)).toBe(true);
  });

  test('DF-R107.12 the Waterfall met; a die that never got onto it fails', () => {
    expect(hitSeed(['waterfall'])).toBeDefined();
    const stuck = thrown(['prayer', 'waterfall'], {}, 3, []);
    expect(stuck.reqs).toEqual({ prayer: false, waterfall: false });
  });
});

describe('DF-R113.3: throws whose check is their limits: outside they are refused', () => {
  test.each([
    ['card-flick', 'f', 3001],
    ['eye-level', 'y', 81],
    ['under-table', 'loft', 499],
    ['weak-hand', 'f', 3601],
  ] as const)('DF-R104.4: %s with %s %i', (requirement, field, value) => {
    expect(hitSeed([requirement])).toBeDefined();
    const input = inputWith([requirement], {});
    const at = inputWith([requirement], { [field]: value }).findIndex((number, i) => number !== input[i]);
    const changed = [...input];
    changed[at] = value;
    expect(refuseThrow([requirement], 'd4', changed)?.clause).toBe('DF-R104.4');
  });
});
