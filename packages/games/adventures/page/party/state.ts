/** What each member of the party is about: as a word in the list, as an answer that means it, as a finger that points. */
import type { PendingAsk, Seat } from '@tabard/kernel';
import type { Moment } from '@tabard/page/room/moment';
import { isExhausted, isForSeat } from '../../index';
import { ownAsk } from '../ask';
import { viewOf } from '../view';

/** `done`: in a challenge nothing is asked of it any more. Null: there is nothing to say. */
export type MemberState = 'exhausted' | 'plays' | 'done' | 'asked' | null;

export function stateOf({ seen, over, pending }: Pick<Moment, 'seen' | 'over' | 'pending'>, seat: Seat): MemberState {
  const { b } = viewOf(seen);
  if (over) return null;
  if (isExhausted(b, seat)) return 'exhausted';
  const asked = pending.asks.find((ask) => ask.seat === seat);
  if (b.challenge && b.stage === 'manipulate') return asked ? 'plays' : 'done';
  return asked && asked.kind !== 'together' ? 'asked' : null;
}

/** The answer that means this seat, where a seat is asked for. */
export function seatKey(moment: Pick<Moment, 'asks' | 'seat' | 'seen'>, seat: Seat): string | null {
  const ask = ownAsk(moment);
  return isForSeat(ask) ? (ask.keys[ask.options.indexOf(seat)] ?? null) : null;
}

/**
 * The question that what somebody points at answers: of its own, or of another seat here. A key has words only with its
 * question: while nothing is asked here a finger stays without words, and this is null.
 */
export function fingerOf({ asks, pointed }: Pick<Moment, 'asks' | 'pointed'>, seat: Seat) {
  const what = pointed[seat] ?? null;
  if (what === null) return null;
  const offered = ({ options }: PendingAsk) => options.includes(what);
  const ask = asks.find((one) => one.seat === seat && offered(one)) ?? asks.find(offered);
  return ask ? { what, seat: ask.seat } : null;
}
