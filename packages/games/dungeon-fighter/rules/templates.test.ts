import { describe, expect, test } from 'vitest';
import {
  about,
  combat,
  fight,
  type Given,
  lives,
  question,
  rest,
  roomCard,
  THROW,
  told,
  ware,
} from '../scenarios/table.fixture';

const poster = ware('anatomical-poster');
const [salmon, whistle] = ['frozen-salmon', 'avalanche-whistle'].map(ware);
const TURN = 11_000;
const OK = { template: 'weak-point' };
const TABLE = { template: 'weak-point', touchesTable: true };
const FLAT = { template: 'weak-point', turned: false };
/** The Weak Point is to be flipped before anything else. */
const CALLED = { combat: { life: 20, toFlip: [{ template: 'weak-point', by: 'dungeon' }] } };
const lying = (game: ReturnType<typeof fight>) => combat(game).layout.templates.map(({ id }) => id);
const flipping = (given: Given, ...flips: Given[]) => fight({ ...CALLED, ...given }).world('flip', ...flips);
const flips = (game: ReturnType<typeof fight>) =>
  told(game, 'flipped') as never as { situation: { input: number[]; layout: object } }[];

describe('flipping', () => {
  test('DF-30.1 called for by Monster or room, at the start of the combat, by the Active Hero', () => {
    const game = flipping({}, OK);
    game.expectQuestion('flip', 1);
    expect(about(game).template).toBe('weak-point');
    game.seat(1).answers('assist');
    game.expectQuestion('turn.die', 1).expectEvents([{ type: 'template.lies', template: 'weak-point' }]);
    expect(lying(game)).toEqual(['weak-point']);
  });

  test('DF-30.1 two are flipped one after the other', () => {
    const toFlip = [
      { template: 'frozen-1', by: 'monster' },
      { template: 'frozen-2', by: 'monster' },
    ];
    const game = flipping({ combat: { toFlip } }, { template: 'frozen-1' }, { template: 'frozen-2' });
    game.seat(1).answers('assist', 'assist');
    expect([lying(game), question(game)]).toEqual([['frozen-1', 'frozen-2'], 'turn.die']);
  });

  test('DF-30.2, DF-R22 less than half a turn: again, without damage', () => {
    const game = flipping({}, FLAT, OK);
    game.seat(1).answers('assist');
    game.expectQuestion('flip', 1).expectEvents([{ type: 'template.again', why: 'turn' }]);
    expect([lives(game), lying(game)]).toEqual([[9, 9, 9], []]);
    game.seat(1).answers('assist');
    expect(lying(game)).toEqual(['weak-point']);
  });

  test('DF-30.2, DF-R110.3 after two such flips the game gives the turn', () => {
    const game = flipping({}, FLAT, FLAT, FLAT);
    const at = fieldOf(game, 'turn');
    const numbers = input(game, { turn: 6000 });
    game.seat(1).answers(numbers, numbers, numbers);
    expect(flips(game).map(({ situation }) => situation.input[at])).toEqual([6000, 6000, TURN]);
  });

  test('DF-30.3 on the table: 1 damage and again, as often as needed', () => {
    const game = flipping({}, TABLE, TABLE, OK);
    game.seat(1).answers('assist', 'assist');
    game.expectQuestion('flip', 1).expectEvents([{ type: 'hurt', amount: 1, why: 'flip' }]);
    expect(lives(game)).toEqual([9, 7, 9]);
    game.seat(1).answers('assist');
    expect([lives(game), lying(game)]).toEqual([[9, 7, 9], ['weak-point']]);
  });

  test('DF-R75 on the table and turned too little costs 1 all the same', () => {
    const game = flipping({}, { template: 'weak-point', turned: false, touchesTable: true }, OK);
    game.seat(1).answers('assist');
    expect([lives(game), question(game)]).toEqual([[9, 8, 9], 'flip']);
    game.expectEvents([{ type: 'template.again', why: 'table' }]);
  });

  test('DF-30.3 no Armour helps against it: it is no Miss', () => {
    const game = flipping({ heroes: { 1: { cards: ['tea-tray'] } } }, TABLE, OK);
    game.seat(1).answers('assist');
    expect([question(game), lives(game)]).toEqual(['flip', [9, 8, 9]]);
  });

  test('DF-30.4 one that lies there already may be left or flipped anew', () => {
    const given = { combat: { life: 20, templates: ['weak-point'] }, heroes: { 0: { cards: ['anatomical-poster'] } } };
    const left = fight(given);
    left.seat(0).answers(`use:${poster}`);
    left.expectQuestion('flip.again', 1).expectOptions(1, ['leave', 'flip']);
    left.seat(1).answers('leave');
    expect([question(left), lying(left)]).toEqual(['turn.die', ['weak-point']]);
    const anew = fight(given).world('flip', TABLE, OK);
    anew.seat(0).answers(`use:${poster}`);
    anew.seat(1).answers('flip');
    expect([question(anew), lying(anew)]).toEqual(['flip', []]);
    anew.seat(1).answers('assist');
    expect(question(anew)).toBe('flip'); // it does not lie there any more: nothing to leave
    anew.seat(1).answers('assist');
    expect(lying(anew)).toEqual(['weak-point']);
  });

  test('DF-R26, DF-30.4 left where it lies, it belongs to the card that called for it last, too', () => {
    const combatWith = (by: string) => ({
      life: 20,
      templates: ['weak-point'],
      toFlip: [{ template: 'weak-point', by }],
    });
    const owner = (by: string) => {
      const game = fight({ combat: combatWith(by) });
      game.seat(1).answers('leave');
      return combat(game).templatesBy;
    };
    expect(owner('equipment')).toEqual([{ template: 'weak-point', by: 'equipment' }]);
    expect(owner('monster')).toEqual([{ template: 'weak-point', by: 'monster' }]);
    const room = fight({ combat: combatWith('monster') });
    room.board({ combat: { templatesBy: [{ template: 'weak-point', by: 'dungeon' }] } });
    room.seat(1).answers('leave');
    expect(combat(room).templatesBy).toEqual([{ template: 'weak-point', by: 'dungeon' }]);
  });

  test('DF-30.5, DF-R24 a die it comes down on is taken away, and stays thrown', () => {
    const pose = (id: string) => ({ id, shape: 'd4', p: [0, 900, 0], q: [0, 0, 0, 30_000] });
    const lies = { id: 'weak-point', p: [0, 550, 0], q: [0, 0, 0, 30_000] };
    const facts = { template: 'weak-point', turned: true, touchesTable: false, displaced: ['red'] };
    const layout = { dice: [pose('green')], templates: [lies], icebergs: [] };
    const game = fight({
      combat: { life: 20, pool: ['blue', 'snow'], toFlip: [{ template: 'weak-point', by: 'equipment' }] },
    }).world('flip', { facts, layout, ticks: 1, hash: '' });
    game.board({ combat: { layout: { dice: [pose('red'), pose('green')], templates: [], icebergs: [] } } });
    game.seat(1).answers('assist');
    expect(combat(game).layout.dice.map(({ id }) => id)).toEqual(['green']);
    game.expectBoard({ combat: { pool: ['blue', 'snow'], life: 20 } });
  });

  test('DF-R23 who faints over it leaves flip and turn to the next; a card may save the Hero', () => {
    const game = flipping({ heroes: { 1: { life: 1 } } }, TABLE, OK);
    game.seat(1).answers('assist');
    game
      .expectEvents([
        { type: 'faints', seat: 1 },
        { type: 'turn.begins', seat: 2 },
      ])
      .expectQuestion('flip', 2);
    game.seat(2).answers('assist');
    game.expectQuestion('turn.die', 2).expectBoard({ combat: { active: 2 } });
    const saved = flipping({ heroes: { 1: { life: 1 }, 0: { cards: ['grandmothers-cocoa'] } } }, TABLE);
    saved.seat(1).answers('assist');
    saved.expectQuestion('faint.cards', 0);
    saved.seat(0).answers(`use:${ware('grandmothers-cocoa')}`);
    saved.expectQuestion('flip', 1).expectBoard({ heroes: { 1: { life: 4 } } });
    const all = flipping({ heroes: { 0: { fainted: 1 }, 1: { life: 1 }, 2: { fainted: 1 } } }, TABLE);
    all.seat(1).answers('assist').expectStanding({ reason: 'fainted' });
  });

  test('DF-R23 so it is when a card called for the flip', () => {
    const heroes = { 0: { cards: ['anatomical-poster'] }, 1: { life: 1 } };
    const game = fight({ heroes }).world('flip', TABLE, OK);
    game.seat(0).answers(`use:${poster}`);
    game.seat(1).answers('assist');
    game.expectQuestion('flip', 2).expectEvents([
      { type: 'faints', seat: 1 },
      { type: 'turn.begins', seat: 2 },
    ]);
    game.seat(2).answers('assist');
    game.expectQuestion('turn.die', 2).expectOptions(2, ['red', 'green', 'blue']);
  });

  test('DF-30.10 all are gone after Resting', () => {
    const game = rest({
      combat: { templates: ['frozen-1', 'weak-point'] },
      rooms: ['wishing-hole', 'cool-slide'],
      monsters: ['white-bear'],
    });
    game.seat(1).answers(`room:${roomCard('wishing-hole')}`);
    expect(lying(game)).toEqual([]);
  });
});

describe('a die on a Template', () => {
  const onto = (result: Given, given: Given & { combat?: Given } = {}) => {
    const { combat: more = {}, ...others } = given;
    const templates = ['frozen-1', 'weak-point'];
    const game = fight({ combat: { life: 13, templates, ...more }, ...others }, { seats: 4 }).world('throw', result);
    return game;
  };
  const thrown = (result: Given, given: Given & { combat?: Given } = {}, ...more: string[]) =>
    onto(result, given)
      .seat(1)
      .answers('red', ...more, THROW);
  const WEAK = { template: 'weak-point' };
  const TOP = { template: 'frozen-1' };

  test('DF-30.6 is a Hit, if the throw is valid and its requirements are met', () => {
    expect(lives(thrown(TOP))).toEqual([9, 9, 9, 9]);
    thrown(TOP).expectEvents([{ type: 'hit', template: 'frozen-1', damage: 0 }]);
    thrown({ ...WEAK, bounced: false }).expectEvents([{ type: 'miss', why: 'no-bounce' }]);
    const failed = thrown({ ...WEAK, reqs: { jump: false } }, { monster: 'pogo-fox' });
    failed.expectEvents([{ type: 'miss', why: 'requirement' }]);
    expect([combat(failed).life, lying(failed)]).toEqual([13, ['frozen-1', 'weak-point']]);
  });

  test('DF-30.7 the icon works as usual', () => {
    const game = onto({ ...WEAK, symbol: 'icon' })
      .seat(1)
      .answers('green', THROW, 'ability:green');
    game.expectBoard({ chest: { gold: 3 }, combat: { life: 7 } });
  });

  test('DF-30.8 its effect is on the Monster; none of the box hurts the Hero', () => {
    expect(lives(thrown(WEAK))).toEqual([9, 9, 9, 9]);
  });

  test('DF-30.9 judged as if it were not there, where the die touches what lies below: the facts name no Template', () => {
    const game = thrown({ section: 'B0' });
    game.expectEvents([{ type: 'hit', section: 'B0', template: '', damage: 3 }]);
    expect(lying(game)).toEqual(['frozen-1', 'weak-point']);
  });

  test('DF-30.11 in the opening of a Frozen one is a Miss', () => {
    const game = thrown({ ...TOP, inside: true });
    game.expectEvents([{ type: 'miss', why: 'frozen-hole' }]);
    expect(lives(game)).toEqual([9, 7, 9, 9]);
  });

  test('DF-30.12 on top of it 0, and bonuses count', () => {
    const game = thrown(TOP, { heroes: { 1: { cards: ['frozen-salmon', 'avalanche-whistle'] } } }, `${salmon}`);
    game.seat(1).answers(`use:${whistle}`);
    expect(combat(game).life).toBe(13 - 1 - 5);
  });

  test.each([
    [13, 7],
    [12, 6],
    [2, 1],
    [1, 1],
  ])('DF-30.13, DF-R19 on the Weak Point %i life become %i', (life, left) => {
    const game = thrown(WEAK, { combat: { life } });
    expect(combat(game)).toMatchObject({ life: left, defeated: '' });
  });

  test('DF-30.14 nothing raises it: no Weapon, no dance, no ability, and a Spendable is not asked for', () => {
    const heroes = { 1: { cards: ['frozen-salmon', 'avalanche-whistle'] } };
    const game = onto(
      { ...WEAK, symbol: 'icon', reqs: { dancing: true } },
      { heroes, combat: { melody: 1, cutthroat: 1 } },
    );
    game.seat(1).answers('blue', `${salmon}+dance`, THROW, 'ability:blue');
    expect([combat(game).life, question(game)]).toEqual([7, 'turn.die']);
  });

  test('DF-30.15 once resolved it is gone, and a card that asks for it brings it back', () => {
    const game = onto(WEAK, { heroes: { 0: { cards: ['anatomical-poster'] } } }).world('flip', OK);
    game.seat(1).answers('red', THROW);
    game.expectEvents([
      { type: 'weak-point', damage: 6, life: 7 },
      { type: 'template.gone', template: 'weak-point' },
    ]);
    expect([lying(game), combat(game).templatesBy.map(({ template }) => template)]).toEqual([
      ['frozen-1'],
      ['frozen-1'],
    ]);
    game.seat(0).answers(`use:${poster}`);
    game.expectQuestion('flip', 2);
    game.seat(2).answers('assist');
    expect(lying(game)).toEqual(['frozen-1', 'weak-point']);
  });

  test.each([
    [10, [0], 5],
    [11, [0, 1], 5],
    [2, [0, 1], 0],
  ])('DF-R20 Icebergs first: %i life, %j touched, %i left', (life, icebergs, left) => {
    const game = onto({ ...WEAK, icebergs }, { combat: { life, icebergs: [0, 1, 2, 3] }, monster: 'white-bear' });
    game.seat(1).answers('red', THROW);
    game.expectEvents([
      { type: 'foe.damaged', amount: icebergs.length, why: 'icebergs' },
      { type: 'weak-point', life: left },
    ]);
  });

  test('DF-R21 Focused makes 5 of a Frozen top, Piercing 2; on the Weak Point neither does anything', () => {
    const by = (seat: number, result: Given) => {
      const game = onto({ ...result, symbol: 'icon' }, { combat: { active: seat } });
      game.seat(seat).answers('red', THROW, 'ability:red');
      return combat(game).life;
    };
    expect([by(3, TOP), by(2, TOP), by(3, WEAK), by(2, WEAK)]).toEqual([8, 11, 7, 7]);
  });

  test('DF-R21 a bullseye without icon may be kept at 10 by not using the token', () => {
    const given = { heroes: { 3: { tokens: [1, 0, 0] } }, combat: { life: 20, active: 3 } };
    const game = fight(given, { seats: 4, levelUp: 'on' }).world('throw', { section: 'BULL' });
    game.seat(3).answers('red', THROW);
    game.expectQuestion('throw.token', 3).expectOptions(3, ['none', 'token:red']);
    game.seat(3).answers('none');
    game.expectBoard({ combat: { life: 10 }, heroes: { 3: { tokens: [1, 0, 0] } } });
  });
});

const fieldOf = (game: ReturnType<typeof fight>, field: string): number =>
  (game.match.pending.asks[0].input ?? []).findIndex(({ name }) => name === field);

/** Numbers within the limits, as near to 0 as they may be, but for those named. */
const input = (game: ReturnType<typeof fight>, named: { [field: string]: number }): string =>
  (game.match.pending.asks[0].input ?? [])
    .map(({ name, min, max }) => named[name] ?? Math.min(max, Math.max(min, 0)))
    .join();
