/**
 * Answers that were given and are not known to stand, kept by this browser: one key of the simple store for each, so that
 * the page may be loaded anew, or closed, while there is no line.
 *
 * Who else may write it: another tab of this browser at the same table. It finds what this one left, and both may send it;
 * the inn knows each answer by its name and takes it once. No tab changes what another wrote, it only takes out what has
 * been settled. Only whose seat it is sends it: an answer goes with the token under which it was given. A write that fails
 * leaves the answer in the page alone, which then warns before it is closed.
 */
import { z } from '@tabard/content/zod';
import { deed, type Outbox, SIZES, type Unsent } from '@tabard/inn';

const kept = z.object({
  token: z.string().max(SIZES.token),
  /** When it was given, by this browser's clock. */
  at: z.number(),
  message: z.strictObject({ kind: z.literal('do'), id: z.string().min(1).max(SIZES.command), deed }),
});
type Kept = z.infer<typeof kept>;

const PREFIX = 'tabard.outbox.';
const keyOf = (table: string, id: string): string => `${PREFIX}${table}.${id}`;

/** `tokenNow`: whose answers they are; null: somebody who only watches, and answers nothing. */
export function outboxAt(table: string, tokenNow: () => string | null): Outbox {
  return {
    waiting: () => keptAt(table, tokenNow()).map(({ message }) => message),
    put(message) {
      const token = tokenNow();
      return token !== null && write(keyOf(table, message.id), { token, at: Date.now(), message });
    },
    drop: (id) => remove(keyOf(table, id)),
  };
}

/** How many answers of this guest wait at the table, as far as the browser knows without the inn. */
export const waitingAt = (table: string, token: string | null): number => keptAt(table, token).length;

/** The seat is given up: nothing of it is sent any more. */
export function emptyOutbox(table: string): void {
  for (const key of keysAt(table)) remove(key);
}

function keptAt(table: string, token: string | null): Kept[] {
  const all = keysAt(table).flatMap((key) => {
    const found = read(key);
    return found && found.token === token && key === keyOf(table, found.message.id) ? [found] : [];
  });
  return all.sort((a, b) => a.at - b.at);
}

function keysAt(table: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(keyOf(table, '')));
  } catch {
    return [];
  }
}

function read(key: string): Kept | null {
  try {
    const { success, data } = kept.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return success ? data : null;
  } catch {
    return null; // Damaged: nobody knows what was answered, and the question is asked again.
  }
}

function write(key: string, what: { token: string; at: number; message: Unsent }): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(what));
    return true;
  } catch {
    return false;
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then it was not there either.
  }
}
