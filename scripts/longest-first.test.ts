import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { LONGEST, LongestFirst } from './longest-first.mjs';
import { root } from './setup.mjs';

test('what is said to take longest is there', () => {
  expect(LONGEST.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('a project goes after the other, and in each the longest first', async () => {
  const nothingKnown = { getFileTestResults: () => undefined, getFileStats: () => undefined };
  const sequencer = new LongestFirst({ config: { root }, cache: nothingKnown } as unknown as Vitest);
  const given = [
    ['unit', 'scripts/port.test.ts'],
    ['apart', 'apps/web/src/keep/storage/shelf.test.ts'],
    ['unit', LONGEST[1]],
    ['apart', 'apps/web/src/keep/storage/keeper.test.ts'],
    ['unit', LONGEST[0]],
  ].map(([name, path]) => ({ project: { name, config: { sequence: { groupOrder: 0 } } }, moduleId: join(root, path) }));
  const sorted = await sequencer.sort(given as unknown as TestSpecification[]);
  expect(sorted.map(({ project }) => project.name)).toEqual(['apart', 'apart', 'unit', 'unit', 'unit']);
  expect(sorted.slice(2).map(({ moduleId }) => moduleId)).toEqual(
    [...LONGEST.slice(0, 2), 'scripts/port.test.ts'].map((path) => join(root, path)),
  );
});
