/** RA-13: the eight steps of a rest. */
import { describe, expect, test } from 'vitest';
import { findCard } from '../../content';
import { house } from '../../content/house';
import { boardOf, story, told } from '../../scenarios/story.fixture';
import { ZONE } from '../board';

const REST = 'choice:1';
const card = (id: string) => findCard(house, id)!;
const tired = (board: object, given: object = {}, seats = 2) =>
  story('A', {}, seats)
    .given(given as never)
    .board({ story: { label: 'A' }, ...board } as never);

describe('resting', () => {
  test('RA-13.1: only where the entry offers it', () => {
    story('B')
      .board({ story: { label: 'B' }, map: { at: 'B' }, xp: 5 })
      .expectOptions(0, ['choice:0', 'choice:1']); // move, stay
    tired({ xp: 5 }).expectOffers(0, [REST]);
  });

  test('RA-13.2: with at least 1 XP', () => {
    tired({ xp: 0 }).refuses(0, REST, 'RA-13.2');
    tired({ xp: 1 }).expectOffers(0, [REST]);
  });

  test('RA-13.3, RA-13.5, RA-13.6, RA-13.7, RA-13.8, RA-13.9, RA-13.10, RA-13.11, RA-13.12, E18: the whole of it', () => {
    const game = tired(
      { xp: 5, restMarks: 1, fatigue: [9, 5], classState: [1, 0], bonusTokens: 0, tokensSpent: [1, 0] },
      { spent: [['sigil-of-embers'], ['grudge-axe']], rows: [[0, 0, 0, 0, 0, 0]] },
    ).random('rest', [
      [3, 2],
      [5, 1],
    ]);
    game.seat(0).answers(REST).expectQuestion('rest.xp').expectOptions(0, [1, 2, 3, 4, 5]);
    game.seat(1).answers(2);
    game.expectBoard({ xp: 3, restMarks: 2, fatigue: [2, 0], classState: [0, 0], bonusTokens: 1, tokensSpent: [0, 0] });
    const b = boardOf(game);
    expect(b.rows).toEqual(b.scores);
    expect([b.cardZone[card('sigil-of-embers')], b.cardZone[card('grudge-axe')]]).toEqual([ZONE.hand, ZONE.hand]);
    expect(told(game, 'rest.rolled')).toMatchObject([
      { seat: 0, values: [4, 3], recovers: 7 },
      { seat: 1, values: [6, 2], recovers: 5 }, // at most what is there
    ]);
    expect(b.dieAt.every((at) => at < 2)).toBe(true); // all dice are back
    game.expectQuestion('story.choose').expectRandomUsedUp();
  });

  test('RA-13.4, RA-R40, RA-R44, E19: the fourth box costs a card before XP is spent, and so does every rest after it', () => {
    const game = tired(
      { xp: 5, restMarks: 3 },
      { spent: [['sigil-of-embers']], hands: [['grudge-axe'], ['longsword']] },
    );
    game.seat(0).answers(REST).expectQuestion('rest.giver').expectOptions(0, [0, 1]).expectBoard({ xp: 5 });
    game.seat(1).answers(0);
    game.expectQuestion('card.return', 0).expectOptions(0, [card('sigil-of-embers'), card('grudge-axe')]);
    game.seat(0).answers(card('sigil-of-embers')).expectQuestion('rest.xp');
    game.seat(0).answers(1).expectBoard({ restMarks: 4 });
    expect(boardOf(game).cardZone[card('sigil-of-embers')]).toBe(ZONE.deck);
    game.seat(0).answers(REST).expectQuestion('rest.giver');
  });

  test('RA-13.4: the third box costs nothing; without a card nothing is returned', () => {
    tired({ xp: 5, restMarks: 2 }, { hands: [['longsword']] })
      .seat(0)
      .answers(REST)
      .expectQuestion('rest.xp');
    tired({ xp: 5, restMarks: 3 }).seat(0).answers(REST).expectQuestion('rest.xp');
  });

  test('RA-35.3, RA-13.4, E48: in legendary mode the third rest is the one that costs a card', () => {
    const game = tired({ xp: 9, legendary: 1, restMarks: 1 }, { hands: [['longsword', 'grudge-axe']] });
    for (let i = 0; i < 2; i++) game.seat(0).answers(REST, 1).expectQuestion('story.choose');
    game.seat(0).answers(REST).expectQuestion('card.return', 0).expectBoard({ restMarks: 4 });
  });

  test('RA-34.2: a familiar that is returned takes its die along', () => {
    const game = tired({ xp: 1, restMarks: 3 }, { hands: [['soot-cat']] });
    expect(boardOf(game).dieAt[36]).toBe(1);
    game.seat(0).answers(REST);
    expect(boardOf(game).dieAt[36]).toBe(0);
  });

  test('RA-13.8, RA-R82, E20: a row above its score falls back to it', () => {
    const game = tired({ xp: 1 }, { scores: [[2, 0, 0, 0, 0, 0]], rows: [[4, 0, 0, 0, 0, 0]] });
    game.seat(0).answers(REST);
    expect(boardOf(game).rows[0]).toBe(2);
  });

  test('RA-13.13: the exhausted roll and recover like the others', () => {
    const game = tired({ xp: 1, fatigue: [16, 0] }).random('rest', [[0], [0]]);
    game.seat(0).answers(REST);
    game.expectBoard({ fatigue: [15, 0] });
    expect(told(game, 'revived')).toMatchObject([{ seat: 0 }]);
  });

  test('RA-13.14, RA-R41: each draws from the full bag, one after the other, and rolls at most all of it', () => {
    const game = tired({ xp: 60, fatigue: [9, 9] }, { hands: [['soot-cat']] });
    game.seat(0).answers(REST, 60);
    expect(told(game, 'rest.rolled').map(({ dice }) => (dice as unknown[]).length)).toEqual([37, 37]);
    const order = game.match.eventsFor('everything').map(({ type }) => type);
    expect(order.indexOf('rests')).toBeLessThan(order.indexOf('rest.rolled')); // XP is spent, then all roll
  });

  test('RA-R42, RA-R43: also with nothing to recover, and with more XP than is useful', () => {
    const game = tired({ xp: 3, fatigue: [0, 0] });
    game
      .seat(0)
      .answers(REST, 3)
      .expectBoard({ xp: 0, fatigue: [0, 0], restMarks: 1 });
  });
});
