/** Sizes, weights and surfaces of everything in the world, in mm and grams (DF-R101 to DF-R103, DF-R107 to DF-R110). */
import type { Faces, Shape, TemplateId } from '../types';
import board from './data/board.json';

/** The engine's unit is 10 mm (DF-R101.1). */
export const MM_PER_UNIT = 10;

export const BOARD = board;

/** DF-R101.2, DF-R101.3, DF-R101.6. */
export const TICKS_PER_SECOND = 240;
export const GRAVITY = 9810;
export const SOLVER_ITERATIONS = 8;
export const LOST_BELOW = -200;
export const REST = { speed: 5, turn: 0.3, ticks: 36 };
export const DAMPED_AFTER = 1440;
export const DAMPED_FOR = 240;
export const LATE_DAMPING = 4;

/** DF-R101.7: a stored pose counts in these parts. */
export const POSE_MM = 100;
export const POSE_TURN = 30_000;

/** DF-R101.4: how a surface throws back and how it holds. `min`: the smaller friction of the two counts. */
export interface Material {
  readonly restitution: number;
  readonly friction: number;
  readonly min?: true;
}
export const MATERIALS = {
  table: { restitution: 0.65, friction: 0.4 },
  board: { restitution: 0.1, friction: 0.9 },
  die: { restitution: 0.55, friction: 0.5 },
  template: { restitution: 0.1, friction: 0.6 },
  floe: { restitution: 0.6, friction: 0.05, min: true },
  ice: { restitution: 0.3, friction: 0.05, min: true },
} as const satisfies Record<string, Material>;
export const DIE_ANGULAR_DAMPING = 0.3;

/** DF-R103.1, .2, .5: a dice set is data. `icons` by corner for a d4, by face +x, -x, +y, -y, +z, -z for a cube. */
export interface DieMeasure {
  readonly solid: 'tetrahedron' | 'cube';
  readonly edge: number;
  readonly rounding: number;
  readonly grams: number;
  readonly faces: Faces;
}
export const DICE: { readonly [shape in Shape]: DieMeasure } = {
  d4: { solid: 'tetrahedron', edge: 22, rounding: 1.2, grams: 5, faces: ['icon', 'blank', 'blank', 'blank'] },
  d6: {
    solid: 'cube',
    edge: 16,
    rounding: 1.2,
    grams: 5,
    faces: ['blank', 'blank', 'icon', 'blank', 'blank', 'blank'],
  },
  snow: {
    solid: 'cube',
    edge: 40,
    rounding: 4,
    grams: 6,
    faces: ['snow', 'snow', 'icon', 'blank', 'blank', 'blank'],
  },
  water: {
    solid: 'cube',
    edge: 10,
    rounding: 0.8,
    grams: 1.5,
    faces: ['blank', 'blank', 'icon', 'blank', 'blank', 'blank'],
  },
};

/** DF-R103.6: three dice that leave together lie side by side. */
export const WATER_SPACING = 14;

/** DF-R109.1. They stand on the holes. */
export const ICEBERG = { base: 22, top: 6, height: 30 };
/** DF-R107.5: across the line of throw, along it, high. */
export const FLOE = { width: 100, depth: 70, height: 6 };
/** DF-R107.6. `rim`: how far from the board's centre the middle of its inner end stands. */
export const WALL = { length: 140, height: 80, thickness: 12, grams: 90, rim: 253 };
/** DF-R107.8. */
export const POND = board.pond;
/** DF-R107.12. The rails stand outside the floor's width; floor and rails are as thick as a board of wood. */
export const CHUTE = {
  length: 280,
  width: 60,
  rail: 12,
  thickness: 3,
  /** Where a die lies at first: from the upper edge, above the floor. */
  start: { d4: { along: 16, above: 14 }, snow: { along: 36, above: 21 } },
  waitTicks: 48,
  liftTicks: 120,
  /** Where the floor is before it is lifted (DF-R108.5). */
  liftFrom: { d4: -30, snow: -60 },
  exitTicks: 720,
};

/** DF-R110.1. */
export interface TemplateMeasure {
  readonly outer: number;
  readonly inner: number;
  readonly thickness: number;
  readonly grams: number;
}
const FROZEN: TemplateMeasure = { outer: 45, inner: 25, thickness: 3, grams: 6 };
export const TEMPLATE_MEASURES: { readonly [id in TemplateId]: TemplateMeasure } = {
  'frozen-1': FROZEN,
  'frozen-2': FROZEN,
  'weak-point': { outer: 30, inner: 0, thickness: 3, grams: 6 },
};

/** DF-R106.5: what is at rest and not further than this touches. */
export const TOUCH_MM = 0.2;
