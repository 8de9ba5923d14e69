/**
 * A specific throw as the hand sees it (DF-28, DF-R107): what is placed before, what is kept or timed, what is shown.
 * Whatever a person sees is computed by the helpers that check it.
 */
import type { FieldName, Requirement } from '../../../physics';
import type { Hand } from '../hand';
import type { Sample } from '../schemes/drag';

/** What a hand can do, whatever it is done with. `main` is the die, Space or the one switch. */
export const CONTROLS = [
  'main',
  'left',
  'right',
  'extra',
  'west',
  'east',
  'up',
  'down',
  'lean-west',
  'lean-east',
  'lean-up',
  'lean-down',
] as const;
export type Control = (typeof CONTROLS)[number];

/** Something shown while the hand is busy. Places and shares from 0 to 1. */
export type Meter =
  | {
      readonly kind: 'bar';
      readonly of: 'seat' | 'turn' | 'edge' | 'yaw' | 'loft' | 'power' | 'tilt' | 'palms' | 'wall';
      readonly at: number;
      /** Where the reference lies; null: not shown. */
      readonly mark: number | null;
      readonly hidden: boolean;
    }
  | { readonly kind: 'bubble'; readonly x: number; readonly y: number; readonly share: number; readonly fell: boolean }
  | {
      readonly kind: 'gauge';
      readonly at: number;
      readonly least: number;
      readonly most: number;
      readonly share: number;
    }
  /** A turn: how far round, to the right positive, in turns; how much of the time to throw is left (0: not turned). */
  | { readonly kind: 'dial'; readonly at: number; readonly left: number }
  | { readonly kind: 'fist'; readonly at: number; readonly struck: boolean }
  | { readonly kind: 'air'; readonly height: number; readonly at: number }
  | { readonly kind: 'dark'; readonly share: number; readonly drift: number };

/** One part of a throw: it takes what the hand does and says when it is done (`hand.next()`). */
export interface ThrowPart {
  readonly id: string;
  begin?(hand: Hand): void;
  press?(hand: Hand, control: Control): void;
  letGo?(hand: Hand, control: Control): void;
  point?(hand: Hand, sample: Sample): void;
  pass?(hand: Hand): void;
  meter?(hand: Hand): Meter | null;
}

/** A number of the throw that is set before: where a gadget stands. */
export interface Placed {
  readonly field: FieldName;
  readonly step: number;
  /** Which way of an arrow or a drag moves it, and how the pointer's millimetres count. */
  readonly axis: 'away' | 'aside' | 'turn';
  readonly perMm: number;
}

export interface Challenge {
  readonly requirement: Requirement;
  /** With keys and with one switch: what comes after aim and power, one after the other. */
  readonly stages?: (scheme: 'keys' | 'one-button') => readonly ThrowPart[];
  /** In a drag: what must be done before and after the stroke. */
  readonly before?: readonly ThrowPart[];
  readonly after?: readonly ThrowPart[];
  /** Goes on all the time once the clock runs. */
  readonly meanwhile?: Pick<ThrowPart, 'press' | 'letGo' | 'point' | 'pass'>;
  readonly meter?: (hand: Hand) => Meter | null;
  readonly placed?: readonly Placed[];
  /** The clock may start only with its own stage: what it keeps begins to drift at once. */
  readonly startsClock?: boolean;
  /** No line is drawn from the hand. */
  readonly unaimed?: boolean;
  /** How its bars differ with one switch. */
  readonly bars?: { readonly unmarked?: boolean; readonly hiddenAfterSweep?: boolean; readonly backwards?: boolean };
}
