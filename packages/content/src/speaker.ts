/** From messages to sentences of a language: ICU words, names for seats, messages inside messages, lists. */
import { IntlMessageFormat } from 'intl-messageformat';
import { faultIn } from './sentence';
import type { Message, Said, Words } from './speech';

export interface Speaker {
  /** The sentence; a message without words reads ⟨its id⟩. */
  say(message: Message): string;
  has(id: string): boolean;
}

export interface SpeakerSetup {
  /** The first that knows an id speaks. */
  readonly words: readonly Words[];
  /** By seat. */
  readonly names: readonly string[];
  readonly language: string;
  /** For tests: what cannot be said well is an error that names the message, instead of a sign in the sentence. */
  readonly strict?: boolean;
}

/** A message that a strict speaker cannot put into a right sentence. */
export class SpeechError extends Error {
  override readonly name = 'SpeechError';
}

type Sentence = (values: Record<string, string | number>) => string;

export function createSpeaker({ words, names, language, strict = false }: SpeakerSetup): Speaker {
  const sentences = new Map<string, Sentence | null>();
  let lists: Intl.ListFormat | undefined; // A language's rules for lists take long to wake, and few sentences hold one.

  function sentence(id: string): Sentence | null {
    let known = sentences.get(id);
    if (known === undefined) {
      const text = words.map((chain) => lookUp(chain, id)).find((found) => found !== undefined);
      known = text === undefined ? null : compile(text, language);
      sentences.set(id, known);
    }
    return known;
  }

  function put(said: Said, where: string): string | number {
    if (said === undefined || said === null || Number.isNaN(said)) return missing(`${where} is ${said}`);
    if (typeof said !== 'object') return said;
    if (isList(said)) {
      lists ??= new Intl.ListFormat(language, { type: 'conjunction' });
      return lists.format(said.map((item) => String(put(item, where))));
    }
    if ('seat' in said) return names[said.seat] ?? unnamed(said.seat, where);
    return inner(said);
  }

  const unnamed = (seat: number, where: string): string =>
    Number.isInteger(seat) && seat >= 0 ? String(seat + 1) : missing(`${where} is seat ${seat}`);

  function inner({ id, with: parameters = {} }: Message): string {
    const known = sentence(id);
    if (!known) return missing(id);
    const values: Record<string, string | number> = {};
    for (const [name, said] of Object.entries(parameters)) values[name] = put(said, `${id}: ${name}`);
    return spoken(id, known, values);
  }

  function spoken(id: string, known: Sentence, values: Record<string, string | number>): string {
    try {
      return known(values);
    } catch (error) {
      return missing(`${id}: ${(error as Error).message}`);
    }
  }

  /** What has no words must not stop a game: it shows, and a strict speaker finds it. */
  function missing(what: string): string {
    if (strict) throw new SpeechError(`${language} cannot say ${what}`);
    return `⟨${what}⟩`;
  }

  function say(message: Message): string {
    const text = inner(message);
    const fault = strict ? faultIn(text) : null;
    if (fault) throw new SpeechError(`${language} ${message.id} ${fault}: “${text}”`);
    return text;
  }

  return { say, has: (id) => sentence(id) !== null };
}

const isList = (said: Said): said is readonly Said[] => Array.isArray(said);

function compile(text: string, language: string): Sentence {
  if (PLAIN.test(text)) return filledIn(text);
  const format = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
  return (values) => String(format.format(values));
}

/**
 * Text with gaps in it, and no apostrophe that quotes: most sentences. They need none of a language's rules, and to wake
 * those for each took a slow phone a tenth of a second before the first question.
 */
const PLAIN = /^(?:[^{}'#<]|'(?!['{}<>#])|\{\w+\})*$/;

function filledIn(text: string): Sentence {
  const parts = text.split(/\{(\w+)\}/);
  if (parts.length === 1) return () => text;
  return (values) => parts.map((part, i) => (i % 2 === 0 ? part : mustHave(values, part))).join('');
}

function mustHave(values: Parameters<Sentence>[0], name: string): string {
  if (!Object.hasOwn(values, name)) throw new Error(`nothing was given for {${name}}`);
  return String(values[name]);
}

/** The words at a path. Keys may hold dots themselves, so at each level the longest key that leads on is taken. */
export function lookUp(words: Words, id: string): string | undefined {
  const whole = own(words, id);
  if (typeof whole === 'string') return whole;
  for (let dot = id.lastIndexOf('.'); dot > 0; dot = id.lastIndexOf('.', dot - 1)) {
    const inner = own(words, id.slice(0, dot));
    const found = typeof inner === 'object' ? lookUp(inner, id.slice(dot + 1)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

const own = (words: Words, key: string) => (Object.hasOwn(words, key) ? words[key] : undefined);
