/** What a record is found to be: verified, arranged or refused; and every road by which a forged one could pass. */
import { tinyGame } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  type GameRecord,
  judgeRecord,
  judgeText,
  LIMITS,
  Match,
  makeRecord,
  type Plain,
  recordOf,
  type Script,
  STEPS,
  type StepId,
  type Verdict,
} from './index';

/** Roll dice, shoot an arrow at a world that has wind in it, or stop. */
const game: AnyGame = tinyGame(
  () => ({ turn: 0, sum: 0, purse: 0 }),
  function* (g) {
    const { b } = g;
    const act = yield* g.choose(b.turn, 'act', () => ['roll', 'shoot', 'nod', 'stop']);
    if (act === 'roll') b.sum += g.roll('die', b.turn, ['d6', 'd6'])[0];
    else if (act === 'shoot') b.sum += (g.world('flight', { wind: g.pick('wind', 9) }) as { hit: number }).hit;
    else if (act === 'stop') g.end({ places: [1, 1], scores: [b.sum, b.sum], reason: 'T-1' });
    b.turn = 1 - b.turn;
  },
  {
    seats: { min: 2, max: 4 },
    options: [
      { id: 'mode', values: ['short', 'long'] },
      { id: 'wind', values: ['on', 'off'] },
    ],
    packs: { base: 'f00d', more: 'cafe' },
    wishes: { windows: ['ask', 'pass'] },
    setup: (g) => ({ turn: 0, sum: 0, purse: (g.brought as { purse: number } | null)?.purse ?? 0 }),
    brings: (brought) => ((brought as { purse?: number }).purse! >= 0 ? null : 'a purse holds 0 or more'),
    world: (_, situation) => ({ hit: (situation as { wind: number }).wind + 1 }),
  },
) as never;

interface Told {
  readonly seed?: string;
  readonly nonces?: readonly string[];
  readonly brought?: Plain;
  readonly script?: Script;
  readonly acts?: readonly string[];
}

function played({ seed = 'S1', acts = ['roll', 'shoot', 'nod', 'stop'], ...more }: Told = {}): GameRecord {
  const match = Match.start(game, { seats: 2, seed, ...more });
  match.setWish(0, 'windows', 'pass');
  for (const [i, act] of acts.entries()) match.answer(i % 2, act);
  return recordOf(match as Match);
}

const judgeIt = (record: GameRecord): Verdict => judgeRecord(game, record).verdict;
const judgeAs = (text: string): Verdict => judgeText(text, (id) => (id === game.id ? game : undefined)).verdict;
const record = played();
const text = makeRecord(record);

describe('what holds', () => {
  test('a finished game is verified, every step looked at, and what was compared is counted', () => {
    expect(judgeAs(text)).toEqual({
      kind: 'verified',
      steps: STEPS.map((id) => ({ id, holds: true })),
      fault: null,
      finished: true,
      seed: { kind: 'own' },
      practice: false,
      unproved: [],
      counts: { answers: 4, results: 3, worlds: 1, wishes: 1 },
    });
  });

  test('a game left, or cut short at an answer and written anew, is honest and unfinished', () => {
    expect(judgeIt(played({ acts: ['roll', 'shoot'] }))).toMatchObject({ kind: 'verified', finished: false });
  });

  test('what was brought is not proved', () => {
    expect(judgeIt(played({ brought: { purse: 3 } }))).toMatchObject({ kind: 'verified', unproved: ['brought'] });
  });

  test('the public seed of a day is known as such, with its date; not with nonces, and no day that never was', () => {
    expect(judgeIt(played({ seed: 'day-2026-02-28' })).seed).toEqual({ kind: 'day', date: '2026-02-28' });
    for (const seed of ['day-2026-02-29', 'day-2026-13-01', 'day-2026-00-10', 'day-2026-01-00', 'day-26-1-1', 'day-x'])
      expect([seed, judgeIt(played({ seed })).seed.kind]).toEqual([seed, 'own']);
    expect(judgeIt(played({ seed: 'day-2024-02-29', nonces: [] })).seed.kind).toBe('day');
    expect(judgeIt(played({ seed: 'day-2024-02-29', nonces: ['a', 'b'] })).seed).toEqual({ kind: 'own' });
  });

  test('progress is told from the first entry to the last', () => {
    const heard: number[] = [];
    judgeText(
      text,
      () => game,
      (done, all) => {
        heard.push(done);
        expect(all).toBe(record.journal.length);
      },
    );
    expect(heard[0]).toBe(0);
    expect(heard.at(-1)).toBe(record.journal.length);
    expect(heard).toEqual([...heard].sort((a, b) => a - b));
  });
});

test('another honest game is what it is: nothing in a record says which one was meant', () => {
  const others: Partial<GameRecord>[] = [{ options: { mode: 'long', wind: 'on' } }, { unattended: true }];
  for (const other of others) expect(judgeIt({ ...record, ...other }).kind).toBe('verified');
});

describe('an arranged game', () => {
  const lucky: Script = { die: [[5, 5]] };

  test('is never verified, however well it plays', () => {
    for (const script of [lucky, {}, { 'never-drawn': [[1]] }]) {
      expect(judgeIt(played({ script }))).toMatchObject({ kind: 'arranged', fault: null, finished: true });
    }
  });

  test('without its script is refused where its luck begins', () => {
    const { fault, kind } = judgeIt({ ...played({ script: lucky }), script: null });
    const at = played({ script: lucky }).journal.findIndex(([label]) => label === 'die');
    expect(kind).toBe('refused');
    expect(fault).toMatchObject({
      step: 'journal',
      entry: at + 1,
      reason: expect.stringContaining('the seed gives "die"'),
    });
  });

  test('a script added to an honest game does not make it another, and takes its name', () => {
    expect(judgeIt({ ...record, script: {} }).kind).toBe('arranged');
  });

  test('cannot arrange what the world says', () => {
    const scripted = played({ script: { flight: [{ hit: 99 }] } });
    expect(scripted.journal).toContainEqual(['world', 'flight', { hit: 99 }]);
    expect(judgeIt(scripted)).toMatchObject({ kind: 'refused', fault: { step: 'journal', reason: /otherwise/ } });
    expect(judgeIt({ ...scripted, script: null })).toMatchObject({ kind: 'refused', fault: { step: 'journal' } });
    const [, , outcome] = record.journal.find((line) => line[0] === 'world')!;
    expect(judgeIt(played({ script: { flight: [outcome as Plain] } })).kind).toBe('arranged'); // what it would have said
  });
});

// ---- what is refused, and where

const journal = (edit: (lines: unknown[]) => unknown[]) => ({ journal: edit([...record.journal]) as never });
const at = (label: string) => record.journal.findIndex(([name]) => name === label);

const FORGED: readonly (readonly [string, Partial<{ [field in keyof GameRecord]: unknown }>, StepId])[] = [
  ['another game', { game: 'checkers' }, 'game'],
  ['other rules', { version: '2' }, 'rules'],
  ['a pack missing', { packs: { base: 'f00d' } }, 'rules'],
  ['a pack more', { packs: { base: 'f00d', more: 'cafe', third: '1' } }, 'rules'],
  ['another pack', { packs: { base: 'f00d', more: 'beef' } }, 'rules'],
  ['packs in another order', { packs: { more: 'cafe', base: 'f00d' } }, 'rules'],
  ['another seed', { seed: 'S2' }, 'seed'],
  ['another commitment', { commitment: 'x' }, 'seed'],
  ['more seats than the game has', { seats: 5 }, 'table'],
  ['no seat', { seats: 0 }, 'table'],
  ['an option missing', { options: { mode: 'short' } }, 'table'],
  ['options in another order', { options: { wind: 'on', mode: 'short' } }, 'table'],
  ['an unknown option', { options: { mode: 'short', wind: 'on', luck: 'on' } }, 'table'],
  ['an unknown value', { options: { mode: 'endless', wind: 'on' } }, 'table'],
  ['a nonce for nobody', { nonces: ['a'] }, 'table'],
  ['a purse that cannot be', { brought: { purse: -1 } }, 'table'],
  ['luggage that is none', { brought: 7 }, 'table'],
  ['another purse', { brought: { purse: 9 } }, 'board'],
  ['nonces that were not there', { nonces: ['a', 'b'] }, 'journal'],
  ['three seats', { seats: 3 }, 'board'],
  ['another face', journal((lines) => lines.with(at('die'), ['die', 0, ['d6', 'd6'], [5, 5]])), 'journal'],
  [
    'dice of another seat',
    journal((lines) => lines.with(at('die'), ['die', 1, ['d6', 'd6'], (lines[at('die')] as never)[3]])),
    'journal',
  ],
  [
    'another label',
    journal((lines) => lines.with(at('die'), ['dye', ...(lines[at('die')] as unknown[]).slice(1)])),
    'journal',
  ],
  ['another outcome', journal((lines) => lines.with(at('world'), ['world', 'flight', { hit: 99 }])), 'journal'],
  [
    'an outcome with something more',
    journal((lines) =>
      lines.with(at('world'), ['world', 'flight', { ...((lines[at('world')] as never)[2] as object), x: 1 }]),
    ),
    'journal',
  ],
  ['an answer of another seat', journal((lines) => lines.with(1, [1, 'roll'])), 'journal'],
  ['an answer nobody may give', journal((lines) => lines.with(1, [0, 'fly'])), 'journal'],
  ['an answer of nobody', journal((lines) => lines.with(1, [7, 'roll'])), 'journal'],
  ['an answer after the end', journal((lines) => [...lines, [0, 'roll']]), 'journal'],
  ['a wish after the end', journal((lines) => [...lines, ['wish', 0, 'windows', 'ask']]), 'journal'],
  ['a wish that is none', journal((lines) => lines.with(0, ['wish', 0, 'constructor', 'ask'])), 'journal'],
  [
    'a wish named like what all objects have',
    journal((lines) => lines.with(0, ['wish', 0, '__proto__', 'ask'])),
    'journal',
  ],
  ['a wish of nobody', journal((lines) => lines.with(0, ['wish', 9, 'windows', 'pass'])), 'journal'],
  ['dice after the end', journal((lines) => [...lines, ['die', 0, ['d6'], [1]]]), 'journal'],
  ['a journal cut before its dice', journal((lines) => lines.slice(0, at('die'))), 'journal'],
  ['a journal cut at an answer', journal((lines) => lines.slice(0, -1)), 'board'],
  ['no journal', journal(() => []), 'board'],
  ['two entries exchanged', journal((lines) => [lines[1], lines[0], ...lines.slice(2)]), 'journal'],
  ['an entry twice', journal((lines) => [...lines.slice(0, 2), ...lines.slice(1)]), 'journal'],
  ['what was imagined', journal((lines) => [...lines, ['imagine', 0, null, [1]]]), 'journal'],
  ['what is no entry', journal((lines) => [...lines, ['imagine', null, 3]]), 'journal'],
  ['an entry that is no list', journal((lines) => [...lines, { seat: 0 }]), 'journal'],
  ['an entry that is nothing', journal((lines) => [...lines, null]), 'journal'],
  ['another last board', { hash: 'x' }, 'board'],
  ['seats that are no number', { seats: '2' }, 'text'],
  ['half a seat', { seats: 2.5 }, 'text'],
  ['a mark that is neither yes nor no', { unattended: 1 }, 'text'],
  ['a script that is a list', { script: [] }, 'text'],
  ['a script without lists', { script: { die: 5 } }, 'text'],
  ['a seed that is no word', { seed: 7 }, 'text'],
  ['half a letter in the seed', { seed: '\ud800' }, 'text'],
  ['half a letter in a nonce', { nonces: ['\udc00', 'x'] }, 'text'],
  ['packs that are none', { packs: null }, 'text'],
  ['another format', { tabard: 2 }, 'text'],
  ['as many seats as one can write', { seats: 50_000_000 }, 'size'],
  ['a seed without end', { seed: 'x'.repeat(LIMITS.seed + 1) }, 'size'],
  ['nonces without end', { nonces: Array(LIMITS.seats + 1).fill('x') }, 'size'],
  ['a nonce without end', { nonces: ['x', 'x'.repeat(LIMITS.nonce + 1)] }, 'size'],
  ['a key without end', journal((lines) => [...lines, [0, 'x'.repeat(LIMITS.key + 1)]]), 'size'],
  ['a label without end', journal((lines) => [...lines, ['x'.repeat(LIMITS.word + 1), 0, null, [0]]]), 'size'],
  ['results without end', journal((lines) => [...lines, ['die', 0, null, Array(LIMITS.results + 1).fill(0)]]), 'size'],
  ['an outcome without end', journal((lines) => [...lines, ['world', 'flight', 'x'.repeat(LIMITS.outcome)]]), 'size'],
  ['worlds without end', journal(() => Array(LIMITS.worlds + 1).fill(['world', 'flight', 0])), 'size'],
  ['wishes without end', journal(() => Array(LIMITS.wishes + 1).fill(['wish', 0, 'windows', 'pass'])), 'size'],
  ['entries without end', journal(() => Array(LIMITS.entries + 1).fill([0, 'nod'])), 'size'],
  ['luggage without end', { brought: { purse: 1, more: 'x'.repeat(LIMITS.brought) } }, 'size'],
  ['a script without end', { script: { die: ['x'.repeat(LIMITS.script)] } }, 'size'],
  ['luggage without bottom', { brought: nested(LIMITS.depth) }, 'size'],
  ['a word without end among the options', { options: { mode: 'x'.repeat(LIMITS.word + 1) } }, 'size'],
  [
    'packs without end',
    { packs: Object.fromEntries(Array.from({ length: LIMITS.fields + 1 }, (_, i) => [i, 'x'])) },
    'size',
  ],
];

function nested(depth: number): Plain {
  return depth === 0 ? 1 : [nested(depth - 1)];
}

describe('what is refused although whoever forged it has sealed it anew', () => {
  test.each(FORGED)('%s', (_, edit, step) => {
    const verdict = judgeAs(makeRecord({ ...record, ...edit } as GameRecord));
    expect([verdict.kind, verdict.fault?.step]).toEqual(['refused', step]);
    const place = STEPS.indexOf(step);
    expect(verdict.steps.map(({ holds }) => holds)).toEqual(
      STEPS.map((_, i) => (i < place ? true : i === place ? false : null)),
    );
  });
});

describe('what is refused because it is not written as Tabard writes', () => {
  const line = (n: number) => text.split('\n')[n - 1];
  /** The line is told where no other line moved. */
  const CHANGED: readonly (readonly [string, string, number | null])[] = [
    ['a space', text.replace('"seats":2', '"seats": 2'), 6],
    ['another way to write a number', text.replace('"seats":2', '"seats":2e0'), 6],
    ['a number below nothing', text.replace('[0,"roll"]', '[-0,"roll"]'), 17],
    ['a letter written as its number', text.replace('"S1"', '"\\u00531"'), 11],
    ['a field twice', text.replace('"seats":2,', '"seats":3,"seats":2,'), 6],
    ['a field more', text.replace('"seats":2,', '"seats":2,"server":"signed",'), 6],
    ['a field that all objects have', text.replace('"seats":2,', '"seats":2,"__proto__":{"script":null},'), 6],
    ['fields exchanged', text.replace(`${line(2)}\n${line(3)}`, `${line(3)}\n${line(2)}`), 2],
    ['ends of lines', text.replaceAll('\n', '\r\n'), 1],
    ['something behind it', `${text}\n`, null],
    ['a seal twice', text.replace('"seal":', '"seal":"x",\n"seal":'), null],
  ];
  test.each(CHANGED)('%s', (_, changed, at) => {
    expect(changed).not.toBe(text);
    const { kind, fault } = judgeAs(changed);
    expect([kind, fault?.step]).toEqual(['refused', 'changed']);
    if (at !== null) expect(fault?.line).toBe(at);
  });

  test('a field named like what all objects have, deep inside and sealed', () => {
    const written = makeRecord({ ...record, brought: { purse: 1, own: 1 } }).replace('"own"', '"__proto__"');
    expect(judgeAs(written)).toMatchObject({ kind: 'refused', fault: { step: 'text' } });
  });

  test('what is no record at all', () => {
    for (const no of ['', 'null', '[]', '{}', '7', 'tabard', '\ufeff{}', text.slice(0, 200), text.slice(1)])
      expect([no, judgeAs(no).fault?.step]).toEqual([no, 'text']);
    expect(judgeAs('['.repeat(100_000)).fault?.step).toBe('size');
    expect(judgeAs(`"${'['.repeat(1000)}"`).fault?.step).toBe('text'); // letters are not lists
    expect(judgeAs(' '.repeat(LIMITS.text + 1)).fault?.step).toBe('size');
  });

  test('a broken seal says what was changed, where playing it again shows it', () => {
    const die = text.split('\n').findIndex((each) => each.startsWith('["die"'));
    const changed = text.replace(
      /(\["die",0,\["d6","d6"\],\[)(\d)/,
      (_, head, face) => `${head}${(Number(face) + 1) % 6}`,
    );
    const { fault } = judgeAs(changed);
    expect(fault).toMatchObject({
      step: 'changed',
      line: die + 1,
      entry: record.journal.findIndex(([l]) => l === 'die') + 1,
    });
    expect(fault?.reason).toMatch(/changed after it was written: the seed gives/);
    const unseen = judgeAs(text.replace('"unattended":false', '"unattended":true')).fault;
    expect(unseen).toMatchObject({ step: 'changed', line: null, entry: null });
  });

  test('a reason never carries what a screen would obey, nor all of a long text', () => {
    const { fault } = judgeIt({ ...record, game: `\u001b[2J\u202e\u009b${'x'.repeat(180)}` });
    expect(fault?.reason).toContain('\\u{1b}[2J\\u{202e}\\u{9b}');
    const long = judgeIt({ ...record, ...journal((lines) => lines.with(1, [0, 'x'.repeat(LIMITS.key)])) }).fault;
    expect(long?.step).toBe('journal');
    expect(long?.reason.length).toBeLessThan(LIMITS.reason + 10);
  });
});

describe('work grows with the size of a record, not with its square', () => {
  /** How many items of lists were gone through or copied on the way: what quadratic work is made of. */
  function itemsHandled(work: () => void): number {
    const { slice, flat, filter } = Array.prototype;
    let items = 0;
    const counting = (real: (...args: never[]) => unknown[], all: boolean) =>
      function (this: unknown[], ...args: never[]) {
        const out = real.apply(this, args);
        items += all ? this.length : out.length;
        return out;
      } as never;
    try {
      Object.assign(Array.prototype, {
        slice: counting(slice as never, false),
        flat: counting(flat as never, false),
        filter: counting(filter as never, true),
      });
      work();
    } finally {
      Object.assign(Array.prototype, { slice, flat, filter });
    }
    return items;
  }

  const LONG: readonly (readonly [string, (n: number) => Match])[] = [
    [
      'wishes that never come to a checkpoint',
      (n) => {
        const match = Match.start(game, { seats: 2, seed: 'w' });
        for (let i = 0; i < n; i++) match.setWish(0, 'windows', i % 2 ? 'ask' : 'pass');
        return match;
      },
    ],
    [
      'results that are all scripted',
      (n) => {
        const script = { die: Array.from({ length: n }, () => [1, 2]) };
        const match = Match.start(game, { seats: 2, seed: 's', script });
        for (let i = 0; i < n; i++) match.answer(i % 2, 'roll');
        return match;
      },
    ],
  ];
  test.each(LONG)('%s', (_, make) => {
    const [few, many] = [300, 3_000].map((n) => {
      const match = make(n);
      const entries = match.journal;
      return itemsHandled(() => Match.replay(game, match.setup, entries));
    });
    expect(many / few).toBeLessThan(15); // Ten times the work for ten times the size; its square would be a hundred.
  });
});
