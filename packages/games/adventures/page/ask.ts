/** What is asked of the seat at this screen. */

import type { PendingAsk, Seat } from '@tabard/kernel';
import type { Moment } from '@tabard/page/room/moment';
import type { Seen } from '../index';

type Asking = Pick<Moment, 'asks' | 'seat'>;

/** Of nobody else: an answer is given in this seat's name. */
export const ownAsk = ({ asks, seat }: Asking): PendingAsk | null => asks.find((ask) => ask.seat === seat) ?? null;

/** One of these questions only. */
export function askedOf(moment: Asking, ...questions: readonly string[]): PendingAsk | null {
  const ask = ownAsk(moment);
  return ask && questions.includes(ask.question) ? ask : null;
}

export const seatsOf = ({ seats }: Pick<Seen, 'seats'>): Seat[] => Array.from({ length: seats }, (_, seat) => seat);
