/**
 * A made-up hand for tests and measurements: it sees the meters as a person does, is late or early by its own errors,
 * and a pointer trembles. It drives a Hand in any scheme until the die has left it.
 */
import { BAND } from '../../../physics';
import type { Control, Meter } from '../challenges/challenge';
import type { Hand } from '../hand';

export interface Errors {
  /** Standard deviation of a press, ms. */
  readonly timingMs: number;
  /** Of each end of a stroke, px. */
  readonly pointerPx: number;
  readonly normal: () => number;
}
export const STEADY: Errors = { timingMs: 0, pointerPx: 0, normal: () => 0 };

/** How the scene of the measurements looks: mm on the plane of the hand for a px of the screen. */
const MM_PER_PX = 0.8;
const STEP_MS = 4;
const LONGEST_MS = 40_000;
const REACTION_MS = 60;

/** Lets the hand throw and gives the numbers. */
export function throwBy(hand: Hand, errors: Errors): readonly number[] {
  const robot = new Robot(hand, errors);
  for (let ms = 1000; ms < LONGEST_MS; ms += STEP_MS) {
    robot.live(ms);
    if (hand.numbers) return hand.numbers;
  }
  throw new Error(`stuck at ${hand.stage?.id} of ${hand.stageIds} for ${hand.task.reqs} by ${hand.ways.scheme}`);
}

interface Deed {
  readonly at: number;
  readonly does: (ms: number) => void;
}

class Robot {
  private queue: Deed[] = [];
  private stage: string | null = null;
  private crossing = { of: '', at: 0, since: 0 };

  constructor(
    private readonly hand: Hand,
    private readonly errors: Errors,
  ) {}

  live(ms: number): void {
    const due = this.queue.filter(({ at }) => at <= ms).sort((a, b) => a.at - b.at);
    this.queue = this.queue.filter(({ at }) => at > ms);
    for (const { at, does } of due) does(Math.max(at, this.hand.now));
    this.hand.pass(ms);
    if (this.hand.numbers) return;
    const id = this.hand.stage!.id;
    const isNew = id !== this.stage;
    this.stage = id;
    this.act(id, isNew, ms);
    this.keep(id, ms);
  }

  private late(): number {
    return this.errors.timingMs * this.errors.normal();
  }
  private soon(at: number, does: (ms: number) => void): void {
    this.queue.push({ at, does });
  }
  private tap(control: Control, at: number, heldMs = 30): void {
    this.soon(at, (ms) => this.hand.press(control, ms));
    this.soon(at + heldMs, (ms) => this.hand.letGo(control, ms));
  }
  private meter<K extends Meter['kind']>(kind: K): Extract<Meter, { kind: K }> | undefined {
    return this.hand.meters().find((meter): meter is Extract<Meter, { kind: K }> => meter.kind === kind);
  }

  private act(id: string, isNew: boolean, ms: number): void {
    const { scheme } = this.hand.ways;
    if (id === 'turn' || id === 'power' || id === 'loft') this.stopBar(id, ms);
    else if (id === 'dance' && scheme === 'one-button') this.stopDial(ms);
    else if (id === 'bubble') this.nod(ms);
    else if (id === 'wrists' && scheme === 'keys') this.part(ms);
    else if (isNew) this.begin(id, ms);
  }

  private get slower(): number {
    return this.hand.ways.slow ? 2 : 1;
  }

  private begin(id: string, ms: number): void {
    const { scheme, barSpeed } = this.hand.ways;
    const main = (after: number) => this.tap('main', ms + after);
    if (id === 'stroke') this.draw(ms + 100);
    else if (id === 'aim' || id === 'raise') this.charge(ms, id === 'raise' && this.hand.asks('prayer'));
    else if (id === 'ready' || id === 'seat' || id === 'wall' || id === 'jump') main(40);
    else if (id === 'strike') main(60);
    else if (id === 'open') main(200 * this.slower + this.late());
    else if (id === 'let-go') main(this.inTime() * this.slower + this.late());
    else if (id === 'palms' && scheme === 'one-button') main((400 * this.slower * 100) / barSpeed + this.late());
    else if (id === 'palms') this.pray(ms);
    else if (id === 'dance') {
      for (const [i, arrow] of (['up', 'east', 'down', 'west'] as const).entries()) this.tap(arrow, ms + 30 + i * 90);
    }
  }

  /** How long after jump or turn it is best to let go. */
  private inTime(): number {
    if (!this.hand.asks('dancing')) return 300 - STEP_MS;
    return this.hand.asks('jump') ? 250 : 450;
  }

  private charge(ms: number, byPalms: boolean): void {
    const { powerRange, reference } = this.hand;
    const share = (reference - powerRange[0]) / (powerRange[1] - powerRange[0]);
    const start = ms + 100;
    const again = this.hand.asks('blind') || (this.hand.asks('dancing') && this.hand.ways.scheme === 'drag');
    const done = start + 1200 * this.slower * (again ? 2 - share : share) + this.late();
    for (const control of byPalms ? (['left', 'right'] as const) : (['main'] as const)) {
      this.soon(start, (at) => this.hand.press(control, at));
      this.soon(done, (at) => this.hand.letGo(control, at));
    }
    if (this.hand.ways.scheme !== 'drag' || !this.hand.asks('dancing')) return;
    this.circle(done - 700, { x: 640, y: 640 }, (when, x, y) => this.pointAt(when, x, y));
  }

  /** Waits until the mark has passed the middle, and presses when it passes there again. */
  private stopBar(id: string, ms: number): void {
    const found = this.meter('bar');
    if (!found) return;
    const off = found.at - (found.mark ?? 0.5);
    if (this.crossing.of !== id) this.crossing = { of: id, at: off, since: ms };
    const last = this.crossing.at;
    this.crossing.at = off;
    if (this.queue.length > 0 || last * off > 0 || ms - this.crossing.since < 2 * STEP_MS) return;
    const period = { turn: 1600, power: 1400, loft: 2400 }[id]!;
    const again = (period * (this.hand.ways.slow ? 2 : 1) * 100) / this.hand.ways.barSpeed;
    // An uneven bar cannot be foreseen: the hand follows it.
    this.tap('main', this.hand.bars.backwards ? ms + Math.abs(this.late()) : ms + again + this.late());
  }

  private stopDial(ms: number): void {
    const left = 1 - this.meter('dial')!.at;
    const round = (this.hand.asks('jump') ? 750 : 2000) * this.slower;
    if (left < 0.3 && left > 0.03 && this.queue.length === 0) this.tap('main', ms + round * left + this.late());
  }

  private nod(ms: number): void {
    const { x, y, share } = this.meter('bubble')!;
    if (share >= 1 && Math.hypot(x, y) < 0.25 && this.queue.length === 0) this.tap('main', ms + REACTION_MS);
  }

  private part(ms: number): void {
    const { share, at } = this.meter('gauge')!;
    if (share >= 1 && Math.abs(at - 0.5) < 0.1 && this.queue.length === 0) this.tap('main', ms + REACTION_MS);
  }

  private pray(ms: number): void {
    for (const palm of ['left', 'right'] as const) this.soon(ms + 50, (at) => this.hand.press(palm, at));
    const gap = this.late();
    this.soon(ms + 500 - Math.max(0, gap), (at) => this.hand.letGo('left', at));
    this.soon(ms + 500 - Math.max(0, -gap), (at) => this.hand.letGo('right', at));
  }

  /** Bubble and gauge, all the time: leans against the bubble, taps when the pressure falls. */
  private tapped = { at: 0, left: true };
  private keep(id: string, ms: number): void {
    const gauge = this.meter('gauge');
    const praying = this.hand.asks('prayer') && (id === 'stroke' || id === 'palms' || id === 'raise');
    if (gauge && !praying && ms - this.tapped.at > 90) {
      const low = gauge.at < 0.5 && gauge.at < BAND.most / 1000;
      const starts = id === 'wrists' && this.hand.begun === null;
      if (low || starts) {
        const one = this.hand.ways.scheme === 'one-button';
        if (!one || id === 'wrists') this.tap(one ? 'main' : this.tapped.left ? 'left' : 'right', ms + 1);
        this.tapped = { at: ms, left: !this.tapped.left };
      }
    }
    if (this.hand.ways.scheme === 'keys' && this.meter('bubble')) this.leanByKeys(ms);
  }

  private leaned = 0;
  private leanByKeys(ms: number): void {
    if (ms - this.leaned < REACTION_MS) return;
    this.leaned = ms;
    const { x, y } = this.meter('bubble')!;
    const wish = { 'lean-west': x > 0.08, 'lean-east': x < -0.08, 'lean-down': y > 0.08, 'lean-up': y < -0.08 };
    for (const [control, down] of Object.entries(wish) as [Control, boolean][]) {
      if (down) this.hand.press(control, ms);
      else if (this.hand.held.has(control)) this.hand.letGo(control, ms);
    }
  }

  // ---- the drag

  private pointAt(when: number, x: number, y: number): void {
    this.soon(when, (ms) => this.hand.point({ ms, x, y, r: 660 - (640 - y) * MM_PER_PX, lat: (x - 640) * MM_PER_PX }));
  }

  /** Takes the die and does whatever the throw asks of a hand that holds it; then comes the stroke. */
  private draw(ms: number): void {
    const { hand, errors } = this;
    const controls: Control[] = hand.asks('prayer') ? ['left', 'right'] : ['main'];
    const start = { x: 640 + errors.pointerPx * errors.normal(), y: 640 };
    for (const control of controls) this.soon(ms, (at) => hand.press(control, at));
    let at = ms + 10;
    this.pointAt(at, start.x, start.y);
    if (hand.asks('head') || hand.asks('blind')) at = this.balance(at, start);
    if (hand.asks('jump') && (hand.asks('head') || hand.asks('blind'))) {
      this.tap('extra', at + 20);
      at += 60;
    }
    if (!hand.asks('dancing')) this.flick(at, start);
    else if (hand.asks('head')) this.dial(at + 30, start);
    else
      this.flick(
        this.circle(at, start, (when, x, y) => this.pointAt(when, x, y)) + (hand.asks('jump') ? 0 : 60),
        start,
      );
  }

  /** 300 px in a quarter of a second, or a pull. */
  private flick(from: number, start: { readonly x: number; readonly y: number }): void {
    const { hand, errors } = this;
    const off = () => errors.pointerPx * errors.normal();
    const back = hand.asks('card-flick') ? 80 : 0;
    const at = back > 0 ? from + 60 : from;
    if (back > 0) this.pointAt(at, start.x, start.y + back);
    const taken = ((250 + errors.timingMs * errors.normal()) * (300 + back)) / 300;
    const pulls = hand.asks('waterfall');
    const askew = Math.tan((hand.side * hand.straight) / 1000 / 0.7) * 300;
    const end = { x: start.x + (pulls ? 0 : askew) + off(), y: start.y + (pulls ? 74 : -300) + off() };
    for (let i = 1; i <= 20; i++) {
      const share = i / 20;
      const y = start.y + back * (1 - share) + (end.y - start.y) * share;
      this.pointAt(at + taken * share, start.x + (end.x - start.x) * share, y);
    }
    const done = at + taken + 1;
    const gap = hand.asks('prayer') ? this.late() : 0;
    const controls: Control[] = hand.asks('prayer') ? ['left', 'right'] : ['main'];
    for (const control of controls) {
      const wait = Math.max(0, control === 'left' ? -gap : gap);
      this.soon(done + wait, (now) => hand.letGo(control, now));
    }
  }

  /** Holds still for as long as it takes; the bubble is leaned against with the pointer. */
  private balance(at: number, start: { readonly x: number; readonly y: number }): number {
    if (!this.hand.asks('head')) return at + 1050;
    const long = 1600;
    for (let ms = 50; ms < long; ms += 50) this.soon(at + ms, (now) => this.leanByPointer(now, start));
    this.pointAt(at + long + 10, start.x, start.y);
    return at + long + 20;
  }

  private leanByPointer(now: number, start: { readonly x: number; readonly y: number }): void {
    const { x, y } = this.meter('bubble')!;
    const lean = (part: number) => Math.max(-70, Math.min(70, part * 300));
    this.pointAt(now, start.x - lean(x), start.y + lean(y));
  }

  private circle(
    at: number,
    start: { x: number; y: number },
    point: (when: number, x: number, y: number) => void,
  ): number {
    const steps = 32;
    for (let i = 1; i <= steps * 1.08; i++) {
      const angle = (2 * Math.PI * i) / steps;
      point(at + i * 16, start.x + 60 * Math.sin(angle), start.y - 60 + 60 * Math.cos(angle));
    }
    return at + steps * 1.08 * 16 + 200;
  }

  /** Stops the dial by the extra control, then throws. */
  private dial(at: number, start: { readonly x: number; readonly y: number }): void {
    this.soon(at, (now) => {
      const dial = this.meter('dial')!;
      if (dial.left > 0) return this.flick(now + 20, start);
      if (Math.abs(dial.at - 1) < 0.03) this.tap('extra', now);
      this.leanByPointer(now, start);
      this.dial(now + STEP_MS, start);
    });
  }
}
