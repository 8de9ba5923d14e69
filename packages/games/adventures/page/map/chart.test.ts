/** What the map knows: where the party is, what is open, and where a press leads. */
import { momentAt } from '@tabard/page/room/moment-at';
import { expect, test } from 'vitest';
import { story } from '../../scenarios/story.fixture';
import module from '../../told';
import { askedOf, askOf, asksOf, keyWhere, ownAsk, questionWords, seatsOf } from '../ask';
import { asksOnBoard } from '../book/questions';
import { summary } from '../summary';
import { viewOf } from '../view';
import { chartOf } from './chart';

type Game = ReturnType<typeof story>;
/** The small book has no words of its own in the house: what it says stands in it. */
const momentOf = (game: Game, seat = 0) => ({
  ...momentAt(module, game.match, { seat }),
  say: ({ id }: { id: string }) => id,
});
const placesOf = (game: Game) =>
  Object.fromEntries(chartOf(momentOf(game)).places.map((place) => [place.letter, place]));

test('the party stands on one place; the others are reached by the list and a path, as far as a path leads there', () => {
  const game = story('A');
  const { A, B, C } = placesOf(game);
  expect([A.isHere, B.isHere, A.go]).toEqual([true, false, null]);
  for (const { go } of [B, C]) {
    expect(go?.seat).toBe(game.match.pending.asks[0].seat);
    expect(game.match.pending.asks[0].options).toContain(go?.first);
    expect(go?.next).not.toBeNull(); // Two paths lead on: it is asked which.
  }
});

test('both answers of a press lead where it points', () => {
  const game = story('A');
  const { first, next, seat } = placesOf(game).C.go!;
  game.seat(seat).answers(first, next!);
  expect(viewOf(game.match.seen(0)).b.map.at ?? viewOf(game.match.seen(0)).b.map.move?.to).toBe('C');
});

test('once the list has said to move, the paths themselves are the answers', () => {
  const game = story('A');
  const { first, seat } = placesOf(game).B.go!;
  game.seat(seat).answers(first);
  const { asks } = game.match.pending;
  expect(asks[0].question).toBe('move.path');
  const { B, C } = placesOf(game);
  expect([B.go?.next, C.go?.next]).toEqual([null, null]);
  expect(asks[0].options).toEqual(expect.arrayContaining([B.go!.first, C.go!.first]));
});

test('a path has its ends, and a token as long as one lies on it', () => {
  const game = story('A');
  const { paths } = chartOf(momentOf(game));
  expect(paths.map(({ ends }) => ends.join(''))).toEqual(['AB', 'BC', 'AC']);
  expect(paths.find(({ id }) => id === 'ac')?.hasToken).toBe(false); // It has no space for one.
  expect(paths.every(({ encounter }) => encounter === null)).toBe(true);
});

test('what is asked of this seat, of whoever is first, and of all at this screen', () => {
  const game = story('A');
  const moment = momentOf(game);
  const elsewhere = { ...moment, seat: null };
  expect([ownAsk(moment)?.question, ownAsk(elsewhere)]).toEqual(['story.choose', null]);
  expect(askOf(elsewhere)?.question).toBe('story.choose');
  expect(askOf({ ...elsewhere, asks: [] })).toBeNull();
  expect(asksOf(moment).map(({ question }) => question)).toEqual(['story.choose']);
  expect([askedOf(moment, 'story.choose')?.question, askedOf(moment, 'move.path')]).toEqual(['story.choose', null]);
  expect(questionWords(moment, askOf(moment)!)).not.toBe('');
  expect(questionWords({ ...moment, asks: [] }, askOf(moment)!)).toBe('');
  expect(seatsOf({ seats: 3 })).toEqual([0, 1, 2]);
});

test('a key is found by what it stands for; where nothing does, there is none', () => {
  const asked = { options: [3, 5, 5], keys: ['a', 'b', 'c'] };
  expect([keyWhere(asked, (n) => n > 4), keyWhere(asked, (n) => n > 9)]).toEqual(['b', null]);
});

test('the story asks in the book; while nobody is asked the book keeps its place, but for a challenge', () => {
  const game = story('A');
  const seen = game.match.seen(0);
  expect(asksOnBoard(seen, game.match.pending.asks[0])).toBe(true);
  expect(asksOnBoard(seen, null)).toBe(true);
  const challenged = { ...seen, b: { ...(seen.b as object), challenge: { kind: 'check' } } };
  expect(asksOnBoard(challenged, null)).toBe(false);
});

test('a game that was left stands at a place, on its way to one, in a challenge there, or at its beginning', () => {
  const game = story('A');
  const seen = game.match.seen(0);
  const { b } = viewOf(seen);
  const as = (map: object, challenge: unknown = null) => {
    const { id, with: facts } = summary({ ...seen, b: { ...b, challenge, map: { ...b.map, ...map } } });
    return [id, facts?.place];
  };
  const [at, here] = as({});
  expect([at, here !== undefined]).toEqual(['page.summary.at', true]);
  expect(as({ at: null, move: { to: 'B' } })[0]).toBe('page.summary.at');
  expect(as({ at: null, move: { to: 'B' } })[1]).not.toEqual(here);
  expect(as({}, { kind: 'combat' })[0]).toBe('page.summary.combat');
  expect(as({ at: null, move: null })).toEqual(['page.summary.begins', undefined]);
});
