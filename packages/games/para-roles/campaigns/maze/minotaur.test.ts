/** The Minotaur of the maze: waking, coming, fighting, fleeing from him. */
import type { Plain } from '@tabard/kernel';
import type { Scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { ACTIONS } from '../../content/enemies';
import { inMaze, mazeIn } from '../../scenarios/maze.fixture';
import { boardOf, told } from '../../scenarios/table.fixture';
import { cellNamed } from './map';

type Given = { readonly [name: string]: Plain };
const at = (name: string) => cellNamed(name);
const wayOf = (game: Scenario) =>
  told(game, 'minotaur.moves').map((event) => (event as unknown as { cell: string }).cell);

/** The hills between the party and him: steps back and forth cost a tick each. */
const pace = (game: Scenario, steps: number) => {
  for (let i = 0; i < steps; i++) game.seat(0).answers(mazeIn(game).at === at('D1') ? 'step:north' : 'step:south');
};

describe('waking', () => {
  test('PR-M17: when Madness reaches 4, in his den; at 3 he sleeps on', () => {
    const trapped = (madness: number) => {
      const game = inMaze({ at: 'D2', madness, den: 'B6', cells: { D3: '6♥' } }, { draws: ['2♥'] });
      game.seat(0).answers('step:north');
      return game;
    };
    expect(mazeIn(trapped(2))).toMatchObject({ madness: 3, minotaurAwake: 0, minotaur: -1 });
    const woken = trapped(3);
    expect(mazeIn(woken)).toMatchObject({ madness: 4, minotaurAwake: 1, minotaur: at('B6') });
    woken.expectEvents([
      { type: 'madness', now: 4 },
      { type: 'minotaur.wakes', cell: 'B6' },
    ]);
  });

  test('PR-M17: when the first relic is taken, and not again with the next', () => {
    const game = inMaze(
      { at: 'D4', from: 'D3', centreDealt: 1, den: 'A7' },
      {
        enemies: [5, 6].map((rank) => ({ cards: [rank, rank, rank, rank], hp: 1, relic: 1, treasure: 0 })),
        fight: 'centre',
        party: { 2: { stats: [null, null, 13, null] }, 0: { stats: [null, null, 12, null] } },
        draws: ['3♥', 'K♥', '3♦', 'K♦'],
      },
    );
    game.seat(2).answers('attack:4');
    game.seat(0).answers('attack:5');
    for (let i = 0; i < 2; i++) game.seat(game.match.pending.asks[0].seat).answers(0); // the treasure of the centre
    game.expectQuestion('maze.relic');
    expect(mazeIn(game).minotaurAwake).toBe(0);
    game.seat(0).answers(0);
    expect(mazeIn(game)).toMatchObject({ minotaurAwake: 1, minotaur: at('A7') });
    game.seat(0).answers(0);
    expect(told(game, 'minotaur.wakes')).toHaveLength(1);
    expect(wayOf(game)).toEqual(['B7', 'C7', 'D6']); // the three ticks of that combat
  });

  test('PR-M17: until then he does nothing', () => {
    const game = inMaze({ den: 'D3' });
    pace(game, 4);
    game.expectNoEvents([{ type: 'minotaur.moves' }]).expectQuestion('camp');
    game.seat(0).answers('step:north', 'step:north'); // into his den
    expect(mazeIn(game).at).toBe(at('D3'));
    game.expectQuestion('camp');
  });

  test('PR-M30: falling Madness does not send him back to sleep', () => {
    const game = inMaze({ at: 'D2', madness: 4, minotaur: 'A7', cells: { D2: 'K♥' }, shown: ['D2'] });
    game.seat(0).answers('sanctuary');
    expect(mazeIn(game)).toMatchObject({ madness: 2, minotaurAwake: 1, minotaur: at('B7') });
  });

  test('PR-M18: his den is secret until he wakes, where he is public afterwards', () => {
    const view = (game: Scenario) => (game.match.view(0) as ReturnType<typeof boardOf>).maze!;
    expect(view(inMaze({ den: 'B6' }))).toMatchObject({ den: -1, minotaur: -1 });
    expect(view(inMaze({ minotaur: 'B6' })).minotaur).toBe(at('B6'));
  });

  test('PR-M17 PR-M20: woken while the party stands in his den he fights at once', () => {
    const game = inMaze({ at: 'D2', madness: 3, den: 'D3', cells: { D3: '6♥' } }, { draws: ['2♥'] });
    game.seat(0).answers('step:north');
    expect(boardOf(game).fight?.kind).toBe('minotaur');
  });
});

describe('coming', () => {
  test('PR-M19: one cell a tick, two on every third; north, east, south, west', () => {
    const game = inMaze({ minotaur: 'A7' });
    pace(game, 6);
    // To D2 and D1 in turn: east first, three columns, then south.
    expect(wayOf(game)).toEqual(['B7', 'C7', 'D6', 'D5', 'D4', 'D2']);
    expect(mazeIn(game).minotaurSteps).toBe(6);
  });

  test('PR-M19: the way is the shortest through the passages there are', () => {
    const game = inMaze({ minotaur: 'A2', walls: ['A2 B2', 'A1 B1'] });
    game.seat(0).answers('step:north');
    expect(wayOf(game)).toEqual(['A3']);
  });

  test('PR-M32: enemies, traps and other contents of cells do not stop him', () => {
    const game = inMaze({ minotaur: 'D4', walls: ['D4 C4', 'D4 E4'], cells: { D3: '6♥', D5: '8♥' } });
    game.seat(0).answers('step:north');
    expect(wayOf(game)).toEqual(['D3']);
    expect(mazeIn(game).shown[at('D3')]).toBe(0);
    game.expectNoEvents([{ type: 'trap' }]);
  });

  test('worked example 32, PR-M19 PR-E2 PR-E23: ticks 1, 2, 3 move him 1, 1, 2 cells; a fight brings him 4 cells nearer', () => {
    const walking = inMaze({ minotaur: 'A7' });
    pace(walking, 3);
    expect(wayOf(walking)).toEqual(['B7', 'C7', 'D6']);
    for (const minotaurSteps of [0, 1, 2]) {
      const game = inMaze(
        { at: 'D1', minotaur: 'D7', minotaurSteps },
        { enemies: [{ cards: [2, 2, 2, 2] }], fight: 'wanderer', pack: { bombs: 1 } },
      );
      game.seat(0).answers('bomb');
      expect(mazeIn(game)).toMatchObject({ ticks: 3, minotaur: at('D3') });
    }
  });
});

describe('meeting', () => {
  test('PR-M20: the combat starts at once when he comes to the party, before the cell is dealt with', () => {
    const game = inMaze({ at: 'D2', minotaur: 'C3', cells: { D3: '6♥' } });
    game.seat(0).answers('step:north');
    expect(boardOf(game).fight?.kind).toBe('minotaur');
    game.expectNoEvents([{ type: 'area.shown' }, { type: 'trap' }]);
  });

  test('PR-M20: and when the party comes to him, before the tick of that step', () => {
    const game = inMaze({ at: 'D2', minotaur: 'D3' });
    game.seat(0).answers('step:north');
    expect(boardOf(game).fight?.kind).toBe('minotaur');
    expect(mazeIn(game)).toMatchObject({ ticks: 0, owed: 1 });
  });

  test('PR-M19 PR-M20: on a move of two cells he stops where he meets the party', () => {
    const game = inMaze({ at: 'D2', minotaur: 'C3', minotaurSteps: 2 });
    game.seat(0).answers('step:west'); // C2, next to him
    expect(mazeIn(game).minotaur).toBe(at('C2'));
    expect(boardOf(game).fight?.kind).toBe('minotaur');
  });

  test('PR-M21 PR-E17 PR-E20: a sheet of his own, also under Minion Madness', () => {
    const game = inMaze({ at: 'D2', minotaur: 'D3' }, {}, { 'minion-madness': 'on' });
    game.seat(0).answers('step:north');
    expect(boardOf(game).enemies).toMatchObject([
      { type: 'minotaur', sheet: 1, printed: [13, 11, 13, 12], hp: 13, cards: [-1, -1, -1, -1], treasure: 3 },
    ]);
    expect(boardOf(game).enemyDeck).toHaveLength(48);
    expect(ACTIONS.minotaur).toEqual(['attack', 'attack', 'gore', 'gore', 'damage-boost', 'bellow']);
  });
});

/** In combat with him in D3, where the party came from D2. */
const against = (maze: object, given: Given = {}) =>
  inMaze(
    { at: 'D3', from: 'D2', minotaur: 'D3', ...maze },
    {
      enemies: [{ sheet: { type: 'minotaur', stats: [13, 11, 13, 12] }, hp: 1, treasure: 3 }],
      fight: 'minotaur',
      pack: { bombs: 1 },
      ...given,
    },
  );
/** Seat 2 has Attack 9: a hit, and his Defense of 11 fails. */
const KILL = { draws: ['3♥', 'K♥', '5♥', '5♦', '5♠', '5♣'] };

function placeTreasure(game: Scenario): void {
  while (game.match.pending.asks[0]?.question === 'treasure.place')
    game.seat(game.match.pending.asks[0].seat).answers(0);
}

describe('defeating him', () => {
  test('PR-M25 PR-E17: he is gone for good, gives 3 treasure and leaves nothing in the graveyard', () => {
    const game = against({}, KILL);
    game.seat(2).answers('attack:4');
    expect(told(game, 'fight.won')).toMatchObject([{ treasure: 3 }]);
    placeTreasure(game);
    expect(mazeIn(game)).toMatchObject({ minotaur: -1, minotaurGone: 1 });
    expect(boardOf(game)).toMatchObject({ graveyard: [], treasureDeck: 49 });
    game.expectEvents([{ type: 'minotaur.dies' }]).expectQuestion('camp');
    game.seat(0).answers('step:south');
    game.expectNoEvents([{ type: 'minotaur.moves' }]);
  });

  test('PR-M25: more Madness or a relic does not bring him back', () => {
    const game = inMaze(
      { at: 'D2', madness: 3, cells: { D3: '6♥' }, minotaurAwake: 1, minotaurGone: 1 },
      { draws: ['2♥'] },
    );
    game.seat(0).answers('step:north');
    expect(mazeIn(game)).toMatchObject({ madness: 4, minotaur: -1 });
    game.expectNoEvents([{ type: 'minotaur.wakes' }]);
  });

  test('PR-M31: a cell not yet resolved is resolved after a victory over him', () => {
    const game = against({ cells: { D3: 'Q♥' } }, KILL);
    game.seat(2).answers('attack:4');
    for (let i = 0; i < 3; i++) game.seat(game.match.pending.asks[0].seat).answers(0);
    game
      .expectEvents([{ type: 'minotaur.dies' }, { type: 'area.shown', content: 'cache' }])
      .expectQuestion('treasure.place');
    expect(mazeIn(game).ticks).toBe(3);
  });
});

describe('running from him', () => {
  test('PR-M24: the party moves at once to an open neighbouring cell of its choice, which is resolved as usual', () => {
    const game = against({ walls: ['D3 E3'], cells: { C3: 'Q♥' } });
    game.seat(0).answers('bomb');
    game.expectQuestion('maze.flee').expectOptions(3, ['north', 'south', 'west']);
    game.seat(1).answers('west');
    expect(mazeIn(game)).toMatchObject({ at: at('C3'), from: at('D3'), minotaur: at('D3'), ticks: 4, owed: 0 });
    game.expectQuestion('treasure.place');
  });

  test('PR-M24: running by a check does the same; a single way out is not asked for', () => {
    const game = against({ walls: ['D3 E3', 'D3 C3', 'D3 D4'] }, { draws: ['2♥'] });
    game.seat(0).answers('run:4:1');
    expect(mazeIn(game)).toMatchObject({ at: at('D2') });
    game.expectQuestion('camp');
  });

  test('PR-M24: he rests on the ticks owed by then and on the four after them', () => {
    const game = against({});
    game.seat(0).answers('bomb', 'south');
    expect(mazeIn(game)).toMatchObject({ at: at('D2'), ticks: 4, minotaurRests: 4 });
    game.seat(0).answers('step:south', 'step:north', 'step:south', 'step:north');
    expect(mazeIn(game)).toMatchObject({ ticks: 8, minotaurRests: 0, minotaurSteps: 0, minotaur: at('D3') });
    expect(wayOf(game)).toEqual([]);
    game.seat(0).answers('step:south');
    expect(wayOf(game)).toEqual(['D2']);
  });

  test('PR-M24 PR-E23: ticks that were owed before count among them', () => {
    // The party walked into him: its step is still owed, then three, then one.
    const game = inMaze({ at: 'D2', minotaur: 'D3' }, { pack: { bombs: 1 } });
    game.seat(0).answers('step:north', 'bomb', 'west');
    expect(mazeIn(game)).toMatchObject({ at: at('C3'), ticks: 5, minotaurRests: 4, minotaur: at('D3') });
    expect(wayOf(game)).toEqual([]);
  });

  test('PR-M24: met again he has full HP', () => {
    const game = against({});
    game.seat(0).answers('bomb', 'south', 'step:north');
    expect(boardOf(game).enemies).toMatchObject([{ type: 'minotaur', hp: 13 }]);
  });

  test('PR-M31: after running, a cell not yet resolved stays as it is', () => {
    const game = against({ cells: { D3: 'Q♥' } });
    game.seat(0).answers('bomb', 'south');
    expect([mazeIn(game).shown[at('D3')], mazeIn(game).spent[at('D3')]]).toEqual([0, 0]);
    expect(boardOf(game).treasureDeck).toBe(52);
    game.expectQuestion('camp');
  });

  test('PR-M20 PR-E13: who flees from him into a lair and runs from that as well is with him again', () => {
    const game = against({ cells: { C3: '8♥' } }, { pack: { bombs: 2 } });
    game.seat(0).answers('bomb', 'west');
    expect(boardOf(game).fight?.kind).toBe('lair');
    game.seat(0).answers('bomb');
    expect(boardOf(game).fight?.kind).toBe('minotaur');
    expect(mazeIn(game)).toMatchObject({ at: at('D3'), ticks: 4, owed: 3 });
    expect(mazeIn(game).waiting[at('C3')]).toHaveLength(1);
  });
});
