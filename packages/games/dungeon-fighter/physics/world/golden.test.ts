import { expect, test } from 'vitest';
import { checkGoldens } from './golden';

test('DF-R113.1 at least 20 golden throws give their stored facts and hashes in Node', () => {
  const checked = checkGoldens();
  expect(checked.length).toBeGreaterThanOrEqual(20);
  for (const { name, expected, got } of checked) expect(got, name).toEqual(expected);
});
