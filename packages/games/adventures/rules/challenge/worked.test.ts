/** Whole steps and whole combats, from the first die drawn on: worked examples of the ledger (section 9). */
import { describe, expect, test } from 'vitest';
import { cardPlaysIn } from '../../scenarios/asked.fixture';
import { check, endRound, fight, plays, playsOf, poolOf } from '../../scenarios/dice.fixture';
import { boardOf, told } from '../../scenarios/story.fixture';

const TWO_STEPS = ['ringmail-coif', 'oathkeeper-buckler'];
const keywords = (game: ReturnType<typeof fight>) => boardOf(game).story.keywords;
const amounts = (game: ReturnType<typeof fight>) => told(game, 'counterattack').map(({ amount }) => amount);

describe('a manipulation step', () => {
  test('RA-18.2: whoever likes plays next; done is undone when the dice have changed', () => {
    const game = check(['K1', 'R3', 'R4'], { hands: [['ringmail-coif'], ['longsword']] });
    game.seat(0).answers('done');
    game.expectQuestion('challenge.play', 1);
    plays(game, 1, 'longsword', 'die:1');
    game.expectQuestion('challenge.play', 0); // R4 is R3 now
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
      const [play] = cardPlaysIn(game);
      if (ask.question !== 'challenge.play' || !play) return false;
      game.seat(0).answers(play.key);
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

  test('RA-R57: a swap needs two values, a set a die that does not show it yet', () => {
    const swap = check(['B4', 'K4', 'W4'], { hands: [['cut-the-line', 'longsword'], []] });
    expect(playsOf(swap, 0, 'cut-the-line')).toEqual([]);
    const set = check(['B5', 'K5', 'W5'], { hands: [['late-bloomer', 'longsword'], []] });
    expect(playsOf(set, 0, 'late-bloomer')).toEqual([]);
    const both = check(['B5', 'K2', 'W5'], { hands: [['cut-the-line'], []] });
    plays(both, 0, 'cut-the-line', 'die:18');
    expect(poolOf(both)).toEqual(['K5', 'B2', 'W5']); // the only other value is taken unasked
  });
});

describe('a combat', () => {
  test('RA-22.1, RA-22.2, RA-23.1, RA-24.4, E34: the Saltback Boar in three rounds, to its last slot', () => {
    const game = fight(
      [{ number: 12 }], // R? R5 G? G2 *6 *1
      [
        ['R1', 'K6', 'P3'],
        ['G3', 'K1', 'R5'],
        ['G2', 'P3', 'P4'],
      ],
      {
        placed: [
          ['R1', 'K6'],
          ['G3', 'K1', 'R5'],
        ],
      },
    );
    game.seat(0).answers('place:0:0', 'place:6:4', 'confirm');
    game.expectBoard({ fatigue: [7, 7] }); // R5 counts 2, three others 1 each, the track 2
    endRound(game);
    game.expectBoard({ fatigue: [11, 11] }); // G2 counts 1, the track 3
    endRound(game);
    expect(keywords(game)).toEqual(['WON']);
    game.expectBoard({ fatigue: [11, 11], xp: 2, gold: 1 }); // RA-23.1: nothing strikes back in the end
    expect(told(game, 'round.begins').map(({ round, limit }) => [round, limit])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    game.expectRandomUsedUp();
  });

  test('RA-21.6, RA-25.1 to RA-25.5, RA-R74, E57: one falls at once, the other strikes and acts alone', () => {
    const game = fight(
      [{ number: 5 }, { number: 2 }],
      [
        ['W1', 'P3', 'B6', 'K1'],
        ['G1', 'G3', 'G5', 'G5'],
      ],
      { board: { combatDice: 4 } },
    );
    // The novice: W? *6 WP3. The thief: K? P? *6 K2.
    game.seat(0).answers('place:24:0', 'place:18:1', 'place:30:2', 'place:6:3', 'confirm');
    expect(told(game, 'enemy.defeated')).toMatchObject([{ enemy: 5 }]);
    expect(amounts(game)[0]).toBe(2); // P? and *6; K2 has no counterattack
    expect(told(game, 'track').every(({ enemy }) => enemy === 2)).toBe(true);
  });

  test('RA-37.9: a blessing fills rows of one’s choice, above the score', () => {
    const game = fight(
      [{ number: 19 }],
      [
        ['G1', 'G1', 'G2'],
        ['G1', 'G1', 'G2'],
        ['G1', 'G1', 'G2'],
      ],
    );
    game.expectQuestion('rows.gain', 0);
    game.seat(0).answers(3);
    game.seat(1).answers(4);
    expect(told(game, 'row.changed').slice(0, 2)).toMatchObject([
      { seat: 0, attr: 3, by: 1, now: 1 },
      { seat: 1, attr: 4, by: 1, now: 1 },
    ]);
  });
});
