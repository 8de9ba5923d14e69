/** What is drawn of a siege, measured: how much of the wall each horde covers, and how a troop stands. Pure. */

export interface WallShares {
  /** By seat, shares of the wall. */
  readonly covers: readonly number[];
  /** Of those about to be sent. */
  readonly promise: number;
}

/** The wall is as long as the need; where more stand there, they share it. */
export function wallOf(besiegers: readonly number[], need: number, promised: number): WallShares {
  const whole = Math.max(
    need,
    besiegers.reduce((total, n) => total + n, promised),
  );
  return { covers: besiegers.map((count) => count / whole), promise: promised / whole };
}

export interface Figure {
  readonly name: 'bully' | 'minion';
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Troop {
  readonly wide: number;
  readonly high: number;
  readonly figures: readonly Figure[];
}

const WIDEST = 112;
const NARROWEST = 40;
const HIGH = 64;
const HIGH_ALONE = 36; // Without big ones behind them the small ones may stand nearer.
/** Each covers a part of the one beside it. */
const STEP = 0.72;
const SMALL = 28;

/** A big figure stands for five; big ones behind, small ones in front. */
export function troopOf(count: number): Troop {
  const big = Math.floor(count / 5);
  const small = count % 5;
  const bigSize = small > 0 ? 42 : 50;
  const widthOf = (n: number, size: number) => (n === 0 ? 0 : size * (1 + (n - 1) * STEP));
  const wide = Math.min(WIDEST, Math.max(NARROWEST, widthOf(big, bigSize), widthOf(small, SMALL)) + 4);
  const high = big > 0 ? HIGH : HIGH_ALONE;
  const row = (name: Figure['name'], n: number, size: number, foot: number): Figure[] => {
    const step = Math.min(size * STEP, (wide - size) / Math.max(1, n - 1));
    const first = wide / 2 - (step * (n - 1)) / 2 - size / 2;
    return Array.from({ length: n }, (_, i) => ({ name, x: first + step * i, y: foot - size + (i % 2 ? 3 : 0), size }));
  };
  const figures = [
    ...row('bully', big, bigSize, small > 0 ? high - 14 : high - 4),
    ...row('minion', small, SMALL, high - 3),
  ];
  return { wide, high, figures };
}
