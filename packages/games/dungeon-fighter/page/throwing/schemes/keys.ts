/** DF-R104.6: arrows aim and loft, Space charges. */
import { noise, TICKS_PER_SECOND } from '../../../physics';
import { clamp, triangle } from './wave';

/** From nothing to full, ms; then back and forth. */
export const CHARGE_MS = 1200;

export const chargeAt = (ms: number, slow: boolean): number => triangle(ms, (slow ? 4 : 2) * CHARGE_MS);

/**
 * While it charges the arm sways, by the challenge: the moment of letting go decides direction too, as it does with
 * bars and in a drag. One sees it and may wait.
 */
const SWAY = { mrad: 60, channel: 8, every: 120, fromMs: 300 };
export function swayAt(ms: number, challenge: number, slow: boolean): number {
  const tick = Math.round((ms * TICKS_PER_SECOND) / (slow ? 2000 : 1000));
  return (SWAY.mrad * Math.min(1, ms / SWAY.fromMs) * noise(challenge, SWAY.channel, SWAY.every, tick)) / 1000;
}

export type Arrow = 'west' | 'east' | 'up' | 'down';
export const ARROWS: readonly Arrow[] = ['west', 'east', 'up', 'down'];
export const isArrow = (control: string): control is Arrow => (ARROWS as readonly string[]).includes(control);

/** An arrow moves one step at once and, held, on and on. */
const HELD_AFTER_MS = 250;
const STEP = { turn: 4, lift: 10 };
const RATE = { turn: 120, lift: 250 }; // a second

export interface Held {
  readonly arrow: Arrow;
  readonly since: number;
}

export interface Direction {
  /** mrad to the right. */
  readonly turn: number;
  /** u in per mille of f. */
  readonly lift: number;
}

const WAY: { readonly [arrow in Arrow]: readonly [what: keyof Direction, sign: number] } = {
  west: ['turn', -1],
  east: ['turn', 1],
  up: ['lift', 1],
  down: ['lift', -1],
};

export const stepOf = (arrow: Arrow): Direction => {
  const [what, sign] = WAY[arrow];
  return { turn: 0, lift: 0, [what]: sign * STEP[what] };
};

/** How far the arrows that are held have moved the aim between two moments. */
export function glideOf(held: readonly Held[], from: number, to: number): Direction {
  const moved = { turn: 0, lift: 0 };
  for (const { arrow, since } of held) {
    const ms = Math.max(0, to - Math.max(from, since + HELD_AFTER_MS));
    const [what, sign] = WAY[arrow];
    moved[what] += (sign * RATE[what] * ms) / 1000;
  }
  return moved;
}

/** The furthest one may aim aside with keys and bars: 12 degrees, from straight ahead. */
export const FARTHEST_TURN = 210;

export const turned = (turn: number, by: number, middle: number): number =>
  clamp(turn + by, middle - FARTHEST_TURN, middle + FARTHEST_TURN);
