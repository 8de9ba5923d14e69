import { describe, expect, test } from 'vitest';
import { check, endRound, plays, playsOf, poolOf } from '../../scenarios/dice.fixture';
import { boardOf } from '../../scenarios/story.fixture';

const asked = (game: ReturnType<typeof check>) => game.match.pending.asks[0].options;

describe('icons', () => {
  test('RA-38.1, RA-39.2: a flip turns a red or green die to its opposite face', () => {
    const game = check(['R2', 'G6', 'K1'], { hands: [['grudge-axe'], []] });
    plays(game, 0, 'grudge-axe');
    game.expectQuestion('op.die').expectOptions(0, ['die:0', 'die:12']); // not the black one
    game.seat(0).answers('die:0');
    expect(poolOf(game)).toEqual(['R5', 'K1', 'G6']);
  });

  test('RA-38.2, RA-38.15, RA-39.3, E30: two blue dice by 1 each, neither 7 nor 0 nor one die twice', () => {
    const game = check(['B6', 'B1', 'B3'], { hands: [['peer-ahead'], []] });
    plays(game, 0, 'peer-ahead');
    game.expectOptions(0, ['die:18:-1', 'die:19:+1', 'die:20:-1', 'die:20:+1']);
    game.seat(0).answers('die:18:-1');
    game.expectOptions(0, ['enough', 'die:19:+1', 'die:20:-1', 'die:20:+1']);
    game.seat(0).answers('die:19:+1');
    expect(poolOf(game)).toEqual(['B5', 'B2', 'B3']);
    game.expectQuestion('challenge.place');
  });

  test('RA-38.3, RA-39.1: any one die is rolled again', () => {
    const game = check(['R2', 'K4', 'W1'], { hands: [['ringmail-hauberk'], []] }).random('reroll', [5]);
    plays(game, 0, 'ringmail-hauberk');
    game.expectOptions(0, ['die:0', 'die:6', 'die:24']);
    game.seat(0).answers('die:24');
    expect(poolOf(game)).toEqual(['R2', 'K4', 'W6']);
    game.expectRandomUsedUp();
  });

  test('RA-R61: several dice of one card are chosen first and rolled together', () => {
    const game = check(['R2', 'K4', 'W1'], { hands: [['overbearing'], []] }).random('reroll', [[0, 5]]);
    plays(game, 0, 'overbearing', 'die:0');
    expect(poolOf(game)).toEqual(['R2', 'K4', 'W1']); // nothing is rolled before the second is chosen
    game.seat(0).answers('die:6');
    expect(poolOf(game)).toEqual(['R1', 'K6', 'W1']);
  });

  test('RA-38.4, RA-39.7, RA-R58: one die counts as red or green instead of what it was, never as what it is', () => {
    const game = check(['R2', 'K4', 'W1'], { hands: [['sigil-of-embers'], []] });
    plays(game, 0, 'sigil-of-embers', 'die:0');
    expect(poolOf(game)).toEqual(['G2', 'K4', 'W1']); // of a red die only green is left: nobody is asked
    const other = check(['R2', 'K4', 'W1'], { hands: [['sigil-of-embers', 'longsword'], []] });
    plays(other, 0, 'sigil-of-embers', 'die:6');
    other.expectQuestion('op.treat').expectOptions(0, ['colour:R', 'colour:G']);
    other.seat(0).answers('colour:G');
    expect(poolOf(other)).toEqual(['R2', 'G4', 'W1']);
  });

  test('RA-39.8: one black die counts as any other colour chosen', () => {
    const game = check(['K2', 'W1', 'W5'], { hands: [['inkhorn-stiletto'], []] });
    plays(game, 0, 'inkhorn-stiletto'); // the only black die is taken unasked
    game.expectQuestion('op.treat').expectOptions(0, ['colour:R', 'colour:G', 'colour:B', 'colour:W', 'colour:P']);
  });

  test('RA-38.10, RA-39.9: one die showing 1 or 4 counts as any other colour', () => {
    const game = check(['K2', 'W1', 'P4'], { hands: [['snake-eyed'], []] });
    plays(game, 0, 'snake-eyed');
    game.expectQuestion('op.die').expectOptions(0, ['die:24', 'die:30']);
  });

  test('RA-38.5, RA-18.6, RA-39.4: a green die is looked for, rolled and added beyond the limit', () => {
    const game = check(['R2', 'K4', 'W1'], { hands: [['leash-song'], []] }).random('draw', [4]);
    plays(game, 0, 'leash-song');
    expect(poolOf(game)).toEqual(['R2', 'K4', 'G5', 'W1']);
    expect(boardOf(game).challenge!.diceLimit).toBe(3);
  });

  test('RA-38.8, RA-39.5, RA-34.3: exactly the die of the familiar', () => {
    const game = check(['R2', 'K4', 'W1'], { hands: [['glass-adder'], []] }).random('draw', [2]);
    plays(game, 0, 'glass-adder');
    expect(poolOf(game)).toEqual(['R2', 'K4', 'W1', 'KB3']);
  });

  test('RA-38.11, RA-39.6: a random die is set to 6 instead of being rolled', () => {
    const game = check(['R2', 'K4', 'W1'], { hands: [['clarity'], []] }).random('draw.die', [[5]]);
    plays(game, 0, 'clarity');
    expect(poolOf(game).sort()).toEqual(['K4', 'K6', 'R2', 'W1']); // the sixth die left in the bag is black
  });

  test('RA-R62: "any" names a colour, and never a familiar die', () => {
    const game = check(['R2', 'K4', 'W1'], { hands: [['guild-voucher', 'glass-adder'], []] }).random('draw', [0]);
    plays(game, 0, 'guild-voucher');
    game.expectQuestion('op.colour').expectOptions(0, ['R', 'K', 'G', 'B', 'W', 'P']);
    game.seat(0).answers('P');
    expect(poolOf(game)).toContain('P1');
  });

  test('RA-38.6, RA-39.10, RA-39.11: exactly one of what a divider parts is used', () => {
    const game = check(['R2', 'B4', 'W1'], { hands: [['well-read', 'reckless'], []] });
    expect(playsOf(game, 0, 'well-read').map((key) => key.split(':')[2])).toEqual(['0', '1']);
    expect(playsOf(game, 0, 'reckless').map((key) => key.split(':')[2])).toEqual(['0', '1', '2']);
    plays(game, 0, 'reckless'); // flip, on the only red die
    expect(poolOf(game)).toEqual(['R5', 'B4', 'W1']);
    expect(playsOf(game, 0, 'reckless')).toEqual([]);
  });

  test('RA-38.7, RA-R57: a card without a die that qualifies cannot be played', () => {
    const game = check(['B2', 'B4', 'W1'], { hands: [['grudge-axe', 'longsword'], []] });
    expect(playsOf(game, 0, 'grudge-axe')).toEqual([]);
    const { content } = game.match.game as { content: { cards: { id: string }[] } };
    const card = content.cards.findIndex(({ id }) => id === 'grudge-axe');
    game.seat(0).refuses(`play:${card}:0`, 'RA-R57');
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

  test('RA-R63: a familiar die that is not in the bag cannot be drawn; the other option still can be used', () => {
    const game = check(['R2', 'B4', 'W1'], { hands: [['glass-adder'], []] }).board({
      dieAt: { 42: 2 } as never,
      dieValue: { 42: 1 } as never,
    });
    expect(playsOf(game, 0, 'glass-adder').map((key) => key.split(':')[2])).toEqual(['1']);
  });

  test('RA-34.4, RA-36.5, RA-38.17, RA-R59, E31: a familiar die is both colours, until it is treated as one', () => {
    const game = check(['R2', 'W1', 'W6'], {
      hands: [['glass-adder', 'inkhorn-stiletto', 'astrolabe-rod', 'longsword']],
    }).random('draw', [2]);
    plays(game, 0, 'glass-adder'); // KB3
    plays(game, 0, 'astrolabe-rod'); // flips the only blue or purple die
    expect(poolOf(game)).toContain('KB4');
    plays(game, 0, 'inkhorn-stiletto');
    expect(asked(game)).toEqual(['colour:R', 'colour:G', 'colour:W', 'colour:P']); // it is black and blue already
    game.seat(0).answers('colour:G');
    expect(poolOf(game)).toContain('G4');
  });

  test('RA-R60: a flip acts on the value a die counts as; a reroll keeps the treated colour', () => {
    const game = check(['R2', 'W1', 'W6'], {
      hands: [['writ-of-passage', 'longsword', 'ringmail-hauberk', 'diplomacy']],
    }).random('reroll', [3]);
    plays(game, 0, 'writ-of-passage', 'die:0', 'colour:P');
    plays(game, 0, 'longsword', 'die:0');
    expect(poolOf(game)[0]).toBe('P5');
    plays(game, 0, 'ringmail-hauberk', 'die:0');
    expect(poolOf(game)[0]).toBe('P4');
  });

  test('RA-38.13, RA-R65: once per adventure: back in hand, and not to be played again', () => {
    const game = check(['R2', 'W1', 'W6'], { hands: [['open-palms', 'longsword'], []] }).random('draw.die', [[0]]);
    plays(game, 0, 'open-palms');
    const card = boardOf(game).cardUsed.indexOf(1);
    endRound(game);
    expect(boardOf(game).cardZone[card]).toBe(2);
    expect(boardOf(game).cardUsed[card]).toBe(1);
  });

  test('RA-38.14, RA-R66: a single-use card returns to its deck', () => {
    const game = check(['R2', 'W1', 'W6'], { hands: [['tempest-verse', 'longsword'], []] });
    const card = Number(playsOf(game, 0, 'tempest-verse')[0].split(':')[1]);
    plays(game, 0, 'tempest-verse', 'die:0');
    expect([boardOf(game).cardZone[card], boardOf(game).cardOwner[card]]).toEqual([0, -1]);
    expect(poolOf(game)[0]).toBe('R6');
  });
});
