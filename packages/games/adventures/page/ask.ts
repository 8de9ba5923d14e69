/** What is asked of the seat at this screen, in values; and how what the board wants to say is written. */

import type { AskNamed, AskOf, Seat } from '@tabard/kernel';
import { askedBy } from '@tabard/page/room/asked';
import type { Moment } from '@tabard/page/room/moment';
import module, { type AdventuresAsks, type AdventuresQuestion, isOf, questions, type Seen } from '../index';
import { viewOf } from './view';

type Asking = Pick<Moment, 'asks' | 'seat' | 'seen'>;

export type Ask = AskOf<AdventuresAsks>;
export type AskFor<Name extends AdventuresQuestion> = { readonly [One in Name]: AskNamed<AdventuresAsks, One> }[Name];

export const asked = askedBy(questions);

/** Of nobody else: an answer is given in this seat's name. */
export const ownAsk = (moment: Asking): Ask | null => asked.ask(moment);

/** One of these questions only. */
export function askedOf<const Name extends AdventuresQuestion>(moment: Asking, ...names: readonly Name[]) {
  const ask = ownAsk(moment);
  return isOf(...names)(ask) ? ask : null;
}

/** What the party, or whoever looks at the screen, is asked. */
export function askOf({ asks, seat, seen }: Asking): Ask | null {
  const [first] = asks;
  const ask = asks.find((one) => one.seat === seat) ?? first;
  return ask ? questions.of(ask, viewOf(seen).content) : null;
}

/** All that is asked of those who sit at this screen. */
export const asksOf = ({ asks, seen }: Pick<Moment, 'asks' | 'seen'>): readonly Ask[] =>
  asks.map((ask) => questions.of(ask, viewOf(seen).content));

/** The key of the first answer that is so; null: none is offered. */
export function keyWhere<T>(
  { options, keys }: { readonly options: readonly T[]; readonly keys: readonly string[] },
  isSo: (option: T) => boolean,
): string | null {
  return keys[options.findIndex(isSo)] ?? null;
}

/** The question in words. */
export function questionWords({ asks, seen, say }: Pick<Moment, 'asks' | 'seen' | 'say'>, ask: Ask): string {
  const pending = asks.find(({ seat, question }) => seat === ask.seat && question === ask.question);
  return pending ? say(module.speech.question(seen, pending)) : '';
}

export const seatsOf = ({ seats }: Pick<Seen, 'seats'>): Seat[] => Array.from({ length: seats }, (_, seat) => seat);
