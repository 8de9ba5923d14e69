/** Random answers: what a hand that knows no rule would press, and all that it could. */
import type { InputField, Match, PendingAsk, Seat, Stream } from '@tabard/kernel';

export interface Move {
  readonly seat: Seat;
  readonly key: string;
}

/** A hand breaks in this seldom when it could: often enough to be tested, seldom enough for a game to go on. */
const ONE_INTERRUPT_IN = 6;
/** So often a hand tries to give numbers before it takes one of the words instead. */
const TRIES = 20;

type Asked = Pick<Match, 'pending' | 'explain'>;

export function randomMove(match: Asked, whims: Stream): Move {
  const { asks, interrupts } = match.pending;
  if (interrupts.length > 0 && (asks.length === 0 || whims.below(ONE_INTERRUPT_IN) === 0)) {
    const { seat, options } = interrupts[whims.below(interrupts.length)];
    return { seat, key: options[whims.below(options.length)] };
  }
  const ask = asks[whims.below(asks.length)];
  return { seat: ask.seat, key: randomKey(ask, whims, (key) => match.explain(ask.seat, key) === null) };
}

/** `can`: whether a hand can give these numbers; each may be within its bounds, and the whole impossible. */
export function randomKey({ options, input }: PendingAsk, whims: Stream, can: (key: string) => boolean): string {
  const choice = whims.below(options.length + (input ? 1 : 0));
  if (choice < options.length || !input) return options[choice];
  for (let i = 0; i < TRIES; i++) {
    const key = randomInput(input, whims);
    if (can(key)) return key;
  }
  return options.length > 0 ? options[whims.below(options.length)] : randomInput(input, whims);
}

export const randomInput = (fields: readonly InputField[], whims: Stream): string =>
  fields
    .flatMap(({ min, max, upTo }) => {
      const times = upTo === undefined ? 1 : whims.below(Math.min(upTo, FEW) + 1);
      return Array.from({ length: times }, () => min + whims.below(max - min + 1));
    })
    .join(',');

const FEW = 4;

/** Every key this seat may answer now; of numbers from a hand, the least and the greatest. */
export function keysOf(match: Asked, seat: Seat): string[] {
  const { asks, interrupts } = match.pending;
  const keys: string[] = [];
  for (const ask of asks) {
    if (ask.seat !== seat) continue;
    keys.push(...ask.options);
    if (ask.input) {
      const extremes = [ask.input.map((f) => f.min).join(','), ask.input.map((f) => f.max).join(',')];
      keys.push(...extremes.filter((key) => match.explain(seat, key) === null));
    }
  }
  for (const interrupt of interrupts) if (interrupt.seat === seat) keys.push(...interrupt.options);
  return keys;
}
