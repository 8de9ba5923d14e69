import { describe, expect, test } from 'vitest';
import type { DiePose, Layout } from '../types';
import { type FlipEvidence, judgeFlip, layoutAfterFlip } from './judge-flip';
import { DICE, TEMPLATE_MEASURES } from './measures';
import { placeOf } from './pose';
import { simulateFlip } from './simulate';
import { d4, EMPTY, launch, template } from './synthetic.fixture';

const seen = (changes: Partial<FlipEvidence> = {}): FlipEvidence => ({
  dice: [],
  templates: [template('frozen-1', 0, 100)],
  off: [],
  touching: { 'frozen-1': ['board'] },
  turned: 5000,
  ...changes,
});
const judged = (changes: Partial<FlipEvidence> = {}) => judgeFlip(seen(changes), 'frozen-1');

describe('a flip', () => {
  test('DF-R110.1 ring 45 and 25, disc 30, 3 mm thick, 6 g', () => {
    expect(TEMPLATE_MEASURES['frozen-1']).toEqual({ outer: 45, inner: 25, thickness: 3, grams: 6 });
    expect(TEMPLATE_MEASURES['weak-point']).toEqual({ outer: 30, inner: 0, thickness: 3, grams: 6 });
  });

  test('DF-R110.3 turned by 180 degrees or not', () => {
    expect(judged().turned).toBe(true);
    expect(judged({ turned: 3142 }).turned).toBe(true);
    expect(judged({ turned: 3141 }).turned).toBe(false);
  });

  test('DF-R110.4 nothing of it may touch the table, nor fall off it', () => {
    expect(judged().touchesTable).toBe(false);
    expect(judged({ touching: { 'frozen-1': ['board', 'table'] } }).touchesTable).toBe(true);
    expect(judged({ off: ['frozen-1'], touching: {} }).touchesTable).toBe(true);
    expect(judged({ touching: { 'frozen-1': ['well', 'blue', 'weak-point'] } }).touchesTable).toBe(false);
  });

  test('DF-R75 too little turned and on the table: the table is told all the same', () => {
    const facts = judged({ turned: 1000, touching: { 'frozen-1': ['table'] } });
    expect([facts.turned, facts.touchesTable]).toEqual([false, true]);
  });

  test('DF-R110.7 the Template lies there afterwards only if the flip is valid', () => {
    const after = (changes: Partial<FlipEvidence>) => layoutAfterFlip(EMPTY, seen(changes), judged(changes)).templates;
    expect(after({})).toEqual([template('frozen-1', 0, 100)]);
    expect(after({ turned: 100 })).toEqual([]);
    expect(after({ touching: { 'frozen-1': ['table'] } })).toEqual([]);
  });

  const under = d4('blue', 30, 100);
  const leaning: Partial<FlipEvidence> = {
    dice: [under, d4('red', -38, 100), d4('green', 0, 100), d4('white-0', 0, -100)],
    templates: [{ id: 'frozen-1', p: [0, 1200, 10_000], q: [0, 0, 5000, 29_580] }],
    touching: { 'frozen-1': ['blue', 'board'] },
  };

  test('DF-R110.4, DF-30.5 the die under it goes, with every other it would then lie on', () => {
    const facts = judged(leaning);
    expect(facts.displaced).toEqual(['blue', 'red']); // Green lies in the opening, white-0 elsewhere.
    const after = layoutAfterFlip(EMPTY, seen(leaning), facts);
    expect(after.dice.map(({ id }) => id)).toEqual(['red', 'green', 'white-0'].filter((id) => id !== 'red'));
    expect(after.templates).toEqual([template('frozen-1', 0, 100)]); // flat, at the same x, z
  });

  test('DF-R110.4 a die that only stands beside a flat Template stays', () => {
    const beside: Partial<FlipEvidence> = { dice: [d4('blue', 57, 100)], touching: { 'frozen-1': ['blue', 'board'] } };
    expect(judged(beside).displaced).toEqual([]);
  });

  test('DF-R110.4 set down flat upon a Template that lies there', () => {
    const both = { ...leaning, templates: [...(leaning.templates ?? []), template('weak-point', 20, 100)] };
    const facts = judged(both);
    const before: Layout = { ...EMPTY, templates: [template('weak-point', 20, 100)] };
    const [laid] = layoutAfterFlip(before, seen(both), facts).templates;
    expect(placeOf(laid)).toEqual({ x: 0, y: 8.5, z: 100 });
  });

  test('DF-R110.7 an invalid flip displaces nobody', () => {
    expect(judged({ ...leaning, turned: 100 }).displaced).toEqual([]);
  });
});

describe('a flip in the world', () => {
  const flip = (turn: number, layout: Layout = EMPTY) =>
    simulateFlip(
      layout,
      'frozen-1',
      launch({ from: { r: 640, y: 140, lat: 0 }, vel: { f: 1100, l: 0, u: 2200 }, spin: { x: -turn, y: 0, z: 0 } }),
      [512, 511],
    );

  test('DF-R110.2 the reference turns over in the air and lies on the board', () => {
    const shown = flip(11_000);
    expect(shown.turned).toBeGreaterThan(5000);
    expect(shown.turned).toBeLessThan(6000);
    expect(judgeFlip(shown, 'frozen-1')).toEqual({
      template: 'frozen-1',
      turned: true,
      touchesTable: false,
      displaced: [],
    });
    expect(shown.contacts.every(({ body }) => body === 'frozen-1')).toBe(true);
  });

  test('DF-R110.3 the turn is counted in the air alone', () => {
    expect(judgeFlip(flip(6000), 'frozen-1').turned).toBe(false); // 6 rad/s for half a second
  });

  test('DF-R110.5 at rest it is fixed, and dice lie in its opening', () => {
    const templates = [template('frozen-1', 100, 0)];
    const { dice, touching } = simulateIn({ ...EMPTY, templates });
    expect(touching.red).toContain('board');
    const at = placeOf(dice[0]);
    expect(Math.abs(at.x - 100)).toBeLessThan(25);
  });

  test('DF-R110.4 it comes down on a die', () => {
    const dice = [d4('red', 0, 120)];
    const drop = launch({ from: { r: 130, y: 60, lat: 0 }, vel: { f: 0, l: 0, u: 0 } });
    const shown = simulateFlip({ ...EMPTY, dice }, 'weak-point', drop, [512, 511]);
    expect(shown.touching['weak-point']).toContain('red');
    const facts = judgeFlip({ ...shown, turned: 4000 }, 'weak-point');
    expect(facts.displaced).toEqual(['red']);
    const after = layoutAfterFlip(EMPTY, shown, facts);
    expect(after.dice).toEqual([]);
    expect(placeOf(after.templates[0]).y).toBe(5.5);
  });

  const simulateIn = (layout: Layout) => {
    const red: DiePose = d4('red', 100, 0, { y: 8.5 });
    expect(DICE[red.shape].grams).toBe(5);
    return simulateFlip({ ...layout, dice: [red] }, 'weak-point', launch({ vel: { f: 0, l: 0, u: 0 } }), [512, 511]);
  };
});
