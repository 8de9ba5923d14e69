// Folders that import each other, types and lazy imports included: neither can be read, tested or moved without the other.
// In a game and in the server there are none. Those of the page's shell that do are listed here until somebody unties them; a
// new pair is refused, and so is a line too many.
import { posix } from 'node:path';

const IMPORT = /\bfrom\s*['"]|\bimport\s*\(?\s*['"]|\bnew URL\s*\(\s*['"]/g;

/** The shell's folders stand two deep: floor/room. Those of a game and of the server stand one deep. */
const SHELL = 'apps/web/src/';
const FOLDER = /^(?:apps\/web\/src\/[^/]+\/[^/]+|packages\/games\/[^/]+\/[^/]+|apps\/server\/src\/[^/]+)(?=\/)/;

export const TIED = [
  'around/after ↔ keep/campaign',
  'around/after ↔ play/table',
  'around/book ↔ around/deal',
  'around/deal ↔ play/table',
  'around/hint ↔ play/table',
  'around/learn ↔ inn/setup',
  'around/learn ↔ play/table',
  'inn/setup ↔ keep/campaign',
  'inn/setup ↔ play/online',
  'inn/setup ↔ play/table',
  'keep/campaign ↔ play/online',
  'keep/campaign ↔ play/table',
  'play/online ↔ play/table',
];

const folderOf = (path) => FOLDER.exec(path)?.[0].replace(SHELL, '');

/**
 * files: [{ path, code, text }], where `code` is the text with its strings blanked, without tests; tied: as TIED.
 * @returns {{ path: string, line: number, message: string }[]}
 */
export function foldersIn(files, tied = TIED) {
  const edges = new Map();
  for (const { path, code, text } of files) {
    const from = folderOf(path);
    if (!from) continue;
    for (const match of code.matchAll(IMPORT)) {
      const start = match.index + match[0].length;
      const specifier = text.slice(start, code.indexOf(code[start - 1], start));
      if (!specifier.startsWith('.')) continue;
      const to = folderOf(`${posix.join(posix.dirname(path), specifier)}/`);
      if (!to || to === from || edges.has(`${from} ${to}`)) continue;
      edges.set(`${from} ${to}`, { path, line: text.slice(0, start).split('\n').length });
    }
  }
  const pairs = [...edges.keys()].map((edge) => edge.split(' ')).filter(([a, b]) => a < b && edges.has(`${b} ${a}`));
  const fresh = pairs
    .filter(([a, b]) => !tied.includes(`${a} ↔ ${b}`))
    .map(([a, b]) => {
      const back = edges.get(`${b} ${a}`);
      return {
        ...edges.get(`${a} ${b}`),
        message: `ties ${a} and ${b} together: ${back.path}:${back.line} imports the other way`,
      };
    });
  const gone = tied
    .filter((line) => !pairs.some(([a, b]) => line === `${a} ↔ ${b}`))
    .map((line) => ({ path: 'scripts/folders.mjs', line: 1, message: `${line} is untied: strike the line` }));
  return files.some(({ path }) => path.startsWith(SHELL) && folderOf(path)) ? [...fresh, ...gone] : fresh;
}
