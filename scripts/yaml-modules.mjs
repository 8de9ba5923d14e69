// `import towns from './towns.yaml'`: the same words for Vitest and the web (Vite) and for the CLI (esbuild).
// Vite knows `?raw` by itself; esbuild learns it here.
import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { parse } from 'yaml';

export function yamlToModule(text, path) {
  try {
    return `export default ${JSON.stringify(parse(text) ?? null)};`;
  } catch (error) {
    throw new Error(`${relative(process.cwd(), path)}: ${error.message}`);
  }
}

export function yamlForVite() {
  return {
    name: 'yaml-modules',
    transform(text, id) {
      return id.endsWith('.yaml') ? { code: yamlToModule(text, id), map: null } : undefined;
    },
  };
}

export function yamlForEsbuild() {
  return {
    name: 'yaml-modules',
    setup(build) {
      build.onLoad({ filter: /\.yaml$/, namespace: 'file' }, async ({ path }) => ({
        contents: yamlToModule(await readFile(path, 'utf8'), path),
        loader: 'js',
      }));
      build.onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
        path: resolve(resolveDir, path.slice(0, -'?raw'.length)),
        namespace: 'raw-text',
      }));
      build.onLoad({ filter: /.*/, namespace: 'raw-text' }, async ({ path }) => ({
        contents: await readFile(path, 'utf8'),
        loader: 'text',
      }));
    },
  };
}
