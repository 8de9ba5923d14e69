/** Looking something up in what was read. */
import { describe, expect, test } from 'vitest';
import type { AdventuresEvent } from '../../index';
import type { Leaf } from './chronicle';
import { isNote, notesOf } from './margin';
import { search } from './search';

const leaf = (id: number): Leaf => ({ id, kind: 'base', label: 'A', place: 'A', blocks: [] });
const read = (...texts: readonly string[]) => texts.map((text, id) => ({ leaf: leaf(id), text }));
const found = (wanted: string, ...texts: readonly string[]) =>
  search(read(...texts), wanted).map((find) => find.leaf.id);
const marked = (wanted: string, text: string) => {
  const [find] = search(read(text), wanted);
  return find.excerpt.map((part) => (part.isFound ? `[${part.text}]` : part.text)).join('');
};

describe('a search', () => {
  test('finds the leaves on which every word stands, in any order', () => {
    const texts = ['The toll of the bell', 'A bell', 'The tolling bells'];
    expect([found('bell', ...texts), found('bell toll', ...texts), found('toll anchor', ...texts)]).toEqual([
      [0, 1, 2],
      [0, 2],
      [],
    ]);
  });

  test('capitals and accents do not matter, and the text is shown as it was written', () => {
    expect(marked('möwe', 'Die MÖWEN schrien.')).toBe('Die [MÖWE]N schrien.');
    expect(marked('mowe', 'Die Möwen')).toBe('Die [Möwe]n');
    expect(marked('ÉTÉ', 'un été')).toBe('un [été]');
  });

  test('one letter is no search, two are; blanks are none', () => {
    expect([found('b', 'a bell'), found('be', 'a bell'), found('   ', 'a bell')]).toEqual([[], [0], []]);
  });

  test('what stands round the find is cut at words, and says that there is more', () => {
    const long = `${'before '.repeat(20)}bell${' after'.repeat(40)}`;
    const shown = marked('bell', long);
    expect(shown).toMatch(/^… before/);
    expect(shown).toMatch(/ …$/);
    expect(shown).toContain('[bell]');
    expect(shown.length).toBeLessThan(200);
  });

  test('a find at either end of the text needs no sign there', () => {
    expect([marked('bell', 'bell and rope'), marked('rope', 'bell and rope')]).toEqual([
      ...['[bell] and rope', 'bell and [rope]'],
    ]);
  });

  test('a letter of two signs does not move what is marked after it', () => {
    expect(marked('bell', '𝔗he bell 🔔 rang')).toBe('𝔗he [bell] 🔔 rang');
  });
});

describe('the margin', () => {
  const tired = (seat: number, amount: number): AdventuresEvent => ({ type: 'fatigued', seat, amount, now: amount });
  const gold = (by: number): AdventuresEvent => ({ type: 'gold.changed', by, now: 4 });
  const gained = (seat: number, card: number): AdventuresEvent => ({ type: 'card.gained', seat, card });
  const notes = (...events: readonly AdventuresEvent[]) => notesOf(events).map((note) => note.events.length);

  test('the same that happens to one after the other is one note; another amount is another', () => {
    expect(notes(tired(0, 1), tired(1, 1), tired(2, 2))).toEqual([2, 1]);
    expect(notes(tired(0, 1), gold(1), tired(1, 1))).toEqual([1, 1, 1]);
  });

  test('Gold twice is two notes, and so are two cards', () => {
    expect([notes(gold(1), gold(1)), notes(gained(0, 3), gained(1, 3))]).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  test('what is gained and what is lost is told apart by its sign', () => {
    expect(notesOf([gold(1), gold(-1), tired(0, 1)]).map(({ tone }) => tone)).toEqual(['gain', 'loss', 'loss']);
  });

  test('in a challenge breath comes and goes without a note, Gold does not; a die that falls is never one', () => {
    expect([isNote(tired(0, 1), true), isNote(tired(0, 1), false)]).toEqual([false, true]);
    expect([isNote(gold(1), true), isNote(gold(1), false)]).toEqual([true, true]);
    expect(isNote({ type: 'chosen', text: 'x', kind: 'goto' } as AdventuresEvent, false)).toBe(false);
  });
});
