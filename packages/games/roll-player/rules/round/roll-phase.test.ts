import { describe, expect, test } from 'vitest';
import {
  boardOf,
  choices,
  drawn,
  type Given,
  initiativeWords,
  laidOut,
  offered,
  party,
  playTo,
  question,
  says,
  type Table,
  told,
} from '../../scenarios/table.fixture';
import { DICE, FACES } from '../sheet/dice';

const faceOf = (words: string): number => {
  const [sort, value] = words.split(' ');
  const kind = sort === 'boost' ? 'boost' : sort.includes('-') ? 'split' : 'standard';
  return (FACES[kind] as readonly number[]).indexOf(Number(value));
};
/** The Roll Phase with these dice drawn and falling so. */
function rolling(dice: readonly string[], options: Table = {}, given: Given = {}) {
  const { bag } = laidOut(options, { start: 0, ...given });
  return party({ start: 0, ...given }, options)
    .random('bag', drawn(dice, bag))
    .random(
      'initiative',
      dice.map((words) => [faceOf(words)]),
    );
}
const rolled = (options: Table, given: Given = {}) =>
  (told(party({ start: 0, ...given }, options), 'dice.rolled')[0].dice as unknown[]).length;

describe('how many dice', () => {
  test('RP-6.1 two for each Initiative card before the Call to Adventure', () => {
    expect([1, 2, 3, 4].map((seats) => rolled({ mode: 'ff', seats }))).toEqual([6, 6, 8, 10]);
    expect(rolled({ mode: 'full', seats: 5 })).toBe(12);
    const game = party({ start: 1 }, { seats: 3 });
    expect(told(game, 'dice.rolled')[0]).toMatchObject({ seat: 1, two: true });
    const used = (told(game, 'dice.rolled')[0].dice as { die: number }[]).map(({ die }) => die);
    expect(boardOf(game).bag.filter((die) => used.includes(die))).toEqual([]); // out of the bag
  });

  test('RP-6.2 one for each afterwards, and always in the base game', () => {
    expect([1, 2, 3, 4].map((seats) => rolled({ mode: 'ff', seats }, { called: 1 }))).toEqual([3, 3, 4, 5]);
    expect(rolled({ mode: 'full', seats: 5 }, { called: 1 })).toBe(6);
    expect([1, 2, 3, 4].map((seats) => rolled({ mode: 'base', seats }))).toEqual([3, 3, 4, 5]);
  });
});

describe('where they lie', () => {
  test('RP-6.3 ascending, the lowest on card 1, the highest on the ★ card', () => {
    const one = rolling(['red 5', 'gold 1', 'blue 3'], {}, { called: 1 });
    expect(initiativeWords(one)).toEqual([['gold 1'], ['blue 3'], ['red 5']]);
    const two = rolling(['red 6', 'gold 2', 'blue 3', 'white 1', 'green 4', 'black 5']);
    expect(initiativeWords(two)).toEqual([
      ['white 1', 'gold 2'],
      ['blue 3', 'green 4'],
      ['black 5', 'red 6'],
    ]);
    expect(question(two)).toBe('initiative.select'); // no tie, nothing to arrange
  });

  test('RP-6.4 of equal dice on different cards the Start Player chooses which lie lower (example 1)', () => {
    const game = rolling(['green 6', 'red 1', 'gold 4', 'purple 6'], { mode: 'base', seats: 3 }, { start: 2 });
    game.expectQuestion('ties.arrange', 2).expectOptions(0, []);
    expect(offered(game, 2)).toHaveLength(2);
    const [green, purple] = choices(game, 'ties.arrange', 2).map((die) => DICE[die].colours[0]);
    expect([green, purple].sort()).toEqual(['green', 'purple']);
    game.seat(2).answers(offered(game, 2)[green === 'purple' ? 0 : 1]);
    expect(initiativeWords(game)).toEqual([['red 1'], ['gold 4'], ['purple 6'], ['green 6']]);
    const other = rolling(['green 6', 'red 1', 'gold 4', 'purple 6'], { mode: 'base', seats: 3 });
    other.seat(0).answers(offered(other, 0)[0]);
    expect(initiativeWords(other).slice(2)).toEqual([['green 6'], ['purple 6']]);
  });

  test('RP-6.4 equal dice on one card, or alike in all, are nothing to choose (example 4)', () => {
    const dice = ['red 1', 'blue 2', 'gold 2', 'white 3', 'green 4', 'black 4', 'red 6', 'blue 6'];
    const game = rolling(dice, { seats: 3 });
    expect(offered(game, 0)).toHaveLength(2); // the two 2s
    game.seat(0).answers(offered(game, 0)[1]); // the gold one lies lower
    expect(question(game)).toBe('initiative.select');
    expect(initiativeWords(game)).toEqual([
      ['red 1', 'gold 2'],
      ['blue 2', 'white 3'],
      ['green 4', 'black 4'],
      ['red 6', 'blue 6'],
    ]);
    const alike = rolling(['red 2', 'red 2', 'gold 5'], {}, { called: 1 });
    expect(question(alike)).toBe('initiative.select');
  });

  test('RP-6.4 three equal dice over two cards: which two lie lower', () => {
    const game = rolling(['red 3', 'blue 3', 'gold 3', 'white 4', 'green 5', 'black 6']);
    expect(offered(game, 0)).toHaveLength(3);
    says(game, 0, offered(game, 0)[2]);
    expect(offered(game, 0)).toHaveLength(2);
    says(game, 0, offered(game, 0)[1]);
    expect(initiativeWords(game)).toEqual([
      ['gold 3', 'blue 3'],
      ['red 3', 'white 4'],
      ['green 5', 'black 6'],
    ]);
  });

  test('RP-6.5, RP-R4 values are compared as rolled, whatever the kind of die', () => {
    const game = rolling(['boost 8', 'red-blue 4', 'gold 6'], { mode: 'full' }, { called: 1 });
    expect(initiativeWords(game)).toEqual([['red-blue 4'], ['gold 6'], ['boost 8']]);
    const low = rolling(['boost 3', 'red-blue 4', 'gold 6'], { mode: 'full' }, { called: 1 });
    expect(initiativeWords(low)).toEqual([['boost 3'], ['red-blue 4'], ['gold 6']]);
    const tie = rolling(['boost 4', 'red-blue 4', 'gold 6'], { mode: 'full' }, { called: 1 });
    expect(question(tie)).toBe('ties.arrange');
  });
});

describe('too small a bag', () => {
  const short = () => party({ bag: ['red', 'blue', 'gold'] }).random('initiative', [[0], [2], [4]]);

  test('RP-6.6, RP-R13 all are drawn and fill the cards from the lowest; a card without dice cannot be selected', () => {
    const game = short();
    expect(initiativeWords(game).map((words) => words.length)).toEqual([2, 1, 0]);
    expect(boardOf(game).bag).toEqual([]);
    game.expectOptions(0, ['card:0', 'card:1']).refuses(0, 'card:2');
  });

  test('RP-6.6 who finds no card has no turn, and the round goes on without them', () => {
    const game = party({ bag: ['red'] });
    says(game, 0, 'card:0');
    playTo(game, 'market.option');
    expect(told(game, 'turn.skipped')).toEqual([{ type: 'turn.skipped', seat: 1, phase: 'dice' }]);
    game.expectQuestion('market.option', 0);
    expect(boardOf(game).row.map(({ holder }) => holder)).toEqual([0, -1, -1]);
  });
});
