import { expect, test } from 'vitest';
import { iconOf, usedHere } from './icons.mjs';

test('an icon is one drawing', () => {
  expect(iconOf('castle', 'here')).toEqual({ name: 'castle', d: expect.stringMatching(/^M[\d. ]/i) });
});

test('a name that is not in the set, or has no artist, stops the build and says where', () => {
  expect(() => iconOf('no-such-thing', 'towns.yaml')).toThrow('towns.yaml: there is no icon "no-such-thing"');
  expect(() => iconOf('zeppelin', 'inn.tsx')).toThrow('inn.tsx: no artist is known for "zeppelin"');
});

test('everything the page uses is credited once', () => {
  const names = usedHere().flatMap(({ icons }) => icons.map(({ name }: { name: string }) => name));
  expect(names.length).toBeGreaterThan(60);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('hill-fort'); // from towns.yaml
  expect(names).toContain('crossed-sabres'); // from weapons.yaml
  expect(names).toContain('tavern-sign'); // from the code
});
