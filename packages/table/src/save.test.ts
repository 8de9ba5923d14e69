/** A table that is left and gone on with: exactly so by the same rules, and by others with a word about it. */
import { type AnyGame, type Bot, JournalError } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import type { Sitter } from './log';
import { readTableLog } from './schema';
import { OtherRules, type TableSave } from './state';
import { Table } from './table';
import { tug, whimsical } from './tug.fixture';

const person = (name: string): Sitter => ({ name, kind: 'person' });
const puller: Bot = { id: 'puller', listens: false, sit: () => ({ choose: ({ options }) => options[0] }) };
const bots = [whimsical, puller];

const open = (...sitters: Sitter[]) => Table.open(tug, bots, { match: { seed: 's' }, sitters, whims: 1 });
const steps = (table: Table) => (table.match.board as { steps: number[] }).steps;

function goFirst(table: Table): void {
  const { seat, options } = table.match.pending.asks[0];
  table.answer(seat, options[0]);
}

function throughFile(table: Table): TableSave {
  const found = readTableLog(JSON.parse(JSON.stringify(table.save)));
  if ('wrong' in found) throw new Error(found.wrong);
  return found.read as TableSave;
}

/** A game between people with some of everything that a table remembers. */
function amidst(): Table {
  const table = open(person('Ann'), person('Bob'), person('Cid'));
  table.answer(0, 'pull');
  table.wish(1, 'boo', 'ask');
  table.answer(1, 'roll');
  table.answer(1, 'yes');
  table.sit(2, 'puller');
  table.point(0, 'roll');
  table.proposeUndo(0, 1);
  return table;
}

describe('a table that goes on from where it stood', () => {
  test('is the table that was left: seats, wishes, fingers, voices and what is proposed', () => {
    const table = amidst();
    const again = Table.goOn(tug, bots, throughFile(table));
    expect(again.stands).toEqual(table.stands);
    expect(again.sitters).toEqual(table.sitters);
    expect(again.pointed).toEqual(['roll', null, null]);
    expect(again.chapters).toEqual([]);
    for (const each of [table, again]) {
      each.refuse(1);
      while (!each.match.standing) if (!each.stepBot()) goFirst(each);
    }
    expect(again.stands).toEqual(table.stands);
    expect(again.logFrom(table.moment - 1)).toEqual(table.logFrom(table.moment - 1));
  });

  test('can be left again, and is the same from its own log', () => {
    const again = Table.goOn(tug, bots, throughFile(amidst()));
    again.sit(2, null);
    again.answer(2, 'pull');
    const thrice = Table.fromLog(tug, bots, throughFile(again));
    expect(thrice.stands).toEqual(again.stands);
    expect(Table.goOn(tug, bots, throughFile(thrice)).stands).toEqual(again.stands);
  });

  test('takes back what it knows, and says where it cannot', () => {
    const table = open(person('Ann'), person('Bob'));
    table.answer(0, 'pull');
    table.answer(1, 'pull');
    expect(table.canUndo(1)).toBe(true);
    const again = Table.goOn(tug, bots, throughFile(table));
    expect(again.canUndo(1)).toBe(false);
    expect(() => again.proposeUndo(1)).toThrow('table.before-the-save');
    again.answer(0, 'pull');
    again.undo(0);
    expect(steps(again)).toEqual([1, 1]);
  });

  test('has the time each seat had left, without end where there was no end', () => {
    const sitters = [person('Ann'), person('Bob')];
    for (const clock of [{ bank: 10_000, increment: 500 }, { perAnswer: 4_000 }]) {
      const table = Table.open(tug, bots, { match: { seed: 's' }, sitters, whims: 1, clock, at: 1_000 });
      table.answer(0, 'pull', 4_000);
      const again = Table.goOn(tug, bots, throughFile(table));
      for (const seat of [0, 1]) expect(again.clocks?.left(seat, 5_000)).toBe(table.clocks?.left(seat, 5_000));
    }
  });
});

/** The same game, a rule later: whoever pulls may pull twice as well, or nobody pulls at all any more. */
const corrected = (options: readonly string[], more: Partial<AnyGame> = {}): AnyGame => ({
  ...tug,
  version: '2',
  *step(g) {
    const { b } = g;
    const how = yield* g.choose(b.turn, 'turn.pull', () => options);
    b.steps[b.turn] += how === 'roll' ? g.roll('pull', b.turn, ['d6'])[0] + 1 : 1;
    b.turn = (b.turn + 1) % g.seats;
  },
  ...more,
});

test('a mark of practice is read again, in the log and in the state', () => {
  const setup = { match: { seed: 's', practice: true }, sitters: [person('Ann'), person('Bob')], whims: 1 };
  const save = throughFile(Table.open(tug, bots, setup));
  expect([save.setup.match.practice, save.stands.match.setup.practice]).toEqual([true, true]);
  expect(Table.goOn(tug, bots, save).match.setup.practice).toBe(true);
});

describe('a table of other rules or packs', () => {
  const left = () => {
    const table = open(person('Ann'), person('Bob'));
    for (const [seat, key] of [
      [0, 'roll'],
      [1, 'pull'],
      [0, 'cheer'],
      [0, 'pull'],
    ] as const)
      table.answer(seat, key);
    return throughFile(table);
  };

  test('is not opened without a word', () => {
    const changes = (game: AnyGame) => {
      try {
        Table.fromLog(game, bots, left());
        return null;
      } catch (error) {
        return error instanceof OtherRules ? error.changes : String(error);
      }
    };
    expect(changes(tug)).toBeNull();
    expect(changes(corrected(['pull', 'roll']))).toEqual({ version: { was: '1', is: '2' }, packs: [] });
    expect(changes({ ...tug, packs: { ropes: 'new' } })).toEqual({ version: null, packs: ['ropes'] });
  });

  test('that only claims to be of the same rules is found by where it leads', () => {
    const secretly = { ...corrected(['pull', 'roll'], tug.anyTime ? { anyTime: tug.anyTime } : {}), version: '1' };
    const save = left();
    expect(Table.asFarAsItGoes(secretly, bots, save).misfit).toBeNull();
    const longer = { ...secretly, setup: (g: never) => ({ ...(tug.setup(g) as object), boos: 5 }) };
    expect(() => Table.fromLog(longer as AnyGame, bots, save)).toThrow(OtherRules);
    expect(() => Table.fromLog(tug, bots, { ...save, entries: save.entries.slice(0, 2) })).toThrow(OtherRules);
  });

  test('goes on where it stood when its answers fit, and remembers that the rules changed', () => {
    const save = left();
    const table = Table.goOn(corrected(['pull', 'roll']), bots, save);
    expect(table.match.answers).toBe(4);
    expect(table.stands.hash).toBe(save.stands.hash);
    expect(table.chapters).toEqual([{ version: '1', packs: {}, answers: 4 }]);
    expect([table.match.isWhole, table.match.setup.practice ?? false]).toEqual([false, false]);
    const [chapter] = Table.fromLog(corrected(['pull', 'roll']), bots, throughFile(table)).chapters;
    expect(chapter).toEqual({ version: '1', packs: {}, answers: 4 });
  });

  test('goes on from the last checkpoint when they do not, and counts its entries on', () => {
    const halfWay = open(person('Ann'), person('Bob'));
    halfWay.wish(1, 'boo', 'ask');
    halfWay.answer(0, 'pull');
    halfWay.answer(1, 'roll'); // Bob is asked whether he boos: the checkpoint is the start of his turn.
    const save = throughFile(halfWay);
    const table = Table.goOn(corrected(['tug', 'yank']), bots, save);
    expect([table.match.answers, table.moment]).toEqual([1, 3]);
    expect(table.match.pending.asks).toMatchObject([{ seat: 1, options: ['tug', 'yank'] }]);
    expect(table.match.setup.practice).toBe(true); // Bob has seen what he rolled, and will roll it again.
    table.answer(1, 'tug');
    expect(table.logFrom(3)).toEqual([{ kind: 'answer', seat: 1, key: 'tug' }]);
  });

  test('is played by the new rules as far as it goes', () => {
    const save = left();
    const { table, misfit } = Table.asFarAsItGoes(corrected(['pull', 'roll'], { anyTime: undefined }), bots, save);
    expect([table.match.answers, misfit?.entry]).toEqual([2, 2]);
    expect(table.log.version).toBe('2');
    const brittle = corrected(['pull', 'roll'], {
      invariants: undefined,
      *step(g) {
        yield* g.choose(g.b.turn, 'turn.pull', () => ['pull', 'roll']);
        if (g.b.turn === 1) throw new Error('broken');
        g.b.turn = 1;
      },
    });
    const broken = Table.asFarAsItGoes(brittle, bots, save);
    expect([broken.table.match.answers, broken.misfit?.entry]).toEqual([1, 1]);
    expect(broken.table.match.pending.asks).toMatchObject([{ seat: 1 }]);
  });

  test('of another game is no table of this one', () => {
    expect(() => Table.goOn({ ...tug, id: 'rug' }, bots, left())).toThrow(JournalError);
    expect(() => Table.fromLog({ ...tug, id: 'rug', version: '2' }, bots, left())).toThrow(
      'a table of tug, not of rug',
    );
  });
});

test.each([
  [
    'entries.1.key',
    (log: TableSave) => ({ ...log, entries: log.entries.with(1, { kind: 'answer', seat: 0 } as never) }),
  ],
  ['entries.0.at', (log: TableSave) => ({ ...log, entries: log.entries.with(0, { ...log.entries[0], at: 1e308 }) })],
  ['entries.0.seat', (log: TableSave) => ({ ...log, entries: log.entries.with(0, { ...log.entries[0], seat: 1e9 }) })],
  [
    'entries.0.kind',
    (log: TableSave) => ({ ...log, entries: log.entries.with(0, { kind: 'steal', seat: 0 } as never) }),
  ],
  ['setup.sitters', (log: TableSave) => ({ ...log, setup: { ...log.setup, sitters: [] } })],
  [
    'stands.match.board',
    (log: TableSave) => ({ ...log, stands: { ...log.stands, match: { ...log.stands.match, board: 7 } } }),
  ],
  ['tabard', () => ({ tabard: 'chair' })],
])('a table that cannot be read says what is wrong with it: %s', (where, damaged) => {
  const found = readTableLog(damaged(throughFile(amidst())));
  expect(found).toHaveProperty('wrong');
  expect((found as { wrong: string }).wrong).toContain(`${where}: `);
});
