/**
 * A match to think in, made up by a bot from what its seat knows: the unknown exchanged, the dice to come others. It
 * may be answered for every seat and looked at from every side, because nothing in it is true that the seat does not
 * know. The match behind it, with its seed, its journal and its way back, stays out of reach.
 */
import { close } from './closed';
import type { Why } from './errors';
import type { Seen, Standing } from './game';
import type { Match } from './match';
import { type Pending, shownPending } from './pending';
import { copy } from './plain';
import type { Seat, Viewer } from './secrecy';

// biome-ignore lint/suspicious/noExplicitAny: a plain `Thought` is one of any game
export class Thought<B = any, E = any, C = any> {
  readonly #match: Match<B, E, C>;

  constructor(match: Match<B, E, C>) {
    this.#match = match;
  }

  get pending(): Pending {
    return shownPending(this.#match.pending);
  }
  get standing(): Standing | null {
    return copy(this.#match.standing);
  }
  /** How many answers were given, those of the real match included. */
  get answers(): number {
    return this.#match.answers;
  }
  get where(): string {
    return this.#match.where;
  }
  view(viewer: Viewer = 'everything'): B {
    return this.#match.view(viewer);
  }
  seen(viewer: Viewer = 'everything'): Seen<B, C> {
    return this.#match.seen(viewer);
  }
  explain(seat: Seat, key: string): Why | null {
    return copy(this.#match.explain(seat, key));
  }
  answer(seat: Seat, key: string): void {
    this.#match.answer(seat, key);
  }
  /** A twin that goes on by itself. */
  fork(): Thought<B, E, C> {
    return new Thought(this.#match.fork());
  }
}

close(Thought);
