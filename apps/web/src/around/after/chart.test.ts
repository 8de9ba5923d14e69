/** The picture of scores over time: every line within its frame, no two names on each other, and a press finds its turn. */
import { expect, test } from 'vitest';
import { chartOf, isNarrow, niceTop, type Size, shortened, spread, ticksTo } from './chart';

const REM = 16;
const WIDE: Size = { width: 800, height: 320, rem: REM };
const HELD: Size = { width: 340, height: 320, rem: REM };

/** Scores at the end of each turn, seat by seat. */
const curve = (...turns: number[][]) => turns.map((scores, answers) => ({ answers: answers * 5, scores }));
const turns = [1, 2, 3].map((number) => ({ number, seat: 0, from: number * 5 - 5 }));
const shown = (seats: number, moments: number[] = []) => ({
  story: { turns },
  names: Array.from({ length: seats }, (_, seat) => `seat ${seat}`),
  moments: moments.map((answers) => ({ answers })),
});

test('turns go from the left edge to the right one, scores from the ground up to the top', () => {
  const chart = chartOf(shown(2), curve([0, 0], [4, 12], [9, 33], [25, 40]), WIDE);
  expect([chart.x(0), chart.x(3)]).toEqual([chart.edge.left, WIDE.width - chart.edge.right]);
  expect(chart.top).toBe(40);
  expect(chart.y(40)).toBeCloseTo(chart.edge.top, 6);
  expect(chart.y(0)).toBe(WIDE.height - chart.edge.bottom);
});

test('who has lost points stands on the ground, never under it', () => {
  const chart = chartOf(shown(1), curve([0], [-7]), WIDE);
  expect(chart.y(-7)).toBe(chart.y(0));
});

test('a game of no turn and of no points has a picture all the same', () => {
  const chart = chartOf(shown(2), curve([0, 0]), WIDE);
  expect([chart.x(0), chart.y(0), ...chart.labels].every(Number.isFinite)).toBe(true);
  expect([chart.top, chart.last, chart.every]).toEqual([10, 0, 1]);
});

test('a press finds the turn that is nearest, and beyond the edges the first and the last', () => {
  const chart = chartOf(shown(1), curve([0], [1], [2], [3]), WIDE);
  for (const turn of chart.turns) expect(chart.turnNear(chart.x(turn))).toBe(turn);
  const halfway = (chart.x(1) + chart.x(2)) / 2;
  expect([chart.turnNear(halfway - 1), chart.turnNear(halfway + 1)]).toEqual([1, 2]);
  expect([chart.turnNear(-50), chart.turnNear(5000)]).toEqual([0, 3]);
});

test('names of equal scores stand apart, and none below the ground', () => {
  const chart = chartOf(shown(4), curve([0, 0, 0, 0], [0, 0, 0, 0]), WIDE);
  const inOrder = [...chart.labels].sort((a, b) => a - b);
  for (const [i, place] of inOrder.slice(1).entries())
    expect(place - inOrder[i]).toBeGreaterThanOrEqual(1.4 * REM - 1e-9);
  expect(Math.max(...chart.labels)).toBeLessThanOrEqual(WIDE.height - chart.edge.bottom);
});

test('a decisive moment stands in the middle of the turn it fell in', () => {
  const { decisive, x } = chartOf(shown(1, [1, 6]), curve([0], [1], [2], [3]), WIDE);
  expect(decisive).toEqual([x(0.5), x(1.5)]);
});

test('on a narrow page names give room to the lines', () => {
  expect([isNarrow({ ...WIDE, width: 34 * REM - 1 }), isNarrow({ ...WIDE, width: 34 * REM })]).toEqual([true, false]);
  const right = (size: Size) => chartOf(shown(1), curve([0], [1]), size).edge.right;
  expect(right(HELD)).toBeLessThan(right(WIDE));
});

test('of a long game not every turn is numbered: fewer of them where it is narrow', () => {
  const long = curve(...Array.from({ length: 61 }, (_, turn) => [turn]));
  const numbered = (size: Size) =>
    chartOf(shown(1), long, size).turns.filter((turn) => turn % chartOf(shown(1), long, size).every === 0);
  expect(numbered(WIDE).length).toBeLessThanOrEqual(13);
  expect(numbered(HELD).length).toBeLessThan(numbered(WIDE).length);
  expect(numbered(HELD).length).toBeGreaterThan(3);
});

test.each([
  [[10, 50], 100, [10, 50]],
  [[10, 12], 100, [10, 20]],
  [[12, 10], 100, [20, 10]],
  [[10, 10, 10], 100, [10, 20, 30]],
  [[98, 99], 100, [90, 100]],
  [[], 100, []],
])('%j, ten apart up to %i, are %j', (wanted, end, placed) => expect(spread(wanted, end, 10)).toEqual(placed));

test('the scale ends at a round number, with lines at every ten or every twenty', () => {
  expect([1, 10, 11, 60, 61].map(niceTop)).toEqual([10, 10, 20, 60, 70]);
  expect(ticksTo(60)).toEqual([0, 10, 20, 30, 40, 50, 60]);
  expect(ticksTo(70)).toEqual([0, 20, 40, 60]);
});

test.each([
  ['Marguerite!', 'Marguerite!'],
  ['Marguerite!!', 'Marguerite…'],
  ['🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉', '🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉'],
  ['aaaaaaaaa🐉bb', 'aaaaaaaaa🐉…'],
])('%s is written %s', (name, short) => expect(shortened(name)).toBe(short));
