import { describe, expect, test } from 'vitest';
import type { DieFacts, DiePose, Launch } from '../types';
import { type Evidence, judgeThrow, layoutAfter } from './judge';
import { d4, EMPTY, evidence, launch, lies, log, PLAIN, template } from './synthetic.fixture';

/** A red die, judged. */
const judged = (die: DiePose, changes: Partial<Evidence>, how: Launch = PLAIN): DieFacts =>
  judgeThrow(evidence({ dice: [die], touching: { red: ['board'] }, ...changes }), ['red'], how).dice[0];

const onB3 = d4('red', -100, 20);
const bounced = (contacts: ReturnType<typeof log>) => judged(onB3, { contacts }).bounced;

/** Lying on its side: the wall's own up axis is level. */
const FALLEN = { id: 'wall', p: [30_000, 600, 0], q: [21_213, 0, 0, 21_213] } as const;
const STANDING = { id: 'wall', p: [30_000, 4000, 0], q: [0, 0, 0, 30_000] } as const;

describe('DF-R113.2: bounced, from made-up logs', () => {
  test('DF-R106.2 a table contact strictly before the first touch of the board', () => {
    expect(bounced(log('red', 'table@40', 'board@60'))).toBe(true);
    expect(bounced(log('red', 'board@60', 'table@61'))).toBe(false);
    expect(bounced(log('red', 'table@60', 'board@60'))).toBe(false); // The same tick is not enough.
  });

  test('DF-R106.2 wells, Icebergs and lying Templates are entered too', () => {
    for (const first of ['well', 'hole-floor', 'iceberg-2', 'frozen-1']) {
      const contacts = log('red', `${first}@50`, 'table@55', 'board@60');
      const templates = [template('frozen-1', 0, 200)];
      expect(judged(onB3, { contacts, templates }).bounced, first).toBe(false);
    }
  });

  test('DF-R106.2 the floe counts as the table', () => {
    expect(bounced(log('red', 'floe@40', 'board@60'))).toBe(true);
  });

  test('DF-R106.2 pond rim, wall, chute and other dice are no bounce', () => {
    expect(bounced(log('red', 'pond@40', 'wall@41', 'chute@42', 'blue@43', 'board@60'))).toBe(false);
  });

  test('DF-R106.2 only the own contacts count', () => {
    expect(bounced([...log('blue', 'table@40'), ...log('red', 'board@60')])).toBe(false);
  });

  test('DF-R106.3 who never entered needs any contact with table or floe', () => {
    expect(bounced(log('red', 'table@40'))).toBe(true);
    expect(bounced(log('red', 'blue@40'))).toBe(false);
  });

  test('DF-R109.4 the wall on the board is no contact of the die', () => {
    expect(bounced(log('red', 'wall@50', 'table@55', 'board@60'))).toBe(true);
  });
});

describe('requirements of the path', () => {
  const reqs = (how: Partial<Launch>, contacts: ReturnType<typeof log>, exits: Evidence['exits'] = {}) =>
    judged(onB3, { contacts, exits }, launch(how)).reqs;
  const floe = { distance: 340, lat: 0 };
  const pond = { distance: 335, lat: 0 };
  const wall = { azimuth: 25, turn: -15 };

  test('DF-R107.5 the floe strictly before the board', () => {
    expect(reqs({ floe }, log('red', 'floe@40', 'board@60'))).toEqual({ 'ice-floe': true });
    expect(reqs({ floe }, log('red', 'table@40', 'board@60', 'floe@70'))).toEqual({ 'ice-floe': false });
    expect(reqs({ floe }, log('red', 'floe@60', 'board@60'))).toEqual({ 'ice-floe': false });
  });

  test('DF-R107.6 the wall strictly before the board, and the table bounce as always', () => {
    const contacts = log('red', 'wall@40', 'board@60');
    expect(reqs({ wall }, contacts)).toEqual({ 'ice-wall': true });
    expect(judged(onB3, { contacts }, launch({ wall })).bounced).toBe(false);
    expect(reqs({ wall }, log('red', 'table@40', 'board@60', 'wall@61'))).toEqual({ 'ice-wall': false });
  });

  test('DF-R107.8 a table contact with the centre within 45 mm of the pond', () => {
    expect(reqs({ pond }, log('red', 'table@40:0,380', 'board@60'))).toEqual({ pond: true });
    expect(reqs({ pond }, log('red', 'table@40:0,381', 'board@60'))).toEqual({ pond: false });
    expect(reqs({ pond }, log('red', 'board@40', 'table@50:0,335'))).toEqual({ pond: false });
    const shifted = { distance: 335, lat: 100 };
    expect(reqs({ seat: 18, pond: shifted }, log('red', 'table@40:335,-100', 'board@60'))).toEqual({ pond: true });
  });

  test('DF-R107.8, example 31: rim, then the table outside the ring: bounced, but not in the pond', () => {
    const contacts = log('red', 'pond@38:0,385', 'table@40:0,395', 'board@60');
    const facts = judged(onB3, { contacts }, launch({ pond }));
    expect([facts.bounced, facts.reqs.pond]).toEqual([true, false]);
  });

  test('DF-R108.6 pond and floe in any order, both before the board; the floe is no table in the pond', () => {
    const both = { floe: { distance: 430, lat: 0 }, pond };
    expect(reqs(both, log('red', 'floe@30:0,430', 'table@40:0,335', 'board@60'))).toEqual({
      'ice-floe': true,
      pond: true,
    });
    expect(reqs(both, log('red', 'table@30:0,335', 'floe@40:0,430', 'board@60'))).toEqual({
      'ice-floe': true,
      pond: true,
    });
    expect(reqs(both, log('red', 'floe@30:0,335', 'board@60'))).toEqual({ 'ice-floe': true, pond: false });
  });

  test('DF-R107.12 over the lip between the rails, or not', () => {
    const chute = { pivotR: 640, pivotY: 220, yaw: 0, side: 0, angle: 500, rate: 2000, lifted: false };
    const contacts = log('red', 'chute@5', 'table@40', 'board@60');
    expect(reqs({ chute }, contacts, { red: 'lip' })).toEqual({ waterfall: true });
    expect(reqs({ chute }, contacts, { red: 'lost' })).toEqual({ waterfall: false });
    expect(reqs({ chute }, contacts, { red: 'never' })).toEqual({ waterfall: false });
  });

  test("DF-R106.12: the hand's own proofs are passed on", () => {
    expect(reqs({ proofs: { jump: true, punch: false } }, [])).toEqual({ jump: true, punch: false });
  });
});

describe('where a die rests', () => {
  test('DF-R106.4 in a hole: half of the corners over it and below the top', () => {
    expect(judged(d4('red', 62, -62, { y: -9.5 }), {}).rest).toBe('hole');
    const rimmed = d4('red', 62 + 16, -62, { y: -9.5 }); // One corner of four is outside the 22 mm.
    expect(judged(rimmed, {}).rest).toBe('hole');
  });

  test('DF-R106.4 over a hole but not below the top is judged by the corners that count', () => {
    const bridging = d4('red', 110 + 18, 110 + 6, { y: 9 });
    expect(judged(bridging, {}).rest).toBe('section');
    expect(judged(bridging, {}).section).toBe('D0'); // H3 leaves two corners outside r 170
  });

  test('DF-R106.4 the Snow die cannot fall in, it lies over the hole', () => {
    const facts = judged(lies('red', 'snow', { x: 62, y: 24, z: -62 }), {});
    expect(facts.rest).toBe('section');
  });

  test('DF-R106.7, example 8: most corners win; with 2 and 2 the lower value', () => {
    const flat = lies('red', 'water', { x: 20, y: 9, z: 110 }); // z from 105 to 115: corners on both sides of r 115
    const facts = judged(flat, {});
    expect(facts.touched).toEqual([
      { section: 'B1', value: 4 },
      { section: 'C1', value: 3 },
    ]);
    expect([facts.section, facts.value]).toEqual(['C1', 3]);
    const further = judged(lies('red', 'water', { x: 20, y: 9, z: 104 }), {});
    expect([further.section, further.value, further.touched.length]).toEqual(['B1', 4, 1]);
    const threeToOne = judged(d4('red', 20, 104), {});
    expect([threeToOne.section, threeToOne.touched.length]).toEqual(['B1', 2]);
  });

  test('DF-R106.7 among equals of one value the first in the order A0 to D7', () => {
    const facts = judged(lies('red', 'water', { x: 60, y: 9, z: 0 }), {}); // A0 5, A7 4, B0 3, B7 4
    expect(facts.touched.length).toBeGreaterThan(1);
    const across = judged(lies('red', 'water', { x: -200, y: 9, z: 0 }), {}); // D3 and D4, both worth 1
    expect([across.section, across.touched.map(({ section }) => section)]).toEqual(['D3', ['D3', 'D4']]);
  });

  test('DF-R106.7 a tie between outside and a section goes to outside, bone before section', () => {
    const tied = judged(lies('red', 'water', { x: 0, y: 9, z: 250 }), {});
    expect(tied.rest).toBe('out');
    const bone = judged(lies('red', 'water', { x: 218, y: 9, z: 90 }), {});
    expect(bone.rest).toBe('bone');
  });

  test('DF-R106.7 no countable corner means hole', () => {
    expect(judged(lies('red', 'water', { x: 110, y: 9, z: 110 }), {}).rest).toBe('hole');
  });

  test('DF-R106.8 sections, bullseye, outside and bone', () => {
    expect(judged(d4('red', 0, 0), {})).toMatchObject({ rest: 'section', section: 'BULL', value: 10, bullseye: true });
    expect(judged(onB3, {})).toMatchObject({ rest: 'section', section: 'B3', value: 4, bullseye: false });
    expect(judged(d4('red', 218, 90), {})).toMatchObject({ rest: 'bone', value: 0 });
    expect(judged(d4('red', 0, 400, { y: 4.5 }), { touching: { red: ['table'] } })).toMatchObject({ rest: 'out' });
  });

  test('DF-R106.3 off the table is outside', () => {
    const facts = judged(d4('red', 0, 0, { y: -220 }), { off: ['red'], touching: {} });
    expect(facts).toMatchObject({ rest: 'out', touched: [], section: '' });
  });

  test('DF-R106.9, example 32: on another die it is judged by its corners', () => {
    const high = d4('red', -100, 20, { y: 26 });
    const touching = { red: ['blue'] };
    const facts = judged(high, { touching, contacts: log('red', 'table@40', 'blue@60') });
    expect(facts).toMatchObject({ bounced: true, rest: 'section', section: 'B3', value: 4 });
    expect(judged(high, { touching, contacts: log('red', 'blue@60') }).bounced).toBe(false);
  });

  test('DF-R106.10 touched sections; DF-C1.8: equal values are still two', () => {
    const across = judged(lies('red', 'water', { x: -200, y: 9, z: 0 }), {});
    expect(across.touched.map(({ value }) => value)).toEqual([1, 1]);
  });
});

describe('Templates', () => {
  const on = (die: DiePose, touching: string[], templates = [template('frozen-1', 0, 100)]) =>
    judged(die, { touching: { red: touching }, templates });

  test('DF-R106.5 on top of a Template and on nothing lower', () => {
    const facts = on(d4('red', 0, 135, { y: 11.5 }), ['frozen-1']);
    expect(facts).toMatchObject({ rest: 'template', template: 'frozen-1', inside: false, value: 0, section: '' });
  });

  test('DF-R106.5, DF-30.9 touching the board too, it is judged by its corners', () => {
    expect(on(d4('red', 0, 147, { y: 9 }), ['board', 'frozen-1'])).toMatchObject({ rest: 'section', template: '' });
  });

  test('DF-R106.5 of two Templates the lower one, then the lower id', () => {
    const high = template('frozen-1', 0, 100, 8.5);
    expect(
      on(d4('red', 0, 135, { y: 14 }), ['frozen-1', 'frozen-2'], [high, template('frozen-2', 10, 120)]).template,
    ).toBe('frozen-2');
    const level = [template('frozen-1', 0, 100), template('frozen-2', 0, 190)];
    expect(on(d4('red', 0, 145, { y: 12 }), ['frozen-1', 'frozen-2'], level).template).toBe('frozen-1');
  });

  test('DF-R106.5 inside the opening: half of the corners within the inner circle and below the upper face', () => {
    expect(on(d4('red', 0, 100), ['board'])).toMatchObject({ rest: 'template', template: 'frozen-1', inside: true });
    expect(on(d4('red', 0, 100, { y: 12 }), ['frozen-1'])).toMatchObject({ rest: 'template', inside: false });
  });

  test('DF-30.13 the Weak Point has no opening', () => {
    const facts = on(d4('red', 0, 100, { y: 11.5 }), ['weak-point'], [template('weak-point', 0, 100)]);
    expect(facts).toMatchObject({ rest: 'template', template: 'weak-point', inside: false });
  });
});

describe('the Ice Wall', () => {
  const how = launch({ wall: { azimuth: 0, turn: 0 } });
  const onWall = d4('red', 230, 0, { y: 20 });

  test('DF-R106.6 on the fallen wall, not touching the board', () => {
    const seen = { wall: FALLEN, touching: { red: ['wall'] } };
    expect(judged(onWall, seen, how).rest).toBe('wall');
    expect(judged(onWall, { ...seen, touching: { red: ['board', 'wall'] } }, how).rest).toBe('section');
    expect(judged(onWall, { ...seen, wall: STANDING }, how).rest).toBe('section');
  });

  test('DF-R106.12 wallDown', () => {
    const down = (wall: Evidence['wall'], off: string[] = []) =>
      judgeThrow(evidence({ dice: [onB3], wall, off }), ['red'], how).wallDown;
    expect([down(null), down(STANDING), down(FALLEN), down(STANDING, ['wall'])]).toEqual([false, false, true, true]);
  });
});

describe('Icebergs', () => {
  test('DF-R106.11, DF-R109.2 every one touched, by thrown or pushed dice, once each', () => {
    const contacts = [...log('red', 'iceberg-2@60', 'iceberg-2@63'), ...log('blue', 'iceberg-0@70')];
    const seen = evidence({ dice: [onB3, d4('blue', 0, 0)], contacts });
    expect(judgeThrow(seen, ['red'], PLAIN).icebergs).toEqual([0, 2]);
  });

  test('DF-R109.2 a Template that touches one does not count', () => {
    const seen = evidence({ dice: [onB3], contacts: log('frozen-1', 'iceberg-1@50') });
    expect(judgeThrow(seen, ['red'], PLAIN).icebergs).toEqual([]);
  });

  const perched = d4('red', 62, -62, { y: 40 });
  const seen = evidence({
    dice: [perched, d4('blue', 62 + 30, -62), d4('green', 0, 0)],
    contacts: log('red', 'table@40', 'iceberg-0@60'),
    touching: { red: ['iceberg-0'], blue: ['board', 'iceberg-0'], green: ['board'] },
  });

  test('DF-R109.1 on a vanished Iceberg with half of its corners over the hole: in the hole', () => {
    expect(judgeThrow(seen, ['red'], PLAIN).dice[0].rest).toBe('hole');
  });

  test('DF-R109.1 every die that leaned on it is taken out, the Iceberg goes', () => {
    const facts = judgeThrow(seen, ['red'], PLAIN);
    const after = layoutAfter({ ...EMPTY, icebergs: [0, 1, 2, 3] }, seen, facts);
    expect(after.icebergs).toEqual([1, 2, 3]);
    expect(after.dice.map(({ id }) => id)).toEqual(['green']);
  });
});

describe('the table after a throw', () => {
  test('DF-R100.4 dice off the table are out of the world, the others in their order', () => {
    const dice = [
      d4('white-1', 0, 0),
      d4('blue', 50, 0),
      d4('white-0', 0, 50),
      d4('red', 0, -50),
      lies('snow', 'snow', { x: 0, y: 24, z: 150 }),
    ];
    const seen = evidence({ dice, off: ['blue'] });
    const after = layoutAfter(EMPTY, seen, judgeThrow(seen, ['red'], PLAIN));
    expect(after.dice.map(({ id }) => id)).toEqual(['red', 'white-0', 'white-1', 'snow']);
  });
});

test('DF-R103.6 each Water die has its own log and facts', () => {
  const dice = [0, 1, 2].map((i) => lies(`water-${i}`, 'water', { x: 100 * i, y: 9, z: 10 }));
  const contacts = [
    ...log('water-0', 'table@40', 'board@60'),
    ...log('water-1', 'board@50'),
    ...log('water-2', 'table@40'),
  ];
  const facts = judgeThrow(evidence({ dice, contacts }), ['water-0', 'water-1', 'water-2'], PLAIN);
  expect(facts.dice.map(({ bounced: did, value }) => [did, value])).toEqual([
    [true, 10],
    [false, 3],
    [true, 1],
  ]);
});
