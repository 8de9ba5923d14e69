import { describe, expect, test } from 'vitest';
import type { Layout, Requirement, Shape, ThrowSituation } from '../types';
import { REQUIREMENTS } from '../types';
import { aimFor } from './aims';
import { did } from './did';
import { throwLike } from './errors';
import { flipReference } from './flip';
import { inputWith, normals } from './hand.fixture';
import { modelThrow } from './model';
import { modelFlip } from './model-flip';
import { nearest, packRecord, unpack } from './records';

const BARE: Layout = { dice: [], templates: [], icebergs: [] };
const nonceOf = (seed: number, dice = 1): number[] =>
  Array.from({ length: 6 * dice }, (_, i) => (Math.imul(seed * 31 + i, 0x9e3779b1) >>> 9) % 1024);

function situation(reqs: readonly Requirement[], seed: number, layout = BARE, shape: Shape = 'd4'): ThrowSituation {
  const input = throwLike('regular', reqs, shape, aimFor(reqs, shape, 'bullseye'), seed, normals(seed));
  const dice =
    shape === 'water'
      ? [0, 1, 2].map((i) => ({ id: `water-${i}`, shape }))
      : [{ id: shape === 'snow' ? 'snow' : 'red', shape }];
  return { layout, dice, reqs, input, challenge: seed, nonce: nonceOf(seed, dice.length) };
}

const many = (reqs: readonly Requirement[], times: number, layout = BARE, shape: Shape = 'd4') =>
  Array.from({ length: times }, (_, i) => modelThrow(situation(reqs, i + 1, layout, shape)));

describe('the outcome model', () => {
  test('packs throws and finds the nearest', () => {
    const one = { direction: -120, speed: 70, loft: 12, rest: 5, second: 63, flags: 33 };
    const far = { direction: 900, speed: 0, loft: 0, rest: 35, second: 63, flags: 1 };
    const records = unpack(packRecord(far) + packRecord(one)); // In the order of their directions.
    expect([records.first[0], records.second[0], records.third[0]]).toEqual([-120, 70, 12]);
    expect(records.singles.map((column) => column[0])).toEqual([5, 63, 33]);
    expect(nearest(records, one)).toEqual([0, 1]);
  });

  test('is the same for the same situation, and another nonce may change it', () => {
    expect(modelThrow(situation([], 4))).toEqual(modelThrow(situation([], 4)));
    const outcomes = new Set(
      Array.from(
        { length: 40 },
        (_, i) => modelThrow({ ...situation([], 4), nonce: nonceOf(i) }).facts.dice[0].section,
      ),
    );
    expect(outcomes.size).toBeGreaterThan(1);
  });

  test('DF-R106.12 gives facts of every kind that the rules read, for every pair of requirements', () => {
    for (const a of REQUIREMENTS) {
      for (const b of REQUIREMENTS) {
        const reqs = REQUIREMENTS.filter((requirement) => requirement === a || requirement === b);
        const [die] = modelThrow(situation(reqs, 9)).facts.dice;
        expect(Object.keys(die.reqs).sort()).toEqual([...reqs].sort());
      }
    }
  });

  test('DF-R107 a plain throw of a regular hand is a Hit in about three of four cases', () => {
    const hits = many([], 600).filter(({ facts: { dice } }) => dice[0].bounced && dice[0].rest === 'section');
    expect(hits.length / 600).toBeGreaterThan(0.7);
    expect(hits.length / 600).toBeLessThan(0.92);
  });

  test('DF-R106.10 about half of the Hits touch two sections', () => {
    const lying = many([], 400).filter(({ facts }) => facts.dice[0].rest === 'section');
    const between = lying.filter(({ facts }) => facts.dice[0].touched.length > 1);
    expect(between.length / lying.length).toBeGreaterThan(0.35);
    expect(between.length / lying.length).toBeLessThan(0.75);
  });

  test('DF-6.1 from the other side of the table the board lies turned', () => {
    const one = situation([], 12);
    const section = (seat: number) =>
      modelThrow({ ...one, input: [seat, ...one.input.slice(1)] }).facts.dice[0].section;
    const here = section(one.input[0]);
    const opposite = section((one.input[0] + 36) % 72);
    expect(here[0]).toBe(opposite[0]);
    expect((Number(here[1]) + 4) % 8).toBe(Number(opposite[1]));
  });

  test('DF-R103.1 the icon comes up in one of four throws', () => {
    const icons = many([], 800).filter(({ facts }) => facts.dice[0].symbol === 'icon').length;
    expect(icons).toBeGreaterThan(140);
    expect(icons).toBeLessThan(260);
  });

  test('DF-R107.17 a die that sticks falls in front of the thrower', () => {
    const input = inputWith(['prayer'], {}, [did(1, 'leftPalm')]);
    const { facts } = modelThrow({ ...situation(['prayer'], 3), input });
    expect(facts.dice[0]).toMatchObject({ rest: 'out', bounced: true, reqs: { prayer: false } });
  });

  test('DF-29.7 three Water dice have three results', () => {
    const outcomes = many([], 20, BARE, 'water');
    expect(outcomes.every(({ facts }) => facts.dice.length === 3)).toBe(true);
    expect(outcomes.some(({ facts: { dice } }) => new Set(dice.map(({ section }) => section)).size > 1)).toBe(true);
  });

  test('DF-26.5, DF-R109.1 Icebergs that are met are gone; those that are not there cannot be', () => {
    const outcomes = many([], 300, { ...BARE, icebergs: [0, 2] });
    const met = outcomes.filter(({ facts }) => facts.icebergs.length > 0);
    expect(met.length).toBeGreaterThan(10);
    for (const { facts, layout } of outcomes) {
      expect(facts.icebergs.every((iceberg) => iceberg === 0 || iceberg === 2)).toBe(true);
      expect(layout.icebergs).toEqual([0, 2].filter((iceberg) => !facts.icebergs.includes(iceberg)));
    }
  });

  test('DF-R106.5 a Template over the middle catches some dice', () => {
    const templates = [{ id: 'frozen-1' as const, p: [0, 550, 0] as const, q: [0, 0, 0, 30_000] as const }];
    const caught = many([], 400, { ...BARE, templates }).filter(({ facts }) => facts.dice[0].rest === 'template');
    expect(caught.length).toBeGreaterThan(5);
    expect(caught.every(({ facts }) => facts.dice[0].template === 'frozen-1' && facts.dice[0].value === 0)).toBe(true);
  });

  test('DF-R110.7 flips land, mostly well, and lie where they landed', () => {
    const layout = {
      ...BARE,
      dice: [{ id: 'red', shape: 'd4' as const, p: [0, 900, 0] as const, q: [0, 0, 0, 30_000] as const }],
    };
    const flips = Array.from({ length: 200 }, (_, i) =>
      modelFlip({ layout, template: 'weak-point', input: flipReference(), nonce: [i * 5, 1023 - i] }),
    );
    const well = flips.filter(({ facts }) => facts.turned && !facts.touchesTable);
    expect(well.length).toBeGreaterThan(100);
    for (const { facts, layout: after } of well) {
      expect(after.templates.map(({ id }) => id)).toEqual(['weak-point']);
      expect(after.dice.length).toBe(1 - facts.displaced.length);
    }
    const badly = flips.filter(({ facts }) => facts.touchesTable);
    expect(badly.every(({ layout: after }) => after === layout)).toBe(true);
  });
});
