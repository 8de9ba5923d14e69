/**
 * Games left on the tables, kept in this browser (IndexedDB). Every game is an entry of its own and is judged by
 * itself: a damaged one is listed as such, can be looked at and thrown away, and never takes the others along.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export interface SavedSeat {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** The bot's level. */
  readonly bot?: string;
}

export interface SavedGame {
  readonly id: string;
  /** The game's id: "dark-minions". */
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly title: string;
  /** Where it stands, in a few words. */
  readonly summary?: string;
  readonly seats: readonly SavedSeat[];
  readonly over: boolean;
  /** The lesson that guides through it, for a guided game. */
  readonly guide?: string;
  /** The game's record as text (kernel: makeRecord), and whatever else its table needs to go on. */
  readonly record: string;
}

export interface DamagedGame {
  readonly id: string;
  readonly damaged: string;
  /** As it was found, for the report. */
  readonly found: unknown;
}

export const isDamaged = (entry: SavedGame | DamagedGame): entry is DamagedGame => 'damaged' in entry;

const isText = (value: unknown): value is string => typeof value === 'string';
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const FIELDS: { readonly [field in keyof Omit<SavedGame, 'summary' | 'guide'>]: (value: unknown) => boolean } = {
  id: isText,
  game: isText,
  createdAt: isTime,
  updatedAt: isTime,
  title: isText,
  seats: (value) => Array.isArray(value) && value.every((seat) => isText(seat?.name) && isText(seat?.kind)),
  over: (value) => typeof value === 'boolean',
  record: (value) => isText(value) && value.length > 0,
};

/** What was found under a key, if it is a saved game; else what is wrong with it. */
export function readEntry(id: string, found: unknown): SavedGame | DamagedGame {
  if (!found || typeof found !== 'object') return { id, damaged: 'entry', found };
  const wrong = Object.entries(FIELDS).find(([field, fits]) => !fits((found as Record<string, unknown>)[field]));
  return wrong ? { id, damaged: wrong[0], found } : (found as SavedGame);
}

/** The newest first, damaged ones last. */
export function inOrder(entries: readonly (SavedGame | DamagedGame)[]): (SavedGame | DamagedGame)[] {
  const time = (entry: SavedGame | DamagedGame) => (isDamaged(entry) ? -1 : entry.updatedAt);
  return [...entries].sort((a, b) => time(b) - time(a));
}

// ---- the shelf

interface Shelf extends DBSchema {
  saves: { key: string; value: unknown };
}

/** A browser that keeps nothing (a private window, a full disk) plays on from memory, and the page says so. */
const memory = new Map<string, unknown>();
let shelf: Promise<IDBPDatabase<Shelf> | null> | null = null;

function open(): Promise<IDBPDatabase<Shelf> | null> {
  shelf ??= openDB<Shelf>('tabard', 1, {
    upgrade: (db) => void db.createObjectStore('saves'),
    terminated: () => {
      shelf = null;
    },
  }).catch(() => null);
  return shelf;
}

/** Whether a game put here is still here tomorrow. */
export const isLasting = async (): Promise<boolean> => (await open()) !== null;

export async function listSaves(): Promise<(SavedGame | DamagedGame)[]> {
  const db = await open();
  if (!db) return inOrder([...memory].map(([id, found]) => readEntry(id, found)));
  const keys = await db.getAllKeys('saves');
  return inOrder(await Promise.all(keys.map((id) => readOne(db, id))));
}

export async function getSave(id: string): Promise<SavedGame | DamagedGame | undefined> {
  const db = await open();
  if (!db) return memory.has(id) ? readEntry(id, memory.get(id)) : undefined;
  if ((await db.getKey('saves', id)) === undefined) return undefined;
  return readOne(db, id);
}

/** One by one, not getAll: a value the browser itself cannot read fails alone. */
async function readOne(db: IDBPDatabase<Shelf>, id: string): Promise<SavedGame | DamagedGame> {
  try {
    return readEntry(id, await db.get('saves', id));
  } catch (error) {
    return { id, damaged: (error as Error).message, found: null };
  }
}

export async function putSave(save: SavedGame): Promise<void> {
  const db = await open();
  if (db) await db.put('saves', save, save.id);
  else memory.set(save.id, save);
  tell();
}

export async function deleteSave(id: string): Promise<void> {
  const db = await open();
  if (db) await db.delete('saves', id);
  else memory.delete(id);
  tell();
}

export const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12);

// ---- news, also from other tabs

const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('tabard.saves');
channel?.addEventListener('message', () => notify());

const notify = () => {
  for (const listener of listeners) listener();
};

function tell(): void {
  notify();
  channel?.postMessage('changed');
}

export function onSaves(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
