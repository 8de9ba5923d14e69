/** From messages to sentences of a language: ICU words, names for seats, messages inside messages, lists. */
import { IntlMessageFormat } from 'intl-messageformat';
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
}

type Sentence = (values: Record<string, string | number>) => string;

export function createSpeaker({ words, names, language }: SpeakerSetup): Speaker {
  const sentences = new Map<string, Sentence | null>();
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });

  function sentence(id: string): Sentence | null {
    let known = sentences.get(id);
    if (known === undefined) {
      const text = words.map((chain) => lookUp(chain, id)).find((found) => found !== undefined);
      known = text === undefined ? null : compile(text, language);
      sentences.set(id, known);
    }
    return known;
  }

  function put(said: Said): string | number {
    if (typeof said !== 'object') return said;
    if (isList(said)) return lists.format(said.map((item) => String(put(item))));
    if ('seat' in said) return names[said.seat] ?? String(said.seat + 1);
    return say(said);
  }

  function say({ id, with: parameters = {} }: Message): string {
    const known = sentence(id);
    if (!known) return missing(id);
    const values: Record<string, string | number> = {};
    for (const [name, said] of Object.entries(parameters)) values[name] = put(said);
    try {
      return known(values);
    } catch (error) {
      // A sentence that wants a parameter nobody gave must not stop a game; it shows, and a check finds it.
      return missing(`${id}: ${(error as Error).message}`);
    }
  }

  return { say, has: (id) => sentence(id) !== null };
}

const isList = (said: Said): said is readonly Said[] => Array.isArray(said);

const missing = (what: string) => `⟨${what}⟩`;

/** Whether something in this sentence had no words. */
export const isMissing = (text: string): boolean => text.includes('⟨');

function compile(text: string, language: string): Sentence {
  if (!/[{}'#<]/.test(text)) return () => text;
  const format = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
  return (values) => String(format.format(values));
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
