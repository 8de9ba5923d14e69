import { HIDDEN, Match, type TableOptions } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { paraRoles } from '../../game';
import { boardOf, laidOut, question, table, told } from '../../scenarios/table.fixture';
import { neighbour, SEATS } from '../board';
import { type Card, FULL_PACK, HEALTH, SUITS, suitOf, valueOfCard } from '../cards/cards';

const AUTO = { split: 'auto' };
/** In the Rifts there is a choice in camp, so the match stops there. */
const RIFTS = { campaign: 'rifts' };
const fresh = (options: TableOptions = {}, seed = 'fresh') => Match.start(paraRoles, { seats: 4, options, seed });
const ofSuit = (cards: readonly Card[], suit: number) => cards.filter((card) => suitOf(card) === suit);
const sorted = (cards: readonly Card[]) => cards.slice().sort((x, y) => x - y);
const drawn = (match: Match, label: string) =>
  match.journal.flatMap((entry) => (entry.kind === 'random' && entry.label === label ? [entry.values] : []));

describe('the decks', () => {
  test('PR-2.1 four packs of 52: stats, enemies, Random #, treasure; no jokers', () => {
    const b = laidOut({ campaign: 'random' });
    for (const pack of [b.statDeck, b.enemyDeck, b.deck]) expect(sorted(pack)).toEqual([...FULL_PACK]);
    expect(FULL_PACK).toHaveLength(52);
    expect(b.treasureDeck).toBe(52);
    expect([b.discard, b.inPlay, b.graveyard]).toEqual([[], [], []]);
  });

  test('PR-2.2 the Player Stat Deck is four decks of 13, each in an order of its own', () => {
    const decks = ['1', '2', '3', '4'].map((seed) => laidOut({}, {}, seed).statDeck);
    for (const suit of SUITS) {
      for (const deck of decks) expect(sorted(ofSuit(deck, suit))).toEqual(ofSuit(FULL_PACK, suit));
      expect(new Set(decks.map((deck) => ofSuit(deck, suit).join())).size).toBe(4);
    }
    const ranks = SUITS.map((suit) => ofSuit(decks[0], suit).map(valueOfCard).join());
    expect(new Set(ranks).size).toBe(4);
  });

  test('PR-2.3 the Enemy Stat Deck is split and shuffled in the same way', () => {
    const decks = ['1', '2', '3', '4'].map((seed) => laidOut({ campaign: 'random' }, {}, seed).enemyDeck);
    for (const suit of SUITS) {
      for (const deck of decks) expect(sorted(ofSuit(deck, suit))).toEqual(ofSuit(FULL_PACK, suit));
      expect(new Set(decks.map((deck) => ofSuit(deck, suit).join())).size).toBe(4);
    }
  });

  test('PR-2.3 the Tower orders it, the Woods thin it', () => {
    const tower = laidOut({ campaign: 'tower' }).enemyDeck;
    for (const suit of SUITS) {
      const fromTheTop = ofSuit(tower, suit).map(valueOfCard).reverse();
      expect(fromTheTop).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    }
    const woods = laidOut({ campaign: 'woods' }).enemyDeck;
    for (const suit of SUITS) expect(ofSuit(woods, suit)).toHaveLength(9);
    expect(Math.max(...woods.map(valueOfCard))).toBe(10);
  });

  test('PR-4.2 each deck is shuffled by itself, before anybody is asked, and lies face down', () => {
    const match = fresh({ campaign: 'random' });
    for (const label of ['stats', 'deck', 'enemies']) expect(drawn(match, label)).toHaveLength(1);
    expect(match.answers).toBe(0);
    for (const viewer of [0, 3, null]) {
      expect(match.view(viewer).statDeck).toEqual(match.board.statDeck.map(() => HIDDEN));
      expect(match.view(viewer).enemyDeck).toEqual(Array(52).fill(HIDDEN));
      expect(match.view(viewer).deck).toEqual(Array(52).fill(HIDDEN));
    }
  });
});

describe('the party', () => {
  test('PR-3.1 four characters in a ring: left is the next seat, right the one before', () => {
    expect(laidOut().party).toHaveLength(4);
    expect(SEATS.map((seat) => neighbour(seat, 1))).toEqual([1, 2, 3, 0]);
    expect(SEATS.map((seat) => neighbour(seat, -1))).toEqual([3, 0, 1, 2]);
  });

  test.each([1, 2, 3, 5])('PR-R76 PR-3.1 a party of %i is refused', (seats) => {
    expect(() => Match.start(paraRoles, { seats, seed: '1' })).toThrow('seats');
  });

  test('PR-3.7 PR-4.4 HP are the Health card alone, and set before the buffs', () => {
    const game = table(AUTO);
    const { party } = boardOf(game);
    expect(party.map(({ hp }) => hp)).toEqual([9, 7, 6, 8]);
    expect(party.map(({ stat }) => valueOfCard(stat[HEALTH]))).toEqual([9, 7, 6, 8]);
    game.seat(3).answers('1:0', '1:0');
    expect(boardOf(game).party[1].hp).toBe(7);
  });
});

test('PR-4.3 PR-4.5 PR-4.6 stats come before roles, roles before buffs, and then the campaign begins', () => {
  const game = table({ makeup: 'mixer', stats: 'random', ...RIFTS });
  expect(told(game, 'stat.taken')).toHaveLength(16);
  expect(boardOf(game).party.every(({ stat }) => stat.every((card) => card >= 0))).toBe(true);
  expect(question(game)).toBe('setup.role');
  game.seat(0).answers('support', 'support', 'healer', 'damage');
  expect(question(game)).toBe('setup.suits');
  game.seat(2).answers('default');
  expect(question(game)).toBe('setup.buff');
  expect(told(game, 'game.begins')).toEqual([]);
  game.seat(0).answers('enough');
  game.seat(1).answers('enough');
  expect(told(game, 'game.begins')).toEqual([{ type: 'game.begins', campaign: 'rifts' }]);
  expect(boardOf(game)).toMatchObject({ phase: 'camp', fights: 0, enemies: [] });
});

test('PR-4.3 the stat cards lie face up', () => {
  const match = fresh(AUTO);
  expect(match.view(null).party).toEqual(match.board.party);
});

test('PR-4.1 the options cannot change during the campaign: they are those of the start, also in a save', () => {
  const match = fresh({ ...AUTO, stats: 'easy' });
  match.answer(3, 'enough');
  expect(match.options).toMatchObject({ stats: 'easy', campaign: 'woods' });
  expect(Match.load(paraRoles, match.save()).options).toEqual(match.options);
});
