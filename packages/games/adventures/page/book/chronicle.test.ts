/** The chronicle: leaves turn where the party chose, and the margin holds what each stretch of text did. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSpeaker } from '@tabard/content';
import { Match, quickStream } from '@tabard/kernel';
import { randomMove } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { type AdventuresEvent, adventures } from '../../index';
import module from '../../told';
import { type Block, chronicleOf, type Leaf } from './chronicle';
import { notesOf } from './margin';
import { noteSentence, noteWords } from './note-words';

const book = 'ADV0';
const read = (...texts: string[]): AdventuresEvent => ({ type: 'text.read', texts, reader: 0 });
const opened = (label: string): AdventuresEvent => ({ type: 'entry.opened', label, reader: 0 });
const chosen = (kind: string): AdventuresEvent => ({ type: 'chosen', text: 'ADV0.A.choose.0', kind });
const begins: AdventuresEvent = { type: 'adventure.begins', book };
const arrives = (letter: string): AdventuresEvent => ({ type: 'arrives', book, letter, storyteller: 0, keeper: 0 });
const moves = (from: string, to: string): AdventuresEvent => ({ type: 'moves', book, from, to, path: 'p1' });
const gold = (by: number): AdventuresEvent => ({ type: 'gold.changed', by, now: 4 });
const tired = (seat: number, amount: number): AdventuresEvent => ({ type: 'fatigued', seat, amount, now: amount });
const checkBegins: AdventuresEvent = { type: 'check.begins', skill: 0, difficulty: 1, modifiers: [], limit: 3 };
const checkOver: AdventuresEvent = { type: 'check.over', passed: true, covered: 3, slots: 3 };

const START = [
  begins,
  read('ADV0.setup.read'),
  opened('START'),
  read('ADV0.START.read'),
  opened('A'),
  read('ADV0.A.read'),
];
const texts = ({ blocks }: Leaf): string[] =>
  blocks.map((block: Block) => ('text' in block ? block.text : block.event.type));

describe('leaves', () => {
  test('entries that lead on by themselves share a leaf; before the adventure begins there is none', () => {
    const joined: AdventuresEvent = { type: 'card.gained', seat: 0, card: 1 };
    const leaves = chronicleOf([joined, ...START], 'A');
    expect(leaves.map(({ kind, label, place }) => [kind, label, place])).toEqual([['prologue', 'START', 'A']]);
    expect(texts(leaves[0])).toEqual(['ADV0.setup.read', 'ADV0.START.read', 'ADV0.A.read']);
    expect(chronicleOf([joined], 'A')).toEqual([]);
  });

  test('a game that goes on from its midst begins with the entry it goes on with, where that belongs', () => {
    const leaves = chronicleOf([opened('B2'), read('ADV0.B2.read'), chosen('special'), opened('B'), read('x')], 'A');
    expect(leaves.map(({ kind, label, place }) => [kind, label, place])).toEqual([
      ['plain', 'B2', 'B'],
      ['base', 'B', 'B'],
    ]);
  });

  test('a leaf begins with what the party chose and what it cost', () => {
    const leaves = chronicleOf([...START, chosen('special'), gold(-1), opened('A1'), read('ADV0.A1.read')], 'A');
    expect(leaves.map(texts)).toEqual([
      ['ADV0.setup.read', 'ADV0.START.read', 'ADV0.A.read'],
      ['chosen', 'ADV0.A1.read'],
    ]);
    expect(leaves[1]).toMatchObject({ kind: 'plain', label: 'A1', place: 'A' });
    expect(leaves[1].blocks[0].notes).toEqual([gold(-1)]);
  });

  test('RA-R86: of an adventure that begins anew only the new beginning is told', () => {
    const first = [...START, chosen('move'), moves('A', 'B'), arrives('B'), checkBegins];
    const leaves = chronicleOf([...first, ...START, gold(1)], 'A');
    expect(leaves.map(({ id, kind, place }) => [id, kind, place])).toEqual([[first.length, 'prologue', 'A']]);
    expect(texts(leaves[0])).toEqual(['ADV0.setup.read', 'ADV0.START.read', 'ADV0.A.read']);
    expect(leaves[0].blocks.at(-1)!.notes).toEqual([gold(1)]); // No check is going on any more.
  });

  test('what opens no entry stays on its leaf: a rest, and then the list again', () => {
    const rests: AdventuresEvent = { type: 'rests', xp: 1, mark: 1 };
    const events = [...START, chosen('rest'), rests, chosen('special'), opened('A1'), read('ADV0.A1.read')];
    expect(chronicleOf(events, 'A').map(texts)).toEqual([
      ['ADV0.setup.read', 'ADV0.START.read', 'ADV0.A.read', 'chosen', 'rests'],
      ['chosen', 'ADV0.A1.read'],
    ]);
  });

  test('a move turns the page once, however many paths it takes, and the leaf is named after where it ends', () => {
    const passes: AdventuresEvent = { type: 'passes', book, letter: 'B' };
    const events = [
      ...START,
      chosen('move'),
      moves('A', 'B'),
      passes,
      moves('B', 'C'),
      arrives('C'),
      opened('C'),
      read('ADV0.C.read'),
    ];
    const leaves = chronicleOf(events, 'A');
    expect(leaves).toHaveLength(2);
    expect(texts(leaves[1])).toEqual(['chosen', 'moves', 'passes', 'moves', 'arrives', 'ADV0.C.read']);
    expect(leaves[1]).toMatchObject({ kind: 'base', label: 'C', place: 'C' });
    expect(leaves[0].place).toBe('A');
  });

  test('an encounter is read on the way, and what comes of a check stands on the leaf that led to it', () => {
    const met: AdventuresEvent = { type: 'encountered', space: 'e1', number: 1 };
    const events = [
      ...START,
      chosen('move'),
      moves('A', 'B'),
      met,
      opened('ADV0-1'),
      read('ADV0.ADV0-1.read'),
      checkBegins,
      checkOver,
      opened('ADV0-1b'),
      read('ADV0.ADV0-1b.read'),
    ];
    const leaves = chronicleOf(events, 'A');
    expect(leaves[1]).toMatchObject({ kind: 'encounter', place: 'B' });
    expect(texts(leaves[1]).slice(-4)).toEqual(['ADV0.ADV0-1.read', 'check.begins', 'check.over', 'ADV0.ADV0-1b.read']);
  });

  test('a leaf keeps its name while the story goes on', () => {
    const first = chronicleOf(START, 'A');
    const later = chronicleOf([...START, chosen('special'), opened('A1'), read('ADV0.A1.read')], 'A');
    expect(later[0]).toEqual(first[0]);
  });
});

describe('the margin', () => {
  test('notes stand at the text during which they happened', () => {
    const line: AdventuresEvent = { type: 'line.resolved', text: 'ADV0.START.do.0' };
    const found: AdventuresEvent = { type: 'item.found', book, item: 41 };
    const [leaf] = chronicleOf([begins, opened('START'), read('ADV0.START.read'), line, found], 'A');
    expect(leaf.blocks.map(({ notes }) => notes)).toEqual([[], [found]]);
  });

  test('breath that comes and goes in a check is told there; the journal is kept here', () => {
    const events = [...START, checkBegins, tired(0, 2), gold(1), checkOver, tired(1, 1)];
    const notes = chronicleOf(events, 'A')[0].blocks.flatMap((block) => block.notes);
    expect(notes).toEqual([gold(1), tired(1, 1)]);
  });

  test('the same that happens to one after the other is one note; another amount is another', () => {
    const notes = notesOf([tired(0, 2), tired(1, 2), tired(2, 1), gold(-1), gold(2)]);
    expect(notes.map(({ events, tone }) => [events.length, tone])).toEqual([
      [2, 'loss'],
      [1, 'loss'],
      [1, 'loss'],
      [1, 'gain'],
    ]);
  });
});

/** A whole evening of a party that decides by the dice. */
function played(book: string, seed: number, answers: number): Match {
  const match = Match.start(adventures, { seats: 2, options: { book }, seed: 'chronicle', unattended: true });
  const chance = quickStream(seed);
  for (let i = 0; i < answers && !match.standing; i++) {
    const { seat, key } = randomMove(match, chance);
    match.answer(seat, key);
  }
  return match;
}

test.each(['en', 'de'])('%s: every note has its few words and its sentence', (language) => {
  const names = ['Ada', 'Bo'];
  const { say } = createSpeaker({ words: [module.words[language]], names, language, strict: true });
  const types = new Set<string>();
  for (const [book, seed] of [
    ['tutorial', 3],
    ['next', 4],
    ['next', 5],
  ] as const) {
    const match = played(book, seed, 500);
    const moment = { say, names, seen: match.seen(null) };
    const events = match.eventsFor(null) as readonly unknown[] as readonly AdventuresEvent[];
    for (const note of chronicleOf(events, 'A').flatMap(({ blocks }) =>
      blocks.flatMap((block) => notesOf(block.notes)),
    )) {
      types.add(note.events[0].type);
      if (noteSentence(moment, note) !== '') expect(noteWords(moment, note).length).toBeLessThan(70);
    }
  }
  expect(types.size).toBeGreaterThan(12);
});

test('the page never fetches the prose of all books at once', () => {
  const page = fileURLToPath(new URL('..', import.meta.url));
  const sources = readdirSync(page, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((name) => /from '(?:\.\.\/)+told'/.test(readFileSync(`${page}/${name}`, 'utf8')))).toEqual([]);
});

test('all that is read in a game stands in its chronicle, in its order', () => {
  const match = played('tutorial', 3, 400);
  const events = match.eventsFor(null) as readonly unknown[] as readonly AdventuresEvent[];
  // RA-R86: what begins anew has not happened yet, so the chronicle is of the last time.
  const last = events.slice(events.findLastIndex(({ type }) => type === 'adventure.begins'));
  const told = last.flatMap((event) => (event.type === 'text.read' ? event.texts : []));
  const leaves = chronicleOf(events, 'A');
  expect(told.length).toBeGreaterThan(4);
  expect(leaves.length).toBeGreaterThan(2);
  expect(
    leaves
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => ('text' in block && told.includes(block.text) ? [block.text] : [])),
  ).toEqual(told);
  for (const leaf of leaves) {
    for (const block of leaf.blocks)
      if ('event' in block) expect(module.speech.event(block.event, adventures.content)).not.toBeNull();
  }
});
