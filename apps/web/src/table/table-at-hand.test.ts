/** What draws a table knows no difference between one that stands here and one in an inn. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(src, path), 'utf8') }));

/** Only a table that stands here can be kept, taught, tried, asked for a hint or its match, or ended here. */
const LOCAL = new Set([
  'games/adventures/author/trial-room.tsx',
  'games/adventures/author/trial.ts',
  'hint/hint-panel.tsx',
  'hint/use-hint.ts',
  'learn/coach.tsx',
  'online/play-online.tsx',
  'table/at-local-table.tsx',
  'table/elsewhere-room.tsx',
  'table/end-scene.tsx',
  'table/game-over.tsx',
  'table/keep-sign.tsx',
  'table/sit-down.ts',
  'table/table-room.tsx',
]);

test('rooms, panels, log, menu and stage do not know what kind of table they draw', () => {
  const knowing = sources.filter(({ text }) => /from '[./\w-]*\/local-table'/.test(text)).map(({ path }) => path);
  expect(knowing.map((path) => relative('.', path)).sort()).toEqual([...LOCAL].sort());
});
