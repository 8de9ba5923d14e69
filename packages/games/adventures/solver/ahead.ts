/** How a round would end if nobody played anything more and what covers most were placed: what a party looks at. */
import type { Seat } from '@tabard/kernel';
import type { TrackEffect } from '../content/schema';
import { ON_SLOT, type Seen } from '../rules/board';
import { enemyOf, isCovered, openSlots, slotsOf } from '../rules/challenge/active';
import { bestPlacement, type Placed } from '../rules/challenge/assign';
import { counterSum, LAST_SPACE } from '../rules/challenge/round-end';

export interface Ahead {
  readonly placed: readonly Placed[];
  /** Slots that stay open. */
  readonly open: readonly number[];
  /** Places of the enemies that still stand. */
  readonly standing: readonly number[];
  /** RA-23.2: what everybody takes; 0 of a check, and where all is covered (RA-23.1). */
  readonly counter: number;
  /** RA-23.4: what the round track of each that stands does then. */
  readonly tracks: readonly { readonly enemy: number; readonly effect: TrackEffect }[];
  /** Who would be exhausted by the counterattack. */
  readonly falling: readonly Seat[];
  /** RA-23.5: no round comes after this one. */
  readonly isLast: boolean;
}

export function roundAhead(seen: Seen): Ahead {
  const placed = bestPlacement(seen);
  const after = { ...seen, b: { ...seen.b, dieAt: seen.b.dieAt.slice() } };
  for (const { die, slot } of placed) after.b.dieAt[die] = ON_SLOT + slot;
  const { b } = after;
  const challenge = b.challenge!;
  const open = openSlots(b);
  const isCombat = challenge.kind === 'combat';
  const standing = [...challenge.enemies.keys()].filter(
    (enemy) => !slotsOf(challenge, enemy).every((slot) => isCovered(b, slot)),
  );
  const counter = isCombat && open.length > 0 ? counterSum(after) : 0;
  const left = (seat: Seat) => b.health[seat] - b.fatigue[seat];
  return {
    placed,
    open,
    standing,
    counter,
    tracks: standing
      .filter((enemy) => challenge.marker[enemy] < LAST_SPACE)
      .map((enemy) => ({ enemy, effect: enemyOf(after, enemy).track[challenge.marker[enemy]] })),
    falling: [...b.health.keys()].filter((seat) => left(seat) > 0 && left(seat) <= counter),
    isLast: !isCombat || standing.some((enemy) => challenge.marker[enemy] === LAST_SPACE),
  };
}
