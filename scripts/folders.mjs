// Folders of the page's shell that import each other, types and lazy imports included: neither can be read, tested or moved
// without the other. Those that do are listed here until somebody unties them; a new pair is refused, and so is a line too many.
import { posix } from 'node:path';

const IMPORT = /\bfrom\s*['"]|\bimport\s*\(?\s*['"]|\bnew URL\s*\(\s*['"]/g;

/** Where folders stand two deep: floor/room. */
const FLOORS = /^(apps\/web\/src)\/([^/]+\/[^/]+)\//;

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

const folderOf = (path) => FLOORS.exec(`${path}/`)?.[2];

/**
 * files: [{ path, code, text }], where `code` is the text with its strings blanked, without tests; tied: as TIED.
 * @returns {{ path: string, line: number, message: string }[]}
 */
export function foldersIn(files, tied = TIED) {
  const edges = new Map();
  for (const { path, code, text } of files) {
    const from = FLOORS.exec(path)?.[2];
    if (!from) continue;
    for (const match of code.matchAll(IMPORT)) {
      const start = match.index + match[0].length;
      const specifier = text.slice(start, code.indexOf(code[start - 1], start));
      if (!specifier.startsWith('.')) continue;
      const to = folderOf(posix.dirname(posix.join(posix.dirname(path), specifier)));
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
  return files.some(({ path }) => FLOORS.test(path)) ? [...fresh, ...gone] : fresh;
}
