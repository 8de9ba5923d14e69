import { type Bot, IllegalAnswer, JournalError, recordOf } from '@tabard/kernel';
import { tinyGame } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { type Sitter, TableRefusal } from './log';
import { readTableLog } from './schema';
import { Table } from './table';
import { tug, whimsical } from './tug.fixture';

const person = (name: string): Sitter => ({ name, kind: 'person' });
const bot = (id: string): Sitter => ({ name: id, kind: 'bot', bot: id });
const puller: Bot = { id: 'puller', listens: false, sit: () => ({ choose: ({ options }) => options[0] }) };
const bots = [whimsical, puller];

const open = (...sitters: Sitter[]) => Table.open(tug, bots, { match: { seed: 's' }, sitters, whims: 1 });
const steps = (table: Table) => (table.match.board as { steps: number[] }).steps;

test('an answer counts, an illegal one changes nothing and is not in the log', () => {
  const table = open(person('Ann'), person('Bob'));
  table.answer(0, 'pull');
  expect(() => table.answer(0, 'pull')).toThrow(IllegalAnswer);
  expect(() => table.answer(7, 'pull')).toThrow(TableRefusal);
  expect(steps(table)).toEqual([1, 0]);
  expect(table.log.entries).toEqual([{ kind: 'answer', seat: 0, key: 'pull' }]);
  expect(table.personsAsked()).toEqual([1]);
});

test('the seat that answered last takes it back freely, nobody else does', () => {
  const table = open(person('Ann'), person('Bob'));
  table.answer(0, 'pull');
  expect([table.canUndo(0), table.canUndo(1)]).toEqual([true, false]);
  expect(() => table.undo(1)).toThrow(TableRefusal);
  table.undo(0);
  expect(steps(table)).toEqual([0, 0]);
  expect(table.canUndo(0)).toBe(false);
});

test('an answer that others have built upon is not taken back freely', () => {
  const table = open(person('Ann'), person('Bob'));
  table.answer(0, 'pull');
  table.answer(1, 'pull');
  expect([table.canUndo(0), table.canUndo(1)]).toEqual([false, true]);
});

test('free undo ends where dice have fallen', () => {
  const table = open(person('Ann'), person('Bob'));
  table.answer(0, 'roll');
  expect(table.canUndo(0)).toBe(false);
});

test('further back goes whoever gets the agreement of all, and the same dice fall again', () => {
  const table = open(person('Ann'), person('Bob'), person('Cid'));
  table.answer(0, 'roll');
  const rolled = steps(table)[0];
  table.answer(1, 'pull');
  table.proposeUndo(0);
  expect(table.proposal).toEqual({ kind: 'undo', by: 0, to: 0, agreed: [0], against: [] });
  table.agree(2);
  expect(steps(table)).toEqual([rolled, 1, 0]);
  table.agree(1);
  expect(steps(table)).toEqual([0, 0, 0]);
  expect(table.proposal).toBeNull();
  table.answer(0, 'roll');
  expect(steps(table)[0]).toBe(rolled);
});

test('one refusal, or an answer, ends a proposal', () => {
  const table = open(person('Ann'), person('Bob'));
  table.answer(0, 'roll');
  table.proposeUndo(0);
  table.refuse(1);
  expect(() => table.agree(1)).toThrow(TableRefusal);
  table.proposeUndo(0);
  table.answer(1, 'pull');
  expect(table.proposal).toBeNull();
  expect(() => table.proposeUndo(0, 2)).toThrow(TableRefusal);
  expect(() => table.proposeUndo(0, -1)).toThrow(TableRefusal);
});

test('bots agree to everything', () => {
  const table = open(person('Ann'), bot('puller'));
  table.answer(0, 'roll');
  expect(table.stepBot()).toBe(true);
  table.proposeUndo(0);
  expect(steps(table)).toEqual([0, 0]);
});

test('bots move one decision at a time, and wait for persons', () => {
  const table = open(person('Ann'), bot('puller'), bot('puller'));
  expect(table.stepBot()).toBe(false);
  table.answer(0, 'pull');
  expect(table.stepBot()).toBe(true);
  expect(steps(table)).toEqual([1, 1, 0]);
  expect(table.stepBot()).toBe(true);
  expect(table.stepBot()).toBe(false);
  expect(steps(table)).toEqual([1, 1, 1]);
});

test('a bot is asked once a moment whether it breaks in', () => {
  let asked = 0;
  const shy: Bot = {
    id: 'shy',
    listens: false,
    sit: () => ({
      choose: ({ options }) => options[0],
      interrupt: () => {
        asked += 1;
        return asked === 3 ? 'cheer' : null;
      },
    }),
  };
  const sitters = [person('Ann'), bot('shy')];
  const table = Table.open(tug, [shy], { match: { seed: 's' }, sitters, whims: 1 });
  for (let i = 0; i < 5; i++) expect(table.stepBot()).toBe(false);
  expect(asked).toBe(1);
  table.answer(0, 'pull');
  expect(table.stepBot()).toBe(true);
  expect(table.stepBot()).toBe(true);
  expect(table.match.board).toMatchObject({ cheers: [1], steps: [1, 1] });
});

test('a wish outlives the answer that is taken back', () => {
  const table = open(person('Ann'), person('Bob'));
  table.answer(0, 'pull');
  table.wish(1, 'boo', 'ask');
  table.undo(0);
  table.answer(0, 'roll');
  expect(table.match.pending.asks).toMatchObject([{ seat: 1, question: 'turn.boo' }]);
});

test('the log builds the same table again, undo and all, and its bots go on alike', () => {
  const table = open(person('Ann'), bot('whimsical'), person('Cid'));
  for (let i = 0; table.match.answers < 6; i++) {
    if (table.stepBot()) continue;
    const { seat } = table.match.pending.asks[0];
    table.answer(seat, 'pull');
    if (i % 2 === 0 && table.canUndo(seat)) table.undo(seat);
  }
  table.proposeUndo(0, 3);
  table.agree(2);
  const log = JSON.parse(JSON.stringify(table.log));
  const twin = Table.fromLog(tug, bots, log);
  expect(twin.match.hash()).toBe(table.match.hash());
  expect(twin.log).toEqual(log);
  for (const each of [table, twin]) {
    while (!each.match.standing) if (!each.stepBot()) each.answer(each.match.pending.asks[0].seat, 'roll');
  }
  expect(twin.match.hash()).toBe(table.match.hash());
});

test('what was brought from an earlier game is in the log', () => {
  const fresh = { steps: 0 };
  const rope = tinyGame(
    () => fresh,
    function* (g) {
      yield* g.confirm(0, 'pull');
      g.b.steps += 1;
    },
    { brings: () => null, setup: (g) => (g.brought as typeof fresh | null) ?? fresh },
  );
  const setup = { match: { seed: 's', brought: { steps: 5 } }, sitters: [person('Ann')], whims: 1 };
  const table = Table.open(rope, bots, setup);
  table.answer(0, 'yes');
  expect(Table.fromLog(rope, bots, JSON.parse(JSON.stringify(table.log))).match.board).toEqual({ steps: 6 });
});

test('a log that does not fit names its entry', () => {
  const { log } = open(person('Ann'), person('Bob'));
  const wrong = (entries: typeof log.entries) => () => Table.fromLog(tug, bots, { ...log, entries });
  expect(wrong([{ kind: 'answer', seat: 1, key: 'pull' }])).toThrow(JournalError);
  expect(
    wrong([
      { kind: 'answer', seat: 0, key: 'pull' },
      { kind: 'undo', seat: 1 },
    ]),
  ).toThrow('journal entry 1');
  expect(() => Table.fromLog({ ...tug, id: 'rug' }, bots, log)).toThrow('this is a table of tug, not of rug');
});

test('a bot that nobody knows is told by name', () => {
  expect(() => open(person('Ann'), bot('deep'))).toThrow('there is no bot "deep"; there are whimsical, puller');
});

test('the clock of whoever is asked runs, from times given from outside', () => {
  const sitters = [person('Ann'), person('Bob')];
  const setup = { match: { seed: 's' }, sitters, whims: 1, clock: { bank: 10_000, increment: 500 }, at: 1_000 };
  const table = Table.open(tug, bots, setup);
  table.answer(0, 'pull', 4_000);
  expect(table.clocks?.left(0, 5_000)).toBe(7_500);
  expect(table.clocks?.left(1, 5_000)).toBe(9_000);
  expect(table.clocks?.ranOut(14_000)).toEqual([]);
  expect(table.clocks?.ranOut(14_001)).toEqual([1]);
  const twin = Table.fromLog(tug, bots, table.log);
  expect(twin.clocks?.left(1, 6_000)).toBe(8_000);
});

test('a wish after the end is no part of the game, and takes hold when they go back', () => {
  const table = open(person('Ann'), person('Bob'));
  for (let turn = 0; !table.match.standing; turn++) table.answer(turn % 2, 'pull');
  const over = recordOf(table.match);
  table.wish(1, 'boo', 'ask');
  expect(recordOf(table.match)).toEqual(over);
  expect(() => table.wish(1, 'boo', 'loudly')).toThrow(IllegalAnswer);
  expect(() => table.wish(1, 'constructor', 'x')).toThrow(IllegalAnswer);
  table.proposeUndo(0);
  table.agree(1);
  expect(table.match.g.wish(1, 'boo')).toBe('ask');
  expect(Table.fromLog(tug, bots, table.log).match.hash()).toBe(table.match.hash());
});

test('a stage gets each event with the board of its moment, and after an undo how it stands', () => {
  const table = open(person('Ann'), bot('puller'));
  const moments = (from: number) => table.framesFor(0, from).map(({ event, b }) => [event?.seat, b.steps, b.turn]);
  table.answer(0, 'pull');
  table.stepBot();
  expect(moments(0)).toEqual([
    [0, [1, 0], 0],
    [1, [1, 1], 1],
    [undefined, [1, 1], 0],
  ]);
  expect(moments(1)).toEqual(moments(0).slice(1));
  table.answer(0, 'pull');
  table.undo(0);
  expect(moments(3)).toEqual([[undefined, [1, 1], 0]]);
  const again = Table.fromLog(tug, bots, table.log);
  expect(again.framesFor(0)).toEqual(table.framesFor(0));
});

test('a hint stands in the log, changes nothing, and an undo does not take it back', () => {
  const table = open(person('Ann'), person('Bob'));
  const before = table.match.hash();
  table.hint(0);
  expect([table.match.hash(), table.personsAsked()]).toEqual([before, [0]]);
  table.answer(0, 'pull');
  table.undo(0);
  expect(table.log.entries.filter(({ kind }) => kind === 'hint')).toEqual([{ kind: 'hint', seat: 0 }]);
  const read = readTableLog(JSON.parse(JSON.stringify(table.log)));
  expect('read' in read && Table.fromLog(tug, bots, read.read).log).toEqual(table.log);
});

test('whoever writes a log by hand calls nobody by a name that turns the line round or cannot be read', () => {
  const log = open(person('Ann'), person('Bob')).log;
  const sitters = [person('\u202Ennm\u200B <b>A</b>'), person('\u3164\u2800')];
  const entries = [{ kind: 'sit' as const, seat: 0, bot: null, name: '\u2066Eve\u2069' }];
  const read = readTableLog({ ...log, setup: { ...log.setup, sitters }, entries });
  if ('wrong' in read) throw new Error(read.wrong);
  expect(read.read.setup.sitters.map(({ name }) => name)).toEqual(['nnm <b>A</b>', '?']);
  expect(read.read.entries[0]).toMatchObject({ name: 'Eve' });
  const honest = [person('Zoë & Bo'), bot('whimsical')];
  const kept = readTableLog({ ...log, setup: { ...log.setup, sitters: honest } });
  expect('read' in kept && kept.read.setup.sitters).toEqual(honest);
});
