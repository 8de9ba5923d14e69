/** A database as in a browser, empty for each test, and a way to it behind the page's back. */
import {
  indexedDB as fake,
  IDBCursor,
  IDBCursorWithValue,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBOpenDBRequest,
  IDBRequest,
  IDBTransaction,
  IDBVersionChangeEvent,
} from 'fake-indexeddb';
import { vi } from 'vitest';

const GLOBALS = {
  IDBCursor,
  IDBCursorWithValue,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBOpenDBRequest,
  IDBRequest,
  IDBTransaction,
  IDBVersionChangeEvent,
  indexedDB: fake,
};

export function plugInDatabase(): void {
  for (const [name, value] of Object.entries(GLOBALS)) vi.stubGlobal(name, value);
}

/** The page lets go of a database that somebody wants to delete: so nothing of a test is left to the next. */
export async function unplugDatabase(): Promise<void> {
  await new Promise((resolve) => {
    fake.deleteDatabase('tabard').onsuccess = resolve;
  });
  vi.unstubAllGlobals();
}

/** The database behind the page's back. */
export function openRaw(version?: number, upgrade?: (db: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('tabard', version);
    opening.onupgradeneeded = () => upgrade?.(opening.result);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

export async function raw<T = unknown>(
  store: string,
  work: (store: IDBObjectStore) => IDBRequest<T>,
  db?: IDBDatabase,
): Promise<T> {
  const opened = db ?? (await openRaw());
  const writing = opened.transaction(store, 'readwrite');
  const request = work(writing.objectStore(store));
  await new Promise((resolve, reject) => {
    writing.oncomplete = resolve;
    writing.onabort = () => reject(writing.error);
  });
  if (!db) opened.close();
  return request.result;
}
