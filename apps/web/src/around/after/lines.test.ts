/** The log of a game that is over: each line leads to the moment at which it had happened. */
import { expect, test } from 'vitest';
import { linesOf } from './lines';

const EVENTS = ['begins', 'rolled', 'silent', 'held', 'ends'].map((type) => ({ type }));
/** After so many answers so many events had happened. */
const lines = (told: number[], viewer: unknown = 'everything') => {
  const seenBy: unknown[] = [];
  const eventsFor = (of: unknown) => {
    seenBy.push(of);
    return EVENTS;
  };
  const event = ({ type }: { type: string }) => (type === 'silent' ? null : { id: type });
  const module = { speech: { event }, game: { content: null } };
  const played = { module, replay: { last: { eventsFor } } };
  const found = linesOf(
    { played, speaker: { say: ({ id }: { id: string }) => id }, story: { told } } as never,
    viewer as never,
  );
  return { seenBy, found: found.map(({ id, answers, text }) => [id, answers, text]) };
};

test('what happened before the first answer stands at 0, each other line at the answer that led to it', () => {
  expect(lines([1, 3, 5]).found).toEqual([
    [0, 0, 'begins'],
    [1, 1, 'rolled'],
    [3, 2, 'held'],
    [4, 2, 'ends'],
  ]);
});

test('an answer of which nothing came is passed over', () => {
  expect(lines([1, 1, 1, 4, 5]).found).toEqual([
    [0, 0, 'begins'],
    [1, 3, 'rolled'],
    [3, 3, 'held'],
    [4, 4, 'ends'],
  ]);
});

test('what nobody says anything of has no line, and keeps its place among the events', () => {
  expect(lines([5]).found.map(([id]) => id)).toEqual([0, 1, 3, 4]);
});

test('only what this viewer was told is read', () => expect(lines([5], 1).seenBy).toEqual([1]));
