/** The ways to ask: one seat, all at once in secret, whoever is first, numbers from a hand, a response window. */
import { tinyGame } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { IllegalAnswer, Match, RulesError, type Seat, why } from './index';

const start = <B extends object>(...[board, step, more]: Parameters<typeof tinyGame<B>>) =>
  Match.start(tinyGame(board, step, more), { seats: 3, seed: '1' });

const refusalOf = (deed: () => void): string => {
  try {
    deed();
  } catch (error) {
    expect(error).toBeInstanceOf(IllegalAnswer);
    return (error as IllegalAnswer).clause;
  }
  throw new Error('it was not refused');
};

describe('together', () => {
  test('RA-7.2: the rules may name the seat whose vote decides where voices are even', () => {
    const match = start(
      () => ({ round: 0 }),
      function* (g) {
        const extras = g.b.round === 0 ? { casting: 2 } : {};
        yield* g.together('which', () => ['a', 'b'], extras);
        g.b.round += 1;
        if (g.b.round === 2) g.end({ places: [1, 1, 1], scores: [0, 0, 0], reason: 'x' });
      },
    );
    expect(match.casting).toBe(2);
    match.answer(0, 'a');
    expect(match.casting).toBeNull();
    match.answer(0, 'a');
    expect(match.casting).toBeNull();
  });
});

describe('choose', () => {
  const board = () => ({ chosen: [] as (string | number)[] });

  test('offers words, numbers and records by their keys, and gives the value back', () => {
    const match = start(board, function* (g) {
      const value = yield* g.choose(0, 'q', () => ['a', 7, { key: 'c', worth: 3 }]);
      g.b.chosen.push(typeof value === 'object' ? value.worth : value);
    });
    expect(match.pending.asks[0]).toMatchObject({ seat: 0, question: 'q', options: ['a', '7', 'c'], input: null });
    for (const key of ['a', '7', 'c']) match.answer(0, key);
    expect(match.board.chosen).toEqual(['a', 7, 3]);
  });

  test('takes a single option without asking, unless it is always asked', () => {
    const match = start(board, function* (g) {
      g.b.chosen.push(yield* g.choose(0, 'one', () => ['only']));
      g.b.chosen.push(yield* g.choose(1, 'always', () => ['told'], { always: true }));
    });
    expect(match.board.chosen).toEqual(['only']);
    expect(match.pending.asks).toMatchObject([{ seat: 1, question: 'always', options: ['told'] }]);
    expect(match.answers).toBe(0);
  });

  test('offers nothing: a fault that tells its place, and stays', () => {
    const match = start(board, function* (g) {
      yield* g.choose(0, 'go', () => ['on', 'off']);
      yield* g.choose(2, 'stuck', () => []);
    });
    expect(() => match.answer(0, 'on')).toThrow(new RulesError('tiny > stuck', 'asks seat 2 and offers nothing'));
    expect(() => match.pending).toThrow('offers nothing');
    expect(() => match.answer(0, 'on')).toThrow('offers nothing');
  });

  test('maybeChoose goes on with undefined when there is nothing', () => {
    const match = start(board, function* (g) {
      const value = yield* g.maybeChoose(0, 'maybe', () => []);
      g.b.chosen.push(String(value));
      yield* g.confirm(0, 'end');
    });
    expect(match.board.chosen).toEqual(['undefined']);
    expect(match.pending.asks[0].options).toEqual(['yes', 'no']);
  });

  test('confirm is yes or no, and tells what it is about', () => {
    const match = start(board, function* (g) {
      g.b.chosen.push((yield* g.confirm(0, 'sure', { price: 3 })) ? 1 : 0);
    });
    expect(match.pending.asks[0].about).toEqual({ price: 3 });
    match.answer(0, 'yes');
    match.answer(0, 'no');
    expect(match.board.chosen).toEqual([1, 0]);
  });

  test('the automatic answer is taken unasked', () => {
    const match = start(board, function* (g) {
      g.b.chosen.push(
        yield* g.choose(0, 'auto', () => ['a', 'b'], { auto: () => (g.b.chosen.length < 2 ? 'b' : undefined) }),
      );
    });
    expect(match.board.chosen).toEqual(['b', 'b']);
  });

  test('a loop that asks nobody is stopped', () => {
    expect(() =>
      start(board, function* (g) {
        yield* g.choose(0, 'only', () => ['one']);
      }),
    ).toThrow('went on 10000 times without asking anybody');
  });

  test('an exception in a rule is told with its place and its cause', () => {
    const cause = new TypeError('oh');
    const match = start(board, function* (g) {
      yield* g.confirm(0, 'sure');
      throw cause;
    });
    expect(() => match.answer(0, 'yes')).toThrow(
      expect.objectContaining({ name: 'RulesError', where: 'tiny > sure', cause }),
    );
  });
});

describe('what is not offered', () => {
  const match = () =>
    start(
      () => ({ done: 0 }),
      function* (g) {
        yield* g.choose(1, 'q', () => ['a', 'b', 'c'], {
          forbid: (key) => (key === 'b' ? why('T-1', { price: 4 }) : null),
        });
        g.b.done += 1;
      },
    );

  test('is refused with its clause and changes nothing', () => {
    const m = match();
    const before = { hash: m.hash(), journal: m.journal, pending: m.pending };
    expect(refusalOf(() => m.answer(1, 'b'))).toBe('T-1');
    expect(refusalOf(() => m.answer(1, 'd'))).toBe('not-an-option');
    expect(refusalOf(() => m.answer(0, 'a'))).toBe('not-asked');
    for (const seat of [-1, 3, 0.5, Number.NaN]) expect(refusalOf(() => m.answer(seat, 'a'))).toBe('not-asked');
    expect({ hash: m.hash(), journal: m.journal, pending: m.pending }).toEqual(before);
  });

  test('is explained, and listed with its reason', () => {
    const m = match();
    expect(m.explain(1, 'a')).toBeNull();
    expect(m.explain(1, 'b')).toEqual(why('T-1', { price: 4 }));
    expect(m.explain(0, 'a')).toEqual(why('not-asked', { question: 'q' }));
    expect(m.refusals(1)).toEqual([{ key: 'b', why: why('T-1', { price: 4 }), interrupt: false }]);
    expect(m.refusals(0)).toEqual([]);
    expect(m.refusals(9)).toEqual([]);
  });

  test('nothing is offered once the game is over', () => {
    const m = start(
      () => ({ done: 0 }),
      function* (g) {
        yield* g.confirm(0, 'end');
        g.end({ places: [1, 1, 1], scores: [0, 0, 0], reason: 'T-9' });
      },
    );
    m.answer(0, 'yes');
    expect(m.standing?.reason).toBe('T-9');
    expect(m.pending).toEqual({ asks: [], interrupts: [] });
    expect(refusalOf(() => m.answer(0, 'yes'))).toBe('over');
    expect(m.explain(0, 'yes')).toEqual(why('over'));
    expect(m.refusals(0)).toEqual([]);
    expect(m.where).toBe('the end');
  });
});

describe('sealed', () => {
  const match = () =>
    start(
      () => ({ bids: [] as number[] }),
      function* (g) {
        g.b.bids = yield* g.sealed([2, 0], 'bid', (seat) => [seat, 5]);
      },
    );

  test('asks all at once and tells all at once, in the order of the seats', () => {
    const m = match();
    expect(m.pending.asks.map(({ seat, options }) => [seat, options])).toEqual([
      [2, ['2', '5']],
      [0, ['0', '5']],
    ]);
    m.answer(0, '5');
    expect(m.board.bids).toEqual([]);
    expect(m.pending.asks.map(({ seat }) => seat)).toEqual([2]);
    expect(refusalOf(() => m.answer(0, '0'))).toBe('not-an-option');
    m.answer(2, '2');
    expect(m.board.bids).toEqual([2, 5]);
  });

  test('breaking the seals closes undo, a sealed answer does not', () => {
    const m = match();
    m.answer(0, '5');
    expect(m.openFrom).toBe(0);
    m.answer(2, '2');
    expect(m.openFrom).toBe(2);
  });

  test('others see that a seat has answered, not what; and imagine it open', () => {
    const m = match();
    m.answer(0, '5');
    expect(m.pendingFor(1).asks).toMatchObject([{ seat: 2, options: [] }]);
    expect(m.imagine(2, 1).pending.asks.map(({ seat }) => seat)).toEqual([2, 0]);
    expect(m.imagine(0, 1).pending.asks.map(({ seat }) => seat)).toEqual([2]);
  });

  test('nobody to ask is no question', () => {
    const m = start(
      () => ({ bids: null as number[] | null }),
      function* (g) {
        g.b.bids = yield* g.sealed([], 'bid', () => [1]);
        yield* g.confirm(0, 'end');
      },
    );
    expect(m.board.bids).toEqual([]);
  });
});

test('first: whoever answers first answers for all; a seat with nothing is not asked', () => {
  const m = start(
    () => ({ by: [] as Seat[] }),
    function* (g) {
      const { seat, value } = yield* g.first([0, 1, 2], 'who', (seat) => (seat === 1 ? [] : ['me', 'skip']));
      if (value === 'me') g.b.by.push(seat);
    },
  );
  expect(m.pending.asks.map(({ seat }) => seat)).toEqual([0, 2]);
  m.answer(2, 'me');
  m.answer(0, 'skip');
  expect(m.board.by).toEqual([2]);
});

describe('together', () => {
  const board = () => ({ way: '', by: [] as Seat[], gold: 2 });
  const match = () =>
    start(board, function* (g) {
      const { seat, value } = yield* g.together('party.way', () => ['left', { key: 'bribe', from: 1 }, 'right'], {
        forbid: (way) => (way === 'right' && g.b.gold > 0 ? why('T-3', { gold: g.b.gold }) : null),
        consent: (way) => (typeof way === 'object' ? [way.from] : []),
      });
      g.b.way = typeof value === 'object' ? value.key : value;
      g.b.by.push(seat);
      if (g.b.way === 'bribe') g.b.gold -= 1;
    });

  test('asks every seat the same, and whoever answers speaks for all', () => {
    const m = match();
    expect(m.pending.asks.map(({ seat, kind, options }) => [seat, kind, options])).toEqual([
      [0, 'together', ['left', 'bribe']],
      [1, 'together', ['left', 'bribe']],
      [2, 'together', ['left', 'bribe']],
    ]);
    m.answer(2, 'left');
    m.answer(0, 'bribe');
    expect(m.board).toEqual({ way: 'bribe', by: [2, 0], gold: 1 });
    expect(m.answers).toBe(2);
  });

  test('refuses what is forbidden, to every seat, and changes nothing', () => {
    const m = match();
    for (const seat of [0, 1, 2]) {
      expect(refusalOf(() => m.answer(seat, 'right'))).toBe('T-3');
      expect(m.refusals(seat)).toEqual([{ key: 'right', why: why('T-3', { gold: 2 }), interrupt: false }]);
    }
    expect(refusalOf(() => m.answer(3, 'left'))).toBe('not-asked');
    expect(m.journal).toEqual([]);
    m.answer(0, 'bribe');
    m.answer(0, 'bribe');
    m.answer(1, 'right');
    expect(m.board.way).toBe('right');
  });

  test('takes a single option without asking, unless it is always asked', () => {
    const m = start(board, function* (g) {
      const only = yield* g.together('party.only', () => ['on']);
      g.b.by.push(only.seat);
      yield* g.together('party.told', () => ['hear'], { always: true });
    });
    expect(m.board.by).toEqual([0]);
    expect(m.pending.asks).toMatchObject([{ question: 'party.told' }, {}, {}]);
    expect(m.answers).toBe(0);
  });

  test('offers nothing: a fault that tells its place', () => {
    expect(() =>
      start(board, function* (g) {
        yield* g.together('party.stuck', () => []);
      }),
    ).toThrow(new RulesError('tiny > party.stuck', 'asks seat 0 and offers nothing'));
  });

  test('who answered stands in the journal, and a replay leads to the same board', () => {
    const m = match();
    m.answer(1, 'bribe');
    m.answer(2, 'left');
    expect(m.journal).toEqual([
      { kind: 'answer', seat: 1, key: 'bribe' },
      { kind: 'answer', seat: 2, key: 'left' },
    ]);
    const again = Match.replay(m.game, m.setup, m.journal);
    expect(again.board).toEqual({ way: 'left', by: [1, 2], gold: 1 });
    expect(again.hash()).toBe(m.hash());
  });

  test('says whose goods an option gives away', () => {
    const m = match();
    expect(m.consentTo('bribe')).toEqual([1]);
    expect(m.consentTo('left')).toEqual([]);
    expect(m.consentTo('up')).toEqual([]);
    const alone = start(board, function* (g) {
      yield* g.choose(0, 'own', () => ['a', 'b'], { consent: () => [1] });
    });
    expect(alone.consentTo('a')).toEqual([]);
  });
});

describe('input', () => {
  const match = () =>
    start(
      () => ({ thrown: [] as (readonly number[] | string)[] }),
      function* (g) {
        const fields = [
          { name: 'angle', min: -90, max: 90 },
          { name: 'power', min: 1, max: 10 },
        ];
        g.b.thrown.push(yield* g.input(0, 'throw', fields, () => ['pass'], { bounds: 'T-9' }));
      },
    );

  test('takes whole numbers up to the bounds, or a word instead', () => {
    const m = match();
    expect(m.pending.asks[0]).toMatchObject({ options: ['pass'], input: [{ name: 'angle' }, { name: 'power' }] });
    for (const key of ['-90,1', '90,10', '0,5', 'pass']) m.answer(0, key);
    expect(m.board.thrown).toEqual([[-90, 1], [90, 10], [0, 5], 'pass']);
  });

  const angle = { field: 'angle', min: -90, max: 90 };
  const power = { field: 'power', min: 1, max: 10 };
  const count = { field: 'count', min: 2, max: 2 };
  test.each([
    ['-91,1', angle],
    ['91,1', angle],
    ['0,0', power],
    ['0,11', power],
    ['0', count],
    ['0,1,1', count],
    ['0.5,1', angle],
    ['00,1', angle],
    ['-0,1', angle],
    [' 0,1', angle],
    ['1e1,1', angle],
    ['NaN,1', angle],
    ['+1,1', angle],
    ['1,', power],
  ])('refuses "%s" by the clause that sets the bounds, and says which number is wrong', (key, facts) => {
    const m = match();
    expect(m.explain(0, key)).toEqual(why('T-9', facts));
    expect(refusalOf(() => m.answer(0, key))).toBe('T-9');
    expect(m.answers).toBe(0);
  });

  test.each(['', ',', 'throw', '__proto__'])('a word that is not offered (%j) is no matter of bounds', (key) => {
    expect(refusalOf(() => match().answer(0, key))).toBe('not-an-option');
  });

  test('nor is what somebody else’s hand does', () => {
    expect(refusalOf(() => match().answer(1, '91,1'))).toBe('not-asked');
  });
});

describe('a response window', () => {
  const board = () => ({ held: [1, 0, 2], log: [] as string[] });
  const match = () =>
    start(
      board,
      function* (g) {
        yield* g.respond('town.falls', [0, 1, 2], {
          offer: (seat) => (g.b.held[seat] > 0 ? ['use'] : []),
          *use(seat) {
            g.b.held[seat] -= 1;
            g.b.log.push(`${seat}`);
            yield* g.maybeChoose(seat, 'never', () => []);
          },
          passes: (seat) => g.wish(seat, 'windows') === 'pass',
        });
        g.b.log.push('closed');
        g.b.held = [1, 0, 2];
      },
      { wishes: { windows: ['ask', 'pass'] } },
    );

  const asked = (m: Pick<Match, 'pending'>) => m.pending.asks.map(({ seat }) => seat);

  test('passes over who holds nothing, asks all again after an answer, and closes when all have passed', () => {
    const m = match();
    expect(asked(m)).toEqual([0]);
    m.answer(0, 'pass');
    expect(asked(m)).toEqual([2]);
    m.answer(2, 'use');
    expect(asked(m)).toEqual([0]);
    m.answer(0, 'use');
    expect(asked(m)).toEqual([2]);
    m.answer(2, 'pass');
    expect(m.board.log).toEqual(['2', '0', 'closed']);
  });

  test('a standing wish passes, at once and from then on, and can be taken back', () => {
    const m = match();
    m.setWish(2, 'windows', 'pass');
    expect(asked(m)).toEqual([0]);
    m.answer(0, 'pass');
    expect(m.board.log).toEqual(['closed']);
    m.setWish(1, 'windows', 'pass');
    expect(asked(m)).toEqual([0]);
    m.setWish(2, 'windows', 'ask');
    m.answer(0, 'pass');
    expect(asked(m)).toEqual([2]);
    m.setWish(2, 'windows', 'pass');
    expect(m.board.log).toEqual(['closed', 'closed']);
  });

  test('wishes are journalled and refused when unknown', () => {
    const m = match();
    m.setWish(0, 'windows', 'ask');
    expect(m.journal).toContainEqual({ kind: 'wish', seat: 0, name: 'windows', value: 'ask' });
    expect(refusalOf(() => m.setWish(0, 'windows', 'never'))).toBe('no-such-wish');
    expect(refusalOf(() => m.setWish(0, 'doors', 'pass'))).toBe('no-such-wish');
    expect(refusalOf(() => m.setWish(3, 'windows', 'pass'))).toBe('no-such-wish');
  });
});
