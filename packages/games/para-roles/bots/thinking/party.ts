/** The party as a whole: who is missed, what it lacks, who has the best hands. */
import type { Seat } from '@tabard/kernel';
import { isAlive, living, SEATS, type Seen } from '../../rules/board';
import { TRICK } from '../../rules/cards/cards';
import { maxHp, stat } from '../../rules/cards/stats';

/** Hit points that the living lack, all together. */
export const wounds = (seen: Seen): number =>
  SEATS.reduce((sum, seat) => sum + (isAlive(seen, seat) ? maxHp(seen, seat) - seen.b.party[seat].hp : 0), 0);

/** An apprentice that falls at every blow costs an EPIC each time and takes the treasure that others could use. */
export function isMissed(seen: Seen, seat: Seat): boolean {
  const all = SEATS.reduce((sum, it) => sum + maxHp(seen, it), 0);
  return maxHp(seen, seat) >= all / 8 || living(seen).length === 1;
}

/** Who finds traps and takes them away. */
export const bestTrick = (seen: Seen): Seat =>
  living(seen).sort((x, y) => stat(seen, y, TRICK) - stat(seen, x, TRICK) || x - y)[0];
