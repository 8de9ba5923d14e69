/** Checking a file of words: every leaf a sentence, every sentence right, no sentence missing. */
import { isFault, parseSentence } from './languages';
import { describe, type PackFile, type Path, type Problem, Source } from './problems';
import { lookUp } from './speaker';
import type { Words } from './speech';

/** Every problem of a words file; `ids` are those it must have a sentence for. */
export function lintWords(file: PackFile, ids: readonly string[] = []): Problem[] {
  const source = new Source(file);
  return source.syntax.length > 0 ? [...source.syntax] : lintWordsSource(source, ids);
}

export function lintWordsSource(source: Source, ids: readonly string[]): Problem[] {
  const { data } = source;
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return [source.problem([], 'a record of sentences')];
  const wrong = lintLeaves(source, data, []);
  const lacking = ids.filter((id) => lookUp(data as Words, id) === undefined);
  return [...wrong, ...lacking.map((id) => source.problem([], `a sentence for "${id}"`, 'none'))];
}

function lintLeaves(source: Source, words: object, path: Path): Problem[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    const here = [...path, key];
    if (typeof value === 'string') return lintSentence(source, value, here);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return lintLeaves(source, value, here);
    return [source.problem(here, 'a sentence, or a record of sentences', describe(value))];
  });
}

function lintSentence(source: Source, text: string, path: Path): Problem[] {
  const parsed = parseSentence(text);
  return isFault(parsed)
    ? [source.problemInside(path, parsed.offset, 'a sentence in ICU MessageFormat', parsed.what)]
    : [];
}
