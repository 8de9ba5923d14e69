/** A game as a file: written in one way, read back, and verified to the last byte. */
import { tinyGame } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import {
  entriesOf,
  type GameRecord,
  JournalError,
  Match,
  makeRecord,
  parseRecord,
  recordOf,
  sealOf,
  verifyRecord,
} from './index';

const game = tinyGame(
  () => ({ turn: 0, sum: 0, cards: [1, 2, 3] }),
  function* (g) {
    const b = g.b;
    const act = yield* g.choose(b.turn, 'act', () => ['roll', 'mix', 'stop']);
    if (act === 'roll') b.sum += g.roll('die', b.turn, ['d6', 'd6'])[0];
    else if (act === 'mix') g.shuffle('mix', b.cards);
    else g.end({ places: [1, 1], scores: [b.sum, b.sum], reason: 'T-1' });
    b.turn = 1 - b.turn;
  },
  {
    options: [{ id: 'mode', values: ['short', 'long'] }],
    packs: { base: 'f00d' },
    wishes: { windows: ['ask', 'pass'] },
  },
);

function played(): Match {
  const match = Match.start(game, { seats: 2, seed: 'S1', nonces: ['n0', 'n1'], options: { mode: 'long' } });
  match.answer(0, 'roll');
  match.setWish(1, 'windows', 'pass');
  match.answer(1, 'mix');
  match.answer(0, 'stop');
  return match as unknown as Match;
}

describe('what is brought from an earlier game', () => {
  const inn = tinyGame(
    () => ({ purse: 0 }),
    function* (g) {
      yield* g.confirm(0, 'go');
      g.b.purse += 1;
    },
    {
      setup: (g) => ({ purse: (g.brought as { purse: number } | null)?.purse ?? 0 }),
      brings: (brought) => ((brought as { purse?: number }).purse! >= 0 ? null : 'a purse holds 0 or more'),
    },
  );
  const played = (brought?: { purse: number }) => {
    const match = Match.start(inn, { seats: 1, seed: '1', brought });
    match.answer(0, 'yes');
    return match as unknown as Match;
  };

  test('is there from the start, and in the record', () => {
    expect(played({ purse: 7 }).board).toEqual({ purse: 8 });
    expect(recordOf(played({ purse: 7 })).brought).toEqual({ purse: 7 });
    expect(played().board).toEqual({ purse: 1 });
    expect(recordOf(played()).brought).toBeNull();
  });

  test('stays as it was, whatever the rules do with it', () => {
    const greedy = { ...inn, setup: (g: Parameters<typeof inn.setup>[0]) => g.brought as { purse: number } };
    const match = Match.start(greedy, { seats: 1, seed: '1', brought: { purse: 7 } });
    match.answer(0, 'yes');
    expect(match.board).toEqual({ purse: 8 });
    const record = recordOf(match as unknown as Match);
    expect(record.brought).toEqual({ purse: 7 });
    expect(verifyRecord(greedy, record).board).toEqual({ purse: 8 });
  });

  test('is refused with a sentence when the game finds it wrong, or takes nothing', () => {
    expect(() => played({ purse: -1 })).toThrow(new RangeError('a purse holds 0 or more'));
    expect(() => Match.start(game, { seats: 2, seed: '1', brought: { purse: 1 } })).toThrow(
      new RangeError('nothing can be brought to a table of tiny'),
    );
    expect(() => Match.start(game, { seats: 2, seed: '1', brought: null })).not.toThrow();
  });

  test('is played again from a replay, a rewind and a save', () => {
    const match = played({ purse: 7 });
    expect(Match.replay(inn, match.setup, match.journal).hash()).toBe(match.hash());
    expect(match.rewind(0).board).toEqual({ purse: 7 });
    expect(Match.load(inn, match.save()).g.brought).toEqual({ purse: 7 });
  });

  test('is verified, and tampering with it is found', () => {
    const text = makeRecord(recordOf(played({ purse: 7 })));
    expect(verifyRecord(inn, parseRecord(text)).board).toEqual({ purse: 8 });
    expect(() => parseRecord(text.replace('"purse":7', '"purse":9'))).toThrow('changed after it was written');
    const record = parseRecord(text);
    const resealed = (brought: GameRecord['brought']) => parseRecord(makeRecord({ ...record, brought }));
    expect(() => verifyRecord(inn, resealed({ purse: 9 }))).toThrow('not the one the record claims');
    expect(() => verifyRecord(inn, resealed({ purse: -1 }))).toThrow('a purse holds 0 or more');
    expect(() => verifyRecord(inn, resealed(null))).toThrow('not the one the record claims');
  });
});

/** As Tabard wrote it before an inn could sign anything. */
const OLD = `{
"tabard":1,
"game":"tiny",
"version":"1",
"packs":{"base":"f00d"},
"seats":2,
"options":{"mode":"long"},
"unattended":false,
"practice":false,
"brought":null,
"seed":"S1",
"nonces":["n0","n1"],
"commitment":"aa036710a9a22db720663baaefada7a2d2c5fd443d480dc8e02518043e09ac27",
"script":null,
"journal":[
[0,"roll"],
["die",0,["d6","d6"],[2,2]],
["wish",1,"windows","pass"],
[1,"mix"],
["mix",-1,null,[3,1,2]],
[0,"stop"]
],
"hash":"898caba34e812c3a775957e744d88841726b53186789179584b3fedaea92114f",
"seal":"5062131f405e3872369a944d6b8275824d6c6dcc6e406fa808583eebd1680ad0"
}
`;

describe('a record', () => {
  test('of older days reads, holds and is written as it was, seal and all', () => {
    const record = parseRecord(OLD);
    expect(record).toMatchObject({ vow: null, closing: null });
    expect(verifyRecord(game, record).hash()).toBe(record.hash);
    expect(makeRecord(record)).toBe(OLD);
    expect(makeRecord(recordOf(played()))).toBe(OLD);
    expect(OLD).toContain(`"seal":"${sealOf(record)}"`);
  });

  test('is read back as it was written', () => {
    const record = recordOf(played());
    const text = makeRecord(record);
    expect(parseRecord(text)).toEqual(record);
    expect(makeRecord(parseRecord(text))).toBe(text);
    expect(entriesOf(record)).toEqual(played().journal);
  });

  test('is verified by playing it again', () => {
    const match = verifyRecord(game, parseRecord(makeRecord(recordOf(played()))));
    expect(match.hash()).toBe(played().hash());
    expect(match.standing).toEqual(played().standing);
  });

  test('of a game that is not over is a record too', () => {
    const match = Match.start(game, { seats: 2, seed: 'S1' });
    match.answer(0, 'roll');
    expect(verifyRecord(game, recordOf(match as unknown as Match)).pending).toEqual(match.pending);
  });

  test('shows every single changed byte', () => {
    const text = makeRecord(recordOf(played()));
    const unnoticed: string[] = [];
    const candidates = ['0', '1', '7', 'a', 'Z', ' ', '"', ',', '[', '}', '-'];
    for (let at = 0; at < text.length; at++) {
      for (const char of candidates) {
        if (char === text[at]) continue;
        const changed = text.slice(0, at) + char + text.slice(at + 1);
        try {
          verifyRecord(game, parseRecord(changed));
          unnoticed.push(`${at}: ${text[at]} to ${char}`);
        } catch (error) {
          if (!(error instanceof JournalError)) unnoticed.push(`${at}: ${text[at]} to ${char} ended in ${error}`);
        }
      }
    }
    expect(unnoticed).toEqual([]);
  });

  test('shows what was cut off, added or written differently', () => {
    const text = makeRecord(recordOf(played()));
    const lines = text.split('\n');
    for (let i = 0; i < lines.length - 1; i++) {
      const without = [...lines.slice(0, i), ...lines.slice(i + 1)].join('\n');
      const twice = [...lines.slice(0, i), lines[i], ...lines.slice(i)].join('\n');
      for (const changed of [without, twice])
        expect(() => verifyRecord(game, parseRecord(changed))).toThrow(JournalError);
    }
    expect(() => parseRecord(JSON.stringify(JSON.parse(text)))).toThrow('was not written by Tabard');
    // Whole, but laid out by another program: that is said. Changed as well: then not.
    const { seal, ...others } = JSON.parse(text);
    for (const anew of [JSON.stringify(JSON.parse(text), null, 2), JSON.stringify({ seal, ...others })])
      expect(() => parseRecord(anew)).toThrow(/another program wrote the file anew.* its seal fits/);
    const changed = JSON.stringify({ ...others, practice: !others.practice, seal }, null, 2);
    expect(() => parseRecord(changed)).toThrow(/was not written by Tabard$/);
    expect(() => parseRecord('null')).toThrow('not a game record');
    expect(() => parseRecord('')).toThrow('not a game record');
  });

  test('shows a changed answer even where it makes no difference to the board', () => {
    const nodding = tinyGame(
      () => ({ nods: 0 }),
      function* (g) {
        yield* g.choose(0, 'nod', () => ['a', 'b']);
        g.b.nods += 1;
      },
    );
    const match = Match.start(nodding, { seats: 1, seed: '1' });
    match.answer(0, 'a');
    const text = makeRecord(recordOf(match as unknown as Match));
    expect(verifyRecord(nodding, parseRecord(text)).board).toEqual({ nods: 1 });
    expect(() => parseRecord(text.replace('[0,"a"]', '[0,"b"]'))).toThrow('changed after it was written');
  });

  test('says what is wrong in words', () => {
    const record = recordOf(played());
    expect(() => verifyRecord({ ...game, id: 'other' }, record)).toThrow('a game of tiny, not of other');
    expect(() => verifyRecord({ ...game, version: '2' }, record)).toThrow('played by rules 1; these are 2');
    expect(() => verifyRecord({ ...game, packs: { base: 'beef' } }, record)).toThrow('another "base"');
    expect(() => verifyRecord({ ...game, packs: {} }, record)).toThrow('a pack that is not here: "base"');
    expect(() => verifyRecord(game, { ...record, seed: 'S2' })).toThrow('the seed does not fit the commitment');
    const journal = record.journal.map((line) => (line[0] === 'die' ? ['die', 0, ['d6', 'd6'], [0, 0]] : line));
    expect(() => verifyRecord(game, { ...record, journal: journal as typeof record.journal })).toThrow(
      'the seed gives "die"',
    );
    expect(() => verifyRecord(game, { ...record, hash: 'x' })).toThrow('not the one the record claims');
  });
});
