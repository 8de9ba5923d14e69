import { describe, expect, test } from 'vitest';
import type { DiePose, Launch } from '../types';
import { d4, EMPTY, launch, lies } from './synthetic.fixture';
import { clearWay, withoutDice } from './way';

const cleared = (dice: readonly DiePose[], how: Partial<Launch>) => clearWay({ ...EMPTY, dice }, launch(how));
const onTable = (id: string, x: number, z: number) => d4(id, x, z, { y: 4.5 });

describe('loose dice in the way', () => {
  test('DF-R109.3 on the place of the floe', () => {
    const dice = [
      onTable('red', 0, 340),
      onTable('green', 56, 340),
      onTable('blue', 66, 340),
      onTable('white-0', 0, 390),
    ];
    expect(cleared(dice, { floe: { distance: 340, lat: 0 } })).toEqual(['red', 'green']);
  });

  test('DF-R109.3 on the rim of the pond, not in it', () => {
    const dice = [onTable('red', 0, 400), onTable('green', 50, 400), onTable('blue', 0, 470)];
    expect(cleared(dice, { pond: { distance: 400, lat: 0 } })).toEqual(['green']);
  });

  test('DF-R109.3 where the wall stands, on either side', () => {
    const dice = [onTable('red', 0, 320), onTable('green', 25, 320)];
    expect(cleared(dice, { wall: { azimuth: 0, turn: 0 } })).toEqual(['red']);
    expect(cleared([onTable('red', 0, 320)], { seat: 36, wall: { azimuth: 0, turn: 0 } })).toEqual([]);
  });

  test('DF-R109.3 under the chute what is higher than its lip', () => {
    const chute = { pivotR: 640, pivotY: 180, yaw: 0, side: 0, angle: 500, rate: 2000, lifted: false };
    const dice = [onTable('red', 0, 420), lies('snow', 'snow', { x: 0, y: 20, z: 420 })];
    expect(cleared(dice, { chute })).toEqual(['snow']);
    expect(cleared(dice, { chute: { ...chute, lifted: true } })).toEqual(['red', 'snow']);
  });

  test('DF-R109.1 within the base of an Iceberg that is set up', () => {
    const dice = [d4('red', 62, -62, { y: -9 }), d4('green', 62 + 26, -62), d4('blue', 62 + 36, -62)];
    expect(clearWay({ ...EMPTY, dice, icebergs: [0] }, null)).toEqual(['red', 'green']);
    expect(clearWay({ ...EMPTY, dice, icebergs: [1, 2, 3] }, null)).toEqual([]);
  });

  test('DF-R109.3 they are out of the layout, the others stay', () => {
    const layout = { ...EMPTY, dice: [onTable('red', 0, 340), onTable('blue', 0, 500)] };
    expect(withoutDice(layout, ['red']).dice.map(({ id }) => id)).toEqual(['blue']);
    expect(withoutDice(layout, [])).toBe(layout);
  });
});
