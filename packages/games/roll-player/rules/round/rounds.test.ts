import { describe, expect, test } from 'vitest';
import {
  asked,
  boardOf,
  newGame,
  party,
  playTo,
  question,
  says,
  type Table,
  table,
  told,
} from '../../scenarios/table.fixture';

/** A whole game in which everyone discards in the Market and declines what can be declined. */
function playedOut(options: Table) {
  const game = table(options);
  for (let i = 0; i < 4000 && game.match.standing === null; i++) {
    const [ask] = game.match.pending.asks;
    const key = ask.options.find(
      (one) => one.startsWith('discard:') || ['pass', 'none', 'done', 'no', 'stop'].includes(one),
    );
    game.seat(ask.seat).answers(key ?? ask.options[0]);
  }
  return game;
}

describe('a round', () => {
  test('RP-5.1 Roll, Dice, Market, Cleanup, and again', () => {
    const game = newGame({ seats: 2 });
    playTo(game, 'market.option');
    expect(boardOf(game).phase).toBe('market');
    playTo(game, 'initiative.select');
    game
      .expectEvents([
        { type: 'round.begins', round: 1 },
        { type: 'dice.rolled' },
        { type: 'dice.sorted' },
        { type: 'card.selected' },
        { type: 'card.selected' },
        { type: 'bought' },
        { type: 'bought' },
        { type: 'market.drawn' },
        { type: 'round.begins', round: 2 },
        { type: 'dice.rolled' },
      ])
      .expectBoard({ round: 2, phase: 'dice' });
  });

  test('RP-5.2 dice clockwise from the Start Player, the Market by rank, the ★ card last', () => {
    const game = party({ phase: 'dice', start: 1, called: 1 }, { seats: 3 });
    const order: (number | undefined)[] = [];
    for (const card of ['card:3', 'card:0', 'card:2']) {
      playTo(game, 'initiative.select');
      order.push(asked(game));
      says(game, asked(game)!, card);
    }
    expect(order).toEqual([1, 2, 0]);
    playTo(game, 'market.option');
    const market: (number | undefined)[] = [];
    for (let i = 0; i < 3; i++) {
      expect(question(game)).toBe('market.option');
      market.push(asked(game));
      says(game, asked(game)!, `discard:${i}`);
    }
    expect(market).toEqual([2, 0, 1]); // card 1, card 3, ★
  });

  test('RP-5.3 then the player to the left starts, and after the last the first', () => {
    const start = (from: number, seats: number) => boardOf(party({ phase: 'cleanup', start: from }, { seats })).start;
    expect([start(0, 3), start(1, 3), start(2, 3), start(0, 1)]).toEqual([1, 2, 0, 0]);
  });

  test.each([
    ['ff', 1, 3, 12, 48],
    ['ff', 2, 3, 12, 48],
    ['ff', 3, 4, 11, 55],
    ['ff', 4, 5, 10, 60],
    ['full', 5, 5, 10, 70],
    ['base', 1, 0, 12, 36],
    ['base', 2, 0, 12, 36],
    ['base', 3, 0, 11, 44],
    ['base', 4, 0, 10, 50],
  ])(
    'RP-5.4 mode %s, %i players: %i rounds with two dice of %i, %i Market cards',
    (mode, seats, two, rounds, cards) => {
      const game = playedOut({ mode, seats, seed: 'whole' });
      expect(game.match.standing).not.toBeNull();
      const rolled = told(game, 'dice.rolled').map((event) => event.two);
      expect(rolled).toEqual([...Array(two).fill(true), ...Array(rounds - two).fill(false)]);
      const drawn = told(game, 'market.drawn').flatMap((event) => event.cards as number[]);
      expect(drawn).toHaveLength(cards);
      const full = boardOf(game).heroes.map(({ spaces }) => spaces.filter((die) => die >= 0).length);
      expect(full).toEqual(Array(seats).fill(mode === 'base' ? 18 : 21)); // all in the same round
    },
  );
});
