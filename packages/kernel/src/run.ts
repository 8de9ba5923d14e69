/**
 * How the rules run: a stack of flows, the step at the bottom and interrupts above it. An answer resumes the flow on
 * top, which runs on through everything automatic until the next question stands. What comes from outside and by
 * chance goes into the memory as it happens, so that all of it can be played again.
 */
import { Chance, type Drawer } from './chance';
import { IllegalAnswer, JournalError, RulesError, why } from './errors';
import type { GameEvent } from './events';
import type { Ask, Flow, Game, Standing, TableOptions } from './game';
import type { Entry, ImagineEntry, RandomEntry, WorldEntry } from './journal';
import { keyOf, type Offered } from './keys';
import type { Memory, Wishes } from './memory';
import { answerOf, type Pending, whyNot } from './pending';
import { copy, type Plain } from './plain';
import { quickStream, type Stream } from './random';
import type { Seat } from './secrecy';
import type { Setup } from './setup';
import { type Host, Verbs } from './verbs';

/** A flow on the stack, and the question it has put. */
interface Posed {
  flow: Flow;
  readonly name: string;
  ask: Ask;
  /** What each of `ask.seats` is offered, and what it has answered so far. */
  offered: (readonly Offered[])[];
  given: (Offered | undefined)[];
}

const AUTO_LIMIT = 10_000;
const ENDED = Symbol('the game is over');
const MUST_ASK = Symbol('not automatic');
/** Until a flow asks for the first time; a flow that has not asked offers nothing, so nobody reads it. */
const NO_ASK = null as unknown as Ask;

export class Run<B, E, C> implements Host, Drawer {
  readonly g: Verbs<B, E, C>;
  readonly chance: Chance;
  quiet: boolean;
  standing: Standing | null = null;
  /** How many answers were given, and from which on they may be undone freely. */
  answers = 0;
  openFrom = 0;
  wishes: Wishes;
  /** How many events were told, and who hears them. */
  told: number;
  hear: ((event: GameEvent) => void) | null = null;
  fault: unknown = null;
  /** What stands, as it was described to whoever asked. */
  described: Pending | null = null;
  private stack: Posed[] = [];

  constructor(
    readonly game: Game<B, E, C>,
    readonly setup: Setup,
    readonly options: TableOptions,
    stream: Stream,
    readonly memory: Memory,
  ) {
    this.quiet = setup.quiet ?? false;
    this.wishes = memory.base.wishes;
    this.told = memory.base.told;
    this.chance = new Chance(stream, game.dice, setup.script, this);
    this.g = new Verbs<B, E, C>(this, setup.seats, options, game.content, setup.unattended ?? false, setup.brought);
  }

  /** Whatever is told from now on, also where nobody listened before. */
  listen(hear: (event: GameEvent) => void): void {
    this.quiet = false;
    this.hear = hear;
  }

  /** The question that stands. */
  get top(): Posed {
    return this.stack[this.stack.length - 1];
  }

  /** Where in the rules it stands: the open questions, outermost first. */
  get where(): string {
    const path = this.stack.map((posed) => (posed.ask ? `${posed.name} > ${posed.ask.question}` : posed.name));
    return path.join(' > ') || (this.standing ? 'the end' : 'set-up');
  }

  // ---- beginning, at set-up or at a checkpoint

  begin(): void {
    this.guard(() => {
      this.g.b = this.game.setup(this.g);
      this.checkpoint();
      this.beginStep();
    });
  }

  /** From the last checkpoint through all that is remembered since; chance and the world at the journal's word. */
  playAgain(): void {
    const { chance, memory } = this;
    const { base } = memory;
    const entries = memory.takeSince();
    this.answers = base.answers;
    this.openFrom = base.openFrom;
    this.standing = null;
    this.g.b = copy(base.board) as B;
    chance.feed = entries;
    chance.feedAt = 0;
    this.guard(() => this.beginStep());
    while (chance.feedAt < entries.length) this.apply(entries[chance.feedAt++]);
    chance.feed = null;
    chance.redraw = false;
  }

  private beginStep(): void {
    this.push(this.game.step(this.g), this.game.id);
    this.goOn(undefined);
  }

  private checkpoint(): void {
    const { wishes, answers, openFrom, told } = this;
    this.memory.checkpoint(this.g.b, { wishes, answers, openFrom, told, position: this.chance.stream.position });
  }

  // ---- what comes from outside

  apply(entry: Entry): void {
    if (entry.kind === 'answer') this.answer(entry.seat, entry.key);
    else if (entry.kind === 'wish') this.setWish(entry.seat, entry.name, entry.value);
    else if (entry.kind === 'imagine') this.imagine(entry);
    else throw new JournalError(this.chance.feedAt - 1, `"${entry.label}" came by chance where an answer was due`);
  }

  answer(seat: Seat, key: string): void {
    if (this.fault) throw this.fault;
    // A bot answers what it likes: something with the methods of a text must not pass for one.
    const value = this.standing || typeof key !== 'string' ? undefined : answerOf(this, seat, key);
    if (value === undefined) {
      throw new IllegalAnswer(seat, String(key), whyNot(this, seat, key) ?? why('not-an-option'), this.where);
    }
    this.memory.note({ kind: 'answer', seat, key });
    this.answers += 1;
    try {
      this.take(seat, key, value);
    } catch (error) {
      this.stopped(error);
    }
  }

  setWish(seat: Seat, name: string, value: string): void {
    if (this.fault) throw this.fault;
    const isWish = Object.hasOwn(this.game.wishes, name) && this.game.wishes[name].includes(value);
    if (this.standing || !this.wishes[seat] || !isWish) {
      const reason = why(this.standing ? 'over' : 'no-such-wish');
      throw new IllegalAnswer(seat, `${name}=${value}`, reason, this.where);
    }
    this.memory.note({ kind: 'wish', seat, name, value });
    this.wishes = this.wishes.map((own, i) => (i === seat ? { ...own, [name]: value } : own));
    this.poseAgain();
  }

  private imagine(entry: ImagineEntry): void {
    const { viewer, seed } = entry;
    this.memory.note(entry);
    if (this.standing) return;
    this.chance.stream = quickStream(seed);
    this.game.imagine(this.g, viewer, this.chance.stream);
    for (const posed of this.stack) {
      posed.given = posed.given.map((value, i) => (posed.ask.seats[i] === viewer ? value : undefined));
    }
    this.poseAgain();
  }

  private take(seat: Seat, key: string, value: Offered): void {
    const posed = this.top;
    const { ask, offered, given } = posed;
    if (ask.kind === 'one' && !this.game.anyTime) {
      this.goOn(value);
      return;
    }
    const place = ask.seats.indexOf(seat);
    const answersTheQuestion =
      place >= 0 && given[place] === undefined && (isByHand(ask, value) || this.isOffered(offered[place], key, value));
    if (!answersTheQuestion) {
      this.push(this.game.anyTime!.use(this.g, seat, value), key);
      this.goOn(undefined);
    } else if (ask.kind === 'one') this.goOn(value);
    else if (ask.kind !== 'sealed') this.goOn({ seat, value });
    else {
      given[place] = value;
      this.described = null;
      if (given.includes(undefined)) return;
      posed.given = [];
      this.openFrom = this.answers; // the seals are broken
      this.goOn(given);
    }
  }

  /** What is thrown in may be the same number or word as an answer; its key then differs. */
  private isOffered(offered: readonly Offered[], key: string, value: Offered): boolean {
    return offered.includes(value) && keyOf(this.game, this.top.ask.question, value) === key;
  }

  // ---- running and posing

  /** Resumes the flow on top with this value and goes on until somebody must be asked. */
  private goOn(value: unknown): void {
    this.described = null;
    for (let i = 0; i < AUTO_LIMIT; i++) {
      const posed = this.top;
      const next = posed.flow.next(value);
      if (!next.done) posed.ask = next.value;
      else if (this.stack.length === 1) {
        if (this.memory.wantsCheckpoint) this.checkpoint();
        posed.flow = this.game.step(this.g);
        posed.ask = NO_ASK;
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
  private pose(posed: Posed): unknown {
    const { ask } = posed;
    if (ask.kind !== 'one') return this.poseToMany(posed);
    const seat = ask.seats[0];
    const offered = offer(ask, seat);
    posed.offered[0] = offered;
    posed.given[0] = undefined;
    if (offered.length === 0 && !ask.input) {
      if (ask.maybe) return undefined;
      throw new RulesError(this.where, `asks seat ${seat} and offers nothing`);
    }
    const automatic = ask.auto?.(seat);
    if (automatic !== undefined) return automatic;
    return offered.length === 1 && !ask.always ? offered[0] : MUST_ASK;
  }

  private poseToMany(posed: Posed): unknown {
    const { ask, given } = posed;
    posed.offered = ask.kind === 'together' ? shared(ask) : ask.seats.map((seat) => offer(ask, seat));
    const stuck = (options: readonly Offered[]) => options.length === 0;
    if (ask.kind === 'sealed' ? posed.offered.some(stuck) : posed.offered.every(stuck)) {
      throw new RulesError(this.where, `asks seat ${ask.seats[posed.offered.findIndex(stuck)]} and offers nothing`);
    }
    if (ask.kind === 'first') return MUST_ASK;
    if (ask.kind === 'together') {
      const [only, another] = posed.offered[0];
      return another === undefined && !ask.always ? { seat: ask.seats[0], value: only } : MUST_ASK;
    }
    // What an interrupt took from under a sealed answer is no answer any more.
    const key = (value: Offered) => keyOf(this.game, ask.question, value);
    const stillOffered = (value: Offered | undefined, i: number) =>
      value === undefined ? undefined : posed.offered[i].find((offered) => key(offered) === key(value));
    const answers = ask.seats.map((seat, i) => stillOffered(given[i], i) ?? ask.auto?.(seat));
    posed.given = answers;
    if (answers.includes(undefined)) return MUST_ASK;
    posed.given = [];
    return answers;
  }

  private poseAgain(): void {
    this.described = null;
    if (this.standing) return;
    this.guard(() => {
      const automatic = this.pose(this.top);
      if (automatic !== MUST_ASK) this.goOn(automatic);
    });
  }

  private guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.stopped(error);
    }
  }

  /** The end of the game unwinds the rules; a fault is told with the place where it happened, and remembered. */
  private stopped(error: unknown): void {
    if (error === ENDED) return;
    const known = error instanceof RulesError || error instanceof JournalError;
    this.fault = known ? error : new RulesError(this.where, `failed: ${(error as Error).message}`, error);
    throw this.fault;
  }

  // ---- what chance wants done

  note(entry: RandomEntry | WorldEntry): void {
    this.memory.note(entry);
    this.openFrom = this.answers;
  }

  timesDrawn(label: string): number {
    return this.memory.timesDrawn(label);
  }

  // ---- what the verbs want done

  roll(label: string, seat: Seat, dice: readonly string[]): readonly number[] {
    return this.chance.roll(label, seat, dice);
  }

  pick(label: string, n: number): number {
    return this.chance.pick(label, n);
  }

  picks(label: string, sizes: readonly number[]): readonly number[] {
    return this.chance.picks(label, sizes);
  }

  order(label: string, items: readonly number[]): readonly number[] {
    return this.chance.order(label, items);
  }

  world(label: string, situation: Plain): Plain {
    return this.chance.world(label, () => {
      const { world } = this.game;
      if (!world) throw new RulesError(this.where, `asks the world for "${label}", and the game has none`);
      return world(label, situation);
    });
  }

  tell(event: GameEvent): void {
    this.told += 1;
    this.hear?.(event);
  }

  closeUndo(): void {
    this.openFrom = this.answers;
  }

  finish(standing: Standing): never {
    this.standing = standing;
    if (this.game.openAtEnd) this.openFrom = this.answers; // all was told
    this.stack = [];
    throw ENDED;
  }

  wish(seat: Seat, name: string): string {
    return this.wishes[seat][name] ?? this.game.wishes[name][0];
  }
}

/** The numbers of a hand, which stand in no list. */
const isByHand = (ask: Ask, value: Offered): boolean => ask.input !== undefined && Array.isArray(value);

/** A choice together has one list for all who sit there: it is made once. */
function shared(ask: Ask): (readonly Offered[])[] {
  const offered = offer(ask, ask.seats[0]);
  return ask.seats.map(() => offered);
}

/** What is not forbidden. Mostly nothing is: then the candidates are the offer, and no list is made. */
function offer(ask: Ask, seat: Seat): readonly Offered[] {
  const candidates = ask.offer(seat);
  const { forbid } = ask;
  if (!forbid) return candidates;
  let allowed: Offered[] | null = null;
  for (let i = 0; i < candidates.length; i++) {
    const isForbidden = forbid(candidates[i], seat) !== null;
    if (isForbidden) allowed ??= candidates.slice(0, i);
    else allowed?.push(candidates[i]);
  }
  return allowed ?? candidates;
}
