/** Frames: the board with each event, as a viewer would have seen it at the moment when it was told. */
import { type Tiny, tinyGame } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { type Flow, HIDDEN, Match } from './index';

interface Board {
  turn: number;
  coins: number[];
  hand: number[][];
  deck: number[];
  shown: number;
}

const board = (): Board => ({ turn: 0, coins: [0, 0], hand: [[], []], deck: [1, 2, 3, 4, 5, 6, 7, 8, 9], shown: 0 });
const SECRECY = { turn: 'open', coins: 'open', hand: 'owner+count', deck: 'count', shown: 'open' } as const;

/** One answer, three events, and something changes before, between and after them. */
function* turn(g: Tiny<Board>): Flow {
  const { b } = g;
  const seat = b.turn;
  const take = yield* g.choose(seat, 'take', () => ['coin', 'card', 'stop']);
  if (take === 'stop') g.end({ places: [1, 1], scores: b.coins.slice(), reason: 'F-1' });
  b.coins[seat] += 1;
  g.tell('said', { what: 'first' });
  b.coins[seat] += 10;
  if (take === 'card') b.hand[seat].push(g.draw('deck', b.deck));
  g.tell('whispered', { seat, what: b.hand[seat].at(-1) ?? null });
  b.coins[seat] += 100;
  g.tell('said', { what: 'last' });
  b.coins[seat] += 1000;
  b.turn = 1 - seat;
}

const game = tinyGame<Board>(board, turn, { secrecy: SECRECY, wishes: { mood: ['good', 'bad'] } });
type M = ReturnType<typeof start>;
const start = (more: object = {}) => Match.start(game, { seats: 2, seed: 'frames', ...more });
const play = (match: M, ...keys: string[]) => {
  for (const key of keys) match.answer(match.pending.asks[0].seat, key);
  return match;
};
const coins = (match: M, from?: number) => match.framesFor(null, from).map(({ b }) => b.coins[0]);
const LINE = ['coin', 'card', 'card', 'coin', 'coin', 'card', 'card'];

test('each event has the board of its moment, and the last frame is how it stands', () => {
  const match = play(start(), 'coin');
  const frames = match.framesFor(0);
  expect(frames.map(({ event }) => event?.what)).toEqual(['first', null, 'last', undefined]);
  expect(frames.map(({ b }) => b.coins[0])).toEqual([1, 11, 111, 1111]);
  expect(frames.map(({ b }) => b.turn)).toEqual([0, 0, 0, 1]);
  expect(frames.at(-1)).toEqual({ event: null, b: match.view(0) });
});

test('where nothing was told since, there is one frame: now', () => {
  const match = play(start(), 'coin');
  expect(match.framesFor(1, match.eventCount)).toEqual([{ event: null, b: match.view(1) }]);
  expect(start().framesFor(null)).toEqual([{ event: null, b: start().view(null) }]);
});

test('a frame is a view: what its viewer may not know is hidden in it, and in its event', () => {
  const match = play(start(), 'card');
  const [, own] = match.framesFor(0);
  const [, other] = match.framesFor(1);
  const [, all] = match.framesFor('everything');
  const card = match.board.hand[0][0];
  expect([own.b.hand[0], own.event?.what]).toEqual([[card], card]);
  expect([other.b.hand[0], other.event?.what]).toEqual([[HIDDEN], HIDDEN]);
  expect(own.b.deck).toEqual(Array(8).fill(HIDDEN));
  expect(all.b.deck).toEqual(match.board.deck);
});

test('the end opens what stands, not what was told before it', () => {
  const match = play(start(), 'card', 'stop');
  const frames = match.framesFor(1);
  expect(frames[2].b.hand[0]).toEqual([HIDDEN]);
  expect(frames.at(-1)?.b.hand[0]).toEqual(match.board.hand[0]);
});

test('a frame is a copy', () => {
  const match = play(start(), 'coin');
  const before = match.hash();
  for (const { b } of match.framesFor('everything')) b.coins.push(7);
  expect(match.hash()).toBe(before);
  expect(coins(match)).toEqual([1, 11, 111, 1111]);
});

test('from any event on, however long the match and wherever its checkpoints are', () => {
  const match = start();
  const kept: number[] = [];
  for (let i = 0; i < 120; i++) {
    const from = match.eventCount;
    play(match, LINE[i % LINE.length].replace('card', i < 14 ? 'card' : 'coin'));
    if (i % 9 === 0) kept.push(...coins(match, from)); // It is asked now and then, so it has near and far checkpoints.
  }
  const all = match.framesFor(null);
  expect(all.slice(0, -1).map(({ event }) => event)).toEqual(match.eventsFor(null));
  for (const from of [1, 100, 101, 200, 358, 359]) expect(match.framesFor(null, from)).toEqual(all.slice(from));
  expect(kept.slice(0, 4)).toEqual([1, 11, 111, 1111]);
});

test('what is told while the table is laid is shown with the table laid', () => {
  const dealt = { ...game, setup: (g: Tiny<Board>) => laid(g) };
  function laid(g: Tiny<Board>): Board {
    const b = board();
    g.tell('said', { what: 'dealing' });
    b.coins = [5, 5];
    g.shuffle('deck', b.deck);
    return b;
  }
  const match = play(Match.start(dealt, { seats: 2, seed: '1' }) as M, 'coin');
  expect(coins(match)).toEqual([5, 6, 16, 116, 1116]);
  expect(coins(match, 1)).toEqual([6, 16, 116, 1116]);
});

test('steps that ask nobody and draw nothing are told too', () => {
  const automatic = tinyGame<Board>(board, function* (g) {
    if (g.b.shown < 3) {
      g.b.shown += 1;
      g.tell('said', { what: g.b.shown });
    } else yield* turn(g);
  });
  const match = Match.start(automatic, { seats: 2, seed: '1' });
  const shown = () => match.framesFor(null).map(({ b }) => b.shown);
  expect(shown()).toEqual([1, 2, 3, 3]);
  match.save();
  match.answer(0, 'coin');
  expect(shown()).toEqual([1, 2, 3, 3, 3, 3, 3]);
});

test('a match that went back has the frames of one that never went further, and the same when it is answered again', () => {
  const match = play(start(), ...LINE);
  const frames = match.framesFor(0);
  for (let answers = 0; answers <= LINE.length; answers++) {
    const back = match.rewind(answers);
    expect(back.framesFor(0)).toEqual(play(start(), ...LINE.slice(0, answers)).framesFor(0));
    expect(play(back, ...LINE.slice(answers)).framesFor(0)).toEqual(frames);
  }
});

test('a journal played again, and one retold, have the same frames', () => {
  const match = play(start(), ...LINE);
  expect(Match.replay(game, match.setup, match.journal).framesFor(1)).toEqual(match.framesFor(1));
  const told = [...Match.retell(game, match.setup, match.journal)].at(-1);
  expect(told?.framesFor(1)).toEqual(match.framesFor(1));
});

test('a loaded match tells what has been told since its save, a quiet one and a fork only how it stands', () => {
  const match = play(start(), 'coin', 'card');
  const loaded = Match.load(game, JSON.parse(JSON.stringify(match.save())));
  play(loaded, 'coin');
  play(match, 'coin');
  expect(loaded.framesFor(0)).toEqual(match.framesFor(0, 6));
  const now = [{ event: null, b: match.view(0) }];
  expect(match.fork().framesFor(0)).toEqual(now);
  expect(play(start({ quiet: true }), 'coin', 'card', 'coin').framesFor(0)).toEqual(now);
});

test('who is looked at goes on as if nobody had looked', () => {
  const [seen, alone] = [start(), start()];
  for (const key of LINE) {
    seen.framesFor(0, seen.eventCount - 1);
    seen.setWish(0, 'mood', 'bad');
    alone.setWish(0, 'mood', 'bad');
    play(seen, key);
    play(alone, key);
  }
  expect(seen.hash()).toBe(alone.hash());
  expect(seen.journal).toEqual(alone.journal);
  expect(seen.eventsFor('everything')).toEqual(alone.eventsFor('everything'));
});

test('the world is not asked again for them', () => {
  let asked = 0;
  const thrown = tinyGame<Board>(
    board,
    function* (g) {
      yield* g.confirm(0, 'throw');
      g.b.shown = g.world<number>('flight', null);
      g.tell('said', { what: 'thrown' });
    },
    { world: () => ++asked },
  );
  const match = Match.start(thrown, { seats: 1, seed: '1' });
  match.answer(0, 'yes');
  match.answer(0, 'yes');
  expect(match.framesFor(0).map(({ b }) => b.shown)).toEqual([1, 2, 2]);
  expect(asked).toBe(2);
});
