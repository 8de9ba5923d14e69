/** Clocks measure time that has really passed: nobody gains any by taking an answer back, and nobody else pays for it. */
import { describe, expect, test } from 'vitest';
import type { ClockRules } from './clock';
import type { Sitter } from './log';
import { Table } from './table';
import { tug, whimsical } from './tug.fixture';

const person = (name: string): Sitter => ({ name, kind: 'person' });
const bots = [whimsical];
const at = (minutes: number, seconds = 0): number => (60 * minutes + seconds) * 1_000;

function timed(clock: ClockRules): Table {
  return Table.open(tug, bots, {
    match: { seed: 's' },
    sitters: [person('Ann'), person('Bob')],
    whims: 1,
    clock,
    at: 0,
  });
}

const left = (table: Table, now: number) => [0, 1].map((seat) => table.clocks!.left(seat, now));

/** The same from its log, and from where it stood. */
function expectTwins(table: Table, now: number): void {
  for (const twin of [Table.fromLog(tug, bots, table.log), Table.goOn(tug, bots, table.save)])
    expect(left(twin, now)).toEqual(left(table, now));
}

describe('a bank', () => {
  test('never grows beyond what the answers that stand have earned: twelve times answered and taken back', () => {
    const table = timed({ bank: at(10), increment: at(1) });
    for (let round = 1; round <= 12; round++) {
      table.answer(0, 'pull', at(0, 4 * round));
      table.undo(0, at(0, 4 * round + 2));
      expect(left(table, at(0, 4 * round + 2))).toEqual([at(10) - at(0, 4 * round + 2), at(10)]);
      expectTwins(table, at(1));
    }
    table.answer(0, 'pull', at(1));
    expect(left(table, at(1))).toEqual([at(10), at(10)]); // A minute used, a minute earned.
  });

  test('pays for what its own took back alone: whoever was asked meanwhile has lost nothing', () => {
    const table = timed({ bank: at(10), increment: at(0, 5) });
    table.answer(0, 'pull', at(1));
    table.undo(0, at(4)); // Bob thought for three minutes about what is not so any more.
    expect(left(table, at(5))).toEqual([at(5), at(10)]);
    expectTwins(table, at(5));
  });

  test('where all agreed each has used what they used, and what was taken back has earned nothing', () => {
    const table = timed({ bank: at(10), increment: at(0, 30) });
    table.answer(0, 'pull', at(1));
    table.answer(1, 'pull', at(3));
    table.answer(0, 'pull', at(4));
    expect(left(table, at(4))).toEqual([at(9), at(8, 30)]);
    table.proposeUndo(1, 1, at(6));
    table.agree(0, at(6));
    expect(left(table, at(6))).toEqual([at(8, 30), at(6)]); // Bob: two minutes, then two more until they agreed.
    expect(table.clocks!.state.running).toEqual([1]);
    expectTwins(table, at(7));
  });
});

describe('the time for an answer', () => {
  test('goes on where it stood: who takes back alone has had all the time since', () => {
    const table = timed({ perAnswer: at(1) });
    table.answer(0, 'pull', at(0, 50));
    table.undo(0, at(0, 55));
    expect(left(table, at(0, 56))[0]).toBe(at(0, 4));
    expect(table.clocks!.ranOut(at(1, 1))).toEqual([0]);
    expectTwins(table, at(0, 56));
  });

  test('where all agreed it has left what it had when it was answered', () => {
    const table = timed({ perAnswer: at(1) });
    table.answer(0, 'pull', at(0, 50));
    table.answer(1, 'pull', at(1, 40));
    table.proposeUndo(0, 0, at(2));
    table.agree(1, at(2));
    expect(left(table, at(2, 3))[0]).toBe(at(0, 7));
    expectTwins(table, at(2, 3));
  });

  test('is not given anew to who lets a bot sit there for a moment', () => {
    const table = timed({ perAnswer: at(1) });
    for (let round = 1; round <= 5; round++) {
      table.sit(0, 'whimsical', at(0, 10 * round));
      expectTwins(table, at(0, 10 * round));
      table.sit(0, null, at(0, 10 * round + 5));
      expect(left(table, at(0, 10 * round + 5))[0]).toBe(at(1) - at(0, 5 * round + 5)); // What the bot had is nobody's.
      expectTwins(table, at(0, 10 * round + 7));
    }
    table.sit(0, 'whimsical', at(1));
    table.answer(0, 'pull', at(1, 1));
    table.answer(1, 'pull', at(1, 2));
    table.sit(0, null, at(1, 10));
    expect(left(table, at(1, 20))[0]).toBe(at(0, 50)); // Another question, and all the time for it.
    expectTwins(table, at(1, 20));
  });

  test('a pause is nobody’s time, also where it lies in what is taken back', () => {
    const table = timed({ bank: at(10), perAnswer: at(1) });
    table.answer(0, 'pull', at(0, 10));
    table.pause(0, true, at(0, 20));
    table.pause(0, false, at(5, 20));
    table.undo(0, at(5, 25));
    expect(left(table, at(5, 30))).toEqual([at(0, 30), at(10)]);
    expectTwins(table, at(5, 30));
  });
});

test('a save of before marks were kept goes on, and keeps them from then on', () => {
  const table = timed({ bank: at(10), increment: at(1) });
  table.answer(0, 'pull', at(1));
  const { save } = table;
  const { ticked: _, marks: __, ...clocks } = save.stands.clocks!;
  const old = Table.goOn(tug, bots, { ...save, stands: { ...save.stands, clocks } });
  expect(left(old, at(2))).toEqual([at(10), at(9)]);
  old.answer(1, 'pull', at(3));
  old.undo(1, at(4));
  expect(left(old, at(4))).toEqual([at(10), at(7)]);
});
