import { describe, expect, test } from 'vitest';
import { builtIn } from '../content';
import { SECTIONS } from '../physics';
import { about, boardOf, combat, fight, laidOut, lives, question, THROW, table } from '../scenarios/table.fixture';
import { conflict, options } from './setup';

const MISS = { rest: 'out' };
const AGAIN = { section: 'D0' };

describe('DF-R38 the Leader as referee', () => {
  test('DF-R38 off by default: a Miss is a Miss', () => {
    expect(options.find(({ id }) => id === 'ruling')?.values[0]).toBe('off');
    const game = fight().world('throw', MISS);
    game.seat(1).answers('red', THROW);
    expect([question(game), lives(game)]).toEqual(['turn.die', [9, 7, 9]]);
  });

  test('DF-R38 where it is on, the Leader may have a Miss thrown again, once a combat', () => {
    const game = fight({ combat: { life: 20 } }, { ruling: 'on' }).world('throw', MISS, AGAIN, MISS);
    game.seat(1).answers('red', THROW);
    game.expectQuestion('throw.ruling', 0).expectOptions(0, ['yes', 'no']);
    game.seat(0).answers('yes');
    game.expectQuestion('throw', 1);
    game.seat(1).answers(THROW);
    expect([combat(game).life, lives(game)]).toEqual([19, [9, 9, 9]]);
    game.seat(2).answers('green', THROW);
    game.expectEvents([{ type: 'miss', seat: 2 }]); // it was used
    expect(game.match.options.ruling).toBe('on'); // and the game is marked by its options
  });

  test('DF-R38 who says no keeps it; a Hit is never ruled on', () => {
    const game = fight({ combat: { life: 20 } }, { ruling: 'on' }).world('throw', MISS, MISS);
    game.seat(1).answers('red', THROW);
    game.seat(0).answers('no');
    expect(lives(game)).toEqual([9, 7, 9]);
    game.seat(2).answers('green', THROW);
    expect(question(game)).toBe('throw.ruling');
    const hit = fight({ combat: { life: 20 } }, { ruling: 'on' }).world('throw', AGAIN);
    hit.seat(1).answers('red', THROW);
    expect(question(hit)).toBe('turn.die');
  });
});

describe('boxes and dice', () => {
  test.each([
    [2, 'ice', null],
    [4, 'ice', null],
    [5, 'ice', 'DF-R1'],
    [6, 'ice+crate', null],
  ])('DF-R1, DF-32.1 %i Heroes with %s: %s', (seats, boxes, clause) => {
    expect(conflict({ boxes, dice: 'ice' }, seats)?.clause ?? null).toBe(clause);
  });

  test('DF-32.3 one complete set of dice, all of one box that is there', () => {
    expect(conflict({ boxes: 'ice', dice: 'crate' }, 3)?.clause).toBe('DF-32.3');
    expect(conflict({ boxes: 'ice+crate', dice: 'crate' }, 3)).toBeNull();
    for (const [dice, shape] of [
      ['ice', 'd4'],
      ['crate', 'd6'],
    ]) {
      const options = { boxes: 'ice+crate', dice };
      const coloured = fight({}, options);
      coloured.seat(1).answers('red');
      expect(about(coloured).shape).toBe(shape);
      const white = fight({ combat: { pool: [] } }, options);
      white.seat(1).answers('bonus');
      expect(about(white).shape).toBe(shape);
    }
  });

  test('DF-32.1, DF-32.4, DF-32.6 Heroes and decks of both boxes; the rest of the set-up is the same', () => {
    const one = laidOut(3);
    const two = laidOut(3, { boxes: 'ice+crate' });
    expect([one.dungeonDeck.length, one.shopDeck.length]).toEqual([21, 24]);
    expect([two.dungeonDeck.length, two.shopDeck.length]).toEqual([23, 28]);
    expect([two.monsterDeck.length, one.monsterDeck.length]).toEqual([3 + 3 + 3 + 7, 15]);
    expect(two.chest).toEqual(one.chest);
    const six = table(6, { boxes: 'ice+crate', heroes: 'dealt' });
    expect([...boardOf(six).heroes.map(({ sheet }) => sheet)].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('DF-32.2 the board is the same whatever boxes are mixed', () => {
    expect(SECTIONS).toHaveLength(33);
  });

  test('DF-32.5 a special die is there for every card that calls for one', () => {
    const called = builtIn.monsters.flatMap(({ setup }) => setup?.dice ?? []);
    expect([...new Set(called)].sort()).toEqual(['snow', 'water']);
  });

  test('DF-R2 one of four results of the d4 is the icon', () => {
    const { symbols } = builtIn.diceSets[0];
    expect(symbols.filter((symbol) => symbol === 'icon')).toHaveLength(1);
    expect(symbols).toHaveLength(4);
  });

  test('DF-R3 sections are worth 1 to 5, the bullseye 10', () => {
    expect([...new Set(SECTIONS.map(({ value }) => value))].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 10]);
    expect(SECTIONS.filter(({ value }) => value === 10).map(({ id }) => id)).toEqual(['BULL']);
  });

  test('DF-R8 the fourth Hero of the box is a bard', () => {
    const named = ['jack-boatless', 'lebron-bearskin', 'marla-morningstar'];
    const others = builtIn.heroes.filter(({ box, id }) => box === 'ice' && !named.includes(id));
    expect(others.map(({ blue }) => blue.kind)).toEqual(['melody']);
  });
});
