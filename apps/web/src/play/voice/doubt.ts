/** An answer that throws something away is asked for once more. The game says which, and what is lost. Pure. */
import type { Asked, Manners, Message } from '@tabard/content';
import type { Seat } from '@tabard/kernel';

export interface Doubt {
  readonly seat: Seat;
  readonly keys: readonly string[];
  /** What would be lost. */
  readonly loses: Message;
  /** How many answers stood: with the next one it is over. */
  readonly at: number;
}

/** `suggested`: whoever teaches has just advised it. */
export function lossBy(
  asked: Asked | null,
  key: string,
  { manners, isWanted, suggested }: { manners: Manners; isWanted: boolean; suggested: string | null },
): Message | null {
  return asked && isWanted && key !== suggested ? manners.costly(asked, key) : null;
}
