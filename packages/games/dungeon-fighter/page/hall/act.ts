/** One throw on any stage: it plays, it rests, the result is left to be read, and only then what came meanwhile is shown. */
import type { Contact, Layout } from '../../physics';
import { newPose, type Player, playerOf, poseAt } from './playback';
import type { Playback } from './scene';
import { azimuthOf, type Spot } from './seat-frame';
import { listener } from './sounds';
import { type Shown, watch } from './watch';

/** How long a result is left before the eye goes home. */
const READING = 1500;

/** What a stage must be able to do. */
export interface Stagehands {
  lay(layout: Layout): void;
  /** Readies the bodies of a reel and takes away whatever else lay there. */
  cast(shown: Shown): void;
  /** Where the reel has everything at a tick. */
  move(tick: number): void;
  touched(contact: Contact): void;
  darken(darkness: number): void;
  follow(die: Spot, ms: number): void;
  showResult(dice: readonly Spot[]): void;
  /** Home again, with what is in the hand now. */
  goHome(): void;
  wake(): void;
}

interface Run {
  readonly shown: Shown;
  readonly player: Player;
  readonly done: () => void;
}

export class Act {
  private run: Run | null = null;
  private reading: { readonly timer: ReturnType<typeof setTimeout>; layout: Layout } | null = null;
  private readonly pose = newPose();

  /** `earsAt`: who sits at this angle hears each contact. */
  constructor(
    private readonly hands: Stagehands,
    private readonly earsAt: (azimuth: number) => (contact: Contact) => void = listener,
  ) {}

  /** Whether the table belongs to a throw: nothing else is shown on it now. */
  get isOn(): boolean {
    return this.run !== null || this.reading !== null;
  }

  /** True: it will be shown after the result has been read; a throw that still rolls brings its own end. */
  defer(layout: Layout): boolean {
    if (this.reading) this.reading.layout = layout;
    return this.isOn;
  }

  /** A situation that cannot be run is refused before anything changes. */
  async play({ situation, speed, dark, onContact }: Playback): Promise<void> {
    const shown = watch(situation);
    this.skip();
    this.readOn();
    const hear = this.earsAt(azimuthOf(shown.seat));
    const heard = (contact: Contact) => {
      hear(contact);
      this.hands.touched(contact);
      onContact?.(contact);
    };
    this.hands.darken(dark ? 1 : 0);
    this.hands.cast(shown);
    this.hands.move(0);
    return new Promise((done) => {
      this.run = { shown, player: playerOf(shown.reel, speed, heard), done };
      this.hands.wake();
    });
  }

  /** Before every picture; true while it rolls. */
  step(ms: number): boolean {
    const { run } = this;
    if (!run) return false;
    const more = run.player.step(ms);
    this.hands.move(run.player.tick);
    if (more) this.hands.follow(this.whereIs(run, run.shown.thrown[0]), ms);
    else this.finish(run);
    return true;
  }

  skip(): void {
    const { run } = this;
    if (!run) return;
    run.player.end();
    this.hands.move(run.player.tick);
    this.finish(run);
    this.hands.wake();
  }

  /** Enough read. */
  readOn(): void {
    if (!this.reading) return;
    const { timer, layout } = this.reading;
    clearTimeout(timer);
    this.reading = null;
    this.hands.lay(layout);
    this.hands.goHome();
  }

  dispose(): void {
    if (this.reading) clearTimeout(this.reading.timer);
    this.reading = null;
    this.run?.done();
    this.run = null;
  }

  private finish(run: Run): void {
    this.run = null;
    this.hands.darken(0);
    this.hands.showResult(run.shown.thrown.map((id) => ({ ...this.whereIs(run, id) })));
    this.reading = { timer: setTimeout(() => this.readOn(), READING), layout: run.shown.after };
    run.done();
  }

  private whereIs({ shown, player }: Run, id: string): Spot {
    const track = shown.reel.tracks.find((one) => one.id === id);
    return track ? poseAt(track.poses, player.tick, this.pose) : { x: 0, y: 0, z: 0 };
  }
}
