/**
 * What outlasted a game and may be brought to another: parties, heroes. Small, so the browser's simple store is enough.
 * Each stands under a key of its own: two tabs that keep something at the same moment cannot undo each other's, and a
 * damaged one takes nothing along.
 */
import type { Plain } from '@tabard/kernel';
import { kept as keptSchema, wrongWith } from './schema';

export interface Kept {
  readonly id: string;
  /** The game's id: "para-roles". */
  readonly game: string;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly what: Plain;
}

export interface DamagedKept {
  /** Under which it is stored. */
  readonly key: string;
  readonly damaged: string;
  /** As it was found. */
  readonly text: string;
}

/** Before each had its own key they stood in one list. An older page in another tab may write it again. */
const OLD_LIST = 'tabard.kept';
const PREFIX = 'tabard.kept.';

export function readKept(key: string, text: string): Kept | DamagedKept {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (error) {
    return { key, damaged: (error as Error).message, text };
  }
  const damaged = wrongWith(keptSchema, found);
  return damaged === null ? (found as Kept) : { key, damaged, text };
}

/** The newest first, and whatever cannot be read. */
function all(store: Storage): { readonly kept: readonly Kept[]; readonly damaged: readonly DamagedKept[] } {
  const keys = Array.from({ length: store.length }, (_, i) => store.key(i)!).filter((key) => key.startsWith(PREFIX));
  const found = keys.map((key) => readKept(key, store.getItem(key) ?? ''));
  const listed = oldList(store).map(({ key, text }) => readKept(key, text));
  const unmoved = listed.filter((entry) => !keys.includes(keyOf(entry)));
  const isDamaged = (entry: Kept | DamagedKept): entry is DamagedKept => 'damaged' in entry;
  const entries = [...found, ...unmoved];
  const kept = entries.filter((entry): entry is Kept => !isDamaged(entry)).sort((a, b) => b.at - a.at);
  return { kept, damaged: entries.filter(isDamaged) };
}

/** Under which it is stored. */
export const keyOf = (entry: Kept | DamagedKept): string => ('key' in entry ? entry.key : PREFIX + entry.id);

// ---- the old list

/** Its entries with the keys they get; one that is no list at all is one damaged entry. */
function oldList(store: Storage): { readonly key: string; readonly text: string }[] {
  const text = store.getItem(OLD_LIST);
  if (text === null) return [];
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list)) throw new Error('no list');
    return list.map((entry, i) => ({ key: PREFIX + (idOf(entry) ?? `old-${i}`), text: JSON.stringify(entry) ?? '' }));
  } catch {
    return [{ key: `${PREFIX}old`, text }];
  }
}

function idOf(entry: unknown): string | null {
  const { id } = (entry ?? {}) as { id?: unknown };
  return typeof id === 'string' && id !== '' ? id : null;
}

/** Every entry first, the list last: interrupted, or without room, it is all still there. */
function moveOldList(store: Storage): void {
  const list = oldList(store);
  if (list.length === 0 && store.getItem(OLD_LIST) === null) return;
  for (const { key, text } of list) if (store.getItem(key) === null) store.setItem(key, text);
  store.removeItem(OLD_LIST);
}

// ---- the store

/** Something done with this browser's store, or this instead: it may be forbidden, and it may be full. */
function withStore<T>(work: (store: Storage) => T, otherwise: T): T {
  try {
    return work(localStorage);
  } catch {
    return otherwise;
  }
}

const nothing = { kept: [], damaged: [] };

function look(): ReturnType<typeof all> {
  withStore(moveOldList, undefined);
  return withStore(all, nothing);
}

export const keptFor = (game: string): Kept[] => look().kept.filter((kept) => kept.game === game);

/** What cannot be read any more: of this game, or so damaged that it could be of any. */
export const damagedKept = (game: string): DamagedKept[] =>
  look().damaged.filter(({ text }) => [game, undefined].includes(gameIn(text)));

function gameIn(text: string): string | undefined {
  try {
    const { game } = JSON.parse(text) as { game?: unknown };
    return typeof game === 'string' ? game : undefined;
  } catch {
    return undefined;
  }
}

/** The same id again replaces what was there. False: this browser keeps nothing, or nothing so large. */
export const putKept = (kept: Kept): boolean =>
  withStore((store) => {
    if (wrongWith(keptSchema, kept) !== null) return false;
    store.setItem(PREFIX + kept.id, JSON.stringify(kept));
    return true;
  }, false);

/** False: it is still there. */
export const deleteKept = (id: string): boolean => forgetKept(PREFIX + id);

/** The same, by the key of something damaged. */
export const forgetKept = (key: string): boolean =>
  withStore((store) => {
    moveOldList(store);
    store.removeItem(key);
    return true;
  }, false);
