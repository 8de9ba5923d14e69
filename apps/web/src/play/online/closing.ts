/**
 * The inn's word that a game ended so. It is kept a moment after the last answer is told: whoever asks in that moment asks
 * again, so that nothing is said of an end that is only about to be signed.
 */
import { readRecord, type Signed } from '@tabard/kernel';
import { NoInn, recordOfTable } from './inn-api';

const AGAIN_MS = 500;
const TRIES = 6;
const NOT_YET: readonly string[] = ['no-record', 'not-over'];

/** The record of a game that is over here. */
export async function recordOnceKept(table: string, wait = AGAIN_MS): Promise<string> {
  for (let tries = 1; ; tries++) {
    try {
      return await recordOfTable(table);
    } catch (error) {
      const isEarly = error instanceof NoInn && NOT_YET.includes(error.reason);
      if (!isEarly || tries >= TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** Null: the inn has said nothing, or does not answer now. */
export async function closingAt(table: string, wait = AGAIN_MS): Promise<Signed | null> {
  try {
    return readRecord(await recordOnceKept(table, wait)).record?.closing ?? null;
  } catch (error) {
    if (error instanceof NoInn) return null;
    throw error;
  }
}
