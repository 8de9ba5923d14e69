/** Bots at a match: who of several goes first, and what a chair shows them. */
import { tinyGame } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import {
  type Bot,
  Chair,
  Match,
  type PendingAsk,
  type Player,
  playOne,
  quickStream,
  seatBots,
  whoGoesFirst,
} from './index';

const player = (eager?: number): Player => ({
  choose: ({ options }) => options[0],
  ...(eager === undefined ? {} : { eager: () => eager }),
});

const phase = tinyGame(
  () => ({ acted: [] as number[] }),
  function* (g) {
    const left = g.clockwiseFrom(0).filter((seat) => !g.b.acted.includes(seat));
    const { seat } = yield* g.first(left, 'who', () => ['act', 'wait']);
    g.b.acted.push(seat);
    if (g.b.acted.length === g.seats) g.end({ places: [1, 1, 1], scores: [0, 0, 0], reason: 'T-1' });
  },
);
const start = () => Match.start(phase, { seats: 3, seed: '1' }) as unknown as Match;

describe('who goes first', () => {
  const ask = (seat: number, kind: PendingAsk['kind']): PendingAsk => ({
    seat,
    kind,
    question: 'who',
    about: {},
    options: ['act'],
    input: null,
  });
  const asks = [ask(0, 'first'), ask(1, 'first'), ask(2, 'first')];
  const first = (...players: (Player | null)[]) => whoGoesFirst(asks, players).seat;

  test('is the most eager; the order of asking decides between equals', () => {
    expect(first(player(1), player(3), player(2))).toBe(1);
    expect(first(player(1), player(3), player(3))).toBe(1);
    expect(first(player(), player(), player())).toBe(0);
  });

  test('is anybody before the unwilling, and who has no wish stands at 0', () => {
    expect(first(player(-1), player(), player(-2))).toBe(1);
    expect(first(player(), player(1), null)).toBe(1);
    expect(first(player(-1), player(-1), null)).toBe(2);
  });

  test('is told of its own ask only', () => {
    const heard: number[] = [];
    const curious: Player = { ...player(), eager: ({ seat }) => heard.push(seat) };
    expect(first(curious, curious, curious)).toBe(2);
    expect(heard).toEqual([0, 1, 2]);
  });

  test('is the first who is asked in every other question', () => {
    for (const kind of ['one', 'sealed', 'together'] as const) {
      expect(whoGoesFirst([ask(2, kind), ask(0, kind)], [player(9), player(), player()]).seat).toBe(2);
    }
  });
});

test('playOne lets the most eager act, and asks the rest anew', () => {
  const match = start();
  const players = [player(1), player(5), player(3)];
  for (let i = 0; i < 3; i++) playOne(match, players);
  expect(match.board).toEqual({ acted: [1, 2, 0] });
  expect(match.standing).not.toBeNull();
});

describe('what is pointed at', () => {
  const bot = (heard: unknown[]): Bot => ({
    id: 'ear',
    listens: false,
    sit: (chair) => ({
      choose: ({ options }) => {
        heard.push(chair.pointed());
        return options[0];
      },
    }),
  });

  test('is nothing where nobody can point', () => {
    const match = start();
    const heard: unknown[] = [];
    playOne(match, seatBots(match, [bot(heard), bot(heard), bot(heard)], 1));
    expect(heard).toEqual([[null, null, null]]);
  });

  test('is read when it is asked for', () => {
    const pointed: (string | null)[] = [null, null, null];
    const chair = new Chair(start(), 0, quickStream(1), () => pointed);
    pointed[2] = 'goblin';
    expect(chair.pointed()).toEqual([null, null, 'goblin']);
  });
});
