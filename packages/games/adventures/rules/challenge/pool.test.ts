/** RA-16 to RA-18 and their rulings: the row, its modifiers, buying dice, drawing and rolling, who may play what. */
import { createSpeaker } from '@tabard/content';
import { describe, expect, test } from 'vitest';
import { ATTRS, findCard, findEnemy, findModifier, findSkill } from '../../content';
import { house } from '../../content/house';
import { parseLabel } from '../../content/labels';
import { effect } from '../../content/storybook';
import module from '../../index';
import { askedIn, cardPlaysIn } from '../../scenarios/asked.fixture';
import { playTool, poolOf, puzzle, toolPlays } from '../../scenarios/challenge.fixture';
import { boardOf, story, told } from '../../scenarios/story.fixture';
import { costFor } from '../campaign/market';

const RESULT = { goto: 'A' };
const CHECK = (difficulty: number, modifiers: string[] = []) => ({
  A2: { read: 'Quietly.', check: { skill: 'Stealth', difficulty, modifiers, pass: RESULT, fail: RESULT } },
});
const rowOf = (...pairs: readonly (readonly [string, number])[]): number[] =>
  ATTRS.map((attr) => pairs.find(([name]) => name === attr)?.[1] ?? 0);
const EMPTY = rowOf();
const checking = (difficulty: number, rows: readonly number[][], modifiers: string[] = []) =>
  story('A2', CHECK(difficulty, modifiers), rows.length).given({ rows: rows as number[][] });
const stealth = house.skills[findSkill(house, 'Stealth')!];

describe('a check begins', () => {
  test('RA-16.2, RA-17.1, RA-R45 the row of the level, with its own slots and its own dice limit', () => {
    for (const difficulty of [1, 2, 3, 4]) {
      const { limit, slots } = stealth.rows[difficulty - 1];
      const game = checking(difficulty, [rowOf(['DEX', 3])]);
      const { challenge } = boardOf(game);
      expect(challenge).toMatchObject({ difficulty, diceLimit: limit });
      expect(challenge!.slots).toHaveLength(slots.length);
    }
  });

  test('RA-16.3 a modifier applies to this check: Old Maps adds a die to the limit', () => {
    const plain = boardOf(checking(2, [rowOf(['DEX', 3])])).challenge!;
    const helped = boardOf(checking(2, [rowOf(['DEX', 3])], ['Old Maps'])).challenge!;
    expect(helped.diceLimit).toBe(plain.diceLimit + 1);
  });

  test('RA-16.3 what a modifier forbids is refused by it: Moonless sells no white dice', () => {
    const game = checking(2, [rowOf(['DEX', 3], ['WIS', 3])], ['Moonless']);
    game.expectOffers(0, ['buy:K'], ['buy:W']).refuses(0, 'buy:W', 'RA-16.3');
  });
});

describe('buying', () => {
  test('RA-17.2 a combat round builds up to the combat dice limit of the party', () => {
    const fight = {
      A2: { read: 'x', combat: { enemies: [{ number: 1 }, { number: 2 }], victory: RESULT, defeat: RESULT } },
    };
    const game = story('A2', fight, 2)
      .given({ rows: [rowOf(['STR', 2]), EMPTY] })
      .board({ combatDice: 5 });
    expect(boardOf(game).challenge).toMatchObject({ enemies: [1, 2], diceLimit: 5 });
  });

  test('RA-17.3, RA-17.17 dice are bought one after another, each paid in full, up to the limit', () => {
    const limit = stealth.rows[0].limit;
    const game = checking(1, [rowOf(['DEX', 6])]);
    for (let i = 0; i < limit; i++) {
      game.expectQuestion('pool.buy').seat(0).answers('buy:K');
      expect(boardOf(game).fatigue).toEqual([i + 1]);
    }
    expect(told(game, 'die.bought')).toHaveLength(limit);
    expect(told(game, 'dice.drawn')).toEqual([]);
  });

  test('RA-17.5, RA-R48 the cost is split as the payers agree: point by point, and each of them is asked', () => {
    const game = checking(1, [rowOf(['DEX', 2]), rowOf(['DEX', 2])]);
    game.seat(0).answers('buy:K:split');
    game.expectQuestion('pool.payer').expectOptions(0, [0, 1]).seat(0).answers('1');
    game.seat(0).answers('1');
    game.expectBoard({ fatigue: [0, 2] });
  });

  test('RA-17.8, RA-17.9 what a die costs is said as it will be paid: what matches, and 3 others for each point missing', () => {
    const says = (rows: readonly number[][], language: 'en' | 'de' = 'en') => {
      const { match } = checking(1, rows);
      const speaker = createSpeaker({ words: [module.words[language]!], names: [], language, strict: true });
      const ask = match.pendingFor(0).asks[0];
      return speaker.say(module.speech.option(match.seen(0), 0, 'buy:K', ask));
    };
    expect(says([rowOf(['DEX', 1])])).toBe('Buy a black die: 1 Dexterity stamina');
    expect(says([rowOf(['INT', 3])])).toBe('Buy a black die: 3 stamina of other rows');
    const short = [rowOf(['DEX', 1], ['INT', 2]), rowOf(['WIS', 1])];
    expect(says(short)).toBe('Buy a black die: 1 Dexterity stamina and 3 stamina of other rows');
    expect(says(short, 'de')).toBe(
      'Einen schwarzen Würfel kaufen: 1 Ausdauer Geschicklichkeit und 3 Ausdauer anderer Reihen',
    );
  });

  test('RA-17.6 only stamina of the colour pays while there is enough of it', () => {
    const game = checking(1, [rowOf(['DEX', 1], ['STR', 3])]);
    game.seat(0).answers('buy:K');
    expect(boardOf(game).rows).toEqual(rowOf(['STR', 3]));
  });

  test('RA-17.11, RA-R49 a colour whose dice are all out of the bag cannot be bought', () => {
    const out = Object.fromEntries([6, 7, 8, 9, 10, 11].map((die) => [die, 0]));
    const game = checking(1, [rowOf(['DEX', 3], ['STR', 3])]).board({ dieAt: out });
    game.expectOffers(0, ['buy:R'], ['buy:K']).refuses(0, 'buy:K', 'RA-R49');
  });

  test('RA-17.13, RA-R51 after the first random die nothing is bought any more', () => {
    const game = checking(1, [rowOf(['DEX', 3])]);
    game.seat(0).answers('enough');
    expect(told(game, 'dice.drawn')).toHaveLength(1);
    expect(boardOf(game).challenge?.drawn ?? 1).toBe(1);
    expect(askedIn(game)?.question).not.toBe('pool.buy');
  });

  test('RA-17.15 substituted stamina goes into the box of whoever pays it, and nobody falls by it', () => {
    const game = checking(1, [rowOf(['STR', 3]), rowOf(['STR', 3])]).board({ fatigue: [15, 4] });
    // A black die costs 2, which is 6 of other rows; the first has no breath to spare.
    game.refuses(0, 'buy:K', 'RA-17.8');
    const rested = checking(1, [rowOf(['STR', 3]), rowOf(['STR', 3])]).board({ fatigue: [4, 4] });
    rested.seat(0).answers('buy:K');
    rested.expectBoard({ fatigue: [7, 7] });
  });

  test('RA-17.16 what is drawn comes from all of the bag, the dice of familiars among it', () => {
    const bag = Object.fromEntries(Array.from({ length: 36 }, (_, die) => [die, 0]));
    const game = checking(1, [EMPTY])
      .given({ rows: [EMPTY], spent: [['glass-adder']] })
      .board({ dieAt: bag, classState: [1] });
    expect(told(game, 'dice.drawn')[0].dice).toEqual([42]);
  });

  test('RA-R50 an empty bag makes a smaller pool', () => {
    const bag = Object.fromEntries(Array.from({ length: 34 }, (_, die) => [die, 0]));
    const game = checking(2, [EMPTY]).board({ dieAt: bag, classState: [1] });
    expect(told(game, 'dice.rolled')[0].dice).toHaveLength(2);
  });
});

describe('playing', () => {
  test('RA-18.1 neither a discarded nor a spent card is offered', () => {
    const game = puzzle({
      pool: ['R1', 'K2'],
      does: [[{ op: 'flip' }]],
      given: { discard: [['ringmail-coif']], spent: [['grudge-axe']] },
    });
    expect(cardPlaysIn(game).map(({ card }) => card)).toEqual([
      findCard(house, 'ringmail-hauberk'),
      boardOf(game).cardZone.length - 1,
    ]);
  });

  test('RA-18.2 whoever wants plays next, in any order', () => {
    const game = puzzle({ seats: 2, pool: ['R1', 'K2'], hands: [['ringmail-coif'], ['leather-gloves']] });
    expect(game.match.pending.asks.map(({ seat }) => seat)).toEqual([0, 1]);
    game.seat(1).answers(cardPlaysIn(game, 1)[0].key, 'die:0:+1');
    game.seat(0).answers(cardPlaysIn(game)[0].key, 'die:0:+1');
    expect(poolOf(game)).toEqual(['R3', 'K2']);
  });

  test('RA-18.11 who is exhausted neither plays nor uses an ability nor pays', () => {
    const game = puzzle({
      seats: 2,
      pool: ['R1', 'K2'],
      hands: [['ringmail-coif'], ['leather-gloves']],
      board: { fatigue: [0, 16], classState: [1, 0] },
    });
    expect(game.match.pending.asks.map(({ seat }) => seat)).toEqual([0]);
    const tired = checking(1, [rowOf(['DEX', 2]), rowOf(['DEX', 2])]).board({ fatigue: [0, 16] });
    tired.seat(0).answers('buy:K');
    tired.expectBoard({ fatigue: [2, 16] });
  });

  test('RA-18.12 playing is optional: with a hand full of cards one may be done', () => {
    const game = puzzle({ pool: ['R1', 'R2', 'R3'], does: [[{ op: 'flip' }]] });
    game.seat(0).answers('done', 'best');
    expect(boardOf(game).story.keywords).toEqual(['GOOD']);
    expect(told(game, 'card.played')).toEqual([]);
  });

  test('RA-R52 the play limit counts anew in every round', () => {
    const game = puzzle({
      seats: 3,
      enemies: [1],
      pool: ['R1', 'K2', 'G3'],
      slots: [['P1', 'P2', 'P3']],
      challenge: { plays: [1, 0, 0] },
      given: { rows: [rowOf(['STR', 3]), EMPTY, EMPTY] },
    });
    game.expectQuestion('pool.buy').expectBoard({ challenge: { round: 2, plays: [0, 0, 0] } });
  });

  test('RA-R54 at the limit a token is offered, and the party says yes or no', () => {
    const game = puzzle({
      seats: 4,
      pool: ['R1', 'K2'],
      does: [[{ op: 'flip' }]],
      challenge: { plays: [1, 0, 0, 0] },
      board: { bonusTokens: 2 },
    });
    const [{ key: bonus }] = toolPlays(game);
    expect(bonus).toMatch(/^bonus:/);
    game.seat(0).answers(bonus);
    game.expectQuestion('bonus.spend').seat(0).answers('no');
    game.expectBoard({ bonusTokens: 2 });
    expect(poolOf(game)).toEqual(['R1', 'K2']);
    playTool(game, 0, 'yes', 'die:0');
    expect(poolOf(game)).toEqual(['R6', 'K2']);
    game.expectBoard({ bonusTokens: 1 });
  });
});

describe('shapes of the content', () => {
  test('RA-40.1 an item can cost 1 stamina', () => {
    const costs = house.books.flatMap(({ discoveries }) =>
      Object.values(discoveries).flatMap((card) => (card.kind === 'item' ? [card.stamina] : [])),
    );
    expect(costs).toContain(1);
  });

  test('RA-40.2 enemy 22, Cornered, Dangerous, and a second row of Stealth', () => {
    expect(findEnemy(house, 22)?.id).toContain('goblin');
    expect(house.modifiers[findModifier(house, 'Cornered')!].for).toBe('enemy');
    expect(house.modifiers[findModifier(house, 'Dangerous')!].for).toBe('check');
    expect(stealth.rows[1].slots.length).toBeGreaterThan(0);
  });

  test('RA-40.3, RA-40.4 a skill is cheaper by a score, a trait for one race', () => {
    const skill = house.cards.findIndex(
      ({ deck, discount }) => deck === 'skill' && discount && 'attribute' in discount,
    );
    const trait = house.cards.findIndex(({ deck, discount }) => deck === 'trait' && discount && 'race' in discount);
    const { cost, discount } = house.cards[skill];
    const b = { scores: [2, 2, 2, 2, 2, 2], race: ['nobody'] };
    const seen = { b, content: house, seats: 1 } as never;
    expect(costFor(seen, skill, 0)).toBe(cost! - 2);
    expect(discount).toBeDefined();
    const { race, amount } = house.cards[trait].discount as { race: string; amount: number };
    expect(costFor(seen, trait, 0)).toBe(house.cards[trait].cost);
    expect(costFor({ b: { ...b, race: [race] }, content: house, seats: 1 } as never, trait, 0)).toBe(
      house.cards[trait].cost! - amount,
    );
  });

  test('RA-40.5 the first title is number 1', () => {
    const numbers = house.books.flatMap(({ kind, source }) =>
      kind === 'tutorial' ? [] : (source.cards?.titles ?? []).map(({ number }) => number),
    );
    expect(Math.min(...numbers)).toBe(1);
  });

  test('RA-40.6 labels have the forms of their kinds', () => {
    expect(parseLabel('A')).toEqual({ kind: 'base', place: 'A' });
    expect(parseLabel('ADV2-4')).toMatchObject({ kind: 'encounter', adventure: 2, number: 4 });
    expect(parseLabel('Death-3')).toMatchObject({ kind: 'death', number: 3 });
    expect(parseLabel('C65')).toEqual({ kind: 'item', place: 'C', items: [65] });
    expect(parseLabel('D31.34')).toEqual({ kind: 'item', place: 'D', items: [31, 34] });
  });

  test('RA-40.7 favor with a named faction may change by two at once', () => {
    expect(effect.safeParse({ favor: { faction: 'wardens', delta: 2 } }).success).toBe(true);
  });
});
