/**
 * How a throw is made, as a track of what a hand does: the robot that throws in the tests throws here too, through the same
 * hand and the same challenges, so what is shown is what works.
 */
import type { Requirement } from '../../../physics';
import type { Control } from '../challenges/challenge';
import { Hand, type HandScheme } from '../hand';
import type { Sample } from '../schemes/drag';
import { STEADY, throwBy } from './robot';

/** A moment of the track: where the pointer is, and what is held. */
export interface Beat {
  readonly ms: number;
  /** Screen px of the robot: 640 is the middle, less y is nearer to the board. */
  readonly x: number;
  readonly y: number;
  readonly held: readonly Control[];
}

export interface Track {
  readonly beats: readonly Beat[];
  readonly long: number;
}

const HOME = { x: 640, y: 640 };
const CHALLENGE = 7;
const LIFT_MS = 30;

/** A hand that writes down what it is told. */
class Written extends Hand {
  readonly beats: Beat[] = [];
  private where: { readonly x: number; readonly y: number } = HOME;

  override press(control: Control, ms: number): void {
    super.press(control, ms);
    this.write(ms);
  }
  override letGo(control: Control, ms: number): void {
    super.letGo(control, ms);
    this.write(ms);
  }
  override point(sample: Sample): void {
    this.where = sample;
    super.point(sample);
    this.write(sample.ms);
  }
  private write(ms: number): void {
    this.beats.push({ ms, x: this.where.x, y: this.where.y, held: [...this.held] });
  }
}

/** The track of one throw, from its first touch on. */
export function trackOf(reqs: readonly Requirement[], scheme: HandScheme = 'drag'): Track {
  const ways = { scheme, slow: false, barSpeed: 100, sensitivity: 1, seat: 0, placed: {} };
  const hand = new Written({ reqs, shape: 'd4', challenge: CHALLENGE }, ways);
  throwBy(hand, STEADY);
  const first = hand.beats[0]?.ms ?? 0;
  const beats = hand.beats.map((beat) => ({ ...beat, ms: beat.ms - first }));
  const last = beats[beats.length - 1];
  // Where the press itself throws (a punch), the die has gone before the finger lifts.
  if (last && last.held.length > 0) beats.push({ ...last, ms: last.ms + LIFT_MS, held: [] });
  return { beats, long: beats[beats.length - 1]?.ms ?? 0 };
}

/** When each control is held, from and to: what a picture of the rhythm shows. */
export interface Hold {
  readonly control: Control;
  readonly from: number;
  readonly to: number;
}

export function holdsOf({ beats, long }: Track): Hold[] {
  const holds: Hold[] = [];
  const since = new Map<Control, number>();
  for (const { ms, held } of beats) {
    for (const control of held) if (!since.has(control)) since.set(control, ms);
    for (const [control, from] of [...since]) {
      if (held.includes(control)) continue;
      holds.push({ control, from, to: ms });
      since.delete(control);
    }
  }
  for (const [control, from] of since) holds.push({ control, from, to: long });
  return holds;
}

/** Where the hand is at a moment of the track: between two beats it glides, and what it holds it holds. */
export function beatAt({ beats }: Track, ms: number): Beat {
  const next = beats.findIndex((beat) => beat.ms > ms);
  if (next === 0) return beats[0];
  if (next < 0) return beats[beats.length - 1];
  const [from, to] = [beats[next - 1], beats[next]];
  const share = to.ms === from.ms ? 1 : (ms - from.ms) / (to.ms - from.ms);
  return { ms, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, held: from.held };
}
