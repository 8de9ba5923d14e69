/** RA-36, RA-38, RA-39 and their rulings: what a slot takes, and what each icon does to the dice of the pool. */
import { describe, expect, test } from 'vitest';
import { findCard, fits, parseSlot } from '../../content';
import { house } from '../../content/house';
import { playsIn } from '../../scenarios/asked.fixture';
import { playTool, poolOf, puzzle, toolOf, toolPlays } from '../../scenarios/challenge.fixture';
import { boardOf, told } from '../../scenarios/story.fixture';
import type { Adventures } from '../board';

const mask = (letters: string): number => [...letters].reduce((sum, one) => sum | (1 << 'RKGBWP'.indexOf(one)), 0);
const taken = (slot: string): string[] =>
  ['R', 'K', 'G', 'B', 'W', 'P', 'KB'].flatMap((colour) =>
    [1, 2, 3, 4, 5, 6]
      .filter((value) => fits(parseSlot(slot)!, mask(colour), value))
      .map((value) => `${colour}${value}`),
  );

describe('slots', () => {
  test('RA-36.1 a colour and a value: exactly that die', () => expect(taken('G2')).toEqual(['G2']));
  test('RA-36.2 two colours and a value: that value in either colour', () =>
    expect(taken('RP3')).toEqual(['R3', 'P3']));
  test('RA-36.3 a value alone: in any colour', () =>
    expect(taken('*4')).toEqual(['R4', 'K4', 'G4', 'B4', 'W4', 'P4', 'KB4']));
  test('RA-36.4 a colour alone: with any value', () =>
    expect(taken('P?')).toEqual(['P1', 'P2', 'P3', 'P4', 'P5', 'P6']));
  test('RA-36.5 the die of a familiar fits by either of its colours', () => {
    expect(taken('K2')).toEqual(['K2', 'KB2']);
    expect(taken('B2')).toEqual(['B2', 'KB2']);
  });
});

describe('icons', () => {
  test('RA-38.1, RA-38.9 flip turns any die to its opposite face', () => {
    const game = playTool(puzzle({ pool: ['R5', 'K1'], does: [[{ op: 'flip' }]] }));
    game.expectOptions(0, ['die:0', 'die:6']).seat(0).answers('die:0');
    expect(poolOf(game)).toEqual(['R2', 'K1']);
    expect(told(game, 'die.changed')).toMatchObject([{ wasValue: 5, value: 2 }]); // the log says which die it was
    const frame = game.match.framesFor(0).find(({ event }) => event?.type === 'die.changed')!;
    expect((frame.b as Adventures).dieValue[0]).toBe(2); // and is told when the board shows it
  });

  test('RA-38.2 step raises or lowers by one; a 6 cannot be raised, a 1 cannot be lowered', () => {
    const game = playTool(puzzle({ pool: ['R6', 'K1', 'G3'], does: [[{ op: 'step' }]] }));
    game.expectOptions(0, ['die:0:-1', 'die:6:+1', 'die:12:-1', 'die:12:+1']).seat(0).answers('die:12:+1');
    expect(poolOf(game)).toEqual(['R6', 'K1', 'G4']);
  });

  test('RA-38.3, RA-39.1 reroll rolls any one die of the pool again', () => {
    const game = puzzle({ pool: ['R6', 'K1'], does: [[{ op: 'reroll' }]] }).random('reroll', [3]);
    playTool(game, 0, 'die:6');
    expect(poolOf(game)).toEqual(['R6', 'K4']);
    game.expectRandomUsedUp();
  });

  test('RA-38.4, RA-39.7, RA-R58 treat: any die counts as green or as purple instead of what it was', () => {
    const game = playTool(
      puzzle({ pool: ['R6', 'G1'], does: [[{ op: 'treat', to: { colors: ['G', 'P'] } }]] }),
      0,
      'die:0',
    );
    game.expectOptions(0, ['colour:G', 'colour:P']).seat(0).answers('colour:P');
    expect(poolOf(game)).toEqual(['P6', 'G1']);
  });

  test('RA-38.5, RA-18.6, RA-39.4 draw brings a die of the colour, rolled, beyond the dice limit', () => {
    const game = puzzle({ pool: ['R6', 'K1'], does: [[{ op: 'draw', die: 'G' }]] }).random('draw', [4]);
    playTool(game);
    expect(poolOf(game)).toEqual(['R6', 'K1', 'G5']);
    game.expectBoard({ challenge: { diceLimit: 2 } }).expectRandomUsedUp();
  });

  test('RA-38.6, RA-39.10 a divider: one of the two, on a blue die', () => {
    const either = [[{ op: 'reroll', from: { colors: ['B'] } }], [{ op: 'step', from: { colors: ['B'] } }]];
    const game = puzzle({ pool: ['R6', 'B2'], does: either });
    expect(toolPlays(game).map(({ option }) => option)).toEqual([0, 1]);
    playTool(game, 1, 'die:18:+1');
    expect(poolOf(game)).toEqual(['R6', 'B3']);
    expect(toolPlays(game)).toEqual([]); // the card is played: the other half is gone with it
  });

  test('RA-39.11 flip, step or reroll a red die: one of three', () => {
    const three = ['flip', 'step', 'reroll'].map((op) => [{ op, from: { colors: ['R'] } }]);
    const game = puzzle({ pool: ['R5', 'B2'], does: three });
    expect(toolPlays(game)).toHaveLength(3);
    playTool(game); // one red die: nothing is to be chosen
    expect(poolOf(game)).toEqual(['R2', 'B2']);
  });

  test('RA-38.7, RA-38.16, RA-39.2 only a die that fits one of the named colours qualifies', () => {
    const game = playTool(puzzle({ pool: ['R5', 'G4', 'B2'], does: [[{ op: 'flip', from: { colors: ['G', 'R'] } }]] }));
    game.expectOptions(0, ['die:0', 'die:12']);
  });

  test('RA-38.8, RA-39.5, RA-34.3 the black-and-blue die of the familiar is drawn, and no other', () => {
    const game = puzzle({ pool: ['R5'], does: [[{ op: 'draw', die: 'KB' }]], hands: [['glass-adder']] }).random(
      'draw',
      [2],
    );
    playTool(game);
    expect(poolOf(game)).toEqual(['R5', 'KB3']);
  });

  test('RA-R63 a die that is not in the bag cannot be drawn: the card has nothing to do', () => {
    expect(toolPlays(puzzle({ pool: ['R5'], does: [[{ op: 'draw', die: 'KB' }]] }))).toEqual([]);
  });

  test('RA-38.10, RA-39.9 a value alone qualifies: a die showing 1 or 4 becomes another colour', () => {
    const game = playTool(
      puzzle({ pool: ['R1', 'K4', 'G5'], does: [[{ op: 'treat', from: { values: [1, 4] }, to: 'other-colour' }]] }),
    );
    game.expectOptions(0, ['die:0', 'die:6']).seat(0).answers('die:0');
    game.expectOptions(0, ['colour:K', 'colour:G', 'colour:B', 'colour:W', 'colour:P']); // never red again
  });

  test('RA-39.8 one black die becomes any other colour', () => {
    const game = playTool(
      puzzle({ pool: ['R1', 'K4'], does: [[{ op: 'treat', from: { colors: ['K'] }, to: 'other-colour' }]] }),
    );
    game.expectQuestion('op.treat', 0).expectOptions(0, ['colour:R', 'colour:G', 'colour:B', 'colour:W', 'colour:P']);
  });

  test('RA-38.11, RA-39.6 a random die of the bag is set to 6 instead of rolled', () => {
    const game = puzzle({ pool: ['R1'], does: [[{ op: 'draw', die: 'random', set: 6 }]] }).random('draw.die', [0]);
    playTool(game);
    expect(poolOf(game)).toEqual(['R1', 'R6']);
    expect(told(game, 'dice.rolled')).toEqual([]);
  });

  test('RA-38.12 a card with the spent icon is spent, RA-38.14 a single-use one goes back to its deck', () => {
    const zoneAfter = (after: string) => {
      const game = puzzle({ pool: ['R1', 'K2'], does: [[{ op: 'flip' }]], tool: { after_play: after } });
      playTool(game, 0, 'die:0');
      const { cardZone, cardOwner } = boardOf(game);
      return cardOwner.at(-1) === -1 ? 'deck' : cardZone.at(-1);
    };
    expect(zoneAfter('spent')).toBe(4);
    expect(zoneAfter('return')).toBe('deck');
    expect(zoneAfter('discard')).toBe(3);
  });

  test('RA-38.13, RA-R65 once an adventure: it comes back to hand and stays unplayable, a rest or not', () => {
    const game = puzzle({
      pool: ['R1', 'K2'],
      does: [[{ op: 'flip' }]],
      tool: { once_per_adventure: true },
    });
    const used = boardOf(game).cardUsed.length - 1;
    const again = puzzle({
      pool: ['R1', 'K2'],
      does: [[{ op: 'flip' }]],
      tool: { once_per_adventure: true },
      board: { cardUsed: { [used]: 1 } },
    });
    expect(toolPlays(game)).toHaveLength(1);
    expect(toolPlays(again)).toEqual([]);
    again.refuses(0, `play:${used}:0`, 'RA-38.13');
  });

  test('RA-38.15, RA-39.3 up to two different blue dice, each in its own direction, never the same twice', () => {
    const game = playTool(
      puzzle({ pool: ['B2', 'B4', 'R3'], does: [[{ op: 'step', dice: 2, from: { colors: ['B'] } }]] }),
    );
    game.seat(0).answers('die:18:+1');
    game.expectOptions(0, ['enough', 'die:19:-1', 'die:19:+1']).seat(0).answers('die:19:-1');
    expect(poolOf(game).sort()).toEqual(['B3', 'B3', 'R3']);
  });

  test('RA-38.17 the die of a familiar qualifies for the icon of either colour', () => {
    for (const colour of ['K', 'B']) {
      const game = puzzle({
        pool: ['R2', 'KB4'],
        does: [[{ op: 'flip', from: { colors: [colour] } }]],
        given: { spent: [['glass-adder']] },
      });
      playTool(game);
      expect(poolOf(game)).toEqual(['R2', 'KB3']);
    }
  });
});

describe('rulings', () => {
  test('RA-R57 a card without any effect cannot be played', () => {
    const game = puzzle({
      pool: ['R5'],
      does: [[{ op: 'flip', from: { colors: ['B'] } }]],
    });
    expect(toolPlays(game)).toEqual([]);
    game.refuses(0, `play:${toolOf(game)}:0`, 'RA-R57');
  });

  test('RA-R59 a familiar die treated as a colour has that one alone; as a value it keeps both', () => {
    const base = { pool: ['KB4'], given: { spent: [['glass-adder']] } };
    const colour = puzzle({ ...base, does: [[{ op: 'treat', to: { colors: ['R'] } }]] });
    expect(poolOf(playTool(colour))).toEqual(['R4']);
    const value = puzzle({ ...base, does: [[{ op: 'treat', to: { values: [6] } }]] });
    expect(poolOf(playTool(value))).toEqual(['KB6']);
  });

  test('RA-R60 a flip acts on what the die now counts as; a reroll replaces a treated value and keeps the colour', () => {
    const flipped = puzzle({ pool: ['R2'], does: [[{ op: 'treat', to: { values: [5] } }, { op: 'flip' }]] });
    expect(poolOf(playTool(flipped))).toEqual(['R2']);
    const rolled = puzzle({ pool: ['R2'], does: [[{ op: 'treat', to: { colors: ['B'] } }, { op: 'reroll' }]] });
    expect(poolOf(playTool(rolled.random('reroll', [0])))).toEqual(['B1']);
  });

  test('RA-R61 several dice are chosen first, then rolled together', () => {
    const game = puzzle({ pool: ['R2', 'K2', 'G2'], does: [[{ op: 'reroll', dice: 2 }]] }).random('reroll', [5, 4]);
    playTool(game, 0, 'die:0');
    expect(told(game, 'dice.rolled')).toEqual([]);
    game.seat(0).answers('die:12');
    expect(poolOf(game)).toEqual(['R6', 'K2', 'G5']);
    game.expectRandomUsedUp();
  });

  test('RA-R62 draw with "any": the player names a colour and gets an attribute die, never that of a familiar', () => {
    const game = puzzle({ pool: ['R2'], does: [[{ op: 'draw', die: 'any' }]], given: { spent: [['glass-adder']] } });
    playTool(game);
    game.expectQuestion('op.colour', 0).expectOptions(0, ['R', 'K', 'G', 'B', 'W', 'P']).seat(0).answers('P');
    expect(poolOf(game)[1]).toMatch(/^P\d$/);
  });

  test('RA-R64 once manipulation is over no card is played any more', () => {
    const game = puzzle({ pool: ['R1'], does: [[{ op: 'flip' }]] });
    game.seat(0).answers('done');
    game.expectQuestion('challenge.place');
    expect(playsIn(game)).toEqual([]);
  });

  test('RA-R66 a familiar that went back to its deck in mid-challenge leaves its die in the pool, and takes it along after', () => {
    const adder = findCard(house, 'glass-adder')!;
    const { die } = house.cards[adder];
    const game = puzzle({
      pool: ['KB4'],
      slots: [['K4', 'R1', 'R2']],
      given: { spent: [['glass-adder']] },
      board: { cardZone: { [adder]: 0 }, cardOwner: { [adder]: -1 } },
    });
    expect(poolOf(game)).toEqual(['KB4']);
    game.seat(0).answers('best');
    expect(boardOf(game).dieAt[die!]).toBe(0); // out of the game, not in the bag
  });

  test('RA-R69 outside a manipulation step no card and no ability is offered', () => {
    const game = puzzle({ pool: ['R1'], does: [[{ op: 'recover', who: 'self', amount: 2 }]], board: { fatigue: [5] } });
    game.seat(0).answers('done');
    while (boardOf(game).challenge !== null) game.seat(0).answers('confirm');
    game.expectQuestion('story.choose');
    expect(playsIn(game)).toEqual([]);
  });
});
