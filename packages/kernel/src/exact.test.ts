import { describe, expect, test } from 'vitest';
import { exp, hypot, log, power, realPower } from './exact';

const near = (x: number, engine: number) => expect(Math.abs(x / engine - 1)).toBeLessThan(2e-15);

describe('a whole power', () => {
  test('is a product', () => {
    expect([0, 1, 2, 3, 10, 31].map((n) => power(2, n))).toEqual([1, 2, 4, 8, 1024, 0x8000_0000]);
    expect(power(-3, 3)).toBe(-27);
    expect(power(0, 0)).toBe(1);
    expect(power(4, -2)).toBe(1 / 16);
    expect(power(0.9, 7)).toBeCloseTo(0.4782969, 12);
  });

  test('of a number of times that is not whole is refused', () => {
    for (const times of [0.5, Number.NaN, Number.POSITIVE_INFINITY]) expect(() => power(2, times)).toThrow(RangeError);
  });
});

test("exp and log are as good as the engine's own", () => {
  for (let i = -7000; i <= 7000; i += 37) near(exp(i / 10), Math.exp(i / 10));
  for (let i = -300; i <= 300; i += 7) near(log(1.37 * power(10, i)), Math.log(1.37 * power(10, i)));
  for (let i = 1; i < 200; i++) near(log(1 + i / 1000), Math.log(1 + i / 1000));
});

test('exp and log at their ends', () => {
  expect([exp(0), exp(-1000), exp(1000), exp(Number.NaN)]).toEqual([1, 0, Number.POSITIVE_INFINITY, Number.NaN]);
  expect([exp(-745), exp(709.78)]).toEqual([Number.MIN_VALUE, expect.closeTo(1.7928227943945155e308, -295)]);
  expect([log(1), log(0), log(-1)]).toEqual([0, Number.NEGATIVE_INFINITY, Number.NaN]);
  expect(log(Number.MIN_VALUE)).toBeCloseTo(-744.4400719213812, 9);
  expect(log(Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
});

test('any power', () => {
  near(realPower(0.37, 2.6), 0.37 ** 2.6);
  near(realPower(12, -1.5), 12 ** -1.5);
  expect([realPower(0, 2.2), realPower(0, 0), realPower(0, -1)]).toEqual([0, 1, Number.POSITIVE_INFINITY]);
});

test('the diagonal', () => expect(hypot(3, -4)).toBe(5));

test('to the last bit, in every engine', () => {
  const some = [exp(-1.702), exp(0.1), exp(-20), log(7), log(0.86), realPower(0.37, 2.6), power(0.86, 11)];
  expect(some).toEqual([
    0.18231852212822103, 1.1051709180756477, 2.061153622438558e-9, 1.9459101490553132, -0.15082288973458366,
    0.07539186427183037, 0.1903193578437063,
  ]);
});
