import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { yamlForEsbuild, yamlForVite } from './yaml-modules.mjs';

const BOOK = 'title: Low Water\nmap.A: A gate\nsetup.read: Lay it out.\nA.read: Grey and level.\ntitles.1.name: Fed\n';
const NAMES = { title: 'Low Water', 'map.A': 'A gate', 'titles.1.name': 'Fed' };

const parsed = (code: string): unknown =>
  JSON.parse(JSON.parse(/^export default \/\* @__PURE__ \*\/ JSON\.parse\((.+)\);$/.exec(code)![1]));

test('a storybook is imported whole, or with ?names without its prose', () => {
  const { transform } = yamlForVite() as { transform(text: string, id: string): { code: string } | undefined };
  expect(parsed(transform(BOOK, '/books/low-water.en.yaml')!.code)).toMatchObject({ 'A.read': 'Grey and level.' });
  expect(parsed(transform(BOOK, '/books/low-water.en.yaml?names')!.code)).toEqual(NAMES);
  expect(transform(BOOK, '/books/low-water.en.yaml?raw')).toBeUndefined();
});

test('the terminal imports the same', async () => {
  const words = '../packages/games/adventures/text/books/the-ferrymans-debt.en.yaml';
  const { outputFiles } = await build({
    stdin: {
      contents: `import all from '${words}'; import names from '${words}?names'; export { all, names };`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [yamlForEsbuild()],
  });
  const { all, names } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  expect(names.title).toBe(all.title);
  expect([all['START.read'], names['START.read']]).toEqual([expect.any(String), undefined]);
});
