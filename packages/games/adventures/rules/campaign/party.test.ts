import { Match, type Plain } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { findCard } from '../../content';
import { house } from '../../content/house';
import { bookGame } from '../../scenarios/story.fixture';
import type { Adventures } from '../board';
import { convert, type HeroFile, healthFor, scoreFor } from './hero';

const game = bookGame();
const boardOf = (match: Match) => match.board as Adventures;

const hero = (more: object = {}): HeroFile => ({
  format: 'roll-player-character',
  version: 1,
  playerName: 'Ann',
  characterName: 'Mira',
  race: { id: 'otterkin', name: 'Otterkin' },
  class: { id: 'latchfinger', name: 'Latchfinger', colour: 'black' },
  attributes: Object.fromEntries(
    ['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA'].map((attr, i) => [attr, { score: [13, 14, 17, 18, 20, 9][i] }]),
  ) as HeroFile['attributes'],
  market: { weapons: [{ id: 'longsword', name: 'Longsword' }], armor: [], skills: [], traits: [], scrolls: [] },
  gold: 4,
  xp: 1,
  xpStored: 1,
  stars: { total: 25 },
  ...more,
});
const bring = (heroes: (HeroFile | null)[], seats = heroes.length) =>
  Match.start(game, { seats, seed: 'import', brought: { heroes } as unknown as Plain });

describe('a new campaign', () => {
  test('RA-2.2, RA-2.3, RA-2.8, RA-2.13, RA-2.14, E1: three pregenerated characters', () => {
    const match = Match.start(game, { seats: 3, seed: 'new' });
    for (let seat = 0; seat < 3; seat++) match.answer(seat, match.pending.asks[0].options[0]);
    const b = boardOf(match);
    expect([b.bonusLimit, b.combatDice, b.gold, b.xp, b.health]).toEqual([2, 3, 3, 0, [16, 16, 16]]);
    expect(b.dieAt.filter((at) => at === 1)).toHaveLength(36);
    expect(b.cardOwner.filter((owner) => owner === 0)).toHaveLength(7); // RA-2.12
  });

  test('RA-2.6: no two characters of one class colour', () => {
    const match = Match.start(game, { seats: 2, seed: 'new' });
    expect(match.pending.asks[0].options).toHaveLength(36);
    match.answer(0, match.pending.asks[0].options[0]);
    expect(match.pending.asks[0].options).toHaveLength(30);
  });

  test('RA-2.10: the rows hold the scores when the adventure begins', () => {
    const match = Match.start(game, { seats: 1, seed: 'new' });
    match.answer(0, 'character:bram-oddmouth');
    expect(boardOf(match).rows).toEqual([3, 1, 2, 0, 1, 1]);
  });

  test('RA-35.2, RA-35.3: a legendary campaign has one rest box marked for good', () => {
    const match = Match.start(game, { seats: 1, options: { mode: 'legendary' }, seed: 'new' });
    match.answer(0, 'character:bram-oddmouth');
    expect([boardOf(match).legendary, boardOf(match).restMarks]).toEqual([1, 1]);
  });
});

describe('heroes of Roll Player', () => {
  test('RA-3.3, RA-3.4: health by stars, scores by bands, at their edges', () => {
    expect([-3, 20, 21, 25, 26, 35, 36, 40, 41].map(healthFor)).toEqual([14, 14, 15, 15, 16, 16, 17, 17, 18]);
    expect([-2, 13, 14, 15, 16, 17, 18, 25].map(scoreFor)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  });

  test('RA-3.3, RA-3.4, RA-3.6, E2: 25 stars and a total of nine: nothing to raise', () => {
    const match = bring([hero()]);
    match.answer(0, match.pending.asks[0].options[0]); // RA-3.8: a side of the portrait
    const b = boardOf(match);
    expect([b.health[0], b.scores]).toEqual([15, [0, 1, 2, 3, 3, 0]]);
    expect([b.names[0], b.race[0]]).toEqual(['Mira', 'otterkin']);
    expect(b.cardOwner[findCard(house, 'longsword')!]).toBe(0); // RA-3.10
  });

  test('RA-3.6, RA-R18, E3: a total of four may be raised by exactly two, none above three', () => {
    const scores = [14, 13, 16, 9, 15, 3];
    const attributes = Object.fromEntries(
      ['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA'].map((attr, i) => [attr, { score: scores[i] }]),
    );
    const match = bring([hero({ attributes })]);
    match.answer(0, match.pending.asks[0].options[0]);
    expect(match.pending.asks[0]).toMatchObject({ question: 'import.raise', about: { left: 2 } });
    match.answer(0, 'DEX');
    match.answer(0, 'WIS');
    expect(boardOf(match).scores).toEqual([1, 1, 2, 0, 2, 0]);
    expect(match.pending.asks[0].question).toBe('story.choose');
  });

  test('RA-3.13, RA-3.14, RA-R16, E4: purses and lessons are shared out, rounded down', () => {
    const colours = ['black', 'red', 'green'] as const;
    const classes = ['latchfinger', 'pikeman', 'mudwife'];
    const goods = [
      { gold: 4, xp: 2, xpStored: 0 },
      { gold: 3, xp: 0, xpStored: 0 },
      { gold: 4, xp: 2, xpStored: 1 },
    ];
    const party = goods.map((own, i) =>
      hero({
        ...own,
        class: { id: classes[i], name: '.', colour: colours[i] },
        market: { weapons: [], armor: [], skills: [], traits: [], scrolls: [] },
      }),
    );
    const match = bring(party);
    while (match.pending.asks[0].question.startsWith('import'))
      match.answer(match.pending.asks[0].seat, match.pending.asks[0].options[0]);
    expect([boardOf(match).gold, boardOf(match).xp]).toEqual([3, 1]);
  });

  test('RA-3.11, RA-R15, E5: two want one card: one takes it, the other a random card of that deck', () => {
    const party = [hero(), hero({ class: { id: 'pikeman', name: '.', colour: 'red' } })];
    const match = bring(party);
    while (match.pending.asks[0].question !== 'import.contested')
      match.answer(match.pending.asks[0].seat, match.pending.asks[0].options[0]);
    match.answer(0, '1');
    const b = boardOf(match);
    const longsword = findCard(house, 'longsword')!;
    expect(b.cardOwner[longsword]).toBe(1);
    const others = b.cardOwner.flatMap((owner, card) => (owner === 0 ? [house.cards[card].deck] : []));
    expect(others).toEqual(['weapon']);
  });

  test('RA-3.12, RA-34.1, E6: a familiar comes along, and its die lies in the bag', () => {
    const match = bring([hero({ familiar: { id: 'gutter-rook', pair: ['black', 'white'] } })]);
    match.answer(0, match.pending.asks[0].options[0]);
    const b = boardOf(match);
    expect(b.cardOwner[findCard(house, 'gutter-rook')!]).toBe(0);
    expect(b.dieAt.filter((at) => at === 1)).toHaveLength(37);
  });

  test('RA-R17, RA-R21: a card nobody knows is a random one of its deck; a class nobody knows is chosen by colour', () => {
    const unknown = convert(
      house,
      hero({
        class: { id: 'nobody', name: '.', colour: 'white' },
        market: { weapons: [], armor: [{ id: 'x', name: 'X' }], skills: [], traits: [], scrolls: [] },
      }),
    );
    expect([unknown.class, unknown.instead, unknown.cards]).toEqual([null, ['armor'], []]);
  });

  test('RA-3.1, RA-R20: two heroes of one colour are refused before anything is recorded', () => {
    expect(() => bring([hero(), hero({ class: { id: 'cutpurse', name: '.', colour: 'black' } })])).toThrow(
      /same class colour/,
    );
    expect(() => bring([{ ...hero(), gold: -1 }])).toThrow(/neither a campaign nor a hero/);
  });
});
