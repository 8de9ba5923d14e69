import { LIMITS } from '@tabard/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerIn, fromGuest, SIZES } from './protocol';

/** Mostly what may be said, else values at and beside every bound, and of other kinds. */
const mostly = (usual: fc.Arbitrary<unknown>, ...odd: unknown[]) =>
  fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: fc.constantFrom(...odd) });
const count = (most: number) => mostly(fc.nat(3), -1, -0, most, most + 1, 0.5, 1e300, '1', null, true);
const word = (most: number) =>
  mostly(fc.string({ minLength: 1, maxLength: 3 }), '', 'x'.repeat(most), 'x'.repeat(most + 1), null, 4);
const more = mostly(fc.constant({}), { more: 1 }, JSON.parse('{"__proto__":1}'));
const withMore = (record: fc.Arbitrary<object>) =>
  fc.tuple(record, more).map(([own, other]) => ({ ...own, ...(other as object) }));
const deed = withMore(
  fc.record(
    {
      kind: mostly(fc.constant('answer'), 'undo', 'wish'),
      seat: count(LIMITS.seats - 1),
      key: word(LIMITS.key),
      moment: count(LIMITS.entries),
    },
    { requiredKeys: ['kind', 'seat', 'key'] },
  ),
);
const message = withMore(
  fc.record({
    kind: mostly(fc.constant('do'), 'say'),
    id: word(SIZES.command),
    deed: fc.oneof({ weight: 9, arbitrary: deed }, { weight: 1, arbitrary: fc.constantFrom(null, []) }),
  }),
);

test('an answer that is let through at once is one that the protocol lets through, and the same', () => {
  let through = 0;
  fc.assert(
    fc.property(message, (said) => {
      const heard: unknown = JSON.parse(JSON.stringify(said));
      const answer = answerIn(heard);
      if (answer === null) return;
      through += 1;
      expect(fromGuest.parse(heard)).toEqual(answer);
    }),
    { numRuns: 1_000 },
  );
  expect(through).toBeGreaterThan(50);
});

test.each([
  { kind: 'do', id: '1', deed: { kind: 'answer', seat: 0, key: 'roll' } },
  { kind: 'do', id: 'x'.repeat(SIZES.command), deed: { kind: 'answer', seat: 3, key: '', moment: LIMITS.entries } },
])('what guests say most is known at once: %j', (said) => {
  expect(answerIn(said)).toBe(said);
});
