/**
 * The verbs of a rule: ask, take a random result by name, tell what happened, end. A flow does nothing else to the
 * world but change the board `g.b`.
 */
import type {
  AboutOf,
  ExtrasOf,
  HandExtrasOf,
  InsteadOf,
  OptionOf,
  QuestionOf,
  TellingOf,
  WindowOf,
  YesNoOf,
} from './asks';
import type { GameEvent } from './events';
import type { Flow, InputField, Standing, TableOptions } from './game';
import type { Offered } from './keys';
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

// biome-ignore lint/suspicious/noExplicitAny: the overloads before each way to ask say which values it takes
type AnyExtras = AskExtras<any, any>;
type AnyOffer = (seat: Seat) => readonly Offered[];

/** What a seat may answer a moment with, what comes of it, and who has said beforehand that it passes. */
interface Responses<A, Name, T> {
  offer(seat: Seat): readonly T[];
  use(seat: Seat, value: T): Flow;
  passes?(seat: Seat): boolean;
  readonly about?: AboutOf<A, Name>;
}

/** A: the game's table of questions (asks.ts); or, where it has none yet, the names of its questions. */
export class Verbs<B, E, C, A = string> {
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
  choose<const T extends OptionOf<A, Name>, Name extends QuestionOf<A> = QuestionOf<A>>(
    seat: Seat,
    question: Name,
    offer: () => readonly T[],
    ...extras: ExtrasOf<A, Name, T>
  ): Question<T>;
  choose(seat: Seat, question: string, offer: AnyOffer, extras?: AnyExtras): Question<unknown> {
    return new Question('one', [seat], question, offer, extras);
  }

  /** One of these, or undefined when there is nothing (left) to choose: "as much as possible". */
  maybeChoose<const T extends OptionOf<A, Name>, Name extends QuestionOf<A> = QuestionOf<A>>(
    seat: Seat,
    question: Name,
    offer: () => readonly T[],
    ...extras: ExtrasOf<A, Name, T>
  ): Question<T | undefined>;
  maybeChoose(seat: Seat, question: string, offer: AnyOffer, extras?: AnyExtras): Question<unknown> {
    return new Question('one', [seat], question, offer, extras, true);
  }

  *confirm<Name extends YesNoOf<A>>(seat: Seat, question: Name, ...about: TellingOf<A, Name>): Flow<boolean> {
    const extras = { about: about[0], silence: 'no' };
    return (yield* new Question<string>('one', [seat], question, () => YES_NO, extras)) === 'yes';
  }

  /** Every one of these seats (at least one) chooses in secret; all is told at once, in the order of `seats`. */
  sealed<const T extends OptionOf<A, Name>, Name extends QuestionOf<A> = QuestionOf<A>>(
    seats: readonly Seat[],
    question: Name,
    offer: (seat: Seat) => readonly T[],
    ...extras: ExtrasOf<A, Name, T>
  ): Question<T[]>;
  sealed(seats: readonly Seat[], question: string, offer: AnyOffer, extras?: AnyExtras): Question<unknown> {
    return new Question('sealed', seats, question, offer, extras);
  }

  /** Whichever of these seats answers first, answers for all. */
  first<const T extends OptionOf<A, Name>, Name extends QuestionOf<A> = QuestionOf<A>>(
    seats: readonly Seat[],
    question: Name,
    offer: (seat: Seat) => readonly T[],
    ...extras: ExtrasOf<A, Name, T>
  ): Question<{ seat: Seat; value: T }>;
  first(seats: readonly Seat[], question: string, offer: AnyOffer, extras?: AnyExtras): Question<unknown> {
    return new Question('first', seats, question, offer, extras);
  }

  /** One answer for the whole table: everyone is offered the same, and the first to answer speaks for all. */
  together<const T extends OptionOf<A, Name>, Name extends QuestionOf<A> = QuestionOf<A>>(
    question: Name,
    offer: () => readonly T[],
    ...extras: ExtrasOf<A, Name, T>
  ): Question<{ seat: Seat; value: T }>;
  together(question: string, offer: AnyOffer, extras?: AnyExtras): Question<unknown> {
    return new Question('together', this.clockwiseFrom(0), question, offer, extras);
  }

  /** Whole numbers from a hand (a throw), or one of a few answers instead. The key is the numbers joined by commas. */
  input<const T extends InsteadOf<A, Name> = never, Name extends QuestionOf<A> = QuestionOf<A>>(
    seat: Seat,
    question: Name,
    fields: readonly InputField[],
    instead: () => readonly T[],
    ...extras: HandExtrasOf<A, Name, T>
  ): Question<readonly number[] | T>;
  input(seat: Seat, question: string, fields: readonly InputField[], instead: AnyOffer, extras: AnyExtras) {
    return new Question('one', [seat], question, instead, extras, false, fields);
  }

  /**
   * A response window: each seat in turn may answer the moment with something it holds, or pass; after any answer
   * everyone is asked again from the first; it closes when all have passed in succession. A seat with nothing to
   * answer, or whose standing wish is to pass, is not asked.
   */
  *respond<Name extends WindowOf<A>, const T extends OptionOf<A, Name>>(
    moment: Name,
    order: readonly Seat[],
    { offer, use, passes, about }: Responses<A, Name, T>,
  ): Flow {
    let passed = 0;
    while (passed < order.length) {
      const seat = order[passed];
      const answer = yield* new Question<T | 'pass'>('one', [seat], moment, () => ['pass', ...offer(seat)], {
        auto: () => (passes?.(seat) ? 'pass' : undefined),
        silence: 'pass',
        about,
      });
      if (answer === 'pass') passed += 1;
      else {
        yield* use(seat, answer);
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
