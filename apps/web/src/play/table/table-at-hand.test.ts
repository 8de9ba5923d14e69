/** What draws a table knows no difference between one that stands here and one in an inn. */
import { expect, test } from 'vitest';
import { pageSources } from '../../house/sources.fixture';

const SHELL = 'apps/web/src/';
const sources = pageSources(/(?<!\.(?:test|fixture))\.tsx?$/);

/** Only a table that stands here can be kept, taught, tried, asked for a hint or its match, or ended here. */
const LOCAL = new Set([
  'around/hint/hint-panel.tsx',
  'around/hint/use-hint.ts',
  'around/learn/coach.tsx',
  'play/online/play-online.tsx',
  'play/home/at-local-table.tsx',
  'play/table/elsewhere-room.tsx',
  'play/home/end-scene.tsx',
  'play/home/game-over.tsx',
  'play/table/keep-sign.tsx',
  'play/table/sit-down.ts',
  'play/home/table-room.tsx',
  'play/home/trials.tsx',
]);

test('rooms, panels, log, menu and stage do not know what kind of table they draw', () => {
  const knowing = sources.filter(({ text }) => /from '[./\w-]*\/local-table'/.test(text)).map(({ path }) => path);
  expect(knowing.map((path) => path.replace(SHELL, '')).sort()).toEqual([...LOCAL].sort());
});
