/** What the table can do, drawn in 3D or, where WebGL is missing, flat from above. The room and the hand know only this. */
import type {
  Contact,
  DieId,
  FlipSituation,
  Layout,
  Requirement,
  Shape,
  TemplateId,
  ThrowSituation,
} from '../../physics';

/** Gadgets as they stand for the throw in hand, in the thrower's frame (types.ts: Launch). */
export interface Gadgets {
  readonly floe: { readonly distance: number; readonly lat: number } | null;
  readonly pond: { readonly distance: number; readonly lat: number } | null;
  readonly wall: { readonly azimuth: number; readonly turn: number } | null;
  readonly chute: {
    readonly pivotR: number;
    readonly pivotY: number;
    readonly yaw: number;
    readonly angle: number;
  } | null;
}

/** The die, dice or Template in the thrower's hand: thrower's frame, mm and mm/s. */
export interface Held {
  readonly seat: number;
  readonly what:
    | { readonly dice: readonly { readonly id: DieId; readonly shape: Shape }[] }
    | { readonly template: TemplateId };
  readonly at: { readonly r: number; readonly y: number; readonly lat: number };
  /** Draws the line the hand aims along; null: none is shown (a blind or an eye-level throw). */
  readonly aim: { readonly f: number; readonly l: number; readonly u: number } | null;
  readonly gadgets: Gadgets;
  /** Specific throws that fix what the thrower sees: eye-level, under-table, blind (dark). */
  readonly requirements: readonly Requirement[];
  /** 0 bright to 1 black: how dark the thrower's screen is now (Blind). */
  readonly darkness: number;
  /** Turned by a dancing Hero, radians round the die; the camera goes along unless motion is reduced. */
  readonly spin: number;
}

/** A die in the hand is near: at least so many CSS pixels, as large as the thumb that takes it. */
export const HELD_PX = 48;

export interface Playback {
  readonly situation: ThrowSituation | FlipSituation;
  /** 1: as fast as it really fell. */
  readonly speed: number;
  /** The thrower of a Blind Shot sees nothing until the die rests. */
  readonly dark: boolean;
  onContact?(contact: Contact): void;
}

export interface Look {
  readonly reducedMotion: boolean;
  readonly theme: 'light' | 'dark';
}

export interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
export const NO_INSET: Inset = { top: 0, right: 0, bottom: 0, left: 0 };

export interface Scene {
  /** What lies on the table: dice, Templates, Icebergs. */
  show(layout: Layout): void;
  hold(held: Held | null): void;
  /** Plays the very tumble; ends when all is at rest. A second call, or `skip`, ends the first at once. */
  play(playback: Playback): Promise<void>;
  skip(): void;
  /** Where a point of the screen meets the plane of the hand: thrower's frame, mm; null beside it. */
  handPlane(clientX: number, clientY: number): { readonly r: number; readonly lat: number } | null;
  /** Turns the view round the table, in radians, and nearer or further: before a throw one may look around. */
  orbit(turn: number, nearer: number): void;
  /** Dots of every throw so far: 0.1 mm from the board's centre; for the heat map and the practice range. */
  mark(dots: readonly { readonly x: number; readonly z: number; readonly hit: boolean }[]): void;
  /** The section that is pointed at or was hit, lit up; '' for none. */
  light(section: string): void;
  /** The sections worth aiming at, each with a soft glow. */
  glow(sections: readonly string[]): void;
  /** The section of the board under a point of the screen; '' for none, and for holes and bones. */
  sectionAt(clientX: number, clientY: number): string;
  resize(): void;
  /** How many CSS pixels at each side the page covers with its own panels: what matters is shown between them. */
  inset(edges: Inset): void;
  dispose(): void;
}

/** `onSlow`: its frames are too slow to go on with it; told when nothing moves. */
export type MakeScene = (canvas: HTMLCanvasElement, look: Look, onSlow: () => void) => Promise<Scene>;
