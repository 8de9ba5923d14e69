/** A search over what was read: every word must stand on the leaf; capitals and accents do not matter. */
import type { Leaf } from './chronicle';

/** A leaf as plain text, made once for as many searches as one likes. */
export interface Read {
  readonly leaf: Leaf;
  readonly text: string;
}

export interface Find {
  readonly leaf: Leaf;
  /** The words round the first find, cut into what matches and what does not. */
  readonly excerpt: readonly { readonly text: string; readonly isFound: boolean }[];
}

const AROUND = 48;
export const SHORTEST = 2;

/** Letter for letter as long as the text, so that places in it are places in the text. */
const fold = (text: string): string =>
  [...text].map((sign) => [...sign.normalize('NFD').toLowerCase()][0].padEnd(sign.length)).join('');

export function search(read: readonly Read[], wanted: string): Find[] {
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  if (words.join('').length < SHORTEST) return [];
  return read.flatMap(({ leaf, text }) => {
    const folded = fold(text);
    const places = words.map((word) => folded.indexOf(word));
    return places.includes(-1) ? [] : [{ leaf, excerpt: excerptOf(text, folded, words, Math.min(...places)) }];
  });
}

function excerptOf(text: string, folded: string, words: readonly string[], first: number): Find['excerpt'] {
  const from = wordStart(text, Math.max(0, first - AROUND));
  const to = Math.min(text.length, first + AROUND * 2);
  const parts: { text: string; isFound: boolean }[] = from > 0 ? [{ text: '… ', isFound: false }] : [];
  let at = from;
  while (at < to) {
    const word = words.find((each) => folded.startsWith(each, at));
    const last = parts.at(-1);
    const piece = text.slice(at, at + (word?.length ?? 1));
    if (!word && last && !last.isFound) last.text += piece;
    else parts.push({ text: piece, isFound: word !== undefined });
    at += piece.length;
  }
  if (to < text.length) parts.push({ text: ' …', isFound: false });
  return parts;
}

const wordStart = (text: string, at: number): number => (at === 0 ? 0 : Math.max(0, text.indexOf(' ', at) + 1));
