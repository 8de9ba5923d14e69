import { describe, expect, test } from 'vitest';
import { check, endRound, fight, plays, playsOf, poolOf } from '../../scenarios/dice.fixture';
import { boardOf, told } from '../../scenarios/story.fixture';

const TWO_STEPS = ['ringmail-coif', 'oathkeeper-buckler'];

describe('the pool', () => {
  const WHITE = [0, 0, 0, 0, 9, 0];

  test('RA-17.1, RA-R45: the dice limit is the row’s; RA-17.2: in combat it is the party’s', () => {
    const row = check(['K1', 'K1', 'K1', 'K1', 'K1', 'K1'], { difficulty: 3 });
    expect(boardOf(row).challenge).toMatchObject({ diceLimit: 6 });
    const combat = fight([{ number: 1 }, { number: 5 }], [['K1', 'K1', 'K1', 'K1']], { board: { combatDice: 4 } });
    expect(boardOf(combat).challenge).toMatchObject({ diceLimit: 4 }); // RA-25.7: one pool for both enemies
  });

  test('RA-17.3, RA-17.12, RA-17.13: as many as the limit may be bought, and none once a die was drawn', () => {
    const game = check(['R1', 'R1', 'R1'], { rows: [WHITE, WHITE], hands: [['longsword'], []] });
    game.seat(0).answers('buy:W', 'buy:W', 'buy:W');
    expect(told(game, 'die.bought')).toHaveLength(3);
    expect(told(game, 'dice.drawn')).toEqual([]);
    game.expectQuestion('challenge.play');
  });

  test('RA-17.11, RA-R49: a colour that is not in the bag any more cannot be bought', () => {
    const out = Object.fromEntries([24, 25, 26, 27, 28, 29].map((die) => [die, 3]));
    const game = check(['R1', 'R1', 'R1'], { rows: [WHITE, WHITE], board: { dieAt: out } });
    game.seat(0).refuses('buy:W', 'RA-R49');
  });

  test('RA-17.16, RA-34.5: a familiar die is drawn like any other; RA-17.15: what is substituted falls under the same limit', () => {
    const game = check(['R1', 'R1', 'R1'], { hands: [['glass-adder'], []] });
    expect(boardOf(game).dieAt.filter((at) => at >= 1)).toHaveLength(37);
    const weak = check(['R1', 'R1', 'R1'], {
      rows: [
        [9, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0],
      ],
      board: { fatigue: [10, 16] },
    });
    weak.expectQuestion('pool.buy').expectOffers(0, ['buy:R'], ['buy:W']); // 6 others are wanted, 5 may be spent
  });

  test('RA-R48: nobody pays unasked: those who would pay must agree', () => {
    const game = check(['R1', 'R1', 'R1'], { rows: [WHITE, [0, 0, 0, 0, 0, 9]] });
    expect(game.match.consentTo('buy:P')).toEqual([1]);
    expect(game.match.consentTo('buy:W')).toEqual([0]);
  });

  test('RA-17.10: a party at its last strength is not asked; RA-R50: an empty bag makes a smaller pool', () => {
    const tired = check(['R1', 'R1', 'R1'], { rows: [WHITE, WHITE], board: { fatigue: [15, 15] } });
    expect(told(tired, 'die.bought')).toEqual([]);
    expect(told(tired, 'dice.rolled')).toHaveLength(1);
  });
});

describe('playing cards', () => {
  test('RA-18.1: what is spent or discarded cannot be played', () => {
    const game = check(['K1', 'R3', 'R4'], { hands: [[], ['longsword']] }).given({
      hands: [[], ['longsword']],
      spent: [['ringmail-coif']],
      discard: [['oathkeeper-buckler']],
      rows: [
        [0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0],
      ],
    });
    expect(game.match.pending.asks.map(({ seat }) => seat)).toEqual([1]);
  });

  test('RA-18.2: whoever likes plays next; done is undone when the dice have changed', () => {
    const game = check(['K1', 'R3', 'R4'], { hands: [['ringmail-coif'], ['longsword']] });
    game.seat(0).answers('done');
    game.expectQuestion('challenge.play', 1);
    plays(game, 1, 'longsword', 'die:1');
    game.expectQuestion('challenge.play', 0); // R4 is R3 now
  });

  test('RA-18.5, RA-R52: two each with two players; the limit counts anew in each round of a combat', () => {
    const hands = [[...TWO_STEPS, 'longsword', 'diplomacy'], []];
    const game = fight(
      [{ number: 12 }],
      [
        ['W2', 'W2', 'W1'],
        ['W2', 'W2', 'W2'],
      ],
      { hands, board: { bonusTokens: 0 } },
    );
    plays(game, 0, TWO_STEPS[0], 'die:24:+1');
    plays(game, 0, TWO_STEPS[1], 'die:25:+1');
    game.expectQuestion('challenge.place', 0); // nobody may play a third
    endRound(game);
    expect(playsOf(game, 0, 'longsword')).toHaveLength(1);
    expect(playsOf(game, 0, TWO_STEPS[0])).toEqual([]); // RA-22.3: it lies in the discard zone
  });

  test('RA-18.7, RA-R54: a token is the party’s: it may say no, and then nothing is played', () => {
    const game = check(['K1', 'R3', 'R4'], { hands: [[...TWO_STEPS], [], []], board: { bonusTokens: 1 } });
    plays(game, 0, TWO_STEPS[0], 'die:0:+1');
    plays(game, 0, TWO_STEPS[1]);
    game.expectQuestion('bonus.spend');
    game.seat(1).answers('no');
    game.expectBoard({ bonusTokens: 1, tokensSpent: [0, 0, 0] }).expectQuestion('challenge.play', 0);
  });

  test('E58, RA-18.8: solo: four plays and a token, then four more in the second round', () => {
    const hand = [
      'ringmail-coif',
      'oathkeeper-buckler',
      'diplomacy',
      'longsword',
      'leather-gloves',
      'moonweave-mantle',
      'trophy-proud',
      'untroubled',
      'ringmail-apron',
    ];
    const pools = [
      ['W2', 'W2', 'W2'],
      ['W2', 'W2', 'W2'],
      ['W2', 'W2', 'W2'],
    ];
    const game = fight([{ number: 12 }], pools, { hands: [hand], seats: 1, board: { bonusTokens: 1 } });
    const playAny = () => {
      const [ask] = game.match.pending.asks;
      const key = ask.options.find((one) => /^(play|bonus):/.test(one));
      if (ask.question !== 'challenge.play' || !key) return false;
      game.seat(0).answers(key);
      const [next] = game.match.pending.asks;
      if (next.question === 'op.die') game.seat(0).answers(next.options[0]);
      return true;
    };
    const playedInRound = () => {
      let played = 0;
      while (playAny()) played += 1;
      return played;
    };
    expect(playedInRound()).toBe(5);
    game.expectBoard({ bonusTokens: 0, tokensSpent: [1] });
    endRound(game);
    expect(playedInRound()).toBe(4);
    endRound(game);
    expect(playedInRound()).toBe(0);
    endRound(game);
    expect(boardOf(game).cardZone.filter((zone) => zone === 2)).toHaveLength(9); // RA-24.3
    game.expectBoard({ tokensSpent: [1] });
  });

  test('RA-18.9, RA-18.10: face down it cannot be used; it leaves the play limit untouched', () => {
    const game = check(['R1', 'R3', 'K4'], { hands: [TWO_STEPS], classes: ['wallbreaker'], seats: 1 });
    game.seat(0).answers('ability:0', 'die:0', '5');
    expect(boardOf(game).challenge!.plays).toEqual([0]);
    game.seat(0).refuses('ability:0', 'RA-18.9');
  });

  test('RA-18.11: the exhausted do nothing; RA-26.4: they may be revived, and then they play', () => {
    const hands = [['ringmail-coif'], ['saints-finger']];
    const game = check(['K1', 'R3', 'R4'], { hands, board: { fatigue: [16, 3] } });
    expect(game.match.pending.asks.map(({ seat }) => seat)).toEqual([1]);
    plays(game, 1, 'saints-finger', '0');
    game.expectBoard({ fatigue: [11, 3] }).expectQuestion('challenge.play', 0);
  });

  test('RA-18.12: everything is optional', () => {
    const game = check(['K1', 'R3', 'R4'], { hands: [['ringmail-coif'], []] });
    game.seat(0).answers('done', 'confirm');
    expect(boardOf(game).story.keywords).toEqual(['FAILED']); // RA-R70: nor need a die be placed
  });

  test('Ballad-Broker: another player may play two cards more; Ledgerkeeper: three are drawn, two stay', () => {
    const game = check(['R1', 'R3', 'K4'], {
      hands: [[], [...TWO_STEPS, 'longsword'], []],
      classes: ['ballad-broker'],
      board: { bonusTokens: 0 },
    });
    game.seat(0).answers('ability:0', 1);
    plays(game, 1, TWO_STEPS[0], 'die:0:+1');
    plays(game, 1, TWO_STEPS[1], 'die:0:+1');
    expect(playsOf(game, 1, 'longsword')).toHaveLength(1);
    const keeper = check(['R1', 'R3', 'K4'], { hands: [['longsword']], classes: ['ledgerkeeper'], seats: 1 })
      .random('draw.die', [[0], [0], [0]])
      .random('draw', [[0, 1, 2]]);
    keeper.seat(0).answers('ability:0', 'die:6', 'die:2');
    expect(poolOf(keeper)).toHaveLength(4);
  });
});
