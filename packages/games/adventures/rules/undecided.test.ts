/** RA-R22: what is done for a seat whose time ran out. */
import type { PendingAsk } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { undecided } from './undecided';

const answerTo = (...options: string[]) => undecided(null as never, { options } as unknown as PendingAsk);

test('RA-R22: it is done, refuses what is optional, and takes the first of a forced choice', () => {
  expect(answerTo('done', 'give:3:1')).toBe('done');
  expect(answerTo('yes', 'no')).toBe('no');
  expect(answerTo('enough', 'STR')).toBe('enough');
  expect(answerTo('stop', 'path:ab')).toBe('stop');
  expect(answerTo('7', '9')).toBe('7');
});
