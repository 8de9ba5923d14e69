import {
  type AnyGame,
  type Flow,
  type GameEvent,
  Match,
  playOut,
  recordOf,
  seatBots,
  type Verbs,
} from '@tabard/kernel';
import { expect, test } from 'vitest';
import { luckReport, wordFor } from './luck';
import { Replay } from './replay';
import { tug, whimsical } from './tug.fixture';

function played(seed: string): Match {
  const match = Match.start(tug, { seats: 2, seed });
  playOut(match, seatBots(match, [whimsical, whimsical], 3));
  return match;
}

test('a replay shows every moment, in any order, as it was', () => {
  const match = Match.start(tug, { seats: 2, seed: 'r' });
  const boards = [match.hash()];
  const players = seatBots(match, [whimsical, whimsical], 3);
  while (!match.standing) {
    const { asks } = match.pending;
    match.answer(asks[0].seat, players[asks[0].seat].choose(asks[0]));
    boards.push(match.hash());
  }
  const replay = Replay.of(tug, recordOf(match));
  expect(replay.length).toBe(match.answers);
  const order = [...boards.keys()].sort((a, b) => ((a * 7) % 5) - ((b * 7) % 5));
  for (const n of order) expect(replay.at(n).hash()).toBe(boards[n]);
});

test('the events of each answer, together, are the events of the game', () => {
  const match = played('e');
  const replay = Replay.of(tug, recordOf(match));
  const events: GameEvent[] = [];
  for (let n = 0; n <= replay.length; n++) events.push(...replay.eventsAt(n, null));
  expect(events).toEqual(match.eventsFor(null));
});

test('a replay believes the record: it asks the world nothing, and finds only what cannot be played', () => {
  const thrown: AnyGame = { ...tug, world: () => 1 };
  const step = function* (g: Verbs<{ steps: number[] }, never, null>): Flow {
    yield* g.choose(0, 'throw', () => ['a', 'b']);
    g.b.steps[0] += g.world('throw', 0) as number;
  };
  const match = Match.start({ ...thrown, step } as AnyGame, { seats: 2, seed: 'w' });
  match.answer(0, 'a');
  const world = () => {
    throw new Error('the world was asked');
  };
  const replay = Replay.of({ ...thrown, step, world } as AnyGame, recordOf(match));
  expect(replay.last.hash()).toBe(match.hash());
  const record = recordOf(played('d'));
  expect(() => Replay.of(tug, { ...record, journal: [[0, 'fly']] })).toThrow('not-an-option');
});

test('a replay can be prepared in pieces, and whoever looks on sees every answer', () => {
  const match = played('p');
  const seen: number[] = [];
  const preparing = Replay.prepare(tug, recordOf(match), ({ answers }) => void seen.push(answers));
  const pieces = [...preparing];
  expect(pieces).toEqual(seen);
  expect(seen).toEqual(Array.from({ length: match.answers + 1 }, (_, n) => n));
});

test('the luck report counts every die of every seat', () => {
  const match = Match.start(tug, { seats: 2, seed: 'l', script: { pull: [[5], [0], [5]] } });
  for (const [seat, key] of [
    [0, 'roll'],
    [1, 'roll'],
    [0, 'pull'],
    [1, 'pull'],
    [0, 'roll'],
  ] as const) {
    match.answer(seat, key);
  }
  const [first, second] = luckReport(match);
  expect(first.dice.d6).toMatchObject({ rolls: 2, expected: 7, rolled: 12, word: 'luck.very-lucky' });
  expect(first.total.deviations).toBeCloseTo(5 / Math.sqrt(35 / 6), 10);
  expect(second.dice.d6).toMatchObject({ rolls: 1, expected: 3.5, rolled: 1, word: 'luck.unlucky' });
  expect(luckReport(recordOf(match), tug)).toEqual(luckReport(match));
});

test('who rolled nothing was neither lucky nor unlucky', () => {
  const [idle] = luckReport(Match.start(tug, { seats: 2, seed: 'n' }));
  expect(idle).toEqual({
    seat: 0,
    dice: {},
    total: { rolls: 0, expected: 0, rolled: 0, deviations: 0, word: 'luck.normal' },
  });
});

test('words for luck, step by step', () => {
  const words = [0.99, 1, 2, 3, 9, -0.5, -1.5, -2.5, -3.5].map(wordFor);
  expect(words.map((word) => word.slice('luck.'.length))).toEqual([
    'normal',
    'lucky',
    'very-lucky',
    'incredibly-lucky',
    'incredibly-lucky',
    'normal',
    'unlucky',
    'very-unlucky',
    'incredibly-unlucky',
  ]);
});
