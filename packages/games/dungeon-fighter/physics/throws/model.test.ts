import { describe, expect, test } from 'vitest';
import type { Layout, Requirement, Shape, ThrowSituation } from '../types';
import { REQUIREMENTS } from '../types';
import { aimFor, aimsHash, setKey } from './aims';
import { did } from './did';
import { type SkillName, throwLike } from './errors';
import { flipReference } from './flip';
import { inputWith, normals } from './hand.fixture';
import held from './held.json';
import { modelThrow } from './model';
import model from './model.json';
import { modelFlip } from './model-flip';
import { nearest, packRecord, pick, unpack } from './records';

const BARE: Layout = { dice: [], templates: [], icebergs: [] };
const nonceOf = (seed: number, dice = 1): number[] =>
  Array.from({ length: 6 * dice }, (_, i) => (Math.imul(seed * 31 + i, 0x9e3779b1) >>> 9) % 1024);

function situation(
  reqs: readonly Requirement[],
  seed: number,
  layout = BARE,
  shape: Shape = 'd4',
  skill: SkillName = 'regular',
): ThrowSituation {
  const input = throwLike(skill, reqs, shape, aimFor(reqs, shape, 'bullseye'), seed, normals(seed));
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
    expect(nearest(records, one)).toEqual({ less: [], more: [0, 1] });
  });

  test('a throw between two recorded ones is like each as often as it is near to it', () => {
    const plain = { speed: 0, loft: 0, second: 63, flags: 1 };
    const records = unpack(
      packRecord({ ...plain, direction: 0, rest: 0 }) + packRecord({ ...plain, direction: 200, rest: 35 }),
    );
    const far = (direction: number) =>
      Array.from({ length: 64 }, (_, i) =>
        pick(records, { direction, speed: 0, loft: 0 }, (nth, size) => (nth === 2 ? 64 * i : 0) % size),
      ).filter((one) => one === 1).length;
    expect([far(50), far(100), far(150), far(900)]).toEqual([16, 32, 48, 64]); // Beyond all of them: like the furthest.
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

const AGAIN = 'what was measured is out of date: record and fit anew (scripts/throws.mjs, fit-model, validate-model)';

describe('the model and the physics', () => {
  test('DF-R112.1 its throws were recorded at the aims that are stored', () => {
    expect(model.aims, AGAIN).toBe(aimsHash());
  });

  interface Held {
    readonly name: string;
    readonly reqs: Requirement[];
    readonly shape: Shape;
    readonly skill: SkillName;
    readonly throws: number;
    readonly hits: number;
    readonly worth: number;
  }
  const sets = Object.entries(held.sets).map(([name, [throws, hits, worth]]): Held => {
    const [skill, key] = name.split(' ') as [SkillName, string];
    const [parts, shape] = key.split('/') as [string, Shape];
    return {
      name,
      reqs: REQUIREMENTS.filter((one) => parts.split('+').includes(one)),
      shape,
      skill,
      throws,
      hits,
      worth,
    };
  });
  const THROWS = 500;

  /** As this hand throws this set by the model: Hits and section values, a throw. */
  function byModel({ reqs, shape, skill }: Held): { hits: number; worth: number } {
    let [hits, worth] = [0, 0];
    for (let seed = 1; seed <= THROWS; seed++) {
      const [die] = modelThrow(situation(reqs, seed, BARE, shape, skill)).facts.dice;
      if (!die.bounced || !Object.values(die.reqs).every(Boolean) || die.rest !== 'section') continue;
      hits += 1;
      worth += die.value;
    }
    return { hits: hits / THROWS, worth: worth / THROWS };
  }
  const made = sets.map((set) => ({ set, model: byModel(set) }));

  test('DF-R113.4 every set hits as often as in games through the physics that the model was not made of', () => {
    expect(sets.length).toBeGreaterThan(40);
    expect(new Set(sets.map(({ reqs, shape }) => setKey(reqs, shape))).has('plain/d4')).toBe(true);
    for (const { set, model: own } of made) {
      const rate = set.hits / set.throws;
      // Four standard errors: of so many sets none is further off by chance.
      const error = Math.sqrt(rate * (1 - rate) * (1 / set.throws + 1 / THROWS));
      expect(Math.abs(own.hits - rate), `${set.name}: ${own.hits}, physics ${rate}; ${AGAIN}`).toBeLessThan(4 * error);
    }
  });

  test('DF-R113.4 all of them together: to a point and a half of Hits, and to 4 % of their damage', () => {
    const sum = (of: (one: (typeof made)[number]) => number) => made.reduce((total, one) => total + of(one), 0);
    const throws = sum(({ set }) => set.throws);
    const [hits, worth] = [sum(({ set }) => set.hits) / throws, sum(({ set }) => set.worth) / throws];
    const own = {
      hits: sum(({ set, model: { hits: rate } }) => set.throws * rate) / throws,
      worth: sum(({ set, model: { worth: mean } }) => set.throws * mean) / throws,
    };
    expect(Math.abs(own.hits - hits), AGAIN).toBeLessThan(0.015);
    expect(Math.abs(own.worth / worth - 1), AGAIN).toBeLessThan(0.04);
  });
});
