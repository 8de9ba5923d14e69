/** Prose as the page sets it: paragraphs of sentences, and in them what is *stressed*. */
import { plain, type Run, runsOf } from '@tabard/page/words/stress';

export interface Sentence {
  /** Its place in the text, so that it can be lit while it is read aloud. */
  readonly at: number;
  readonly runs: readonly Run[];
}
export type Paragraph = readonly Sentence[];

export function paragraphsOf(text: string, language: string): Paragraph[] {
  let at = 0;
  return text.split('\n').map((line) => {
    const runs = runsOf(line);
    const ends = sentenceEnds(plain(line), language);
    return cut(runs, ends).map((own) => ({ at: at++, runs: own }));
  });
}

/** Where sentences end, counted in letters. The browser knows the language; without it a full stop must do. */
function sentenceEnds(text: string, language: string): number[] {
  if (typeof Intl.Segmenter === 'function') {
    const segments = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)];
    return segments.map(({ index, segment }) => index + segment.length);
  }
  return [...text.matchAll(/[^.!?]+(?:[.!?]+["'”’“»)]*\s*|$)/g)].map((match) => match.index + match[0].length);
}

function cut(runs: readonly Run[], ends: readonly number[]): Run[][] {
  const sentences: Run[][] = [];
  let own: Run[] = [];
  let at = 0;
  let end = 0;
  for (const { text, isStressed } of runs) {
    let rest = text;
    while (rest !== '') {
      const room = ends[end] - at;
      const piece = rest.slice(0, room);
      own.push({ text: piece, isStressed });
      at += piece.length;
      rest = rest.slice(piece.length);
      if (at < ends[end]) continue;
      sentences.push(own);
      own = [];
      end += 1;
    }
  }
  return sentences;
}

export const textOfRuns = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** The letter that is drawn large, and what is left of the first sentence; null where a text begins with none. */
export function initialOf(
  text: string,
): { readonly before: string; readonly letter: string; readonly rest: string } | null {
  const found = /^(["'„“»‘]*)(\p{L})(.*)$/su.exec(text);
  return found && { before: found[1], letter: found[2], rest: found[3] };
}
