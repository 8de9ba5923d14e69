/** Backing down: only when the Monster can hardly be hit at all (DF-22). */
import { ableSeats, foeOf, levelOf } from '../rules/board';
import { bestBlow } from './blow';
import { lossOf } from './life';
import { type FighterSight, foeNow } from './sight';
import { A_THROW, ANOTHER_FIGHT, LEAST_DAMAGE } from './weights';

/** What it would still take to beat this one, against what it costs to leave it. */
export function isHopeless(s: FighterSight): boolean {
  const foe = foeNow(s);
  if (foe.isBoss) return false;
  const seats = ableSeats(s);
  const blows = seats.map((seat) => bestBlow(s, seat, foe, 'red'));
  const mean = (of: (blow: (typeof blows)[number]) => number) =>
    blows.reduce((sum, blow) => sum + of(blow), 0) / seats.length;
  const throws =
    foe.life /
    Math.max(
      LEAST_DAMAGE.retreat,
      mean(({ damage }) => damage),
    );
  const toStay = throws * (A_THROW + mean(({ harm }) => harm));
  const level = levelOf(foeOf(s));
  const toLeave = seats.reduce((sum, seat) => sum + lossOf(s, seat, level), ANOTHER_FIGHT);
  return toStay > toLeave;
}
