/**
 * The verbs of a rule: ask, take a random result by name, tell what happened, end. A flow does nothing else to the
 * world but change the board `g.b`.
 */
import type { GameEvent } from './events';
import type { Flow, InputField, Standing, TableOptions, Value } from './game';
import { copy, type Plain } from './plain';
import { type AskExtras, Question } from './question';
import type { Seat } from './secrecy';

/** What the verbs need of the match they serve. */
export interface Host {
  readonly quiet: boolean;
  roll(label: string, seat: Seat, dice: readonly string[]): readonly number[];
  pick(label: string, n: number): number;
  picks(label: string, sizes: readonly number[]): readonly number[];
  world(label: string, situation: Plain): Plain;
  order(label: string, items: readonly number[]): readonly number[];
  tell(event: GameEvent): void;
  closeUndo(): void;
  finish(standing: Standing): never;
  wish(seat: Seat, name: string): string;
}

export class Verbs<B, E, C, Q extends string = string> {
  /** The board. Set once, when the set-up is done. */
  b!: B;

  constructor(
    private readonly host: Host,
    readonly seats: number,
    readonly options: TableOptions,
    readonly content: C,
    /** No person sits here: a game may cut itself short. */
    readonly unattended: boolean,
    private readonly luggage: Plain = null,
  ) {}

  /**
   * What was brought from an earlier game, as the game's `brings` accepted it; null: nothing. A copy: a set-up that
   * makes it a part of the board must not change what stands in the record.
   */
  get brought(): Plain {
    return copy(this.luggage);
  }

  // ---- asking

  /** One of these. A single option is taken without asking; none at all is a fault of the rules. */
  choose<const T extends Value>(
    seat: Seat,
    question: Q,
    offer: () => readonly T[],
    extras?: AskExtras<T>,
  ): Question<T> {
    return new Question('one', [seat], question, offer, extras);
  }

  /** One of these, or undefined when there is nothing (left) to choose: "as much as possible". */
  maybeChoose<const T extends Value>(
    seat: Seat,
    question: Q,
    offer: () => readonly T[],
    extras?: AskExtras<T>,
  ): Question<T | undefined> {
    return new Question('one', [seat], question, offer, extras, true);
  }

  *confirm(seat: Seat, question: Q, about?: { readonly [name: string]: Plain }): Flow<boolean> {
    return (yield* this.choose(seat, question, () => YES_NO, { about, silence: 'no' })) === 'yes';
  }

  /** Every one of these seats (at least one) chooses in secret; all is told at once, in the order of `seats`. */
  sealed<const T extends Value>(
    seats: readonly Seat[],
    question: Q,
    offer: (seat: Seat) => readonly T[],
    extras?: AskExtras<T>,
  ): Question<T[]> {
    return new Question('sealed', seats, question, offer, extras);
  }

  /** Whichever of these seats answers first, answers for all. */
  first<const T extends Value>(
    seats: readonly Seat[],
    question: Q,
    offer: (seat: Seat) => readonly T[],
    extras?: AskExtras<T>,
  ): Question<{ seat: Seat; value: T }> {
    return new Question('first', seats, question, offer, extras);
  }

  /** One answer for the whole table: everyone is offered the same, and the first to answer speaks for all. */
  together<const T extends Value>(
    question: Q,
    offer: () => readonly T[],
    extras?: AskExtras<T>,
  ): Question<{ seat: Seat; value: T }> {
    return new Question('together', this.clockwiseFrom(0), question, offer, extras);
  }

  /** Whole numbers from a hand (a throw), or one of a few words instead. The key is the numbers joined by commas. */
  input<const T extends string = never>(
    seat: Seat,
    question: Q,
    fields: readonly InputField[],
    instead: () => readonly T[],
    extras: AskExtras<T> & { readonly bounds: string },
  ): Question<readonly number[] | T> {
    return new Question('one', [seat], question, instead, extras, false, fields);
  }

  /**
   * A response window: each seat in turn may answer the moment with something it holds, or pass; after any answer
   * everyone is asked again from the first; it closes when all have passed in succession. A seat with nothing to
   * answer, or whose standing wish is to pass, is not asked.
   */
  *respond<const T extends Value>(
    moment: Q,
    order: readonly Seat[],
    offer: (seat: Seat) => readonly T[],
    use: (seat: Seat, value: T) => Flow,
    passes: (seat: Seat) => boolean = () => false,
    about?: { readonly [name: string]: Plain },
  ): Flow {
    let passed = 0;
    while (passed < order.length) {
      const seat = order[passed];
      const answer = yield* this.choose<T | 'pass'>(seat, moment, () => ['pass' as const, ...offer(seat)], {
        auto: () => (passes(seat) ? 'pass' : undefined),
        silence: 'pass',
        about,
      });
      if (answer === 'pass') passed += 1;
      else {
        yield* use(seat, answer as T);
        passed = 0;
      }
    }
  }

  // ---- chance

  /** Which face (from 0) each of these dice shows; the kinds are the game's `dice`. */
  roll(label: string, seat: Seat, dice: readonly string[]): readonly number[] {
    return this.host.roll(label, seat, dice);
  }

  /** A whole number from 0 to n - 1. */
  pick(label: string, n: number): number {
    return this.host.pick(label, n);
  }

  /** Whole numbers, each from 0 to below its size. */
  picks(label: string, sizes: readonly number[]): readonly number[] {
    return this.host.picks(label, sizes);
  }

  /** What the game's world makes of this situation. The rules only read the outcome: a scenario can script it. */
  world<T extends Plain>(label: string, situation: Plain): T {
    return this.host.world(label, situation) as T;
  }

  /** Takes one item out of a bag. */
  draw<T>(label: string, bag: T[]): T {
    return bag.splice(this.pick(label, bag.length), 1)[0];
  }

  /** Puts a deck of ids into a random order, in place. */
  shuffle(label: string, deck: number[]): void {
    const order = this.host.order(label, deck);
    for (let i = 0; i < deck.length; i++) deck[i] = order[i];
  }

  // ---- telling

  tell<T extends keyof E & string>(type: T, facts: E[T]): void {
    if (!this.host.quiet) this.host.tell({ type, ...facts } as GameEvent);
  }

  /** Something hidden has just been shown: what was decided before it is no longer undone freely. */
  revealed(): void {
    this.host.closeUndo();
  }

  /** The game is over, here and now: nothing after this line happens. */
  end(standing: Standing): never {
    return this.host.finish(standing);
  }

  wish(seat: Seat, name: string): string {
    return this.host.wish(seat, name);
  }

  /** All seats, from this one clockwise. */
  clockwiseFrom(seat: Seat): readonly Seat[] {
    return rotations(this.seats)[seat];
  }
}

const ROTATIONS: Seat[][][] = [];

/** The orders of so many seats, by the first of them: asked for all the time, so made once. */
function rotations(seats: number): readonly (readonly Seat[])[] {
  ROTATIONS[seats] ??= Array.from({ length: seats }, (_, first) =>
    Array.from({ length: seats }, (_, i) => (first + i) % seats),
  );
  return ROTATIONS[seats];
}

const YES_NO = ['yes', 'no'] as const;
