import { describe, expect, test } from 'vitest';
import { house } from '../../content/house';
import { cardPlaysIn } from '../../scenarios/asked.fixture';
import { boardOf, story, told } from '../../scenarios/story.fixture';

const STEALTH = (difficulty: number, modifiers: string[] = []) => ({
  A2: {
    read: 'Quietly.',
    check: {
      skill: 'Stealth',
      difficulty,
      modifiers,
      pass: { do: [{ effects: [{ record: 'PASSED' }] }], goto: 'A' },
      fail: { do: [{ effects: [{ record: 'FAILED' }] }], goto: 'A' },
    },
  },
});
/** Red dice are 0 to 5, black 6 to 11, green 12 to 17, blue 18 to 23, white 24 to 29, purple 30 to 35. */
const checking = (difficulty: number, seats: number, modifiers: string[] = []) =>
  story('A2', STEALTH(difficulty, modifiers), seats);
const NO_STAMINA = { rows: Array.from({ length: 4 }, () => [0, 0, 0, 0, 0, 0]) };

describe('the pool', () => {
  test('RA-17.4 to RA-17.7, E23: with three players one of each pays for a black die', () => {
    const game = checking(1, 3).given({
      rows: [
        [0, 1, 0, 0, 0, 0],
        [0, 1, 0, 0, 0, 0],
        [0, 1, 0, 0, 0, 0],
      ],
    });
    game.expectQuestion('pool.buy').expectOffers(0, ['enough', 'buy:K'], ['buy:R']);
    game.seat(0).answers('buy:K');
    game.expectBoard({ fatigue: [1, 1, 1] });
    expect(boardOf(game).rows.every((row) => row === 0)).toBe(true);
  });

  test('RA-17.8, RA-R47, E24: a missing point is paid with three of other rows, of any players', () => {
    const game = checking(1, 3).given({
      rows: [
        [0, 2, 0, 0, 0, 0],
        [2, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 1],
      ],
    });
    game.seat(0).answers('buy:K');
    const { fatigue, rows } = boardOf(game);
    expect(fatigue).toEqual([2, 2, 1]);
    expect(rows.every((row) => row === 0)).toBe(true);
  });

  test('RA-17.8: without enough to substitute the die cannot be bought', () => {
    const game = checking(1, 3).given({
      rows: [
        [0, 2, 0, 0, 0, 0],
        [2, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0],
      ],
    });
    game.seat(0).answers(); // nothing is affordable: nobody is asked
    expect(told(game, 'die.bought')).toEqual([]);
  });

  test('RA-17.9, E25: matching stamina goes first', () => {
    const game = checking(1, 2).given({
      rows: [
        [3, 2, 0, 0, 0, 0],
        [0, 1, 0, 0, 0, 0],
      ],
    });
    game.seat(0).answers('buy:K:split');
    game.expectQuestion('pool.payer').expectOptions(0, [0, 1]); // never a row of STR
  });

  test('RA-17.10, RA-R46, E26: nobody spends the last of their strength; what may not be spent is missing', () => {
    const game = checking(1, 2)
      .given({
        rows: [
          [0, 3, 0, 0, 0, 0],
          [3, 0, 0, 0, 0, 0],
        ],
      })
      .board({ story: { label: 'A2' }, fatigue: [14, 4] });
    game.seat(0).answers('buy:K');
    game.expectBoard({ fatigue: [15, 7] });
  });

  test('RA-17.12 to RA-17.14, E27: two bought, two drawn, all four rolled', () => {
    const game = checking(2, 1).given({ rows: [[0, 2, 0, 0, 0, 0]] });
    game.seat(0).answers('buy:K', 'buy:K');
    expect(told(game, 'dice.drawn')[0].dice).toHaveLength(2);
    expect(told(game, 'dice.rolled')[0].dice).toHaveLength(4);
  });
});

describe('which row and which modifiers', () => {
  const box = (more: object, effects: object[] = []) => {
    const { A2 } = STEALTH(4, ['Moonless']);
    const entry = { ...A2, check: { ...A2.check, ...more }, ...(effects.length > 0 ? { do: [{ effects }] } : {}) };
    const { challenge } = boardOf(
      story('A2', { A2: entry }, 1).board({ story: { label: 'A2' }, legendary: 1, restMarks: 1 }),
    );
    return [challenge!.difficulty, challenge!.modifiers[0].map((one) => house.modifiers[one].id)];
  };

  test('RA-16.1: whatever adds to it, a difficulty is never above IV and never below I', () => {
    expect(box({}, [{ challenge: { difficulty: 2 } }])[0]).toBe(4);
    expect(box({ by_players: { 1: { difficulty: 1 } } })[0]).toBe(4);
    expect(box({ difficulty: 1 }, [{ challenge: { difficulty: -1 } }])[0]).toBe(1);
  });

  test('RA-35.4: legendary first, then the number of players, which may take back what it added', () => {
    const legendary = { difficulty: 3, add_modifiers: ['Dangerous'] };
    const lone = { 1: { difficulty: -1, remove_modifiers: ['Dangerous'] } };
    expect(box({ legendary })).toEqual([3, ['moonless', 'dangerous']]);
    expect(box({ legendary, by_players: lone })).toEqual([2, ['moonless']]);
  });
});

describe('a check', () => {
  const used = (seats: number) => Array.from({ length: seats }, () => 1);
  /** Nobody has stamina or an ability; K, W, W and R come out of the full bag: each pick is a place among what is left. */
  const rolled = (hands: string[][], faces: number[], modifiers: string[] = []) =>
    checking(2, hands.length, modifiers)
      .given({ hands, rows: NO_STAMINA.rows.slice(0, hands.length) })
      .board({ story: { label: 'A2' }, classState: used(hands.length) })
      .random('pool.draw', [[6], [23], [23], [0]])
      .random('pool', faces);
  const plays = (game: ReturnType<typeof rolled>) => cardPlaysIn(game).map(({ key }) => key);

  test('RA-16.1 to RA-16.4, RA-20.4, E28: a step makes the 6, all four slots are covered: passed', () => {
    const game = rolled([['oathkeeper-buckler'], []], [4, 1, 2, 4], ['Dangerous']);
    game.expectQuestion('challenge.play', 0);
    game.seat(0).answers(plays(game)[0], 'die:0:+1');
    game.expectQuestion('challenge.place').expectOffers(0, ['best', 'confirm']);
    game.seat(0).answers('best');
    expect(boardOf(game).story.keywords).toEqual(['PASSED']);
    game.expectBoard({ fatigue: [0, 0], challenge: null }); // the modifier's price is not paid
    game.expectQuestion('story.choose').expectRandomUsedUp();
  });

  test('RA-16.4, RA-20.4: one slot uncovered is a failed check, and Dangerous asks its price', () => {
    const game = rolled([[], []], [4, 1, 2, 4], ['Dangerous']);
    game.seat(0).answers('best');
    expect(told(game, 'check.over')).toMatchObject([{ passed: false, covered: 3, slots: 4 }]);
    expect(boardOf(game).story.keywords).toEqual(['FAILED']);
    game.expectBoard({ fatigue: [2, 2] });
  });

  test('RA-18.3, RA-18.4, RA-20.3, RA-38.12, E32: the discarded card comes back, the spent one stays spent', () => {
    const game = rolled([['oathkeeper-buckler', 'troll-bone-club'], []], [4, 1, 2, 4]);
    for (const key of plays(game)) {
      game.seat(0).answers(key);
      if (game.match.pending.asks[0].question === 'op.die')
        game.seat(0).answers(game.match.pendingFor(0).asks[0].options[0]);
    }
    game.seat(0).answers('confirm');
    const { cardZone, cardOwner } = boardOf(game);
    const zones = cardOwner.flatMap((owner, card) => (owner === 0 ? [cardZone[card]] : []));
    expect(zones.sort()).toEqual([2, 4]); // in hand, spent
  });

  test('RA-18.5, RA-18.7, RA-18.8, RA-R53, E29: beyond the play limit a token is spent; it is no stamina', () => {
    const game = rolled([['oathkeeper-buckler', 'ringmail-coif'], [], [], []], [4, 1, 2, 4]);
    game.seat(0).answers(plays(game)[0], 'die:0:+1');
    expect(plays(game)).toEqual([expect.stringMatching(/^bonus:/)]);
    game.seat(0).answers(plays(game)[0], 'yes');
    game.expectBoard({ bonusTokens: 0, tokensSpent: [1, 0, 0, 0], fatigue: [0, 0, 0, 0] });
  });

  test('RA-18.9, RA-18.10: a class ability turns its card and is no card play', () => {
    const game = checking(2, 1)
      .given({ classes: ['bonesetter'], rows: [NO_STAMINA.rows[0]] })
      .board({ story: { label: 'A2' }, fatigue: [9] });
    game.seat(0).answers('ability:0');
    game.expectBoard({ classState: [1], fatigue: [3] });
    expect(told(game, 'card.played')).toEqual([]);
  });

  test('RA-35.5 to RA-35.7, RA-R111, E54: the legendary penalty never exhausts, then the modifier may', () => {
    const game = rolled([[], []], [4, 1, 2, 4], ['Dangerous']).board({ legendary: 1, restMarks: 1, fatigue: [12, 13] });
    game.seat(0).answers('best');
    const rising = told(game, 'fatigued').map(({ seat, now }) => [seat, now]);
    expect(rising).toEqual([
      [0, 14],
      [1, 15],
      [0, 16],
      [1, 16],
    ]);
    expect(boardOf(game).story.keywords).toContain('FAILED');
  });
});
