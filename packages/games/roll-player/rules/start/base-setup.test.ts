import { describe, expect, test } from 'vitest';
import { ATTRS, builtIn } from '../../content';
import { die } from '../../scenarios/position';
import { boardOf, choices, laidOut, newGame, offered, playTo, table, told } from '../../scenarios/table.fixture';
import { NONE, type RollPlayer } from '../board';

const base = (seats: number, seed = '1') => ({ mode: 'base', seats, seed });
const setOf = (cards: readonly number[]) => new Set(cards.map((card) => builtIn.market[card].set));
const dotsOf = (cards: readonly number[]) => cards.map((card) => builtIn.market[card].dots);

describe('characters of the base game', () => {
  test('RP-4.1 Start Player, sheets and Gold as always', () => {
    const rolls = [[0], [0], [0], [3], [0], [1], [0], [2]]; // seat 1 rolls a 4
    const game = table(base(4)).random('start', rolls);
    game.expectQuestion('sheet.choose', 1);
    expect(offered(game, 1)).toHaveLength(12); // six sheets, two sides
    playTo(game, 'class.choose');
    expect(boardOf(game).heroes.map(({ gold }) => gold)).toEqual([7, 5, 5, 6]);
  });

  test('RP-4.2 the colour of a die from the bag is the class colour; gold and taken colours are drawn again, for no Gold', () => {
    const { bag } = laidOut(base(2));
    const red = bag.indexOf(die('red', 3));
    const gold = bag.indexOf(die('gold'));
    const blue = bag.indexOf(die('blue'));
    const start = [[0], [5], [0], [0]];
    const game = playTo(
      table(base(2))
        .random('start', start)
        .random('colour', [[gold], [red], [red], [gold], [blue]]),
      'class.choose',
    ).expectRandomUsedUp();
    expect(boardOf(game).heroes.map(({ colour }) => colour)).toEqual(['red', 'blue']);
    expect(boardOf(game).heroes.map((hero) => hero.gold)).toEqual([5, 5]);
    expect(boardOf(game).bag).toEqual(bag); // they return
  });

  test('RP-4.3 the one Class card of that colour, and its side is chosen', () => {
    const game = playTo(table(base(2)).random('colour', [[0], [10]]), 'class.choose');
    const [start, next] = [boardOf(game).start, 1 - boardOf(game).start];
    const names = (seat: number) => choices(game, 'class.choose', seat).map((card) => builtIn.classes[card].id);
    expect([names(start), names(next)]).toEqual([
      ['pikeman', 'wallbreaker'],
      ['hexer', 'chartwright'],
    ]);
  });

  test('RP-4.4 Alignment, Backstory and token, but no Familiar, Monster, Adventure, Minion or Fiend', () => {
    const game = newGame(base(3));
    const b = boardOf(game);
    for (const hero of b.heroes) {
      expect(builtIn.alignments[hero.alignment].set).toBe('base');
      expect(builtIn.backstories[hero.backstory].set).toBe('base');
      expect([hero.cell, hero.familiar]).toEqual([4, NONE]);
    }
    expect(new Set(b.heroes.map(({ alignment }) => alignment)).size).toBe(3);
    expect([b.monster, b.minion, ...b.adventures]).toEqual([NONE, NONE, NONE, NONE, NONE]);
    expect([b.minionDeck, b.minionBox, b.fiendDeck, b.familiarBox]).toEqual([[], [], [], []]);
    expect(b.row.flatMap(({ fiends }) => fiends)).toEqual([]);
    expect(told(game, 'familiar.chosen')).toEqual([]);
  });

  test('RP-4.5, RP-R11 six starting dice with one or two players, seven with three, eight with four', () => {
    const counts = [1, 2, 3, 4].map(
      (seats) => boardOf(playTo(table(base(seats)), 'starting.place')).heroes[0].hand.length,
    );
    expect(counts).toEqual([6, 6, 7, 8]);
  });

  test('RP-4.6 they are placed as always, into six rows; they pay and trigger nothing', () => {
    const game = playTo(table(base(2)), 'starting.place');
    expect(new Set(choices(game, 'starting.place').map(({ row }) => row)).size).toBe(ATTRS.length);
    playTo(game, 'initiative.select');
    expect(told(game, 'row.complete').length).toBeGreaterThan(0); // the first options fill STR, then DEX
    expect(told(game, 'gold.gained').filter(({ why }) => why === 'row').length).toBeGreaterThan(0);
    expect(told(game, 'action.taken')).toEqual([]);
  });
});

describe('the table of the base game', () => {
  test.each([
    [1, 8],
    [2, 8],
    [3, 4],
    [4, 0],
  ])('RP-4.7, RP-4.10, RP-R12 with %i players %i cards of each pile begin the discard pile, face up', (seats, off) => {
    const b = laidOut(base(seats));
    expect(dotsOf(b.discard).filter((dots) => dots === 1)).toHaveLength(off);
    expect(dotsOf(b.discard).filter((dots) => dots === 2)).toHaveLength(off);
    const dots = dotsOf(b.marketDeck);
    expect(dots).toEqual([...dots].sort((x, y) => y - x)); // single on double
    const out = seats === 1 ? 1 : 0; // Diplomacy (RP-27.21)
    expect(b.discard.length + b.marketDeck.length + b.trash.length).toBe(53 - out);
    expect(setOf([...b.marketDeck, ...b.discard])).toEqual(new Set(['base']));
    expect((table(base(seats)).match.view(null) as RollPlayer).discard).toEqual(b.discard);
  });

  test('RP-4.7 the two piles are shuffled', () => {
    const [one, two] = ['1', '2'].map((seed) => laidOut(base(4, seed)).marketDeck);
    for (const dots of [1, 2]) {
      const part = (deck: number[]) => deck.filter((card) => builtIn.market[card].dots === dots);
      expect(part(one)).not.toEqual(part(two));
      expect([...part(one)].sort()).toEqual([...part(two)].sort());
    }
  });

  test('RP-4.8 as many Market cards as Initiative cards', () => {
    const counts = [1, 2, 3, 4].map((seats) => boardOf(table(base(seats))).market.length);
    expect(counts).toEqual([3, 3, 4, 5]);
  });

  test('RP-4.9 Initiative cards 1 to P + 1, 1 Gold on all but the first and the last', () => {
    const golds = [1, 2, 3, 4].map((seats) => boardOf(table(base(seats))).row.map(({ gold }) => gold));
    expect(golds).toEqual([
      [0, 1, 0],
      [0, 1, 0],
      [0, 1, 1, 0],
      [0, 1, 1, 1, 0],
    ]);
  });
});
