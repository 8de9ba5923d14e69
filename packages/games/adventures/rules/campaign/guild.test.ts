/** RA-27: the guild. */
import { describe, expect, test } from 'vitest';
import { boardOf, story, told } from '../../scenarios/story.fixture';
import { MASTERY, scoreLimit } from '../party/scores';

const home = (board: object, seats = 2, given: object = {}) =>
  story('THE_END', {}, seats)
    .given({ party: 'seated', ...given } as never)
    .board({ story: { label: 'THE_END' }, ...board } as never);

describe('the guild', () => {
  test('RA-27.1, RA-27.2, RA-R89: the market is shown first, then the guild is open, then the market; there is no way back', () => {
    const game = home({ xp: 30, gold: 9 });
    game.expectQuestion('guild.buy');
    expect(told(game, 'market.shown')).toHaveLength(1);
    game.seat(0).answers('dice').expectQuestion('guild.buy');
    game.seat(0).answers('done').expectQuestion('market.deal');
    expect(told(game, 'market.shown')).toHaveLength(1);
    game.seat(0).answers('done').expectStanding({ reason: 'adventure' });
  });

  test('RA-27.4, RA-27.5, RA-27.6, RA-27.3, RA-12.3, E41: what health, combat dice and bonus plays cost, as often as one likes', () => {
    const game = home({ xp: 30, health: [24, 16] });
    game.seat(0).answers('health:0').expectBoard({ xp: 29 });
    game
      .seat(0)
      .answers('health:0')
      .expectBoard({ xp: 27, health: [26, 16] });
    game.seat(0).answers('dice').expectBoard({ xp: 19, combatDice: 4 });
    game.seat(0).answers('dice').expectBoard({ xp: 10, combatDice: 5 });
    game.seat(0).answers('bonus').expectBoard({ xp: 2, bonusLimit: 2 });
    game.refuses(0, 'bonus', 'RA-27.6').refuses(0, 'dice', 'RA-27.5').refuses(0, 'mastery', 'RA-27.7');
    game.seat(1).answers('health:1').expectBoard({ xp: 1 });
    game.refuses(0, 'health:0', 'RA-27.4');
  });

  test('RA-R55, RA-R56: no more than eight bonus plays; the token comes with the next set-up', () => {
    const game = home({ xp: 99, bonusLimit: 7, bonusTokens: 7 });
    game.seat(0).answers('bonus').expectBoard({ bonusLimit: 8, bonusTokens: 7 });
    game.refuses(0, 'bonus', 'RA-R55');
  });

  test('RA-27.7, RA-R67: each box of the mastery track has its price, 78 XP in all; then there is none', () => {
    expect(MASTERY.reduce((sum, { cost }) => sum + cost, 0)).toBe(78);
    home({ xp: 5, mastery: 2 }).seat(0).answers('mastery').expectBoard({ xp: 0, mastery: 3 });
    home({ xp: 4, mastery: 2 }).refuses(0, 'mastery', 'RA-27.7');
    home({ xp: 99, mastery: 12 }).refuses(0, 'mastery', 'RA-R67');
  });

  test('RA-27.8, RA-27.9, RA-R68, RA-R91: each raises one score, at most to the limit of the box; who cannot gains nothing', () => {
    const scores = [
      [3, 3, 3, 3, 3, 0],
      [3, 3, 3, 3, 3, 3],
    ];
    const game = home({ xp: 9 }, 2, { scores });
    game.seat(0).answers('mastery').expectQuestion('guild.buy').expectBoard({ xp: 5, mastery: 1 }); // nobody has a choice
    expect(boardOf(game).scores).toEqual([3, 3, 3, 3, 3, 1, 3, 3, 3, 3, 3, 3]);
    const fourth = home({ xp: 9, mastery: 3 }, 2, { scores });
    fourth.seat(0).answers('mastery').expectQuestion('mastery.raise').expectOptions(1, [0, 1, 2, 3, 4, 5]);
    fourth.seat(1).answers(0);
    fourth.seat(0).answers(5).expectQuestion('guild.buy');
    expect(boardOf(fourth).scores).toEqual([3, 3, 3, 3, 3, 1, 4, 3, 3, 3, 3, 3]);
  });

  test('RA-R68: three before any box, then the tier of the last one', () => {
    const limits = [0, 1, 3, 4, 6, 7, 9, 10, 12].map((mastery) => scoreLimit({ mastery } as never));
    expect(limits).toEqual([3, 3, 3, 4, 4, 5, 5, 6, 6]);
  });

  test('RA-R90: XP is spent together; ties are the storyteller’s', () => {
    const game = home({ xp: 9, storyteller: 1 });
    expect([game.match.pending.asks[0].kind, game.match.casting]).toEqual(['together', 1]);
  });

  test('RA-R14: the hand is whole again before the guild; what was used may be used, what was explored is forgotten', () => {
    const game = home(
      {
        tokensSpent: [1, 0],
        bonusTokens: 0,
        classState: [1, 2],
        cardUsed: { 3: 1 },
        story: { label: 'THE_END', used: ['A31'] },
      },
      2,
      { spent: [['grudge-axe']] },
    );
    game.expectBoard({ tokensSpent: [0, 0], bonusTokens: 1, classState: [0, 0] });
    const b = boardOf(game);
    expect(b.cardZone.filter((zone) => zone === 4)).toEqual([]);
    expect([b.cardUsed.includes(1), b.story.used, b.map.explored]).toEqual([false, [], []]);
  });
});

test('a tutorial ends with its THE END: no guild, no market, nothing is kept', () => {
  const adventure = { id: 'ADV0', number: 0, kind: 'tutorial', title: '.', version: 1 };
  const game = story('THE_END', {}, 1, { adventure })
    .options({ book: 'tutorial' })
    .board({ story: { label: 'THE_END' } });
  game.expectStanding({ reason: 'tutorial' });
  expect(told(game, 'market.shown')).toEqual([]);
});
