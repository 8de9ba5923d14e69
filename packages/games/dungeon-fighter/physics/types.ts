/**
 * The words between a throw, the world it happens in and the rules that read it. Everything that goes in or comes out
 * is whole numbers (DF-R100.3): millimetres, mm/s, mrad/s, ticks of 1/240 s, indexes of tables.
 *
 * What stands in a record is a `type`: the compiler takes it for plain data, which it does not do of an interface.
 */

export const REQUIREMENTS = [
  'blind',
  'card-flick',
  'eye-level',
  'head',
  'ice-floe',
  'ice-wall',
  'jump',
  'pond',
  'prayer',
  'punch',
  'under-table',
  'waterfall',
  'weak-hand',
  'x',
  'dancing',
] as const;
/** A specific throw (DF-28). */
export type Requirement = (typeof REQUIREMENTS)[number];

/** Solids a die can be: the d4 of this box, its special dice, and the d6 of another box (DF-R103). */
export type Shape = 'd4' | 'd6' | 'snow' | 'water';
export type Symbol = 'icon' | 'snow' | 'blank';

export const TEMPLATES = ['frozen-1', 'frozen-2', 'weak-point'] as const;
export type TemplateId = (typeof TEMPLATES)[number];

/** red, green, blue, white-0 to white-8, snow, water-0 to water-2. */
export type DieId = string;

/** Where a body lies: 0.01 mm, and 1/30,000 for each part of the quaternion x, y, z, w (DF-R101.7). */
export type Pose = {
  readonly id: string;
  readonly p: readonly [number, number, number];
  readonly q: readonly [number, number, number, number];
};
export type DiePose = Pose & { readonly shape: Shape };

/** What lies on the table before a throw. Dice off the table and dice taken out of the world are not in it. */
export type Layout = {
  /** Resting dice, in the order of DIE_ORDER (red, green, blue, white-0…, snow, water-0…). */
  readonly dice: readonly DiePose[];
  readonly templates: readonly (Pose & { readonly id: TemplateId })[];
  /** Which of the Icebergs 0 to 3 stand. */
  readonly icebergs: readonly number[];
};

/** What a die shows, by shape: a symbol a corner (d4) or a face +x, -x, +y, -y, +z, -z (DF-R103). */
export type Faces = readonly Symbol[];

/** One throw as the rules put it to the world. */
export type ThrowSituation = {
  readonly layout: Layout;
  /** The dice thrown together: one, or the three Water dice. Their ids are not in the layout. */
  readonly dice: readonly { readonly id: DieId; readonly shape: Shape }[];
  /** In force, each once, in the order of REQUIREMENTS. */
  readonly reqs: readonly Requirement[];
  /** What the hand gave: the numbers of `fieldsOf(reqs, shape)`. */
  readonly input: readonly number[];
  /** The seed of bubble, gauge, tremor and drift (DF-R107.16): 0 to 2^31 - 1. */
  readonly challenge: number;
  /** Six numbers from 0 to 1,023 for each thrown die: orientation, spin x, y, z, direction, speed (DF-R100.7). */
  readonly nonce: readonly number[];
};

export type RestKind = 'section' | 'hole' | 'bone' | 'out' | 'template' | 'wall';

/** What one die did (DF-R106.12). */
export type DieFacts = {
  readonly id: DieId;
  readonly bounced: boolean;
  readonly reqs: { readonly [requirement: string]: boolean };
  readonly rest: RestKind;
  /** 'BULL', 'A0' to 'D7', or '' where it rests on no section. */
  readonly section: string;
  readonly value: number;
  readonly bullseye: boolean;
  readonly touched: readonly { readonly section: string; readonly value: number }[];
  /** Which Template it rests on or in, or ''. */
  readonly template: TemplateId | '';
  /** Inside a Frozen Template's opening. */
  readonly inside: boolean;
  readonly symbol: Symbol;
};

export type ThrowFacts = {
  readonly dice: readonly DieFacts[];
  readonly icebergs: readonly number[];
  readonly wallDown: boolean;
};

/** A throw's outcome: what the rules read, what lies on the table now, and a hash of the final poses to compare. */
export type ThrowOutcome = {
  readonly facts: ThrowFacts;
  readonly layout: Layout;
  readonly ticks: number;
  readonly hash: string;
};

export type FlipSituation = {
  readonly layout: Layout; // without the Template that is flipped
  readonly template: TemplateId;
  /** The numbers of `FLIP_FIELDS`. */
  readonly input: readonly number[];
  /** Two numbers from 0 to 1,023: direction, speed. */
  readonly nonce: readonly number[];
};

/** DF-R110.7. */
export type FlipFacts = {
  readonly template: TemplateId;
  readonly turned: boolean;
  readonly touchesTable: boolean;
  readonly displaced: readonly DieId[];
};
export type FlipOutcome = {
  readonly facts: FlipFacts;
  /** The table after it; the Template is in it only if the flip is valid. */
  readonly layout: Layout;
  readonly ticks: number;
  readonly hash: string;
};

/** One collision that began: the body (a die's or Template's id), what it met, where its centre was (0.1 mm). */
export interface Contact {
  readonly tick: number;
  readonly body: string;
  /** table, board, well, hole-floor, floe, pond, wall, chute, iceberg-n, a Template's id or a die's id. */
  readonly other: string;
  readonly x: number;
  readonly z: number;
  /** How hard: the relative speed before it, mm/s. For the ear and the eye; no rule reads it. */
  readonly speed: number;
}

/** How the dice leave: in the thrower's frame (DF-R104.2), before the nonce's noise. Made by throws/, run by world/. */
export interface Launch {
  readonly seat: number;
  readonly from: { readonly r: number; readonly y: number; readonly lat: number };
  readonly vel: { readonly f: number; readonly l: number; readonly u: number };
  readonly spin: { readonly x: number; readonly y: number; readonly z: number };
  /** Placed relative to the seat: distance of the centre from the board's centre, and sideways. */
  readonly floe: { readonly distance: number; readonly lat: number } | null;
  readonly pond: { readonly distance: number; readonly lat: number } | null;
  /** Degrees: where it touches the rim, from the seat; how it is turned from the radial line. */
  readonly wall: { readonly azimuth: number; readonly turn: number } | null;
  readonly chute: {
    readonly pivotR: number;
    /** Height of the pivot at full tilt; made of the lip's height by throws/ (or 260 on the Head). */
    readonly pivotY: number;
    readonly yaw: number; // mrad
    readonly side: number; // mm
    readonly angle: number; // mrad
    readonly rate: number; // mrad/s
    /** Laid below the table and lifted into place in 120 ticks first (DF-R108.5). */
    readonly lifted: boolean;
  } | null;
  /** What the hand itself has met or failed; what the path must show (Ice Floe, Ice Wall, Pond, Waterfall) is judged. */
  readonly proofs: { readonly [requirement: string]: boolean };
}
