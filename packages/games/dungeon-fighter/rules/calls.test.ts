import type { Plain } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { BOARD } from '../physics';
import {
  about,
  combat,
  fight,
  type Given,
  lives,
  party,
  question,
  rest,
  roomCard,
  THROW,
  told,
  ware,
} from '../scenarios/table.fixture';

const MISS = { rest: 'out' };
const ALL = [0, 1, 2, 3];
const [snow, puddle] = ['bag-of-fresh-snow', 'bottled-puddle'].map(ware);
const icebergs = (game: ReturnType<typeof fight>) => combat(game).layout.icebergs;
const meeting = (room: string, monster: string, given: Given = {}) => {
  const other = room === 'wishing-hole' ? 'cool-slide' : 'wishing-hole';
  const game = party({ rooms: [room, other], monsters: [monster], ...given });
  return game.seat(0).answers(`room:${roomCard(room)}`);
};

describe('Icebergs', () => {
  const CALLED = { monster: 'auntie-draught', combat: { life: 20, icebergs: ALL, icebergsBy: ['monster'] } };

  test('DF-26.1, DF-26.2 four, one on each hole, when Monster or Dungeon card ask for them', () => {
    expect(BOARD.holes.centres).toHaveLength(4);
    expect(icebergs(meeting('wishing-hole', 'auntie-draught'))).toEqual(ALL);
    expect(icebergs(meeting('iceberg-nursery', 'walrus-pup'))).toEqual(ALL);
    expect(icebergs(meeting('wishing-hole', 'walrus-pup'))).toEqual([]);
  });

  test.each([
    [[2], 18],
    [[0, 3], 17],
    [ALL, 15],
  ])('DF-26.3 touched %j: 1 more damage each, and they are gone', (touched, left) => {
    const game = fight(CALLED).world('throw', { section: 'D0', icebergs: touched });
    game.seat(1).answers('red', THROW);
    expect([combat(game).life, icebergs(game)]).toEqual([left, ALL.filter((n) => !touched.includes(n))]);
    expect(told(game, 'iceberg.broken')).toEqual([{ type: 'iceberg.broken', seat: 1, count: touched.length }]);
  });

  test('DF-26.4 on a Miss too, and what they defeat was defeated by the Active Hero’s throw', () => {
    const game = fight(CALLED).world('throw', { ...MISS, icebergs: [1] });
    game.seat(1).answers('red', THROW);
    expect([combat(game).life, lives(game)]).toEqual([19, [9, 8, 9]]);
    const last = fight({ ...CALLED, combat: { ...CALLED.combat, life: 2 } }).world('throw', {
      ...MISS,
      icebergs: [1, 2],
    });
    last.seat(1).answers('red', THROW);
    last.expectEvents([{ type: 'foe.defeated', seat: 1, by: 'other' }]).expectBoard({ leader: 1 });
    expect(lives(last)).toEqual([9, 9, 9]);
  });

  test('DF-26.5 also by a Water die that is not chosen, and by a throw that is ignored', () => {
    const water: Plain = [
      { id: 'water-0', ...MISS, icebergs: [1] },
      { id: 'water-1', section: 'D0' },
      { id: 'water-2', ...MISS, icebergs: [3] },
    ];
    const game = fight({ ...CALLED, combat: { ...CALLED.combat, pool: ['red', 'water'] } }).world('throw', water);
    game.seat(1).answers('water', THROW, 'water-1');
    expect([combat(game).life, icebergs(game)]).toEqual([17, [0, 2]]);
    const again = { section: 'B0', symbol: 'icon', icebergs: [0] };
    const bard = fight({ ...CALLED, combat: { ...CALLED.combat, active: 0 } }).world('throw', again, { section: 'D0' });
    bard.seat(0).answers('red', THROW, 'ability:red');
    expect([combat(bard).life, icebergs(bard)]).toEqual([19, [1, 2, 3]]); // dealt at once
    bard.seat(0).answers(THROW);
    expect(combat(bard).life).toBe(18);
  });

  test('DF-26.6 where one is gone there is an ordinary hole', () => {
    const game = fight(CALLED).world('throw', { ...MISS, icebergs: [1] }, { rest: 'hole' });
    game.seat(1).answers('red', THROW);
    game.seat(2).answers('green', THROW);
    const [, second] = told(game, 'thrown') as never as { situation: { layout: { icebergs: number[] } } }[];
    expect(second.situation.layout.icebergs).toEqual([0, 2, 3]);
    game.expectEvents([{ type: 'miss', seat: 2, why: 'hole' }]);
  });

  test('DF-26.7 those that are left go in Resting', () => {
    const game = rest({ combat: { icebergs: ALL }, rooms: ['wishing-hole', 'cool-slide'], monsters: ['white-bear'] });
    game.seat(1).answers(`room:${roomCard('wishing-hole')}`);
    expect(icebergs(game)).toEqual([]);
  });

  test('DF-R73 a second call adds nothing while all stand, and sets up those that are missing', () => {
    const both = meeting('iceberg-nursery', 'auntie-draught');
    expect([icebergs(both), told(both, 'icebergs.set').length]).toEqual([ALL, 1]);
    const given = { room: 'half-a-bridge', combat: { icebergs: [1], icebergsBy: ['dungeon'] } };
    const game = fight({ ...given, monsters: ['auntie-draught'] });
    game.seat(0).answers('back-down');
    for (const seat of [0, 1, 2]) game.seat(seat).answers('yes');
    expect(icebergs(game)).toEqual(ALL);
    game.expectEvents([{ type: 'icebergs.set', count: 3 }]);
  });

  test('DF-R67 dice on the table stay when they come out; only those in their places are taken off', () => {
    const [[x, z]] = BOARD.holes.centres;
    const pose = (id: string, at: readonly number[]) => ({
      id,
      shape: 'd4',
      p: [at[0] * 100, 900, at[1] * 100],
      q: [0, 0, 0, 30_000],
    });
    const dice = [pose('white-0', [x + 22, z]), pose('white-1', [x + 23, z]), pose('white-2', [400, 0])];
    const game = fight({ room: 'half-a-bridge', monsters: ['auntie-draught'] });
    game.board({ combat: { layout: { dice, templates: [], icebergs: [] } } });
    game.seat(0).answers('back-down');
    for (const seat of [0, 1, 2]) game.seat(seat).answers('yes');
    expect(combat(game).layout.dice.map(({ id }) => id)).toEqual(['white-1', 'white-2']);
  });
});

describe('the other board modifiers', () => {
  test.each([
    ['drifting-casino', 'ice-floe', ['floeDistance', 'floeLat']],
    ['cool-slide', 'waterfall', ['pivotR', 'lip', 'yaw']],
  ])('DF-26.8 %s brings the %s, placed with the throw', (room, req, fields) => {
    const game = fight({ room });
    game.seat(1).answers('red');
    expect(about(game).reqs).toEqual([req]);
    expect(fieldNames(game)).toEqual(expect.arrayContaining(fields));
  });

  test.each([
    ['water-tribe-goblin', 'pond', ['pondDistance', 'pondLat']],
    ['knocking-neighbour', 'ice-wall', ['wallAzimuth', 'wallTurn']],
  ])('DF-26.8 against %s it is the %s', (monster, req, fields) => {
    const game = fight({ monster });
    game.seat(1).answers('red');
    expect(about(game).reqs).toEqual([req]);
    expect(fieldNames(game)).toEqual(expect.arrayContaining(fields));
    const plain = fight();
    plain.seat(1).answers('red');
    for (const field of fields) expect(fieldNames(plain)).not.toContain(field);
  });

  test('DF-R62 asked for twice, one gadget and one requirement', () => {
    const game = fight({ monster: 'floe-buccaneer', room: 'drifting-casino' });
    game.seat(1).answers('red');
    expect(about(game).reqs).toEqual(['ice-floe']);
    expect(fieldNames(game).filter((name) => name === 'floeDistance')).toHaveLength(1);
    const mad = fight({ monster: 'brain-freeze-giant', room: 'chapel-of-cold-feet', combat: { hits: 2 } });
    mad.seat(1).answers('red'); // Card Flick and Prayer by Madness, Prayer by the room
    expect(about(mad).reqs).toEqual(['card-flick', 'prayer']);
  });
});

describe('special dice', () => {
  const POOL = { combat: { life: 20, pool: ['red', 'snow'], granted: [{ die: 'snow', by: 'monster' }] } };

  test('DF-29.1, DF-29.3 chosen like any die, it is the Hero’s turn; the others stay', () => {
    const game = fight(POOL).world('throw', { id: 'snow', section: 'D0' });
    game.expectOptions(1, ['red', 'snow']);
    game.seat(1).answers('snow', THROW);
    game.expectBoard({ combat: { life: 19, pool: [], thrown: ['snow'], active: 2 } }).expectQuestion('throw', 2);
    expect(about(game).die).toBe('red');
  });

  test('DF-29.2 it joins the pool when a Monster says so', () => {
    expect(combat(meeting('wishing-hole', 'snowman-bouncer')).pool).toEqual(['red', 'green', 'blue', 'snow']);
    const crate = party({ rooms: ['wishing-hole', 'cool-slide'], monsters: ['leftover-soup'] }, { boxes: 'ice+crate' });
    crate.seat(0).answers(`room:${roomCard('wishing-hole')}`);
    expect(combat(crate).pool).toEqual(['red', 'green', 'blue', 'water']);
  });

  test('DF-29.4 its icon reaches any one ability that is not scarred', () => {
    const game = fight({ ...POOL, heroes: { 1: { scars: ['green'] } } }).world('throw', {
      id: 'snow',
      ...MISS,
      symbol: 'icon',
    });
    game.seat(1).answers('snow', THROW);
    game.expectOptions(1, ['ability:red', 'ability:blue', 'decline']);
  });

  test('DF-29.5 after the combat it is back in the supply, thrown or not', () => {
    const game = rest({
      combat: { pool: ['snow'], thrown: ['water'] },
      rooms: ['wishing-hole', 'cool-slide'],
      monsters: ['white-bear'],
    });
    game.seat(1).answers(`room:${roomCard('wishing-hole')}`);
    game.expectBoard({ combat: { pool: ['red', 'green', 'blue'], thrown: [] } });
  });

  test('DF-29.6 thrown once a combat; retrieving does not bring it back', () => {
    const game = fight({ combat: { pool: [], thrown: ['snow', 'water'] } });
    game.seat(1).answers('retrieve');
    game.expectOptions(1, ['red', 'green', 'blue']).expectBoard({ combat: { thrown: ['snow', 'water'] } });
  });

  test('DF-29.7, DF-29.8 the three Water dice go together, and exactly one result is resolved', () => {
    const water: Plain = [
      { id: 'water-0', section: 'A0', symbol: 'icon' },
      { id: 'water-1', section: 'D0' },
      { id: 'water-2', ...MISS },
    ];
    const game = fight({ combat: { life: 20, pool: ['red', 'water'] } }).world('throw', water);
    game.seat(1).answers('water');
    expect(about(game)).toMatchObject({ ids: ['water-0', 'water-1', 'water-2'], shape: 'water' });
    game.seat(1).answers(THROW);
    game.expectOptions(1, ['water-0', 'water-1', 'water-2']);
    game.seat(1).answers('water-1');
    expect([combat(game).life, lives(game)]).toEqual([19, [9, 9, 9]]);
    game.expectNoEvents([{ type: 'ability.used' }, { type: 'miss' }]);
  });

  test('DF-29.9 Soft Snow on a Miss: no damage; on a Hit it means nothing; blank, the Miss hurts', () => {
    for (const [result, life] of [
      [{ ...MISS, symbol: 'snow' }, 9],
      [{ ...MISS, symbol: 'blank' }, 7],
      [{ section: 'D0', symbol: 'snow' }, 9],
    ] as const) {
      const game = fight(POOL).world('throw', { id: 'snow', ...result });
      game.seat(1).answers('snow', THROW);
      expect(lives(game)).toEqual([9, life, 9]);
    }
  });

  test('DF-R73 a card that grants dice cannot be used while they are in the pool, and brings thrown ones back', () => {
    const heroes = { 0: { cards: ['bag-of-fresh-snow'] }, 2: { cards: ['bottled-puddle'] } };
    fight({ ...POOL, heroes })
      .expectInterrupts(0, [])
      .expectInterrupts(2, [`use:${puddle}`])
      .refuses(0, `use:${snow}`, 'DF-R73');
    const game = fight({ combat: { pool: ['red', 'blue'], thrown: ['snow'] }, heroes });
    game.seat(0).answers(`use:${snow}`);
    game.expectBoard({ combat: { pool: ['red', 'blue', 'snow'], thrown: [] } });
  });

  test('DF-R73 called for by two cards, it is there once', () => {
    const game = fight({
      room: 'half-a-bridge',
      monsters: ['snowman-bouncer'],
      combat: { pool: ['red', 'snow'], granted: [{ die: 'snow', by: 'equipment' }] },
    });
    game.seat(0).answers('back-down');
    for (const seat of [0, 1, 2]) game.seat(seat).answers('yes');
    expect([question(game), combat(game).pool]).toEqual(['turn.die', ['red', 'green', 'blue', 'snow']]);
  });
});

const fieldNames = (game: ReturnType<typeof fight>): string[] =>
  (game.match.pending.asks[0].input ?? []).map(({ name }) => name);
