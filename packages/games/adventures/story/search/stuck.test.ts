/** L43: the search that refines finds a stuck state exactly where one that tells all states apart does. */
import { quickStream, type Stream } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { type Storybook, storybook } from '../../content/storybook';
import { Graph } from './graph';
import { Machine } from './machine';
import { search } from './stuck';

const WORDS = ['ONE', 'TWO', 'SIX'];
const LABELS = ['A', 'A1', 'A2', 'A3', 'B', 'B1', 'B2', 'B3'];

/** A book of two places and some entries that set, ask and lead wherever chance has it. */
function randomBook(chance: Stream): Storybook {
  const pick = <T>(list: readonly T[]): T => list[chance.below(list.length)];
  const maybe = (n: number) => chance.below(n) === 0;
  const place = (label: string) => label[0];
  const near = (label: string) => pick(LABELS.filter((one) => place(one) === place(label)));
  const condition = (): object => {
    const word = { keyword: pick(WORDS) };
    const one = pick([
      word,
      { not: word },
      { visited: 'B' },
      { title: 1 },
      { item: 31 },
      { counter: { name: 'n', min: 1 } },
    ]);
    return maybe(3) ? { all: [one, { not: { keyword: pick(WORDS) } }] } : one;
  };
  const effect = (): object =>
    pick<object>([
      { record: pick(WORDS) },
      { erase: pick(WORDS) },
      { title: 1 },
      { discover: 31 },
      { item_return: 31 },
      { path: { close: 'p1' } },
      { path: { open: 'p1' } },
      { counter: { name: 'n', add: 1 } },
      { encounter: { remove: 'e1' } },
    ]);
  const line = (label: string): object => ({
    ...(maybe(2) && { if: condition() }),
    effects: [effect()],
    ...(maybe(4) && { goto: near(label), if: condition() }),
  });
  const choice = (label: string): object =>
    pick<object>([
      { kind: 'goto', say: '.', goto: near(label), ...(maybe(2) && { if: condition() }) },
      { kind: 'special', say: '.', effects: [effect()], goto: near(label), ...(maybe(3) && { once: true }) },
      { kind: 'goto', say: '.', goto: near(label), pay: { gold: 1 } },
      { kind: 'move' },
      { kind: 'item' },
      ...(maybe(3) ? [{ kind: 'end', if: condition() }] : []),
    ]);
  const entry = (label: string): object => {
    const lines = Array.from({ length: chance.below(3) }, () => line(label));
    const result = () => ({ do: [line(label)], goto: near(label) });
    const terminal = pick<object>([
      { choose: [choice(label), choice(label), choice(label)] },
      { choose: [choice(label), choice(label)] },
      { check: { skill: 'Haul', difficulty: 1, pass: result(), fail: result() } },
      { goto: near(label) },
    ]);
    return { read: '.', do: lines, ...terminal };
  };
  const entries = Object.fromEntries(LABELS.map((label) => [label, entry(label)]));
  return storybook.parse({
    format: 'storybook/1',
    adventure: { id: 'ADV1', number: 1, kind: 'main', title: '.', version: 1 },
    map: {
      id: 'M',
      grid: { columns: 2, rows: 2 },
      locations: [
        { letter: 'A', name: '.', at: [1, 1] },
        { letter: 'B', name: '.', at: [2, 1] },
      ],
      paths: [{ id: 'p1', ends: ['A', 'B'], space: 'e1' }],
    },
    setup: { party: 'A', begin: 'START', encounters: { numbers: [1], spaces: ['e1'], place: 'fixed' } },
    counters: { n: { start: 0, min: 0, max: 2 } },
    cards: { discovery: [{ number: 31, kind: 'item', name: '.', stamina: 1 }] },
    entries: {
      START: { read: '.', goto: 'A' },
      ...entries,
      B31: { read: '.', do: [{ effects: [effect()] }], goto: near('B') },
      THE_END: { read: '.', end: 'adventure' },
    },
    tome: {
      'ADV1-1': {
        read: '.',
        do: [line('A')].map(({ effects }: { effects?: unknown }) => ({ effects })),
        resume: pick(['path', 'back']),
      },
    },
  });
}

/** All that can be told apart is: every state there is, one by one. */
function isStuckSomewhere(book: Storybook): boolean {
  const machine = new Machine(book);
  const all = new Set(machine.vars.list.flatMap(({ kind }, at) => (kind === 'free' ? [] : [at])));
  const graph = new Graph(machine, all);
  const good = graph.escapes();
  return graph.states.some(({ id }) => !good[id]);
}

describe('L43', () => {
  test('L43 agrees with a search that tells all states apart, on 120 small books', () => {
    const verdicts = Array.from({ length: 120 }, (_, seed) => {
      const book = randomBook(quickStream(seed + 1));
      const { stuck, undecided } = search(new Machine(book));
      expect(undecided).toBeNull();
      return { seed, found: stuck !== null, real: isStuckSomewhere(book) };
    });
    expect(verdicts.filter(({ found, real }) => found !== real)).toEqual([]);
    const stuck = verdicts.filter(({ real }) => real).length;
    expect(stuck).toBeGreaterThan(10); // both kinds are among them
    expect(stuck).toBeLessThan(115);
  });

  test('L43 gives up above its limit and says which flags grew', () => {
    const { undecided } = search(new Machine(randomBook(quickStream(3))), 0);
    expect(undecided).not.toBeNull();
  });
});
