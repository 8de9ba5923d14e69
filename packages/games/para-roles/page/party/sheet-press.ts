/** What a press on a sheet means now: to answer with it, to look through its eyes, or to let it go first. */
import type { Seat } from '@tabard/kernel';
import type { Moment } from '@tabard/page/room/moment';
import { asked } from '../asked';
import { keysAt, seatPlace } from '../places';
import { openSeats } from '../view';

/** Whether a question is answered by this very sheet; what may be done to it besides is in its menu. */
export function isWanted(moment: Moment, seat: Seat): boolean {
  const ask = asked.ask(moment);
  if (ask?.question === 'turn.action') return false;
  if (ask?.question !== 'camp') return keysAt(moment, seatPlace(seat)).length > 0;
  return ask.options.some((move) => typeof move === 'object' && 'revive' in move && move.revive === seat);
}

/** Another seat of those at this screen, which is asked for itself and not with all others. */
export const canAttend = (moment: Moment, seat: Seat): boolean =>
  moment.seat !== seat && moment.asks.some((other) => other.seat === seat && other.kind !== 'together');

/** A bot that may go first, and lets the persons here do so. */
export const waitsForUs = (moment: Moment, seat: Seat): boolean =>
  moment.asks.length > 0 && openSeats(moment).includes(seat) && !moment.asks.some((ask) => ask.seat === seat);

/** The one answer that the sheet is to a question; null: it is a menu, or none. */
export function onlyAnswer(moment: Moment, seat: Seat): string | null {
  const ask = asked.ask(moment);
  const keys = keysAt(moment, seatPlace(seat));
  const isQuestion = ask !== null && ask.question !== 'turn.action' && ask.question !== 'camp';
  return isQuestion && keys.length === 1 ? keys[0] : null;
}
