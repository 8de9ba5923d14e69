/** A party at a table: who decides what, how people agree, and what bots leave to them. */
import { type AnyGame, type Bot, IllegalAnswer, type Seat } from '@tabard/kernel';
import { type Ferry, ferry, tinyGame } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { type Sitter, TableRefusal, type TableSetup } from './log';
import { readTableState } from './schema';
import { Table } from './table';

const person = (name: string, human?: number): Sitter => ({ name, kind: 'person', person: human });
const bot = (id = 'steady'): Sitter => ({ name: id, kind: 'bot', bot: id });
const plays = (id: string, eager = 0): Bot => ({
  id,
  listens: false,
  sit: () => ({ choose: ({ options }) => options[0], eager: () => eager }),
});
const bots = [plays('steady'), plays('keen', 5)];

const open = (sitters: Sitter[], more: Partial<TableSetup> = {}, game: AnyGame = ferry) =>
  Table.open(game, bots, { match: { seed: 's' }, sitters, whims: 1, ...more });
const board = (table: Table) => table.match.board as Ferry;
const refusalOf = (deed: () => void): string => {
  try {
    deed();
  } catch (error) {
    expect(error).toBeInstanceOf(TableRefusal);
    return (error as TableRefusal).id;
  }
  throw new Error('it was not refused');
};
/** The log as a file, and the table it builds. */
const rebuilt = (table: Table, game: AnyGame = ferry) =>
  Table.fromLog(game, bots, JSON.parse(JSON.stringify(table.log)));

describe('the player phase', () => {
  /** The course is set, so each of the crew may act. */
  const rowing = (...sitters: Sitter[]) => {
    const table = open(sitters);
    const seat = Math.max(
      0,
      sitters.findIndex(({ kind }) => kind === 'person'),
    );
    table.answer(seat, 'bank');
    return table;
  };

  test('PR-29.1: each character is one human’s or one bot’s, in any split', () => {
    for (let split = 0; split < 16; split++) {
      const isHuman = [0, 1, 2, 3].map((seat) => (split & (1 << seat)) !== 0);
      // One human may run all of them, or each of them one.
      for (const several of [true, false]) {
        const table = open(
          isHuman.map((human) => (human ? person('Ann', several ? isHuman.indexOf(true) : undefined) : bot())),
        );
        if (split === 0) table.stepBot();
        else table.answer(isHuman.indexOf(true), 'bank');
        expect(table.personsAsked()).toEqual([0, 1, 2, 3].filter((seat) => isHuman[seat]));
        expect(table.humans).toHaveLength(several ? Math.min(1, split) : isHuman.filter(Boolean).length);
      }
    }
  });

  test("PR-29.2: a character's own choices are its controller's alone", () => {
    const table = rowing(person('Ann'), person('Bob'));
    table.answer(1, 'row');
    expect(() => table.answer(0, 'left')).toThrow(IllegalAnswer);
    expect(table.match.pending.asks).toMatchObject([{ seat: 1, question: 'row.side' }]);
    table.answer(1, 'left');
    expect(board(table).acted).toEqual([1]);
  });

  test('PR-29.3: any character that has not acted may be next; the first command counts, then the table is open again', () => {
    const table = rowing(person('Ann'), person('Bob'), person('Cid'));
    table.answer(2, 'rest');
    expect(table.personsAsked()).toEqual([0, 1]);
    expect(() => table.answer(2, 'rest')).toThrow(IllegalAnswer);
    table.answer(1, 'rest');
    expect(table.personsAsked()).toEqual([0]);
    expect(board(table).acted).toEqual([2, 1]);
  });

  test('bots wait while a person may go first, but for the one that is let go', () => {
    const table = rowing(bot(), person('Ann'), bot('keen'));
    expect(table.botsAsked()).toEqual([]);
    expect(table.stepBot()).toBe(false);
    expect(table.botsWord(1)).toBeNull(); // a person is not sent ahead
    expect(table.botsAsked(0)).toEqual([0]);
    expect(table.botsWord(0)).toEqual({ seat: 0, key: 'row' });
    expect(table.stepBot(undefined, 0)).toBe(true);
    expect(table.stepBot()).toBe(true); // which side it rows on is its own affair
    expect(board(table).acted).toEqual([0]);
    expect(table.stepBot()).toBe(false);
    expect(table.botsWord(0)).toBeNull(); // it has acted
  });

  test('among bots alone the most eager goes first', () => {
    const table = rowing(person('Ann'), bot(), bot('keen'));
    table.answer(0, 'rest');
    expect(table.botsAsked()).toEqual([1, 2]);
    expect(table.botsWord()).toEqual({ seat: 2, key: 'row' });
  });

  test('where nobody is asked first bots answer beside the persons, as ever', () => {
    const bids = tinyGame(
      () => ({ bids: [] as number[] }),
      function* (g) {
        g.b.bids = yield* g.sealed([0, 1], 'bid', () => [1, 2]);
      },
    );
    const table = open([person('Ann'), bot()], {}, bids);
    expect(table.stepBot()).toBe(true);
    expect(table.personsAsked()).toEqual([0]);
  });
});

describe('choices of the whole table', () => {
  test('PR-29.5: bots leave them to the people', () => {
    const table = open([bot('keen'), person('Ann'), bot()]);
    expect(table.match.pending.asks).toHaveLength(3);
    expect(table.botsAsked()).toEqual([]);
    expect([table.stepBot(), table.stepBot(undefined, 0)]).toEqual([false, false]);
    table.answer(1, 'stream');
    expect(board(table).course).toBe('stream');
  });

  test('bots alone make them', () => {
    const table = open([bot(), bot()]);
    expect(table.stepBot()).toBe(true);
    expect(board(table).course).toBe('bank');
  });

  test("round one screen any person's answer counts", () => {
    const table = open([person('Ann'), person('Bob'), person('Cid')]);
    table.answer(2, 'stream');
    expect(board(table).course).toBe('stream');
    expect(table.proposal).toBeNull();
  });
});

describe('with a voice each', () => {
  const each = (...sitters: Sitter[]) => open(sitters, { voices: 'each', discussion: 60_000 });
  const three = () => each(person('Ann'), person('Bob'), person('Cid'));
  const four = () => each(person('Ann'), person('Bob'), person('Cid'), person('Dot'));

  test('PR-29.4: an answer is a proposal, and passes with more than half of the humans', () => {
    const table = four();
    table.answer(3, 'stream', 5);
    expect(table.proposal).toEqual({
      kind: 'answer',
      by: 3,
      key: 'stream',
      owners: [],
      agreed: [3],
      against: [],
      at: 5,
    });
    expect(table.match.answers).toBe(0);
    table.agree(1);
    expect(table.match.answers).toBe(0); // half is not enough
    table.agree(0);
    expect(board(table).course).toBe('stream');
    expect(table.proposal).toBeNull();
    expect(table.match.journal).toEqual([{ kind: 'answer', seat: 3, key: 'stream' }]);
  });

  test('PR-29.4: the majority is one of humans, however many seats they play', () => {
    const table = each(person('Ann', 0), person('Ann', 0), person('Ann', 0), person('Bob'));
    expect(table.humans).toEqual([0, 3]);
    table.answer(0, 'bank');
    table.agree(1);
    table.agree(2);
    expect(table.proposal).not.toBeNull();
    table.agree(3);
    expect(board(table).course).toBe('bank');
  });

  test('PR-29.4: what most are against is dropped; others may be proposed then, not before', () => {
    const table = three();
    table.answer(0, 'bank');
    expect(refusalOf(() => table.answer(1, 'stream'))).toBe('table.proposal-open');
    table.refuse(1);
    expect(table.proposal).toMatchObject({ key: 'bank', against: [1] });
    table.refuse(2);
    expect(table.proposal).toBeNull();
    expect(board(table).course).toBe('');
    table.answer(1, 'stream');
    table.answer(2, 'stream'); // to propose the same is to agree
    expect(board(table).course).toBe('stream');
  });

  test('whoever proposed may think of something better, and anyone may change their mind', () => {
    const table = three();
    table.answer(0, 'bank');
    table.refuse(1);
    table.answer(0, 'stream');
    expect(table.proposal).toMatchObject({ key: 'stream', agreed: [0], against: [] });
    table.refuse(1);
    table.agree(1);
    expect(board(table).course).toBe('stream');
  });

  test('PR-29.4 PR-R66: a tie is decided by the host, the human of the lowest person seat', () => {
    const table = each(bot(), person('Ann'), person('Bob'));
    table.answer(2, 'stream', 0);
    expect(refusalOf(() => table.decide(1, true, 1))).toBe('table.host-decides'); // Ann has not spoken
    table.refuse(1, 2);
    expect(table.proposal).toMatchObject({ agreed: [2], against: [1] });
    expect([table.mayDecide(0, 3), table.mayDecide(1, 3), table.mayDecide(2, 3)]).toEqual([false, true, false]);
    expect(refusalOf(() => table.decide(2, true, 3))).toBe('table.host-decides');
    table.decide(1, true, 3);
    expect(board(table).course).toBe('stream');
  });

  test('PR-29.4: it is a tie only when everyone has spoken', () => {
    const table = four();
    table.answer(3, 'stream');
    table.refuse(0);
    expect(table.mayDecide(0)).toBe(false);
    table.agree(1);
    table.refuse(2);
    expect(table.mayDecide(0)).toBe(true);
  });

  test('PR-29.4: on a tie the host may also turn it down', () => {
    const table = each(person('Ann'), person('Bob'));
    table.answer(1, 'stream');
    table.refuse(0);
    table.decide(0, false);
    expect(table.proposal).toBeNull();
    expect(board(table).course).toBe('');
    expect(refusalOf(() => table.decide(0, true))).toBe('table.nothing-proposed');
  });

  test('PR-29.4: on a tie a host who proposed it has decided already, and is not asked again', () => {
    const table = each(person('Ann'), person('Bob'));
    table.answer(0, 'stream');
    table.refuse(1);
    expect(table.proposal).toBeNull();
    expect(board(table).course).toBe('stream');
    expect(rebuilt(table).match.hash()).toBe(table.match.hash());
  });

  test('PR-29.4: who proposed it may take it back; then it is gone, and anything may be proposed', () => {
    const table = three();
    table.answer(1, 'stream');
    table.refuse(1);
    expect(table.proposal).toBeNull();
    expect(board(table).course).toBe('');
    table.answer(2, 'bank');
    expect(table.proposal).toMatchObject({ by: 2, key: 'bank' });
  });

  test('PR-29.4: after the time limit of the table the host decides', () => {
    const table = three();
    table.answer(1, 'stream', 1_000);
    expect([table.mayDecide(0, 60_999), table.mayDecide(0, 61_000), table.mayDecide(1, 61_000)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(refusalOf(() => table.decide(0, true, 60_999))).toBe('table.host-decides');
    expect(refusalOf(() => table.decide(0, true))).toBe('table.host-decides'); // nobody knows what time it is
    table.decide(0, true, 61_000);
    expect(board(table).course).toBe('stream');
    const patient = open([person('Ann'), person('Bob')], { voices: 'each' });
    patient.answer(1, 'stream', 0);
    expect(patient.mayDecide(0, 1e9)).toBe(false);
  });

  test('whoever pays must agree, whatever the others and the host say', () => {
    const table = three();
    table.answer(0, 'pilot:2', 0);
    table.agree(1);
    expect(table.proposal).toMatchObject({ agreed: [0, 1], owners: [2] });
    expect(refusalOf(() => table.decide(0, true, 60_000))).toBe('table.needs-consent');
    table.agree(2);
    expect(board(table)).toMatchObject({ course: 'pilot', coins: [1, 1, 0] });
    const stingy = three();
    stingy.answer(0, 'pilot:2');
    stingy.refuse(2);
    expect(stingy.proposal).toBeNull();
  });

  test("PR-29.5: a bot has no voice, no veto, and gives what is its seat's", () => {
    const table = each(person('Ann'), person('Bob'), bot());
    expect(refusalOf(() => table.answer(2, 'bank'))).toBe('table.bots-follow');
    table.answer(0, 'pilot:2');
    for (const deed of [() => table.agree(2), () => table.refuse(2)]) expect(refusalOf(deed)).toBe('table.bots-follow');
    table.agree(1);
    expect(board(table)).toMatchObject({ course: 'pilot', coins: [1, 1, 0] });
  });

  test('the only human is not asked to agree with themselves', () => {
    const table = each(person('Ann', 1), person('Ann', 1), bot());
    table.answer(0, 'stream');
    expect(board(table).course).toBe('stream');
  });

  test('what is not allowed is not proposed, and own choices need no agreement', () => {
    const table = each(person('Ann'), person('Bob'));
    expect(() => table.answer(0, 'moon')).toThrow(IllegalAnswer);
    expect(table.log.entries).toEqual([]);
    table.answer(0, 'bank');
    table.agree(1);
    table.answer(1, 'rest');
    expect(board(table).acted).toEqual([1]);
  });

  test('to go back still needs everybody', () => {
    const table = three();
    table.answer(0, 'bank');
    table.agree(1);
    table.answer(0, 'row');
    table.answer(0, 'left');
    table.proposeUndo(2, 0);
    table.agree(0);
    expect(table.match.answers).toBe(3);
    expect(refusalOf(() => table.decide(0, true))).toBe('table.nothing-proposed'); // not the host's to decide
    table.agree(1);
    expect(table.match.answers).toBe(0);
  });

  test('the log builds the same table, with its proposal, at every point', () => {
    const table = three();
    table.answer(1, 'stream', 10);
    table.refuse(0, 20);
    expect(rebuilt(table).proposal).toEqual(table.proposal);
    table.refuse(2, 30);
    table.answer(2, 'bank', 40);
    table.decide(0, true, 60_040);
    const twin = rebuilt(table);
    expect(twin.match.hash()).toBe(table.match.hash());
    expect(twin.log).toEqual(table.log);
    expect(board(twin).course).toBe('bank');
  });
});

describe('a casting vote', () => {
  /** The course is a choice together; seat 2 decides where voices are even. */
  const sailing = tinyGame(
    () => ({ course: '' }),
    function* (g) {
      g.b.course = (yield* g.together('course', () => ['reef', 'cape'], { casting: 2 })).value;
      yield* g.confirm(0, 'on');
    },
  );
  const at = (...sitters: Sitter[]) => open(sitters, { voices: 'each' }, sailing);
  const four = () => at(person('Ann'), person('Bob'), person('Cid'), person('Dot'));
  const courseOf = (table: Table) => (table.match.board as { course: string }).course;

  test('RA-7.2, E8: even voices are decided by that seat, not by the host', () => {
    const table = four();
    table.answer(0, 'reef');
    table.agree(1);
    expect(refusalOf(() => table.decide(2, false))).toBe('table.casting-decides'); // not all have spoken
    table.refuse(2);
    table.refuse(3);
    expect(table.proposal).toMatchObject({ key: 'reef', casting: 2 });
    expect(readTableState(JSON.parse(JSON.stringify(table.stands)))).toMatchObject({
      read: { proposal: { casting: 2 } },
    });
    expect([0, 1, 2, 3].map((seat) => table.mayDecide(seat))).toEqual([false, false, true, false]);
    expect(refusalOf(() => table.decide(0, true))).toBe('table.casting-decides');
    table.decide(2, false);
    table.answer(3, 'cape');
    table.agree(2);
    table.refuse(0);
    table.refuse(1);
    table.decide(2, true);
    expect(courseOf(table)).toBe('cape');
    expect(rebuilt(table, sailing).match.hash()).toBe(table.match.hash());
  });

  test('RA-7.2: a majority needs no casting vote, and is not stopped by it', () => {
    const table = four();
    table.answer(0, 'reef');
    table.refuse(2);
    table.agree(1);
    expect(courseOf(table)).toBe('');
    table.agree(3);
    expect(courseOf(table)).toBe('reef');
  });

  test('RA-7.2: what the casting seat itself proposed needs no second word of it', () => {
    const table = four();
    table.answer(2, 'reef');
    table.refuse(0);
    table.agree(1);
    table.refuse(3);
    expect(courseOf(table)).toBe('reef');
  });

  test('RA-R22: seats of one human vote separately', () => {
    const table = at(person('Ann', 0), person('Ann', 0), person('Ann', 0), person('Bob'));
    table.answer(3, 'reef');
    expect(table.proposal).not.toBeNull();
    table.answer(3, 'cape');
    table.refuse(0);
    expect(table.proposal).toBeNull(); // three seats against one
    const even = at(person('Ann', 0), person('Ann', 0), person('Bob', 9), person('Bob', 9));
    even.answer(0, 'reef');
    even.refuse(3);
    expect([even.mayDecide(0), even.mayDecide(2)]).toEqual([false, true]);
  });

  test('RA-R22: where a bot has the casting seat, the next person on its left has the vote', () => {
    const table = at(person('Ann'), person('Bob'), bot(), bot());
    table.answer(1, 'reef');
    table.refuse(0);
    expect([table.mayDecide(0), table.mayDecide(1)]).toEqual([true, false]);
  });

  describe('among several', () => {
    const several = tinyGame(
      () => ({ course: '' }),
      function* (g) {
        const ways = () => ['reef', 'cape', 'ford', 'toll'];
        const paid = (way: string) => (way === 'toll' ? [3] : []);
        g.b.course = (yield* g.together('course', ways, { casting: 2, consent: paid })).value;
        yield* g.confirm(0, 'on');
      },
    );
    const people = (n: number) =>
      open(
        ['Ann', 'Bob', 'Cid', 'Dot'].slice(0, n).map((name) => person(name)),
        { voices: 'each' },
        several,
      );
    const again = (table: Table) => expect(rebuilt(table, several).stands).toEqual(table.stands);

    test('RA-R22: most votes win, 2-1-1', () => {
      const table = people(4);
      table.answer(0, 'reef');
      table.answer(2, 'cape');
      table.answer(3, 'ford');
      expect(table.proposal).toMatchObject({
        key: 'reef',
        agreed: [0],
        against: [2, 3],
        rivals: [
          { by: 2, key: 'cape', agreed: [2] },
          { by: 3, key: 'ford', agreed: [3] },
        ],
      });
      const kept = JSON.parse(JSON.stringify(table.stands));
      expect(readTableState(kept)).toMatchObject({ read: { proposal: kept.proposal } });
      again(table);
      expect(courseOf(table)).toBe('');
      table.answer(1, 'cape');
      expect(courseOf(table)).toBe('cape');
      expect(table.match.journal[0]).toEqual({ kind: 'answer', seat: 2, key: 'cape' });
      again(table);
    });

    test('RA-R22, RA-7.2: a tie of several is the storyteller’s, who has said it already where one of them is theirs', () => {
      const table = people(4);
      table.answer(0, 'reef');
      table.agree(1);
      table.answer(2, 'cape');
      table.answer(3, 'cape');
      expect(courseOf(table)).toBe('cape');
      const other = people(3);
      other.answer(0, 'reef');
      other.answer(1, 'cape');
      other.refuse(2);
      expect([0, 1, 2].map((seat) => other.mayDecide(seat))).toEqual([false, false, true]);
      again(other);
      other.answer(2, 'cape'); // its word: one of those that are even
      expect(courseOf(other)).toBe('cape');
      const fourth = people(4);
      fourth.answer(0, 'reef');
      fourth.answer(1, 'cape');
      fourth.answer(3, 'ford');
      fourth.refuse(2);
      fourth.decide(2, false);
      expect(fourth.proposal).toMatchObject({ key: 'cape', agreed: [1], against: [3, 2], rivals: [{ key: 'ford' }] });
      fourth.answer(0, 'ford');
      expect(courseOf(fourth)).toBe('ford');
    });

    test('RA-R22: a voice is for one thing: whoever wants another is no longer for the first', () => {
      const table = people(4);
      table.answer(0, 'reef');
      table.answer(1, 'cape');
      table.answer(1, 'ford');
      expect(table.proposal).toMatchObject({ key: 'reef', against: [1], rivals: [{ key: 'ford', agreed: [1] }] });
      table.agree(1);
      expect(table.proposal).toMatchObject({ key: 'reef', agreed: [0, 1], against: [] });
      expect(table.proposal).not.toHaveProperty('rivals');
      again(table);
    });

    test('RA-R22: what is taken back makes room for what is wanted besides', () => {
      const table = people(4);
      table.answer(0, 'reef');
      table.answer(1, 'cape');
      table.refuse(0);
      expect(table.proposal).toMatchObject({ by: 1, key: 'cape', agreed: [1], against: [] });
      table.answer(0, 'ford');
      table.answer(1, 'ford'); // cape has nobody left
      expect(table.proposal).toMatchObject({ by: 0, key: 'ford', agreed: [0, 1], against: [] });
      again(table);
      table.refuse(2);
      table.refuse(3);
      expect([table.proposal, table.mayDecide(2)]).toMatchObject([{ key: 'ford' }, true]);
    });

    test('RA-R22: where most want none of it nothing is done', () => {
      const table = people(4);
      table.answer(0, 'reef');
      table.answer(1, 'cape');
      table.refuse(2);
      table.refuse(3);
      expect([table.proposal, courseOf(table)]).toEqual([null, '']);
      again(table);
    });

    test('RA-R48: nobody’s goods are voted away', () => {
      const table = people(4);
      table.answer(0, 'reef');
      table.answer(1, 'toll');
      table.answer(3, 'cape');
      table.answer(2, 'toll'); // two of four, but Dot would pay
      expect(courseOf(table)).not.toBe('toll');
      again(table);
      const willing = people(4);
      willing.answer(0, 'reef');
      willing.answer(1, 'toll');
      willing.answer(2, 'cape');
      willing.answer(3, 'toll');
      expect(courseOf(willing)).toBe('toll');
    });
  });

  describe('where not everybody has a voice', () => {
    /** Seats 1 and 2 have one; the casting vote is seat 0's. */
    const placing = tinyGame(
      () => ({ course: '' }),
      function* (g) {
        const { value } = yield* g.together('course', () => ['reef', 'cape'], { casting: 0, voices: [1, 2] });
        g.b.course = value;
        yield* g.confirm(0, 'on');
      },
    );
    const sit = (...sitters: Sitter[]) => open(sitters, { voices: 'each' }, placing);

    test('RA-R64: who has none may propose, and does not confirm; the others do', () => {
      const table = sit(person('Ann'), person('Bob'), person('Cid'));
      table.answer(0, 'reef');
      expect(table.proposal).toMatchObject({ key: 'reef', agreed: [0], voices: [1, 2] });
      table.agree(1);
      expect(courseOf(table)).toBe('');
      table.agree(2);
      expect(courseOf(table)).toBe('reef');
      expect(rebuilt(table, placing).stands).toEqual(table.stands);
    });

    test('RA-R64: a voice that is none is refused, and what was proposed without one may be taken back', () => {
      const table = sit(person('Ann'), person('Bob'), person('Cid'));
      table.answer(1, 'reef');
      for (const say of [() => table.agree(0), () => table.refuse(0)]) expect(say).toThrow('table.no-voice');
      const kept = JSON.parse(JSON.stringify(table.stands));
      expect(readTableState(kept)).toMatchObject({ read: { proposal: kept.proposal } });
      table.agree(2);
      expect(courseOf(table)).toBe('reef');
      const other = sit(person('Ann'), person('Bob'), person('Cid'));
      other.answer(0, 'cape');
      other.refuse(0);
      expect(other.proposal).toBeNull();
    });

    test('RA-R64, RA-7.2: a tie is decided by the next on the left of the storyteller who has a voice', () => {
      const table = sit(person('Ann'), person('Bob'), person('Cid'));
      table.answer(0, 'reef');
      table.agree(2);
      table.refuse(1);
      expect([0, 1, 2].map((seat) => table.mayDecide(seat))).toEqual([false, true, false]);
    });

    test('RA-R64: one alone who has a voice confirms alone; who plays several seats has the voices of those that stand', () => {
      const alone = sit(person('Ann'), person('Bob'), bot());
      alone.answer(1, 'cape');
      expect(courseOf(alone)).toBe('cape');
      const two = sit(person('Ann', 0), person('Ann', 0), person('Bob'));
      two.answer(0, 'cape'); // By the mouth of her seat that has none; she has another.
      expect(two.proposal).toMatchObject({ key: 'cape' });
      two.refuse(2);
      expect(two.mayDecide(0)).toBe(false); // It is hers already: one against one, and the casting vote is with her.
      expect(courseOf(two)).toBe('cape');
    });

    test('RA-R64: bots follow: where only they would have a voice the people decide', () => {
      const table = sit(person('Ann'), bot(), bot());
      table.answer(0, 'reef');
      expect(courseOf(table)).toBe('reef');
    });
  });

  test('RA-R22: when the time for talking is over it decides too', () => {
    const table = open([person('Ann'), person('Bob'), person('Cid')], { voices: 'each', discussion: 100 }, sailing);
    table.answer(0, 'reef', 0);
    expect([table.mayDecide(2, 99), table.mayDecide(2, 100), table.mayDecide(0, 100)]).toEqual([false, true, false]);
  });
});

describe('one human at several seats', () => {
  test('takes back freely what they answered at any of them', () => {
    const table = open([person('Ann', 7), person('Ann', 7), person('Bob')]);
    table.answer(1, 'bank');
    expect([table.canUndo(0), table.canUndo(1), table.canUndo(2)]).toEqual([true, true, false]);
    table.undo(0);
    expect(table.match.answers).toBe(0);
  });

  test('agrees once for all of them, and goes back to before their last answer', () => {
    const table = open([person('Ann', 7), person('Ann', 7), bot()]);
    table.answer(0, 'bank');
    table.answer(1, 'row');
    table.answer(1, 'left');
    expect(table.canUndo(0)).toBe(false); // a die has fallen
    table.proposeUndo(0);
    expect(table.match.answers).toBe(2);
  });
});

describe('pointing', () => {
  test("stays until the seat's next answer, and is in the log", () => {
    const table = open([person('Ann'), person('Bob')]);
    table.point(0, 'stream');
    table.point(1, 'bank');
    expect(rebuilt(table).pointed).toEqual(['stream', 'bank']);
    table.answer(0, 'stream');
    expect(table.pointed).toEqual([null, 'bank']);
    table.point(1, null);
    expect(table.pointed).toEqual([null, null]);
    expect(refusalOf(() => table.point(2, 'bank'))).toBe('table.no-such-seat');
  });

  test('a bot may heed it', () => {
    const heeds: Bot = {
      id: 'heeds',
      listens: false,
      sit: (chair) => ({ choose: ({ options }) => options.find((key) => chair.pointed().includes(key)) ?? options[0] }),
    };
    const sitters = [person('Ann'), bot('heeds')];
    const table = Table.open(ferry, [heeds], { match: { seed: 's' }, sitters, whims: 1 });
    table.answer(0, 'bank');
    expect(table.botsWord(1)).toEqual({ seat: 1, key: 'row' });
    table.point(0, 'rest');
    expect(table.botsWord(1)).toEqual({ seat: 1, key: 'rest' });
  });
});

describe('leaving and coming back', () => {
  test('PR-29.10: a bot takes over the seat of whoever has left, and gives it back', () => {
    const table = open([person('Ann'), person('Bob')]);
    table.answer(0, 'bank');
    table.answer(0, 'rest');
    expect(table.stepBot()).toBe(false);
    table.sit(1, 'keen');
    expect(table.sitters[1]).toMatchObject({ name: 'Bob', kind: 'bot', bot: 'keen' });
    expect(table.stepBot()).toBe(true);
    table.sit(1, null);
    expect(table.sitters[1]).toEqual(person('Bob'));
    expect(table.stepBot()).toBe(false); // on which side to row is Bob's to say again
    expect(table.personsAsked()).toEqual([1]);
    const twin = rebuilt(table);
    expect(twin.sitters).toEqual(table.sitters);
    expect(twin.match.hash()).toBe(table.match.hash());
  });

  test('PR-29.10: a bot that took over has no voice until the human is back', () => {
    const table = open([person('Ann'), person('Bob'), person('Cid')], { voices: 'each' });
    table.answer(1, 'stream');
    table.sit(0, 'steady');
    table.sit(2, 'steady'); // Bob alone is left, and he agrees with himself
    expect(board(table).course).toBe('stream');
    expect(table.humans).toEqual([1]);
    table.sit(0, null);
    expect(table.humans).toEqual([0, 1]);
  });

  test('what somebody proposed who has left is gone', () => {
    const table = open([person('Ann'), person('Bob'), person('Cid')], { voices: 'each' });
    table.answer(1, 'stream');
    table.sit(1, 'steady');
    expect(table.proposal).toBeNull();
  });

  test("a bot's own seat is not given away, and a stranger does not sit down", () => {
    const table = open([person('Ann'), bot()]);
    expect(refusalOf(() => table.sit(1, null))).toBe('table.not-a-persons-seat');
    expect(refusalOf(() => table.sit(0, 'deep'))).toBe('table.no-such-bot');
    expect(table.log.entries).toEqual([]);
    expect(table.sitters[0].kind).toBe('person');
  });

  test('after going back the seats are as they are now', () => {
    const table = open([person('Ann'), person('Bob')]);
    table.answer(0, 'bank');
    table.sit(1, 'keen');
    table.proposeUndo(0, 0);
    table.answer(0, 'stream');
    table.answer(0, 'rest');
    expect(table.botsWord()).toEqual({ seat: 1, key: 'row' });
  });
});

describe('when time runs out', () => {
  const timed = (sitters: Sitter[], game: AnyGame = ferry, clock: TableSetup['clock'] = { perAnswer: 10_000 }) =>
    open(sitters, { clock, at: 0 }, game);
  const { undecided: _, ...silent } = ferry;
  const left = (table: Table, at: number) => table.sitters.map((_, seat) => table.clocks!.left(seat, at));

  test('the time for an answer starts anew with each question, and not with a word in between', () => {
    const table = timed([person('Ann'), person('Bob')]);
    table.answer(0, 'bank', 1_000);
    table.answer(0, 'row', 4_000);
    expect(left(table, 5_000)[0]).toBe(9_000);
    table.point(1, 'rest', 6_000);
    expect(left(table, 7_000)[0]).toBe(7_000);
    table.answer(0, 'left', 8_000);
    expect(left(table, 9_000)).toEqual([Number.POSITIVE_INFINITY, 9_000]);
  });

  test('PR-29.9: the character does what the game says, and the answer is an ordinary one', () => {
    const table = timed([person('Ann'), person('Bob'), bot()]);
    table.answer(0, 'bank', 1_000);
    table.answer(1, 'row', 5_000);
    expect([table.timeUp(15_000), table.match.answers]).toEqual([false, 2]); // to the very last moment
    expect(table.timeUp(15_001)).toBe(true);
    expect(table.log.entries.at(-1)).toEqual({ kind: 'answer', seat: 1, key: 'left', at: 15_001 });
    expect(board(table).acted).toEqual([1]);
    expect(table.timeUp(20_000)).toBe(false); // Ann was asked anew
    expect(table.timeUp(25_002)).toBe(true);
    expect(table.log.entries.at(-1)).toMatchObject({ seat: 0, key: 'rest' });
    expect(table.timeUp(99_999)).toBe(false); // only a bot is asked now
    expect(rebuilt(table).match.hash()).toBe(table.match.hash());
  });

  test('where several are late, one answer opens the table again for the others', () => {
    const table = timed([person('Ann'), person('Bob')]);
    table.answer(0, 'bank', 0);
    table.timeUp(10_001);
    expect(board(table).acted).toEqual([0]);
    expect(left(table, 10_001)[1]).toBe(10_000);
  });

  test('with an empty bank every late seat is answered for', () => {
    const table = timed([person('Ann'), person('Bob')], ferry, { bank: 1_000, increment: 0 });
    table.answer(0, 'bank', 0);
    table.timeUp(1_001);
    expect(board(table)).toMatchObject({ round: 1, acted: [] });
  });

  test('where the game says nothing a bot of the level of those who sit there chooses, the strongest where none does', () => {
    const last: Bot = { id: 'last', listens: false, sit: () => ({ choose: ({ options }) => options.at(-1)! }) };
    const late = (...sitters: Sitter[]) => {
      const setup = { match: { seed: 's' }, sitters, whims: 1, clock: { perAnswer: 10_000 }, at: 0 };
      const table = Table.open(silent, [plays('steady'), last], setup);
      table.answer(0, 'bank', 0);
      expect(table.late(10_000)).toEqual([]);
      expect(table.late(10_001)).toContain(0);
      const { options } = table.match.pending.asks.find(({ seat }) => seat === 0)!;
      expect(options.length).toBeGreaterThan(1);
      const { key } = table.wordFor(0);
      table.timeUp(10_001);
      expect(table.log.entries).toContainEqual({ kind: 'answer', seat: 0, key, at: 10_001 });
      return options.indexOf(key) === 0 ? 'steady' : options.at(-1) === key ? 'last' : key;
    };
    expect(late(person('Ann'), person('Bob'))).toBe('last');
    expect(late(person('Ann'), person('Bob'), bot('steady'))).toBe('steady');
    expect(late(person('Ann'), bot('steady'), bot('last'))).toBe('last');
  });

  test('nobody is hurried where all decide together: that is for the host', () => {
    const table = timed([person('Ann'), person('Bob')]);
    expect(table.timeUp(1e9)).toBe(false);
    expect(board(table).course).toBe('');
  });

  test('a sealed question stands until all have answered', () => {
    const bids = tinyGame(
      () => ({ bids: [] as number[] }),
      function* (g) {
        g.b.bids = yield* g.sealed([0, 1], 'bid', () => [1, 2]);
      },
    );
    const table = timed([person('Ann'), person('Bob')], bids);
    table.answer(0, '1', 4_000);
    expect(left(table, 5_000)[1]).toBe(5_000);
    table.answer(1, '1', 6_000);
    expect(left(table, 7_000)).toEqual([9_000, 9_000]);
  });

  test('a seat that a bot took over has no clock', () => {
    const table = timed([person('Ann'), person('Bob')]);
    table.answer(0, 'bank', 0);
    table.sit(1, 'steady', 1_000);
    expect(table.clocks!.ranOut(1e9)).toEqual<Seat[]>([0]);
  });
});
