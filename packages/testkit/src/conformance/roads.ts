/**
 * A bot that means no good: it walks every road from what it was handed, property by property, getter by getter, calling
 * whatever can be called, and writes down what it finds; or it wrecks all that it can reach. Tests let it loose on a
 * chair, and look whether it found what its seat may not know, or broke what is not its own.
 */

/** No seat's affair, however reached: what the language itself shares. */
const INTRINSICS = new Set<unknown>(
  [Object, Array, Function, String, Number, Boolean, Error, TypeError, RangeError, Map, Set, Promise, Symbol].flatMap(
    (it) => [it, it.prototype],
  ),
);
/** Enough to have been everywhere once; the rest is more of the same cards. */
const MOST_PLACES = 800;
const DEEPEST = 6;
const CALL_DEPTH = 2;
/** Calls think: in a large game a journey that tried every one of them at every place would take minutes. */
const MOST_CALLS = 600;

export interface Journey {
  /** What stands at the end of each road: "view().hand.0: 7". */
  readonly found: readonly string[];
  readonly places: readonly object[];
}

/** `given`: what a bot could put into a call; `shared`: what is looked at elsewhere, and not walked into. */
export function walkRoads(start: object, given: readonly unknown[][], shared: unknown): Journey {
  const found: string[] = [];
  const places = new Set<object>();
  let called = 0;

  function arrive(road: string, value: unknown, depth: number, calls: number): void {
    if (places.size >= MOST_PLACES || depth > DEEPEST) return;
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) {
      found.push(`${road}: ${String(value)}`);
      return;
    }
    if (value === shared || INTRINSICS.has(value) || places.has(value)) return;
    places.add(value);
    if (value instanceof Error) found.push(`${road}: ${value.message}`);
    for (const [name, get] of doorsOf(value)) {
      const at = `${road}.${String(name)}`;
      const inside = attempt(get);
      if (typeof inside !== 'function') arrive(at, inside, depth + 1, calls);
      else if (calls < CALL_DEPTH) call(at, inside as (...given: unknown[]) => unknown, value, depth, calls);
    }
  }

  function call(road: string, method: (...given: unknown[]) => unknown, self: object, depth: number, calls: number) {
    given.forEach((values, i) => {
      if (++called > MOST_CALLS) return;
      arrive(
        `${road}(${i})`,
        attempt(() => method.apply(self, structuredClone(values))),
        depth + 1,
        calls + 1,
      );
    });
  }

  arrive('', start, 0, 0);
  return { found, places: [...places] };
}

/** Whatever it comes to: what is thrown is a find too. */
function attempt(deed: () => unknown): unknown {
  try {
    return deed();
  } catch (error) {
    return error;
  }
}

/** Own properties and those of its classes, symbols and all; of an error only its own. */
function doorsOf(place: object): [PropertyKey, () => unknown][] {
  const doors = new Map<PropertyKey, () => unknown>();
  for (let home: object | null = place; home && !INTRINSICS.has(home); home = Object.getPrototypeOf(home)) {
    for (const name of Reflect.ownKeys(home)) {
      if (name === 'stack' || name === 'caller' || name === 'arguments' || doors.has(name)) continue;
      doors.set(name, () => (place as Record<PropertyKey, unknown>)[name]);
    }
    if (place instanceof Error) break;
  }
  return [...doors];
}

/** Writes into everything: fields, lists, classes. What is frozen or a copy does not mind. */
export function wreck(places: readonly object[]): void {
  for (const place of places) {
    for (let home: object | null = place; home && !INTRINSICS.has(home); home = Object.getPrototypeOf(home)) {
      if (place instanceof Error && home !== place) break;
      for (const name of Reflect.ownKeys(home)) attempt(() => Reflect.set(home as object, name, 'wrecked'));
      attempt(() => Reflect.set(home as object, 'wrecked', 'wrecked'));
    }
    if (Array.isArray(place)) attempt(() => place.push('wrecked'));
  }
}

/** The first thing below that can still be written, or null: what all matches of a game share must be closed. */
export function openBelow(value: unknown, road = ''): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Object.isFrozen(value)) return road || 'all of it';
  for (const [name, inside] of Object.entries(value)) {
    const open = openBelow(inside, road ? `${road}.${name}` : name);
    if (open) return open;
  }
  return null;
}
