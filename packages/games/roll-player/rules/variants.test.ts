import { describe, expect, test } from 'vitest';
import { builtIn } from '../content';
import { boardOf, choices, laidOut, offered, playTo, question, table, told } from '../scenarios/table.fixture';

const classesOf = (cards: readonly number[]) => cards.map((card) => builtIn.classes[card]);

describe('variants', () => {
  test.each(['base', 'ff'])(
    'RP-33.1 free choice of class in mode %s: in reverse turn order, each colour once',
    (mode) => {
      const start = [[0], [0], [0], [5], [0], [1]]; // seat 1 begins
      const game = playTo(table({ seats: 3, mode, freeClass: 'yes' }).random('start', start), 'class.choose');
      expect(told(game, 'colour.drawn')).toEqual([]);
      const taken: string[] = [];
      for (const seat of [0, 2, 1]) {
        game.expectQuestion('class.choose', seat);
        const open = classesOf(choices(game, 'class.choose', seat));
        expect(open.every(({ colour }) => !taken.includes(colour))).toBe(true);
        expect(new Set(open.map(({ colour }) => colour)).size).toBe(6 - taken.length);
        taken.push(open[0].colour);
        game.seat(seat).answers(offered(game, seat)[0]);
        expect(boardOf(game).heroes[seat].colour).toBe(taken.at(-1));
      }
      expect(question(game)).not.toBe('class.choose');
      const drawnColours = playTo(table({ seats: 3, mode }), 'class.choose');
      expect(told(drawnColours, 'colour.drawn')).toHaveLength(3);
    },
  );

  test.each(['base', 'ff', 'full'])(
    'RP-33.2 a mixed Market in mode %s: dots do not matter, the counts stay',
    (mode) => {
      const mixed = laidOut({ mode, mixedMarket: 'yes', seats: 2 });
      const sorted = laidOut({ mode, seats: 2 });
      const dots = mixed.marketDeck.map((card) => builtIn.market[card].dots);
      expect(dots).not.toEqual([...dots].sort((x, y) => y - x));
      expect(new Set(mixed.discard.map((card) => builtIn.market[card].dots)).size).toBe(2);
      expect([mixed.marketDeck.length, mixed.discard.length]).toEqual([
        sorted.marketDeck.length,
        sorted.discard.length,
      ]);
      expect([...mixed.marketDeck, ...mixed.discard].sort()).toEqual([...sorted.marketDeck, ...sorted.discard].sort());
    },
  );

  test('RP-33.2 with four players of the base game nothing is discarded', () => {
    const { marketDeck, discard } = laidOut({ mode: 'base', mixedMarket: 'yes', seats: 4 });
    expect([marketDeck.length, discard.length]).toEqual([53, 0]);
  });

  test('RP-33.3, RP-R52 Character Sheets are dealt at random, and nobody is asked', () => {
    const fair = table({ seats: 3, randomSheets: 'yes' })
      .random('start', [[0], [5], [0], [0], [0], [1]])
      .random('sheet', [[3], [0], [15]]); // of 20 sides, then of 18, then of 16
    fair.expectQuestion('class.choose');
    expect(boardOf(fair).heroes.map(({ race, side }) => [race, side])).toEqual([
      [1, 1],
      [0, 0],
      [9, 1],
    ]);
    table({ seats: 3 }).expectQuestion('sheet.choose');
  });
});
