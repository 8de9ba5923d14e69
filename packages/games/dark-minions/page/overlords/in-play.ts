/** Which announced Overlords are told of above the Towns, and whom or what each was set on. */
import type { Seat } from '@tabard/kernel';
import { NONE, type View } from '../view';

export interface InPlay {
  readonly overlord: number;
  /** The Town it stands on; null: on none. */
  readonly town: number | null;
  /** The seat that it holds up. */
  readonly seat: Seat | null;
}

/** A card with a Turn Cost lies before its owner; all others touch everybody, or a place. */
export function inPlayOf({ b, content: c }: View): InPlay[] {
  return b.inPlay.flatMap((on, overlord): InPlay[] => {
    const { power, turnCost } = c.overlords[overlord];
    if (on !== 1 || turnCost > 0) return [];
    const target = b.target[overlord];
    const isOnTown = (power === 'gargoyle' || power === 'pit-sovereign') && target !== NONE && b.town[target] !== NONE;
    return [
      {
        overlord,
        town: isOnTown ? b.town[target] : null,
        seat: power === 'black-knight' && target !== NONE ? target : null,
      },
    ];
  });
}
