/**
 * What a seat may touch of a match, and no more: bots sit here. A chair is a boundary at run time too: no property, no
 * result and no argument of a bot leads to the match behind it, and nothing that a bot is handed is the match's own,
 * so that it may write into all of it. (It is no sandbox: code that is not trusted belongs into a worker.)
 */
import { close } from './closed';
import { RulesError, type Why } from './errors';
import type { GameEvent } from './events';
import type { Seen, TableOptions } from './game';
import type { Match } from './match';
import { type Pending, type PendingAsk, shownAsk } from './pending';
import { copy } from './plain';
import { quickStream, type Stream } from './random';
import type { Seat } from './secrecy';
import { Thought } from './thought';

// biome-ignore lint/suspicious/noExplicitAny: a plain `Chair` stands at any game
export class Chair<B = any, E = any, C = any> {
  readonly #match: Match<B, E, C>;
  readonly #pointing: () => readonly (string | null)[];
  readonly seats: number;
  readonly options: TableOptions;
  readonly content: C;
  /** The bot's own whims: never the stream the dice come from. */
  readonly chance: Stream;

  constructor(
    match: Match<B, E, C>,
    readonly seat: Seat,
    chance: Stream,
    pointing: () => readonly (string | null)[] = () => new Array(match.setup.seats).fill(null),
  ) {
    this.#match = match;
    this.#pointing = pointing;
    this.seats = match.setup.seats;
    this.options = match.options;
    this.content = match.game.content;
    this.chance = new Whims(chance);
    Object.freeze(this);
  }

  view(): B {
    return this.#match.view(this.seat);
  }
  seen(): Seen<B, C> {
    return this.#match.seen(this.seat);
  }
  pending(): Pending {
    return this.#match.pendingFor(this.seat);
  }
  events(from = 0): GameEvent[] {
    return this.#match.eventsFor(this.seat, from);
  }
  /** By seat: what the person there points at (an option's key, or a word of the game's own), or null. */
  pointed(): readonly (string | null)[] {
    return this.#pointing().slice();
  }
  explain(key: string): Why | null {
    return copy(this.#match.explain(this.seat, key));
  }
  /** A match to think in: unknown cards and future dice are made up. */
  imagine(): Thought<B, E, C> {
    return new Thought(this.#match.imagine(this.seat, this.chance.below(0x1_0000_0000)));
  }
}

/** The numbers of a stream, and no way to what they come from: the other seats' whims come from the same seed. */
class Whims implements Stream {
  readonly #stream: Stream;

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  below(n: number): number {
    // No number is below nothing: the stream would look for one for ever.
    if (!Number.isSafeInteger(n) || n < 1)
      throw new RangeError(`there is no whole number from 0 to below ${String(n)}`);
    return this.#stream.below(n);
  }
  fork(): Stream {
    return new Whims(this.#stream.fork());
  }
  get position(): number {
    return this.#stream.position;
  }
}

close(Chair);
close(Whims);

export interface Player {
  choose(ask: PendingAsk): string;
  /** Where several may go first: how much it wants to, the highest goes. Without it: not more than anybody. */
  eager?(ask: PendingAsk): number;
  /** What to throw in now, of what is offered "at any time"; or null. */
  interrupt?(options: readonly string[]): string | null;
}

// biome-ignore lint/suspicious/noExplicitAny: a plain `Bot` plays any game
export interface Bot<B = any, E = any, C = any> {
  readonly id: string;
  /** Whether it follows the events, so that a match must keep them. */
  readonly listens: boolean;
  sit(chair: Chair<B, E, C>): Player;
}

/** Whoever is asked through this player is asked with copies: the questions of a live match do not reach the bot. */
export function seatBot<B, E, C>(bot: Bot<B, E, C>, chair: Chair<B, E, C>): Player {
  const player = bot.sit(chair);
  let asked: PendingAsk | null = null;
  let shown: PendingAsk;
  /** Asked how eager it is and then to choose, it is shown one and the same ask: it need not think twice. */
  const show = (ask: PendingAsk) => {
    if (ask !== asked) {
      asked = ask;
      shown = shownAsk(ask);
    }
    return shown;
  };
  return {
    choose: (ask) => player.choose(show(ask)),
    eager: (ask) => player.eager?.(show(ask)) ?? 0,
    interrupt: (options) => player.interrupt?.(options.slice()) ?? null,
  };
}

/** Seats these bots, each with whims of its own derived from one seed. */
export function seatBots<B, E, C>(match: Match<B, E, C>, bots: readonly Bot<B, E, C>[], seed: number): Player[] {
  return bots.map((bot, seat) => seatBot(bot, new Chair(match, seat, quickStream(seed * 64 + seat))));
}

/** One decision by these players: somebody breaks in, or the first who is asked answers. */
export function playOne(match: Match, players: readonly Player[]): void {
  const { asks, interrupts } = match.pending;
  for (const { seat, options } of interrupts) {
    const key = players[seat].interrupt?.(options) ?? null;
    if (key !== null) {
      match.answer(seat, key);
      return;
    }
  }
  const ask = whoGoesFirst(asks, players);
  match.answer(ask.seat, players[ask.seat].choose(ask));
}

/** The ask of the player who most wants to go now; who are equally eager go in the order they are asked. */
export function whoGoesFirst(asks: readonly PendingAsk[], players: readonly (Player | null)[]): PendingAsk {
  let [first] = asks;
  if (first.kind !== 'first') return first;
  let most = Number.NEGATIVE_INFINITY;
  for (const ask of asks) {
    const eagerness = players[ask.seat]?.eager?.(ask) ?? 0;
    if (eagerness > most) [first, most] = [ask, eagerness];
  }
  return first;
}

/** The rest of the game, to its end or to the limit the game names. */
export function playOut(match: Match, players: readonly Player[], limit = match.game.limits.answers): void {
  while (!match.standing) {
    if (match.answers >= limit) throw new RulesError(match.where, `no end after ${limit} answers`);
    playOne(match, players);
  }
}
