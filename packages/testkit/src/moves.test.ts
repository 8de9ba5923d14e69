import { expect, test } from 'vitest';
import { type Move, steadyMove } from './moves';

const choice = (answers: number, options: readonly string[], ...thrownIn: readonly string[]): Move => {
  const interrupts = thrownIn.length > 0 ? [{ seat: 1, options: thrownIn }] : [];
  const pending = { asks: [{ seat: 0, options, input: null }], interrupts };
  return steadyMove({ pending, answers, explain: () => null } as never, 7);
};

test('a new option changes only the choices that it wins', () => {
  const before = Array.from({ length: 300 }, (_, i) => choice(i, ['a', 'b', 'c']).key);
  const after = Array.from({ length: 300 }, (_, i) => choice(i, ['a', 'x', 'b', 'c']).key);
  const moved = after.filter((key, i) => key !== before[i]);
  expect(new Set(moved)).toEqual(new Set(['x']));
  expect(moved.length).toBeGreaterThan(40); // one in four
  expect(moved.length).toBeLessThan(110);
  expect(new Set(before)).toEqual(new Set(['a', 'b', 'c']));
});

test('a hand that may break in does so, seldom', () => {
  const moves = Array.from({ length: 300 }, (_, i) => choice(i, ['a'], 'boo'));
  const times = moves.filter(({ seat, key }) => seat === 1 && key === 'boo').length;
  expect(times).toBeGreaterThan(20);
  expect(times).toBeLessThan(100);
});
