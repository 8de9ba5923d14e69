/**
 * Recorded throws, packed: how far each was off its aim, and what the world made of it. Nine characters a throw, so
 * that some 25,000 of them stay a small file.
 */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
const BASE = 64;
const MIDDLE = (BASE * BASE) / 2;
const WIDTH = 9;

/** How far a throw is off its aim: direction in mrad, speed in per mille, loft (u / f) in per mille. */
export interface Deviation {
  readonly direction: number;
  readonly speed: number;
  readonly loft: number;
}

/** Where it rests: a section's index, or one of these. */
export const REST = { hole: 33, bone: 34, out: 35, wall: 36 } as const;
export const NO_SECTION = 63;

/** What a recorded throw did on its way. */
export const FLAGS = { bounced: 1, 'ice-floe': 2, 'ice-wall': 4, pond: 8, waterfall: 16, wallDown: 32 } as const;

export interface Recorded extends Deviation {
  readonly rest: number;
  /** The other section it touches, or NO_SECTION. */
  readonly second: number;
  readonly flags: number;
}

const cut = (value: number): number => Math.max(-MIDDLE, Math.min(MIDDLE - 1, Math.round(value))) + MIDDLE;
export const pack2 = (value: number): string => DIGITS[Math.floor(cut(value) / BASE)] + DIGITS[cut(value) % BASE];
export const pack1 = (value: number): string => DIGITS[value];

export const packRecord = (record: Recorded): string =>
  pack2(record.direction) +
  pack2(record.speed) +
  pack2(record.loft) +
  pack1(record.rest) +
  pack1(record.second) +
  pack1(record.flags);

const values = new Map([...DIGITS].map((digit, value) => [digit, value]));
export const read1 = (text: string, at: number): number => values.get(text[at]) as number;
const read2 = (text: string, at: number): number => BASE * read1(text, at) + read1(text, at + 1) - MIDDLE;

/** The error that counts as one step, about that of the regular grade. */
const STEP = { direction: 50, speed: 70, loft: 50 };

/** Columns: three numbers in two characters each, how far off they are together, three in one character. */
export interface Records {
  readonly count: number;
  readonly first: Int16Array;
  readonly second: Int16Array;
  readonly third: Int16Array;
  readonly off: Float64Array;
  readonly singles: readonly [Uint8Array, Uint8Array, Uint8Array];
}

/** In the order of the first number, so that what is near is found without looking at all. */
export function unpack(text: string): Records {
  const count = text.length / WIDTH;
  const starts = Array.from({ length: count }, (_, i) => i * WIDTH).sort((a, b) => read2(text, a) - read2(text, b));
  const wide = (at: number) => Int16Array.from(starts, (start) => read2(text, start + at));
  const narrow = (at: number) => Uint8Array.from(starts, (start) => read1(text, start + at));
  const [first, second, third] = [wide(0), wide(2), wide(4)];
  const off = Float64Array.from(starts, (_, i) => offOf({ direction: first[i], speed: second[i], loft: third[i] }));
  return { count, first, second, third, off, singles: [narrow(6), narrow(7), narrow(8)] };
}

/** How far off the aim, all together, in steps. */
function offOf({ direction, speed, loft }: Deviation): number {
  const [a, b, c] = [direction / STEP.direction, speed / STEP.speed, loft / STEP.loft];
  return Math.sqrt(a * a + b * b + c * c);
}

const NEIGHBOURS = 2;

/** The best so far, nearest first. */
class Nearest {
  readonly found: number[] = [];
  private readonly far: number[] = [];

  /** What is further off than this is none of them. */
  get reach(): number {
    return this.found.length < NEIGHBOURS ? Number.POSITIVE_INFINITY : this.far[NEIGHBOURS - 1];
  }

  offer(index: number, distance: number): void {
    if (distance >= this.reach) return;
    let at = Math.min(this.found.length, NEIGHBOURS - 1);
    for (; at > 0 && this.far[at - 1] > distance; at--) {
      this.far[at] = this.far[at - 1];
      this.found[at] = this.found[at - 1];
    }
    this.far[at] = distance;
    this.found[at] = index;
  }
}

/** The recorded throws most like this one, nearest first: those less far off their aim, and those that are further off. */
export interface Neighbours {
  readonly less: readonly number[];
  readonly more: readonly number[];
}

export function nearest(records: Records, deviation: Deviation): Neighbours {
  const [less, more] = [new Nearest(), new Nearest()];
  const start = firstFrom(records.first, deviation.direction);
  const off = offOf(deviation);
  for (const way of [1, -1]) {
    for (let i = way === 1 ? start : start - 1; i >= 0 && i < records.count; i += way) {
      const a = (records.first[i] - deviation.direction) / STEP.direction;
      if (a * a >= Math.max(less.reach, more.reach)) break; // The direction alone is too far off.
      const b = (records.second[i] - deviation.speed) / STEP.speed;
      const c = (records.third[i] - deviation.loft) / STEP.loft;
      (records.off[i] < off ? less : more).offer(i, a * a + b * b + c * c);
    }
  }
  return { less: less.found, more: more.found };
}

const PARTS = 4096;

/**
 * One of the recorded throws most like this one. There are always more of those that are less far off than of those
 * that are further off, and they did better: so one of each is taken, and between the two it is drawn by how far off
 * this throw is. Without that a poor hand would throw like a good one.
 */
export function pick(records: Records, deviation: Deviation, draw: (nth: number, size: number) => number): number {
  const { less, more } = nearest(records, deviation);
  const inner = less[draw(0, less.length || 1)];
  const outer = more[draw(1, more.length || 1)];
  if (inner === undefined || outer === undefined) return inner ?? outer;
  const [low, high] = [records.off[inner], records.off[outer]];
  return draw(2, PARTS) * (high - low) < PARTS * (offOf(deviation) - low) ? outer : inner;
}

/** The first of the sorted numbers that is not smaller. */
function firstFrom(sorted: Int16Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
