import { defineConfig } from 'vitest/config';
import { iconsForVite } from './apps/web/build/icons.mjs';
import { LongestFirst } from './scripts/longest-first.mjs';
import { yamlForVite } from './scripts/yaml-modules.mjs';

const nowhere = ['**/node_modules/**', '**/dist/**'];

/** Tests of what is stored, and of who writes it late: a database and modules that nobody else has touched. */
const APART = [
  'apps/web/src/keep/{storage,campaign}/**/*.test.ts',
  'apps/web/src/play/table/local-table.test.ts',
  'apps/web/src/play/online/{inn-api,take-home}.test.ts',
  'apps/web/src/keep/offline/renewal.test.ts',
  'apps/web/src/around/deal/play.test.ts',
  'packages/page/{kept,sound}/*.test.ts',
];

export default defineConfig({
  plugins: [yamlForVite(), iconsForVite()],
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false, // Nothing here leaves anything behind, and loading a game anew for each file took longer than its tests.
          include: ['packages/**/*.test.{ts,tsx}', 'apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...nowhere, 'apps/web/browser/**', ...APART],
        },
      },
      { extends: true, test: { name: 'apart', include: APART, exclude: nowhere } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['apps/web/browser/**/*.test.ts'],
          globalSetup: ['apps/web/browser/build.setup.ts'],
          setupFiles: ['apps/web/browser/console.fixture.ts'],
          exclude: nowhere,
          testTimeout: 400_000, // Whole games, drawn by the processor.
          retry: 2, // A starved machine makes a browser drop what it never drops else; the report names who needed it.
          maxWorkers: 3, // A hand at a table waits for the next picture more than it moves.
          sequence: { groupOrder: 1 }, // After the others, where all are run at once.
          maxConcurrency: 2, // Pages that only wait for each other may be looked at two at a time.
        },
      },
    ],
  },
});
