/**
 * The hand: time and input become the whole numbers of a throw (DF-R104). It knows no page; the page tells it when
 * something was pressed, let go or pointed at, and shows what it says.
 */
import { type Aim, did, type HandDeed, LONGEST, moved, TICKS_PER_SECOND, writeInput } from '../../physics';
import { Aiming, type Task, type Ways } from './aiming';
import { challengesOf } from './challenges';
import type { Challenge, Control, Meter, ThrowPart } from './challenges/challenge';
import type { Circle } from './challenges/dancing';
import type { Pace } from './schemes/bars';
import type { NoStroke, Sample } from './schemes/drag';
import { stagesFor } from './schemes/stages';

export type { HandScheme, Task, Ways } from './aiming';

const MOST_DEEDS = 400;
const STEP_MS = 50;
interface Lean {
  readonly tick: number;
  readonly move: readonly [x: number, y: number];
  /** Where the bubble was then. */
  readonly at: { readonly x: number; readonly y: number };
}
const NO_LEAN: Lean = { tick: -1000, move: [0, 0], at: { x: 0, y: 0 } };

/** What kept a hand from throwing. `pull`: a chute is pulled, not pushed; `short`: a fist that was not raised. */
export type Trouble = 'expired' | 'early' | 'pull' | 'short' | NoStroke;

export class Hand extends Aiming {
  now = 0;
  /** The moment before this one. */
  before = 0;
  /** When tick 0 was; null: not yet. */
  begun: number | null = null;
  deeds: number[] = [];
  /** The throw, when it is done. */
  numbers: readonly number[] | null = null;
  /** Why it began anew, if not because it was put down; told until the die is taken again. */
  trouble: Trouble | null = null;

  readonly held = new Set<Control>();
  readonly pressedSince = new Map<Control, number>();
  chargedSince: number | null = null;
  /** How far the charging arm has swayed, mrad. */
  swayed = 0;
  justLetGo = false;
  /** When something was last let go, by the machine's own clock: a busy page may hear of it late. */
  openedAt = 0;
  /** A drag on its way. */
  stroke: Sample[] | null = null;
  drawn: { readonly dx: number; readonly dy: number } | null = null;
  settled = false;
  circle: Circle | null = null;
  joined = false;
  /** Arrows danced so far, and to which side. */
  steps: number[] = [];
  danced = 0;
  lastLean: Lean = NO_LEAN;

  private readonly challenges: readonly Challenge[];
  private readonly stages: readonly ThrowPart[];
  private at = 0;
  private stageSince = 0;
  /** When something was last done or noted: nothing counts from before it. */
  private latest = 0;

  constructor(task: Task, ways: Ways) {
    super(task, ways);
    this.challenges = challengesOf(task.reqs);
    this.stages = stagesFor(ways.scheme, task.reqs, this.challenges, this.liftRange !== null);
  }

  // ---- what is asked

  get pace(): Pace {
    return { speed: this.ways.barSpeed, slow: this.ways.slow };
  }

  get bars(): NonNullable<Challenge['bars']> {
    return Object.assign({}, ...this.challenges.map(({ bars }) => bars));
  }

  /** Something must be kept from tick 0 on: aim and power are settled before the clock starts. */
  get waitsToStart(): boolean {
    return this.challenges.some(({ startsClock }) => startsClock);
  }

  // ---- time

  get tick(): number {
    return this.begun === null ? 0 : Math.floor(((this.now - this.begun) * TICKS_PER_SECOND) / 1000);
  }

  /** Tick 0, if it was not yet. From now on it is dark for who throws blind. */
  start(): void {
    if (this.begun !== null) return;
    this.begun = this.now;
    this.trouble = null;
    if (this.asks('blind')) this.note('dark');
  }

  get stage(): ThrowPart | null {
    return this.stages[this.at] ?? null;
  }

  get stageMs(): number {
    return this.now - this.stageSince;
  }

  /** Where the throw stands, for the list of what is to be done. */
  get stageIds(): readonly string[] {
    return this.stages.map(({ id }) => id);
  }

  /** Time goes by in small steps, however long the page was busy: what keeps itself must not lose its balance for that. */
  pass(ms: number): void {
    if (this.begun !== null) while (ms - this.now > STEP_MS && !this.numbers) this.step(this.now + STEP_MS);
    this.step(ms);
  }

  private step(ms: number): void {
    this.before = this.now;
    this.now = Math.max(this.now, ms);
    if (this.numbers) return;
    if (this.tick > LONGEST) this.reset('expired');
    if (this.begun !== null) for (const { meanwhile } of this.challenges) meanwhile?.pass?.(this);
    this.stage?.pass?.(this);
  }

  /** On to the next part; after the last one the die leaves the hand. */
  next(): void {
    this.at += 1;
    this.stageSince = this.now;
    if (this.at >= this.stages.length) this.release();
    else this.stage?.begin?.(this);
  }

  /** Whether this part is done already. */
  isPast(id: string): boolean {
    const at = this.stages.findIndex((stage) => stage.id === id);
    return at >= 0 && at < this.at;
  }

  back(id: string): void {
    this.at = this.stages.findIndex((stage) => stage.id === id);
    this.stageSince = this.now;
    this.stage?.begin?.(this);
  }

  /** The die is put down: everything begins anew (DF-R104.5). */
  reset(trouble: Hand['trouble'] = null): void {
    this.at = 0;
    this.stageSince = this.now;
    this.begun = null;
    this.deeds = [];
    this.stroke = null;
    this.drawn = null;
    this.circle = null;
    this.chargedSince = null;
    this.swayed = 0;
    this.settled = false;
    this.steps = [];
    this.lastLean = NO_LEAN;
    this.power = null;
    this.trouble = trouble;
  }

  private release(): void {
    this.start();
    this.numbers = this.numbersNow();
  }

  // ---- what the hand does

  /** A busy page hears late of a finger, after it has drawn on: what was done counts from when it was done. */
  private asOf(ms: number, does: () => void): void {
    this.pass(ms);
    const drawn = this.now;
    this.now = Math.min(drawn, Math.max(ms, this.latest, this.begun ?? 0, this.stageSince));
    this.latest = this.now;
    does();
    this.now = Math.max(this.now, drawn);
  }

  press(control: Control, ms: number): void {
    this.asOf(ms, () => {
      if (this.numbers || this.held.has(control)) return;
      this.held.add(control);
      this.pressedSince.set(control, this.now);
      const runs = this.begun !== null;
      const { stage } = this;
      if (runs) for (const { meanwhile } of this.challenges) meanwhile?.press?.(this, control);
      if (stage === this.stage) stage?.press?.(this, control);
    });
  }

  letGo(control: Control, ms: number): void {
    this.asOf(ms, () => {
      this.openedAt = ms;
      this.held.delete(control);
      this.pressedSince.delete(control);
      if (!this.numbers) this.stage?.letGo?.(this, control);
    });
  }

  point(sample: Sample): void {
    this.asOf(sample.ms, () => {
      if (!this.numbers) this.stage?.point?.(this, sample);
    });
  }

  lean(move: readonly [number, number], at: { readonly x: number; readonly y: number }): void {
    const { move: last } = this.lastLean;
    if (move[0] !== last[0] || move[1] !== last[1]) this.add(moved(this.tick, move[0], move[1]));
    this.lastLean = { tick: this.tick, move, at };
  }

  // ---- deeds

  note(deed: HandDeed, later = 0): void {
    this.add(did(Math.max(0, this.tick + later), deed));
  }

  private add(number: number): void {
    this.latest = this.now;
    if (this.deeds.length < MOST_DEEDS) this.deeds.push(number);
  }

  private ticksOf(deed: HandDeed): number[] {
    const code = did(0, deed);
    return this.deeds.filter((number) => number % 1000 === code).map((number) => Math.floor(number / 1000));
  }

  count(deed: HandDeed): number {
    return this.ticksOf(deed).length;
  }

  lastTick(deed: HandDeed): number | null {
    const ticks = this.ticksOf(deed);
    return ticks.length > 0 ? Math.max(...ticks) : null;
  }

  /** Ticks since it was last done; 0 if it was not. */
  since(deed: HandDeed): number {
    const tick = this.lastTick(deed);
    return tick === null ? 0 : this.tick - tick;
  }

  // ---- what it comes to

  /** The throw as it would be, let go at this moment. */
  numbersNow(): number[] {
    return writeInput(this.fields, this.named(), this.deeds);
  }

  named(): Aim {
    return this.aimedAt(this.tick);
  }

  /** All that is shown now: what is being kept, and the bar of the stage. */
  meters(): Meter[] {
    const runs = this.begun !== null || this.stage?.id === 'wrists';
    const kept = runs ? this.challenges.flatMap(({ meter }) => meter?.(this) ?? []) : [];
    const own = this.stage?.meter?.(this);
    return own ? [...kept, own] : kept;
  }

  /** Something moves, is held or is on its way. */
  get isBusy(): boolean {
    return this.begun !== null || this.held.size > 0 || this.at > 0;
  }

  /** DF-R107.1, DF-R107.3: no line is drawn from this hand. */
  get unaimed(): boolean {
    return this.challenges.some(({ unaimed }) => unaimed);
  }
}
