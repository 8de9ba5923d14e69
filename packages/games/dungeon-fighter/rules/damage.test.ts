import { describe, expect, test } from 'vitest';
import { builtIn, type Weapon } from '../content';
import {
  BARD,
  boardOf,
  bossFight,
  fight,
  type Given,
  heroOf,
  JACK,
  LEBRON,
  lives,
  MARLA,
  THROW,
  throwing,
  told,
  ware,
} from '../scenarios/table.fixture';
import { worthOf } from './hit';

const [salmon, whistle] = ['frozen-salmon', 'avalanche-whistle'].map(ware);
const MISS = { rest: 'out' };
const KILL = { section: 'BULL', symbol: 'icon' };
const ICEBERGS = { monster: 'auntie-draught' };

const onlyWhite = (more: Given = {}) => ({ combat: { pool: [], ...more } });
const hit = (game: ReturnType<typeof fight>) =>
  told(game, 'hit')[0] as never as { damage: number; parts: { what: string }[] };

describe('what a throw is worth before it is made', () => {
  const seenOf = (game: ReturnType<typeof fight>) => game.match.seen('everything') as never;

  test('DF-7.5 what the Weapons add, and DF-7.2 the lowest section that defeats the foe with it', () => {
    const { damage } = builtIn.equipment[salmon] as Weapon;
    const life = (left: number) => seenOf(fight({ combat: { life: left } }));
    expect(worthOf(life(4), [])).toEqual({ adds: 0, fells: 4 });
    expect(worthOf(life(4), [salmon])).toEqual({ adds: damage, fells: 4 - damage });
    expect(worthOf(life(20), [salmon])).toEqual({ adds: damage, fells: null });
    expect(worthOf(life(1), [salmon])).toEqual({ adds: damage, fells: 1 }); // Even the lowest section is one.
  });

  test('DF-25.2 a dance adds to it', () => {
    const { damage } = builtIn.equipment[salmon] as Weapon;
    const seen = seenOf(fight({ combat: { life: 7 } }));
    expect(worthOf(seen, [], true)).toEqual({ adds: 2, fells: 5 });
    expect(worthOf(seen, [salmon], true)).toEqual({ adds: damage + 2, fells: 5 - damage });
  });
});

describe('dealing damage', () => {
  test('DF-7.1 the value of the section and all bonuses that apply', () => {
    const given = { heroes: { 2: { cards: ['frozen-salmon', 'avalanche-whistle'] } }, room: 'cool-slide' };
    const game = throwing(LEBRON, 'blue', { section: 'B0', symbol: 'icon' }, given);
    game.seat(LEBRON).answers(`${salmon}`, THROW, 'ability:blue', `use:${whistle}`);
    expect(hit(game).parts).toEqual([
      { what: 'section', card: -2, amount: 3 },
      { what: 'weapon', card: salmon, amount: 1 },
      { what: 'camouflage', card: -2, amount: 4 },
      { what: 'spendable', card: whistle, amount: 5 },
    ]);
    game.expectBoard({ combat: { life: 20 - 13 } });
  });

  test('DF-7.2 life may go below 0, and the number is kept', () => {
    const game = throwing(JACK, 'red', { section: 'BULL' }, { combat: { life: 1 } });
    game.seat(JACK).answers(THROW);
    game.expectEvents([
      { type: 'hit', life: -9 },
      { type: 'foe.defeated', life: -9, by: 'hit' },
    ]);
  });

  test.each([
    [4, true],
    [3, true],
    [2, false],
  ])('DF-7.3 %i damage against 3 life: defeated %s', (damage, isDefeated) => {
    const section = { 4: 'B1', 3: 'B0', 2: 'C0' }[damage] as string;
    const game = throwing(JACK, 'red', { section }, { combat: { life: 3 } });
    game.seat(JACK).answers(THROW);
    expect(boardOf(game).combat === null).toBe(isDefeated);
    expect(told(game, 'foe.defeated')).toHaveLength(isDefeated ? 1 : 0);
  });

  test('DF-7.4 one amount', () => {
    const given = { ...ICEBERGS, combat: { icebergs: [0, 1, 2, 3] }, heroes: { 1: { cards: ['frozen-salmon'] } } };
    const game = throwing(JACK, 'red', { section: 'D0', icebergs: [0, 2] }, given);
    game.seat(JACK).answers(`${salmon}`, THROW);
    expect([told(game, 'hit').length, hit(game).damage, told(game, 'foe.damaged').length]).toEqual([1, 4, 0]);
    game.expectBoard({ combat: { life: 16 } });
  });

  test('DF-7.5 a Weapon adds nothing to a Miss', () => {
    const game = throwing(JACK, 'red', { ...MISS, symbol: 'icon' }, { heroes: { 1: { cards: ['frozen-salmon'] } } });
    game.seat(JACK).answers(`${salmon}`, THROW, 'ability:red');
    game.expectBoard({ combat: { life: 18 } }); // Agile Instincts, no more
  });

  test('DF-7.6 a Hit hurts no Hero', () => {
    const game = throwing(JACK, 'red', { section: 'D0' });
    game.seat(JACK).answers(THROW);
    expect(lives(game)).toEqual([9, 9, 9, 9]);
    game.expectNoEvents([{ type: 'hurt' }]);
  });
});

describe('the icon', () => {
  test('DF-10.1 three abilities each, one a colour', () => {
    const icon = { section: 'D0', symbol: 'icon' };
    for (const active of [JACK, LEBRON, MARLA]) {
      for (const colour of ['green', 'blue']) {
        throwing(active, colour, icon)
          .seat(active)
          .answers(THROW)
          .expectOptions(active, [`ability:${colour}`, 'decline']);
      }
    }
  });

  test('DF-10.2 a coloured die reaches the thrower’s ability of that colour alone', () => {
    const game = throwing(JACK, 'green', { section: 'D0', symbol: 'icon' });
    game.seat(JACK).answers(THROW);
    game.expectOptions(JACK, ['ability:green', 'decline']);
    game.seat(JACK).answers('ability:green');
    game
      .expectBoard({ chest: { gold: 3 } })
      .expectEvents([{ type: 'ability.used', seat: JACK, ability: 'pickpocket' }]);
  });

  test('DF-10.2 a blank reaches none', () => {
    const game = throwing(JACK, 'green', { section: 'D0' });
    game.seat(JACK).answers(THROW);
    game.expectQuestion('turn.die', LEBRON);
  });

  test('DF-10.3 a white die any one of the three that is not scarred', () => {
    const icon = { section: 'D0', symbol: 'icon' };
    const whole = throwing(LEBRON, 'white', icon, onlyWhite());
    whole.seat(LEBRON).answers(THROW);
    whole.expectOptions(LEBRON, ['ability:red', 'ability:green', 'ability:blue', 'decline']);
    const scarred = throwing(LEBRON, 'white', icon, { ...onlyWhite(), heroes: { 2: { scars: ['green'] } } });
    scarred.seat(LEBRON).answers(THROW);
    scarred.expectOptions(LEBRON, ['ability:red', 'ability:blue', 'decline']);
    scarred.seat(LEBRON).answers('ability:red');
    scarred.expectQuestion('turn.run-out', MARLA); // one of them
  });

  test('DF-10.4 where the die rests matters only to those that say so', () => {
    const miss = { ...MISS, symbol: 'icon' };
    throwing(MARLA, 'white', miss, onlyWhite())
      .seat(MARLA)
      .answers(THROW)
      .expectOptions(MARLA, ['ability:green', 'ability:blue', 'decline']); // Focused only on a Hit
    throwing(JACK, 'white', miss, onlyWhite())
      .seat(JACK)
      .answers(THROW)
      .expectOptions(JACK, ['ability:red', 'ability:green', 'ability:blue', 'decline']);
    throwing(JACK, 'white', { section: 'D0', symbol: 'icon' }, onlyWhite())
      .seat(JACK)
      .answers(THROW)
      .expectOptions(JACK, ['ability:green', 'ability:blue', 'decline']); // Agile Instincts only on a Miss
  });

  test('DF-10.5, DF-R46 it may always be declined', () => {
    const game = throwing(JACK, 'green', { section: 'D0', symbol: 'icon' });
    game.seat(JACK).answers(THROW, 'decline');
    game
      .expectBoard({ chest: { gold: 2 }, combat: { life: 19 } })
      .expectEvents([{ type: 'ability.declined', seat: JACK }]);
    const again = throwing(BARD, 'red', { section: 'D0', symbol: 'icon' });
    again.seat(BARD).answers(THROW, 'keep');
    again.expectBoard({ combat: { life: 19 } }).expectQuestion('turn.die', JACK);
  });

  test('DF-10.6 a scarred colour is never activated; its die may still be thrown', () => {
    const game = throwing(JACK, 'green', { section: 'D0', symbol: 'icon' }, { heroes: { 1: { scars: ['green'] } } });
    game.seat(JACK).answers(THROW);
    game.expectBoard({ combat: { life: 19 }, chest: { gold: 2 } }).expectQuestion('turn.die', LEBRON);
    const rethrow = throwing(BARD, 'red', { section: 'D0', symbol: 'icon' }, { heroes: { 0: { scars: ['red'] } } });
    rethrow.seat(BARD).answers(THROW).expectQuestion('turn.die', JACK);
  });
});

describe('the Insta-Kill', () => {
  test('DF-10.7, DF-36.6 icon in the bullseye defeats at once, instead of 10', () => {
    const game = throwing(JACK, 'green', KILL, { combat: { life: 90 } });
    game.seat(JACK).answers(THROW, 'decline');
    game.expectEvents([
      { type: 'insta-kill', seat: JACK, damage: 90 },
      { type: 'foe.defeated', by: 'insta-kill', life: 0 },
    ]);
    game.expectNoEvents([{ type: 'hit' }]).expectBoard({ combat: null, monstersBeaten: [4] });
  });

  test.each([
    ['no bounce', { ...KILL, bounced: false }],
    ['a failed requirement', { ...KILL, reqs: { pond: false } }],
  ])('DF-10.7 never on a Miss: %s', (_, result) => {
    const game = throwing(JACK, 'green', result);
    game.seat(JACK).answers(THROW, 'decline');
    game.expectBoard({ combat: { life: 20 } }).expectNoEvents([{ type: 'insta-kill' }]);
    expect(heroOf(game, JACK).life).toBe(7);
  });

  test('DF-10.7 nor without the icon, nor beside the bullseye', () => {
    throwing(JACK, 'green', { section: 'BULL' })
      .seat(JACK)
      .answers(THROW)
      .expectBoard({ combat: { life: 10 } });
    const beside = { section: 'A0', touched: ['BULL'], symbol: 'icon' };
    throwing(JACK, 'green', beside)
      .seat(JACK)
      .answers(THROW, 'decline')
      .expectBoard({ combat: { life: 15 } });
  });

  test('DF-10.8 it counts as an Epic Shot', () => {
    const game = throwing(JACK, 'green', KILL, { combat: { life: 90 } });
    game.seat(JACK).answers(THROW, 'decline');
    game.expectEvents([{ type: 'epic-shot', gold: 1 }]).expectBoard({ chest: { gold: 2 + 1 + 3 } });
  });

  test('DF-10.9 also on the Final Boss', () => {
    const game = bossFight().world('throw', KILL);
    game.seat(JACK).answers('green', THROW, 'decline');
    game.expectStanding({ reason: 'won' });
  });

  test('DF-10.10 the ability of that icon may still be used', () => {
    const game = throwing(JACK, 'green', KILL, { combat: { life: 90 } });
    game.seat(JACK).answers(THROW);
    game.expectQuestion('throw.icon', JACK).expectOptions(JACK, ['ability:green', 'decline']);
    game.seat(JACK).answers('ability:green');
    game.expectBoard({ chest: { gold: 2 + 1 + 1 + 3 }, combat: null });
  });

  test.each(['red', 'green', 'blue', 'snow', 'water', 'white'])('DF-10.11: with the %s die', (die) => {
    const id = die === 'water' ? 'water-0' : die;
    const result = { id, ...KILL };
    const water = [result, { id: 'water-1', ...MISS }, { id: 'water-2', ...MISS }];
    const pool = die === 'white' ? [] : [die];
    const game = fight({ combat: { life: 90, active: MARLA, pool } }, { seats: 4 });
    game.world('throw', die === 'water' ? water : result);
    if (die === 'white') game.seat(MARLA).answers('bonus');
    game.seat(MARLA).answers(THROW, ...(die === 'water' ? ['water-0'] : []), 'decline');
    game.expectEvents([{ type: 'insta-kill' }]).expectBoard({ combat: null });
  });
});
