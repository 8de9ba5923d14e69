/** The content of each game as the built page has it: what Node reads, letter by letter, and its hash. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { contentForVite, plainModule } from './content.mjs';

const games = fileURLToPath(new URL('../../../packages/games', import.meta.url));

describe('content read when the page is built', () => {
  test.each(readdirSync(games))(
    '%s: the module that takes its place exports the same',
    { timeout: 60_000 },
    async (game) => {
      const path = join(games, game, 'content/read.ts');
      const { code } = (await contentForVite().load(path))!;
      const here = await import(path);
      const page = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
      expect({ ...page }).toEqual({ ...here });
      expect(code).not.toContain('import');
    },
  );

  test('what is no plain data is refused, with the file', () => {
    for (const value of [undefined, new Map(), { at: undefined }, [() => 1], Number.NaN, new Date(0)])
      expect(() => plainModule({ read: value }, 'goblin-pass/content/read.ts')).toThrow(
        'goblin-pass/content/read.ts: read is no plain data',
      );
  });

  test('nothing else is touched', async () => {
    for (const path of ['rules/index.ts', 'content/index.ts', 'rules/read.ts'])
      expect(await contentForVite().load(join(games, 'dark-minions', path))).toBeUndefined();
  });
});
