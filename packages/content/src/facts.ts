/** The facts of an event as its sentence wants them. */
import type { ByFact } from '@tabard/kernel';
import type { Said } from './speech';

/**
 * Said by their names; what has no words of its own is said as it stands, "yes" and "no" for what is so or not. Null: not
 * said at all.
 */
export function factsBy<E extends { readonly type: string }, C>(
  words: Partial<ByFact<E, [content: C, event: E], Said | null>>,
): (event: E, content: C) => { readonly [name: string]: Said } {
  type InWords = (value: unknown, content: C, event: E) => Said | null;
  const known = new Map(Object.entries(words) as [string, InWords][]);
  return (event, content) => {
    const said: { [name: string]: Said } = {};
    for (const [name, value] of Object.entries(event)) {
      if (name === 'type') continue;
      const word = (known.get(name) ?? asItStands)(value, content, event);
      if (word !== null) said[name] = word;
    }
    return said;
  };
}

const asItStands = (value: unknown): Said => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : (value as Said));
