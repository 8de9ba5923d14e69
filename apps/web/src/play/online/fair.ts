/** What this browser itself knows about the dice of an online game: the vow it was shown, and the nonce it gave then. */
import type { TableCard } from '@tabard/inn';
import { checkKept, checkVow, type GameRecord, isVowSigned, sealOf } from '@tabard/kernel';
import type { Held } from './tokens';

/**
 * known: the page was shown the vow before it gave its nonce, and the game was played with both. word: it gave none, so it
 * is the inn's word. brought: the game was begun elsewhere, by somebody who knows its seed. home: somebody took it home before
 * its end, and knew its seed from then on; it says itself that it was practice. broken: the inn's word does not hold.
 */
export type Fairness =
  | { readonly kind: 'known' | 'word' | 'brought' | 'home' }
  | { readonly kind: 'broken'; readonly reason: string };

/** Whether the inn really swore this: asked before a nonce is given. */
export const isSworn = ({ id, vow }: Pick<TableCard, 'id' | 'vow'>): boolean =>
  vow === null || isVowSigned({ ...vow, table: id });

export function fairnessOf(record: GameRecord, held: Held | null, seats: readonly number[]): Fairness {
  const broken = (reason: string): Fairness => ({ kind: 'broken', reason });
  if (!record.vow && !held?.vow) return { kind: 'brought' };
  if (!record.vow) return record.practice ? { kind: 'home' } : broken('it carries no vow');
  const wrong = checkVow(record, () => sealOf(record));
  if (wrong) return broken(wrong);
  if (!held?.vow || held.nonce === null) return { kind: 'word' };
  const shown = { ...held.vow, table: held.table };
  const given = { shown, nonce: held.nonce };
  const faults = seats.map((seat) => checkKept(record, { ...given, seat }));
  if (faults.length === 0) return { kind: 'word' };
  // A seat that was taken over from somebody else has theirs; one's own must be among them.
  const own = faults.find((fault) => fault === null);
  return own === undefined ? broken(faults[0]!) : { kind: 'known' };
}
