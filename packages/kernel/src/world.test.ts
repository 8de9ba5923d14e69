/** A world outside the rules: an arrow really flies, the rules only read where it stuck. */
import { expect, test } from 'vitest';
import { JournalError, why } from './errors';
import type { Flow, Game } from './game';
import { parseRecord, verifyRecord } from './judge';
import { Match } from './match';
import type { Plain } from './plain';
import { makeRecord, recordOf } from './record';
import type { Verbs } from './verbs';

interface Range {
  hits: number[];
}
type G = Verbs<Range, object, null>;

const FIELDS = [
  { name: 'angle', min: -9, max: 9 },
  { name: 'power', min: 1, max: 5 },
  { name: 'wobble', min: 0, max: 3, upTo: 4 },
];

function* shot(g: G): Flow {
  const aim = yield* g.input(0, 'shot', FIELDS, () => [], {
    bounds: 'A-2',
    refuse: ([angle, power]) => (Math.abs(angle) > 5 && power > 3 ? why('A-1', { angle }) : null),
  });
  const wind = g.picks('wind', [10, 3]);
  const { stuck } = g.world<{ stuck: number }>('flight', { aim, wind });
  g.b.hits.push(stuck);
  if (g.b.hits.length === 3) g.end({ places: [1], scores: [0], reason: 'end' });
}

let flights = 0;
const world = (_label: string, situation: Plain): Plain => {
  flights += 1;
  const { aim, wind } = situation as { aim: number[]; wind: number[] };
  return { stuck: aim.reduce((sum, n) => sum + n, 0) * 100 + wind[0] * 10 + wind[1] };
};

const archery: Game<Range, object, null> = {
  id: 'archery',
  version: '1',
  seats: { min: 1, max: 1 },
  options: [],
  content: null,
  packs: {},
  dice: {},
  wishes: {},
  secrecy: { hits: 'open' },
  openAtEnd: true,
  events: {},
  setup: () => ({ hits: [] }),
  step: shot,
  world,
  imagine: () => {},
  limits: { answers: 10 },
};

const start = (script?: { [label: string]: Plain[] }) => Match.start(archery, { seats: 1, seed: 'x', script });

function played(): Match<Range> {
  const match = start();
  for (const key of ['0,1', '-3,2,1,2', '5,5,0,0,0,3']) match.answer(0, key);
  return match;
}

test('the outcome of the world stands in the journal, after the draws that went into it', () => {
  const match = start();
  match.answer(0, '2,1');
  expect(match.journal.map(({ kind }) => kind)).toEqual(['answer', 'random', 'world']);
  expect(match.journal[2]).toMatchObject({ label: 'flight', outcome: { stuck: match.board.hits[0] } });
});

test('a fork, an undo and a load believe the journal; only new shots fly', () => {
  const match = start();
  match.answer(0, '0,1');
  const before = flights;
  expect(match.fork().board).toEqual(match.board);
  expect(match.rewind(1).board).toEqual(match.board);
  expect(Match.load(archery, match.save()).board).toEqual(match.board);
  expect(flights).toBe(before);
  match.fork().answer(0, '0,1');
  expect(flights).toBe(before + 1);
});

test('a record verifies by asking the world anew', () => {
  const text = makeRecord(recordOf(played()));
  const before = flights;
  expect(verifyRecord(archery, parseRecord(text)).board).toEqual(played().board);
  expect(flights).toBe(before + 6);
});

test('an outcome that the world does not give is found, with its place', () => {
  const record = recordOf(played());
  const journal = record.journal.map((line) =>
    line[0] === 'world' ? (['world', 'flight', { stuck: 7 }] as const) : line,
  );
  const error = grab(() => verifyRecord(archery, { ...record, journal }));
  expect(error).toBeInstanceOf(JournalError);
  expect((error as Error).message).toMatch(/"flight" comes out otherwise than the journal says/);
});

test('a script gives what the world would say', () => {
  const match = start({ flight: [{ stuck: 42 }] });
  match.answer(0, '0,1');
  match.answer(0, '0,1');
  expect(match.board.hits[0]).toBe(42);
  expect(match.board.hits[1]).not.toBe(42);
  expect(match.unusedScript()).toEqual([]);
});

test('a game without a world cannot ask it', () => {
  const { world: _, ...without } = archery;
  const match = Match.start(without, { seats: 1, seed: 'x' });
  expect(() => match.answer(0, '0,1')).toThrow(/asks the world for "flight", and the game has none/);
});

test('picks are drawn one by one below their sizes', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const match = Match.start(archery, { seats: 1, seed: String(seed) });
    match.answer(0, '0,1');
    const [, drawn] = match.journal;
    if (drawn.kind !== 'random') throw new Error('the wind was not drawn');
    expect(drawn.values[0]).toBeLessThan(10);
    expect(drawn.values[1]).toBeLessThan(3);
    seen.add(drawn.values.join());
  }
  expect(seen.size).toBeGreaterThan(15);
});

test.each([
  ['0,1', true],
  ['0,1,3', true],
  ['0,1,0,1,2,3', true],
  ['0,1,0,1,2,3,0', false], // one more than its last field may come
  ['0', false],
  ['0,1,4', false],
  ['0,1,-1', false],
  ['5,5', true],
  ['6,3', true],
  ['6,4', false],
])('of a hand that may do several things on the way, %s is taken: %s', (key, taken) => {
  const match = start();
  expect(match.explain(0, key) === null).toBe(taken);
});

test('numbers no hand can give are refused by their clause, and nothing changes', () => {
  const match = start();
  expect(match.explain(0, '6,4')).toMatchObject({ clause: 'A-1', with: { angle: 6 } });
  expect(() => match.answer(0, '6,4')).toThrow(/A-1/);
  expect(match.journal).toEqual([]);
});

function grab(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}
