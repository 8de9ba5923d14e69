/** RA-28, RA-29: the market, and what is put away after it. */
import { describe, expect, test } from 'vitest';
import { findCard } from '../../content';
import { house } from '../../content/house';
import { askedIn } from '../../scenarios/asked.fixture';
import { boardOf, story, told } from '../../scenarios/story.fixture';
import { type Adventures, ZONE } from '../board';
import { costFor } from './market';

const NOBODY_KNOWS = [
  [0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0],
];
const card = (id: string) => findCard(house, id)!;
const placeIn = (deck: string, id: string) =>
  house.cards.filter((one) => one.deck === deck).findIndex((one) => one.id === id);

/** At the market, where these cards are shown. */
const market = (board: object, given: object = {}, shown: { readonly [deck: string]: string } = {}) => {
  let game = story('THE_END', {}, 2)
    .given({ party: 'seated', ...given } as never)
    .board({ story: { label: 'THE_END' }, ...board } as never);
  for (const [deck, id] of Object.entries(shown)) game = game.random(`market.${deck}`, [placeIn(deck, id)]);
  return game.seat(0).answers('done').expectQuestion('market.deal');
};
const shownIn = (game: ReturnType<typeof market>) => told(game, 'market.shown')[0].cards as unknown as number[];

describe('the market', () => {
  test('RA-27.2, RA-28.3, RA-R113: five decks show a random card each, and a bought one is not replaced', () => {
    const game = market({ gold: 40 });
    expect(shownIn(game).map((one) => house.cards[one].deck)).toEqual(['armor', 'weapon', 'skill', 'trait', 'scroll']);
    const [first] = shownIn(game);
    game.seat(0).answers(`buy:${first}:1`);
    expect([boardOf(game).cardOwner[first], boardOf(game).cardZone[first]]).toEqual([1, ZONE.hand]);
    expect(boardOf(game).cardZone.filter((zone) => zone === ZONE.display)).toHaveLength(4);
    game.refuses(0, `buy:${first}:0`);
  });

  test('RA-27.2: an empty deck shows nothing', () => {
    const armor = house.cards.flatMap(({ id, deck }) => (deck === 'armor' ? [id] : []));
    expect(shownIn(market({}, { hands: [armor] }))).toHaveLength(4);
  });

  test('RA-28.2: for its cost in gold, and not for one less', () => {
    const shown = { armor: 'ringmail-coif' };
    const { cost } = house.cards[card('ringmail-coif')];
    const key = `buy:${card('ringmail-coif')}:0`;
    market({ gold: cost! }, {}, shown).seat(0).answers(key).expectBoard({ gold: 0 });
    market({ gold: cost! - 1 }, {}, shown).refuses(0, key, 'RA-28.2');
  });

  test('RA-28.1: any number, in any order; what was sold pays for what is bought', () => {
    const game = market({ gold: 3 }, { hands: [['tempt-fate']] }, { armor: 'ringmail-coif' });
    game.refuses(0, `buy:${card('ringmail-coif')}:1`, 'RA-28.2');
    game
      .seat(0)
      .answers(`sell:${card('tempt-fate')}`, `buy:${card('ringmail-coif')}:1`)
      .expectQuestion('market.deal')
      .expectBoard({ gold: 0 });
  });

  test('RA-28.4, RA-28.5, RA-R92, E43: a market card sells for 2 whatever it cost; a familiar does not sell, though it has a cost', () => {
    const game = market({ gold: 0 }, { hands: [['tempt-fate', 'soot-cat', 'moor-pony']] });
    game.refuses(0, `sell:${card('soot-cat')}`, 'RA-28.5').refuses(0, `sell:${card('moor-pony')}`, 'RA-28.5');
    game
      .seat(0)
      .answers(`sell:${card('tempt-fate')}`)
      .expectBoard({ gold: 2 });
    const b = boardOf(game);
    expect([b.cardOwner[card('tempt-fate')], b.cardZone[card('tempt-fate')]]).toEqual([-1, ZONE.deck]);
  });

  test('RA-R93: a card that is bought for nothing and sold is not in this market again', () => {
    const skill = house.cards.find(({ deck, discount, cost }) => deck === 'skill' && discount && cost! <= 9)!;
    const scores = [[9, 9, 9, 9, 9, 9], NOBODY_KNOWS[1]];
    const game = market({ gold: 0 }, { scores }, { skill: skill.id });
    const one = card(skill.id);
    game.seat(0).answers(`buy:${one}:0`).expectBoard({ gold: 0 });
    game.seat(0).answers(`sell:${one}`).expectBoard({ gold: 2 }).refuses(0, `buy:${one}:0`);
  });

  test('RA-28.6, RA-28.8, RA-28.9, E42: a skill costs less by the buyer’s score, not by the row, and never below 0', () => {
    const skill = house.cards.findIndex(({ discount, cost }) => discount && 'attribute' in discount && cost === 8);
    const { discount } = house.cards[skill];
    const attr = ['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA'].indexOf((discount as { attribute: string }).attribute);
    const cost = (score: number, row: number) => {
      const b = { scores: new Array(6).fill(0), rows: new Array(6).fill(0), race: [''] } as unknown as Adventures;
      b.scores[attr] = score;
      b.rows[attr] = row;
      return costFor({ b, content: house, seats: 1, options: {} }, skill, 0);
    };
    expect([cost(0, 6), cost(4, 0), cost(8, 0), cost(9, 0)]).toEqual([8, 4, 0, 0]);
  });

  test('RA-28.7, E42: a trait costs less for the race it names', () => {
    const trait = house.cards.findIndex(({ discount, cost }) => discount && 'race' in discount && cost === 6);
    const { race, amount } = house.cards[trait].discount as { race: string; amount: number };
    const cost = (own: string) =>
      costFor({ b: { race: [own] } as unknown as Adventures, content: house, seats: 1, options: {} }, trait, 0);
    expect([cost(race), cost('fog-folk')]).toEqual([6 - amount, 6]);
  });

  test('RA-R90: gold is spent together; nothing is bought for or sold of anybody without their word', () => {
    const game = market({ gold: 9 }, { hands: [[], ['tempt-fate']] });
    expect(game.match.pending.asks[0].kind).toBe('together');
    expect(game.match.consentTo(`sell:${card('tempt-fate')}`)).toEqual([1]);
    const ask = askedIn(game)!;
    if (ask.question !== 'market.deal') throw new Error(`the market is not asked, but ${ask.question}`);
    const at = ask.options.findIndex((deal) => typeof deal === 'object' && 'buy' in deal && deal.seat === 1);
    expect(game.match.consentTo(ask.keys[at])).toEqual([1]);
    expect(game.match.consentTo('done')).toEqual([]);
  });

  test('RA-29.1, RA-29.2, RA-29.3, RA-29.4: then the cards go back, fatigue and rest marks are wiped', () => {
    for (const legendary of [0, 1]) {
      const game = market({ fatigue: [9, 16], restMarks: 3, legendary });
      game.expectBoard({ fatigue: [9, 16], restMarks: 3 }); // not before guild and market are over
      game.seat(0).answers('done').expectStanding({ reason: 'adventure' });
      game.expectBoard({ fatigue: [0, 0], restMarks: legendary });
      expect(boardOf(game).cardZone.every((zone) => zone === ZONE.deck)).toBe(true);
    }
  });
});

describe('legendary limits', () => {
  const COUNTED = house.cards.filter(({ after, oncePerAdventure }) => after !== 'return' && !oncePerAdventure);
  const SINGLE = house.cards.filter(({ after }) => after === 'return');
  const hand = (counted: number, single = 0) =>
    [...COUNTED.slice(0, counted), ...SINGLE.slice(0, single)].map(({ id }) => id);
  const limited = (cards: string[], board: object = {}) =>
    market({ legendary: 1, restMarks: 1, ...board }, { hands: [cards.slice(1), cards.slice(0, 1)] });

  test('RA-35.8, RA-35.10, RA-R103: at the limit nothing, one more and one card is returned; who and which is chosen', () => {
    limited(hand(20)).seat(0).answers('done').expectStanding({ reason: 'adventure' });
    const game = limited(hand(21));
    game.seat(0).answers('done').expectQuestion('limit.giver').expectOptions(0, [0, 1]);
    game.seat(0).answers(0).expectQuestion('card.return', 0);
    game.seat(0).answers(boardOf(game).cardOwner.indexOf(0)).expectStanding({ reason: 'adventure' });
  });

  test('RA-35.9, RA-35.11, E49: five gold for the first card more, then six; single-use cards are not counted', () => {
    const game = limited(hand(22, 2), { gold: 11 });
    game.seat(0).answers('limit').expectBoard({ gold: 6, bonusCardLimit: 1 });
    game.seat(0).answers('limit').expectBoard({ gold: 0, bonusCardLimit: 2 });
    game.refuses(0, 'limit', 'RA-35.9');
    game.seat(0).answers('done').expectStanding({ reason: 'adventure' });
  });

  test('RA-35.11, RA-R103: once-per-adventure cards are not counted', () => {
    const once = house.cards.filter(({ oncePerAdventure, after }) => oncePerAdventure && after !== 'return');
    expect(once.length).toBeGreaterThan(1);
    limited([...hand(20), once[0].id, once[1].id])
      .seat(0)
      .answers('done')
      .expectStanding({ reason: 'adventure' });
    limited([...hand(21), once[0].id])
      .seat(0)
      .answers('done')
      .expectQuestion('limit.giver');
  });

  test('RA-35.12: any card may be returned, but one that is not counted does not help', () => {
    const game = limited(hand(21, 1));
    game.seat(0).answers('done', 0);
    const single = card(SINGLE[0].id);
    game.expectOffers(0, [single]);
    game.seat(0).answers(single).expectQuestion('limit.giver');
  });

  test('RA-35.13, RA-34.2: a familiar that is returned takes its die along', () => {
    const game = limited([...hand(20), 'soot-cat']);
    expect(boardOf(game).dieAt[36]).toBe(1);
    game.seat(0).answers('done', 0, card('soot-cat')).expectStanding({ reason: 'adventure' });
    expect(boardOf(game).dieAt[36]).toBe(0);
  });

  test('RA-35.14: while an adventure runs the party may hold more', () => {
    const game = story('A', {}, 2)
      .given({ hands: [hand(30)] })
      .board({ story: { label: 'A' }, legendary: 1, restMarks: 1 });
    game.expectQuestion('story.choose');
  });

  test('RA-35.15: in normal mode there is no limit and nothing to raise', () => {
    const game = market({ gold: 9 }, { hands: [hand(40)] });
    game.refuses(0, 'limit');
    game.seat(0).answers('done').expectStanding({ reason: 'adventure' });
  });
});
