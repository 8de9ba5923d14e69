/** RA-1.8: cards change hands only where a book opens a trade, and only if both want it. */
import { describe, expect, test } from 'vitest';
import { findCard } from '../../content';
import { house } from '../../content/house';
import { boardOf, story, told } from '../../scenarios/story.fixture';
import { ZONE } from '../board';

const card = (id: string) => findCard(house, id)!;
const trading = (seats = 2) =>
  story(
    'A2',
    { A2: { read: '.', do: [{ effects: [{ trade: true }, { gain: { gold: 1 } }] }], goto: 'A' } },
    seats,
  ).given({
    hands: [['longsword']],
    spent: [[], ['grudge-axe']],
  });
const sword = card('longsword');
const axe = card('grudge-axe');

describe('trading', () => {
  test('RA-1.8: the giver offers, the receiver agrees, and the card keeps its zone', () => {
    const game = trading();
    game
      .expectQuestion('trade.give')
      .expectOptions(0, ['done', `give:${sword}:1`])
      .expectOptions(1, ['done', `give:${axe}:0`]);
    game.seat(1).answers(`give:${axe}:0`).expectQuestion('trade.take', 0);
    game.seat(0).answers('yes');
    const b = boardOf(game);
    expect([b.cardOwner[axe], b.cardZone[axe]]).toEqual([0, ZONE.spent]);
    expect(told(game, 'card.moved')).toMatchObject([{ from: 1, to: 0, card: axe }]);
  });

  test('RA-1.8: what is refused stays; nobody takes what is not offered', () => {
    const game = trading();
    game.seat(0).answers(`give:${sword}:1`);
    game.seat(1).answers('no').expectQuestion('trade.give');
    expect(boardOf(game).cardOwner[sword]).toBe(0);
    expect(told(game, 'card.declined')).toMatchObject([{ from: 0, to: 1, card: sword }]); // the giver hears of it
    game.refuses(1, `give:${sword}:1`);
  });

  test('RA-1.8: it is over when all are done', () => {
    const game = trading(3);
    game.seat(1).answers('done').expectBoard({ gold: 0 });
    game.seat(0).answers('done');
    expect(game.match.pending.asks.map(({ seat }) => seat)).toEqual([2]);
    game.seat(2).answers('done').expectQuestion('story.choose').expectBoard({ gold: 1 });
  });

  test('RA-1.8: alone there is nobody to trade with, and without a book’s word no trade', () => {
    trading(1).expectQuestion('story.choose').expectBoard({ gold: 1 });
    story('A')
      .given({ hands: [['longsword']] })
      .refuses(0, `give:${sword}:1`);
  });
});
