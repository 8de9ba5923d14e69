/** The table in the frozen hall: `Scene` in three dimensions. */

import { isJudged, paceHere, rememberPace } from '@tabard/page/design/depth';
import { type Ray, Raycaster, Vector2 } from 'three';
import { BOARD, DICE, type Layout } from '../../physics';
import { Act, type Stagehands } from './act';
import { enlargedIn, gazeOf, homeView } from './camera';
import { cameraMan } from './camera-man';
import { Director } from './director';
import { firstFlight } from './flight';
import { glossOf } from './gloss';
import { onHandPlane } from './hand-plane';
import { lightUp } from './light';
import { aimMesh } from './mesh/aim-mesh';
import { boardMesh } from './mesh/board-mesh';
import { dotsMesh } from './mesh/dots-mesh';
import { hallRoom } from './mesh/hall-room';
import { numbersMesh } from './mesh/numbers-mesh';
import { ripples } from './mesh/ripples';
import { discard } from './mesh/rubbish';
import { sectionGlow, sectionLight } from './mesh/section-light';
import { tableMesh } from './mesh/table-mesh';
import { paletteOf } from './palette';
import { Pieces } from './pieces';
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
import { azimuthOf, spotAt } from './seat-frame';
import { makeStage } from './stage';
import { sectionIn } from './zones';

/** Where a hand is at first (DF-R104.3, DF-R107.11): the plane it moves in stays while it moves. */
const USUAL = { r: 660, y: 120 };
const UNDER_TABLE = 800;

export const makeHall: MakeScene = async (canvas, look, onSlow) => {
  await document.fonts.load('600 100px "Grenze Gotisch"', '12345').catch(() => undefined);
  return new Hall(canvas, look, onSlow).ready();
};

class Hall implements Scene {
  private readonly pieces = new Pieces();
  private readonly numbers = numbersMesh();
  private readonly section = sectionLight();
  private readonly glowing = sectionGlow();
  private readonly aim;
  private readonly dots = dotsMesh();
  private readonly rings = ripples();
  private readonly stage;
  private readonly lights;
  private readonly man;
  private readonly director;
  private readonly gloss;
  private readonly ray = new Raycaster();
  private readonly pointer = new Vector2();
  private readonly act: Act;
  private held: Held | null = null;
  private edges = NO_INSET;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly look: Look,
    onSlow: () => void,
  ) {
    const palette = paletteOf(look.theme);
    this.stage = makeStage(canvas, palette, (ms) => this.step(ms), isJudged() ? onSlow : () => {});
    const { scene, camera } = this.stage;
    this.gloss = glossOf(palette);
    scene.environment = this.gloss;
    this.lights = lightUp(scene, palette);
    this.aim = aimMesh(palette.aim);
    scene.add(hallRoom(palette), tableMesh(), boardMesh(), this.numbers.mesh, this.section.mesh);
    scene.add(this.glowing.mesh);
    scene.add(this.pieces.group, this.aim.group, this.dots.group, this.rings.group);
    this.man = cameraMan(camera, homeView(0, this.stage.aspect), look.reducedMotion);
    this.director = new Director(this.man, () => this.stage.aspect, look.reducedMotion);
    this.act = new Act(this.stagehands());
  }

  async ready(): Promise<Scene> {
    const { renderer, scene, camera } = this.stage;
    await renderer.compileAsync(scene, camera);
    if (isJudged() && paceHere('hall') === null) this.tryPace();
    this.stage.wake();
    return this;
  }

  /** At first use: a few frames as a throw has them, with the shadows of what moves. */
  private tryPace(): void {
    const pace = this.stage.tryFrames(() => this.lights.refreshShadow());
    if (pace) rememberPace('hall', pace);
    if (pace !== 'slow') return;
    this.dispose();
    throw new Error('The hall is drawn too slowly here.');
  }

  private step(ms: number): boolean {
    const travelling = this.man.step(ms);
    const playing = this.act.step(ms);
    const rippling = this.rings.step(ms);
    const { azimuth, steepness } = gazeOf(this.man.view);
    this.numbers.face(azimuth, steepness);
    return travelling || playing || rippling;
  }

  // ---- what lies there

  show(layout: Layout): void {
    if (this.act.defer(layout)) return;
    this.pieces.lay(layout);
    this.pieces.hold(this.held, this.enlarged);
    this.redraw();
  }

  mark(dots: Parameters<Scene['mark']>[0]): void {
    this.dots.show(dots);
    this.stage.wake();
  }

  light(section: string): void {
    this.section.light(section);
    this.stage.wake();
  }

  glow(sections: readonly string[]): void {
    this.glowing.glow(sections);
    this.stage.wake();
  }

  sectionAt(clientX: number, clientY: number): string {
    if (this.act.isOn || this.held?.requirements.includes('under-table')) return '';
    const { origin, direction } = this.sightTo(clientX, clientY);
    const along = (BOARD.top - origin.y) / direction.y;
    return along > 0 ? sectionIn(origin.x + along * direction.x, origin.z + along * direction.z) : '';
  }

  private redraw(): void {
    this.lights.refreshShadow();
    this.stage.wake();
  }

  // ---- the hand

  hold(held: Held | null): void {
    this.held = held;
    if (held) this.act.readOn(); // Who takes up a die has read enough.
    if (!this.act.isOn) this.take(held);
  }

  private take(held: Held | null): void {
    this.fitPanels(held);
    this.director.attend(held);
    this.pieces.hold(held, this.enlarged);
    const flight = held?.aim ? firstFlight(azimuthOf(held.seat), held.at, held.aim) : null;
    this.aim.show(flight);
    this.darken(held?.darkness ?? 0);
    this.redraw();
  }

  /** How many times its size the die in the hand is drawn: by where the eye is going, so that it does not grow on the way. */
  private get enlarged(): number {
    const { held } = this;
    if (!held || !('dice' in held.what)) return 1;
    const { r, y, lat } = held.at;
    const { edge } = DICE[held.what.dice[0].shape];
    return enlargedIn(this.director.home(), this.stage.height, spotAt(azimuthOf(held.seat), r, y, lat), edge);
  }

  handPlane(clientX: number, clientY: number): { readonly r: number; readonly lat: number } | null {
    const { origin, direction } = this.sightTo(clientX, clientY);
    const { held } = this;
    const r = held?.requirements.includes('under-table') ? UNDER_TABLE : USUAL.r;
    const hand = { r, y: held?.at.y ?? USUAL.y };
    return onHandPlane({ from: origin, to: direction }, azimuthOf(held?.seat ?? 0), hand);
  }

  /** From the eye through a point of the screen. */
  private sightTo(clientX: number, clientY: number): Ray {
    const { left, top, width, height } = this.canvas.getBoundingClientRect();
    this.pointer.set(((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2);
    this.ray.setFromCamera(this.pointer, this.stage.camera);
    return this.ray.ray;
  }

  orbit(turn: number, nearer: number): void {
    if (this.act.isOn) return;
    this.director.orbit(turn, nearer);
    this.stage.wake();
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
    const { pieces, director } = this;
    return {
      lay: (layout) => pieces.lay(layout),
      cast: (shown) => {
        this.aim.show(null);
        this.section.light('');
        pieces.cast(shown);
        director.startPlay(shown.seat);
      },
      move: (tick) => {
        pieces.move(tick);
        this.lights.refreshShadow();
      },
      touched: ({ x, z, speed }) => {
        if (!this.look.reducedMotion) this.rings.start(x, z, speed);
      },
      darken: (darkness) => this.darken(darkness),
      follow: (die, ms) => director.follow(die, ms),
      showResult: (dice) => director.showResult(dice),
      goHome: () => {
        director.goHome();
        this.take(this.held);
      },
      wake: () => this.redraw(),
    };
  }

  // ---- the house

  resize(): void {
    if (this.stage.resize()) this.reframe();
  }

  inset(edges: Inset): void {
    this.edges = edges;
    if (this.fitPanels(this.held)) this.reframe();
  }

  /** What is in the hand is larger than its place on the table, and wants room below it. */
  private fitPanels(held: Held | null): boolean {
    return this.stage.inset({ ...this.edges, bottom: this.edges.bottom + (held ? HELD_PX / 2 : 0) });
  }

  private reframe(): void {
    this.director.reframe();
    if (!this.act.isOn) this.pieces.hold(this.held, this.enlarged);
    this.redraw();
  }

  dispose(): void {
    this.act.dispose();
    discard(this.stage.scene);
    this.pieces.dispose();
    this.gloss.dispose();
    this.stage.dispose();
  }
}
