/** Topic 1: cards, and when a card succeeds. */
import { describe, expect, test } from 'vitest';
import {
  ACE,
  ATTACK,
  between,
  cardName,
  cardNamed,
  DEFENSE,
  FULL_PACK,
  HEALTH,
  isBlack,
  isEven,
  LOWEST,
  makeCard,
  SUIT_SIGNS,
  SUITS,
  succeeds,
  suitOf,
  TRICK,
  valueOfCard,
} from './cards';

const values = (names: string[]) => names.map((name) => valueOfCard(cardNamed(name)));

test('PR-1.1 cards count by number, Jack 11, Queen 12, King 13, Ace 14', () => {
  expect(values(['2♥', '3♦', '9♠', '10♣'])).toEqual([2, 3, 9, 10]);
  for (const sign of SUIT_SIGNS)
    expect(values([`J${sign}`, `Q${sign}`, `K${sign}`, `A${sign}`])).toEqual([11, 12, 13, 14]);
});

test('PR-1.1 the Ace is never low: nothing counts less than a 2', () => {
  expect([Math.min(...FULL_PACK.map(valueOfCard)), Math.max(...FULL_PACK.map(valueOfCard))]).toEqual([LOWEST, ACE]);
  expect([LOWEST, ACE]).toEqual([2, 14]);
});

test('PR-1.2 PR-R93 hearts are Health, diamonds Defense, spades Attack, clubs Trick', () => {
  expect([HEALTH, DEFENSE, ATTACK, TRICK].map((suit) => SUIT_SIGNS[suit]).join('')).toBe('♥♦♠♣');
  expect(['7♥', '7♦', '7♠', '7♣'].map((name) => suitOf(cardNamed(name)))).toEqual([HEALTH, DEFENSE, ATTACK, TRICK]);
});

describe('a stat check', () => {
  test.each([
    [8, 9, true],
    [9, 9, false],
    [10, 9, false],
    [3, 4, true],
    [4, 4, false],
  ])('PR-1.3 PR-1.4 PR-R1 card %i against stat %i: %s', (value, stat, ok) => {
    for (const suit of SUITS) expect(succeeds(makeCard(suit, value), stat)).toBe(ok);
  });

  test('PR-1.5 a 2 succeeds on every stat, also on a stat of 2; a 3 does not', () => {
    for (let stat = 2; stat <= 15; stat++) expect(succeeds(cardNamed('2♠'), stat)).toBe(true);
    expect([succeeds(cardNamed('3♠'), 2), succeeds(cardNamed('3♠'), 3), succeeds(cardNamed('3♠'), 4)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('PR-1.6 a stat of 15 makes every card succeed; against 14 the Ace fails', () => {
    expect(FULL_PACK.filter((card) => !succeeds(card, 15))).toEqual([]);
    expect(FULL_PACK.filter((card) => !succeeds(card, 14)).map(cardName)).toEqual(['A♥', 'A♦', 'A♠', 'A♣']);
  });

  test('PR-1.7 of 52 cards 4 succeed against a 2, and 4·(s − 2) against s from 3 to 15', () => {
    const succeeding = (stat: number) => FULL_PACK.filter((card) => succeeds(card, stat)).length;
    expect(succeeding(2)).toBe(4);
    for (let stat = 3; stat <= 15; stat++) expect(succeeding(stat)).toBe(4 * (stat - 2));
  });
});

test('PR-1.10 spades and clubs are black, hearts and diamonds red', () => {
  expect(SUITS.map((suit) => isBlack(makeCard(suit, 7)))).toEqual([false, false, true, true]);
});

test('PR-1.10 Jack and King are odd, Queen and Ace even', () => {
  expect(['2♥', '9♦', '10♠', 'J♣', 'Q♥', 'K♦', 'A♠'].map((name) => isEven(cardNamed(name)))).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
    true,
  ]);
});

test('PR-2.1 a pack has 52 cards, thirteen of each suit, each with a name of its own', () => {
  expect(new Set(FULL_PACK.map(cardName)).size).toBe(52);
  for (const suit of SUITS) {
    const ranks = FULL_PACK.filter((card) => suitOf(card) === suit).map(valueOfCard);
    expect(ranks).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  }
  expect(FULL_PACK.map((card) => cardNamed(cardName(card)))).toEqual([...FULL_PACK]);
});

test('some ranks of a pack, both ends included', () => {
  expect(between(6, 9).map(valueOfCard)).toEqual([6, 7, 8, 9, 6, 7, 8, 9, 6, 7, 8, 9, 6, 7, 8, 9]);
});

test('what is no card is told', () => {
  expect(() => cardNamed('1♥')).toThrow('"1♥" is no card');
});
