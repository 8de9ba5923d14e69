/** Topic 11: the EPICs of the four roles. */
import { describe, expect, test } from 'vitest';
import { builtIn } from '../../content';
import {
  enemiesAct,
  FOE,
  fight,
  foe,
  type Given,
  hp,
  maximum,
  one,
  running,
  SECOND,
  statOf,
  toAct,
} from '../../scenarios/fight.fixture';
import { boardOf, offered, told } from '../../scenarios/table.fixture';
import { ATTACK, cardName, cardNamed, DEFENSE, HEALTH, NONE, TRICK } from '../cards/cards';
import { questions } from '../keys';

type Game = ReturnType<typeof fight>;
const MINION = { cards: [5, 4, 3, 2] };
const DEAD = { hp: 0 };

describe('PR-11.1: Immunity', () => {
  const immune = (given: Given, face?: number) => {
    const game = enemiesAct({ effects: [{ effect: 'immunity', user: 0 }], ...given });
    return face === undefined ? game : game.random('enemy', [face]);
  };

  test('PR-11.1 from its activation on it runs', () => {
    const game = fight({ party: { 0: { charging: 'immunity', charge: 2 } } });
    game.seat(0).answers('charge');
    expect(boardOf(game).effects).toMatchObject([{ effect: 'immunity', user: 0, turned: 0 }]);
  });

  test.each(['2♥', '2♦', '2♠', '2♣'])(
    'PR-11.1 PR-R15 no party member takes damage: a hit with %s, without a Defense card',
    (card) => {
      const game = immune({ enemies: [MINION], draws: [card] });
      expect([hp(game), boardOf(game).deck.length]).toEqual([[9, 7, 6, 8], 51]);
      expect(told(game, 'unharmed')).toHaveLength(1);
    },
  );

  test('PR-11.1 nor by Dragon Breath, nor by Life to Death, of which the King then gains nothing', () => {
    expect(hp(immune({ enemies: [{ cards: [14, 4, 5, 7] }], draws: ['3♥'] }, 5))).toEqual([9, 7, 6, 8]);
    const king = immune({ enemies: [{ cards: [13, 4, 5, 7], hp: 10 }], draws: ['3♥'] }, 4);
    expect([hp(king), foe(king).hp]).toEqual([[9, 7, 6, 8], 10]);
  });

  test('PR-11.1 nor by a Cursed Riposte', () => {
    const game = fight({
      enemies: [{ cards: [11, 4, 5, 3], riposte: 1 }],
      effects: [{ effect: 'immunity', user: 0 }],
      draws: ['K♥'],
    });
    game.seat(2).answers(`attack:${FOE}`);
    expect([hp(game), foe(game).riposte]).toEqual([[9, 7, 6, 8], 0]);
  });

  test('PR-11.1 enemies do take damage', () => {
    const game = fight({ effects: [{ effect: 'immunity', user: 0 }], draws: ['4♥', 'K♠'] });
    game.seat(2).answers(`attack:${FOE}`);
    expect(foe(game).hp).toBe(8);
  });

  test('PR-11.1 theft, stun, fear and charm still work', () => {
    const rich = { 2: { treasure: [0, 0, 1, 0] } };
    const theft = immune({ party: rich, enemies: [{ cards: [3, 4, 5, 7] }], draws: ['3♠'] }, 4);
    expect([one(theft, 2).treasure, foe(theft).pile]).toEqual([[0, 0, 0, 0], 1]);
    const whip = immune({ enemies: [{ cards: [10, 4, 8, 6] }], draws: ['3♦', '4♠'] }, 4);
    expect([hp(whip)[2], told(whip, 'loses.action')]).toMatchObject([6, [{ who: { seat: 2 } }]]);
    const fear = immune({ enemies: [{ cards: [14, 4, 5, 7] }], draws: ['3♥'] }, 4);
    expect(told(fear, 'loses.action')).toHaveLength(4);
    const smile = immune({ enemies: [{ cards: [12, 4, 5, 7] }], draws: ['3♥'] }, 4);
    expect(told(smile, 'charmed')).toMatchObject([{ seat: 1 }]);
  });
});

describe('PR-11.2: Resurrection', () => {
  const raised = (who: number, party: Given, more: Given = {}) => {
    const game = fight({ party: { 1: { charging: 'resurrection', charge: 2 }, ...party }, ...more });
    game.seat(1).answers('charge');
    game.expectQuestion('epic.raise', 1);
    game.expectOptions(1, [0, 1, 2, 3]);
    game.seat(1).answers(who);
    return game;
  };

  test('PR-11.2 a dead member is alive with full HP; its maximum counts, buffs and treasure included', () => {
    const game = raised(
      2,
      { 2: { hp: 0, treasure: [2, 0, 0, 0] }, 0: { hp: 1 } },
      { tokens: [{ owner: 3, on: 2, suit: HEALTH }] },
    );
    expect(hp(game)).toEqual([1, 7, 9, 8]);
    expect(one(game, 2)).toMatchObject({ fallen: 0, treasure: [2, 0, 0, 0] });
  });

  test('PR-11.2 PR-R9 a living one has full HP, the Healer itself too', () => {
    expect(hp(raised(0, { 0: { hp: 1 }, 2: DEAD }))).toEqual([9, 7, 0, 8]);
    expect(hp(raised(1, { 1: { charging: 'resurrection', charge: 2, hp: 1 } }))).toEqual([9, 7, 6, 8]);
  });

  test('PR-11.2 PR-R89 a returned character acts from the next round on', () => {
    const game = raised(2, toAct([0, 1], { 2: { ...DEAD, acted: 0 }, 1: { charging: 'resurrection', charge: 2 } }), {
      enemies: [MINION],
      draws: ['K♥', 'Q♥'],
    });
    expect([offered(game, 2), boardOf(game).fight?.round]).toEqual([[], 1]);
    game.seat(0).answers('defend');
    expect(boardOf(game).fight?.round).toBe(2);
    game.expectOffers(2, [`attack:${FOE}`, 'defend']);
  });

  test('PR-11.2 a living one that has yet to act keeps its turn', () => {
    const game = raised(2, { 2: { hp: 1 } });
    game.expectOffers(2, [`attack:${FOE}`]);
  });

  test('PR-11.2 nothing goes on running', () => {
    expect(running(raised(0, {}))).toEqual([]);
  });
});

describe('PR-11.3: XXX', () => {
  /** Two enemies, ♥11 and ♥5, unless said otherwise. */
  const xxx = (cards: string[], given: Given = {}) => {
    const game = fight({
      party: { 2: { charging: 'xxx', charge: 2 } },
      enemies: [{ cards: [11, 8, 7, 6] }, MINION],
      draws: cards,
      ...given,
    });
    game.seat(2).answers('charge');
    return game;
  };
  const left = (game: Game) => boardOf(game).enemies.map((enemy) => enemy.hp);
  const [THREE, TWO, ONE, ZERO] = [
    ['5♠', '6♣', '7♠'],
    ['5♠', '6♣', '7♥'],
    ['5♦', '6♣', '7♥'],
    ['5♦', '6♥', '7♥'],
  ];

  test('PR-11.3 three black: every enemy is slain at once', () => {
    const game = xxx(THREE);
    expect([told(game, 'slain').length, boardOf(game).fight?.defeated]).toEqual([2, 2]);
  });

  test('PR-11.3 two black: one chosen enemy is slain; the enemy is chosen after the draw', () => {
    const game = xxx(TWO);
    game.expectQuestion('epic.enemy', 2);
    game.expectOptions(2, [FOE, SECOND]);
    expect(boardOf(game).inPlay).toHaveLength(3);
    game.seat(2).answers(FOE);
    expect(left(game)).toEqual([5]);
  });

  test.each([
    [11, 6],
    [10, 5],
    [9, 5],
    [7, 4],
    [6, 3],
    [5, 3],
    [4, 3],
  ])('PR-11.3 PR-R73 one black against a maximum of %i: %i HP', (health, lost) => {
    const game = xxx(ONE, { enemies: [{ cards: [health, 8, 7, 10] }] });
    expect(left(game)).toEqual([health - lost]);
  });

  test('PR-11.3 PR-R73 curses and temporary cards count in the maximum, HP lost do not', () => {
    const curse = { owner: 3, on: { enemy: 0 }, suit: HEALTH };
    const cursed = xxx(ONE, { enemies: [{ cards: [11, 8, 7, 6] }], tokens: [curse] });
    expect(left(cursed)).toEqual([5]); // 10 − 5
    const hurt = xxx(ONE, { enemies: [{ cards: [11, 8, 7, 6], hp: 7 }] });
    expect(left(hurt)).toEqual([1]);
  });

  test('PR-11.3 PR-R51 of a King above his maximum half the maximum is lost', () => {
    expect(left(xxx(ONE, { enemies: [{ cards: [13, 8, 7, 6], hp: 16 }] }))).toEqual([9]);
  });

  test('PR-11.3 no black: one chosen enemy takes 3', () => {
    const game = xxx(ZERO);
    game.seat(2).answers(SECOND);
    expect(left(game)).toEqual([11, 2]);
  });

  test('PR-11.4 no hit and no Defense check are made', () => {
    const game = xxx(ZERO);
    game.seat(2).answers(FOE);
    expect([told(game, 'check'), told(game, 'hit'), boardOf(game).deck.length]).toEqual([[], [], 49]);
  });

  test('PR-11.4 PR-10.15 an enemy in stance is unaffected, by three black cards too', () => {
    const enemies = [{ cards: [11, 8, 7, 6], stance: 1 }, MINION];
    expect(left(xxx(THREE, { enemies }))).toEqual([11]);
    expect(left(xxx(TWO, { enemies }))).toEqual([11]); // only the other can be chosen
  });

  test('PR-11.4 PR-10.21 PR-R95 the only enemy in stance: nothing happens, and the use is gone', () => {
    const game = xxx(TWO, { enemies: [{ cards: [11, 8, 7, 6], stance: 1 }], epicUse: 0 });
    expect([left(game), boardOf(game).epicUse]).toEqual([[11], 0]);
    expect(told(game, 'epic.nothing')).toHaveLength(1);
  });

  describe('PR-11.5: a protected enemy', () => {
    const KING = { cards: [13, 8, 7, 10] };
    const GUARD = { cards: [6, 9, 0, 0], type: 'undead-guard', protects: 0, treasure: 0 };
    const GUARDED = { enemies: [KING, GUARD] };

    test('PR-11.5 two black: the guard dies for its King', () => {
      const game = xxx(TWO, GUARDED);
      game.seat(2).answers(FOE);
      expect(boardOf(game).enemies).toMatchObject([{ id: FOE, hp: 13 }]);
    });

    test('PR-11.5 one black: half of the protector’s maximum', () => {
      const game = xxx(ONE, GUARDED);
      game.seat(2).answers(FOE);
      expect(left(game)).toEqual([13, 3]);
    });

    test('PR-11.5 no black: 3 to the protector', () => {
      const game = xxx(ZERO, { enemies: [KING, { cards: [6, 5, 4, 3], protects: 0 }] });
      game.seat(2).answers(FOE);
      expect(left(game)).toEqual([13, 3]);
    });

    test('PR-11.5 three black take both', () => {
      const game = xxx(THREE, GUARDED);
      expect(boardOf(game).fight?.defeated).toBe(1); // a guard does not count
      expect(boardOf(game).enemies).toEqual([]);
    });

    test('PR-11.5 PR-10.15 a protector in stance is unaffected; three black still take the other', () => {
      const standing = { enemies: [KING, { cards: [6, 5, 4, 3], protects: 0, stance: 1 }] };
      expect(left(xxx(TWO, standing))).toEqual([13, 6]);
      expect(left(xxx(THREE, standing))).toEqual([6]);
    });
  });
});

describe('PR-11.6: Polymorph', () => {
  /** The Support fixes a split and sees the cards that the decks give. The enemy has ♥11 ♦10 ♠9 ♣3. */
  const DECKS = { 0: [5, 2], 1: [12, 4, 2], 2: [3, 14], 3: [10, 2] };
  const polymorph = (split: string, given: Given = {}) => {
    const game = fight({
      party: { 3: { charging: 'polymorph', charge: 2 } },
      enemies: [{ cards: [11, 10, 9, 3] }],
      statDeck: DECKS,
      ...given,
    });
    game.seat(3).answers('charge');
    game.expectQuestion('polymorph.split', 3);
    game.seat(3).answers(split);
    return game;
  };
  const shapes = (game: Game) => boardOf(game).shapes.map(cardName);

  test('PR-11.6 first the split: any that adds up to four', () => {
    const game = fight({ party: { 3: { charging: 'polymorph', charge: 2 } } });
    game.seat(3).answers('charge');
    const splits = offered(game, 3);
    expect([splits.length, new Set(splits).size]).toEqual([35, 35]);
    for (const split of splits) {
      const counts = questions.option('polymorph.split', split, builtIn);
      expect([counts.length, counts.reduce((sum, count) => sum + count, 0)]).toEqual([4, 4]);
    }
    expect(boardOf(game).shapes).toEqual([]);
    game.expectOffers(3, ['4-0-0-0', '0-0-0-4', '1-1-1-1', '0-2-0-2']);
  });

  test('PR-11.6 then the cards are drawn face up, from each deck as many as were fixed', () => {
    const game = polymorph('1-2-1-0');
    expect(shapes(game)).toEqual(['5♥', 'Q♦', '4♦', '3♠']);
    expect(told(game, 'draws')).toMatchObject([{ purpose: 'polymorph', who: { seat: 3 } }]);
    expect(game.match.view(0)).toMatchObject({ shapes: boardOf(game).shapes });
  });

  test('PR-11.7 PR-R28 on its own suit: on a character whose card is lower, on an enemy whose card is higher', () => {
    const game = polymorph('1-2-1-0');
    // 5♥: no character's card is lower; the enemy's 11 is higher
    game.expectOptions(3, ['return', FOE]);
    game.seat(3).answers(FOE);
    // Q♦: higher than every character's, and than the enemy's 10
    game.expectOptions(3, ['return', 0, 1, 2, 3]);
    game.seat(3).answers(0);
    // 4♦: lower than the enemy's 10
    game.expectOptions(3, ['return', FOE]);
  });

  test('PR-11.7 an equal card fits on neither', () => {
    const game = polymorph('4-0-0-0', { statDeck: { 0: [10, 2, 3, 4] }, enemies: [{ cards: [10, 8, 7, 6] }] });
    game.expectOptions(3, ['return', 0, 1, 2, 3]);
    const equal = polymorph('4-0-0-0', {
      party: { 3: { charging: 'polymorph', charge: 2 }, 2: { stats: [14] } },
      statDeck: { 0: [13, 2, 3, 4] },
      enemies: [{ cards: [10, 8, 7, 6] }],
    });
    equal.expectOptions(3, ['return', 0, 1, 3]);
  });

  test('PR-11.7 PR-R28 it is compared with the stat card, whatever treasure, tokens and curses make of it', () => {
    const game = polymorph('0-2-2-0', {
      party: {
        0: { treasure: [0, 7, 0, 0] }, // ♦8, counting 15
        1: { stats: [null, null, 13, null] },
        3: { charging: 'polymorph', charge: 2 },
      },
      tokens: [1, 2, 3].map(() => ({ owner: 3, on: { enemy: 0 }, suit: ATTACK })), // ♠9, counting 6
      statDeck: { 1: [10, 2], 2: [8, 2] },
    });
    // 10♦ fits on the Protector's 8 and the others', not on the enemy's 10
    game.expectOptions(3, ['return', 0, 1, 2, 3]);
    game.seat(3).answers('return', 'return');
    // 8♠ is lower than the enemy's 9; the Protector has 6, the Healer 13, Damage 9, the Support 7
    game.expectOptions(3, ['return', 0, 3, FOE]);
  });

  test('PR-11.7 one temporary card a stat', () => {
    const game = polymorph('0-3-1-0', { statDeck: { 1: [12, 13, 4], 2: [3] } });
    game.seat(3).answers(0);
    game.expectOptions(3, ['return', 1, 2, 3]);
  });

  test('PR-11.7 not on the dead', () => {
    const game = polymorph('0-3-1-0', {
      party: { 3: { charging: 'polymorph', charge: 2 }, 1: DEAD },
      statDeck: { 1: [12, 13, 4], 2: [3] },
    });
    game.expectOptions(3, ['return', 0, 2, 3]);
  });

  test('PR-10.16 PR-11.7 not on an enemy in Defend Self stance', () => {
    const game = polymorph('1-2-1-0', { enemies: [{ cards: [11, 10, 9, 3], stance: 1 }] });
    // 5♥ fits nowhere and goes back unasked; Q♦ is the next
    game.expectOptions(3, ['return', 0, 1, 2, 3]);
    expect(shapes(game)[0]).toBe('Q♦');
  });

  test('PR-11.8 PR-3.8 PR-3.9 everything else counts on top; Health cuts HP on an enemy and raises only the maximum', () => {
    const game = polymorph('2-1-1-0', {
      party: { 3: { charging: 'polymorph', charge: 2 }, 1: { treasure: [1, 1, 0, 0] } },
      tokens: [{ owner: 3, on: { enemy: 0 }, suit: HEALTH }],
      statDeck: { 0: [12, 5], 1: [10], 2: [3] },
    });
    game.seat(3).answers(1, FOE, 1, FOE); // Q♥ and 10♦ on the Healer, 5♥ and 3♠ on the enemy
    expect([maximum(game, 1), hp(game)[1], statOf(game, 1, DEFENSE)]).toEqual([13, 7, 11]);
    expect([maximum(game, FOE), foe(game).hp, statOf(game, FOE, ATTACK)]).toEqual([4, 4, 3]);
  });

  test('PR-11.9 a card that is not wanted goes back to its deck at once; there are no redraws', () => {
    const game = polymorph('1-2-1-0');
    game.seat(3).answers('return', 'return');
    expect(shapes(game)).toEqual(['4♦', '3♠']);
    expect(boardOf(game).statDeck.map(cardName)).toEqual(expect.arrayContaining(['5♥', 'Q♦']));
    game.seat(3).answers('return', 'return');
    expect([shapes(game), running(game)]).toEqual([[], []]);
    expect(told(game, 'card.laid')).toEqual([]);
    expect(told(game, 'epic.nothing')).toHaveLength(1); // PR-10.21
  });

  test('PR-11.9 a card that fits nowhere goes back without asking', () => {
    const game = polymorph('0-0-0-4', {
      enemies: [{ cards: [11, 10, 9, 2] }],
      statDeck: { 3: [3, 4, 5, 10] },
    });
    expect(shapes(game)).toEqual(['10♣']); // the others are below every character and above the enemy
  });

  describe('PR-11.10: its end', () => {
    const shuffles = (game: Game) =>
      game.match.journal.filter((entry) => entry.kind === 'random' && entry.label === 'stats').length;
    const laid = () => {
      const game = polymorph('1-2-1-0', { draws: ['9♥', 'K♣'] });
      game.seat(3).answers(FOE, 0, FOE, FOE);
      return game;
    };

    test('PR-11.10 it lasts while the Support draws no club', () => {
      const game = laid();
      expect(running(game)).toEqual(['polymorph']);
      expect(foe(game).laid.map((card) => (card === NONE ? '' : cardName(card)))).toEqual(['5♥', '4♦', '3♠', '']);
      game.seat(2).answers('defend'); // 9♥
      game.seat(0).answers('defend'); // K♣, but not the Support's
      expect(running(game)).toEqual(['polymorph']);
      expect(statOf(game, 0, DEFENSE)).toBe(12);
    });

    test('PR-11.10 after the Support’s club all go back and the decks are shuffled; the enemy’s HP stay', () => {
      const game = fight({
        party: { 0: { laid: [NONE, cardNamed('Q♦'), NONE, NONE] } },
        enemies: [{ cards: [11, 10, 9, 3], hp: 5, laid: [cardNamed('5♥'), NONE, NONE, NONE] }],
        effects: [{ effect: 'polymorph', user: 3, cards: ['5♥', 'Q♦'].map(cardNamed) }],
        statDeck: { 0: [2], 1: [4] },
        draws: ['K♣'],
      });
      const before = shuffles(game);
      expect([maximum(game, FOE), statOf(game, 0, DEFENSE)]).toEqual([5, 12]);
      game.seat(3).answers('defend');
      expect(running(game)).toEqual([]);
      expect([maximum(game, FOE), foe(game).hp, statOf(game, 0, DEFENSE)]).toEqual([11, 5, 8]);
      expect(foe(game).laid).toEqual([NONE, NONE, NONE, NONE]);
      const back = boardOf(game).statDeck.map(cardName);
      expect(back).toEqual(expect.arrayContaining(['2♥', '5♥', '4♦', 'Q♦']));
      expect(new Set(back).size).toBe(back.length);
      expect(shuffles(game)).toBe(before + 1);
    });

    test('PR-11.10 PR-3.9 a character whose Health card goes back is cut to its old maximum', () => {
      const queen = cardNamed('Q♥');
      const game = fight({
        party: { 1: { laid: [queen, NONE, NONE, NONE], hp: 12 } },
        effects: [{ effect: 'polymorph', user: 3, cards: [queen] }],
        statDeck: { 0: [2] },
        draws: ['K♣'],
      });
      game.seat(3).answers('defend');
      expect([hp(game)[1], maximum(game, 1)]).toEqual([7, 7]);
      expect(told(game, 'damage')).toEqual([]);
    });

    test('PR-11.10 PR-5.12 the end of the combat gives the cards back too', () => {
      const queen = cardNamed('Q♦');
      const game = fight({
        party: { 0: { laid: [NONE, queen, NONE, NONE], treasure: [0, 1, 0, 0] } },
        enemies: [{ cards: [11, 10, 9, 3], hp: 1, laid: [cardNamed('5♥'), NONE, NONE, NONE] }],
        effects: [{ effect: 'polymorph', user: 3, cards: [cardNamed('5♥'), queen] }],
        statDeck: { 0: [2], 1: [4] },
        draws: ['4♥', 'K♠'],
      });
      game.seat(2).answers(`attack:${FOE}`);
      game.seat(game.match.pending.asks[0].seat).answers('1');
      expect([boardOf(game).phase, one(game, 0).laid]).toEqual(['camp', [NONE, NONE, NONE, NONE]]);
      const back = boardOf(game).statDeck.map(cardName);
      expect(back).toEqual(expect.arrayContaining(['5♥', 'Q♦']));
      expect(new Set(back).size).toBe(back.length);
    });
  });
});

test('PR-11.8 a temporary Trick card serves the very next check', () => {
  const game = fight({
    party: { 0: { laid: [NONE, NONE, NONE, cardNamed('K♣')] } },
    effects: [{ effect: 'polymorph', user: 3, cards: [] }],
    draws: ['Q♥'],
  });
  expect(statOf(game, 0, TRICK)).toBe(13);
  game.seat(0).answers('protect-other:1');
  expect(told(game, 'check')).toMatchObject([{ need: 13, ok: 1 }]);
});
