/**
 * Arithmetic that every engine does alike. IEEE 754 fixes + − × ÷ and the square root to the last bit; `**`, `Math.exp`,
 * `Math.log`, `Math.hypot` and their like are left to the engine, and Node 22 and 24 do differ. One differing bit in a
 * bot's reckoning is another answer, another game, another hash. So what decides an answer or a hash takes them from here
 * (scripts/check-imports.mjs sees to it); they are good to about 1 part in 10^15, on whatever they run.
 */

/** A whole power, by multiplying. */
export function power(base: number, times: number): number {
  if (!Number.isInteger(times)) throw new RangeError(`exact.power wants a whole number of times, not ${times}`);
  if (times < 0) return 1 / power(base, -times);
  let [product, square] = [1, base];
  for (let left = times; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) product *= square;
    square *= square;
  }
  return product;
}

/** Any power of a base that is 0 or more; `power` is quicker where it is whole. */
export function realPower(base: number, exponent: number): number {
  if (exponent === 0) return 1;
  return base === 0 ? (exponent > 0 ? 0 : Number.POSITIVE_INFINITY) : exp(exponent * log(base));
}

/** ln 2 in two parts: few bits, so that a multiple of it has no error, and what is missing then. */
const LN2_HIGH = 0.693145751953125;
const LN2_LOW = 1.4286068203094173e-6;

/** Beyond these nothing but 0 or infinity fits into a number. */
const LEAST = -746;
const MOST = 710;
/** 1/n! for n from 13 down to 0: with |r| up to ln 2 / 2 the next term is below the last bit. */
const TAYLOR = [6227020800, 479001600, 39916800, 3628800, 362880, 40320, 5040, 720, 120, 24, 6, 2, 1, 1].map(
  (factorial) => 1 / factorial,
);
/** 2^k at k + FURTHEST: half of the greatest exponent, because `exp` goes there in two strides. */
const FURTHEST = 538;
const TWO_TO = Array.from({ length: 2 * FURTHEST + 1 }, (_, i) => power(2, i - FURTHEST));

/** e to the x: x = k ln 2 + r, the series for r, then times 2^k. */
export function exp(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x < LEAST) return 0;
  if (x > MOST) return Number.POSITIVE_INFINITY;
  const k = Math.round(x / Math.LN2);
  const r = x - k * LN2_HIGH - k * LN2_LOW;
  let sum = 0;
  for (let i = 0; i < TAYLOR.length; i++) sum = sum * r + TAYLOR[i];
  const half = Math.trunc(k / 2); // 2^1024 is no number, though half of it times 2^1023 is one.
  return sum * TWO_TO[FURTHEST + half] * TWO_TO[FURTHEST + k - half];
}

const SQRT_HALF = Math.sqrt(0.5);
/** So many odd terms of the series: with |s| up to 0.172 the next is below the last bit. */
const TERMS = 11;

/** The natural logarithm: x = m 2^k with m about 1, and the series in s = (m − 1)/(m + 1). */
export function log(x: number): number {
  if (!(x > 0)) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return x;
  let [m, k] = [x, 0];
  for (; m < SQRT_HALF; k -= 1) m *= 2;
  for (; m >= 2 * SQRT_HALF; k += 1) m /= 2;
  const s = (m - 1) / (m + 1);
  let sum = 0;
  for (let odd = 2 * TERMS - 1; odd > 0; odd -= 2) sum = sum * s * s + 1 / odd;
  return k * LN2_HIGH + (k * LN2_LOW + 2 * s * sum);
}

/** The length of the diagonal. */
export const hypot = (a: number, b: number): number => Math.sqrt(a * a + b * b);
