import { describe, expect, test } from 'vitest';
import { cardName, cardNamed, FULL_PACK, NONE, suitOf, valueOfCard } from '../rules/cards/cards';
import { boardOf, laidOut, party, question, told } from './table.fixture';

/** Random Encounters, before any rule has run. */
const position = (given: Parameters<typeof party>[0], options = {}) =>
  laidOut({ campaign: 'random', ...options }, given);
const sorted = (cards: readonly number[]) => cards.slice().sort((x, y) => x - y);
const top = (cards: readonly number[], suit: number) =>
  cardName(cards.findLast((card) => suitOf(card) === suit) as number);

describe('the party', () => {
  test('nothing said: a Basic Party with Normal stats by the auto split, in camp', () => {
    const b = position({ epicUse: 1 });
    expect(b.phase).toBe('camp');
    expect(b.party.map(({ stat }) => stat.map(valueOfCard))).toEqual([
      [9, 8, 6, 7],
      [7, 6, 8, 9],
      [6, 7, 9, 8],
      [8, 9, 7, 6],
    ]);
    expect(b.party.map(({ hp }) => hp)).toEqual([9, 7, 6, 8]);
    expect(b.tokens).toHaveLength(5);
    expect(party({}, { campaign: 'rifts' }).match.broken()).toBeNull();
  });

  test('stats are cards of the deck, or exchanged with whoever has them', () => {
    const game = party({ party: { 0: { stats: [9, 14, 9, null] } } });
    const b = boardOf(game);
    expect(b.party[0].stat.map(cardName)).toEqual(['9♥', 'A♦', '9♠', '7♣']);
    expect(b.party[2].stat.map(cardName)).toEqual(['6♥', '7♦', '6♠', '8♣']); // gave its 9♠ for the 6♠
    expect(sorted([...b.statDeck, ...b.party.flatMap(({ stat }) => stat)])).toEqual([...FULL_PACK]);
    expect(game.match.broken()).toBeNull();
  });

  test('one card cannot be given twice', () => {
    expect(() => boardOf(party({ party: { 0: { stats: [9] }, 1: { stats: [9] } } }))).toThrow('9♥ is given to two');
  });

  test('HP follow the Health card, unless they are said; 0 is dead', () => {
    const b = boardOf(party({ party: { 0: { stats: [4] }, 1: { hp: 2 }, 2: { hp: 0 } } }));
    expect(b.party.map(({ hp, fallen }) => [hp, fallen])).toEqual([
      [4, 0],
      [2, 0],
      [0, 1],
      [8, 0],
    ]);
  });

  test('treasure comes from its deck, tokens follow the slots', () => {
    const game = party({ party: { 1: { treasure: [0, 1, 0, 2], slots: ['protect-other', 'buff-ally'] } } });
    const b = boardOf(game);
    expect(b.treasureDeck).toBe(49);
    expect(b.tokens.filter(({ owner }) => owner === 1)).toHaveLength(5);
    expect(b.party[1].known).toEqual(['cure', 'boost-heal', 'protect-other', 'buff-ally']);
    expect(game.match.broken()).toBeNull();
  });

  test('a word that no character has is told', () => {
    expect(() => boardOf(party({ party: { 0: { mana: 3 } } }))).toThrow('a character has no "mana"');
    expect(() => boardOf(party({ weather: 'rain' }))).toThrow('Para Roles has no given "weather"');
  });
});

describe('a fight', () => {
  test('with enemies the board stands in the player phase of round 1', () => {
    const game = party({ enemies: [{ cards: [10, 4, 8, 6] }] });
    const b = boardOf(game);
    expect(b).toMatchObject({ phase: 'players', fights: 1, epicUse: 1, fight: { kind: 'encounter', round: 1 } });
    expect(b.enemies).toMatchObject([{ id: 4, type: 'demon-guard', hp: 10, printed: [10, 4, 8, 6], treasure: 1 }]);
    expect(b.enemies[0].cards.map(cardName)).toEqual(['10♥', '4♦', '8♠', '6♣']);
    expect(sorted([...b.enemyDeck, ...b.enemies[0].cards])).toEqual([...FULL_PACK]);
    expect(b.party.map(({ acted }) => acted)).toEqual([0, 0, 0, 0]);
    expect(question(game)).toMatch(/^turn/);
    expect(game.match.broken()).toBeNull();
  });

  test('several enemies, one with a boss sheet, one that guards another', () => {
    const b = boardOf(
      party({
        enemies: [
          { cards: [13, 2, 3, 4], parked: 'undead-guard' },
          { cards: [6, 9, 0, 0], type: 'undead-guard', protects: 0, treasure: 0 },
          { sheet: { type: 'minotaur', stats: [13, 11, 13, 12] }, hp: 5, pile: 2 },
        ],
        fight: 'minotaur',
        round: 3,
      }),
    );
    expect(b.enemies).toMatchObject([
      { id: 4, type: 'king', parked: 'undead-guard' },
      {
        id: 5,
        type: 'undead-guard',
        protects: 4,
        printed: [6, 9, 0, 0],
        cards: [cardNamed('6♥'), cardNamed('9♦'), NONE, NONE],
      },
      { id: 6, type: 'minotaur', sheet: 1, hp: 5, cards: [NONE, NONE, NONE, NONE] },
    ]);
    expect(b.fight).toMatchObject({ kind: 'minotaur', round: 3, nextId: 7 });
    expect(b.treasureDeck).toBe(50);
  });

  test('two enemies cannot have the same card', () => {
    expect(() => boardOf(party({ enemies: [{ cards: [9, 2, 2, 2] }, { cards: [9, 3, 3, 3] }] }))).toThrow('9♥');
  });

  test('tokens lie on characters and enemies, taken from the pool; a curse on Health cuts HP', () => {
    const game = party({
      enemies: [{ cards: [9, 2, 2, 2] }],
      tokens: [
        { owner: 3, on: 0, suit: 1 },
        { owner: 3, on: { enemy: 0 }, suit: 0 },
        { owner: 0, on: 2, suit: 1 },
      ],
    });
    const b = boardOf(game);
    const placed = b.tokens.filter(({ on }) => on !== NONE);
    expect(placed.map(({ owner, kind, on, suit }) => [owner, kind, on, suit]).sort()).toEqual([
      [0, 'protector', 2, 1],
      [3, 'support', 0, 1],
      [3, 'support', 4, 0],
    ]);
    expect(b.enemies[0].hp).toBe(8);
    expect(b.tokens).toHaveLength(5);
    expect(game.match.broken()).toBeNull();
    const five = Array(5).fill({ owner: 3, on: 0, suit: 1 });
    expect(() => boardOf(party({ tokens: five }))).toThrow('no such token left');
  });

  test('effects run, and worn armor among them', () => {
    const b = boardOf(
      party({
        enemies: [{ cards: [9, 2, 2, 2] }],
        effects: [{ effect: 'immunity', user: 0 }],
        pack: { armor: 2, flasks: 3 },
      }),
    );
    expect(b.effects.map(({ effect, user }) => [effect, user]).sort()).toEqual([
      ['immunity', 0],
      ['spiked-armor', 2],
    ]);
    expect(b.pack).toMatchObject({ armor: 2, flasks: 3, mirror: NONE });
  });

  test('a fight is needed for what belongs to one', () => {
    expect(() => boardOf(party({ round: 2 }))).toThrow('say who the "enemies" are');
  });
});

describe('the decks', () => {
  test('draws come in the order given, discards lie aside, so many are left', () => {
    const b = position({ draws: ['2♦', 'A♣'], discard: ['K♠'], deckLeft: 3 });
    expect(b.deck).toHaveLength(3);
    expect(b.deck.slice(1).map(cardName)).toEqual(['A♣', '2♦']); // the top is the end
    expect(b.discard).toHaveLength(49);
    expect(b.discard).toContain(cardNamed('K♠'));
    expect(() => boardOf(party({ draws: ['2♦', '2♦'] }))).toThrow('2♦ is not in the Random # Deck');
    expect(() => boardOf(party({ draws: ['1♦'] }))).toThrow('is no card');
  });

  test('enemy cards: the next ones, the graveyard, all of them', () => {
    const b = position({ enemyDeck: [[10, 3], [4], [8], [6]], graveyard: ['5♥', '9♦'] });
    expect([0, 1, 2, 3].map((suit) => top(b.enemyDeck, suit))).toEqual(['10♥', '4♦', '8♠', '6♣']);
    expect(b.graveyard.map(cardName)).toEqual(['5♥', '9♦']);
    expect(sorted([...b.enemyDeck, ...b.graveyard])).toEqual([...FULL_PACK]);
    const last = boardOf(party({ enemies: [{ cards: [2, 2, 2, 2] }], graveyard: 'all' }));
    expect([last.enemyDeck.length, last.graveyard.length]).toEqual([0, 48]);
  });

  test('the Player Stat Deck of a suit holds just these', () => {
    const b = position({ statDeck: { 2: [11, 2, 3] } });
    expect(b.statDeck.filter((card) => suitOf(card) === 2).map(cardName)).toEqual(['3♠', '2♠', 'J♠']);
    expect(b.statDeck.filter((card) => suitOf(card) === 0)).toHaveLength(9);
    expect(() => boardOf(party({ statDeck: { 2: [9] } }))).toThrow('a character has 9♠');
  });

  test('a level of the Tower, and of the doubles', () => {
    const tower = position({ level: 9 }, { campaign: 'tower' });
    expect([tower.level, tower.left]).toEqual([9, [10]]);
    expect(Math.max(...tower.graveyard.map(valueOfCard))).toBe(9);
    expect(Math.min(...tower.enemyDeck.map(valueOfCard))).toBe(10);
    const doubles = position({ level: 9 }, { campaign: 'doubles' });
    expect([doubles.level, doubles.left]).toEqual([9, [10, 11]]);
    expect(Math.max(...doubles.graveyard.map(valueOfCard))).toBe(10);
  });
});

test('the party’s own: EPIC use, debt, treasure left, town', () => {
  const b = position({ epicUse: 0, debt: 1, treasureDeck: 2, town: 'scroll' });
  expect(b).toMatchObject({ epicUse: 0, debt: 1, treasureDeck: 2, inTown: 1, byScroll: 1 });
  const fight = boardOf(party({ enemies: [{ cards: [2, 2, 2, 2] }], epicUse: 0, debt: 1 }));
  expect(fight.fight).toMatchObject({ indebted: 1, useBefore: 0 });
});

test('what was told can be read by its kind', () => {
  const game = party({ phase: 'buffs' });
  game.seat(3).answers('0:1', 'enough');
  expect(told(game, 'token.placed')).toHaveLength(1);
  expect(told(game, 'dies')).toEqual([]);
});
