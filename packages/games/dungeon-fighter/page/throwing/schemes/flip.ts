/**
 * DF-R110.2, DF-R110.6: a Template is flipped. A drag upwards gives power and direction, keys aim and charge, one
 * switch stops one power bar. Speed, height and turn rate go together, as they do for a thumb.
 */
import { FLIP_FIELDS, flipByPower, type Requirement, SCHEMES } from '../../../physics';
import type { Control, Meter } from '../challenges/challenge';
import type { Grip } from '../grip';
import type { HandScheme } from '../hand';
import { BAR_MS, barAt, type Pace } from './bars';
import { powerOf, type Sample, STEADIED, strokeOf } from './drag';
import { chargeAt, FARTHEST_TURN, glideOf, isArrow, stepOf } from './keys';
import { clamp } from './wave';

export interface FlipWays extends Pace {
  readonly scheme: HandScheme;
  readonly sensitivity: number;
}

const MOST_POWER = 1000;
/** The power bar goes from 80 % to 120 % of the reference. */
const REACH = { least: 0.8, span: 0.4 };
const at = (name: string): number => FLIP_FIELDS.findIndex((field) => field.name === name);
const [SEAT, F, L, SCHEME] = [at('seat'), at('f'), at('l'), at('scheme')];

/** The numbers of a flip: power 0 to 1, direction in mrad. */
export function flipNumbers(seat: number, power: number, turn: number, scheme: HandScheme): number[] {
  const numbers = [...flipByPower(Math.round(MOST_POWER * clamp(power, 0, 1)))];
  const { min, max } = FLIP_FIELDS[L];
  numbers[SEAT] = seat;
  numbers[L] = clamp(Math.round((numbers[F] * turn) / 1000), min, max);
  numbers[SCHEME] = SCHEMES.indexOf(scheme);
  return numbers;
}

export class FlipHand implements Grip {
  now = 0;
  turn = 0;
  lift = 0;
  seat: number;
  numbers: readonly number[] | null = null;
  readonly held = new Set<Control>();
  private readonly since = new Map<Control, number>();
  private chargedSince: number | null = null;
  private barSince: number | null = null;
  private stroke: Sample[] | null = null;

  constructor(
    readonly ways: FlipWays,
    seat: number,
  ) {
    this.seat = seat;
  }

  asks(_: Requirement): boolean {
    return false;
  }
  loft(): void {} // Height goes with power.

  get isBusy(): boolean {
    return this.held.size > 0 || this.barSince !== null;
  }

  sit(seat: number): void {
    this.seat = ((seat % 72) + 72) % 72;
  }

  private steer(turn: number): void {
    this.turn = clamp(this.turn + turn, -FARTHEST_TURN, FARTHEST_TURN);
  }

  pass(ms: number): void {
    const arrows = [...this.since].flatMap(([arrow, since]) => (isArrow(arrow) ? [{ arrow, since }] : []));
    this.steer(glideOf(arrows, this.now, Math.max(this.now, ms)).turn);
    this.now = Math.max(this.now, ms);
  }

  press(control: Control, ms: number): void {
    this.pass(ms);
    if (this.numbers || this.held.has(control)) return;
    this.held.add(control);
    this.since.set(control, this.now);
    const { scheme } = this.ways;
    if (isArrow(control)) this.steer(stepOf(control).turn);
    if (control !== 'main') return;
    if (scheme === 'drag') this.stroke = [];
    if (scheme === 'keys') this.chargedSince = this.now;
    if (scheme !== 'one-button') return;
    if (this.barSince === null) this.barSince = this.now;
    else this.flip(this.power);
  }

  point(sample: Sample): void {
    this.pass(sample.ms);
    this.stroke?.push(sample);
  }

  letGo(control: Control, ms: number): void {
    this.pass(ms);
    this.held.delete(control);
    this.since.delete(control);
    if (this.numbers || control !== 'main') return;
    if (this.chargedSince !== null) this.flip(this.power);
    if (this.stroke) this.settle(this.stroke, ms);
    this.chargedSince = null;
    this.stroke = null;
  }

  /** DF-R104.5: a press without movement cancels. */
  private settle(samples: readonly Sample[], at: number): void {
    const stroke = strokeOf(samples, at);
    if (!stroke) return;
    this.turn = clamp(STEADIED * stroke.turn, -FARTHEST_TURN, FARTHEST_TURN);
    this.flip((powerOf(stroke.speed, this.ways.sensitivity) - REACH.least) / REACH.span);
  }

  private flip(power: number): void {
    this.numbers = flipNumbers(this.seat, power, this.turn, this.ways.scheme);
  }

  /** 0 to 1: what the bar or the charge shows. */
  private get power(): number {
    if (this.chargedSince !== null) return chargeAt(this.now - this.chargedSince, this.ways.slow);
    return this.barSince === null ? 0 : barAt(this.now - this.barSince, BAR_MS.power, this.ways);
  }

  meters(): Meter[] {
    if (this.ways.scheme === 'drag') return [];
    return [{ kind: 'bar', of: 'power', at: this.power, mark: 0.5, hidden: false }];
  }

  /** The flip as it would be now, for the line from the hand. */
  numbersNow(): number[] {
    return flipNumbers(
      this.seat,
      this.isBusy && this.ways.scheme !== 'drag' ? this.power : 0.5,
      this.turn,
      this.ways.scheme,
    );
  }
}
