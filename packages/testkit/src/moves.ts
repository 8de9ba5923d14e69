/** Random answers: what a hand that knows no rule would press, and all that it could. */
import type { InputField, Pending, PendingAsk, Seat, Stream } from '@tabard/kernel';

export interface Move {
  readonly seat: Seat;
  readonly key: string;
}

/** A hand breaks in this seldom when it could: often enough to be tested, seldom enough for a game to go on. */
const ONE_INTERRUPT_IN = 6;

export function randomMove({ asks, interrupts }: Pending, whims: Stream): Move {
  if (interrupts.length > 0 && (asks.length === 0 || whims.below(ONE_INTERRUPT_IN) === 0)) {
    const { seat, options } = interrupts[whims.below(interrupts.length)];
    return { seat, key: options[whims.below(options.length)] };
  }
  const ask = asks[whims.below(asks.length)];
  return { seat: ask.seat, key: randomKey(ask, whims) };
}

export function randomKey({ options, input }: PendingAsk, whims: Stream): string {
  const choice = whims.below(options.length + (input ? 1 : 0));
  return choice < options.length ? options[choice] : randomInput(input!, whims);
}

export const randomInput = (fields: readonly InputField[], whims: Stream): string =>
  fields.map(({ min, max }) => min + whims.below(max - min + 1)).join(',');

/** Every key this seat may answer now; of numbers from a hand, the least and the greatest. */
export function keysOf({ asks, interrupts }: Pending, seat: Seat): string[] {
  const keys: string[] = [];
  for (const ask of asks) {
    if (ask.seat !== seat) continue;
    keys.push(...ask.options);
    if (ask.input) keys.push(ask.input.map((f) => f.min).join(','), ask.input.map((f) => f.max).join(','));
  }
  for (const interrupt of interrupts) if (interrupt.seat === seat) keys.push(...interrupt.options);
  return keys;
}
