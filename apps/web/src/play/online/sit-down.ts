/** Sitting down at a table of the inn. The vow is checked first, and kept: only then a nonce is drawn and given. */
import type { TableCard } from '@tabard/inn';
import { isSworn } from './fair';
import { NoInn, takeSeats } from './inn-api';
import { keepName } from './own-name';
import { heldAt, hold, newNonce } from './tokens';

export interface Seated {
  readonly token: string;
  /** This browser keeps it, so that the seat is found again. */
  readonly isKept: boolean;
}

/**
 * `card`: the table as this page was shown it, with the inn's vow. `seats`: all that this guest wants. `known`: the token by which
 * somebody is let in who was asked to come, from the table that is played once more.
 */
export async function sitDown(
  card: TableCard,
  name: string,
  seats: readonly number[],
  known: string | null = null,
): Promise<Seated> {
  const { id, game, vow } = card;
  if (!isSworn(card)) throw new NoInn('not-sworn');
  const before = heldAt(id);
  const nonce = before?.nonce ?? newNonce();
  const { token } = await takeSeats(id, before?.token ?? known, { name, seats, nonce });
  const isKept = hold({ table: id, game, name, token, nonce, vow: before?.nonce ? before.vow : vow, at: Date.now() });
  keepName(name);
  return { token, isKept };
}
