import { expect, test } from 'vitest';
import { clauseId } from './clause-id';

test.each([
  ['DM-17.19.wyvern', 'DM-17.19'],
  ['DM-17.19', 'DM-17.19'],
  ['RA-R4.late', 'RA-R4'],
  ['RP-12', 'RP-12'],
])('%s is told under %s', (clause, id) => expect(clauseId(clause)).toBe(id));

test('what is no clause of a law is left as it is', () => {
  expect(clauseId('house rule')).toBe('house rule');
  expect(clauseId('')).toBe('');
});
