/**
 * The seats this browser holds at tables of an inn, one key of the simple store for each table: the token that is the seat,
 * and what must be remembered to check the dice at the end (the vow that was shown before the nonce was given).
 *
 * Who else may write it: another tab of this browser at the same table. It is the same guest then, with two screens; a seat
 * that another tab has taken meanwhile is found when this one looks, so nobody sits down twice. A write that fails is
 * told, and the seat is held until the page is closed.
 */
import { z } from '@tabard/content/zod';
import { forgetCalls } from './called';
import { emptyOutbox } from './outbox';

const held = z.object({
  table: z.string().max(40),
  token: z.string().max(100),
  name: z.string().max(64),
  game: z.string().max(40),
  /** What this page drew for the dice; null: it brought none. */
  nonce: z.string().max(200).nullable(),
  /** The commitment the page was shown before it gave its nonce, with the inn's signature; null: none was given. */
  vow: z
    .object({
      inn: z.string().max(200),
      commitment: z.string().max(200),
      at: z.number(),
      signature: z.string().max(400),
    })
    .nullable(),
  at: z.number(),
});
export type Held = z.infer<typeof held>;

const PREFIX = 'tabard.online.';
const keyOf = (table: string): string => PREFIX + table;

/** What could not be written, as long as the page is open. */
const unwritten = new Map<string, Held>();

export function heldAt(table: string): Held | null {
  return read(keyOf(table)) ?? unwritten.get(table) ?? null;
}

/** False: this browser keeps nothing; the seat is held until the page is closed. */
export function hold(seat: Held): boolean {
  try {
    localStorage.setItem(keyOf(seat.table), JSON.stringify(seat));
    unwritten.delete(seat.table);
    return true;
  } catch {
    unwritten.set(seat.table, seat);
    return false;
  }
}

export function letGo(table: string): void {
  unwritten.delete(table);
  emptyOutbox(table);
  forgetCalls(table);
  try {
    localStorage.removeItem(keyOf(table));
  } catch {
    // Then it was not there either.
  }
}

/** All of them, the newest first. */
export function allHeld(): Held[] {
  const stored = keys().flatMap((key) => read(key) ?? []);
  const others = [...unwritten.values()].filter(({ table }) => !stored.some((one) => one.table === table));
  return [...stored, ...others].sort((a, b) => b.at - a.at);
}

/** Another tab has sat down somewhere, or got up. */
export function onHeld(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => (key === null || key.startsWith(PREFIX)) && listener();
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function read(key: string): Held | null {
  try {
    const parsed = held.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return parsed.success && keyOf(parsed.data.table) === key ? parsed.data : null;
  } catch {
    return null; // Damaged, or not ours: the inn knows nothing of it either.
  }
}

/** What a seat brings to the dice. Nobody can have chosen it, the inn least of all. */
export function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
