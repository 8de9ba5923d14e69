/** What an inn signs, and every road by which somebody else could say it did. */
import { createPublicKey, verify } from 'node:crypto';
import { drawnSeed, TestInn, tinyGame } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  checkKept,
  checkVow,
  closingStatement,
  commitment,
  type GameRecord,
  isInnKey,
  isVowSigned,
  judgeRecord,
  judgeText,
  LIMITS,
  Match,
  makeRecord,
  openingStatement,
  parseRecord,
  readRecord,
  recordOf,
  type Setup,
  type StepId,
  sealOf,
  setupOf,
  type Vow,
  vowStatement,
} from './index';

const game = tinyGame(
  () => ({ turn: 0, sum: 0 }),
  function* (g) {
    const { b } = g;
    const act = yield* g.choose(b.turn, 'act', () => ['roll', 'nod', 'stop']);
    if (act === 'roll') b.sum += g.roll('die', b.turn, ['d6', 'd6'])[0];
    else if (act === 'stop') g.end({ places: [1, 1], scores: [b.sum, b.sum], reason: 'T-1' });
    b.turn = 1 - b.turn;
  },
  {
    seats: { min: 2, max: 4 },
    options: [{ id: 'mode', values: ['short', 'long'] }],
    packs: { base: 'f00d' },
  },
) as never as AnyGame;

const inn = new TestInn('the inn');
const stranger = new TestInn('a stranger');
const TABLE = 'table-1';
const seed = drawnSeed('drawn');
const nonces = ['a person’s', 'another’s'];

function play(setup: Setup, acts = ['roll', 'roll', 'nod', 'stop']): GameRecord {
  const match: Match = Match.start(game, setup);
  for (const [i, act] of acts.entries()) match.answer(i % 2, act);
  return recordOf(match);
}
const vowed = (more: Partial<Setup> = {}, table = TABLE) =>
  inn.open(game, { seats: 2, seed, nonces, options: { mode: 'long' }, ...more }, table);

const record = play(vowed());
const closed = inn.close(record);
const local = play({ seats: 2, seed, nonces, options: { mode: 'long' } });

const judgeIt = (it: GameRecord) => judgeRecord(game, it).verdict;
const stepOf = (it: object): StepId | undefined => judgeIt(it as GameRecord).fault?.step;

describe('the statements', () => {
  test('are one line of canonical JSON each', () => {
    expect(vowStatement({ table: 'T', commitment: 'c0', at: 5 })).toBe(
      '{"at":5,"commitment":"c0","tabard":"vow","table":"T"}',
    );
    const opened = { commitment: 'c0', game: 'g', version: '1', packs: { b: '2', a: '1' }, seats: 2 };
    expect(openingStatement('T', 6, { ...opened, options: { mode: 'é' }, nonces: ['x', ''] })).toBe(
      '{"at":6,"commitment":"c0","game":"g","nonces":["x",""],"options":{"mode":"é"},"packs":{"a":"1","b":"2"},"seats":2,"tabard":"opening","table":"T","version":"1"}',
    );
    expect(closingStatement('T', 7, 'ff')).toBe('{"at":7,"seal":"ff","tabard":"closing","table":"T"}');
  });

  test('are verified by Node and by the kernel alike', () => {
    const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(inn.key, 'hex')]);
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    const shown = inn.vow(TABLE, seed);
    const bytes = Buffer.from(vowStatement(shown), 'utf8');
    expect(verify(null, bytes, key, Buffer.from(shown.signature, 'hex'))).toBe(true);
    expect(isVowSigned(shown)).toBe(true);
    expect(isVowSigned({ ...shown, at: shown.at + 1 })).toBe(false);
    expect(isVowSigned({ ...shown, inn: stranger.key })).toBe(false);
  });

  test('what is no key or no signature signs nothing, and breaks nothing', () => {
    const shown = inn.vow(TABLE, seed);
    for (const key of ['', 'x', '0'.repeat(64), 'f'.repeat(64), `01${'0'.repeat(62)}`, shown.inn.toUpperCase()])
      expect([key, isVowSigned({ ...shown, inn: key })]).toEqual([key, false]);
    for (const signature of ['', '0'.repeat(128), 'f'.repeat(128), shown.signature.slice(2), `${shown.signature}00`])
      expect([signature, isVowSigned({ ...shown, signature })]).toEqual([signature, false]);
    expect([isInnKey(inn.key), isInnKey(`${inn.key}0`), isInnKey('')]).toEqual([true, false, false]);
  });

  test('RFC 8032 the key of no order, for which one signature fits everything, is none', () => {
    const neutral = `01${'0'.repeat(62)}`;
    const shown = { ...inn.vow(TABLE, seed), inn: neutral, signature: neutral + '0'.repeat(64) };
    expect(isVowSigned(shown)).toBe(false);
  });
});

describe('a vowed game', () => {
  test('is told as what it is, with the inn’s key and how many gave a nonce', () => {
    const origin = { kind: 'vowed', inn: inn.key, table: TABLE, at: record.vow!.at, nonces: 2, isClosed: false };
    expect(judgeIt(record)).toMatchObject({ kind: 'verified', seed: origin });
    expect(judgeIt(closed)).toMatchObject({ kind: 'verified', seed: { ...origin, isClosed: true } });
    expect(judgeIt(play(vowed({ nonces: ['mine', ''] }))).seed).toMatchObject({ kind: 'vowed', nonces: 1 });
    expect(judgeIt(play(vowed({ nonces: ['', ''] }))).seed).toMatchObject({ kind: 'vowed', nonces: 0 });
    expect(judgeIt(play(vowed({ practice: true })))).toMatchObject({ practice: true, seed: { kind: 'vowed' } });
    expect(judgeIt(local).seed).toEqual({ kind: 'own' });
  });

  test('has the same dice with the vow and without', () => {
    expect(record.journal).toEqual(local.journal);
    expect(record.hash).toBe(local.hash);
  });

  test('is read back as it was written; its seal is the same with the closing and without', () => {
    for (const it of [record, closed]) {
      const text = makeRecord(it);
      expect(parseRecord(text)).toEqual(it);
      expect(makeRecord(parseRecord(text))).toBe(text);
    }
    expect(sealOf(closed)).toBe(sealOf(record));
    expect(recordOf(Match.replay(game, setupOf(closed), []) as Match).vow).toEqual(record.vow);
  });

  test('with a script is arranged, whatever an inn says', () => {
    expect(judgeIt(play(vowed({ script: { die: [[5, 5]] } }))).kind).toBe('arranged');
  });

  test('goes on after a save with its vow', () => {
    const match: Match = Match.start(game, vowed());
    match.answer(0, 'roll');
    expect(Match.load(game, JSON.parse(JSON.stringify(match.save()))).setup.vow).toEqual(record.vow);
  });

  test('knows nothing of a vow that was refused', () => {
    expect(judgeIt({ ...record, vow: { ...record.vow!, table: 'x' } }).seed.kind).toBe('own');
    const changed = makeRecord(record).replace('[0,"nod"]', '[0,"stop"]');
    expect(judgeText(changed, () => game).verdict).toMatchObject({ kind: 'refused', seed: { kind: 'own' } });
  });
});

/** A forger may do all but sign with the inn's key: play, hash and seal anew. */
const FORGED: readonly (readonly [string, () => object, StepId])[] = [
  ['another table', () => ({ ...record, vow: { ...record.vow, table: 'table-2' } }), 'vow'],
  ['another time', () => ({ ...record, vow: { ...record.vow, at: record.vow!.at - 1 } }), 'vow'],
  ['another key', () => ({ ...record, vow: { ...record.vow, inn: stranger.key } }), 'vow'],
  ['a seed of one’s own', () => ({ ...play({ ...vowed(), seed: drawnSeed('mine') }) }), 'vow'],
  ['a nonce of one’s own', () => play({ ...vowed(), nonces: ['a person’s', 'lucky'] }), 'vow'],
  ['a nonce left out', () => play({ ...vowed(), nonces: ['a person’s', ''] }), 'vow'],
  ['all nonces left out', () => play({ ...vowed(), nonces: [] }), 'vow'],
  ['nonces exchanged', () => play({ ...vowed(), nonces: nonces.toReversed() }), 'vow'],
  ['other options', () => play({ ...vowed(), options: { mode: 'short' } }), 'vow'],
  ['another seat', () => play({ ...vowed(), seats: 3, nonces: [...nonces, ''] }), 'vow'],
  ['a vow for an opening', () => withOpening({ signature: record.vow!.signature }), 'vow'],
  [
    'an opening for a vow',
    () => ({ ...record, vow: { ...record.vow, ...record.vow!.opening, opening: record.vow!.opening } }),
    'vow',
  ],
  ['the opening of another table', () => withOpening(vowed({}, 'table-2').vow!.opening), 'vow'],
  ['an opening at another time', () => withOpening({ at: record.vow!.opening.at + 1 }), 'vow'],
  ['a vow on a local game', () => ({ ...play({ ...vowed(), seed: 'S1', vow: undefined }), vow: record.vow }), 'vow'],
  ['the vow of another game', () => ({ ...record, vow: vowed({ seed: drawnSeed('other') }).vow }), 'vow'],
  ['the ending of another game', () => ({ ...inn.close(play(vowed(), ['stop'])), journal: record.journal }), 'vow'],
  ['a closed game cut short', () => ({ ...play(vowed(), ['roll']), closing: closed.closing }), 'vow'],
  ['a closed game with other answers', () => ({ ...play(vowed(), ['nod', 'stop']), closing: closed.closing }), 'vow'],
  ['an ending at another time', () => withClosing({ at: closed.closing!.at + 1 }), 'vow'],
  ['an ending of a stranger', () => withClosing(stranger.close(record).closing!), 'vow'],
  ['an ending without a vow', () => ({ ...local, closing: closed.closing }), 'vow'],
  ['practice denied', () => ({ ...inn.close(play(vowed({ practice: true }))), practice: false }), 'vow'],
  ['no opening', () => ({ ...record, vow: without('opening') }), 'text'],
  ['no key', () => ({ ...record, vow: without('inn') }), 'text'],
  ['no time', () => ({ ...record, vow: without('at') }), 'text'],
  ['a time before time', () => ({ ...record, vow: { ...record.vow, at: -1 } }), 'text'],
  ['a time no calendar knows', () => ({ ...record, vow: { ...record.vow, at: LIMITS.time + 1 } }), 'text'],
  ['half a millisecond', () => ({ ...record, vow: { ...record.vow, at: 0.5 } }), 'text'],
  ['a key in capitals', () => ({ ...record, vow: { ...record.vow, inn: inn.key.toUpperCase() } }), 'text'],
  ['half a signature', () => withOpening({ signature: record.vow!.opening.signature.slice(64) }), 'text'],
  ['a vow that is a list', () => ({ ...record, vow: [] }), 'text'],
  ['a name without end', () => ({ ...record, vow: { ...record.vow, table: 'x'.repeat(LIMITS.word + 1) } }), 'size'],
];
const withOpening = (opening: object) => ({
  ...record,
  vow: { ...record.vow!, opening: { ...record.vow!.opening, ...opening } },
});
const withClosing = (closing: object) => ({ ...record, closing: { ...closed.closing!, ...closing } });
const without = (field: keyof Vow) => ({ ...record.vow, [field]: undefined });

describe('what is refused although whoever forged it has sealed it anew', () => {
  test.each(FORGED)('%s', (_, forge, step) => {
    expect(stepOf(forge())).toBe(step);
  });

  test('times in the wrong order, even where the inn signed them', () => {
    const early = { at: record.vow!.at - 1, signature: '' };
    const opening = { ...early, signature: inn.sign(openingStatement(TABLE, early.at, record)) };
    expect(judgeIt({ ...record, vow: { ...record.vow!, opening } }).fault).toMatchObject({
      step: 'vow',
      reason: 'it began before the inn made its vow',
    });
    const closing = { ...early, signature: inn.sign(closingStatement(TABLE, early.at, sealOf(record))) };
    expect(judgeIt({ ...record, closing }).fault?.reason).toBe('it was over before it began');
  });

  test('a seed that was not drawn, such as that of a day, even where the inn signed it', () => {
    expect(judgeIt(play(vowed({ seed: 'day-2026-01-31' }))).fault).toMatchObject({
      step: 'vow',
      reason: expect.stringContaining('32 bytes'),
    });
  });
});

test('a vow that was taken out is not there: nothing is said about who chose the seed', () => {
  expect(judgeIt({ ...record, vow: null })).toMatchObject({ kind: 'verified', seed: { kind: 'own' } });
  expect(judgeIt({ ...closed, vow: null }).fault?.step).toBe('vow');
  expect(judgeIt({ ...closed, closing: null }).seed).toMatchObject({ kind: 'vowed', isClosed: false });
  expect(checkVow({ ...local }, () => sealOf(local))).toBeNull();
});

describe('there is one way to write it', () => {
  const text = makeRecord(closed);
  const judgeAs = (changed: string) => judgeText(changed, () => game).verdict.fault?.step;
  const resealed = (changed: string) => {
    const body = changed.slice(0, changed.indexOf('"seal":'));
    return changed.replace(/"seal":"\w+"/, `"seal":"${sealOfText(body)}"`);
  };
  const sealOfText = (body: string) => drawnSeed(body); // SHA-256 of the text, as the seal is.

  test('a record without a vow has no line for it', () => {
    expect(makeRecord(local)).not.toMatch(/vow|closing/);
    for (const line of ['"vow":null,\n', '"closing":null,\n'])
      expect(judgeAs(resealed(makeRecord(local).replace('"seal":', `${line}"seal":`)))).toBe('text');
  });

  test('nothing stands in a vow but what it is', () => {
    expect(judgeAs(resealed(text))).toBeUndefined();
    expect(judgeAs(resealed(text.replace('"vow":{', '"vow":{"note":"trust me",')))).toBe('text');
    expect(judgeAs(resealed(text.replace('"opening":{', '"opening":{"x":1,')))).toBe('text');
    expect(judgeAs(text.replace('"closing":{', '"closing":{"x":1,'))).toBe('text');
    expect(judgeAs(resealed(text.replace(/("inn":"\w+"),("table":"[^"]+")/, '$2,$1')))).toBe('text');
  });

  test('a changed byte shows: above the seal by the seal, below it by the signature', () => {
    const changedAt = (at: number) => text.slice(0, at) + (text[at] === '0' ? '1' : '0') + text.slice(at + 1);
    const [vowLine, closingLine] = ['"vow":', '"closing":'].map((name) => text.indexOf(name));
    for (let at = vowLine; at < closingLine; at++)
      expect([at, readRecord(changedAt(at)).fault]).not.toEqual([at, null]);
    for (let at = closingLine; at < text.length; at += 7)
      expect([at, judgeAs(changedAt(at))]).not.toEqual([at, undefined]);
  });
});

test('who kept the vow they were shown need not take the inn’s word', () => {
  const kept = { shown: inn.vow(TABLE, seed), seat: 1, nonce: nonces[1] };
  expect(checkKept(record, kept)).toBeNull();
  expect(checkKept(local, kept)).toBe('it carries no vow');
  // An inn may sign a second vow once it knows all nonces: whoever kept the first finds out.
  const later = play(vowed({ seed: drawnSeed('a better one') }));
  expect(judgeIt(later).kind).toBe('verified');
  expect(checkKept(later, kept)).toMatch(/not the one that was promised/);
  expect(checkKept(play(vowed({ nonces: [nonces[0], 'put in its place'] })), kept)).toMatch(/nonce of this seat/);
  expect(checkKept(play(vowed({}, 'table-2')), kept)).toMatch(/another table/);
  expect(checkKept(play(stranger.open(game, vowed(), TABLE)), kept)).toMatch(/another inn/);
  expect(commitment(seed)).toBe(kept.shown.commitment);
});
