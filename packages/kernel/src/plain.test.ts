/** Plain data and journal lines, by properties. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, copy, type Entry, hashOf, makeLine, parseLine } from './index';

const key = fc.string().filter((name) => name !== '__proto__');
const { plain } = fc.letrec<{ plain: unknown; leaf: unknown }>((tie) => ({
  leaf: fc.oneof(fc.constant(null), fc.boolean(), fc.maxSafeInteger(), fc.string()),
  plain: fc.oneof(
    { maxDepth: 4 },
    tie('leaf'),
    fc.array(tie('plain'), { maxLength: 5 }),
    fc.dictionary(key, tie('plain'), { maxKeys: 5, noNullPrototype: true }),
  ),
}));

/** The same value, built with its fields in another order. */
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, item]) => [name, reversed(item)]),
  );
};

const scramble = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  for (const item of Object.values(value)) scramble(item);
  if (Array.isArray(value)) value.push('changed');
  else (value as Record<string, unknown>).changed = true;
};

describe('copy', () => {
  test('is equal, and shares nothing', () => {
    fc.assert(
      fc.property(plain, (value) => {
        const before = JSON.stringify(value);
        const twin = copy(value);
        expect(twin).toEqual(value);
        scramble(twin);
        expect(JSON.stringify(value)).toBe(before);
      }),
    );
  });
});

describe('canonical', () => {
  test('is one text for one value, however it was built', () => {
    fc.assert(fc.property(plain, (value) => canonical(reversed(value)) === canonical(value)));
  });

  test('is JSON of that value, so different values have different texts', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(JSON.parse(canonical(value))).toEqual(normal(value));
      }),
    );
  });

  test('leaves out what is undefined, and knows no fractions', () => {
    expect(canonical({ b: undefined, a: [1, undefined] })).toBe('{"a":[1,null]}');
    for (const number of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => canonical({ number })).toThrow('rules know no fractions');
    }
  });

  test('hashes to the same everywhere', () => {
    expect(hashOf({ b: [1, 'ä', null], a: true })).toBe(hashOf({ a: true, b: [1, 'ä', null] }));
    expect(hashOf({ a: 1 })).toBe('015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862');
  });
});

/** JSON has one zero. */
const normal = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a journal line', () => {
  const seat = fc.integer({ min: -1, max: 8 });
  const word = fc.string();
  const label = word.filter((name) => name !== 'wish');
  const entry: fc.Arbitrary<Entry> = fc.oneof(
    fc.record({ kind: fc.constant('answer' as const), seat, key: word }),
    fc.record({ kind: fc.constant('wish' as const), seat, name: word, value: word }),
    fc.record({
      kind: fc.constant('random' as const),
      label,
      seat,
      dice: fc.option(fc.array(word), { nil: null }),
      values: fc.array(fc.nat()),
    }),
  );

  test('is read back as it was written', () => {
    fc.assert(
      fc.property(entry, (it) => {
        expect(parseLine(JSON.parse(JSON.stringify(makeLine(it))))).toEqual(it);
      }),
    );
  });

  test('is an entry or null, whatever comes', () => {
    fc.assert(
      fc.property(fc.oneof(plain, fc.array(plain, { maxLength: 5 })), (line) => {
        const parsed = parseLine(line);
        if (parsed !== null) expect(makeLine(parsed)).toEqual(line);
      }),
    );
  });

  test.each([
    [[]],
    [[0]],
    [['0', 'a']],
    [[0.5, 'a']],
    [[0, 'a', 1]],
    [['die', 0, null, [0.5]]],
    [['die', 0, [1], [1]]],
    [['wish', 0, null, [1]]],
  ])('%j is none', (line) => {
    expect(parseLine(line)).toBeNull();
  });

  test('of an imagined match is never written', () => {
    expect(() => makeLine({ kind: 'imagine', viewer: 0, seed: 1 })).toThrow('no journal to write');
  });
});
