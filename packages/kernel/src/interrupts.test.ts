/** At any time: interrupts break in while a question waits, may be broken into themselves, and the question is asked anew. */
import { tinyGame } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { Match, type Seat, why } from './index';

interface Board {
  coins: number[];
  items: number[];
  picked: (string | number)[];
}

const game = tinyGame<Board>(
  () => ({ coins: [1, 2, 0], items: [10, 20, 30], picked: [] }),
  function* (g) {
    g.b.picked.push(yield* g.choose(0, 'pick', () => g.b.items, { always: true }));
    g.b.picked.push(yield* g.choose(0, 'then', () => ['x', 'y']));
  },
  {
    anyTime: {
      offer: (_g, seat) => [{ key: `steal:${seat}` }, { key: `bless:${seat}` }],
      forbid: (g, seat, value) => {
        const { key } = value as { key: string };
        if (key.startsWith('bless') && g.b.items.length === 3) return why('T-2');
        return g.b.coins[seat] > 0 ? null : why('T-1');
      },
      *use(g, seat: Seat, value) {
        g.b.coins[seat] -= 1;
        if ((value as { key: string }).key.startsWith('bless')) {
          g.b.items.push(99);
          return;
        }
        const item = yield* g.choose(seat, 'steal', () => g.b.items, { always: true });
        g.b.items.splice(g.b.items.indexOf(item), 1);
      },
    },
  },
);

const start = () => Match.start(game, { seats: 3, seed: '1' });

describe('an interrupt', () => {
  test('is offered to every seat that may use it, beside the question', () => {
    const { pending } = start();
    expect(pending.asks.map(({ seat }) => seat)).toEqual([0]);
    expect(pending.interrupts).toEqual([
      { seat: 0, options: ['steal:0'] },
      { seat: 1, options: ['steal:1'] },
    ]);
  });

  test('is refused with its clause, and only its seat is told of it', () => {
    const match = start();
    expect(match.explain(2, 'steal:2')).toEqual(why('T-1'));
    expect(match.explain(1, 'bless:1')).toEqual(why('T-2'));
    expect(match.explain(0, 'steal:1')).toMatchObject({ clause: 'not-an-option' });
    expect(() => match.answer(2, 'steal:2')).toThrow(expect.objectContaining({ clause: 'T-1' }));
    expect(match.pendingFor(1).interrupts.map(({ seat }) => seat)).toEqual([1]);
    expect(match.pendingFor(null).interrupts).toEqual([]);
    expect(match.refusals(1)).toEqual([{ key: 'bless:1', why: why('T-2'), interrupt: true }]);
  });

  test('is carried out first; then the question is asked anew with fresh options', () => {
    const match = start();
    match.answer(1, 'steal:1');
    expect(match.where).toBe('tiny > pick > steal:1 > steal');
    expect(match.pending.asks).toMatchObject([{ seat: 1, question: 'steal', options: ['10', '20', '30'] }]);
    expect(match.explain(0, '10')).toMatchObject({ clause: 'not-asked' });
    match.answer(1, '20');
    expect(match.pending.asks).toMatchObject([{ seat: 0, question: 'pick', options: ['10', '30'] }]);
    match.answer(0, '30');
    expect(match.board.picked).toEqual([30]);
  });

  test('can be broken into', () => {
    const match = start();
    match.answer(1, 'steal:1');
    match.answer(0, 'steal:0');
    expect(match.where).toBe('tiny > pick > steal:1 > steal > steal:0 > steal');
    match.answer(0, '10');
    expect(match.pending.asks).toMatchObject([{ seat: 1, question: 'steal', options: ['20', '30'] }]);
    match.answer(1, '20');
    expect(match.pending.asks).toMatchObject([{ seat: 0, question: 'pick', options: ['30'] }]);
  });

  test('that asks nothing leaves the question standing', () => {
    const match = start();
    match.answer(1, 'steal:1');
    match.answer(1, '30');
    match.answer(0, 'bless:0');
    expect(match.pending.asks).toMatchObject([{ seat: 0, question: 'pick', options: ['10', '20', '99'] }]);
  });

  test('in the middle is copied and saved with the rest', () => {
    const match = start();
    match.answer(1, 'steal:1');
    match.answer(0, 'steal:0');
    const copies = [match.fork(), Match.load(game, JSON.parse(JSON.stringify(match.save())))];
    match.answer(0, '10');
    for (const copy of copies) {
      copy.answer(0, '10');
      expect(copy.pending).toEqual(match.pending);
      expect(copy.hash()).toBe(match.hash());
    }
  });
});

test('a sealed answer that an interrupt made impossible is asked for again', () => {
  const bids = tinyGame<{ coins: number[]; bids: number[] }>(
    () => ({ coins: [2, 2], bids: [] }),
    function* (g) {
      g.b.bids = yield* g.sealed([0, 1], 'bid', (seat) => [0, 1, 2].filter((bid) => bid <= g.b.coins[seat]));
    },
    {
      anyTime: {
        offer: () => ['tax'],
        *use(g) {
          g.b.coins[0] = 1;
          yield* g.maybeChoose(0, 'never', () => []);
        },
      },
    },
  );
  const match = Match.start(bids, { seats: 2, seed: '1' });
  match.answer(0, '2');
  match.answer(1, 'tax');
  expect(match.pending.asks).toMatchObject([
    { seat: 0, options: ['0', '1'] },
    { seat: 1, options: ['0', '1', '2'] },
  ]);
  match.answer(0, '1');
  match.answer(1, 'tax');
  expect(match.pending.asks).toMatchObject([{ seat: 1 }]);
  match.answer(1, '2');
  expect(match.board.bids).toEqual([1, 2]);
});

test('whoever thinks while an interrupt waits does not know the sealed answers under it', () => {
  const sealed = tinyGame<{ bids: number[] }>(
    () => ({ bids: [] }),
    function* (g) {
      g.b.bids = yield* g.sealed([0, 1], 'bid', () => [0, 1]);
    },
    {
      anyTime: {
        offer: () => ['wait'],
        *use(g, seat) {
          yield* g.confirm(seat, 'waited');
        },
      },
    },
  );
  const match = Match.start(sealed, { seats: 2, seed: '1' });
  match.answer(0, '1');
  match.answer(1, 'wait');
  const thought = match.imagine(1, 5);
  thought.answer(1, 'yes');
  expect(thought.pending.asks.map(({ seat }) => seat)).toEqual([0, 1]);
});
