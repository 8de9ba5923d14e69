/**
 * The stage of a table: it owns the one clock. What happens comes to it as frames, each an event with the board of its
 * moment; it says what is told now, and whether it is free. Board, hand, rivals, log, sounds and question all follow
 * it, so nothing runs ahead of anything else; bots think meanwhile and move when it is free. Knows nothing of React.
 */
import type { Frame, GameEvent, Seen } from '@tabard/kernel';
import type { SoundName } from '../sound/sound';
import { type AnyStaging, cuesOf, lengthOf, type Onlooker, type Staged } from './staging';

/** How fast somebody wants it. */
export interface Pace {
  /** What a millisecond takes; 0: nothing is told, everything is as it is at once. */
  readonly factor: number;
  /** Everything that is told waits for `next`. */
  readonly isStepped: boolean;
  /** Nothing moves; the order of telling stays, and is short. */
  readonly isStill: boolean;
}

/** What is told at this moment. */
export interface Told {
  readonly seen: Seen;
  /** What is happening; null when all is told. */
  readonly event: GameEvent | null;
  /** What was told with this step, the event among it. */
  readonly fresh: readonly GameEvent[];
  /** The tale so far: all that has been told of what happened last. */
  readonly tale: readonly GameEvent[];
  /** How many events of the whole match have been told. */
  readonly told: number;
  readonly isTelling: boolean;
  /** The event is still being played: where it leads is not told yet. */
  readonly isActing: boolean;
}

/** Something has happened. */
export interface Change {
  /** Each event with its board; the last, without an event, is how it stands. */
  readonly frames: readonly Frame[];
  /** How many events had been told before the first of them. */
  readonly from: number;
  readonly onlooker: Onlooker;
}

/** How an actor is to play. */
export interface Direction {
  /** 2: twice as fast. */
  readonly speed: number;
  /** Aborted when somebody has seen enough. */
  readonly signal: AbortSignal;
  /** The board with the event told. */
  readonly seen: Seen;
  /** Whether whoever looks at the screen plays this seat. */
  readonly isOurs: Onlooker['isOurs'];
}

/** Plays an event for as long as it takes; null: not this one, it takes its usual time. */
export type Actor<E = GameEvent> = (event: E, direction: Direction) => Promise<void> | null;

export interface StageProps {
  readonly staging: () => AnyStaging;
  readonly pace: () => Pace;
  readonly play: (name: SoundName, place: number) => void;
  readonly onChange: () => void;
}

/** However fast it is played, what is put on the stage must be read. */
const SHORTEST_SHOW_MS = 850;
const LONGEST_STILL_MS = 400;
/** How long a change is left on the screen before the next bot moves. */
const BREATH_MS = 180;
const STILL_BREATH_MS = 60;
/** While more waits to be told, telling goes faster. */
const HURRIED = 0.4;
/** Of more changes than so many only the newest are told; the others are shown as they ended. */
const MOST_WAITING = 3;

const NOTHING: readonly GameEvent[] = [];

export class Stage {
  /** What is told now: made anew with every step. */
  told: Told;
  /** When telling began, by the page's clock. */
  beganAt = 0;
  private readonly actors = new Map<string, Actor>();
  private readonly waiters: (() => void)[] = [];
  private queue: Change[] = [];
  /** Of the first change in the queue: the frame that is told. */
  private at = -1;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private acting: AbortController | null = null;
  private isHurried = false;
  private free = true;

  constructor(
    private readonly props: StageProps,
    seen: Seen,
    told: number,
  ) {
    this.told = standing(seen, told);
  }

  /** Nothing is told, and a breath has been taken since. */
  get isFree(): boolean {
    return this.free;
  }

  /** Bots wait for it before they move. */
  whenFree(): Promise<void> {
    return this.free ? Promise.resolve() : new Promise((resolve) => this.waiters.push(resolve));
  }

  /** This is how it stands: whatever was still being told is forgotten. */
  settle(seen: Seen, told: number): void {
    this.stop();
    this.rest(standing(seen, told));
  }

  /** Something has happened: it is told after what is being told. */
  tell(change: Change): void {
    if (this.isInstant) {
      this.hear(change, 0, change.frames.length - 1);
      this.stop();
      this.rest(this.ended(change, eventsOf(change)));
      return;
    }
    this.free = false;
    this.queue.push(change);
    if (this.queue.length > 1) return; // Its turn will come.
    this.stopClock(); // A breath that was being taken.
    this.beganAt = performance.now();
    this.goOn();
  }

  /** Shows the end of all that is told. */
  skip(): void {
    const last = this.queue.at(-1);
    if (!last) return;
    this.stop();
    this.rest(this.ended(last, NOTHING));
  }

  /** Shows the next thing that is told, where that waits for somebody. */
  next(): void {
    const [change] = this.queue;
    if (!change) return;
    const { isActing } = this.told;
    this.stopClock();
    if (isActing) this.tellAt(change, this.at + 1);
    this.goOn();
  }

  /** Until it is calmed, nothing more is told. */
  hurry(): void {
    this.isHurried = true;
    this.skip();
  }

  calm(): void {
    this.isHurried = false;
  }

  /** Somebody wants another pace. */
  repace(): void {
    if (!this.told.isTelling) return;
    if (this.isInstant) this.skip();
    else if (!this.told.isActing) this.await(this.queue[0], this.at);
  }

  /** From now on this actor plays the events of that name, until it leaves. */
  cast(type: string, actor: Actor): () => void {
    this.actors.set(type, actor);
    return () => {
      if (this.actors.get(type) === actor) this.actors.delete(type);
    };
  }

  close(): void {
    this.stop();
    this.setFree();
  }

  // ---- telling

  private get isInstant(): boolean {
    return this.isHurried || this.props.pace().factor === 0;
  }

  /** To the next frame that takes time, or to the end. */
  private goOn(): void {
    const [change] = this.queue;
    for (let at = this.at + 1; at < change.frames.length - 1; at++) {
      if (this.queue.length > MOST_WAITING) break;
      if (this.beginActing(change, at) || this.beginTelling(change, at)) return;
    }
    this.end(change);
  }

  private end(change: Change): void {
    const rest = eventsOf(change).slice(this.at + 1);
    // What glows because it was told last glows on where nothing more was told after it.
    const fresh = rest.length > 0 || !this.told.isTelling ? rest : this.told.fresh;
    this.hear(change, this.at + 1, change.frames.length - 1);
    this.queue.shift();
    this.at = -1;
    if (this.queue.length > 0) this.goOn();
    else this.rest(this.ended(change, fresh));
  }

  private beginTelling(change: Change, at: number): boolean {
    if (this.lengthAt(change, at) === 0) return false;
    this.tellAt(change, at);
    this.await(change, at);
    this.props.onChange();
    return true;
  }

  private await(change: Change, at: number): void {
    this.stopClock();
    const { isStepped } = this.props.pace();
    if (!isStepped) this.timer = setTimeout(() => this.goOn(), this.timeFor(change, at));
  }

  private timeFor(change: Change, at: number): number {
    const { factor, isStill } = this.props.pace();
    const usual = this.lengthAt(change, at);
    const ms = usual * factor;
    if (this.queue.length > 1) return ms * HURRIED;
    const shortest = this.stagedAt(change, at)?.show ? Math.min(SHORTEST_SHOW_MS, usual) : 0;
    return Math.max(shortest, isStill ? Math.min(LONGEST_STILL_MS, ms) : ms);
  }

  private tellAt(change: Change, at: number): void {
    const { event } = change.frames[at];
    const tale = eventsOf(change).slice(0, at + 1);
    const fresh = tale.slice(this.at + 1);
    this.hear(change, this.at + 1, at + 1);
    this.at = at;
    const told = change.from + at + 1;
    this.told = { seen: seenAt(change, at), event, fresh, tale, told, isTelling: true, isActing: false };
  }

  /** While an actor plays, the board is as it was before: where it leads is told when it is over. */
  private beginActing(change: Change, at: number): boolean {
    const event = change.frames[at].event!;
    const actor = this.actors.get(event.type);
    if (!actor) return false;
    const acting = new AbortController();
    const { factor } = this.props.pace();
    const speed = 1 / (factor * (this.queue.length > 1 ? HURRIED : 1));
    const { isOurs } = change.onlooker;
    const done = actor(event, { speed, signal: acting.signal, seen: seenAt(change, at), isOurs });
    if (!done) return false;
    const tale = eventsOf(change).slice(0, at);
    const fresh = tale.slice(this.at + 1);
    const seen = at > 0 ? seenAt(change, at - 1) : this.told.seen;
    this.hear(change, this.at + 1, at);
    this.at = at - 1;
    this.acting = acting;
    this.told = { seen, event, fresh, tale, told: change.from + at, isTelling: true, isActing: true };
    const over = () => this.acting === acting && this.endActing(change, at);
    done.then(over, over);
    this.props.onChange();
    return true;
  }

  private endActing(change: Change, at: number): void {
    this.acting = null;
    this.tellAt(change, at);
    this.goOn();
  }

  // ---- resting

  /** All of it told. */
  private ended(change: Change, fresh: readonly GameEvent[]): Told {
    const last = change.frames.length - 1;
    const tale = last > 0 ? eventsOf(change) : this.told.tale;
    return { ...standing(seenAt(change, last), change.from + last), fresh, tale };
  }

  private rest(told: Told): void {
    this.told = told;
    this.free = false;
    const { factor, isStill } = this.props.pace();
    const breath = this.isInstant ? 0 : isStill ? STILL_BREATH_MS : BREATH_MS * factor;
    if (breath === 0) this.setFree();
    else
      this.timer = setTimeout(() => {
        this.timer = null;
        this.setFree();
        this.props.onChange();
      }, breath);
    this.props.onChange();
  }

  private setFree(): void {
    this.free = true;
    for (const resolve of this.waiters.splice(0)) resolve();
  }

  private stop(): void {
    this.queue = [];
    this.at = -1;
    this.stopClock();
  }

  private stopClock(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const { acting } = this;
    this.acting = null;
    acting?.abort();
  }

  // ---- what the game says of its events

  private stagedAt({ frames }: Change, at: number): Staged<GameEvent> | undefined {
    return this.props.staging()[frames[at].event!.type];
  }

  private lengthAt(change: Change, at: number): number {
    const staged = this.stagedAt(change, at);
    return staged ? lengthOf(staged, change.frames[at].event!, onlookerAt(change, at)) : 0;
  }

  private hear(change: Change, from: number, to: number): void {
    const told = change.frames
      .slice(from, to)
      .map(({ event }, i) => ({ event: event!, at: onlookerAt(change, from + i) }));
    for (const { name, place } of cuesOf(this.props.staging(), told)) this.props.play(name, place);
  }
}

const seenAt = ({ frames, onlooker }: Change, at: number): Seen => ({ ...onlooker.seen, b: frames[at].b });

const onlookerAt = (change: Change, at: number): Onlooker => ({ ...change.onlooker, seen: seenAt(change, at) });

const eventsOf = ({ frames }: Change): GameEvent[] => frames.flatMap(({ event }) => event ?? []);

/** Nothing is told: this is how it stands. */
export const standing = (seen: Seen, told: number): Told => ({
  seen,
  event: null,
  fresh: NOTHING,
  tale: NOTHING,
  told,
  isTelling: false,
  isActing: false,
});
