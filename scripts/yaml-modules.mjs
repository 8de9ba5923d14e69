// `import towns from './towns.yaml'`: the same words for Vitest and the web (Vite) and for the CLI (esbuild).
// Vite knows `?raw` by itself; esbuild learns it here.
import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { parse } from 'yaml';

export function readYaml(text, path) {
  try {
    return parse(text) ?? null;
  } catch (error) {
    throw new Error(`${relative(process.cwd(), path)}: ${error.message}`);
  }
}

/** Engines read JSON several times faster than the same as source; who wants nothing of a file need not have it. */
function yamlToModule(text, path, choose = (data) => data) {
  const json = JSON.stringify(choose(readYaml(text, path)));
  return `export default /* @__PURE__ */ JSON.parse(${JSON.stringify(json)});`;
}

// `./low-water.en.yaml?names`: of a storybook's words only what things are called. The prose is large, and only who
// opens the book fetches it; titles and cards outlast their book.
const NAMES = /^(title|nothing|map|counters|discovery|titles|rare)(\.|$)/;
const namesOnly = (words) => Object.fromEntries(Object.entries(words ?? {}).filter(([id]) => NAMES.test(id)));

export function yamlForVite() {
  return {
    name: 'yaml-modules',
    transform(text, id) {
      const [, path, query] = /^(.+\.yaml)(\?names)?$/.exec(id) ?? [];
      return path ? { code: yamlToModule(text, path, query ? namesOnly : undefined), map: null } : undefined;
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
      build.onResolve({ filter: /\.yaml\?names$/ }, ({ path, resolveDir }) => ({
        path: resolve(resolveDir, path.slice(0, -'?names'.length)),
        namespace: 'names-only',
      }));
      build.onLoad({ filter: /.*/, namespace: 'names-only' }, async ({ path }) => ({
        contents: yamlToModule(await readFile(path, 'utf8'), path, namesOnly),
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
