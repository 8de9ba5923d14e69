/**
 * Units a second of several contenders, taken in turns: on a noisy machine only what ran side by side compares. A second
 * is one of the processor's, spent by this process: what others do on the same machine is not measured.
 */

export interface Contender {
  readonly name: string;
  /** Does a little, and says how many units that was. `slice` counts up, so that no two slices are the same work. */
  readonly work: (slice: number) => number;
}

const ROUNDS = 7;
const SLICE_MS = 250;

export function ratesOf<const N extends string>(contenders: readonly (Contender & { name: N })[]): Record<N, number[]> {
  const rates = Object.fromEntries(contenders.map(({ name }) => [name, [] as number[]])) as Record<N, number[]>;
  let slice = 0;
  for (const { work } of contenders) spend(SLICE_MS, () => work(slice++)); // to warm up
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, work } of contenders) rates[name].push(spend(SLICE_MS, () => work(slice++)));
  }
  return rates;
}

function spend(milliseconds: number, work: () => number): number {
  const start = process.cpuUsage();
  let units = 0;
  let spent = 0;
  while (spent < milliseconds) {
    units += work();
    const { user, system } = process.cpuUsage(start);
    spent = (user + system) / 1000;
  }
  return (units * 1000) / spent;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.slice().sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** The median of the ratios round by round. */
export const ratio = (a: readonly number[], b: readonly number[]): number => median(a.map((rate, i) => rate / b[i]));
