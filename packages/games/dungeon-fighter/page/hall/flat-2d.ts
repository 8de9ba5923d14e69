/** The table as a plan on a plain canvas: the same abilities as the hall, where there is no WebGL or none is wanted. */
import { DICE, type Layout } from '../../physics';
import { Act, type Stagehands } from './act';
import { type Cast, castOf, EMPTY, inHand, type ReelCast, reelCast } from './flat/cast';
import { drawDie, drawShadow } from './flat/draw-dice';
import {
  drawChute,
  drawFlight,
  drawFloe,
  drawHalo,
  drawIceberg,
  drawPond,
  drawTemplate,
  drawWall,
} from './flat/draw-pieces';
import { drawDots, drawGlow, drawLight, drawTable, tablePictures } from './flat/draw-table';
import {
  blendPlans,
  enlarged,
  eyeLevelPlan,
  handAt,
  homePlan,
  matrixOf,
  type Plan,
  resultPlan,
  type Size,
  samePlan,
  tableAt,
  underTablePlan,
  uprightAt,
} from './flat/plan';
import { firstFlight } from './flight';
import { NOTHING, type Stood, standing } from './gadget-poses';
import {
  HELD_PX,
  type Held,
  type Inset,
  type Look,
  type MakeScene,
  NO_INSET,
  type Playback,
  type Scene,
} from './scene';
import { azimuthOf, type Spot } from './seat-frame';
import { groundUnder, sectionIn } from './zones';

const TRAVEL = 420;
const LOST = -195;
/** A slow machine shows fewer pictures, not a slower die. */
const LONGEST_STEP = 250;

export const makeFlat: MakeScene = async (canvas, look) => {
  await document.fonts.load('600 40px "Grenze Gotisch"', '12345').catch(() => undefined);
  return new Flat(canvas, look);
};

class Flat implements Scene {
  private readonly pen: CanvasRenderingContext2D;
  private readonly pictures = tablePictures();
  private readonly act = new Act(this.stagehands());
  private canvasSize = { width: 1, height: 1 };
  private edges = NO_INSET;
  private plan: Plan;
  private travel: { from: Plan; to: Plan; spent: number } | null = null;
  private orbitTurn = 0;
  private nearer = 0;
  private azimuth = 0;
  private held: Held | null = null;
  private lying: Cast = EMPTY;
  private reel: ReelCast | null = null;
  private section = '';
  private glowing: readonly string[] = [];
  private dots: Parameters<Scene['mark']>[0] = [];
  private frame = 0;
  private last = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly look: Look,
  ) {
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('This browser gives no 2D canvas.');
    this.pen = pen;
    this.plan = homePlan(0, this.size);
    this.resize();
  }

  // ---- what lies there, and what is in the hand

  show(layout: Layout): void {
    if (this.act.defer(layout)) return;
    this.lying = castOf(layout);
    this.wake();
  }

  hold(held: Held | null): void {
    this.held = held;
    if (held) this.act.readOn();
    if (this.act.isOn) return;
    this.take();
  }

  private take(): void {
    const { held } = this;
    const azimuth = held ? azimuthOf(held.seat) : this.azimuth;
    if (azimuth !== this.azimuth) [this.orbitTurn, this.nearer] = [0, 0];
    this.azimuth = azimuth;
    this.darken(held?.darkness ?? 0);
    const home = this.home();
    if (held?.spin && !this.look.reducedMotion) this.plan = home;
    else this.go(home);
    this.wake();
  }

  private home(): Plan {
    const spin = this.look.reducedMotion ? 0 : (this.held?.spin ?? 0);
    const azimuth = this.azimuth + this.orbitTurn + spin;
    if (this.held?.requirements.includes('eye-level')) return eyeLevelPlan(azimuth, this.size);
    if (this.held?.requirements.includes('under-table')) return underTablePlan(azimuth, this.size);
    return homePlan(azimuth, this.size, this.nearer);
  }

  mark(dots: Parameters<Scene['mark']>[0]): void {
    this.dots = dots;
    this.wake();
  }

  light(section: string): void {
    this.section = section;
    this.wake();
  }

  glow(sections: readonly string[]): void {
    this.glowing = sections;
    this.wake();
  }

  sectionAt(clientX: number, clientY: number): string {
    if (this.act.isOn || this.held?.requirements.includes('under-table')) return '';
    const { left, top } = this.canvas.getBoundingClientRect();
    const { x, z } = tableAt(this.plan, this.size, clientX - left, clientY - top);
    return sectionIn(x, z);
  }

  handPlane(clientX: number, clientY: number): { readonly r: number; readonly lat: number } | null {
    const { left, top } = this.canvas.getBoundingClientRect();
    return handAt(this.plan, this.size, clientX - left, clientY - top);
  }

  orbit(turn: number, nearer: number): void {
    if (this.act.isOn) return;
    this.orbitTurn += turn;
    this.nearer = Math.max(0, Math.min(1, this.nearer + nearer));
    this.plan = this.home();
    this.travel = null;
    this.wake();
  }

  private darken(darkness: number): void {
    this.canvas.style.opacity = String(1 - darkness);
  }

  // ---- a throw

  play(playback: Playback): Promise<void> {
    return this.act.play(playback);
  }

  skip(): void {
    this.act.skip();
  }

  private stagehands(): Stagehands {
    return {
      lay: (layout) => {
        this.lying = castOf(layout);
        this.reel = null;
      },
      cast: (shown) => {
        this.section = '';
        this.reel = reelCast(shown);
        this.azimuth = azimuthOf(shown.seat);
        this.orbitTurn = this.nearer = 0;
        this.go(homePlan(this.azimuth, this.size));
      },
      move: (tick) => this.reel?.at(tick),
      touched: () => {},
      darken: (darkness) => this.darken(darkness),
      follow: () => {},
      showResult: (dice: readonly Spot[]) => this.go(resultPlan(this.azimuth, this.size, dice)),
      goHome: () => this.take(),
      wake: () => this.wake(),
    };
  }

  // ---- the picture

  private go(to: Plan): void {
    if (samePlan(to, this.travel?.to ?? this.plan)) return; // A hand that moves says so many times a second.
    if (this.look.reducedMotion) this.plan = to;
    else this.travel = { from: this.plan, to, spent: 0 };
  }

  private step(ms: number): boolean {
    const playing = this.act.step(ms);
    if (!this.travel) return playing;
    this.travel.spent += ms;
    const t = Math.min(1, this.travel.spent / TRAVEL);
    this.plan = blendPlans(this.travel.from, this.travel.to, t * t * (3 - 2 * t));
    if (t === 1) this.travel = null;
    return true;
  }

  private wake(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame((now) => this.draw(now));
  }

  private draw(now: number): void {
    this.frame = 0;
    const ms = this.last === 0 ? 0 : Math.min(LONGEST_STEP, now - this.last);
    this.last = now;
    const more = this.step(ms);
    this.paint();
    if (more) this.wake();
    else this.last = 0;
  }

  private paint(): void {
    const { pen, plan, size } = this;
    this.sharpen();
    this.paintFloor();
    const [a, b, c, d, e, f] = matrixOf(plan, size);
    pen.transform(a, b, c, d, e, f);
    const below = !this.reel && this.held?.requirements.includes('under-table') === true;
    drawTable(pen, this.pictures, plan.azimuth, below);
    if (!below) {
      if (!this.act.isOn) drawGlow(pen, this.glowing);
      drawLight(pen, this.section);
      drawDots(pen, this.dots);
      this.paintPieces();
    }
    if (!this.act.isOn && this.held) this.paintHand(this.held);
  }

  private paintFloor(): void {
    const { pen, canvasSize: size } = this;
    const [inner, outer] = this.look.theme === 'light' ? ['#c3dde4', '#8db3bf'] : ['#12404f', '#061a23'];
    const floor = pen.createRadialGradient(
      size.width / 2,
      size.height * 0.4,
      0,
      size.width / 2,
      size.height * 0.4,
      size.height,
    );
    floor.addColorStop(0, inner);
    floor.addColorStop(1, outer);
    pen.fillStyle = floor;
    pen.fillRect(0, 0, size.width, size.height);
  }

  private paintPieces(): void {
    const { pen } = this;
    const { dice, templates, icebergs } = this.reel?.cast ?? this.lying;
    const stood: Stood = this.reel?.stood ?? (this.held ? standing(this.held.seat, this.held.gadgets) : NOTHING);
    if (stood.pond) drawPond(pen, stood.pond);
    if (stood.floe) drawFloe(pen, stood.floe);
    for (const { id, pose } of templates) if (pose.y > LOST) drawTemplate(pen, id, pose);
    for (const index of icebergs) drawIceberg(pen, index);
    if (stood.wall) drawWall(pen, stood.wall);
    if (stood.chute) drawChute(pen, stood.chute);
    const seen = dice.filter(({ pose }) => pose.y > LOST);
    for (const die of seen) drawShadow(pen, die, Math.max(-20, groundUnder(die.pose.x, die.pose.z)));
    for (const die of [...seen].sort((a, b) => a.pose.y - b.pose.y)) drawDie(pen, die);
  }

  private paintHand(held: Held): void {
    const { pen } = this;
    const { dice, templates } = inHand(held);
    if (held.aim) drawFlight(pen, firstFlight(azimuthOf(held.seat), held.at, held.aim));
    const middle = (dice[Math.floor(dice.length / 2)] ?? templates[0])?.pose;
    if (!middle) return;
    this.sharpen();
    const [a, b, c, d, e, f] = uprightAt(this.plan, this.size, middle.x, middle.z);
    pen.transform(a, b, c, d, e, f);
    const larger = dice.length > 0 ? enlarged(this.plan, DICE[dice[0].shape].edge) : 1;
    pen.translate(middle.x, middle.z);
    pen.scale(larger, larger);
    pen.translate(-middle.x, -middle.z);
    drawHalo(pen, middle.x, middle.z);
    for (const { id, pose } of templates) drawTemplate(pen, id, pose);
    for (const die of dice) drawDie(pen, die);
  }

  // ---- the house

  /** What the page's panels leave free. */
  private get size(): Size {
    const { canvasSize, edges } = this;
    const width = Math.max(canvasSize.width * 0.4, canvasSize.width - edges.left - edges.right);
    const below = edges.bottom + (this.held ? HELD_PX / 2 : 0); // What is in the hand is larger than its place on the plan.
    const height = Math.max(canvasSize.height * 0.4, canvasSize.height - edges.top - below);
    return { width, height, left: edges.left, top: edges.top };
  }

  inset(edges: Inset): void {
    this.edges = edges;
    this.reframe();
  }

  private reframe(): void {
    this.travel = null;
    if (!this.act.isOn) this.plan = this.home();
    this.wake();
  }

  /** From here on a unit is a CSS pixel. */
  private sharpen(): void {
    const sharp = this.sharpness();
    this.pen.setTransform(sharp, 0, 0, sharp, 0, 0);
  }

  private sharpness(): number {
    return Math.min(window.devicePixelRatio || 1, 2);
  }

  resize(): void {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    if (width === 0 || height === 0) return;
    this.canvasSize = { width, height };
    this.canvas.width = Math.round(width * this.sharpness());
    this.canvas.height = Math.round(height * this.sharpness());
    this.reframe();
  }

  dispose(): void {
    cancelAnimationFrame(this.frame);
    this.frame = -1;
    this.act.dispose();
  }
}
