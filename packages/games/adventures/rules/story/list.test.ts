/** RA-7, RA-15 and what choices cost. */
import { describe, expect, test } from 'vitest';
import { boardOf, labels, story, told } from '../../scenarios/story.fixture';

const list = (choices: readonly object[], board: object = {}, seats = 2, entries = {}, more = {}) =>
  story('A', { A: { read: '.', choose: choices }, ...entries }, seats, more).board({
    story: { label: 'A' },
    ...board,
  } as never);
const ON = { kind: 'goto', say: 'On.', goto: 'A1' };
const MOVE = { kind: 'move' };

describe('choices', () => {
  test('RA-7.1, RA-7.2, RA-7.5: one for the party; everyone has a voice, the exhausted too; ties are the storyteller’s', () => {
    const game = list([ON, MOVE], { fatigue: [16, 3, 0], storyteller: 2 }, 3);
    expect(game.match.pending.asks.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'together'],
      [1, 'together'],
      [2, 'together'],
    ]);
    expect(game.match.casting).toBe(2);
    game.seat(0).answers('choice:1', 'path:ac');
    expect(game.match.casting).toBe(0); // the next storyteller
  });

  test('RA-7.3: an entry, a move, a rest, an item, THE END, or a deed of its own', () => {
    const cards = { cards: { discovery: [{ number: 31, kind: 'item', name: '.', stamina: 0 }] } };
    const SIX = [
      ON,
      MOVE,
      { kind: 'rest' },
      { kind: 'item' },
      { kind: 'end' },
      { kind: 'special', say: '.', effects: [{ gain: { gold: 1 } }] },
    ];
    const game = list(SIX, { xp: 1, items: [31] }, 2, {}, cards);
    game.expectOptions(0, ['choice:0', 'choice:1', 'choice:2', 'choice:3', 'choice:4', 'choice:5']);
    game.seat(0).answers('choice:5').expectBoard({ gold: 1 }).expectQuestion('story.choose'); // the list again
    game.seat(1).answers('choice:4').expectQuestion('guild.buy');
  });

  test('RA-7.4: what a choice announces is no fact of the match; the check itself is seen when its entry opens', () => {
    const hint = { ...ON, hint: { check: ['DEX', 'WIS'] } };
    const game = list([hint, MOVE]);
    game.seat(0).answers('choice:0').expectQuestion('story.choose');
    expect(JSON.stringify(boardOf(game))).not.toContain('hint');
  });

  test('RA-6.1: what must be done asks nobody', () => {
    const game = story('A2', {
      A2: { read: '.', do: [{ effects: [{ lose: { gold: 2 } }, { record: 'K' }] }], goto: 'A' },
    });
    game.expectQuestion('story.choose');
    expect(game.match.answers).toBe(0);
  });

  test('RA-R24: a failed condition hides; what cannot be carried out is shown and refused', () => {
    const shut = { map: { explored: ['A'], openPaths: [] as string[] } };
    const game = list(
      [{ ...ON, if: { keyword: 'K' } }, ON, MOVE, { kind: 'rest' }, { kind: 'item' }, { ...ON, pay: { gold: 3 } }],
      {
        gold: 2,
        ...shut,
      },
    );
    game.expectOptions(0, ['choice:1']);
    game.refuses(0, 'choice:0', 'not-an-option');
    game.refuses(0, 'choice:2', 'RA-9.2').refuses(0, 'choice:3', 'RA-13.2').refuses(0, 'choice:4', 'RA-11.1');
    game.refuses(0, 'choice:5', 'RA-R24');
  });

  test('RA-R25: after a rest the same list is offered, the rest with it while there is XP', () => {
    const game = list([ON, { kind: 'rest' }], { xp: 2 });
    game.seat(0).answers('choice:1', 1);
    game.expectQuestion('story.choose').expectOptions(0, ['choice:0', 'choice:1']);
    game.seat(0).answers('choice:1');
    game.expectOptions(0, ['choice:0']).refuses(0, 'choice:1', 'RA-13.2');
  });

  test('RA-7.3: a choice that warns is taken only when the party says so twice', () => {
    const game = list([{ kind: 'end', warn: true }, { ...ON, pay: { gold: 1 }, once: true, warn: true }, MOVE], {
      gold: 1,
    });
    game.seat(0).answers('choice:1').expectQuestion('story.sure').expectOptions(1, ['yes', 'no']);
    game.seat(1).answers('no').expectBoard({ gold: 1 }).expectOptions(0, ['choice:0', 'choice:1', 'choice:2']);
    game.seat(0).answers('choice:0', 'yes').expectQuestion('guild.buy');
  });

  test('a choice that is once goes, and only that one', () => {
    const game = list([{ kind: 'special', say: '.', effects: [{ gain: { gold: 1 } }], once: true }, ON]);
    game.seat(0).answers('choice:0').expectOptions(0, ['choice:1']).expectBoard({ gold: 1 });
  });
});

describe('what a choice costs', () => {
  const paid = (pay: object, board: object, seats = 2) => list([{ ...ON, pay }, MOVE], board, seats);

  test('RA-12.2, RA-R90: gold and XP of the party, at the price and one below it', () => {
    paid({ gold: 3, xp: 2 }, { gold: 3, xp: 2 }).seat(0).answers('choice:0').expectBoard({ gold: 0, xp: 0 });
    paid({ gold: 3, xp: 2 }, { gold: 2, xp: 2 }).refuses(0, 'choice:0', 'RA-R24');
    paid({ gold: 3, xp: 2 }, { gold: 3, xp: 1 }).refuses(0, 'choice:0', 'RA-R24');
  });

  test('RA-R37: fatigue of everyone, unless it would exhaust the entire party', () => {
    paid({ fatigue: 2 }, { fatigue: [14, 13] })
      .seat(0)
      .answers('choice:0')
      .expectBoard({ fatigue: [16, 15] });
    paid({ fatigue: 2 }, { fatigue: [14, 14] }).refuses(0, 'choice:0', 'RA-R37');
  });

  test('a title that is held, by the party’s choice; it is given back for good', () => {
    const game = paid({ titles: [3, '7-9'] }, { titles: [3, 8, 12] });
    game.seat(0).answers('choice:0').expectQuestion('pay.title').expectOptions(0, [3, 8]);
    game
      .seat(0)
      .answers(8)
      .expectBoard({ titles: [3, 12], returned: [8] });
    paid({ titles: [3] }, { titles: [4] }).refuses(0, 'choice:0', 'RA-R24');
  });

  test('one point of health, of somebody above ten', () => {
    const game = paid({ health: 1 }, { health: [10, 11, 16] }, 3);
    game.seat(0).answers('choice:0').expectQuestion('pay.health').expectOptions(0, [1, 2]);
    game
      .seat(0)
      .answers(1)
      .expectBoard({ health: [10, 10, 16] });
    paid({ health: 1 }, { health: [10, 9] }).refuses(0, 'choice:0', 'RA-R24');
  });

  test('a class card, which no rest turns up again', () => {
    const game = list([{ ...ON, pay: { class: 1 } }, { kind: 'rest' }, MOVE], { classState: [2, 0], xp: 1 });
    game
      .seat(0)
      .answers('choice:0')
      .expectBoard({ classState: [2, 2] }); // one candidate: nobody is asked
    game
      .seat(0)
      .answers('choice:1')
      .expectBoard({ classState: [2, 2] });
    paid({ class: 1 }, { classState: [2, 2] }).refuses(0, 'choice:0', 'RA-R24');
  });
});

describe('THE END', () => {
  const AVAILABLE = { story: { label: 'A', endAvailable: 1 } };

  test('RA-15.1, RA-R94: to read it ends the adventure, and advancement follows', () => {
    const game = list([{ kind: 'end' }, ON]);
    game.seat(0).answers('choice:0').expectQuestion('guild.buy');
    expect(told(game, 'adventure.over')).toMatchObject([{ book: 'ADV1' }]);
  });

  test('RA-15.2, RA-15.4, RA-R39, E50: once available it is offered wherever a move is, and need not be taken', () => {
    list([ON, MOVE], AVAILABLE).expectOptions(0, ['choice:0', 'choice:1', 'end']);
    list([ON], AVAILABLE).expectOptions(0, ['choice:0']);
    list([ON, { ...MOVE, if: { keyword: 'K' } }], AVAILABLE).expectOptions(0, ['choice:0']); // the move is not offered
    const game = list([ON, MOVE], AVAILABLE);
    game.seat(0).answers('choice:1', 'path:ac').expectOptions(0, ['choice:0', 'choice:1', 'end']);
    game.seat(0).answers('end').expectQuestion('guild.buy');
  });

  test('RA-15.2: not twice where the list has an end of its own', () => {
    list([MOVE, { kind: 'end' }], AVAILABLE).expectOptions(0, ['choice:0', 'choice:1']);
  });

  test('RA-15.3: before that only where the entry says so', () => {
    list([ON, MOVE]).expectOptions(0, ['choice:0', 'choice:1']);
    const led = story('A2', { A2: { read: '.', goto: 'THE_END' } });
    led.expectQuestion('guild.buy');
    expect(labels(led)).toEqual(['A2', 'THE_END']);
  });

  test('RA-15.2: an entry makes it available', () => {
    const game = story('A2', { A2: { read: '.', do: [{ effects: [{ end_available: true }] }], goto: 'A' } });
    game.expectOffers(0, ['end']);
    expect(told(game, 'end.available')).toHaveLength(1);
  });

  test('RA-R39: not in the middle of a move', () => {
    const game = list([MOVE, ON], { ...AVAILABLE, map: { explored: ['A', 'B', 'C'] } });
    game.seat(0).answers('choice:0', 'path:ab').expectQuestion('move.path').expectOptions(0, ['stop', 'path:bc']);
  });
});
