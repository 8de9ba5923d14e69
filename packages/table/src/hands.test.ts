/** A seat becomes another human's, and clocks stand still in a pause: in the log, so that a table read anew agrees. */
import type { Bot } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import type { Sitter } from './log';
import { readTableLog, readTableState } from './schema';
import { Table } from './table';
import { tug } from './tug.fixture';

const person = (name: string, human?: number): Sitter => ({ name, kind: 'person', person: human });
const bots: Bot[] = [{ id: 'steady', listens: false, sit: () => ({ choose: ({ options }) => options[0] }) }];
const open = (sitters: Sitter[], more: object = {}) =>
  Table.open(tug, bots, { match: { seed: 's' }, sitters, whims: 1, ...more });
/** As a file that was written, read and checked: from its log, and from where it stood. */
const rebuilt = (table: Table): Table[] => {
  const file = JSON.parse(JSON.stringify(table.save));
  const found = readTableLog(file);
  if ('wrong' in found) throw new Error(found.wrong);
  return [Table.fromLog(tug, bots, found.read), Table.goOn(tug, bots, file)];
};

describe('another human', () => {
  test('has the seat, its name and its voice, with a bot in between or without', () => {
    const table = open([person('Ann', 0), person('Bob', 1), person('Cid', 2)]);
    table.answer(0, 'roll');
    table.handOver(1, { person: 0, name: 'Ann' });
    for (const each of [table, ...rebuilt(table)]) {
      expect([each.humans, each.humanOf(1), each.sitters[1].name]).toEqual([[0, 2], 0, 'Ann']);
    }
    // Of two humans one must agree now, not two.
    table.proposeUndo(0, 0);
    expect(table.match.answers).toBe(1);
    table.agree(2);
    expect(table.match.answers).toBe(0);

    table.sit(1, 'steady');
    expect([table.humanOf(1), table.ownerOf(1), table.sitters[1].kind]).toEqual([null, 0, 'bot']);
    for (const each of rebuilt(table)) {
      expect([each.humanOf(1), each.ownerOf(1), each.sitters[1].bot]).toEqual([null, 0, 'steady']);
      each.sit(1, null);
      expect(each.sitters[1]).toEqual({ name: 'Ann', kind: 'person', person: 0 });
    }
  });

  test('may sit down where a bot sat from the first, and a log of before is read as it was', () => {
    const table = open([person('Ann'), { name: 'steady', kind: 'bot', bot: 'steady' }]);
    expect(() => table.sit(1, null)).toThrow('table.not-a-persons-seat');
    table.handOver(1, { person: 7, name: 'Dot' });
    expect([table.humanOf(1), table.botsAsked()]).toEqual([7, []]);
    const { newcomers: _, isPaused: __, ...before } = open([person('Ann'), person('Bob')]).stands;
    expect(readTableState(before)).toMatchObject({ read: { moment: 0 } });
  });
});

describe('a pause', () => {
  const left = (table: Table, at: number) => [0, 1].map((seat) => table.clocks!.left(seat, at));

  test('costs nobody time, neither of the game nor of the answer; what is asked in it begins after it', () => {
    const clock = { bank: 100_000, perAnswer: 30_000 };
    const table = open([person('Ann'), person('Bob')], { clock, at: 0 });
    table.pause(0, true, 10_000);
    expect(left(table, 1e9)).toEqual([20_000, 100_000]);
    expect(table.timeUp(1e9)).toBe(false);
    table.pause(0, false, 50_000);
    expect(left(table, 55_000)).toEqual([15_000, 100_000]);
    table.pause(0, true, 60_000);
    table.answer(0, 'pull', 70_000);
    expect(left(table, 80_000)).toEqual([80_000, 30_000]);
    for (const each of rebuilt(table)) {
      expect([each.isPaused, left(each, 80_000)]).toEqual([true, [80_000, 30_000]]);
      each.pause(0, false, 90_000);
      expect([each.isPaused, left(each, 91_000)]).toEqual([false, [80_000, 29_000]]);
    }
  });

  test('said twice is one pause', () => {
    const table = open([person('Ann'), person('Bob')], { clock: { perAnswer: 30_000 }, at: 0 });
    table.pause(0, true, 10_000);
    table.pause(0, true, 20_000);
    table.pause(0, false, 30_000);
    table.pause(0, false, 35_000);
    expect(left(table, 40_000)[0]).toBe(10_000);
  });
});

test('who says nothing at a window has said what silence means there', () => {
  const table = open([person('Ann'), person('Bob')], { clock: { perAnswer: 30_000 }, at: 0 });
  table.wish(1, 'boo', 'ask', 0);
  expect(table.match.isWindow).toBe(false);
  table.answer(0, 'roll', 1_000);
  expect([table.match.isWindow, table.match.silence, table.match.pending.asks[0].question]).toEqual([
    true,
    'no',
    'turn.boo',
  ]);
  expect(table.timeUp(40_000)).toBe(true);
  expect(table.logFrom(0).at(-1)).toMatchObject({ kind: 'answer', seat: 1, key: 'no' });
});
