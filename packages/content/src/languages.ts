/** Comparing languages, and one that nobody speaks: it shows what was never given to the translators. */
import { LIMITS } from '@tabard/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { lookUp } from './speaker';
import type { Words } from './speech';

/** Every id with words, in the order of the file. */
export function idsOf(words: Words, prefix = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : idsOf(value, `${prefix}${key}.`),
  );
}

/** The ids that `a` has words for and `b` has not. */
export function missingWords(a: Words, b: Words): string[] {
  return idsOf(a).filter((id) => lookUp(b, id) === undefined);
}

type Part = ReturnType<IntlMessageFormat['getAst']>[number];

/** What went wrong in an ICU sentence, in words, and at which character. */
export interface SentenceFault {
  readonly what: string;
  readonly offset: number;
}

/** The parts of an ICU sentence, or what is wrong with it. A long one could nest until whoever parses it overflows. */
export function parseSentence(text: string): readonly Part[] | SentenceFault {
  if (text.length > LIMITS.sentence) return { what: `more than ${LIMITS.sentence} letters`, offset: 0 };
  try {
    return new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true, captureLocation: true }).getAst();
  } catch (error) {
    const { message, location } = error as Error & { location?: { start: { offset: number } } };
    return { what: message.toLowerCase().replaceAll('_', ' '), offset: location?.start.offset ?? 0 };
  }
}

export const isFault = (parsed: readonly Part[] | SentenceFault): parsed is SentenceFault => 'what' in parsed;

/** The parameters a sentence uses. */
export function parametersOf(text: string): Set<string> {
  const parsed = parseSentence(text);
  const found = new Set<string>();
  if (!isFault(parsed))
    visit(parsed, (part) => part.type !== LITERAL && 'value' in part && found.add(String(part.value)));
  return found;
}

const LITERAL = 0;
const POUND = 7;

function visit(parts: readonly Part[], see: (part: Part) => unknown): void {
  for (const part of parts) {
    if (part.type !== POUND) see(part);
    if ('options' in part) for (const { value } of Object.values(part.options)) visit(value, see);
  }
}

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'åƀçđéƒĝħîĵķļɱñöþǫŕšŧûṽŵẋýžÅƁÇĐÉƑĜĦÎĴĶĻṀÑÖÞǪŔŠŦÛṼŴẊÝŽ'];
const LONGER = 0.3;

const accent = (text: string) => text.replace(/[a-zA-Z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)]);

/** The same words in a language with accents everywhere and sentences a third longer; ICU syntax is kept. */
export function pseudo(words: Words): Words {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoSentence(value) : pseudo(value),
    ]),
  );
}

function pseudoSentence(text: string): string {
  const parsed = parseSentence(text);
  if (isFault(parsed)) return text;
  const spans: [start: number, end: number][] = [];
  visit(parsed, (part) => {
    if (part.type === LITERAL && part.location) spans.push([part.location.start.offset, part.location.end.offset]);
  });
  let out = '';
  let at = 0;
  let letters = 0;
  for (const [start, end] of spans.sort((x, y) => x[0] - y[0])) {
    out += text.slice(at, start) + accent(text.slice(start, end));
    letters += end - start;
    at = end;
  }
  return `[${out}${text.slice(at)}${'~'.repeat(Math.ceil(letters * LONGER))}]`;
}
