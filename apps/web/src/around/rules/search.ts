/** Finding a clause: by its number, or by words that stand in it. */
import { type Block, type Chapter, type RuleBook, textOfBlock } from './parse';

/** "Türme" is found by "turme" and by "TÜRME". */
export const plainly = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** What is looked for: "DM-7.11", "7.11" and "r12" are numbers, anything else words that must all stand there. */
export interface Wanted {
  readonly clause: RegExp | null;
  readonly words: readonly string[];
}

export function wantedOf(query: string): Wanted | null {
  const text = plainly(query).trim();
  if (text === '') return null;
  const number = /^(?:[a-z]{2,}-)?(r\d+|\d+(?:\.\d*)?)$/.exec(text)?.[1];
  // "7" and "7." stand for the whole chapter, "7.1" for every clause that begins so.
  const clause = number
    ? new RegExp(`-${number.replace('.', '\\.')}${/\.\d|r/.test(number) ? '\\d*' : '\\b'}`, 'i')
    : null;
  return { clause, words: text.split(/\s+/) };
}

export function isFound(block: Block, { clause, words }: Wanted): boolean {
  if (clause) return block.kind === 'clause' && clause.test(block.id);
  const text = plainly(textOfBlock(block));
  return words.every((word) => text.includes(word));
}

/** What of the book is found, chapter by chapter; chapters without a find are left out. */
export function find(book: RuleBook, wanted: Wanted): Chapter[] {
  return book.chapters
    .map((chapter) => ({ ...chapter, blocks: chapter.blocks.filter((block) => isFound(block, wanted)) }))
    .filter(({ blocks }) => blocks.length > 0);
}

/** A text cut into what was looked for and what was not, for the marker pen. */
export function marked(text: string, wanted: Wanted | null): { readonly text: string; readonly hit: boolean }[] {
  const words = wanted?.clause ? [] : (wanted?.words ?? []).filter((word) => word.length > 1);
  const plain = plainly(text);
  // Only where folding kept every letter in its place can a find be painted.
  if (words.length === 0 || plain.length !== text.length) return [{ text, hit: false }];
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      hit.fill(true, at, at + word.length);
  const out: { text: string; hit: boolean }[] = [];
  for (const [i, letter] of [...Array(text.length).keys()].map((n) => [n, text[n]] as const)) {
    const last = out.at(-1);
    if (last && last.hit === hit[i]) last.text += letter;
    else out.push({ text: letter, hit: hit[i] });
  }
  return out;
}
