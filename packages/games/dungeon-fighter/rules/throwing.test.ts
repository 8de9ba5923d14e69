import type { Plain } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import {
  BOARD,
  type Contact,
  cornersAt,
  type DieFacts,
  type DiePose,
  type Evidence,
  fieldsOf,
  judgeThrow,
  type Launch,
  SECTIONS,
  zoneAt,
} from '../physics';
import { about, combat, fight, type Given, lives, THROW, told, ware } from '../scenarios/table.fixture';
import { isHit, isInstaKill, reasonOfMiss } from './throwing';

const [helm, _ramboril, salmon, _skis] = ['horned-helm', 'ramboril', 'frozen-salmon', 'ski-jumpers-skis'].map(ware);

/** A throw of red by seat 1 at 20 life, and what it was. */
function thrownOnce(result: Given, given: Given = {}) {
  const game = fight({ combat: { life: 20 }, ...given }).world('throw', result as never);
  return game.seat(1).answers('red', THROW);
}

// ---- the judge, on poses made here

const LAUNCH: Launch = {
  seat: 0,
  from: { r: 660, y: 120, lat: 0 },
  vel: { f: 2150, l: 0, u: 0 },
  spin: { x: 0, y: 0, z: 0 },
  floe: null,
  pond: null,
  wall: null,
  chute: null,
  proofs: {},
};
const touch = (tick: number, other: string): Contact => ({ tick, body: 'red', other, x: 0, z: 0, speed: 500 });
/** A d4 flat on the board, its centre here in mm. */
const at = (x: number, z: number): DiePose => ({
  id: 'red',
  shape: 'd4',
  p: [Math.round(x * 100), 900, Math.round(z * 100)],
  q: [0, 0, 0, 30_000],
});
function judged(die: DiePose, contacts: readonly Contact[], seen: Partial<Evidence> = {}): DieFacts {
  const evidence = {
    contacts,
    dice: [die],
    templates: [],
    wall: null,
    off: [],
    exits: {},
    touching: { red: ['board'] },
    ...seen,
  };
  return judgeThrow(evidence as Evidence, ['red'], LAUNCH).dice[0];
}
const BOUNCE = [touch(40, 'table'), touch(60, 'board')];
const zonesOf = (die: DiePose) =>
  cornersAt(die).map(({ x, z }) => {
    const zone = zoneAt(x, z);
    return zone.kind === 'section' ? zone.section : zone.kind;
  });

describe('where it is thrown from', () => {
  test('DF-6.1 any place around the table, whoever throws', () => {
    const game = fight();
    game.seat(1).answers('red');
    const seat = game.match.pending.asks[0].input?.find(({ name }) => name === 'seat');
    expect(seat).toMatchObject({ min: 0, max: 71 }); // 72 steps of 5 degrees
    expect(fieldsOf(['blind', 'jump'], 'd4').find(({ name }) => name === 'seat')).toMatchObject({ min: 0, max: 71 });
  });
});

describe('Hit or Miss, as the dice were seen', () => {
  test('DF-6.2, DF-6.4 the table first, then the board; the same tick or later is no bounce', () => {
    expect(judged(at(0, 40), BOUNCE)).toMatchObject({ bounced: true, rest: 'section' });
    expect(isHit(judged(at(0, 40), BOUNCE))).toBe(true);
    for (const contacts of [
      [touch(60, 'board')],
      [touch(60, 'board'), touch(70, 'table')],
      [touch(60, 'table'), touch(60, 'board')],
    ]) {
      const die = judged(at(0, 40), contacts);
      expect([die.bounced, isHit(die)]).toEqual([false, false]);
      expect(reasonOfMiss(die)).toEqual({ why: 'no-bounce', requirement: '' });
    }
  });

  test('DF-6.5 in a hole and staying there; one that left it again counts where it rests', () => {
    const [[x, z]] = BOARD.holes.centres;
    const inside = judged({ ...at(x, z), p: [x * 100, -900, z * 100] }, BOUNCE);
    expect([inside.rest, isHit(inside), reasonOfMiss(inside).why]).toEqual(['hole', false, 'hole']);
    const dipped = judged(at(0, 40), [...BOUNCE, touch(80, 'hole-floor'), touch(120, 'board')]);
    expect([dipped.rest, isHit(dipped)]).toEqual(['section', true]);
  });

  test('DF-6.6, DF-6.7 on a bone, on the table, off the table', () => {
    const [[x1, z1, x2, z2]] = BOARD.bones.axes;
    const bone = judged(at((x1 + x2) / 2, (z1 + z2) / 2), BOUNCE);
    expect([bone.rest, isHit(bone), reasonOfMiss(bone).why]).toEqual(['bone', false, 'bone']);
    const table = judged(at(0, 400), [touch(40, 'table')], { touching: { red: ['table'] } });
    expect([table.rest, isHit(table), reasonOfMiss(table).why]).toEqual(['out', false, 'out']);
    const off = judged(at(0, 900), [touch(40, 'table')], { off: ['red'], touching: {} });
    expect([off.rest, isHit(off)]).toEqual(['out', false]);
  });

  test('DF-6.9, DF-6.10 the section with most corners, on a tie the lower value', () => {
    let mostly = 0;
    for (let z = 90; z <= 140; z += 0.5) {
      const die = at(30, z); // from B1, worth 4, to C1, worth 3
      const zones = zonesOf(die);
      const inner = zones.filter((zone) => zone === 'B1').length;
      if (inner + zones.filter((zone) => zone === 'C1').length < 4) continue;
      const facts = judged(die, BOUNCE);
      expect([facts.section, facts.value]).toEqual(inner > 2 ? ['B1', 4] : ['C1', 3]);
      if (inner === 3) mostly += 1;
    }
    expect(mostly).toBeGreaterThan(0);
  });

  test('DF-6.10 two corners against two', () => {
    // Turned about the upright axis until two corners of the face below lie on either side of the ring's border.
    const ties: string[] = [];
    for (let turn = 0; turn < 360; turn += 5) {
      const half = (turn * Math.PI) / 360;
      const q = [0, Math.round(Math.sin(half) * 30_000), 0, Math.round(Math.cos(half) * 30_000)] as const;
      for (let z = 100; z <= 125; z += 0.25) {
        const die = { ...at(20, z), q };
        const zones = zonesOf(die).sort().join();
        if (zones === 'B1,B1,C1,C1') ties.push(judged(die, BOUNCE).section);
      }
    }
    expect(ties.length).toBeGreaterThan(0);
    expect(new Set(ties)).toEqual(new Set(['C1'])); // 3, not 4
  });

  test('DF-6.11 the bullseye is worth 10', () => {
    expect(SECTIONS.find(({ id }) => id === 'BULL')?.value).toBe(10);
    expect(judged(at(0, 0), BOUNCE)).toMatchObject({ section: 'BULL', bullseye: true, value: 10 });
    thrownOnce({ section: 'BULL' }).expectBoard({ combat: { life: 10 } });
  });
});

describe('Hit or Miss, as the rules take it', () => {
  test('DF-6.3 on a section, the bullseye or a Template, valid and all requirements met', () => {
    thrownOnce({ section: 'A0' }).expectBoard({ combat: { life: 15 } });
    thrownOnce({ section: 'A0', reqs: { pond: true, jump: true } }).expectBoard({ combat: { life: 15 } });
    thrownOnce({ template: 'frozen-1' }).expectEvents([{ type: 'hit', template: 'frozen-1', damage: 0 }]);
  });

  test.each([
    ['DF-6.4: no bounce', { section: 'A0', bounced: false }, 'no-bounce', ''],
    ['DF-6.5: a hole', { rest: 'hole' }, 'hole', ''],
    ['DF-6.6: a bone', { rest: 'bone' }, 'bone', ''],
    ['DF-6.7: outside', { rest: 'out' }, 'out', ''],
    [
      'DF-6.8: a requirement failed, wherever it rests',
      { section: 'A0', reqs: { jump: true, pond: false } },
      'requirement',
      'pond',
    ],
    ['DF-6.8: also in the bullseye', { section: 'BULL', reqs: { blind: false } }, 'requirement', 'blind'],
  ])('%s is a Miss', (_, result, why, requirement) => {
    const game = thrownOnce(result as Given);
    game.expectEvents([{ type: 'miss', seat: 1, why, requirement }]).expectNoEvents([{ type: 'hit' }]);
    game.expectBoard({ combat: { life: 20 } }).expectQuestion('turn.die', 2);
    expect(lives(game)).toEqual([9, 7, 9]);
  });

  test('DF-6.12 the icon is read on Hits and on Misses', () => {
    const results: Given[] = [{ section: 'D0' }, { rest: 'out' }, { section: 'A0', bounced: false }];
    for (const result of results) {
      const game = fight().world('throw', { ...result, symbol: 'icon' });
      game.seat(1).answers('green', THROW);
      game.expectQuestion('throw.icon', 1).expectOptions(1, ['ability:green', 'decline']);
      game.seat(1).answers('ability:green');
      game.expectBoard({ chest: { gold: 2 } });
    }
  });

  test('DF-10.7 no Insta-Kill without a Hit', () => {
    const facts = { ...judged(at(0, 0), BOUNCE), symbol: 'icon' } as const;
    expect(isInstaKill(facts)).toBe(true);
    expect(isInstaKill({ ...facts, bounced: false })).toBe(false);
    expect(isInstaKill({ ...facts, reqs: { pond: false } })).toBe(false);
    expect(isInstaKill({ ...facts, symbol: 'blank' })).toBe(false);
    expect(isInstaKill({ ...facts, bullseye: false })).toBe(false);
  });

  test('DF-R57 each Water die is judged by itself; one that broke a requirement is a Miss if chosen', () => {
    const dice: Plain = [
      { id: 'water-0', section: 'A0', reqs: { waterfall: false } },
      { id: 'water-1', section: 'D0', reqs: { waterfall: true } },
      { id: 'water-2', rest: 'out', reqs: { waterfall: true } },
    ];
    const given = { monster: 'scrubbing-spring', combat: { pool: ['red', 'water'] } };
    const bad = fight(given).world('throw', dice);
    bad.seat(1).answers('water', THROW);
    bad.expectQuestion('throw.water', 1).expectOptions(1, ['water-0', 'water-1', 'water-2']);
    bad.seat(1).answers('water-0');
    bad
      .expectEvents([{ type: 'miss', why: 'requirement', requirement: 'waterfall' }])
      .expectBoard({ combat: { life: 10 } });
    const good = fight(given).world('throw', dice);
    good.seat(1).answers('water', THROW, 'water-1');
    good.expectBoard({ combat: { life: 9 } }).expectNoEvents([{ type: 'miss' }]);
    expect(lives(good)).toEqual([9, 9, 9]);
  });
});

describe('before the throw', () => {
  test('DF-36.1 die and Weapons are fixed, told, and cannot change any more', () => {
    const game = fight({ heroes: { 1: { cards: ['frozen-salmon', 'horned-helm'] } } }).world('throw', {
      section: 'D0',
    });
    game.seat(1).answers('blue');
    game.expectQuestion('turn.weapons', 1);
    game.expectOptions(1, ['none', `${salmon}`, `${helm}`, `${salmon}+${helm}`]);
    game.seat(1).answers(`${salmon}`);
    expect(told(game, 'die.chosen')).toEqual([
      { type: 'die.chosen', seat: 1, die: 'blue', weapons: [salmon], dancing: false, requirements: [] },
    ]);
    game.expectQuestion('throw', 1).refuses(1, 'red').refuses(1, `${helm}`).refuses(1, 'none');
    game
      .seat(1)
      .answers(THROW)
      .expectBoard({ combat: { life: 4 } });
  });

  test('DF-36.1 without Weapon and Melody there is nothing to announce', () => {
    const game = fight();
    game.seat(1).answers('blue');
    game.expectQuestion('throw', 1);
    const dance = fight({ combat: { melody: 1 } });
    dance.seat(1).answers('blue');
    dance.expectQuestion('turn.weapons', 1).expectOptions(1, ['none', 'dance']);
    dance.seat(1).answers('dance');
    expect(about(dance).reqs).toEqual(['dancing']);
  });

  test('DF-36.1 what the world adds is sealed before the hand moves, and shown with the throw', () => {
    const game = fight().world('throw', { section: 'D0' });
    game.seat(1).answers('red');
    const { hash, nonce, challenge } = (
      game.match.board as { sealed: { hash: string; nonce: number[]; challenge: number[] } }
    ).sealed;
    expect(about(game).hash).toBe(hash);
    expect(nonce).toHaveLength(6);
    for (const viewer of [0, 1, null] as const) {
      const { sealed } = game.match.view(viewer) as {
        sealed: { hash: string; nonce: number[]; salt: string; challenge: number[] };
      };
      expect([sealed.hash, sealed.nonce]).toEqual([hash, new Array(6).fill(-1)]);
      expect(sealed.challenge[1]).toBe(viewer === 1 ? challenge[1] : -1);
    }
    game.seat(1).answers(THROW);
    expect((told(game, 'thrown')[0] as never as { situation: { nonce: number[] } }).situation.nonce).toEqual(nonce);
    expect(combat(game).throws).toBe(1);
    game.expectBoard({ sealed: null, throws: 1 });
  });
});
