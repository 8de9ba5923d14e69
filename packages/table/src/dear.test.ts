/** What is dear for whoever reads a log has an end in each of them, whoever wrote it. */
import { LIMITS } from '@tabard/kernel';
import { luckyPig } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { readTableLog, Table, type TableEntry, type TableLog } from '.';

const setup = {
  match: { seed: 's' },
  sitters: [
    { name: 'A', kind: 'person' },
    { name: 'B', kind: 'person' },
  ],
  whims: 1,
} as const;
const open = () => Table.open(luckyPig, [], setup);
const logOf = (entries: readonly TableEntry[]): TableLog => ({ ...open().log, entries });
const point = (what: string | null): TableEntry => ({ kind: 'point', seat: 0, what });
const times = (count: number, entries: readonly TableEntry[]) => Array.from({ length: count }, () => entries).flat();

describe('a log in which too much was done of what costs its readers much is none', () => {
  const roll: TableEntry = { kind: 'answer', seat: 0, key: 'roll' };
  const takeBack: TableEntry[] = [
    { kind: 'propose', seat: 0, to: 0 },
    { kind: 'refuse', seat: 1 },
  ];
  test.each<[string, TableEntry[], number]>([
    ['proposed to take back', [roll, ...times(LIMITS.undos, takeBack)], takeBack.length],
    ['pointed', times(LIMITS.points, [point(null)]), 1],
  ])('%s', (_, entries, each) => {
    expect(Table.fromLog(luckyPig, [], logOf(entries)).moment).toBe(entries.length);
    const more = [...entries, ...entries.slice(-each)];
    expect(() => Table.fromLog(luckyPig, [], logOf(more))).toThrow(/enough/);
  });

  test('what is pointed at is short', () => {
    expect(readTableLog(logOf([point('x'.repeat(LIMITS.pointed))]))).toHaveProperty('read');
    expect(readTableLog(logOf([point('x'.repeat(LIMITS.pointed + 1))]))).toHaveProperty('wrong');
    expect([open().canPoint('roll'), open().canPoint('x'.repeat(LIMITS.pointed + 1))]).toEqual([true, false]);
  });
});
