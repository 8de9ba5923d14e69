// Which file of the house loads which, as soon as it is loaded itself. Types are gone by then, and a lazy import() waits.
import { posix } from 'node:path';

// On blanked code: the clause before `from`, and the bare `import '…'`.
const STATEMENT = /\b(?:import|export)\b([\w\s{},*$]*?)(?:\bfrom\s*)?['"]/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

/**
 * files: [{ path, code, text }], where `code` is the text with its strings blanked; packages: [{ folder, name, manifest }].
 * @returns {Map<string, Map<string, number>>} of each file: what it loads, and the line where it says so
 */
export function graphOf(files, packages) {
  const paths = new Set(files.map(({ path }) => path));
  const graph = new Map();
  for (const { path, code, text } of files) {
    const loads = new Map();
    for (const match of code.matchAll(STATEMENT)) {
      if (isOfTypes(match[1])) continue;
      const start = match.index + match[0].length;
      const specifier = text.slice(start, code.indexOf(code[start - 1], start));
      const target = resolve(specifier, path, packages, paths);
      if (target && !loads.has(target)) loads.set(target, text.slice(0, start).split('\n').length);
    }
    graph.set(path, loads);
  }
  return graph;
}

/** `import type …`, or nothing but types within the braces. */
function isOfTypes(clause) {
  if (/^\s*type\s+\S/.test(clause)) return true;
  const list = /^\s*\{([^}]*)\}\s*$/.exec(clause);
  const names = list ? list[1].split(',').filter((name) => name.trim() !== '') : [];
  return names.length > 0 && names.every((name) => /^\s*type\s/.test(name));
}

/** The file of the house that this name means there, or undefined. */
function resolve(specifier, from, packages, paths) {
  const file = (path) => ENDINGS.map((ending) => `${path}${ending}`).find((candidate) => paths.has(candidate));
  if (specifier.startsWith('.')) return file(posix.join(posix.dirname(from), specifier));
  const own = packages.find(({ folder }) => from.startsWith(`${folder}/`));
  const other = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  const [home, entry] = specifier.startsWith('#')
    ? [own, own?.manifest.imports?.[specifier]]
    : [other, other?.manifest.exports?.[`.${specifier.slice(other.name.length)}`]];
  const target = typeof entry === 'object' ? entry.default : entry;
  return target && file(posix.join(home.folder, target));
}
