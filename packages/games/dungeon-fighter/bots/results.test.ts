/** What a bot does with a throw that lies there: icon, re-throw, Water dice, Cutthroat, Armour, whom to heal. */
import type { Plain } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import {
  BARD,
  bossFight,
  fight,
  type Given,
  JACK,
  LEBRON,
  MARLA,
  question,
  THROW,
  throwing,
  ware,
} from '../scenarios/table.fixture';
import { answerOf } from './seated.fixture';

const MISS = { rest: 'out' };
/** After the throw: what is answered to the first question about it. */
function then(active: number, die: string, result: Given | Plain[], given: Given = {}, asked?: string): string {
  const id = die === 'white' ? 'white-0' : die;
  const game = throwing(active, die, Array.isArray(result) ? result : { id, ...result }, given);
  if (question(game) === 'turn.weapons') game.seat(active).answers('none');
  game.seat(active).answers(THROW);
  if (asked) expect(question(game)).toBe(asked);
  return answerOf(game);
}

describe('the icon', () => {
  test('DF-R112.4 an ability is used', () => {
    expect(then(LEBRON, 'red', { section: 'B0', symbol: 'icon' }, {}, 'throw.icon')).toBe('ability:red');
    expect(then(JACK, 'red', { ...MISS, symbol: 'icon' }, {}, 'throw.icon')).toBe('ability:red');
  });

  test('Focused Damage is not used upon a bullseye that a token could lower', () => {
    const given = { heroes: { 3: { tokens: [1, 0, 0] } } };
    expect(then(MARLA, 'red', { section: 'D0' }, given, 'throw.token')).toBe('token:red');
    expect(then(MARLA, 'red', { section: 'BULL' }, given, 'throw.token')).toBe('none');
  });

  test('of a white die the ability that does most', () => {
    const given = { combat: { pool: [] }, heroes: { 3: { life: 9 } } };
    expect(then(MARLA, 'white', { section: 'D0', symbol: 'icon' }, given, 'throw.icon')).toBe('ability:red');
    const hurt = { combat: { pool: [] }, heroes: { 0: { life: 1 }, 3: { life: 9 } }, spent: ['grandmothers-cocoa'] };
    expect(then(MARLA, 'white', { ...MISS, symbol: 'icon' }, hurt, 'throw.icon')).toBe('ability:blue');
  });

  test('Herb Power goes to who needs it most', () => {
    const game = throwing(
      MARLA,
      'blue',
      { ...MISS, symbol: 'icon' },
      { heroes: { 0: { life: 7 }, 1: { life: 2 }, 3: { life: 8 } } },
    );
    game.seat(MARLA).answers(THROW, 'ability:blue');
    expect(question(game)).toBe('ability.target');
    expect(answerOf(game)).toBe('hero:1');
  });
});

describe('throwing again', () => {
  const penguin = (result: Given) => then(JACK, 'red', result, { monster: 'bloodthirsty-penguin' });

  test('DF-R112.4 a result below expectation is thrown again', () => {
    expect(penguin({ section: 'D0' })).toBe('fearless');
    expect(then(BARD, 'red', { ...MISS, symbol: 'icon' }, {}, 'throw.again')).toBe('ability:red');
    expect(then(BARD, 'red', { section: 'D0', symbol: 'icon' }, {}, 'throw.again')).toBe('ability:red');
  });

  test('and a good one is kept', () => {
    expect(then(BARD, 'red', { section: 'A0', symbol: 'icon' }, {}, 'throw.again')).toBe('keep');
  });

  test('a 1 is kept where it is enough', () => {
    expect(then(JACK, 'red', { section: 'D0' }, { monster: 'bloodthirsty-penguin', combat: { life: 1 } })).toBe('keep');
  });

  test('DF-17.3 a Relic mends a Miss', () => {
    const relic = ware('egg-timer');
    expect(then(JACK, 'green', MISS, { chest: { relics: ['egg-timer'] } }, 'throw.again')).toBe(`relic:${relic}`);
  });
});

test('DF-29.8 of the Water dice the best result, an icon counted in', () => {
  const water = (...results: Given[]) =>
    then(
      LEBRON,
      'water',
      [results.map((result, i) => ({ id: `water-${i}`, ...result }))],
      { combat: { pool: ['water'] } },
      'throw.water',
    );
  expect(water({ rest: 'hole', symbol: 'icon' }, { section: 'D0' }, { section: 'B1' })).toBe('water-2');
  expect(water({ section: 'B0', symbol: 'icon' }, { section: 'D0' }, { section: 'B1' })).toBe('water-0');
});

test('DF-25.5 Cutthroat adds the better section, and is kept where the Monster falls without it', () => {
  const between = (life: number) =>
    then(
      LEBRON,
      'red',
      { section: 'B1', touched: ['C1', 'A1'] },
      { combat: { life, cutthroat: 1 } },
      'throw.cutthroat',
    );
  expect(between(12)).toBe('add:A1');
  expect(between(4)).toBe('keep');
});

describe('Armour', () => {
  const armoured = (cards: string[], given: Given = {}) =>
    then(BARD, 'green', MISS, { monster: 'white-bear', heroes: { 0: { cards } }, ...given }, 'throw.armour');

  test('DF-R112.4 is used when it prevents', () => {
    expect(armoured(['tea-tray'])).toBe(String(ware('tea-tray')));
  });

  test('the one that prevents most goes first', () => {
    expect(armoured(['tea-tray', 'stove-door'])).toBe(String(ware('stove-door')));
  });

  test('DF-R70 nothing is left to prevent: the other is kept', () => {
    const game = throwing(BARD, 'green', MISS, {
      monster: 'white-bear',
      heroes: { 0: { cards: ['tea-tray', 'stove-door'] } },
    });
    game.seat(BARD).answers(THROW, String(ware('stove-door')));
    expect(question(game)).not.toBe('throw.armour');
  });
});

describe('Spendables in a throw', () => {
  const [whistle, lotion] = ['avalanche-whistle', 'enlarging-lotion'].map(ware);
  const blow = (start: typeof fight, life: number, given: Given = {}) => {
    const heroes = { 1: { cards: ['avalanche-whistle'] } };
    const game = start({ combat: { life, active: JACK, pool: [] }, heroes, ...given }, { seats: 4 });
    game.world('throw', { id: 'white-0', section: 'B0', touched: ['C0'] });
    return game.seat(JACK).answers(...(start === fight ? ['bonus', THROW] : [THROW])); // DF-19.5: no other way there
  };

  test('+5 against the Boss', () => {
    expect(answerOf(blow(bossFight, 20, { chest: { bonus: 4 } }))).toBe(`use:${whistle}`);
  });

  test('+5 where it kills and the dice run out, and not otherwise', () => {
    expect(answerOf(blow(fight, 8, { chest: { bonus: 1 } }))).toBe(`use:${whistle}`);
    expect(answerOf(blow(fight, 12, { chest: { bonus: 1 } }))).toBe('pass');
    expect(answerOf(blow(fight, 8, { chest: { bonus: 4 } }))).toBe('pass');
  });

  test('not where the Hit is enough', () => {
    expect(answerOf(blow(bossFight, 3, { chest: { bonus: 1 } }))).toBe('pass');
  });

  test('of two cards the one that is just enough', () => {
    const heroes = { 1: { hero: 'marla-morningstar', cards: ['avalanche-whistle', 'enlarging-lotion'] } };
    expect(answerOf(blow(bossFight, 6, { chest: { bonus: 1 }, heroes }))).toBe(`use:${lotion}`);
  });
});
