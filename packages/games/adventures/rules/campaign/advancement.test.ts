import type { Plain } from '@tabard/kernel';
import { Match } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { findCard } from '../../content';
import { house } from '../../content/house';
import { campaignOf, goOn } from '../../scenarios/campaign.fixture';
import { boardOf, bookGame, story, told } from '../../scenarios/story.fixture';
import type { Adventures } from '../board';
import { afterChange } from './change';
import { type CampaignSave, keeps } from './save';

const home = (board: object, seats = 2, given: object = {}) =>
  story('THE_END', {}, seats)
    .given({ party: 'seated', ...given } as never)
    .board({ story: { label: 'THE_END' }, ...board } as never);
const card = (id: string) => findCard(house, id)!;

describe('the guild', () => {
  test('RA-27.4, RA-27.5, RA-27.6, E41: what health, combat dice and bonus plays cost', () => {
    const game = home({ xp: 30, health: [24, 16] });
    game.expectQuestion('guild.buy');
    game
      .seat(0)
      .answers('health:0', 'health:0')
      .expectBoard({ xp: 27, health: [26, 16] });
    game.seat(0).answers('dice').expectBoard({ xp: 19, combatDice: 4 });
    game.seat(0).answers('dice').expectBoard({ xp: 10, combatDice: 5 });
    game.seat(0).answers('bonus').expectBoard({ xp: 2, bonusLimit: 2 });
    game.refuses(0, 'bonus', 'RA-27.6');
  });

  test('RA-27.7, RA-27.8, RA-27.9, RA-R68: mastery marks a box; each raises one score, at most to the limit', () => {
    const game = home({ xp: 9 }, 2, {
      scores: [
        [3, 3, 3, 3, 3, 0],
        [3, 3, 3, 3, 3, 3],
      ],
    });
    game.seat(0).answers('mastery');
    game.expectBoard({ xp: 5, mastery: 1 }); // one candidate, and RA-R91: nobody is asked
    expect(boardOf(game).scores).toEqual([3, 3, 3, 3, 3, 1, 3, 3, 3, 3, 3, 3]);
    game.expectQuestion('guild.buy');
  });

  test('RA-R14: the hand is whole again before the guild', () => {
    const game = home({ tokensSpent: [1, 0], bonusTokens: 0, classState: [1, 2] }, 2, { spent: [['grudge-axe']] });
    game.expectBoard({ tokensSpent: [0, 0], bonusTokens: 1, classState: [0, 0] });
    expect(boardOf(game).cardZone[card('grudge-axe')]).toBe(2);
  });
});

describe('the market', () => {
  const market = (board: object, given: object = {}) => {
    const game = home(board, 2, given);
    game.seat(0).answers('done');
    return game.expectQuestion('market.deal');
  };
  const shown = (game: ReturnType<typeof market>) => told(game, 'market.shown')[0].cards as unknown as number[];

  test('RA-27.2, RA-28.3: five decks show a card each, and a bought one is not replaced', () => {
    const game = market({ gold: 20 });
    expect(shown(game).map((one) => house.cards[one].deck)).toEqual(['armor', 'weapon', 'skill', 'trait', 'scroll']);
    const [first] = shown(game);
    game.seat(0).answers(`buy:${first}:1`);
    expect(boardOf(game).cardOwner[first]).toBe(1);
    expect(boardOf(game).cardZone.filter((zone) => zone === 1)).toHaveLength(4);
  });

  test('RA-28.2: who cannot pay does not buy', () => {
    const game = market(
      { gold: 0 },
      {
        scores: [
          [0, 0, 0, 0, 0, 0],
          [0, 0, 0, 0, 0, 0],
        ],
      },
    );
    const [first] = shown(game);
    game.refuses(0, `buy:${first}:0`, 'RA-28.2');
  });

  test('RA-28.4, RA-28.5, E43: a market card sells for 2, whatever it cost; others do not sell', () => {
    const game = market({ gold: 0 }, { hands: [['tempt-fate', 'soot-cat']] });
    game.refuses(0, `sell:${card('soot-cat')}`, 'RA-28.5');
    game
      .seat(0)
      .answers(`sell:${card('tempt-fate')}`)
      .expectBoard({ gold: 2 });
    expect(boardOf(game).cardOwner[card('tempt-fate')]).toBe(-1);
  });
});

describe('saving', () => {
  const saved = (match: Match) =>
    (keeps(match.seen('everything') as never, match.standing!) as unknown as { campaign: CampaignSave }).campaign;

  test('RA-30, RA-R13, E44: keywords and items go, titles, gold, XP, favour and hands stay', () => {
    const game = home(
      { xp: 6, gold: 4, titles: [1, 9], items: [31, 65], story: { label: 'THE_END', keywords: ['ALARM'] } },
      2,
      { hands: [['grudge-axe']] },
    );
    game.seat(0).answers('done', 'done');
    game.expectStanding({ reason: 'adventure' });
    game.expectBoard({ items: [], completed: 1 });
    expect(saved(game.match)).toMatchObject({
      gold: 4,
      xp: 6,
      titles: [1, 9],
      completed: 1,
      favor: [5, 5, 5],
      characters: [{ hand: ['grudge-axe'] }, { hand: [] }],
    });
    expect(boardOf(game).story.keywords).toEqual([]);
  });

  test('RA-27.5, RA-28.2, RA-30.10, E52: what advancement left is what is saved', () => {
    const game = home({ xp: 10, gold: 4 });
    game.seat(0).answers('dice', 'done');
    const cards = told(game, 'market.shown')[0].cards as unknown as number[];
    const four = cards.find((one) => house.cards[one].cost === 4 && !house.cards[one].discount);
    if (four !== undefined) game.seat(0).answers(`buy:${four}:0`);
    game.seat(0).answers('done');
    expect(saved(game.match)).toMatchObject({ xp: 2, combatDice: 4, gold: four === undefined ? 4 : 0 });
  });

  test('RA-35.10, RA-35.11, E49: in legendary mode the party returns what is above its limit', () => {
    const hands = [house.cards.slice(0, 22).map(({ id }) => id), []];
    const game = home({ legendary: 1, restMarks: 1, gold: 5 }, 2, { hands });
    game.seat(0).answers('done', 'limit').expectBoard({ gold: 0, bonusCardLimit: 1 });
    game.seat(0).answers('done').expectQuestion('card.return', 0);
    game.seat(0).answers(0);
    game.expectStanding({ reason: 'adventure' });
  });
});

describe('players who join and leave', () => {
  test('RA-32.2 to RA-32.4, RA-33.5 to RA-33.7, RA-R55, RA-R100: the bonus play limit follows the chart', () => {
    expect([afterChange(2, 1, 2), afterChange(2, 2, 3), afterChange(3, 3, 4)]).toEqual([2, 3, 2]);
    expect([afterChange(2, 4, 3), afterChange(3, 3, 2), afterChange(2, 2, 1)]).toEqual([3, 2, 2]);
    expect([afterChange(8, 2, 3), afterChange(1, 3, 2)]).toEqual([8, 1]);
  });

  test('RA-32, E45: a third joins after five adventures: five gains and three decks', () => {
    const match = goOn(campaignOf(2), 3);
    expect(match.pending.asks).toMatchObject([{ seat: 2, question: 'party.character' }]);
    match.answer(2, match.pending.asks[0].options[0]);
    for (let i = 0; i < 5; i++) {
      expect(match.pending.asks[0].question).toBe('join.gain');
      match.answer(2, 'health');
    }
    const decks: string[] = [];
    while (match.pending.asks[0].question === 'join.deck') {
      decks.push(match.pending.asks[0].options[0]);
      match.answer(2, match.pending.asks[0].options[0]);
    }
    expect(decks).toEqual(['armor', 'weapon', 'skill']);
    const b = match.board as Adventures;
    expect([b.health[2], b.bonusLimit, b.combatDice, b.gold]).toEqual([21, 3, 3, 0]);
    expect(b.cardOwner.filter((owner) => owner === 2)).toHaveLength(7 + 3);
  });

  test('RA-33, E46: one of four leaves after three adventures: 6 gold, 6 XP, and a familiar is handed on', () => {
    const save = campaignOf(4, { completed: 3, bonusLimit: 1 });
    save.characters[3].hand = [...save.characters[3].hand, 'soot-cat'];
    const match = goOn(save, 3);
    expect(match.pending.asks[0].question).toBe('pause.leave');
    match.answer(0, '3');
    expect(match.pending.asks[0].question).toBe('card.receiver'); // the familiar has no cost
    match.answer(0, '1');
    const b = match.board as Adventures;
    expect([b.gold, b.xp, b.bonusLimit]).toEqual([6, 6, 2]);
    expect(b.cardOwner[card('soot-cat')]).toBe(1);
    expect(b.dieAt[36]).toBe(1); // its die stays in the bag
    expect(b.cardOwner.filter((owner) => owner >= 3)).toEqual([]);
  });

  test('RA-31: what cannot be brought is refused with the reason', () => {
    const wrong = (save: CampaignSave) => () => goOn(save, 2);
    expect(wrong({ ...campaignOf(2), campaign: 'another' } as CampaignSave)).toThrow(/another campaign/);
    expect(wrong(campaignOf(2, { characters: [...campaignOf(1).characters, ...campaignOf(1).characters] }))).toThrow(
      /cannot both hold/,
    );
    expect(() =>
      Match.start(bookGame(), { seats: 2, seed: 's', brought: { campaign: campaignOf(2) } as unknown as Plain }),
    ).toThrow(/adventure 6 is not written yet/);
  });
});
