/** What a request asks for, judged by its address and headers alone; nothing here looks at the disk. */

/** A set-up with five long names is well below; what a game was travels behind the #, which no browser sends. */
export const LONGEST_ADDRESS = 8192;

/** Begins with a letter: `/rules/dark-minions/DM-4.3` is a place in the page, not a file. */
const EXTENSION = /\.[a-z][a-z0-9]*$/i;

/** Files that stand beside others and are no addresses of their own. */
const PACKED = /\.(br|gz)$/;

/**
 * @returns {{ refused: number } | { file: string | null, orPage: boolean }} a status, or the file's path from the
 * folder (null where no file can be meant) and whether the page answers where there is none.
 */
export function askedFor(url, headers) {
  if (url.length > LONGEST_ADDRESS) return { refused: 414 };
  const names = namesIn(url);
  if (!names || names.includes('..')) return { refused: 400 };
  const isFile = names.every(isFileName) && !PACKED.test(names.at(-1) ?? '');
  const last = names.at(-1) ?? '';
  const isPlace = names[0] !== 'assets' && !EXTENSION.test(last);
  return { file: isFile ? names.join('/') || 'index.html' : null, orPage: isPlace && wantsPage(headers) };
}

/** Each part by itself, so that an encoded slash never becomes a way. Null for an address that is none. */
function namesIn(url) {
  try {
    const path = url.startsWith('/') ? url.split(/[?#]/, 1)[0] : new URL(url).pathname;
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** Hidden files belong to the builder, and no name leads elsewhere on any system. */
const isFileName = (name) => !name.startsWith('.') && !/[/\\\0:]/.test(name);

/** Only somebody who goes there wants the page; a script that is gone must not be answered with HTML. */
function wantsPage(headers) {
  const mode = headers['sec-fetch-mode'];
  return mode === undefined ? /\btext\/html\b/.test(headers.accept ?? '') : mode === 'navigate';
}

/** The packings a browser takes, the smallest first: `br, gzip;q=0` takes only Brotli. */
export function packingsFor(accepted = '') {
  const worth = new Map(
    accepted.split(',').map((part) => {
      const [name, ...wishes] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const q = wishes.find((wish) => wish.startsWith('q='));
      return [name, q === undefined ? 1 : Number(q.slice(2))];
    }),
  );
  return PACKINGS.filter(({ coding }) => (worth.get(coding) ?? worth.get('*') ?? 0) > 0);
}
export const PACKINGS = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
];
