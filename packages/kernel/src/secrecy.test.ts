/** Views are derived: a mask of every kind, for boards and for events. */
import { tinyGame } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { type EventSecrecy, FACE_UP, HIDDEN, hasPrivateSecrets, Match, type Secrecy, viewOf } from './index';

interface Board {
  open: number[];
  number: number;
  word: string;
  pile: number[];
  names: string[];
  role: string[];
  score: number[];
  hand: number[][];
  cards: number[];
  known: number[];
  deal: { price: number; secret: number; offers: number[] } | null;
}

const board: Board = {
  open: [1, 2],
  number: 5,
  word: 'hush',
  pile: [7, 8, 9],
  names: ['x', 'y'],
  role: ['wolf', 'sheep'],
  score: [3, 4],
  hand: [[1, 2], [3]],
  cards: [40, 41, 42, 43],
  known: [0, 0b01, 0b10, FACE_UP],
  deal: { price: 2, secret: 6, offers: [1, 2] },
};

const secrecy: Secrecy<Board> = {
  open: 'open',
  number: 'nobody',
  word: 'nobody',
  pile: 'count',
  names: 'count',
  role: 'owner',
  score: 'owner',
  hand: 'owner+count',
  cards: { knownTo: 'known' },
  known: 'open',
  deal: { fields: { price: 'open', secret: 'nobody', offers: 'owner' } },
};

describe('a view', () => {
  test('of a seat has what is open, its own, and what it has been shown', () => {
    expect(viewOf(board, secrecy, 0)).toEqual({
      open: [1, 2],
      number: HIDDEN,
      word: null,
      pile: [HIDDEN, HIDDEN, HIDDEN],
      names: [null, null],
      role: ['wolf', null],
      score: [3, HIDDEN],
      hand: [[1, 2], [HIDDEN]],
      cards: [HIDDEN, 41, HIDDEN, 43],
      known: [0, 1, 2, FACE_UP],
      deal: { price: 2, secret: HIDDEN, offers: [1, HIDDEN] },
    });
    expect(viewOf(board, secrecy, 1)).toMatchObject({
      role: [null, 'sheep'],
      hand: [[HIDDEN, HIDDEN], [3]],
      cards: [HIDDEN, HIDDEN, 42, 43],
    });
  });

  test('of a spectator has what is open and face up', () => {
    expect(viewOf(board, secrecy, null)).toMatchObject({
      role: [null, null],
      score: [HIDDEN, HIDDEN],
      hand: [[HIDDEN, HIDDEN], [HIDDEN]],
      cards: [HIDDEN, HIDDEN, HIDDEN, 43],
      deal: { offers: [HIDDEN, HIDDEN] },
    });
  });

  test('is a copy: whoever writes into it changes nothing of the board', () => {
    for (const viewer of ['everything', 0, null] as const) {
      const view = viewOf(board, secrecy, viewer);
      (view.open as number[]).push(99);
      expect(board.open).toEqual([1, 2]);
    }
  });

  test('of everything is the board, and what is absent stays absent', () => {
    expect(viewOf(board, secrecy, 'everything')).toEqual(board);
    expect(viewOf({ ...board, deal: null }, secrecy, 0).deal).toBeNull();
  });

  test('a field that was not declared is no view at all', () => {
    expect(() => viewOf({ ...board, more: 1 } as Board, secrecy, 0)).toThrow('"more" does not declare who sees it');
  });
});

describe('a match', () => {
  const game = (openAtEnd: boolean) =>
    tinyGame(
      () => ({ hand: [[1], [2]] }),
      function* (g) {
        g.tell('said', { what: 1 });
        g.tell('whispered', { seat: 1, what: 'psst' });
        g.tell('whispered', { seat: 0, what: 12 });
        yield* g.confirm(0, 'end');
        g.end({ places: [1, 1], scores: [0, 0], reason: 'T' });
      },
      { secrecy: { hand: 'owner' }, openAtEnd },
    );

  test('tells events to those who may know them', () => {
    const match = Match.start(game(false), { seats: 2, seed: '1' });
    expect(match.eventsFor(1)).toEqual([
      { type: 'said', what: 1 },
      { type: 'whispered', seat: 1, what: 'psst' },
      { type: 'whispered', seat: 0, what: HIDDEN },
    ]);
    expect(match.eventsFor(null, 1)).toEqual([
      { type: 'whispered', seat: 1, what: null },
      { type: 'whispered', seat: 0, what: HIDDEN },
    ]);
    expect(match.eventsFor('everything', 2)).toEqual([{ type: 'whispered', seat: 0, what: 12 }]);
    expect(match.eventCount).toBe(3);
  });

  test('that is quiet keeps none', () => {
    const match = Match.start(game(false), { seats: 2, seed: '1', quiet: true });
    expect(match.eventsFor('everything')).toEqual([]);
  });

  test('shows all at the end if the game says so, and undo is closed then', () => {
    for (const open of [true, false]) {
      const match = Match.start(game(open), { seats: 2, seed: '1' });
      match.answer(0, 'yes');
      expect(match.view(0).hand).toEqual(open ? [[1], [2]] : [[1], null]);
      expect(match.openFrom).toBe(open ? 1 : 0);
    }
  });
});

describe('private secrets', () => {
  const open = { pile: 'count', deck: 'nobody', turn: 'open', deal: { fields: { price: 'open', offers: 'count' } } };
  const told = { said: 'open', drawn: { seat: 'open', card: 'open' } };

  test('are none where everyone sees the same', () => {
    expect(hasPrivateSecrets({ secrecy: open, events: told })).toBe(false);
  });

  test.each<[string, object]>([
    ['an own field', { hand: 'owner' }],
    ['an own field that others count', { hand: 'owner+count' }],
    ['facing', { cards: { knownTo: 'known' } }],
    ['a field of a record', { deal: { fields: { price: 'open', offer: { fields: { sum: 'owner' } } } } }],
  ])('are there with %s', (_, more) => {
    expect(hasPrivateSecrets({ secrecy: { ...open, ...more }, events: told })).toBe(true);
  });

  test('are not there with what lies open or face down for all alike', () => {
    interface Map {
      cells: number[];
      turned: number[];
    }
    const map: Secrecy<Map> = { cells: { shown: 'turned' }, turned: 'open' };
    expect(hasPrivateSecrets({ secrecy: map, events: told })).toBe(false);
    expect(viewOf({ cells: [7, 8], turned: [0, 1] }, map, 0)).toEqual({ cells: [HIDDEN, 8], turned: [0, 1] });
    expect(viewOf({ cells: [7, 8], turned: [0, 1] }, map, null)).toEqual({ cells: [HIDDEN, 8], turned: [0, 1] });
  });

  test('are there with an event that only one is told', () => {
    const events: EventSecrecy<{ peeked: { seat: number; card: number } }> = {
      peeked: { seat: 'open', card: { only: 'seat' } },
    };
    expect(hasPrivateSecrets({ secrecy: open, events: { ...told, ...events } })).toBe(true);
  });
});
