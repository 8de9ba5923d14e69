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

describe('paths', () => {
  const MAP = {
    map: {
      id: 'MAP-T',
      grid: { columns: 4, rows: 4 },
      locations: [
        { letter: 'A', name: '.', at: [1, 1] },
        { letter: 'B', name: '.', at: [2, 2] },
        { letter: 'C', name: '.', at: [3, 3], open: false },
      ],
      paths: [
        { id: 'ab', ends: ['B', 'A'], one_way: true },
        { id: 'ba', ends: ['A', 'B'] },
        { id: 'ac', ends: ['A', 'C'] },
        { id: 'shut', ends: ['A', 'B'], open: false },
      ],
    },
  };
  const from = (effects: object[], more = MAP) =>
    story('A2', { A2: { read: '.', do: [{ effects }], goto: 'A' } }, 1, more).board({
      story: { label: 'A2' },
      map: { openLocations: ['A', 'B'] },
    });

  test('RA-9.2: not against a one-way path, nor along a closed one, nor into a closed place', () => {
    const game = from([]);
    game.seat(0).answers(MOVE);
    expect(boardOf(game).map.at).toBe('B'); // one path only: nobody is asked (D8)
    const open = from([{ path: { open: 'shut' } }, { location: { open: 'C' } }]);
    open.seat(0).answers(MOVE).expectOptions(0, ['path:ba', 'path:ac', 'path:shut']);
    from([{ path: { close: 'ba' } }]).refuses(0, MOVE, 'RA-9.2');
  });

  test('RA-8.1: a map card adds places and paths, and takes those away that it replaces, with their tokens', () => {
    const cards = {
      discovery: [
        {
          number: 5,
          kind: 'map',
          name: '.',
          at: [2, 3],
          adds: { locations: [{ letter: 'D', name: '.', at: [4, 4] }], paths: [{ id: 'ad', ends: ['A', 'D'] }] },
          replaces: ['ab'],
        },
      ],
    };
    const game = story(
      'A2',
      {
        A2: { read: '.', do: [{ effects: [{ discover: 5 }, { discover: 5 }] }], goto: 'A' },
        D: { read: '.', goto: 'A' },
      },
      1,
      { cards },
    ).board({
      story: { label: 'A2' },
      map: { openLocations: ['A', 'B', 'C'], openPaths: ['ab', 'bc', 'ac'] },
      spaces: ['e1', 'e2'],
      encounterNumbers: [1, 2],
    });
    game.seat(0).answers(MOVE).expectOptions(0, ['path:ac', 'path:ad']);
    game.expectBoard({ spaces: ['e2'], encounterNumbers: [2] });
    expect(boardOf(game).map.mapCards).toEqual([5]); // RA-R110: the second changes nothing
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

  test('RA-9.6, RA-10.3: it stops the party on a way through explored places too, and cannot be put off', () => {
    const game = walking(2, ['A', 'B', 'C'], TOME).board({ spaces: ['e2'], encounterNumbers: [1] });
    game.seat(0).answers(MOVE, 'path:ab', 'path:bc');
    game.expectQuestion('story.choose').expectOptions(0, ['choice:0', 'choice:1']); // nothing but its own text
    expect(labels(game)).toEqual(['A', 'ADV1-1']);
  });

  test('RA-10.5, RA-R27: after it the path is walked to its end, where the party may pass on', () => {
    const game = walking(2, ['A', 'B', 'C'], TOME).board({ spaces: ['e1'], encounterNumbers: [1] });
    game.seat(0).answers(MOVE, 'path:ab', 'choice:0');
    game.expectQuestion('move.path').expectOptions(0, ['stop', 'path:bc']);
    expect(boardOf(game).map).toMatchObject({ at: 'B', encounter: null });
  });

  test('RA-R31: beside the token the party is at no place: nothing lies here, and nothing can be used', () => {
    const cards = { discovery: [{ number: 31, kind: 'item', name: '.', stamina: 0 }] };
    const tome = {
      'ADV1-1': {
        read: '.',
        do: [{ if: { token_here: 'xp' }, effects: [{ gain: { gold: 9 } }] }, { effects: [{ collect: 'xp' }] }],
        choose: [{ kind: 'item' }, { kind: 'goto', say: '.', goto: 'ADV1-1a' }],
      },
      'ADV1-1a': { read: '.', resume: 'path' },
    };
    const game = walking(2, ['A'], { tome, cards })
      .given({ lying: { A: 2, B: 2 } })
      .board({ spaces: ['e1'], encounterNumbers: [1], items: [31] });
    game.seat(0).answers(MOVE, 'path:ab');
    game.expectBoard({ gold: 0, xp: 0 }).refuses(0, 'choice:0', 'RA-11.1');
  });

  test('RA-10.4: a token that its text places there anew stays; one elsewhere replaces what lies there', () => {
    const again = {
      read: '.',
      do: [{ effects: [{ encounter: { place: 7, at: 'e1' } }, { encounter: { place: 8, at: 'e2' } }] }],
      resume: 'path',
    };
    const game = walking(2, ['A'], { tome: { 'ADV1-1': again } }).board({
      spaces: ['e2', 'e1'],
      encounterNumbers: [2, 1],
    });
    game.seat(0).answers(MOVE, 'path:ab');
    const { spaces, encounterNumbers } = boardOf(game);
    expect(spaces.map((space, i) => [space, encounterNumbers[i]])).toEqual([
      ['e1', 7],
      ['e2', 8],
    ]);
  });

  test('RA-10.4: a token is taken away by the story without being met', () => {
    const game = story('A2', {
      A2: {
        read: '.',
        do: [{ effects: [{ encounter: { remove: 'e1' } }, { encounter: { remove: 'e9' } }] }],
        goto: 'A',
      },
    }).board({
      story: { label: 'A2' },
      spaces: ['e1', 'e2'],
      encounterNumbers: [1, 2],
    });
    game.expectBoard({ spaces: ['e2'], encounterNumbers: [2] });
  });

  test('RA-R32: its text may lead elsewhere, which closes it and is an arrival there', () => {
    const away = {
      read: '.',
      do: [{ effects: [{ party_to: { letter: 'C', read: 'base' } }], goto: 'C' }],
      resume: 'path',
    };
    const game = walking(3, ['A'], { tome: { 'ADV1-1': away } }).board({ spaces: ['e1'], encounterNumbers: [1] });
    game.seat(0).answers(MOVE, 'path:ab');
    game.expectBoard({ spaces: [], storyteller: 1 });
    expect(labels(game)).toEqual(['A', 'ADV1-1', 'C']);
    expect(boardOf(game).map).toMatchObject({ at: 'C', encounter: null, move: null });
  });

  test('RA-R30: nobody sees the number under a token until it is flipped', () => {
    const game = met();
    game.expectView(0, { encounterNumbers: [-1] });
  });
});
