/**
 * Where a hand aims: place, direction, loft and power, within the limits of the throw in force. Directions are those the
 * die shall take; what a weak hand mirrors is mirrored when the numbers are written (DF-R107.13).
 */
import {
  type Aim,
  type FieldName,
  fieldsOf,
  type Requirement,
  readInput,
  referenceFor,
  SCHEMES,
  type Shape,
} from '../../physics';
import { FARTHEST_TURN } from './schemes/keys';
import { along, clamp, type Range } from './schemes/wave';

/** What is to be thrown. */
export interface Task {
  readonly reqs: readonly Requirement[];
  readonly shape: Shape;
  readonly challenge: number;
}

export type HandScheme = 'drag' | 'keys' | 'one-button';

/** How it is thrown: a person's own ways. */
export interface Ways {
  readonly scheme: HandScheme;
  readonly slow: boolean;
  /** Per cent, of bars. */
  readonly barSpeed: number;
  /** Of a drag; 1 is usual. */
  readonly sensitivity: number;
  readonly seat: number;
  /** Where gadgets were put, over where they lie by themselves. */
  readonly placed: Aim;
}

const MM_PER_MRAD = 0.25; // DF-R107.2: on the card's edge
/** From how much of the reference speed to how much a hand can go: tuned until a steady hand is about as good in each. */
const REACH: { readonly [scheme in HandScheme]: Range } = {
  drag: [0, 2],
  keys: [0.3, 1.7],
  'one-button': [0.55, 1.45],
};
const TILT_REACH: Range = [0.7, 1.6];
const MOST_LIFT = 500;
const MIRRORED = ['lat', 'l', 'spinY', 'spinZ', 'offset', 'yaw', 'side'] as const;

/** The ledger's reference throw. A weak hand means the same and is mirrored when the numbers are written. */
function referenceOf({ reqs, shape }: Task): Aim {
  const strong = reqs.filter((requirement) => requirement !== 'weak-hand');
  const { did: _, ...aim } = readInput(fieldsOf(strong, shape), referenceFor(strong, shape));
  return aim;
}

export class Aiming {
  seat: number;
  turn: number;
  lift: number;
  lat: number;
  spin = 0;
  protected power: number | null = null;
  private rate: number | null = null;
  private placed: Aim;
  protected readonly fields;
  private readonly base: Aim;

  constructor(
    readonly task: Task,
    readonly ways: Ways,
  ) {
    this.fields = fieldsOf(task.reqs, task.shape);
    this.base = referenceOf(task);
    this.seat = ways.seat;
    this.placed = { ...this.base, ...ways.placed };
    this.turn = this.straight;
    this.lift = this.usualLift;
    this.lat = this.usualLat;
  }

  asks(requirement: Requirement): boolean {
    return this.task.reqs.includes(requirement);
  }

  /** 1, or -1 for a hand whose left is its right (DF-R107.13). */
  get side(): 1 | -1 {
    return this.asks('weak-hand') ? -1 : 1;
  }

  /** DF-R107.4: no throw before this tick. */
  get earliest(): number {
    return this.limits('release')?.[0] ?? 0;
  }

  limits(field: FieldName): Range | null {
    const found = this.fields.find(({ name }) => name === field);
    return found ? [found.min, found.max] : null;
  }

  /** Of f, or of the chute's end angle. */
  get reference(): number {
    return this.base.f ?? this.base.angle ?? 0;
  }

  get powerRange(): Range {
    const [least, most] = this.limits('f') ?? this.limits('angle') ?? [0, 1];
    const reach = this.base.f === undefined ? TILT_REACH : REACH[this.ways.scheme];
    return [Math.max(least, reach[0] * this.reference), Math.min(most, reach[1] * this.reference)];
  }

  /** Of u or loft, in per mille of f; null: the launcher fixes it. */
  get liftRange(): Range | null {
    const loft = this.limits('loft');
    if (loft) return loft;
    const u = this.limits('u');
    if (!u) return null;
    const share = (speed: number) => clamp(Math.round((1000 * speed) / this.reference), -MOST_LIFT, MOST_LIFT);
    return [share(u[0]), share(u[1])];
  }

  /** The bank off a wall on the other side is the mirrored one. */
  private get bank(): 1 | -1 {
    return (this.placed.wallAzimuth ?? 0) < 0 && (this.base.wallAzimuth ?? 0) > 0 ? -1 : 1;
  }

  /** The reference direction, mrad. */
  get straight(): number {
    const { offset, yaw, l = 0, f = 1 } = this.base;
    const turn = this.asks('card-flick')
      ? (offset ?? 0) / MM_PER_MRAD
      : this.asks('waterfall')
        ? (yaw ?? 0)
        : (1000 * l) / f;
    return this.bank * turn;
  }

  get usualLift(): number {
    return this.base.loft ?? (1000 * (this.base.u ?? 0)) / (this.base.f ?? 1);
  }

  private get usualLat(): number {
    return this.bank * (this.base.lat ?? 0);
  }

  steer(turn: number, lift: number): void {
    this.turn = clamp(this.turn + turn, this.straight - FARTHEST_TURN, this.straight + FARTHEST_TURN);
    if (lift !== 0) this.loft(this.lift + lift);
  }

  aim(turn: number): void {
    this.turn = turn;
  }

  loft(lift: number): void {
    const range = this.liftRange;
    if (range) this.lift = clamp(lift, range[0], range[1]);
  }

  charge(share: number): void {
    this.power = along(this.powerRange, share);
  }

  tilt(angle: number, rate: number, turn: number): void {
    this.power = angle;
    this.rate = rate;
    this.turn = this.straight + this.side * turn;
  }

  /** Carried aside before the throw. */
  shift(lat: number): void {
    const [least, most] = this.limits('lat') ?? [0, 0];
    this.lat = clamp(this.usualLat + lat, least, most);
  }

  sit(seat: number): void {
    this.seat = ((seat % 72) + 72) % 72;
  }

  place(placed: Aim): void {
    const turned = this.turn - this.straight;
    this.placed = { ...this.placed, ...placed };
    this.turn = this.straight + turned;
    this.lat = this.usualLat;
  }

  /** Where a gadget stands now. */
  standing(field: FieldName): number {
    return this.placed[field] ?? 0;
  }

  /** The numbers by name, if the hand lets go at this tick. */
  protected aimedAt(release: number): Aim {
    const power = this.power ?? this.reference;
    const aim: { -readonly [field in FieldName]?: number } = {
      ...this.placed,
      seat: this.seat,
      lat: this.lat,
      f: power,
      l: (power * this.turn) / 1000,
      u: (power * this.lift) / 1000,
      loft: this.lift,
      spinY: this.spin,
      offset: this.turn * MM_PER_MRAD,
      yaw: this.turn,
      angle: power,
      rate: this.rate ?? this.base.rate ?? 0,
      scheme: SCHEMES.indexOf(this.ways.scheme),
      slow: this.ways.slow ? 1 : 0,
      release,
    };
    if (this.side < 0) for (const field of MIRRORED) aim[field] = -(aim[field] ?? 0);
    return aim;
  }
}
