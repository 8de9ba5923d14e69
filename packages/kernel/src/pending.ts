/**
 * What a match waits for: who is asked and what may be answered, who may break in, and why all the rest is refused.
 * Nothing here changes anything. What leaves the match is a copy: the options of a live question may be the very list
 * that a rule holds.
 */
import { ANY_TIME } from './asks';
import { type Why, why } from './errors';
import type { Ask, InputField } from './game';
import { isMeantAsNumbers, parseInput, whyOutOfBounds } from './input';
import { keyOf, keysOf, type Offered } from './keys';
import { copy, type Plain } from './plain';
import { NOTHING } from './question';
import type { Run } from './run';
import type { Seat, Viewer } from './secrecy';

export interface PendingAsk {
  readonly seat: Seat;
  readonly kind: Ask['kind'];
  readonly question: string;
  readonly about: { readonly [name: string]: Plain };
  /** Keys of all that may be answered. */
  readonly options: readonly string[];
  readonly input: readonly InputField[] | null;
}

export interface Pending {
  /** Who must answer. */
  readonly asks: readonly PendingAsk[];
  /** Who may break in, and with what. */
  readonly interrupts: readonly { readonly seat: Seat; readonly options: readonly string[] }[];
}

/** What a seat may not answer now, or not throw in. */
export interface Refusal {
  readonly key: string;
  readonly why: Why;
  /** It answers no question: it would be thrown in. */
  readonly interrupt: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: whose board it is makes no difference to what is asked
type AnyRun = Run<any, any, any>;

const NONE: readonly never[] = [];
const NOBODY: Pending = { asks: NONE, interrupts: NONE };

// ---- what is asked

/** Described once for each question. */
export function pendingOf(run: AnyRun): Pending {
  run.described ??= describe(run);
  return run.described;
}

function describe(run: AnyRun): Pending {
  if (run.fault) throw run.fault;
  if (run.standing) return NOBODY;
  const { ask, offered, given } = run.top;
  const { kind, question, about, seats } = ask;
  const input = ask.input ?? null;
  const asks: PendingAsk[] = [];
  for (let i = 0; i < seats.length; i++) {
    if (given[i] !== undefined || (kind === 'first' && offered[i].length === 0)) continue;
    asks.push({ seat: seats[i], kind, question, about, options: keysOf(run.game, question, offered[i]), input });
  }
  return { asks, interrupts: run.game.anyTime ? describeInterrupts(run) : NONE };
}

function describeInterrupts(run: AnyRun): Pending['interrupts'] {
  const interrupts: { seat: Seat; options: readonly string[] }[] = [];
  for (let seat = 0; seat < run.setup.seats; seat++) {
    const options = interruptsOf(run, seat);
    if (options.length > 0) interrupts.push({ seat, options: keysOf(run.game, ANY_TIME, options) });
  }
  return interrupts;
}

function interruptsOf({ game, g, top }: AnyRun, seat: Seat): readonly Offered[] {
  const { ask } = top;
  const anyTime = game.anyTime!;
  const candidates = anyTime.offer(g, seat, ask);
  if (candidates.length === 0 || !anyTime.forbid) return candidates;
  return candidates.filter((value) => !anyTime.forbid!(g, seat, value, ask));
}

// ---- what is shown of it

/** What this viewer may know: its own options, and of the others only that they are asked. */
export function pendingFor(pending: Pending, viewer: Viewer): Pending {
  if (viewer === 'everything') return shownPending(pending);
  return shownPending({
    asks: pending.asks.map((ask) => (ask.seat === viewer ? ask : { ...ask, options: NONE, input: null })),
    interrupts: pending.interrupts.filter((interrupt) => interrupt.seat === viewer),
  });
}

/** Whether this viewer is offered anything: who is not knows of it what a spectator knows. */
export const isOffered = ({ asks, interrupts }: Pending, viewer: Viewer): boolean =>
  asks.some(({ seat }) => seat === viewer) || interrupts.some(({ seat }) => seat === viewer);

export function shownPending({ asks, interrupts }: Pending): Pending {
  return {
    asks: asks.map(shownAsk),
    interrupts: interrupts.map(({ seat, options }) => ({ seat, options: options.slice() })),
  };
}

export function shownAsk({ seat, kind, question, about, options, input }: PendingAsk): PendingAsk {
  return {
    seat,
    kind,
    question,
    about: about === NOTHING ? NOTHING : copy(about),
    options: options.slice(),
    input: input && copy(input),
  };
}

// ---- what may be answered

/** The value behind a key, if it may be answered now. */
export function answerOf(run: AnyRun, seat: Seat, key: string): Offered | undefined {
  if (!Number.isInteger(seat) || run.wishes[seat] === undefined) return undefined; // nobody sits there
  const { ask, offered, given } = run.top;
  const asked = run.described?.asks[0];
  if (asked && ask.kind === 'one' && asked.seat === seat) {
    const at = asked.options.indexOf(key); // found where the asker looked: no key is made twice
    if (at >= 0) return offered[0][at];
  }
  const place = ask.seats.indexOf(seat);
  if (place >= 0 && given[place] === undefined) {
    for (const value of offered[place]) if (value === key || keyOf(run.game, ask.question, value) === key) return value;
    const numbers = ask.input && parseInput(ask.input, key);
    if (numbers && !ask.refuse?.(numbers)) return numbers;
  }
  return run.game.anyTime
    ? interruptsOf(run, seat).find((value) => keyOf(run.game, ANY_TIME, value) === key)
    : undefined;
}

/** Why the seat may not answer this now, or null when it may. */
export function whyNot(run: AnyRun, seat: Seat, key: string): Why | null {
  if (run.standing) return why('over');
  const { ask } = run.top;
  if (typeof key !== 'string') return why('not-an-option', { question: ask.question });
  if (answerOf(run, seat, key) !== undefined) return null;
  const refusal = refusalsOf(run, seat).find((refused) => refused.key === key);
  if (!ask.seats.includes(seat)) return refusal?.why ?? why('not-asked', { question: ask.question });
  return refusal?.why ?? whyNotByHand(ask, key) ?? why('not-an-option', { question: ask.question });
}

/** What no hand can give: numbers out of their bounds, or what the game says of numbers within them. */
function whyNotByHand({ input, bounds, refuse }: Ask, key: string): Why | null {
  if (!input || !isMeantAsNumbers(key)) return null;
  const numbers = parseInput(input, key);
  return numbers ? (refuse?.(numbers) ?? null) : whyOutOfBounds(input, bounds, key);
}

/** Every candidate that is not offered to this seat now, with the reason. */
export function refusalsOf(run: AnyRun, seat: Seat): Refusal[] {
  if (run.standing || run.wishes[seat] === undefined) return [];
  const { game, g } = run;
  const { ask } = run.top;
  const { anyTime } = game;
  const out: Refusal[] = [];
  type Forbid = (value: Offered) => Why | null | undefined;
  const sort = (candidates: readonly Offered[], forbid: Forbid, interrupt: boolean) => {
    const question = interrupt ? ANY_TIME : ask.question;
    for (const value of candidates) {
      const reason = forbid(value);
      if (reason) out.push({ key: keyOf(game, question, value), why: reason, interrupt });
    }
  };
  if (ask.seats.includes(seat)) sort(ask.offer(seat), (value) => ask.forbid?.(value, seat), false);
  if (anyTime) sort(anyTime.offer(g, seat, ask), (value) => anyTime.forbid?.(g, seat, value, ask), true);
  return out;
}

/** Whose goods this answer to the choice together that is open gives away. */
export function consentTo(run: AnyRun, key: string): readonly Seat[] {
  if (run.standing || run.top.ask.kind !== 'together') return NONE;
  const { ask, offered } = run.top;
  const value = offered[0].find((candidate) => keyOf(run.game, ask.question, candidate) === key);
  return (value !== undefined && ask.consent?.(value)) || NONE;
}
