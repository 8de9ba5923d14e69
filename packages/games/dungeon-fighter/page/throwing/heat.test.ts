/** The map of where dice came to rest. */
import { expect, test } from 'vitest';
import { BOARD } from '../../physics';
import { AREAS, roomIn } from '../hall/zones';
import { type Dot, drawnAt, EDGE, heatOf, hitRate, sharesOf } from './heat';

const onSection = (section: string, hit = true): Dot => {
  const { x, z } = roomIn(AREAS.find(({ id }) => id === section)!);
  return { x: 10 * x, z: 10 * z, hit };
};
const out: Dot = { x: 9000, z: 0, hit: false };
const [holeX, holeZ] = BOARD.holes.centres[0];
const inHole: Dot = { x: 10 * holeX, z: 10 * holeZ, hit: false };
const heat = (...dots: readonly Dot[]) => Object.fromEntries(heatOf(sharesOf(dots)));

test('the section that got most is the hottest, the others by their share of it', () => {
  expect(heat(onSection('BULL'), onSection('BULL'), onSection('B3'))).toEqual({ BULL: 1, B3: 0.5 });
});

test('however many dice leave the table or fall into holes, the sections are as hot beside each other as before', () => {
  const few = [onSection('BULL'), onSection('BULL'), onSection('B3')];
  const many = [...few, out, out, out, out, inHole, inHole, inHole];
  expect(heat(...many)).toEqual(heat(...few));
  expect([heat(out, inHole), heat()]).toEqual([{}, {}]);
});

test('shares are of all throws, also of those beside the board', () => {
  const shares = sharesOf([onSection('BULL'), out, out, inHole]);
  expect([shares.get('BULL'), shares.get('out'), shares.get('hole')]).toEqual([0.25, 0.5, 0.25]);
  expect(hitRate([onSection('BULL'), out])).toBe(0.5);
  expect(hitRate([])).toBe(0);
});

test('a die on the board is drawn where it lies, one far away at the edge on its side', () => {
  expect(drawnAt({ x: 1000, z: -500, hit: true })).toEqual({ x: 100, z: -50 });
  const { x, z } = drawnAt({ x: -30_000, z: -40_000, hit: false });
  expect(Math.hypot(x, z)).toBeCloseTo(EDGE);
  expect([x < 0, z / x]).toEqual([true, expect.closeTo(4 / 3)]);
});
