/** Figures in sums that can be added up: chunks played apart, added in order, give what one run gives. */

/** What one game tells: numbers, and things that did or did not happen (null: could not, so it is not counted). */
export interface Observation {
  readonly numbers: { readonly [name: string]: number };
  readonly happened: { readonly [name: string]: boolean | null };
  /** The seats in the order they began; seat 0 first when nothing is said. */
  readonly order?: readonly number[];
}

/** A number over many games. */
export interface Figure {
  readonly n: number;
  readonly sum: number;
  readonly squares: number;
  readonly min: number;
  readonly max: number;
  /** How many games, by the number rounded down. */
  readonly bins: { readonly [value: string]: number };
}

/** How often, of how many times. */
export interface Share {
  readonly hits: number;
  readonly of: number;
}

/** What a game's designer wants of it: a figure or share within bounds. */
export interface Target {
  readonly name: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
}

export const NO_SHARE: Share = { hits: 0, of: 0 };
export const NO_FIGURE: Figure = {
  n: 0,
  sum: 0,
  squares: 0,
  min: Number.POSITIVE_INFINITY,
  max: Number.NEGATIVE_INFINITY,
  bins: {},
};

export const meanOf = ({ sum, n }: Figure): number => (n === 0 ? 0 : sum / n);

export const spreadOf = ({ sum, squares, n }: Figure): number =>
  n < 2 ? 0 : Math.sqrt(Math.max(0, (squares - (sum * sum) / n) / (n - 1)));

/** Of whole numbers. */
export function medianOf({ bins, n }: Figure): number {
  let below = 0;
  for (const value of Object.keys(bins)
    .map(Number)
    .sort((x, y) => x - y)) {
    below += bins[value];
    if (2 * below >= n) return value;
  }
  return 0;
}

export const shareOf = ({ hits, of }: Share): number => (of === 0 ? 0 : hits / of);

export const addFigures = (a: Figure, b: Figure): Figure => ({
  n: a.n + b.n,
  sum: a.sum + b.sum,
  squares: a.squares + b.squares,
  min: Math.min(a.min, b.min),
  max: Math.max(a.max, b.max),
  bins: addEach(a.bins, b.bins, (x = 0, y = 0) => x + y),
});

export const addShares = (a: Share, b: Share): Share => ({ hits: a.hits + b.hits, of: a.of + b.of });

export const figureOf = (value: number): Figure => ({
  n: 1,
  sum: value,
  squares: value * value,
  min: value,
  max: value,
  bins: { [Math.floor(value)]: 1 },
});

type Record_<T> = { readonly [name: string]: T };

export function addEach<T>(a: Record_<T>, b: Record_<T>, add: (x: T | undefined, y: T | undefined) => T): Record_<T> {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries([...names].map((name) => [name, add(a[name], b[name])]));
}

/** The sums of a run, without what it was a run of. */
export interface Sums {
  readonly games: number;
  readonly failed: number;
  /** A shared victory is shared: two winners have half a win each. */
  readonly wins: { readonly bots: Record_<Share>; readonly seats: Record_<Share>; readonly places: Record_<Share> };
  readonly scores: Record_<Figure>;
  readonly numbers: Record_<Figure>;
  readonly happened: Record_<Share>;
  readonly reasons: Record_<number>;
  readonly errors: readonly string[];
}

export const NO_SUMS: Sums = {
  games: 0,
  failed: 0,
  wins: { bots: {}, seats: {}, places: {} },
  scores: {},
  numbers: {},
  happened: {},
  reasons: {},
  errors: [],
};

const ERRORS_KEPT = 5;
/** What only one of them has is kept as it is: most figures of a game with many cards are of other games. */
const figures = (x?: Figure, y?: Figure) => (x && y ? addFigures(x, y) : (x ?? y ?? NO_FIGURE));
const shares = (x?: Share, y?: Share) => (x && y ? addShares(x, y) : (x ?? y ?? NO_SHARE));

export function addSums(a: Sums, b: Sums): Sums {
  return {
    games: a.games + b.games,
    failed: a.failed + b.failed,
    wins: {
      bots: addEach(a.wins.bots, b.wins.bots, shares),
      seats: addEach(a.wins.seats, b.wins.seats, shares),
      places: addEach(a.wins.places, b.wins.places, shares),
    },
    scores: addEach(a.scores, b.scores, figures),
    numbers: addEach(a.numbers, b.numbers, figures),
    happened: addEach(a.happened, b.happened, shares),
    reasons: addEach(a.reasons, b.reasons, (x = 0, y = 0) => x + y),
    errors: [...a.errors, ...b.errors].slice(0, ERRORS_KEPT),
  };
}

/** Two runs of the same job, the earlier games first. */
export const addResults = <R extends Sums>(a: R, b: R): R => ({ ...a, ...addSums(a, b) });
