/** The inn's key and its word: made once, kept secret, and accepted by whoever judges a record. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import darkMinions from '@tabard/dark-minions';
import {
  checkOptions,
  type GameRecord,
  isVowSigned,
  judgeRecord,
  Match,
  recordOf,
  type Signed,
  type TableOptions,
} from '@tabard/kernel';
import { buildSync } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';
import { openInnKey } from './inn-key';
import { swearerWith } from './swearer';

const scratch = mkdtempSync(join(tmpdir(), 'tabard-fair-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const folderOf = (name: string) => join(scratch, name);

describe('the key', () => {
  test('is made once, stays, and is for nobody else to read', () => {
    const folder = folderOf('once');
    const { inn } = openInnKey(folder);
    expect(inn).toMatch(/^[0-9a-f]{64}$/);
    expect(openInnKey(folder).inn).toBe(inn);
    expect(readdirSync(folder)).toEqual(['inn.key']);
    expect(statSync(join(folder, 'inn.key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'inn.key'), 'utf8')).not.toContain(inn);
    expect(openInnKey(folderOf('elsewhere')).inn).not.toBe(inn);
  });

  test('is the same for all processes that look for it at once', async () => {
    const module = join(scratch, 'inn-key.mjs');
    const source = fileURLToPath(new URL('./inn-key.ts', import.meta.url));
    buildSync({ entryPoints: [source], outfile: module, bundle: true, format: 'esm', platform: 'node' });
    const folder = folderOf('race');
    // All wait for the same moment, and look then.
    const program = `
      const { openInnKey } = await import(${JSON.stringify(module)});
      process.stdout.write('ready\\n');
      process.stdin.once('data', () => { process.stdout.write(openInnKey(${JSON.stringify(folder)}).inn); process.exit(); });
    `;
    const children = Array.from({ length: 6 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['pipe', 'pipe', 'inherit'] }),
    );
    const heard = children.map(() => '');
    for (const [i, child] of children.entries())
      child.stdout.on('data', (data) => {
        heard[i] += data;
      });
    await Promise.all(children.map((child) => new Promise((resolve) => child.stdout.once('data', resolve))));
    const ended = children.map((child) => new Promise((resolve) => child.once('close', resolve)));
    for (const child of children) child.stdin.write('now');
    await Promise.all(ended);
    const { inn } = openInnKey(folder);
    expect(heard).toEqual(children.map(() => `ready\n${inn}`));
    expect(readdirSync(folder)).toEqual(['inn.key']);
  });

  test('comes from the environment where several machines are one inn', () => {
    const secret = 'a1'.repeat(32);
    const folder = folderOf('unused');
    const { inn } = openInnKey(folder, secret);
    expect(openInnKey(folderOf('other'), ` ${secret.toUpperCase()}\n`).inn).toBe(inn);
    expect(() => readdirSync(folder)).toThrow('ENOENT');
    // RFC 8032, 7.1, test 1.
    const known = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60';
    expect(openInnKey(folder, known).inn).toBe('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a');
    expect(openInnKey(folder, known).sign('')).toBe(
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
    );
  });

  test('a wrong one is refused in a sentence that does not tell it', () => {
    const wrong = 'not a key but perhaps nearly one';
    expect(() => openInnKey(folderOf('x'), wrong)).toThrow(/INN_KEY wants 64 hexadecimal digits/);
    expect(() => openInnKey(folderOf('x'), wrong)).not.toThrow(wrong);
    const folder = folderOf('damaged');
    openInnKey(folder);
    const path = join(folder, 'inn.key');
    chmodSync(path, 0o644);
    expect(() => openInnKey(folder)).toThrow(/can be read by others.*chmod 600/);
    chmodSync(path, 0o600);
    writeFileSync(path, 'half of i');
    expect(() => openInnKey(folder)).toThrow(/holds no key/);
    expect(readFileSync(path, 'utf8')).toBe('half of i'); // Nothing is ever written over a key.
  });
});

describe('the inn’s word', () => {
  const { game } = darkMinions;
  const TABLE = 'table-1';
  const swearer = swearerWith(openInnKey('', 'b2'.repeat(32)));
  const later = swearerWith(openInnKey('', 'c3'.repeat(32)));
  const { seed, vow } = swearer.vow(TABLE, 1_000);
  const shown = { table: TABLE, ...vow! };
  const seats = 3;
  const nonces = ['ann', '', ''];
  const options = checkOptions(game, {}, seats) as TableOptions;
  const { commitment, ...promised } = shown;
  const opened = { game: game.id, version: game.version, packs: game.packs, seats, options, nonces, commitment };
  const verdictOf = (record: GameRecord) => judgeRecord(game, record).verdict;

  function played(opening: Signed | null): GameRecord {
    const sworn = opening ? { vow: { ...promised, opening } } : {};
    const match: Match = Match.start(game, { seats, options, seed, nonces, ...sworn });
    for (let i = 0; i < 6; i++) {
      const [ask] = match.pending.asks;
      match.answer(ask.seat, ask.options[0]);
    }
    return recordOf(match);
  }
  const record = played(swearer.open(vow!, TABLE, 2_000.9, opened));

  test('a seed is drawn anew each time, and the vow does not tell it', () => {
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(swearer.vow(TABLE, 1_000).seed).not.toBe(seed);
    expect(JSON.stringify(shown)).not.toContain(seed);
    expect(isVowSigned(shown)).toBe(true);
  });

  test('is accepted by the judge, from the vow to the end', () => {
    const origin = { kind: 'vowed', inn: shown.inn, table: TABLE, at: 1_000, nonces: 1 };
    expect(verdictOf(record)).toMatchObject({ kind: 'verified', seed: { ...origin, isClosed: false } });
    const closed = swearer.close(record, 3_000);
    expect(verdictOf(closed)).toMatchObject({ kind: 'verified', seed: { ...origin, isClosed: true } });
    expect(verdictOf({ ...closed, journal: record.journal.slice(0, 1) }).kind).toBe('refused');
  });

  test('holds although the clock was set back', () => {
    const early = swearer.close(played(swearer.open(vow!, TABLE, 5, opened)), 1);
    expect(verdictOf(early)).toMatchObject({ kind: 'verified', seed: { isClosed: true } });
  });

  test('of an inn whose key is another by now is left out, and the game holds', () => {
    expect(later.open(vow!, TABLE, 2_000, opened)).toBeNull();
    expect(verdictOf(played(null))).toMatchObject({ kind: 'verified', seed: { kind: 'own' } });
    expect(later.close(record, 3_000).closing).toBeNull();
    expect(swearer.close(played(null), 3_000).closing).toBeNull();
  });
});
