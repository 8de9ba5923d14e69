/**
 * A running game. The life of one answer: `answer` finds it among the options, writes it into the journal, resumes
 * the flow that asked, and runs on through everything automatic until the next question stands.
 *
 * A flow cannot be copied, so nothing here copies one. A match remembers the board at its last checkpoint and the
 * journal since; a fork, an undo and a load copy that board and play those few entries again.
 */
import { Chance } from './chance';
import { IllegalAnswer, JournalError, RulesError, type Why, why } from './errors';
import {
  type AnyGame,
  type AnyTime,
  type Ask,
  checkOptions,
  type Flow,
  type Game,
  type InputField,
  keyOf,
  type Seen,
  type Standing,
  type TableOptions,
  type Value,
} from './game';
import { isMeantAsNumbers, parseInput, whyOutOfBounds } from './input';
import { describeDifference, type Entry, type RandomEntry, sameEntry, type WorldEntry } from './journal';
import { oversized } from './limits';
import { copy, hashOf, type Plain } from './plain';
import { chachaStream, quickStream, type Script, type Stream } from './random';
import { eventFor, type Seat, type Viewer, viewOf } from './secrecy';
import { shownPending } from './shown';
import { type Host, Verbs } from './verbs';

export interface Setup {
  readonly seats: number;
  readonly options?: TableOptions;
  readonly seed: string;
  readonly nonces?: readonly string[];
  /** No person sits here: a game may cut itself short. */
  readonly unattended?: boolean;
  /** What people bring from an earlier game: a party, a hero. */
  readonly brought?: Plain;
  /** Dice that had fallen were taken back, or could be known beforehand: it was played for practice. */
  readonly practice?: boolean;
  /** No events are kept: for bulk play and search. */
  readonly quiet?: boolean;
  readonly script?: Script;
}

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

export interface GameEvent {
  readonly type: string;
  readonly [fact: string]: Plain;
}

type Wishes = readonly { readonly [name: string]: string }[];

/** A flow on the stack: the step at the bottom, interrupts above it. */
interface Frame {
  flow: Flow;
  readonly name: string;
  ask: Ask;
  /** What each of `ask.seats` is offered, and what it has answered so far. */
  offered: (readonly Value[])[];
  given: (Value | undefined)[];
}

/** The board at a checkpoint and where everything else stood then. Never written again. */
interface Checkpoint {
  readonly board: unknown;
  readonly wishes: Wishes;
  readonly answers: number;
  readonly openFrom: number;
  readonly events: number;
  readonly position: number;
  readonly entries: number;
  /** The checkpoint before, and the entries between it and this one. */
  readonly past: { readonly before: Checkpoint; readonly entries: readonly Entry[] } | null;
  /** It came from a save: what was before it is not known here. */
  readonly loaded?: true;
}

export interface Save {
  readonly format: 1;
  readonly game: string;
  readonly version: string;
  readonly packs: { readonly [name: string]: string };
  readonly setup: Setup;
  readonly board: unknown;
  readonly wishes: Wishes;
  readonly answers: number;
  readonly openFrom: number;
  readonly entries: readonly Entry[];
  readonly position: number;
}

const AUTO_LIMIT = 10_000;
/** A match that nobody forks saves its board only this often: a copy costs more than a decision. */
const ENTRIES_BETWEEN_LAZY_CHECKPOINTS = 64;
const ENDED = Symbol('the game is over');
const MUST_ASK = Symbol('not automatic');
const NO_ASK = null as unknown as Ask;
const NONE: readonly never[] = [];
const BEFORE_SETUP = { board: null, answers: 0, openFrom: 0, events: 0, position: 0, entries: 0, past: null };

// biome-ignore lint/suspicious/noExplicitAny: a plain `Match` is a match of any game
export class Match<B = any, E = any, C = any> {
  readonly g: Verbs<B, E, C>;
  standing: Standing | null = null;
  /** How many answers were given, and from which on they may be undone freely. */
  answers = 0;
  openFrom = 0;

  private readonly chance: Chance;
  private readonly events: GameEvent[] = [];
  private told = 0;
  private stack: Frame[] = [];
  private base: Checkpoint;
  private since: Entry[] = [];
  private wishes: Wishes;
  private awake = true;
  private eager = false;
  private fault: unknown = null;
  private pendingNow: Pending | null = null;
  /** How often each label came up in the first so many entries. */
  private drawn: { upTo: number; readonly times: Map<string, number> } | null = null;

  private constructor(
    readonly game: Game<B, E, C>,
    readonly setup: Setup,
    readonly options: TableOptions,
    stream: Stream,
  ) {
    this.chance = new Chance(
      stream,
      game.dice,
      setup.script,
      (entry) => this.note(entry),
      (label) => this.timesDrawn(label),
      () => this.where,
    );
    this.g = new Verbs<B, E, C>(
      this.host(),
      setup.seats,
      options,
      game.content,
      setup.unattended ?? false,
      setup.brought,
    );
    this.wishes = Array.from({ length: setup.seats }, () => ({}));
    this.base = { ...BEFORE_SETUP, wishes: this.wishes };
  }

  // ---- beginning

  static start<B, E, C>(game: Game<B, E, C>, setup: Setup): Match<B, E, C> {
    const match = Match.seated(game, setup);
    match.begin();
    return match;
  }

  /** The same game again, every random result drawn anew from the seed and compared with what the journal tells. */
  static replay<B, E, C>(
    game: Game<B, E, C>,
    setup: Setup,
    entries: readonly Entry[],
    watch?: (done: number, entries: number) => void,
  ): Match<B, E, C> {
    const match = Match.start(game, setup);
    let at = 0;
    for (;;) {
      for (const made of match.journalFrom(at)) {
        const told = entries[at];
        if (told === undefined) throw new JournalError(at, 'the journal ends here, but the rules went on');
        if (!sameEntry(made, told)) throw new JournalError(at, describeDifference(made, told));
        at += 1;
      }
      watch?.(at, entries.length);
      const entry = entries[at];
      if (entry === undefined) return match;
      if (entry.kind === 'random' || entry.kind === 'world') {
        throw new JournalError(at, `"${entry.label}" comes by chance where the rules ask`);
      }
      try {
        match.apply(entry);
      } catch (error) {
        throw error instanceof IllegalAnswer ? new JournalError(at, error.message) : error;
      }
    }
  }

  /**
   * The same game again, chance and the world taken at the journal's word: for a record that was judged. It stops
   * before the first entry and after each that somebody made, so that whoever looks on can look, or take a rest.
   */
  static *retell<B, E, C>(
    game: Game<B, E, C>,
    setup: Setup,
    entries: readonly Entry[],
  ): Generator<Match<B, E, C>, Match<B, E, C>> {
    const match = Match.seated(game, setup);
    const { chance } = match;
    chance.feed = entries;
    chance.redraw = true;
    match.begin();
    yield match;
    while (chance.feedAt < entries.length) {
      match.apply(entries[chance.feedAt++]);
      yield match;
    }
    chance.feed = null;
    chance.redraw = false;
    return match;
  }

  private static seated<B, E, C>(game: Game<B, E, C>, setup: Setup, position = 0): Match<B, E, C> {
    const options = checkOptions(game, setup.options ?? {}, setup.seats, setup.brought ?? null);
    if (typeof options === 'string') throw new RangeError(options);
    Object.freeze(options);
    const wrong =
      oversized(setup) ?? (setup.brought == null ? null : broughtWrongly(game, setup.brought, options, setup.seats));
    if (wrong) throw new RangeError(wrong);
    return new Match<B, E, C>(game, setup, options, chachaStream(setup.seed, setup.nonces, position));
  }

  private begin(): void {
    try {
      this.g.b = this.game.setup(this.g);
      this.checkpoint();
      this.run(undefined, true);
    } catch (error) {
      this.stopped(error);
    }
  }

  // ---- what a seat, a page or a bot sees

  get pending(): Pending {
    this.wake();
    this.pendingNow ??= this.describePending();
    return this.pendingNow;
  }

  /** What this viewer may know of it: its own options, and of the others only that they are asked. A copy. */
  pendingFor(viewer: Viewer): Pending {
    const { asks, interrupts } = this.pending;
    if (viewer === 'everything') return shownPending(this.pending);
    return shownPending({
      asks: asks.map((ask) => (ask.seat === viewer ? ask : { ...ask, options: NONE, input: null })),
      interrupts: interrupts.filter((interrupt) => interrupt.seat === viewer),
    });
  }

  view(viewer: Viewer): B {
    return viewOf(this.board, this.game.secrecy, this.standing && this.game.openAtEnd ? 'everything' : viewer);
  }

  /** The view with what a reader needs beside it. */
  seen(viewer: Viewer): Seen<B, C> {
    return { b: this.view(viewer), seats: this.setup.seats, options: this.options, content: this.game.content };
  }

  /** The board itself: for tests, hashes and the game's own code. Nobody at the table is shown it. */
  get board(): B {
    this.wake();
    return this.g.b;
  }

  eventsFor(viewer: Viewer, from = 0, to?: number): GameEvent[] {
    this.wake();
    const secrecy = this.game.events as Record<string, 'open' | Record<string, unknown>>;
    return this.events.slice(from, to).map((event) => eventFor(event, secrecy[event.type], viewer));
  }

  get eventCount(): number {
    this.wake();
    return this.events.length;
  }

  /** Why the seat may not answer this now, or null when it may. */
  explain(seat: Seat, key: string): Why | null {
    this.wake();
    if (this.standing) return why('over');
    if (typeof key !== 'string') return why('not-an-option', { question: this.top.ask.question });
    if (this.find(seat, key) !== undefined) return null;
    const refusal = this.refusals(seat).find((refused) => refused.key === key);
    const { ask } = this.top;
    if (!ask.seats.includes(seat)) return refusal?.why ?? why('not-asked', { question: ask.question });
    return refusal?.why ?? whyNotByHand(ask, key) ?? why('not-an-option', { question: ask.question });
  }

  /** Every candidate that is not offered to this seat now, with the reason. */
  refusals(seat: Seat): Refusal[] {
    this.wake();
    if (this.standing || this.wishes[seat] === undefined) return [];
    const { ask } = this.top;
    const { anyTime } = this.game;
    const out: Refusal[] = [];
    const sort = (
      candidates: readonly Value[],
      forbid: (value: Value) => Why | null | undefined,
      interrupt: boolean,
    ) => {
      for (const value of candidates) {
        const reason = forbid(value);
        if (reason) out.push({ key: keyOf(value), why: reason, interrupt });
      }
    };
    if (ask.seats.includes(seat)) sort(ask.offer(seat), (value) => ask.forbid?.(value, seat), false);
    if (anyTime) sort(anyTime.offer(this.g, seat, ask), (value) => anyTime.forbid?.(this.g, seat, value, ask), true);
    return out;
  }

  /** Whose goods this answer to the choice together that is open gives away. */
  consentTo(key: string): readonly Seat[] {
    this.wake();
    if (this.standing || this.top.ask.kind !== 'together') return NONE;
    const { ask, offered } = this.top;
    const value = offered[0].find((candidate) => keyOf(candidate) === key);
    return (value !== undefined && ask.consent?.(value)) || NONE;
  }

  /** The seat whose vote decides the choice together that is open where the voices are even; null: the rules name none. */
  get casting(): Seat | null {
    this.wake();
    return this.standing ? null : (this.top.ask.casting ?? null);
  }

  /** Where in the rules the match stands: the open questions, outermost first. */
  get where(): string {
    const path = this.stack.map((frame) => (frame.ask ? `${frame.name} > ${frame.ask.question}` : frame.name));
    return path.join(' > ') || (this.standing ? 'the end' : 'set-up');
  }

  // ---- what a seat does

  answer(seat: Seat, key: string): void {
    this.wake();
    if (this.fault) throw this.fault;
    // A bot answers what it likes: something with the methods of a text must not pass for one.
    const value = this.standing || typeof key !== 'string' ? undefined : this.find(seat, key);
    if (value === undefined) {
      throw new IllegalAnswer(seat, String(key), this.explain(seat, key) ?? why('not-an-option'), this.where);
    }
    this.since.push({ kind: 'answer', seat, key });
    this.answers += 1;
    try {
      this.take(seat, value);
    } catch (error) {
      this.stopped(error);
    }
  }

  /** A standing wish of a seat (when to be asked); it takes hold at once. */
  setWish(seat: Seat, name: string, value: string): void {
    this.wake();
    if (this.fault) throw this.fault;
    const isWish = Object.hasOwn(this.game.wishes, name) && this.game.wishes[name].includes(value);
    if (this.standing || !this.wishes[seat] || !isWish) {
      const reason = why(this.standing ? 'over' : 'no-such-wish');
      throw new IllegalAnswer(seat, `${name}=${value}`, reason, this.where);
    }
    this.since.push({ kind: 'wish', seat, name, value });
    this.wishes = this.wishes.map((own, i) => (i === seat ? { ...own, [name]: value } : own));
    this.poseAgain();
  }

  // ---- copies

  /** A twin that goes on by itself: the same answers lead it to the same board, the same dice will fall. */
  fork(): Match<B, E, C> {
    if (!this.eager) this.becomeEager();
    const twin = this.sleeper(this.base, this.since.slice());
    twin.answers = this.answers;
    twin.openFrom = this.openFrom;
    twin.standing = this.standing;
    twin.pendingNow = this.pendingNow;
    return twin;
  }

  /** A match that this viewer could as well be sitting at: the unknown exchanged, the dice to come others. */
  imagine(viewer: Seat | null, seed: number): Match<B, E, C> {
    const twin = this.fork();
    twin.wake();
    twin.apply({ kind: 'imagine', viewer, seed });
    return twin;
  }

  /**
   * The match as it was after so many answers, events and all; dice that fell later will fall again. Whoever goes back
   * past something random or hidden has seen it, so from there on the match is marked as practice.
   */
  rewind(answers: number): Match<B, E, C> {
    this.wake();
    let base = this.base;
    let entries: readonly Entry[] = this.since;
    while (base.answers > answers && base.past) ({ before: base, entries } = base.past);
    if (!(Number.isInteger(answers) && answers >= base.answers && answers <= this.answers)) {
      throw new RangeError(`there are answers ${base.answers} to ${this.answers}, not ${answers}`);
    }
    let toKeep = answers - base.answers;
    const end = entries.findIndex((entry) => entry.kind === 'answer' && toKeep-- === 0);
    const kept = end < 0 ? entries.slice() : entries.slice(0, end);
    const setup = answers < this.openFrom ? { ...this.setup, practice: true } : this.setup;
    const twin = Match.seated(this.game, setup, base.position);
    for (let i = 0; i < base.events; i++) twin.events.push(this.events[i]);
    twin.sleepAt(base, kept);
    twin.chance.redraw = true;
    twin.wake();
    return twin;
  }

  /** How many answers stood at the first moment this match knows: 0, unless it goes on from a save. */
  get earliest(): number {
    return this.root.answers;
  }

  /** Whether its journal begins at set-up. One that goes on from a save knows only what came since. */
  get isWhole(): boolean {
    return !this.root.loaded;
  }

  private get root(): Checkpoint {
    let node = this.base;
    while (node.past) node = node.past.before;
    return node;
  }

  /** Plain data from which `load` goes on, with these rules or later ones. */
  save(): Save {
    if (!this.eager) this.becomeEager(); // Should the rules change, all since the checkpoint may be lost: a near one.
    this.wake();
    const { game, setup } = this;
    const { board, wishes, answers, openFrom, position } = this.base;
    return {
      format: 1,
      game: game.id,
      version: game.version,
      packs: game.packs,
      setup: setup.script ? { ...setup, script: this.scriptFromBase(setup.script) } : setup,
      board: copy(board),
      wishes,
      answers,
      openFrom,
      entries: this.since.slice(),
      position,
    };
  }

  /**
   * Corrected rules or packs take over at the next checkpoint: where the answers since the last one no longer fit
   * them, the match stands at that checkpoint again, and `answers` says so.
   */
  static load<B, E, C>(game: Game<B, E, C>, save: Save): Match<B, E, C> {
    if (save.game !== game.id) throw new JournalError(0, `this is a game of ${save.game}, not of ${game.id}`);
    const wake = (entries: readonly Entry[]) => {
      const match = Match.seated(game, save.setup, save.position);
      const { wishes, answers, openFrom, position } = save;
      match.sleepAt(
        {
          board: copy(save.board),
          wishes,
          answers,
          openFrom,
          events: 0,
          position,
          entries: 0,
          past: null,
          loaded: true,
        },
        entries,
      );
      match.chance.redraw = true;
      match.wake();
      return match;
    };
    try {
      return wake(save.entries);
    } catch (error) {
      if (isPlayedAs(game, save)) throw error;
      return wake([]);
    }
  }

  // ---- journal and hash

  get journal(): Entry[] {
    return this.journalFrom(0);
  }

  journalFrom(index: number): Entry[] {
    if (index >= this.base.entries) return this.since.slice(index - this.base.entries); // Mostly a few of the last.
    const chunks: (readonly Entry[])[] = [this.since];
    let start = this.base.entries;
    for (let node = this.base; node.past && start > index; node = node.past.before) {
      chunks.push(node.past.entries);
      start -= node.past.entries.length;
    }
    return chunks
      .reverse()
      .flat()
      .slice(index - start);
  }

  hash(): string {
    return hashOf({ board: this.board, standing: this.standing, wishes: this.wishes, answers: this.answers });
  }

  /** What must be true of every board and is not, or null. */
  broken(): string | null {
    this.wake();
    return this.game.invariants?.(this.g) ?? null;
  }

  /** Labels of scripted results that were never asked for. */
  unusedScript(): string[] {
    const labels = Object.entries(this.setup.script ?? {});
    return labels.filter(([label, results]) => this.timesDrawn(label) < results.length).map(([label]) => label);
  }

  // ---- the run

  private get top(): Frame {
    return this.stack[this.stack.length - 1];
  }

  /** Resumes the flow on top with this value and goes on until somebody must be asked. */
  private run(value: unknown, fresh = false): void {
    this.pendingNow = null;
    if (fresh) this.push(this.game.step(this.g), this.game.id);
    for (let i = 0; i < AUTO_LIMIT; i++) {
      const frame = this.top;
      const next = frame.flow.next(value);
      if (!next.done) frame.ask = next.value;
      else if (this.stack.length === 1) {
        this.maybeCheckpoint();
        frame.flow = this.game.step(this.g);
        frame.ask = NO_ASK;
        value = undefined;
        continue;
      } else this.stack.pop(); // An interrupt is over: the question under it is asked anew, its options computed afresh.
      value = this.pose(this.top);
      if (value === MUST_ASK) return;
    }
    throw new RulesError(this.where, `went on ${AUTO_LIMIT} times without asking anybody`);
  }

  private push(flow: Flow, name: string): void {
    this.stack.push({ flow, name, ask: NO_ASK, offered: [], given: [] });
  }

  /** Computes what is offered; returns the answer when nobody need be asked for it. */
  private pose(frame: Frame): unknown {
    const { ask } = frame;
    if (ask.kind !== 'one') return this.poseToMany(frame);
    const seat = ask.seats[0];
    const offered = offer(ask, seat);
    frame.offered[0] = offered;
    frame.given[0] = undefined;
    if (offered.length === 0 && !ask.input) {
      if (ask.maybe) return undefined;
      throw new RulesError(this.where, `asks seat ${seat} and offers nothing`);
    }
    const automatic = ask.auto?.(seat);
    if (automatic !== undefined) return automatic;
    return offered.length === 1 && !ask.always ? offered[0] : MUST_ASK;
  }

  private poseToMany(frame: Frame): unknown {
    const { ask, given } = frame;
    frame.offered = ask.kind === 'together' ? shared(ask) : ask.seats.map((seat) => offer(ask, seat));
    const stuck = (options: readonly Value[]) => options.length === 0;
    if (ask.kind === 'sealed' ? frame.offered.some(stuck) : frame.offered.every(stuck)) {
      throw new RulesError(this.where, `asks seat ${ask.seats[frame.offered.findIndex(stuck)]} and offers nothing`);
    }
    if (ask.kind === 'first') return MUST_ASK;
    if (ask.kind === 'together') {
      const [only, another] = frame.offered[0];
      return another === undefined && !ask.always ? { seat: ask.seats[0], value: only } : MUST_ASK;
    }
    // What an interrupt took from under a sealed answer is no answer any more.
    const stillOffered = (value: Value | undefined, i: number) =>
      value === undefined ? undefined : frame.offered[i].find((offered) => keyOf(offered) === keyOf(value));
    const answers = ask.seats.map((seat, i) => stillOffered(given[i], i) ?? ask.auto?.(seat));
    frame.given = answers;
    if (answers.includes(undefined)) return MUST_ASK;
    frame.given = [];
    return answers;
  }

  /** The value behind a key, if it may be answered now. */
  private find(seat: Seat, key: string): Value | readonly number[] | undefined {
    if (!Number.isInteger(seat) || this.wishes[seat] === undefined) return undefined; // nobody sits there
    const { ask, offered, given } = this.top;
    const asked = this.pendingNow?.asks[0];
    if (asked && ask.kind === 'one' && asked.seat === seat) {
      const at = asked.options.indexOf(key); // found where the asker looked: no key is made twice
      if (at >= 0) return offered[0][at];
    }
    const place = ask.seats.indexOf(seat);
    if (place >= 0 && given[place] === undefined) {
      for (const value of offered[place]) if (value === key || keyOf(value) === key) return value;
      const numbers = ask.input && parseInput(ask.input, key);
      if (numbers && !ask.refuse?.(numbers)) return numbers;
    }
    return this.game.anyTime ? this.interruptsOf(seat).find((value) => keyOf(value) === key) : undefined;
  }

  private interruptsOf(seat: Seat): readonly Value[] {
    const { anyTime } = this.game as { anyTime: AnyTime<B, E, C> };
    const { ask } = this.top;
    const candidates = anyTime.offer(this.g, seat, ask);
    if (candidates.length === 0 || !anyTime.forbid) return candidates;
    return candidates.filter((value) => !anyTime.forbid!(this.g, seat, value, ask));
  }

  private take(seat: Seat, value: Value | readonly number[]): void {
    const frame = this.top;
    const { ask, offered, given } = frame;
    const place = ask.seats.indexOf(seat);
    if (ask.kind === 'one' && !this.game.anyTime) {
      this.run(value);
      return;
    }
    const answersTheQuestion =
      place >= 0 && given[place] === undefined && (Array.isArray(value) || offered[place].includes(value as Value));
    if (!answersTheQuestion) {
      this.push(this.game.anyTime!.use(this.g, seat, value as Value), keyOf(value as Value));
      this.run(undefined);
    } else if (ask.kind === 'one') this.run(value);
    else if (ask.kind !== 'sealed') this.run({ seat, value });
    else {
      given[place] = value as Value;
      this.pendingNow = null;
      if (given.includes(undefined)) return;
      frame.given = [];
      this.openFrom = this.answers; // the seals are broken
      this.run(given);
    }
  }

  private poseAgain(): void {
    this.pendingNow = null;
    if (this.standing) return;
    try {
      const automatic = this.pose(this.top);
      if (automatic !== MUST_ASK) this.run(automatic);
    } catch (error) {
      this.stopped(error);
    }
  }

  private describePending(): Pending {
    if (this.fault) throw this.fault;
    if (this.standing) return { asks: NONE, interrupts: NONE };
    const { ask, offered, given } = this.top;
    const { kind, question, about } = ask;
    const input = ask.input ?? null;
    const asks: PendingAsk[] = [];
    for (let i = 0; i < ask.seats.length; i++) {
      if (given[i] !== undefined || (ask.kind === 'first' && offered[i].length === 0)) continue;
      asks.push({ seat: ask.seats[i], kind, question, about, options: keysOf(offered[i]), input });
    }
    return { asks, interrupts: this.game.anyTime ? this.describeInterrupts() : NONE };
  }

  private describeInterrupts(): Pending['interrupts'] {
    const interrupts: { seat: Seat; options: readonly string[] }[] = [];
    for (let seat = 0; seat < this.setup.seats; seat++) {
      const options = this.interruptsOf(seat);
      if (options.length > 0) interrupts.push({ seat, options: keysOf(options) });
    }
    return interrupts;
  }

  /** The end of the game unwinds the rules; a fault is told with the place where it happened, and remembered. */
  private stopped(error: unknown): void {
    if (error === ENDED) return;
    const known = error instanceof RulesError || error instanceof JournalError;
    this.fault = known ? error : new RulesError(this.where, `failed: ${(error as Error).message}`, error);
    throw this.fault;
  }

  // ---- checkpoints and sleep

  private maybeCheckpoint(): void {
    if (this.eager || this.since.length >= ENTRIES_BETWEEN_LAZY_CHECKPOINTS) this.checkpoint();
  }

  private checkpoint(): void {
    const { since, base, answers, openFrom, wishes } = this;
    const past = since.length > 0 ? { before: base, entries: since } : base.past;
    const entries = base.entries + since.length;
    const { position } = this.chance.stream;
    this.base = { board: copy(this.g.b), wishes, answers, openFrom, events: this.told, position, entries, past };
    this.since = [];
  }

  /** Who is forked once is forked often: play the entries since the last checkpoint again to find a nearer one. */
  private becomeEager(): void {
    this.wake();
    this.eager = true;
    const twin = this.sleeper(this.base, this.since, this.setup); // as loud as this one: it counts the events
    twin.eager = true;
    twin.told = this.base.events;
    twin.chance.stream = chachaStream(this.setup.seed, this.setup.nonces, this.base.position);
    twin.chance.redraw = true;
    twin.wake();
    this.base = twin.base;
    this.since = twin.since;
  }

  private sleeper(base: Checkpoint, entries: readonly Entry[], setup = this.quietSetup()): Match<B, E, C> {
    const twin = new Match<B, E, C>(this.game, setup, this.options, this.chance.stream.fork());
    twin.sleepAt(base, entries);
    return twin;
  }

  private quietSetup(): Setup {
    return this.setup.quiet ? this.setup : { ...this.setup, quiet: true };
  }

  /** A fork sleeps until somebody wants more of it than what its parent already knew. */
  private sleepAt(base: Checkpoint, entries: readonly Entry[]): void {
    this.base = base;
    this.since = entries as Entry[];
    this.wishes = base.wishes;
    this.told = base.events;
    this.awake = false;
  }

  private wake(): void {
    if (this.awake) return;
    this.awake = true;
    const { base, chance, pendingNow } = this;
    this.answers = base.answers;
    this.openFrom = base.openFrom;
    this.standing = null;
    this.g.b = copy(base.board) as B;
    const feed = this.since;
    this.since = [];
    chance.feed = feed;
    chance.feedAt = 0;
    try {
      this.run(undefined, true);
    } catch (error) {
      this.stopped(error);
    }
    while (chance.feedAt < feed.length) this.apply(feed[chance.feedAt++]);
    chance.feed = null;
    chance.redraw = false;
    this.pendingNow = pendingNow;
  }

  private apply(entry: Entry): void {
    if (entry.kind === 'answer') this.answer(entry.seat, entry.key);
    else if (entry.kind === 'wish') this.setWish(entry.seat, entry.name, entry.value);
    else if (entry.kind === 'imagine') this.applyImagining(entry.viewer, entry.seed, entry);
    else throw new JournalError(this.chance.feedAt - 1, `"${entry.label}" came by chance where an answer was due`);
  }

  private applyImagining(viewer: Seat | null, seed: number, entry: Entry): void {
    this.since.push(entry);
    if (this.standing) return;
    this.chance.stream = quickStream(seed);
    this.game.imagine(this.g, viewer, this.chance.stream);
    for (const frame of this.stack) {
      frame.given = frame.given.map((value, i) => (frame.ask.seats[i] === viewer ? value : undefined));
    }
    this.poseAgain();
  }

  // ---- what the verbs do

  private host(): Host {
    const { chance } = this;
    return {
      quiet: this.setup.quiet ?? false,
      roll: (label, seat, dice) => chance.roll(label, seat, dice),
      pick: (label, n) => chance.pick(label, n),
      picks: (label, sizes) => chance.picks(label, sizes),
      world: (label, situation) => chance.world(label, () => this.askWorld(label, situation)),
      order: (label, items) => chance.order(label, items),
      tell: (event) => this.tell(event),
      closeUndo: () => {
        this.openFrom = this.answers;
      },
      finish: (standing) => {
        this.standing = standing;
        if (this.game.openAtEnd) this.openFrom = this.answers; // all was told
        this.stack = [];
        throw ENDED;
      },
      wish: (seat, name) => this.wishes[seat][name] ?? this.game.wishes[name][0],
    };
  }

  private tell(event: object): void {
    this.told += 1;
    if (!this.setup.quiet) this.events.push(event as GameEvent);
  }

  private askWorld(label: string, situation: Plain): Plain {
    const { world } = this.game;
    if (!world) throw new RulesError(this.where, `asks the world for "${label}", and the game has none`);
    return world(label, situation);
  }

  private note(entry: RandomEntry | WorldEntry): void {
    this.since.push(entry);
    this.openFrom = this.answers;
  }

  /** What of a script was still to come at the last checkpoint: a save does not know how often it was drawn before. */
  private scriptFromBase(script: Script): Script {
    const drawn = countDraws(this.journal.slice(0, this.base.entries));
    return Object.fromEntries(
      Object.entries(script).map(([label, results]) => [label, results.slice(drawn.get(label) ?? 0)]),
    );
  }

  /** Counted on from where it was counted last: a long script must not go through the whole journal at each draw. */
  private timesDrawn(label: string): number {
    this.drawn ??= { upTo: 0, times: new Map() };
    const { drawn } = this;
    const fresh = this.journalFrom(drawn.upTo);
    countDraws(fresh, drawn.times);
    drawn.upTo += fresh.length;
    return drawn.times.get(label) ?? 0;
  }
}

function countDraws(entries: readonly Entry[], times = new Map<string, number>()): Map<string, number> {
  for (const entry of entries) {
    if (entry.kind !== 'random' && entry.kind !== 'world') continue;
    times.set(entry.label, (times.get(entry.label) ?? 0) + 1);
  }
  return times;
}

/** Whether it was played by the very rules and packs that are here. */
function isPlayedAs(game: AnyGame, played: { readonly version: string; readonly packs: AnyGame['packs'] }): boolean {
  const packs = Object.keys({ ...game.packs, ...played.packs });
  return played.version === game.version && packs.every((pack) => played.packs[pack] === game.packs[pack]);
}

const broughtWrongly = (
  game: Pick<AnyGame, 'id' | 'brings'>,
  brought: Plain,
  options: TableOptions,
  seats: number,
): string | null =>
  game.brings ? game.brings(brought, options, seats) : `nothing can be brought to a table of ${game.id}`;

/** What is not forbidden. Mostly nothing is: then the candidates are the offer, and no list is made. */
/** A choice together has one list for all who sit there: it is made once. */
function shared(ask: Ask): (readonly Value[])[] {
  const offered = offer(ask, ask.seats[0]);
  return ask.seats.map(() => offered);
}

function offer(ask: Ask, seat: Seat): readonly Value[] {
  const candidates = ask.offer(seat);
  const { forbid } = ask;
  if (!forbid) return candidates;
  let allowed: Value[] | null = null;
  for (let i = 0; i < candidates.length; i++) {
    const isForbidden = forbid(candidates[i], seat) !== null;
    if (isForbidden) allowed ??= candidates.slice(0, i);
    else allowed?.push(candidates[i]);
  }
  return allowed ?? candidates;
}

/** Words are their own keys. */
function keysOf(values: readonly Value[]): readonly string[] {
  for (let i = 0; i < values.length; i++) if (typeof values[i] !== 'string') return values.map(keyOf);
  return values as readonly string[];
}

/** What no hand can give: numbers out of their bounds, or what the game says of numbers within them. */
function whyNotByHand({ input, bounds, refuse }: Ask, key: string): Why | null {
  if (!input || !isMeantAsNumbers(key)) return null;
  const numbers = parseInput(input, key);
  return numbers ? (refuse?.(numbers) ?? null) : whyOutOfBounds(input, bounds, key);
}
