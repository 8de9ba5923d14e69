import { type GameEvent, Match, playOut, recordOf, seatBots } from '@tabard/kernel';
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
  const replay = new Replay(tug, recordOf(match));
  expect(replay.length).toBe(match.answers);
  const order = [...boards.keys()].sort((a, b) => ((a * 7) % 5) - ((b * 7) % 5));
  for (const n of order) expect(replay.at(n).hash()).toBe(boards[n]);
});

test('the events of each answer, together, are the events of the game', () => {
  const match = played('e');
  const replay = new Replay(tug, recordOf(match));
  const events: GameEvent[] = [];
  for (let n = 0; n <= replay.length; n++) events.push(...replay.eventsAt(n, null));
  expect(events).toEqual(match.eventsFor(null));
});

test('a record that does not hold is refused', () => {
  const record = recordOf(played('d'));
  expect(() => new Replay(tug, { ...record, hash: 'x' })).toThrow('the last board is not the one');
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
