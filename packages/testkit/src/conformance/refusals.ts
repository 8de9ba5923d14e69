/** `answer` with anything not offered throws IllegalAnswer with a clause, and changes nothing. */
import { IllegalAnswer, type InputField, type Match, type Pending, type Seat, type Stream } from '@tabard/kernel';
import { difference } from '../difference';
import { keysOf } from '../moves';
import { type Check, seatsOf } from './check';

const GARBAGE = [
  '',
  ' ',
  'no such option',
  '-1',
  '0.5',
  '1e3',
  'NaN',
  'null',
  '__proto__',
  'constructor',
  'x'.repeat(5000),
];
const OTHERS_KEYS_TRIED = 6;

export const refusals: Check = {
  name: 'refusals',
  at: ({ match, whims }) => refusesWhatIsNotOffered(match, whims),
};

export function refusesWhatIsNotOffered(match: Match, whims: Stream): string | null {
  const target = match.fork();
  const before = stateOf(target);
  const { pending } = target;
  for (const seat of [...seatsOf(match), -1, match.setup.seats, 0.5, Number.NaN]) {
    const offered = new Set(keysOf(target, seat));
    for (const key of offered) {
      const reason = target.explain(seat, key);
      if (reason) return `seat ${seat} is offered "${key}", yet explain says ${reason.clause}`;
    }
    for (const { key, why } of target.refusals(seat)) {
      if (offered.has(key)) return `seat ${seat} is offered "${key}" and refused it (${why.clause})`;
      const wrong = refuses(target, seat, key, why.clause);
      if (wrong) return wrong;
    }
    for (const key of notOffered(pending, seat, offered, whims)) {
      const wrong = refuses(target, seat, key);
      if (wrong) return wrong;
    }
  }
  const changed = difference(stateOf(target), before);
  return changed && `a refused answer changed the match: ${changed}`;
}

const stateOf = (match: Match) => ({ hash: match.hash(), journal: match.journal.length, pending: match.pending });

function notOffered(pending: Pending, seat: Seat, offered: ReadonlySet<string>, whims: Stream): string[] {
  const others = [...pending.asks, ...pending.interrupts].filter((o) => o.seat !== seat).flatMap((o) => o.options);
  const sample = Array.from(
    { length: Math.min(OTHERS_KEYS_TRIED, others.length) },
    () => others[whims.below(others.length)],
  );
  const inputs = pending.asks.filter((ask) => ask.seat === seat && ask.input).flatMap((ask) => badInputs(ask.input!));
  const near = [...offered].slice(0, 3).flatMap((key) => [`${key} `, `0${key}`, `${key},0`]);
  return [...GARBAGE, ...sample, ...inputs, ...near].filter(
    (key) => !offered.has(key) && !isGoodInput(pending, seat, key),
  );
}

/** One past each bound, and numbers written in another way. */
function badInputs(fields: readonly InputField[]): string[] {
  const least = fields.map((field) => field.min);
  const at = (i: number, value: number | string) => least.map((min, j) => (j === i ? value : min)).join(',');
  return fields.flatMap(({ min, max }, i) => [
    at(i, min - 1),
    at(i, max + 1),
    at(i, `0${min}`),
    at(i, `${min}.5`),
    at(i, ''),
  ]);
}

function isGoodInput(pending: Pending, seat: Seat, key: string): boolean {
  const fields = pending.asks.find((ask) => ask.seat === seat)?.input;
  if (!fields) return false;
  const numbers = key.split(',').map(Number);
  const last = fields.length - 1;
  const { upTo } = fields[last];
  const isLong = upTo === undefined ? numbers.length === fields.length : numbers.length >= last;
  return (
    isLong &&
    numbers.length <= last + (upTo ?? 1) &&
    numbers.join(',') === key &&
    numbers.every((n, i) => {
      const { min, max } = fields[Math.min(i, last)];
      return Number.isSafeInteger(n) && n >= min && n <= max;
    })
  );
}

function refuses(match: Match, seat: Seat, key: string, clause?: string): string | null {
  const what = `seat ${seat} answered "${key.slice(0, 40)}", which is not offered`;
  const { answers } = match;
  try {
    match.answer(seat, key);
  } catch (error) {
    if (!(error instanceof IllegalAnswer)) return `${what}, and it ended in ${error}`;
    if (!error.clause) return `${what}, and no clause was named`;
    if (clause !== undefined && error.clause !== clause) return `${what} by ${clause}, and ${error.clause} was named`;
    const told = match.explain(seat, key)?.clause;
    if (told !== error.clause) return `${what}: the refusal names ${error.clause}, explain ${told}`;
    return match.answers === answers ? null : `${what}, and it was counted`;
  }
  return `${what}, and it was taken`;
}
