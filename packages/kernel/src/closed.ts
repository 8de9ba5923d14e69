/**
 * What bots are handed is a boundary at run time, and TypeScript's `private` is none. So these classes keep their
 * secrets in `#fields`, and what all their instances share is closed: else one bot could put a method of its own
 * under another's chair.
 */
type Class = { readonly prototype: object };

/** The class, its prototype and every method on them: never to be written again. */
export function close(it: Class): void {
  for (const home of [it, it.prototype]) {
    for (const { value, get, set } of Object.values(Object.getOwnPropertyDescriptors(home))) {
      for (const method of [value, get, set]) if (typeof method === 'function') Object.freeze(method);
    }
    Object.freeze(home);
  }
}
