/** The life of a match: copies, saves, undo, scripts, the journal played again. */
import { tinyGame } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { type Entry, JournalError, Match, RulesError, recordOf } from './index';

interface Board {
  turn: number;
  sums: number[];
  deck: number[];
}

const board = (): Board => ({ turn: 0, sums: [0, 0], deck: [1, 2, 3, 4, 5] });

/** Two questions a turn, so that a checkpoint is not always near. */
const game = tinyGame<Board>(
  board,
  function* (g) {
    const b = g.b;
    const add = yield* g.choose(b.turn, 'turn.add', () => [1, 2, 3]);
    b.sums[b.turn] += add;
    g.tell('said', { what: `${b.turn} adds ${add}` });
    const then = yield* g.choose(b.turn, 'turn.then', () => ['roll', 'draw', 'pass']);
    if (then === 'roll') b.sums[b.turn] += g.roll('die', b.turn, ['d6'])[0];
    else if (then === 'draw' && b.deck.length > 0) b.sums[b.turn] += g.draw('deck', b.deck);
    g.tell('said', { what: then });
    if (b.sums[b.turn] >= 60) g.end({ places: [1, 1], scores: b.sums.slice(), reason: 'T-1' });
    b.turn = 1 - b.turn;
  },
  { wishes: { mood: ['good', 'bad'] } },
);

type M = ReturnType<typeof start>;
const start = (more: object = {}) => Match.start(game, { seats: 2, seed: 'match', ...more });
const play = (match: M, ...keys: (string | number)[]) => {
  for (const key of keys) match.answer(match.pending.asks[0].seat, String(key));
  return match;
};
const LINE = [1, 'roll', 2, 'pass', 3, 'draw', 1, 'roll', 2, 'roll', 3];
const told = (match: M) => match.eventsFor('everything');
const states = (match: M) => ({
  hash: match.hash(),
  pending: match.pending,
  openFrom: match.openFrom,
  where: match.where,
});

describe('the same options, seed and answers', () => {
  test('lead to the same hash', () => {
    expect(play(start(), ...LINE).hash()).toBe(play(start(), ...LINE).hash());
    expect(play(start({ seed: 'other' }), ...LINE).hash()).not.toBe(play(start(), ...LINE).hash());
  });

  test('are refused when they do not fit the game', () => {
    expect(() => start({ seats: 5 })).toThrow('played by 1 to 4 seats, not 5');
    expect(() => start({ seats: 1.5 })).toThrow(RangeError);
    expect(() => start({ options: { x: 'y' } })).toThrow('no option "x"');
    const conflict = { ...game, conflict: () => ({ clause: 'T-3' }) };
    expect(() => Match.start(conflict, { seats: 2, seed: '1' })).toThrow('T-3');
  });
});

describe('a fork', () => {
  test('goes on by itself, and the same dice fall', () => {
    const match = play(start(), ...LINE);
    const fork = match.fork();
    expect(states(fork)).toEqual(states(match));
    const before = match.hash();
    play(fork, 'roll', 1, 'draw');
    expect(match.hash()).toBe(before);
    expect(play(match, 'roll', 1, 'draw').hash()).toBe(fork.hash());
  });

  test('of a fork, at every decision, changes nothing', () => {
    const plain = start();
    let forked = start();
    for (const key of LINE) {
      play(plain, key);
      forked = forked.fork().fork();
      play(forked, key);
      expect(states(forked)).toEqual(states(plain));
      expect(forked.journal).toEqual(plain.journal);
    }
  });

  test('in imagination has other dice to come', () => {
    const match = play(start(), 1);
    const sums = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const other = match.imagine(0, seed);
      other.answer(0, 'roll');
      return other.board.sums[0];
    });
    expect(new Set(sums).size).toBeGreaterThan(2);
    expect(() => match.imagine(0, 1).journal.map((entry) => entry.kind)).not.toThrow();
    expect(match.journal.some((entry) => entry.kind === 'imagine')).toBe(false);
  });
});

describe('undo', () => {
  test('is open until something random comes', () => {
    const match = start();
    expect([match.answers, match.openFrom]).toEqual([0, 0]);
    play(match, 1);
    expect([match.answers, match.openFrom]).toEqual([1, 0]);
    play(match, 'roll');
    expect([match.answers, match.openFrom]).toEqual([2, 2]);
    play(match, 1, 'pass', 2);
    expect([match.answers, match.openFrom]).toEqual([5, 2]);
  });

  test.each([false, true])(
    'goes back to any answer, events and dice to come included (forked before: %s)',
    (forked) => {
      const match = play(start(), ...LINE);
      if (forked) match.fork();
      for (let answers = 0; answers <= LINE.length; answers++) {
        const back = match.rewind(answers);
        const young = play(start(), ...LINE.slice(0, answers));
        expect(states(back)).toEqual(states(young));
        expect(told(back)).toEqual(told(young));
        expect(back.journal).toEqual(young.journal);
        play(back, ...LINE.slice(answers));
        expect(states(back)).toEqual(states(match));
        expect(told(back)).toEqual(told(match));
      }
    },
  );

  test('keeps the wishes told before', () => {
    const match = play(start(), 1);
    match.setWish(1, 'mood', 'bad');
    play(match, 'pass', 2);
    expect(match.rewind(1).journal.at(-1)).toMatchObject({ kind: 'wish', value: 'bad' });
    expect(match.rewind(0).journal).toEqual([]);
  });

  test('cannot go where there is nothing', () => {
    const match = play(start(), 1);
    expect(() => match.rewind(2)).toThrow('answers 0 to 1, not 2');
    expect(() => match.rewind(-1)).toThrow(RangeError);
    expect(() => match.rewind(0.5)).toThrow(RangeError);
  });
});

describe('a save', () => {
  const throughFile = (match: M) => JSON.parse(JSON.stringify(match.save()));

  test('goes on as if nothing had happened', () => {
    for (let answers = 0; answers <= LINE.length; answers++) {
      const match = play(start(), ...LINE.slice(0, answers));
      const loaded = Match.load(game, throughFile(match));
      expect(states(loaded)).toEqual(states(match));
      play(match, ...LINE.slice(answers));
      play(loaded, ...LINE.slice(answers));
      expect(states(loaded)).toEqual(states(match));
    }
  });

  test('of a save is the same, and is undone to the same dice', () => {
    const match = play(start(), 1, 'pass', 2, 'roll', 3);
    const loaded = Match.load(game, throughFile(Match.load(game, throughFile(match))));
    loaded.fork();
    play(loaded, 'roll');
    const again = loaded.rewind(loaded.answers - 1);
    expect(play(again, 'roll').hash()).toBe(play(match, 'roll').hash());
  });

  test('of another game is refused', () => {
    expect(() => Match.load({ ...game, id: 'other' }, throughFile(start()))).toThrow('a game of tiny, not of other');
  });

  test('goes on with corrected rules: at once where the answers fit, else from the last checkpoint', () => {
    const save = throughFile(play(start(), 1, 'pass', 3)); // Its checkpoint is the start of the turn.
    const offering = (adds: number[]) =>
      tinyGame<Board>(
        board,
        function* (g) {
          g.b.sums[g.b.turn] += yield* g.choose(g.b.turn, 'turn.add', () => adds);
          yield* g.choose(g.b.turn, 'turn.then', () => ['pass', 'stay']);
        },
        { version: '2', wishes: game.wishes },
      );
    const fits = Match.load(offering([3, 30]), save);
    expect([fits.answers, fits.pending.asks[0].question]).toEqual([3, 'turn.then']);
    const misfits = Match.load(offering([30, 40]), save);
    expect([misfits.answers, misfits.pending.asks[0].options]).toEqual([2, ['30', '40']]);
    expect(misfits.board.sums).toEqual([1, 0]);
    expect(() => Match.load({ ...offering([30, 40]), version: '1' }, save)).toThrow();
    const otherPack = { ...offering([30, 40]), version: '1', packs: { tiny: 'changed' } };
    expect(Match.load(otherPack, save).answers).toBe(2);
  });

  test('knows nothing of what came before it: it goes back no further, and no record is made of it', () => {
    const match = play(start(), 1, 'roll', 2, 'roll');
    const loaded = play(Match.load(game, throughFile(match)), 3);
    expect([match.isWhole, match.earliest, loaded.isWhole, loaded.earliest]).toEqual([true, 0, false, 4]);
    const back = loaded.rewind(4);
    expect([back.hash(), back.isWhole, back.earliest]).toEqual([match.hash(), false, 4]);
    expect(() => loaded.rewind(3)).toThrow('answers 4 to 5, not 3');
    expect(() => recordOf(loaded)).toThrow('goes on from a save after 4 answers');
  });

  test('knows the same first moment whenever it is asked, however often it was saved or forked meanwhile', () => {
    const match = start();
    const first = () => [match.earliest, match.isWhole];
    const told = [first()];
    for (let i = 0; i < 6; i++) {
      play(match, 1, 'roll');
      if (i === 2) match.fork();
      if (i === 4) match.save();
      told.push(first());
    }
    expect(told).toEqual(told.map(() => [0, true]));
  });
});

describe('the journal', () => {
  test('has answers, wishes and what came by chance, in order', () => {
    const match = start();
    play(match, 1, 'roll');
    match.setWish(0, 'mood', 'bad');
    expect(match.journal.map((entry) => entry.kind)).toEqual(['answer', 'answer', 'random', 'wish']);
    expect(match.journal[2]).toMatchObject({ label: 'die', seat: 0, dice: ['d6'] });
    expect(match.journalFrom(2)).toEqual(match.journal.slice(2));
    expect(match.journalFrom(4)).toEqual([]);
  });

  test('of a long match is whole, whatever was saved on the way', () => {
    const match = start();
    for (let i = 0; i < 100 && !match.standing; i++) play(match, match.pending.asks[0].options[i % 3]);
    for (let at = 0; at <= match.journal.length; at += 7)
      expect(match.journalFrom(at)).toEqual(match.journal.slice(at));
  });

  test('plays again to the same hash', () => {
    const match = play(start(), ...LINE);
    const again = Match.replay(game, match.setup, match.journal);
    expect(states(again)).toEqual(states(match));
    expect(told(again)).toEqual(told(match));
  });

  test('that does not fit says where and why', () => {
    const match = play(start(), 1, 'roll', 2);
    const replay = (change: (entries: Entry[]) => void) => {
      const entries = match.journal.slice();
      change(entries);
      return () => Match.replay(game, match.setup, entries);
    };
    expect(replay((e) => e.splice(0, 1, { kind: 'answer', seat: 0, key: '9' }))).toThrow(
      'entry 0: seat 0 may not answer "9"',
    );
    expect(replay((e) => e.splice(2, 1))).toThrow('entry 2');
    expect(replay((e) => e.splice(2, 2))).toThrow('the journal ends here, but the rules went on');
    expect(replay((e) => e.splice(1, 0, e[2]))).toThrow('"die" comes by chance where the rules ask');
    const random = match.journal[2] as Extract<Entry, { kind: 'random' }>;
    const other = { ...random, values: [(random.values[0] + 1) % 6] };
    expect(replay((e) => e.splice(2, 1, other))).toThrow(JournalError);
  });
});

describe('a script', () => {
  test('gives the results in its order, then the stream goes on', () => {
    const match = start({ script: { die: [[5], [0]] } });
    play(match, 1, 'roll', 1, 'roll');
    expect(match.board.sums).toEqual([6, 1]);
    expect(match.unusedScript()).toEqual([]);
    play(match, 1, 'roll');
  });

  test('tells what was not used', () => {
    const match = play(start({ script: { die: [[5], [0]], deck: [[0]] } }), 1, 'roll');
    expect(match.unusedScript()).toEqual(['die', 'deck']);
  });

  test('is the same for a fork and for undo', () => {
    const match = play(start({ script: { die: [[5], [4], [3]] } }), 1, 'roll', 1);
    const fork = match.fork();
    play(match, 'roll', 1, 'roll');
    play(fork, 'roll', 1, 'roll');
    expect(fork.board.sums).toEqual([10, 5]);
    expect(match.board.sums).toEqual([10, 5]);
    expect(play(match.rewind(3), 'roll', 1, 'roll').board.sums).toEqual([10, 5]);
  });

  test('goes on after a save', () => {
    const match = play(start({ script: { die: [[5], [4], [3]] } }), 1, 'roll', 1, 'roll', 1);
    match.fork(); // The checkpoint is then the start of the turn.
    const loaded = Match.load(game, JSON.parse(JSON.stringify(match.save())));
    play(loaded, 'roll');
    expect(loaded.board.sums).toEqual([10, 5]);
    expect(loaded.unusedScript()).toEqual([]);
  });

  test.each([
    ['too many results', { die: [[1, 2]] }, 'wants 1 results for "die", the script gives 2'],
    ['a face no die has', { die: [[6]] }, 'a face no such die has'],
  ])('with %s is a fault', (_, script, message) => {
    const match = play(start({ script }), 1);
    expect(() => play(match, 'roll')).toThrow(RulesError);
    expect(() => match.pending).toThrow(message);
  });

  test('with an order of other cards is a fault', () => {
    const mixing = tinyGame(board, function* (g) {
      g.shuffle('mix', g.b.deck);
      yield* g.confirm(0, 'sure');
    });
    const mixed = (order: number[]) => Match.start(mixing, { seats: 1, seed: '1', script: { mix: [order] } });
    expect(mixed([5, 4, 3, 2, 1]).board.deck).toEqual([5, 4, 3, 2, 1]);
    expect(() => mixed([5, 5, 3, 2, 1])).toThrow('an order of other cards');
  });
});
