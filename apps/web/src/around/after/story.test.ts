/** How a game went, as it is heard while it is told again. */
import type { GameModule } from '@tabard/content';
import { Match } from '@tabard/kernel';
import { luckyPig } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { curveOf, Listener, type Story, turnAt } from './story';

/** A listener at a game of pigs, after each of so many answers. */
function heard(module: Pick<GameModule, 'scoring' | 'turnEvent'>, answers: number): { match: Match; story: Story } {
  const match = Match.start(luckyPig, { seats: 2, seed: 'story' });
  const listener = new Listener(module);
  listener.look(match);
  for (let i = 0; i < answers; i++) {
    const [{ seat, options }] = match.pending.asks;
    match.answer(seat, options[i % options.length]);
    listener.look(match);
  }
  return { match, story: listener.story };
}

test('after every answer it is known how many events had happened, up to all of them', () => {
  const { match, story } = heard({}, 12);
  expect(story.told).toHaveLength(13);
  expect([...story.told]).toEqual([...story.told].sort((a, b) => a - b));
  expect(story.told.at(-1)).toBe(match.eventCount);
});

test('a turn is numbered from 1, and begins at the answer that led to it', () => {
  const { match, story } = heard({ turnEvent: 'rolled' }, 12);
  expect(story.turns.map(({ number }) => number)).toEqual(story.turns.map((_, i) => i + 1));
  expect(story.turns.length).toBeGreaterThan(1);
  const count = match.eventsFor('everything').filter(({ type }) => type === 'rolled').length;
  expect(story.turns).toHaveLength(count);
  for (const { from } of story.turns) expect(from).toBeLessThanOrEqual(12);
});

test('a game that counts nothing has no scores and no curve', () => {
  const { story } = heard({}, 4);
  expect([story.scores, curveOf(story)]).toEqual([null, []]);
});

test('scores are the sum of what a game counts, for every seat after every answer', () => {
  const scoring = (_: unknown, seat: number) => [{ points: seat + 1 }, { points: 10 }] as never;
  const { story } = heard({ scoring }, 3);
  expect(story.scores).toEqual([
    [11, 12],
    [11, 12],
    [11, 12],
    [11, 12],
  ]);
});

const turns = [2, 5].map((from, i) => ({ number: i + 1, seat: i, from }));

test('the turn of a moment is the last that had begun; before the first there is none', () => {
  expect([0, 1, 2, 4, 5, 99].map((at) => turnAt(turns, at)?.number)).toEqual([undefined, undefined, 1, 1, 2, 2]);
});

test('the curve has the scores at the start, at the end of every turn, and at the end', () => {
  const scores = [0, 1, 2, 3, 4, 5, 6, 7].map((points) => [points]);
  expect(curveOf({ turns, told: [], scores })).toEqual([
    { answers: 0, scores: [0] },
    { answers: 5, scores: [5] },
    { answers: 7, scores: [7] },
  ]);
  expect(curveOf({ turns: [], told: [], scores: [[0], [4]] }).map(({ answers }) => answers)).toEqual([0, 1]);
});
