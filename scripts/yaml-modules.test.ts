import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { yamlForEsbuild, yamlForVite, yamlToModule } from './yaml-modules.mjs';

test('a YAML file is a module with its data as default export', () => {
  expect(yamlToModule('- id: ember-crow\n  cost: 2\n', 'cards.yaml')).toBe(
    'export default [{"id":"ember-crow","cost":2}];',
  );
  expect(yamlForVite().transform('a: 1', '/x/cards.yaml')).toMatchObject({ code: 'export default {"a":1};' });
  expect(yamlForVite().transform('a: 1', '/x/cards.yaml?raw')).toBeUndefined();
});

test('a mistake is told with file and line', () => {
  expect(() => yamlToModule('id: [1,\nname: x', 'cards.yaml')).toThrow(/cards\.yaml: .* line 2/s);
});

test('esbuild reads YAML as data and ?raw as text', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tabard-yaml-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'dice.yaml'), 'black: 5 # pips\n');
  const { outputFiles } = await build({
    stdin: {
      contents: "import data from './dice.yaml'; import text from './dice.yaml?raw'; export { data, text };",
      resolveDir: folder,
      sourcefile: join(folder, 'index.js'),
    },
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [yamlForEsbuild()],
  });
  const bundle = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  expect(bundle.data).toEqual({ black: 5 });
  expect(bundle.text).toBe('black: 5 # pips\n');
});
