import { expect, test } from 'vitest';
import { terms } from './terms';

test.each([
  [{ keyword: 'TOLLPAID' }, 'keyword TOLLPAID'],
  [{ not: { token_here: 'xp' } }, 'not token_here xp'],
  [{ gold: { min: 3 } }, 'gold ≥ 3'],
  [{ favor: { faction: 'choir', min: 2, max: 5 } }, 'favor (faction choir ≥ 2 ≤ 5)'],
  [{ legendary: true }, 'legendary'],
  [{ any: [{ keyword: 'A' }, { all: [{ item: 3 }, { xp: { max: 1 } }] }] }, 'any keyword A, (all item 3, xp ≤ 1)'],
  [{ gain: { xp: 1, gold: 2 } }, 'gain (xp 1, gold 2)'],
  [{ check: ['DEX', 'WIS'] }, 'check DEX, WIS'],
  [{ hint: { check: ['DEX', 'WIS'] } }, 'hint (check DEX, WIS)'],
  [{ class: '<img src=x onerror=alert(1)>' }, 'class <img src=x onerror=alert(1)>'],
])('%j', (data, said) => {
  expect(terms(data)).toBe(said);
});
