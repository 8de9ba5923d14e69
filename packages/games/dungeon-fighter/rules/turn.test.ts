import { describe, expect, test } from 'vitest';
import { PLAIN_MISS } from '../scenarios/position';
import { boardOf, combat, fight, offered, party, roomCard, THROW, told } from '../scenarios/table.fixture';

const COLOURED = ['red', 'green', 'blue'];
const MISS = { rest: 'out' };
const HOLE = { rest: 'hole' };

describe('whose turn it is', () => {
  test.each([
    [0, 1],
    [1, 2],
    [2, 0],
  ])('DF-5.1, DF-R60 with seat %i leading, seat %i begins', (leader, active) => {
    const given = { leader, rooms: ['wishing-hole', 'snowed-in-bank'], monsters: ['walrus-pup'] };
    const game = party(given);
    game.seat(leader).answers(`room:${roomCard('wishing-hole')}`);
    game.expectQuestion('turn.die', active).expectBoard({ combat: { active } });
  });

  test('DF-5.1 an eliminated Hero is skipped', () => {
    const gone = { scars: COLOURED, life: 0, eliminated: 1 };
    const game = party({ rooms: ['wishing-hole', 'snowed-in-bank'], monsters: ['walrus-pup'], heroes: { 1: gone } });
    game.seat(0).answers(`room:${roomCard('wishing-hole')}`);
    game.expectQuestion('turn.die', 2);
  });

  test('DF-5.8 the next able Hero clockwise, with the rest of the pool', () => {
    const heroes = { 2: { fainted: 1 }, 3: { scars: COLOURED, life: 0, eliminated: 1 } };
    const game = fight({ heroes }, { seats: 4 }).world('throw', { section: 'D0' }, { section: 'D0' });
    game.seat(1).answers('green', THROW);
    game
      .expectQuestion('turn.die', 0)
      .expectOptions(0, ['red', 'blue'])
      .expectBoard({ combat: { active: 0 } });
    game.seat(0).answers('blue', THROW);
    game.expectQuestion('throw', 1).expectBoard({ combat: { active: 1, pool: [] } }); // the last die goes unasked
  });

  test('DF-5.9 who alone can act takes every turn', () => {
    const game = fight({ heroes: { 0: { fainted: 1 }, 2: { fainted: 1 } } }).world('throw', { section: 'D0' });
    game.seat(1).answers('red', THROW);
    game.expectQuestion('turn.die', 1).expectOptions(1, ['green', 'blue']);
    expect(told(game, 'turn.begins').map(({ seat }) => seat)).toEqual([1, 1]);
  });

  test('DF-5.10 a defeated Monster ends the combat at once', () => {
    const game = fight({ combat: { life: 3 } }).world('throw', { section: 'B0' });
    game.seat(1).answers('red', THROW);
    game.expectBoard({ combat: null, monstersBeaten: [4], combats: 1 }).expectQuestion('dungeon.card', 1);
  });

  test('DF-5.10 one with 1 life left does not', () => {
    const game = fight({ combat: { life: 4 } }).world('throw', { section: 'B0' });
    game.seat(1).answers('red', THROW);
    game.expectBoard({ combat: { life: 1 } }).expectQuestion('turn.die', 2);
  });
});

describe('the die', () => {
  test('DF-5.2, DF-5.3, DF-5.4 all three coloured dice for whoever is Active; there is no passing', () => {
    for (const active of [0, 1, 2]) {
      const game = fight({ combat: { active } });
      game.expectQuestion('turn.die', active).expectOptions(active, COLOURED);
      game.refuses(active, 'pass').refuses(active, 'white').refuses(active, 'bonus');
    }
  });

  test('DF-5.3, DF-R47 one is thrown and the rest is handed on; the Water dice are one choice', () => {
    const water = [
      { id: 'water-0', ...MISS },
      { id: 'water-1', ...MISS },
      { id: 'water-2', ...MISS },
    ];
    const game = fight({ combat: { pool: [...COLOURED, 'water'] } }).world('throw', water);
    game.expectOptions(1, [...COLOURED, 'water']);
    game.seat(1).answers('water');
    expect(game.match.pending.asks[0].about.ids).toEqual(['water-0', 'water-1', 'water-2']);
    game.seat(1).answers(THROW);
    game.expectQuestion('turn.die', 2).expectOptions(2, COLOURED);
    game.expectBoard({ combat: { thrown: ['water'] } });
  });

  test('DF-5.5 a coloured die is thrown once, until all are retrieved', () => {
    const game = fight({ combat: { life: 20 } }).world('throw', MISS, MISS, MISS);
    game.seat(1).answers('green', THROW);
    game.refuses(2, 'green');
    game.seat(2).answers('red', THROW);
    game.seat(0).answers(THROW);
    game.expectQuestion('turn.run-out', 1);
    game.seat(1).answers('retrieve');
    game.expectOptions(1, COLOURED);
  });

  test('DF-5.6, DF-R68 a die thrown again is the same throw: nothing else leaves the pool or the Chest', () => {
    const again = { section: 'D0', symbol: 'icon' };
    const game = fight({ combat: { active: 0 } }).world('throw', again, again, { section: 'D0' });
    game.seat(0).answers('red', THROW, 'ability:red', THROW, 'ability:red', THROW);
    game.expectBoard({ combat: { pool: ['green', 'blue'], life: 5, throws: 3 } }).expectQuestion('turn.die', 1);
    const white = fight({ combat: { active: 0, pool: [] } }).world('throw', again, { section: 'D0' });
    white.seat(0).answers('bonus', THROW, 'ability:red', THROW);
    white.expectBoard({ chest: { bonus: 1 }, combat: { bonusThrown: 1, life: 5 } });
    expect(told(white, 'thrown').map((event) => (event as never as Thrown).situation.dice[0].id)).toEqual([
      'white-0',
      'white-0',
    ]);
  });

  test('DF-R68 nor a special die twice', () => {
    const again = { id: 'snow', section: 'D0', symbol: 'icon' };
    const game = fight({ combat: { active: 0, pool: ['red', 'blue', 'snow'] } }).world('throw', again, MISS);
    game.seat(0).answers('snow', THROW, 'ability:red', THROW);
    game.expectBoard({ combat: { pool: ['red', 'blue'], thrown: ['snow'] } }).expectQuestion('turn.die', 1);
  });

  test('DF-5.7 a thrown die stays where it rests and is in the way of the next; it is retrieved from there', () => {
    const lies = { id: 'red', shape: 'd4', p: [100, 900, 200], q: [0, 0, 0, 30_000] } as const;
    const layout = { dice: [lies], templates: [], icebergs: [] };
    const facts = { dice: [{ ...PLAIN_MISS, id: 'red' }], icebergs: [], wallDown: false };
    const game = fight({ chest: { bonus: 0 } }).world(
      'throw',
      { facts, layout, ticks: 9, hash: '' },
      { facts: { ...facts, dice: [{ ...PLAIN_MISS, id: 'blue' }] }, layout, ticks: 9, hash: '' },
      { facts: { ...facts, dice: [{ ...PLAIN_MISS, id: 'green' }] }, layout, ticks: 9, hash: '' },
    );
    game.seat(1).answers('red', THROW);
    expect(combat(game).layout.dice).toEqual([lies]);
    game.seat(2).answers('blue', THROW);
    expect((told(game, 'thrown')[1] as never as Thrown).situation.layout.dice).toEqual([lies]);
    game.seat(0).answers(THROW);
    game.expectEvents([{ type: 'retrieved' }]).expectQuestion('turn.die', 1);
    expect(combat(game).layout.dice).toEqual([]);
    game.expectBoard({ combat: { life: 6 } }); // what was resolved stays as it was
  });
});

test('DF-5.6 the die that is thrown again is first taken from where it lies', () => {
  const lies = { id: 'red', shape: 'd4', p: [100, 900, 200], q: [0, 0, 0, 30_000] } as const;
  const layout = { dice: [lies], templates: [], icebergs: [] };
  const icon = { ...PLAIN_MISS, id: 'red', rest: 'section', section: 'D0', value: 1, symbol: 'icon' } as const;
  const first = { facts: { dice: [icon], icebergs: [], wallDown: false }, layout, ticks: 9, hash: '' };
  const game = fight({ combat: { active: 0 } }).world('throw', first, MISS);
  game.seat(0).answers('red', THROW, 'ability:red');
  expect(combat(game).layout.dice).toEqual([]);
  game.seat(0).answers(THROW);
  expect((told(game, 'thrown')[1] as never as Thrown).situation.layout.dice).toEqual([]);
});

interface Thrown {
  situation: { layout: { dice: readonly object[] }; dice: readonly { id: string }[] };
}

test('DF-1.6 the Leader settles what the party disagrees about', () => {
  const given = { monster: 'pogo-fox', leader: 0 };
  for (const [leaders, gone] of [
    ['yes', 1],
    ['no', 0],
  ] as const) {
    const game = fight(given, { seats: 2 });
    game.seat(1).answers('back-down');
    game.seat(0).answers(leaders);
    game.seat(1).answers(leaders === 'yes' ? 'no' : 'yes');
    expect(boardOf(game).monstersGone).toHaveLength(gone);
  }
  const ruled = fight({}, { ruling: 'on' }).world('throw', HOLE);
  ruled.seat(1).answers('red', THROW);
  ruled.expectQuestion('throw.ruling', 0);
  expect(offered(ruled, 0)).toEqual(['yes', 'no']);
});
