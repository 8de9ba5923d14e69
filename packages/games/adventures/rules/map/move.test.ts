import { describe, expect, test } from 'vitest';
import { boardOf, labels, story, told } from '../../scenarios/story.fixture';

/** At A's list; the answers there are choice:0 on, choice:3 move. */
const MOVE = 'choice:3';
const TOME = {
  tome: {
    'ADV1-1': {
      read: 'A boat.',
      choose: [
        { kind: 'goto', say: 'On.', goto: 'ADV1-1a' },
        { kind: 'goto', say: 'Back.', goto: 'ADV1-1b' },
      ],
    },
    'ADV1-1a': { read: 'On.', resume: 'path' },
    'ADV1-1b': { read: 'Back.', resume: 'back' },
  },
};
const walking = (seats = 2, explored = ['A'], more = {}) =>
  story('A', {}, seats, more).board({ story: { label: 'A' }, map: { explored } });

describe('movement', () => {
  test('RA-9.1, RA-9.2: along an open path, to another location', () => {
    const game = walking();
    game.seat(0).answers(MOVE);
    game.expectQuestion('move.path').expectOptions(0, ['path:ab', 'path:ac']);
    game.seat(0).answers('path:ac');
    expect(boardOf(game).map.at).toBe('C');
    expect(labels(game)).toEqual(['A', 'C']);
  });

  test('RA-9.3, RA-9.4, E11: on arrival the left neighbour becomes storyteller, the storyteller tome keeper', () => {
    const game = walking(4).board({ storyteller: 1 });
    game.seat(0).answers(MOVE, 'path:ac');
    game.expectBoard({ storyteller: 2 });
    expect(told(game, 'arrives')).toMatchObject([{ letter: 'C', storyteller: 2, keeper: 1 }]);
    expect(told(game, 'entry.opened').at(-1)).toMatchObject({ label: 'C', reader: 2 });
  });

  test('RA-9.5, RA-9.9, RA-R29: an explored place may be passed; the roles rotate once', () => {
    const game = walking(3, ['A', 'B']);
    game.seat(0).answers(MOVE, 'path:ab');
    game.expectQuestion('move.path').expectOptions(0, ['stop', 'path:bc']);
    game.seat(0).answers('path:bc');
    game.expectBoard({ storyteller: 1 });
    expect(labels(game)).toEqual(['A', 'C']);
  });

  test('RA-9.7, E12: XP or a token makes a stop of a place that was explored', () => {
    const xp = walking(2, ['A', 'B', 'C']).given({ lying: { B: 1 } });
    xp.seat(0).answers(MOVE, 'path:ab');
    expect(labels(xp)).toEqual(['A', 'B']);
    const token = walking(2, ['A', 'B', 'C']).board({ map: { explored: ['A', 'B', 'C'], tokens: ['sentry@B'] } });
    token.seat(0).answers(MOVE, 'path:ab');
    expect(labels(token)).toEqual(['A', 'B']);
  });

  test('RA-9.8: a place that was not explored is a stop', () => {
    const game = walking();
    game.seat(0).answers(MOVE, 'path:ab');
    expect(labels(game)).toEqual(['A', 'B']);
    game.expectQuestion('story.choose');
  });

  test('RA-R26: no path leads back to where the move began; the party may stop or go on elsewhere', () => {
    const game = walking(2, ['A', 'B', 'C']);
    game.seat(0).answers(MOVE, 'path:ab', 'path:bc');
    game.expectQuestion('move.path').expectOptions(0, ['stop', 'path:bc']); // not path:ac
    game.seat(0).answers('stop');
    expect(labels(game)).toEqual(['A', 'C']);
  });
});

describe('encounters', () => {
  const met = () => walking(3, ['A'], TOME).board({ spaces: ['e1'], encounterNumbers: [1] });

  test('RA-10.1, RA-10.2, RA-10.4, RA-10.5, E13: the token stops the move, is read by the keeper, and is gone', () => {
    const game = met();
    game.seat(0).answers(MOVE, 'path:ab');
    game.expectQuestion('story.choose');
    expect(boardOf(game).map.at).toBeNull(); // RA-R31
    expect(told(game, 'entry.opened').at(-1)).toMatchObject({ label: 'ADV1-1', reader: 2 });
    game.seat(0).answers('choice:0');
    game.expectBoard({ spaces: [], storyteller: 1 });
    expect(labels(game)).toEqual(['A', 'ADV1-1', 'ADV1-1a', 'B']);
  });

  test('RA-R32, E56: an encounter may lead back, which is an arrival there', () => {
    const game = met();
    game.seat(0).answers(MOVE, 'path:ab', 'choice:1');
    game.expectBoard({ spaces: [], storyteller: 1 });
    expect(boardOf(game).map.at).toBe('A');
    expect(labels(game)).toEqual(['A', 'ADV1-1', 'ADV1-1b', 'A']);
  });

  test('RA-R30: nobody sees the number under a token until it is flipped', () => {
    const game = met();
    game.expectView(0, { encounterNumbers: [-1] });
  });
});
