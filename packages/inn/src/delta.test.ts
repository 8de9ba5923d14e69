import type { Plain } from '@tabard/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changed, type Delta, deltaText } from './delta';

/** As it is read at the other end. */
const deltaOf = (before: Plain, now: Plain): Delta => JSON.parse(deltaText(before, now)) as Delta;

/** Of so few words that two of them are often nearly the same. */
const { alike } = fc.letrec<{ alike: Plain }>((tie) => ({
  alike: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom<Plain>(0, 1, null, ''),
    fc.array(tie('alike'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', '"', '1', 'toString'), tie('alike'), { noNullPrototype: true }),
  ),
}));

test('the change of a view leads from the one to the other, and leaves the one as it was', () => {
  const plain = fc.oneof(alike, fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Plain>);
  fc.assert(
    fc.property(plain, plain, (before, now) => {
      const was = JSON.stringify(before);
      // -0 is 0 on the wire.
      expect(JSON.stringify(changed(before, deltaOf(before, now)))).toBe(JSON.stringify(sorted(before, now)));
      expect(JSON.stringify(before)).toBe(was);
    }),
  );
});

/** Fields stand in the order in which they came to be: a change does not move what was there. */
function sorted(before: Plain, now: Plain): Plain {
  const isRecord = (value: Plain): value is { [field: string]: Plain } =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (Array.isArray(before) && Array.isArray(now))
    return now.map((item, i) => (i < before.length ? sorted(before[i], item) : item));
  if (!isRecord(before) || !isRecord(now)) return now;
  const old = Object.keys(before).filter((field) => Object.hasOwn(now, field));
  const fields = [...old, ...Object.keys(now).filter((field) => !Object.hasOwn(before, field))];
  const value = (field: string) => (Object.hasOwn(before, field) ? sorted(before[field], now[field]) : now[field]);
  return Object.fromEntries(fields.map((field) => [field, value(field)]));
}

test('what stays is neither sent nor made anew', () => {
  const before = {
    hand: [1, 2, 3],
    towns: [
      { name: 'Ford', dice: [6, 6] },
      { name: 'Mill', dice: [] },
    ],
  };
  const now = { hand: [1, 2], towns: [before.towns[0], { name: 'Mill', dice: [3] }] };
  const delta = deltaOf(before, now);
  expect(delta).toEqual({
    at: { hand: { length: 2 }, towns: { at: { 1: { at: { dice: { at: { 0: { is: 3 } }, length: 1 } } } } } },
  });
  const made = changed(before, delta) as typeof before;
  expect(made).toEqual(now);
  expect(made.towns[0]).toBe(before.towns[0]);
  expect(deltaOf(now, structuredClone(now))).toBeNull();
});

test('a field with a name of the language is a field like any other', () => {
  const now = JSON.parse('{"__proto__":{"is":1}}') as Plain;
  expect(JSON.stringify(changed({}, deltaOf({}, now)))).toBe('{"__proto__":{"is":1}}');
  expect(deltaText({}, now)).toBe('{"at":{"__proto__":{"is":{"is":1}}}}');
});

test('a change of another view is refused', () => {
  expect(() => changed(3, { at: { x: null } })).toThrow('another view');
});
