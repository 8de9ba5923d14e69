/** Why something could not be kept, whatever the browser says of it. */
import { expect, test } from 'vitest';
import { Trouble, troubleOf } from './trouble';

test.each([
  ['QuotaExceededError', 'full'],
  ['ConstraintError', 'overtaken'],
  ['VersionError', 'newer'],
  ['SecurityError', 'none'],
  ['InvalidAccessError', 'none'],
  ['AbortError', 'failed'],
])('%s is told as %s, in its own words', (name, kind) => {
  const trouble = troubleOf(new DOMException('no room', name));
  expect([trouble.kind, trouble.detail]).toEqual([kind, `${name}: no room`]);
});

test('a trouble stays the trouble it is', () => {
  const blocked = new Trouble('blocked', 'another tab');
  expect(troubleOf(blocked)).toBe(blocked);
  expect(blocked).toMatchObject({ name: 'Trouble', message: 'blocked: another tab' });
});

test.each([
  [new TypeError('x is not a function'), 'TypeError: x is not a function'],
  ['a text', 'Error: a text'],
  [null, 'Error: null'],
  [undefined, 'Error: undefined'],
])('what is thrown otherwise has failed, and says something: %s', (thrown, detail) => {
  expect(troubleOf(thrown)).toMatchObject({ kind: 'failed', detail });
});
