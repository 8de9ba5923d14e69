// The arrows of the house, checked: kernel ← content ← page ← games/*/page ← house ← apps, and kernel ← content ← games ←
// testkit, bots, lab, table ← inn ← apps. Along the way it
// looks for what is not the same everywhere (unsteady.mjs), for files that import one another in a ring (rings.mjs), for
// folders that do (folders.mjs), for schemas that players would fetch (schemas.mjs), and for games that are named where none may be known (names.mjs).
// `checkImports` is pure, so that its test can show it every kind of trespass.
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blankTextOf } from './blank-text.mjs';
import { foldersIn } from './folders.mjs';
import { namesIn } from './names.mjs';
import { ringsIn } from './rings.mjs';
import { schemasIn } from './schemas.mjs';
import { isPure, unsteadyIn } from './unsteady.mjs';

// Who may import whom. Searchers and the lab know the kernel's contract alone; only their tests sit down at a real game.
const ARROWS = {
  kernel: [],
  content: ['kernel'],
  bots: ['kernel', 'content'],
  table: ['kernel', 'content', 'bots'],
  terminal: ['kernel', 'content'],
  page: ['kernel', 'content', 'table'],
  game: ['kernel', 'content'],
  lab: ['kernel', 'content', 'bots', 'table'],
  house: ['kernel', 'content', 'lab', 'terminal', 'game'],
  inn: ['kernel', 'content', 'table'],
  testkit: ['kernel', 'content', 'game', 'bots', 'table'],
  app: ['kernel', 'content', 'bots', 'table', 'terminal', 'page', 'house', 'inn', 'testkit', 'lab'],
};
const ARROWS_IN_TESTS = {
  bots: ['testkit', 'game'],
  table: ['testkit', 'game'],
  lab: ['testkit', 'game'],
  page: ['testkit', 'game'],
  app: ['testkit', 'app', 'game'],
};

// What a terminal does for one game alone: it shows its heroes, and helps the authors of its books. Everything else asks the house.
const FOR_ONE_GAME = ['apps/cli/src/commands/hero.ts', 'apps/cli/src/commands/story/'];

/** Parts of a game that may use more of the house than its rules. Nothing else of the game imports them: rules have no picture. */
const PARTS_OF_A_GAME = {
  lab: { path: 'lab/', may: ['lab', 'bots'], because: 'which brings the searchers along' },
  page: { path: 'page/', may: ['page', 'table', 'bots'], because: 'which only a browser can show' },
  terminal: { path: 'terminal.ts', may: ['terminal'], because: 'which only a terminal can show' },
};
const partOf = (own, path) =>
  own.kind === 'game'
    ? Object.values(PARTS_OF_A_GAME).find(
        (part) =>
          `${path}/`.startsWith(`${own.folder}/${part.path}`) ||
          path === `${own.folder}/${part.path.replace(/\.ts$/, '')}`,
      )
    : undefined;

const IMPORT = /\bfrom\s*['"]|\bimport\s*\(?\s*['"]|\brequire\s*\(\s*['"]/g;
const isTest = (path) => /\.(?:test|fixture)\.[cm]?[jt]sx?$/.test(path) || path.startsWith('apps/web/browser/');

/**
 * files: [{ path, text }], sources and the package.json of every package, paths from the root with `/`.
 * @returns {{ path: string, line: number, message: string }[]}
 */
export function checkImports(files) {
  const packages = files
    .filter(({ path }) => path.endsWith('package.json') && path !== 'package.json')
    .map(({ path, text }) => describePackage(posix.dirname(path), JSON.parse(text)));
  const home = JSON.parse(files.find(({ path }) => path === 'package.json')?.text ?? '{}');
  const trespasses = packages
    .filter(({ kind }) => !(kind in ARROWS))
    .map(({ folder }) => ({ path: `${folder}/package.json`, line: 1, message: 'has no place among the arrows yet' }));
  if (trespasses.length) return trespasses;

  const sources = files
    .filter(({ path }) => !path.endsWith('.json'))
    .map(({ path, text }) => ({ path, text, code: blankTextOf(text, path) }));
  for (const { path, text, code } of sources) {
    const own = packages.find(({ folder }) => path.startsWith(`${folder}/`));
    if (!own) continue;
    const test = isTest(path);
    const report = (offset, message) =>
      trespasses.push({ path, line: text.slice(0, offset).split('\n').length, message });

    for (const match of code.matchAll(IMPORT)) {
      const start = match.index + match[0].length;
      const specifier = text.slice(start, code.indexOf(code[start - 1], start));
      const message = judge(specifier, { path, own, test, packages, home });
      if (message) report(start, message);
    }
    if (test) continue;
    for (const { offset, message } of unsteadyIn(code, own, path)) report(offset, message);
    if (own.kind === 'game' || own.kind === 'house' || FOR_ONE_GAME.some((start) => path.startsWith(start))) continue;
    if (own.kind === 'app' && !path.startsWith(`${own.folder}/src/`)) continue; // Tools around it, and what starts it.
    for (const { offset, message } of namesIn(text, code, packages)) report(offset, message);
  }
  const shipped = sources.filter(({ path }) => !isTest(path));
  return [...trespasses, ...ringsIn(sources, packages), ...schemasIn(sources, packages), ...foldersIn(shipped)];
}

function describePackage(folder, manifest) {
  const [top, name] = folder.split('/');
  const kind = top === 'apps' ? 'app' : ['games', 'template'].includes(name) ? 'game' : name;
  return {
    folder,
    kind,
    name: manifest.name,
    declared: { ...manifest.dependencies, ...manifest.peerDependencies },
    manifest,
  };
}

/** What is wrong with importing `specifier` from there, or undefined. */
function judge(specifier, { path, own, test, packages, home }) {
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(path), specifier);
    // What starts or builds an app (bin/, vite.config.ts) shares the scripts of the house; what it ships does not.
    const shared = own.kind === 'app' && !path.startsWith(`${own.folder}/src/`) && target.startsWith('scripts/');
    const part = partOf(own, target);
    if (part && part !== partOf(own, path))
      return `imports '${specifier}'; nothing of a game imports its ${part.path}, ${part.because}`;
    return !shared && !target.startsWith(`${own.folder}/`)
      ? `imports '${specifier}'; a relative import stays inside ${own.folder}`
      : undefined;
  }
  if (specifier.startsWith('#')) {
    const isNamed = specifier in (own.manifest.imports ?? {});
    return isNamed ? undefined : `imports '${specifier}'; ${own.folder}/package.json has no such entry under imports`;
  }
  if (specifier.startsWith('virtual:') && own.kind === 'app') return undefined; // Made by its build.
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  if (specifier.startsWith('node:') || builtinModules.includes(name)) {
    const forbidden = isPure(own, path) && !test;
    return forbidden ? `imports '${specifier}'; ${own.kind} sources use nothing of Node` : undefined;
  }
  const other = packages.find((candidate) => candidate.name === name);
  if (other === own) return `imports '${specifier}', itself; use a relative import`;
  if (other) {
    const isForOneGame = FOR_ONE_GAME.some((start) => path.startsWith(start));
    const always = [...ARROWS[own.kind], ...(partOf(own, path)?.may ?? []), ...(isForOneGame ? ['game'] : [])];
    const allowed = [...always, ...(test ? (ARROWS_IN_TESTS[own.kind] ?? ['testkit']) : [])];
    if (!allowed.includes(other.kind)) return `imports '${specifier}'; ${arrow(own.kind, allowed)}`;
    // The workspace links it; and the list of games names each of them once, which is enough.
    if ((test && !always.includes(other.kind)) || (own.kind === 'house' && other.kind === 'game')) return undefined;
  }
  if (own.kind === 'kernel' && !test && !name.startsWith('@noble/')) {
    return `imports '${specifier}'; ${arrow(own.kind, ['@noble/*'])}`;
  }
  const atHand = test ? { ...own.declared, ...own.manifest.devDependencies, ...home.devDependencies } : own.declared;
  return name in atHand ? undefined : `imports '${specifier}'; ${own.folder}/package.json does not name '${name}'`;
}

const arrow = (kind, allowed) => `the arrow: ${kind} may import ${allowed.join(', ') || 'no other package'}`;

function* walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist'].includes(entry.name)) yield* walk(path);
    } else if (/\.[cm]?[jt]sx?$/.test(entry.name) || entry.name === 'package.json') yield path;
  }
}

export function readHouse(root) {
  const paths = [join(root, 'package.json'), ...walk(join(root, 'packages')), ...walk(join(root, 'apps'))];
  return paths.map((path) => ({
    path: relative(root, path).replaceAll('\\', '/'),
    text: readFileSync(path, 'utf8'),
  }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const trespasses = checkImports(readHouse(fileURLToPath(new URL('..', import.meta.url))));
  for (const { path, line, message } of trespasses) console.error(`${path}:${line} ${message}`);
  process.exitCode = trespasses.length ? 1 : 0;
}
