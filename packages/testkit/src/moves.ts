/** Random answers: what a hand that knows no rule would press, and all that it could. */
import { chooseAny } from '@tabard/bots';
import { hashText, type Match, quickStream, type Seat, type Stream } from '@tabard/kernel';

export interface Move {
  readonly seat: Seat;
  readonly key: string;
}

/** A hand breaks in this seldom when it could: often enough to be tested, seldom enough for a game to go on. */
const ONE_INTERRUPT_IN = 6;

type Asked = Pick<Match, 'pending' | 'explain'>;

export function randomMove(match: Asked, whims: Stream): Move {
  const { asks, interrupts } = match.pending;
  if (interrupts.length > 0 && (asks.length === 0 || whims.below(ONE_INTERRUPT_IN) === 0)) {
    const { seat, options } = interrupts[whims.below(interrupts.length)];
    return { seat, key: options[whims.below(options.length)] };
  }
  const ask = asks[whims.below(asks.length)];
  return { seat: ask.seat, key: chooseAny(ask, whims, (key) => match.explain(ask.seat, key) === null) };
}

/**
 * As random, and steadier: every candidate draws a lot by its own name, and the highest is taken. So a new option, or one
 * that is gone, changes only the choices that it would have won, and the rest of a game stays as it was.
 */
export function steadyMove(match: Asked & Pick<Match, 'answers'>, seed: number): Move {
  const { asks, interrupts } = match.pending;
  const lot = (what: string): string => hashText(`${seed} ${match.answers} ${what}`);
  const highest = <T>(all: readonly T[], nameOf: (one: T) => string): T =>
    all.map((one) => ({ one, lot: lot(nameOf(one)) })).reduce((best, each) => (each.lot > best.lot ? each : best)).one;
  const numberOf = (what: string): number => Number.parseInt(lot(what).slice(0, 8), 16);
  if (interrupts.length > 0 && (asks.length === 0 || numberOf('breaks in') % ONE_INTERRUPT_IN === 0)) {
    const all = interrupts.flatMap(({ seat, options }) => options.map((key) => ({ seat, key })));
    return highest(all, ({ seat, key }) => `${seat} ${key}`);
  }
  const ask = highest(asks, ({ seat }) => `${seat}`);
  const key = ask.input
    ? chooseAny(ask, quickStream(numberOf('hand')), (one) => match.explain(ask.seat, one) === null)
    : highest(ask.options, (one) => one);
  return { seat: ask.seat, key };
}

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
