/** What a commitment would do, read off the board: for buttons, boards and bots. Nothing here changes anything. */
import type { Why } from '@tabard/kernel';
import type { DieKind } from '../content';
import { attackPickForbidden } from './attack';
import { levelOf, type Seat, type Seen, sum } from './board';
import { type DicePick, freePicks, groupValue, sumOf } from './dice';
import { buyPickForbidden } from './overlords';
import type { Commitment, White } from './questions';
import { requirement } from './resolution';
import { respawnPickForbidden } from './respawn';
import { capturePickForbidden } from './towers';
import { weights } from './vanquish';

/** first, second, none; `tied` where a roll-off would decide it. */
export type Place = 'first' | 'tiedFirst' | 'second' | 'tiedSecond' | 'none';

export interface AttackPreview {
  readonly total: number;
  readonly need: number;
  readonly falls: boolean;
  /** Where the seat would stand if the Town fell with these minions. */
  readonly place: Place;
}

export function previewAttack(seen: Seen, seat: Seat, slot: number, count: number): AttackPreview {
  const total = sum(seen.b.besiegers[slot]) + count;
  const need = requirement(seen, slot);
  const standing = weights(seen, slot);
  standing[seat] += count * (seen.b.besiegers[slot][seat] > 0 ? standing[seat] / seen.b.besiegers[slot][seat] : 1);
  return { total, need, falls: total >= need, place: placeOf(standing, seat) };
}

export function placeOf(counts: readonly number[], seat: Seat): Place {
  const own = counts[seat];
  if (own === 0) return 'none';
  const above = counts.filter((count) => count > own).length;
  const equal = counts.filter((count) => count === own).length - 1;
  if (above === 0) return equal > 0 ? 'tiedFirst' : 'first';
  if (above > 1) return 'none';
  return equal > 0 ? 'tiedSecond' : 'second';
}

/** A choice of dice for a commitment: what it makes, or why it does not fit. Its key answers the question for dice. */
export interface PickPreview extends DicePick {
  readonly value: number;
  readonly why: Why | null;
}

/** What dice are given to: the commitments that a question for dice follows. */
export type DiceUse = Extract<
  Commitment,
  'respawn' | { readonly attack: number } | { readonly capture: number } | { readonly buy: number }
>;

export const isDiceUse = (it: Commitment): it is DiceUse =>
  it === 'respawn' || (typeof it === 'object' && ('attack' in it || 'capture' in it || 'buy' in it));

/** Every choice among the free dice, for what they are to be given to. */
export function previewPicks(seen: Seen, use: DiceUse): PickPreview[] {
  const preview = (value: typeof sumOf, forbidden: (pick: DicePick) => Why | null) =>
    freePicks(seen.b).map((pick) => ({ ...pick, value: value(seen, pick), why: forbidden(pick) }));
  if (use === 'respawn') return preview(sumOf, (pick) => respawnPickForbidden(seen, pick));
  if ('attack' in use) return preview(groupValue, (pick) => attackPickForbidden(seen, pick));
  if ('capture' in use) return preview(groupValue, (pick) => capturePickForbidden(seen, use.colour, pick));
  return preview(sumOf, (pick) => buyPickForbidden(seen, use.buy, pick));
}

/** DM-8.1, DM-8.11 The dice that this answer to `roll.white` would roll, the white one last or in its place. */
export function diceToRoll({ b, content: c }: Seen, seat: Seat, answer: White): DieKind[] {
  const dice = [...c.levels[levelOf(b, c, seat) - 1].dice];
  if (answer === 'bonus') dice.push('white');
  else if (answer !== 'plain') dice[dice.indexOf(answer.swap)] = 'white';
  return dice;
}
