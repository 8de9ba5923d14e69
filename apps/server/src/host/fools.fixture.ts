/** Lucky Pig with bots that break, hang, die or look where they may not: an inn must outlast each of them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameModule } from '@tabard/content';
import type { Bot } from '@tabard/kernel';
import { luckyPig } from '@tabard/testkit';

const bot = (id: string, choose: (options: readonly string[], whim: (n: number) => number) => string): Bot => ({
  id,
  listens: false,
  sit: ({ chance }) => ({ choose: ({ options }) => choose(options, (n) => chance.below(n)) }),
});

const breaks = (): never => {
  throw new Error('cannot think');
};
const hangs = (): never => {
  for (;;);
};

export const foolish = {
  game: luckyPig,
  bots: [
    bot('whimsical', (options, whim) => options[whim(options.length)]),
    bot('breaks', breaks),
    bot('hangs', hangs),
    bot('dies', () => process.exit(1)),
  ],
  words: {},
  speech: {},
} as unknown as GameModule;

/** The thread's file as the inn's bundle has it, with these games; to be removed after the tests. */
export async function bundledThread(
  thread = 'thinker-worker',
  games = 'fools-games.fixture.ts',
): Promise<{ file: URL; remove(): void }> {
  const { build } = await import('esbuild');
  const folder = mkdtempSync(join(tmpdir(), 'tabard-thread-'));
  const outfile = join(folder, `${thread}.mjs`);
  await build({
    entryPoints: [join(import.meta.dirname, `${thread}.ts`)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    loader: { '.yaml': 'text' }, // Words, and no bot reads any.
    logLevel: 'error',
    // The tests' own tools ask for modules as older ones do.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    plugins: [
      {
        name: 'these-games',
        setup(builder) {
          builder.onResolve({ filter: /^\.\.\/games$/ }, () => ({
            path: join(import.meta.dirname, games),
          }));
          // Only the tests' own helpers need it, and no bot calls them.
          builder.onResolve({ filter: /^(esbuild|fast-check|vitest)$/ }, ({ path }) => ({ path, external: true }));
        },
      },
    ],
  });
  return { file: pathToFileURL(outfile), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
