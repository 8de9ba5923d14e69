/** Taking back what has fallen makes a game practice: up to there it is free, beyond it the game carries the mark. */
import { judgeText, Match, makeRecord, recordOf } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { type Sitter, TableRefusal } from './log';
import { Table } from './table';
import { tug, whimsical } from './tug.fixture';

const people: Sitter[] = [
  { name: 'Ann', kind: 'person' },
  { name: 'Bob', kind: 'person' },
];
const open = (seed = 's') => Table.open(tug, [whimsical], { match: { seed }, sitters: people, whims: 1 });
const isMarked = (table: Table) => recordOf(table.match).practice;

/** Both agree to go back until so many answers stand. */
function goBack(table: Table, to: number): void {
  table.proposeUndo(0, to);
  table.agree(1);
}

test('what nobody has seen yet is taken back freely and leaves no mark', () => {
  const table = open();
  table.answer(0, 'roll');
  table.answer(1, 'pull');
  expect(table.isPractice(1)).toBe(false); // the boundary: the answer after the roll
  table.undo(1);
  goBack(openAt('pull', 'pull'), 0);
  expect(isMarked(table)).toBe(false);
});

const openAt = (...keys: string[]) => {
  const table = open();
  for (const [i, key] of keys.entries()) table.answer(i % 2, key);
  return table;
};

test('one past it, and the game is practice for good: table, log, save and record say so', () => {
  const table = openAt('roll', 'pull');
  expect(table.isPractice(0)).toBe(true);
  goBack(table, 0);
  expect(isMarked(table)).toBe(true);
  table.answer(0, 'roll');
  table.answer(1, 'pull');
  expect(isMarked(table)).toBe(true);
  expect(isMarked(Table.fromLog(tug, [whimsical], table.log))).toBe(true);
  expect(recordOf(table.match.fork()).practice).toBe(true);
  expect(Match.load(tug, table.match.save()).setup.practice).toBe(true);
});

test('a record carries the mark and its verdict tells it; one that does not say is refused', () => {
  const table = openAt('roll', 'pull');
  goBack(table, 0);
  const marked = makeRecord(recordOf(table.match));
  expect(marked).toContain('"practice":true,');
  const verdict = (text: string) => judgeText(text, () => tug).verdict;
  expect(verdict(marked)).toMatchObject({ kind: 'verified', practice: true });
  expect(verdict(makeRecord(recordOf(openAt('roll').match)))).toMatchObject({ kind: 'verified', practice: false });
  const silent = marked.replace('"practice":true,\n', '');
  expect(verdict(silent)).toMatchObject({
    kind: 'refused',
    fault: { reason: expect.stringContaining('older Tabard') },
  });
});

test('in the deal of the day nothing that was seen is taken back; what was not still is', () => {
  const table = open('day-2026-11-16');
  table.answer(0, 'roll');
  table.answer(1, 'pull');
  expect(() => table.proposeUndo(0, 0)).toThrow(TableRefusal);
  expect(table.proposal).toBeNull();
  goBack(table, 1);
  expect(table.match.answers).toBe(1);
  expect(isMarked(table)).toBe(false);
});
