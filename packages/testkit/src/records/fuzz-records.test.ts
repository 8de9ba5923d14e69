/** The fuzzer of records finds what a bad judge lets pass, and what a jealous one refuses. */
import type { GameModule } from '@tabard/content';
import {
  type GameRecord,
  judgeText,
  type Match,
  makeRecord,
  recordOf,
  STEPS,
  stepsUpTo,
  type Verdict,
} from '@tabard/kernel';
import { expect, test } from 'vitest';
import { tinyGame } from '../example/tiny';
import { fuzzRecords, type RecordFuzz } from './fuzz-records';
import { lookByHand } from './honest';
import { MUTATIONS } from './mutations';
import { Plays } from './plays';

const game = tinyGame(
  () => ({ turn: 0, sum: 0, purse: 0, cards: [1, 2, 3, 4, 5] }),
  function* (g) {
    const { b } = g;
    const act = yield* g.choose(b.turn, 'act', () => ['roll', 'mix', 'shoot', 'stop']);
    if (act === 'roll') b.sum += g.roll('die', b.turn, ['d6', 'd6'])[0];
    else if (act === 'mix') g.shuffle('mix', b.cards);
    else if (act === 'shoot') b.sum += (g.world('flight', g.pick('wind', 9)) as { hit: number }).hit;
    else if (b.sum > 100) g.end({ places: g.clockwiseFrom(0).map(() => 1), scores: g.clockwiseFrom(0), reason: 'T' });
    b.turn = (b.turn + 1) % g.seats;
  },
  {
    options: [{ id: 'mode', values: ['short', 'long'] }],
    packs: { base: 'f00d', more: 'cafe' },
    wishes: { windows: ['ask', 'pass'] },
    setup: (g) => ({
      turn: 0,
      sum: 0,
      purse: (g.brought as { purse: number } | null)?.purse ?? 0,
      cards: [1, 2, 3, 4, 5],
    }),
    brings: (brought) => (Number.isSafeInteger((brought as { purse?: number }).purse) ? null : 'no purse'),
    world: (_, wind) => ({ hit: (wind as number) + 1 }),
  },
);

const module = { game, keeps: () => ({ purse: 3 }), bots: [], speech: {}, words: {} } as unknown as GameModule;
const fuzz: RecordFuzz = { seed: 'f', records: 6, count: 600, others: ['other'] };
type Judge = NonNullable<RecordFuzz['judge']>;
const fair: Judge = (text, gameOf) => judgeText(text, gameOf).verdict;
const changed =
  (change: (verdict: Verdict, text: string) => Verdict): Judge =>
  (text, gameOf) =>
    change(fair(text, gameOf), text);

test('of a fair judge nothing is found, and every way of forging was tried', () => {
  const { tried, forgery } = fuzzRecords(module, fuzz);
  expect(forgery).toBeNull();
  expect(tried).toMatchObject({ records: 6, mutants: 600 });
  expect(Object.keys(tried.outcomes).sort()).toEqual([...Object.keys(MUTATIONS), 'nothing'].sort());
  expect(tried.guests).toBeGreaterThan(0);
  expect(tried.vowed).toBeGreaterThan(0);
  expect(tried.outcomes['no vow'].honest).toBeGreaterThan(0);
  expect(tried.outcomes['no ending'].honest).toBeGreaterThan(0);
  expect(tried.outcomes['the vow of a stranger'].honest).toBeGreaterThan(0);
  expect(tried.outcomes['other luck, denied'].refused).toBeGreaterThan(0);
  expect(tried.outcomes['other luck, told'].arranged).toBeGreaterThan(0);
  expect(tried.outcomes['another throw, told'].refused).toBeGreaterThan(0);
  expect(tried.outcomes['played again, left sooner'].honest).toBeGreaterThan(0);
  expect(STEPS.filter((step) => !tried.steps[step])).toEqual([]);
});

const accept = (verdict: Verdict): Verdict => ({ ...verdict, kind: 'verified', fault: null, steps: stepsUpTo(null) });
const LENIENT: readonly (readonly [string, Judge])[] = [
  ['takes everything', changed(accept)],
  ['believes a script', changed((verdict) => (verdict.kind === 'arranged' ? accept(verdict) : verdict))],
  ...STEPS.filter((step) => step !== 'size').map(
    (step) =>
      [
        `does not look at ${step}`,
        changed((verdict) => (verdict.fault?.step === step ? accept(verdict) : verdict)),
      ] as const,
  ),
  [
    'does not ask the world',
    changed((verdict) => (/otherwise/.test(verdict.fault?.reason ?? '') ? accept(verdict) : verdict)),
  ],
];

test.each(LENIENT)('a judge that %s is found out', (_, judge) => {
  const { forgery } = fuzzRecords(module, { ...fuzz, judge });
  expect(forgery?.what).toMatch(/it was verified/);
});

test('a judge that calls a game vowed which no inn has signed, or never calls one so, is found out', () => {
  const seed = { kind: 'vowed', inn: '', table: '', at: 0, nonces: 0, isClosed: false } as const;
  const trusting = changed((verdict) => (verdict.kind === 'verified' ? { ...verdict, seed } : verdict));
  expect(fuzzRecords(module, { ...fuzz, judge: trusting }).forgery?.what).toContain('by hand it was honest');
  const sceptic = changed((verdict) => ({ ...verdict, seed: { kind: 'own' } }));
  expect(fuzzRecords(module, { ...fuzz, judge: sceptic }).forgery?.what).toContain('by hand it was vowed');
});

test('a judge that refuses honest games is found out', () => {
  const refuse = (verdict: Verdict): Verdict => ({
    ...verdict,
    kind: 'refused',
    fault: { step: 'board', reason: 'jealous', entry: null, line: null },
  });
  const jealous = changed((verdict) => (verdict.kind === 'verified' && !verdict.finished ? refuse(verdict) : verdict));
  expect(fuzzRecords(module, { ...fuzz, judge: jealous }).forgery?.what).toContain('jealous');
  const blunt = changed((verdict) => (verdict.kind === 'arranged' ? refuse(verdict) : verdict));
  expect(fuzzRecords(module, { ...fuzz, judge: blunt }).forgery?.what).toContain('should have been arranged');
});

test('a judge that breaks is found out', () => {
  const brittle = changed((verdict) => {
    if (verdict.fault?.step === 'text') throw new TypeError('oh');
    return verdict;
  });
  expect(fuzzRecords(module, { ...fuzz, judge: brittle }).forgery?.what).toContain('the judge broke: TypeError: oh');
});

test('a look by hand knows an honest game from a vowed and an arranged one, and all of them from a forged one', () => {
  const plays = new Plays(module, 'h');
  const [signed, record] = [0, 1].map((number) => recordOf(plays.play(number).match as Match));
  const look = (it: GameRecord, changes: object) =>
    lookByHand(makeRecord({ ...it, ...changes }), (id) => (id === game.id ? game : undefined));
  expect(look(record, {})).toBe('honest');
  expect(look(signed, {})).toBe('vowed');
  expect(look(signed, { vow: null })).toBe('honest');
  expect(look(record, { vow: signed.vow })).toBe('no');
  for (const it of [record, signed]) {
    expect(look(it, { script: {} })).toBe('arranged');
    for (const forged of [{ seed: 'x' }, { hash: '0'.repeat(64) }, { journal: it.journal.slice(1) }, { seats: 0 }])
      expect(look(it, forged)).toBe('no');
  }
});
