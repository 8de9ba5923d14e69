/**
 * RA-26, RA-1.11, RA-1.12: fatigue, exhaustion, recovery, and the stamina in the rows: numbers without end (RA-1.9,
 * RA-R1).
 */
import type { Seat } from '@tabard/kernel';
import { ATTRS } from '../../content';
import type { Adventures, G } from '../board';

export const rowAt = (seat: Seat, attr: number): number => seat * ATTRS.length + attr;

export const isExhausted = (b: Adventures, seat: Seat): boolean => b.fatigue[seat] === b.health[seat]; // RA-26.1
export const isPartyExhausted = (b: Adventures): boolean => b.health.every((_, seat) => isExhausted(b, seat));
export const standing = (b: Adventures): Seat[] => [...b.health.keys()].filter((seat) => !isExhausted(b, seat));

/** From the supply into the fatigue box. RA-26.2: what does not fit is ignored. */
export function addFatigue(g: G, seat: Seat, amount: number): void {
  const { b } = g;
  const taken = Math.min(amount, b.health[seat] - b.fatigue[seat]);
  if (taken <= 0) return;
  const partyStood = !isPartyExhausted(b);
  b.fatigue[seat] += taken;
  g.tell('fatigued', { seat, amount: taken, now: b.fatigue[seat] });
  if (!isExhausted(b, seat)) return;
  g.tell('exhausted', { seat });
  if (partyStood && isPartyExhausted(b)) b.story.died = 0; // RA-R83: no Death entry was opened since
}

/** RA-26.4: by a rest, a line of the story, a card, an ability; of whoever is exhausted, too. */
export function recover(g: G, seat: Seat, amount: number): void {
  const { b } = g;
  const taken = Math.min(amount, b.fatigue[seat]);
  if (taken <= 0) return;
  const wasExhausted = isExhausted(b, seat);
  b.fatigue[seat] -= taken;
  g.tell('recovered', { seat, amount: taken, now: b.fatigue[seat] });
  if (wasExhausted) g.tell('revived', { seat }); // RA-26.3
}

/** RA-R82: a row has no upper bound until the next rest, and no less than nothing. */
export function changeRow(g: G, seat: Seat, attr: number, by: number): void {
  const { b } = g;
  const at = rowAt(seat, attr);
  const moved = Math.max(by, -b.rows[at]);
  if (moved === 0) return;
  b.rows[at] += moved;
  g.tell('row.changed', { seat, attr, by: moved, now: b.rows[at] });
}

/** RA-2.10, RA-3.7, RA-13.8, RA-R14: every row exactly its score. */
export function fillRows(g: G, seat: Seat): void {
  const { rows, scores } = g.b;
  const own = [...ATTRS.keys()].map((attr) => rowAt(seat, attr));
  if (own.every((at) => rows[at] === scores[at])) return;
  for (const at of own) rows[at] = scores[at];
  g.tell('rows.filled', { seat });
}

/** RA-17.7: what is spent moves from the row into the spender's own fatigue box. */
export function spendStamina(g: G, seat: Seat, attr: number, amount: number): void {
  changeRow(g, seat, attr, -amount);
  addFatigue(g, seat, amount);
}

/** RA-R87: fatigue never exceeds health. */
export function changeHealth(g: G, seat: Seat, by: number, least = 1): void {
  const { b } = g;
  const moved = by < 0 ? Math.max(by, Math.min(0, least - b.health[seat])) : by;
  if (moved === 0) return;
  const wasExhausted = isExhausted(b, seat);
  const partyStood = !isPartyExhausted(b);
  b.health[seat] += moved;
  b.fatigue[seat] = Math.min(b.fatigue[seat], b.health[seat]);
  g.tell('health.changed', { seat, by: moved, now: b.health[seat] });
  if (wasExhausted === isExhausted(b, seat)) return;
  g.tell(wasExhausted ? 'revived' : 'exhausted', { seat });
  if (partyStood && isPartyExhausted(b)) b.story.died = 0;
}
