import type { Plain } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import {
  BARD,
  boardOf,
  combat,
  fight,
  type Given,
  heroOf,
  JACK,
  LEBRON,
  MARLA,
  party,
  question,
  rest,
  THROW,
  table,
  told,
} from '../scenarios/table.fixture';

const ON = { levelUp: 'on', seats: 4 };
const HIT = { section: 'B0', symbol: 'icon' };
const MISS = { rest: 'out', symbol: 'icon' };
const BLANK = { section: 'B0' };

const throwing = (seat: number, die: string, results: Given | Given[], given: Given & { combat?: Given } = {}) => {
  const { combat: more = {}, ...others } = given;
  const pool: Given = die === 'white' ? { pool: [] } : die === 'snow' ? { pool: ['red', 'snow'] } : {};
  const game = fight({ combat: { life: 20, active: seat, ...pool, ...more }, ...others }, ON);
  game.world('throw', ...(Array.isArray(results) ? results : [results]));
  return game.seat(seat).answers(die === 'white' ? 'bonus' : die, THROW);
};
const xp = (game: ReturnType<typeof fight>, seat: number) => heroOf(game, seat).xp;
const why = (game: ReturnType<typeof fight>) => told(game, 'xp.gained').map((event) => event.why);

describe('XP', () => {
  test('DF-31.1, DF-R7 a choice before the set-up; everybody’s counter starts at 0', () => {
    const game = table(3, { levelUp: 'on', heroes: 'dealt' });
    expect(boardOf(game).heroes.map((hero) => [hero.xp, hero.tokens])).toEqual(new Array(3).fill([0, [0, 0, 0]]));
    const off = fight({ combat: { life: 3 } }).world('throw', HIT);
    off.seat(1).answers('green', THROW, 'decline');
    expect([heroOf(off, 1).xp, told(off, 'xp.gained')]).toEqual([0, []]);
  });

  test('DF-31.2 1 for the Hero whose Hit defeats the Monster', () => {
    const game = throwing(JACK, 'red', BLANK, { combat: { life: 3 } });
    expect([why(game), xp(game, JACK), xp(game, BARD)]).toEqual([['kill'], 1, 0]);
    expect(why(throwing(JACK, 'red', BLANK, { combat: { life: 4 } }))).toEqual([]);
  });

  test('DF-31.2 a kill without a Hit gives none', () => {
    const game = throwing(JACK, 'red', MISS, { combat: { life: 2 } });
    game.seat(JACK).answers('ability:red'); // Agile Instincts
    expect([boardOf(game).combat, why(game)]).toEqual([null, []]);
  });

  test('DF-31.3, DF-R6 1 for an icon declined', () => {
    const game = throwing(JACK, 'green', HIT);
    game.seat(JACK).answers('decline');
    expect(why(game)).toEqual(['declined']);
    const used = throwing(JACK, 'green', HIT);
    used.seat(JACK).answers('ability:green');
    expect(why(used)).toEqual([]);
    expect(why(throwing(JACK, 'green', BLANK))).toEqual([]);
  });

  test('DF-31.3 a Re-throw that is let pass is declined', () => {
    const game = throwing(BARD, 'red', HIT);
    game.seat(BARD).answers('keep');
    expect(why(game)).toEqual(['declined']);
  });

  test.each([
    ['Agile Instincts on a Hit', JACK, 'red', HIT],
    ['Focused Damage on a Miss', MARLA, 'red', MISS],
    ['the Melody on a Miss', BARD, 'blue', MISS],
  ])('DF-31.4, DF-R6 1 for an icon whose condition is not met: %s', (_, seat, die, result) => {
    const game = throwing(seat, die, result);
    expect([why(game), xp(game, seat)]).toEqual([['condition'], 1]);
  });

  test.each([
    [2, 3],
    [3, 3],
  ])('DF-31.5 of %i XP one more makes %i', (before, after) => {
    const game = throwing(JACK, 'red', HIT, { heroes: { 1: { xp: before } } });
    expect(xp(game, JACK)).toBe(after);
  });
});

describe('XP at the edges (DF-R34)', () => {
  test('DF-R34 a scarred colour’s icon gives none', () => {
    const heroes = { 1: { scars: ['red', 'green'] } };
    expect(why(throwing(JACK, 'red', HIT, { heroes }))).toEqual([]);
    expect(why(throwing(JACK, 'green', HIT, { heroes }))).toEqual([]);
  });

  test('DF-R34 a white die at most 1: declined, or no condition met', () => {
    const declined = throwing(LEBRON, 'white', HIT);
    declined.seat(LEBRON).answers('decline');
    expect(why(declined)).toEqual(['declined']);
    expect(why(throwing(LEBRON, 'white', MISS))).toEqual(['condition']); // all three are for Hits
    const one = throwing(JACK, 'white', HIT);
    one.seat(JACK).answers('ability:green'); // that red would not do is no matter
    expect(why(one)).toEqual([]);
  });

  test('DF-R34 of Water dice the chosen one alone counts', () => {
    const water: Plain = [
      { id: 'water-0', ...HIT },
      { id: 'water-1', section: 'D0' },
      { id: 'water-2', ...MISS },
    ];
    const game = fight({ combat: { life: 20, pool: ['red', 'water'] } }, ON).world('throw', water);
    game.seat(1).answers('water', THROW, 'water-1');
    expect(why(game)).toEqual([]);
  });

  test('DF-R34 a kill and a declined icon in one throw give 2, by Insta-Kill too', () => {
    const game = throwing(JACK, 'green', HIT, { combat: { life: 3 } });
    game.seat(JACK).answers('decline');
    expect(why(game)).toEqual(['declined', 'kill']);
    const insta = throwing(JACK, 'green', { section: 'BULL', symbol: 'icon' });
    insta.seat(JACK).answers('decline');
    expect(why(insta)).toEqual(['declined', 'kill']);
  });

  test('DF-R34 a throw that is ignored gives none', () => {
    const game = throwing(BARD, 'red', [{ section: 'A0', symbol: 'icon' }, { section: 'D0' }], { combat: { life: 5 } });
    game.seat(BARD).answers('ability:red', THROW);
    expect([why(game), combat(game).life]).toEqual([[], 4]);
  });
});

describe('Level Up tokens', () => {
  const shop = (hero: Given, more: Given = {}) =>
    party({ phase: 'shop', chest: { gold: 1 }, heroes: { 1: hero, ...more } }, { levelUp: 'on' });

  test('DF-31.6 at the Shop 3 XP may become a token of a chosen colour', () => {
    const game = shop({ xp: 3 });
    game.expectQuestion('shop.level-up', 1).expectOptions(1, ['red', 'green', 'blue', 'keep']);
    game.seat(1).answers('blue');
    game
      .expectBoard({ heroes: { 1: { xp: 0, tokens: [0, 0, 1] } } })
      .expectEvents([{ type: 'level-up', colour: 'blue' }]);
    const kept = shop({ xp: 3 });
    kept.seat(1).answers('keep');
    kept.expectBoard({ heroes: { 1: { xp: 3, tokens: [0, 0, 0] } } });
    expect(question(shop({ xp: 2 }))).not.toBe('shop.level-up');
  });

  test('DF-R34 one token a colour; who has all three keeps the XP', () => {
    shop({ xp: 3, tokens: [1, 0, 2] }).expectOptions(1, ['green', 'keep']);
    const all = shop({ xp: 3, tokens: [1, 1, 2] });
    expect(question(all)).not.toBe('shop.level-up');
    expect(xp(all, 1)).toBe(3);
  });

  test('DF-31.6 one Hero after the other, in the order of the seats; the eliminated not', () => {
    const gone = { xp: 3, eliminated: 1, life: 0, scars: ['red', 'green', 'blue'] };
    const game = shop({ xp: 3 }, { 0: gone, 2: { xp: 3 } });
    game.expectQuestion('shop.level-up', 1);
    game.seat(1).answers('red');
    game.expectQuestion('shop.level-up', 2);
  });

  test('DF-31.7, DF-R33 without the icon a fresh token of the die’s colour does what the icon would', () => {
    const game = throwing(JACK, 'green', BLANK, { heroes: { 1: { tokens: [1, 1, 1] } } });
    game.expectQuestion('throw.token', JACK).expectOptions(JACK, ['none', 'token:green']);
    game.seat(JACK).answers('token:green');
    game.expectBoard({ chest: { gold: 3 }, heroes: { 1: { tokens: [1, 2, 1] } } });
    game.expectEvents([{ type: 'ability.used', colour: 'green', token: true }]);
  });

  test('DF-31.7 nor is it asked for beside an icon, when spent, or when there is none', () => {
    const icon = throwing(JACK, 'green', HIT, { heroes: { 1: { tokens: [1, 1, 1] } } });
    icon.expectQuestion('throw.icon', JACK).expectOptions(JACK, ['ability:green', 'decline']);
    expect(question(throwing(JACK, 'green', BLANK, { heroes: { 1: { tokens: [1, 2, 1] } } }))).toBe('turn.die');
    expect(question(throwing(JACK, 'green', BLANK, { heroes: { 1: { tokens: [1, 0, 1] } } }))).toBe('turn.die');
  });

  test.each(['white', 'snow'])('DF-R33: with a %s die any one of the tokens, whose condition holds', (die) => {
    const game = throwing(JACK, die, BLANK, { heroes: { 1: { tokens: [1, 1, 1] } } });
    game.expectOptions(JACK, ['none', 'token:green', 'token:blue']); // Agile Instincts is for a Miss
    const miss = throwing(JACK, die, { rest: 'out' }, { heroes: { 1: { tokens: [1, 0, 2] } } });
    miss.expectOptions(JACK, ['none', 'token:red']);
  });

  test('DF-R33 one token a throw', () => {
    const game = throwing(JACK, 'white', BLANK, { heroes: { 1: { tokens: [1, 1, 1] } } });
    game.seat(JACK).answers('token:green');
    expect([question(game), heroOf(game, JACK).tokens]).toEqual(['turn.run-out', [1, 2, 1]]);
  });

  test('DF-R33 a token for Re-throw throws again and is spent', () => {
    const game = throwing(BARD, 'red', [BLANK, { section: 'D0' }], { heroes: { 0: { tokens: [1, 0, 0] } } });
    game.expectOptions(BARD, ['keep', 'token:red']);
    game.seat(BARD).answers('token:red', THROW);
    expect([combat(game).life, heroOf(game, BARD).tokens]).toEqual([19, [2, 0, 0]]);
  });

  test('DF-31.8 a Scar beats a token of its colour', () => {
    const heroes = { 1: { tokens: [1, 1, 1], scars: ['green'] } };
    expect(question(throwing(JACK, 'green', BLANK, { heroes }))).toBe('turn.die');
    throwing(JACK, 'white', BLANK, { heroes }).expectOptions(JACK, ['none', 'token:blue']);
  });

  test('DF-R35 a token makes no Insta-Kill', () => {
    const game = throwing(JACK, 'green', { section: 'BULL' }, { heroes: { 1: { tokens: [0, 1, 0] } } });
    game.seat(JACK).answers('token:green');
    expect(combat(game).life).toBe(10);
    game.expectNoEvents([{ type: 'insta-kill' }]);
  });

  test.each([
    ['cool-slide', 'shop'],
    ['wishing-hole', 'dungeon'],
  ])('DF-31.9 eleven icons are needed: with %s to the 7 there are, on to: %s', (room, phase) => {
    const game = rest({ room, setAside: ['frost-tax-office', 'half-a-bridge'], chest: { gold: 9 } }, { levelUp: 'on' });
    expect(boardOf(game).phase).toBe(phase);
  });

  test('DF-31.10 at the next Shop spent tokens are fresh again', () => {
    const game = shop({ tokens: [2, 0, 1], xp: 1 }, { 2: { tokens: [0, 2, 2] } });
    game.expectBoard({ heroes: { 1: { tokens: [1, 0, 1], xp: 1 }, 2: { tokens: [0, 1, 1] } } });
  });
});
