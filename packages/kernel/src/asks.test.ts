/** A game that declares its questions: rules, texts and bots get values and typed facts; keys travel as ever. */
import { type Tiny, tinyGame } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import {
  type Answers,
  type Ask,
  type ByAnswer,
  integer,
  isOneOf,
  type KeysOf,
  listOf,
  Match,
  oneOf,
  type QuestionOf,
  Questions,
  record,
  Verbs,
  whole,
  words,
} from './index';

interface Asks {
  'any-time': { option: 'shout' | { lend: number } };
  'turn.deal': { about: { gold: number }; option: { buy: number } | 'pass' };
  'turn.count': { option: number };
  'turn.sure': { option: 'yes' | 'no' };
  'turn.throw': { about: { die: string }; option: readonly number[] | { lend: number } | 'let-be' };
}

const keys: KeysOf<Asks, unknown> = {
  'any-time': oneOf(words('shout'), record({ lend: whole })),
  'turn.deal': oneOf(record({ buy: whole }), words('pass')),
  'turn.count': { ...whole, make: (n) => `n${n}`, read: (key) => whole.read(key.slice(1), null) }, // no number's own key
  'turn.sure': words('yes', 'no'),
  'turn.throw': oneOf(words('let-be'), record({ lend: whole }), listOf(integer, ',')),
};
const questions = new Questions<Asks, unknown>(keys);

interface Board {
  gold: number;
  told: string[];
}
type G = Verbs<Board, Record<never, never>, null, Asks>;

function* step(g: G) {
  const { b } = g;
  const deal = yield* g.choose(0, 'turn.deal', () => [{ buy: 2 }, { buy: 5 }, 'pass'], {
    about: { gold: b.gold },
    forbid: (it) => (it !== 'pass' && it.buy > b.gold ? { clause: 'T-1' } : null),
  });
  b.told.push(deal === 'pass' ? 'passed' : `bought ${deal.buy}`);
  const count = yield* g.choose(1, 'turn.count', () => [1, 2, 3]);
  b.told.push(`counted ${count}`);
  if (yield* g.confirm(0, 'turn.sure')) b.told.push('sure');
}

/** As the verb would, but with no match behind it. */
const { choose } = Verbs.prototype;

const start = () =>
  Match.start(
    tinyGame((): Board => ({ gold: 3, told: [] }), step as never, {
      keys,
      anyTime: {
        offer: (_: unknown, seat: number) => (seat === 1 ? ['shout' as const, { lend: 1 }, { lend: 2 }] : []),
        use(g: Tiny<Board>, _seat: number, it: Asks['any-time']['option']) {
          g.b.told.push(it === 'shout' ? 'shouted' : `lent ${it.lend}`);
          return (function* () {})();
        },
      } as never,
    }),
    { seats: 2, seed: '1' },
  );

describe('a game with a table of questions', () => {
  test('its keys travel, its rules get values', () => {
    const match = start();
    expect(match.pending.asks).toMatchObject([
      { question: 'turn.deal', about: { gold: 3 }, options: ['buy:2', 'pass'] },
    ]);
    expect(match.pending.interrupts).toEqual([{ seat: 1, options: ['shout', 'lend:1', 'lend:2'] }]);
    expect(match.refusals(0)).toEqual([{ key: 'buy:5', why: { clause: 'T-1' }, interrupt: false }]);
    match.answer(1, 'lend:2');
    match.answer(0, 'buy:2');
    expect(match.pending.asks[0].options).toEqual(['n1', 'n2', 'n3']);
    match.answer(1, 'n3');
    match.answer(0, 'yes');
    expect(match.board.told).toEqual(['lent 2', 'bought 2', 'counted 3', 'sure']);
    expect(match.journal.filter(({ kind }) => kind === 'answer')).toMatchObject([
      { key: 'lend:2' },
      { key: 'buy:2' },
      { key: 'n3' },
      { key: 'yes' },
    ]);
    expect(Match.replay(match.game, match.setup, match.journal).hash()).toBe(match.hash());
  });

  test('whoever drives a flow without a match is handed its offers as they are, and their keys', () => {
    const offers = [{ buy: 2, memo: 'kept' }, 'pass'];
    const rule = { ...(step({ b: { gold: 7, told: [] }, choose } as never).next().value as Ask) };
    const ask = questions.asked(rule, 0, offers, null);
    expect(ask).toMatchObject({ seat: 0, question: 'turn.deal', about: { gold: 7 }, keys: ['buy:2', 'pass'] });
    expect(ask.options).toBe(offers); // they may know more than their keys
  });

  test('whoever is asked reads values and typed facts', () => {
    const [asked] = start().pending.asks;
    const ask = questions.of(asked, null);
    expect(questions.of(asked, null)).toBe(ask);
    if (ask.question !== 'turn.deal') throw new Error('another question');
    expect(ask.about.gold + 1).toBe(4);
    expect(ask.options).toEqual([{ buy: 2 }, 'pass']);
    expect(questions.offers(ask, { buy: 2 }, null)).toBe(true);
    expect(questions.offers(ask, { buy: 5 }, null)).toBe(false);
    expect(questions.key('turn.deal', { buy: 5 }, null)).toBe('buy:5');
    expect(questions.option('any-time', 'lend:2', null)).toEqual({ lend: 2 });
    expect(questions.maybeOption('turn.deal', 'lend:2', null)).toBeUndefined();
    expect(() => questions.option('turn.deal', 'sell:2', null)).toThrow('"sell:2" is no answer to "turn.deal"');
  });

  test('a bot answers by a table, in values', () => {
    const answers: Answers<Asks, [most: number]> = {
      'turn.deal': ({ options, about }, most) =>
        options.find((it) => it !== 'pass' && it.buy <= Math.min(most, about.gold)) ?? 'pass',
      'turn.count': ({ options }) => Math.max(...options),
      'turn.sure': () => 'no',
      'turn.throw': () => [2, -1],
    };
    const answer = questions.answerBy(answers);
    const [deal] = start().pending.asks;
    expect([answer(deal, null, 9), answer(deal, null, 1)]).toEqual(['buy:2', 'pass']);
    expect(() => answer({ ...deal, question: 'constructor' }, null, 9)).toThrow(
      'nobody knows the question "constructor"',
    );
  });

  test('a text speaks of every answer, what is thrown in among them', () => {
    const says: ByAnswer<Asks, { readonly name: string }, string> = {
      'any-time': ({ option, name }) => (option === 'shout' ? `${name} shouts` : `${name} lends ${option.lend}`),
      'turn.deal': ({ option, about, at }) =>
        option === 'pass' ? `keep ${about.gold}` : at < 0 ? `no ${option.buy}` : `buy for ${option.buy}`,
      'turn.count': ({ option }) => `count ${option + 0}`,
      'turn.sure': ({ option }) => option,
      'turn.throw': ({ option, about }) => `${about.die} ${Array.isArray(option) ? option.length : 'unthrown'}`,
    };
    const say = questions.byAnswer(says);
    const [deal] = start().pending.asks;
    const said = (key: string, ask: typeof deal | null) => say(key, ask, null, { name: 'Ann' });
    expect([said('buy:2', deal), said('buy:5', deal), said('pass', deal), said('lend:1', null)]).toEqual([
      'buy for 2',
      'no 5',
      'keep 3',
      'Ann lends 1',
    ]);
  });
});

test('a hand answers with its numbers, or with a value instead of them', () => {
  const fields = [{ name: 'aim', min: -9, max: 9 }];
  type ThrowBoard = { thrown: (string | number)[] };
  function* throwing(g: Verbs<ThrowBoard, Record<never, never>, null, Asks>) {
    const about = { die: 'red' };
    const instead = () => [{ lend: 2 }, 'let-be' as const];
    const it = yield* g.input(0, 'turn.throw', fields, instead, { about, bounds: 'T-2' });
    g.b.thrown.push(it === 'let-be' ? it : 'lend' in it ? `lent ${it.lend}` : it[0]);
  }
  const match = Match.start(
    tinyGame((): ThrowBoard => ({ thrown: [] }), throwing as never, { keys }),
    { seats: 1, seed: '1' },
  );
  for (const key of ['-3', 'lend:2', 'let-be']) {
    const [asked] = match.pending.asks;
    expect(asked.options).toEqual(['lend:2', 'let-be']);
    match.answer(0, key);
  }
  expect(match.board.thrown).toEqual([-3, 'lent 2', 'let-be']);
  expect(questions.option('turn.throw', '4,-3', null)).toEqual([4, -3]);
  expect(questions.key('turn.throw', [4, -3], null)).toBe('4,-3');
});

test('questions that are answered alike are told by their names, and typed as one of them', () => {
  const isOf = isOneOf<QuestionOf<Asks>>();
  const isCounted = isOf('turn.count', 'turn.throw');
  const askedOf = (question: string, options: readonly string[]) =>
    questions.of({ kind: 'one', question, about: {}, seat: 0, options, input: null }, null);
  const count = askedOf('turn.count', ['n3', 'n4']);
  expect(isCounted(count) ? count.options : null).toEqual([3, 4]);
  expect(isCounted(askedOf('turn.throw', ['let-be']))).toBe(true);
  expect(isCounted(askedOf('turn.sure', ['yes', 'no']))).toBe(false);
  expect(isCounted(null)).toBe(false);
  // @ts-expect-error: no such question
  isOf('turn.sell');
});

test('what does not fit the table does not compile', () => {
  const g = null as unknown as G;
  const never = () => [
    // @ts-expect-error: no such question
    g.choose(0, 'turn.sell', () => ['pass']),
    // @ts-expect-error: no such answer
    g.choose(0, 'turn.count', () => ['all']),
    // @ts-expect-error: what it is about is not said
    g.choose(0, 'turn.deal', () => ['pass']),
    // @ts-expect-error: it is about nothing of that name
    g.choose(0, 'turn.deal', () => ['pass'], { about: { silver: 1 } }),
    // @ts-expect-error: that is no question of yes and no
    g.confirm(0, 'turn.count'),
    // @ts-expect-error: what is thrown in answers no question
    g.choose(0, 'any-time', () => ['shout']),
    // @ts-expect-error: one question is left out
    questions.answerBy({ 'turn.count': () => 1, 'turn.sure': () => 'no' }),
    // @ts-expect-error: keys for less than may be answered
    { ...keys, 'turn.deal': words('pass') } satisfies KeysOf<Asks, unknown>,
  ];
  expect(typeof never).toBe('function');
});
