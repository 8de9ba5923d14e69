/**
 * A question on its way from a rule to the match and back: `yield* question` hands the ask out and goes on with the
 * answer. It does by hand what a generator of one `yield` would do, at half the cost; rules ask all the time.
 */
import type { Why } from './errors';
import type { Ask, InputField } from './game';
import type { Offered } from './keys';
import type { Plain } from './plain';
import type { Seat } from './secrecy';

export interface AskExtras<T, About = { readonly [name: string]: Plain }> {
  /** The one place where legality lives: why this candidate is not offered, or null. */
  readonly forbid?: (value: T, seat: Seat) => Why | null;
  /** The answer, where it goes without asking (a standing pass). */
  readonly auto?: (seat: Seat) => T | undefined;
  /** Ask even when one option is left, because taking it unasked would tell something. */
  readonly always?: boolean;
  /** In a choice together: whose goods this option gives away. Those seats must agree to it. */
  readonly consent?: (value: T) => readonly Seat[];
  /** In a choice together: the seat that decides where the voices are even; without it the table's host does. */
  readonly casting?: Seat;
  /** In a choice together: the seats that have a voice, where not all have one; the others may propose. */
  readonly voices?: readonly Seat[];
  /** This is a window, which must close even where somebody is away: what whoever says nothing has said. */
  readonly silence?: T;
  /** Of a hand's numbers: the clause that sets their bounds; the refusal is told with `field`, `min` and `max`. */
  readonly bounds?: string;
  /** Of a hand's numbers: what no hand can do although each is within its bounds. */
  readonly refuse?: (numbers: readonly number[]) => Why | null;
  /** What the question is about, for those who show it. */
  readonly about?: About;
}

export class Question<T> implements Ask, Iterator<Ask, T, unknown> {
  readonly forbid: Ask['forbid'];
  readonly auto: Ask['auto'];
  readonly always: boolean;
  readonly consent: Ask['consent'];
  readonly casting: Ask['casting'];
  readonly voices: Ask['voices'];
  readonly silence: Ask['silence'];
  readonly bounds: string;
  readonly refuse: Ask['refuse'];
  readonly about: Ask['about'];
  private asked = false;

  constructor(
    readonly kind: Ask['kind'],
    readonly seats: readonly Seat[],
    readonly question: string,
    readonly offer: (seat: Seat) => readonly Offered[],
    // biome-ignore lint/suspicious/noExplicitAny: the kind of value is the asker's affair; the verbs keep it typed
    extras: AskExtras<any, any> | undefined,
    readonly maybe = false,
    readonly input: readonly InputField[] | undefined = undefined,
  ) {
    this.forbid = extras?.forbid as Ask['forbid'];
    this.auto = extras?.auto as Ask['auto'];
    this.always = extras?.always ?? (kind === 'sealed' || input !== undefined);
    this.consent = extras?.consent as Ask['consent'];
    this.casting = extras?.casting;
    this.voices = extras?.voices;
    this.silence = extras?.silence;
    this.bounds = extras?.bounds ?? '';
    this.refuse = extras?.refuse;
    this.about = extras?.about ?? NOTHING;
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(answer: unknown): IteratorResult<Ask, T> {
    if (this.asked) return { done: true, value: answer as T };
    this.asked = true;
    return { done: false, value: this };
  }
}

/** What a question is about that is about nothing: the same for all, and nobody writes into it. */
export const NOTHING: Ask['about'] = Object.freeze({});
