import { describe, expect, test } from 'vitest';
import { boardOf, story, told } from '../../scenarios/story.fixture';

const REST = 'choice:1';
const CARD = 'sigil-of-embers';
const tired = (board: object, given: object = {}) =>
  story('A')
    .given(given as never)
    .board({ story: { label: 'A' }, ...board } as never);

describe('resting', () => {
  test('RA-13, E18: XP is spent, dice recover, rows, class cards, tokens and spent cards come back', () => {
    const game = tired(
      { xp: 5, restMarks: 1, fatigue: [9, 5], classState: [1, 0], bonusTokens: 0, tokensSpent: [1, 0] },
      { spent: [[CARD]], rows: [[0, 0, 0, 0, 0, 0]] },
    ).random('rest', [
      [3, 2],
      [5, 1],
    ]);
    game.seat(0).answers(REST, 2);
    game.expectBoard({ xp: 3, restMarks: 2, fatigue: [2, 0], classState: [0, 0], bonusTokens: 1, tokensSpent: [0, 0] });
    const b = boardOf(game);
    expect(b.rows).toEqual(b.scores);
    expect(b.cardZone.filter((zone) => zone === 4)).toEqual([]);
    expect(told(game, 'rest.rolled')).toMatchObject([
      { values: [4, 3], recovers: 7 },
      { values: [6, 2], recovers: 5 },
    ]);
    game.expectQuestion('story.choose').expectRandomUsedUp(); // RA-13.12
  });

  test('RA-13.2: without XP there is no rest', () => {
    tired({ xp: 0 }).refuses(0, REST, 'RA-13.2');
  });

  test('RA-13.4, RA-R40, E19: the fourth box costs a card, and so does every rest after it', () => {
    const game = tired({ xp: 5, restMarks: 3 }, { spent: [[CARD]], hands: [['grudge-axe']] });
    game.seat(0).answers(REST);
    game.expectQuestion('card.return', 0); // only seat 0 has cards
    const [card] = boardOf(game).cardZone.flatMap((zone, i) => (zone === 4 ? [i] : []));
    game.seat(0).answers(card, 1);
    game.expectBoard({ restMarks: 4 });
    expect(boardOf(game).cardOwner[card]).toBe(-1);
    game.seat(0).answers(REST);
    game.expectQuestion('rest.xp'); // one card left: it goes without asking
    expect(boardOf(game).cardOwner.every((owner) => owner === -1)).toBe(true);
  });

  test('RA-13.8, RA-R82, E20: a row above its score falls back to it', () => {
    const game = tired({ xp: 1 }, { scores: [[2, 0, 0, 0, 0, 0]], rows: [[4, 0, 0, 0, 0, 0]] });
    game.seat(0).answers(REST);
    expect(boardOf(game).rows[0]).toBe(2);
  });
});
