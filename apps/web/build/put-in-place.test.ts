import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packServed, sizesSent } from './pack.mjs';
import { KEEP, putInPlace } from './put-in-place.mjs';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.UTC(2030, 0, 1);

let home: string;
let place: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'tabard-place-'));
  place = join(home, 'dist');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** A build with a script of its own, put in place after so many days. */
function build(version: string, day: number, more: Record<string, string> = {}): void {
  const fresh = join(place, `.draft-${version}`);
  const files = {
    'index.html': `page ${version}`,
    'sw.js': `worker ${version}`,
    [`assets/room-${version}.js`]: version,
  };
  for (const [name, text] of Object.entries({ ...files, ...more })) {
    mkdirSync(dirname(join(fresh, name)), { recursive: true });
    writeFileSync(join(fresh, name), text);
  }
  putInPlace(fresh, place, { version, time: new Date(START + day * DAY) });
}
const assets = () => readdirSync(join(place, 'assets')).sort();
const read = (name: string) => readFileSync(join(place, name), 'utf8');

test('the page is the new one, and the scripts of the one before are still there', () => {
  build('a', 0, { 'assets/shared-1.js': 'shared', 'old.txt': 'gone with its build' });
  const before = statSync(join(place, 'assets/shared-1.js'));
  build('b', 30, { 'assets/shared-1.js': 'shared' });
  expect(read('index.html')).toBe('page b');
  expect(read('sw.js')).toBe('worker b');
  expect(assets()).toEqual(['room-a.js', 'room-b.js', 'shared-1.js']);
  expect(existsSync(join(place, 'old.txt'))).toBe(false);
  expect(statSync(join(place, 'assets/shared-1.js')).ino).toBe(before.ino); // Not touched under whoever reads it.
  expect(readdirSync(place).filter((name) => name.startsWith('.draft'))).toEqual([]);
});

test('a replaced build stays for its days and no longer', () => {
  build('a', 0);
  build('b', 10); // Only now a is replaced.
  build('c', 10 + KEEP.days - 0.1);
  expect(assets()).toEqual(['room-a.js', 'room-b.js', 'room-c.js']);
  build('d', 10 + KEEP.days);
  expect(assets()).toEqual(['room-b.js', 'room-c.js', 'room-d.js']);
});

test('on a busy day only so many builds stay', () => {
  const versions = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  for (const [i, version] of versions.entries()) build(version, i / 100);
  expect(assets()).toEqual(versions.slice(-KEEP.builds).map((version) => `room-${version}.js`));
});

test('a build made again is one build, and its own time tells when its sources were read', () => {
  build('a', 0);
  build('b', 1);
  build('b', 2);
  expect(JSON.parse(read('.builds.json')).map(({ version }: { version: string }) => version)).toEqual(['b', 'a']);
  expect(statSync(join(place, 'index.html')).mtimeMs).toBe(START + 2 * DAY);
});

test.each(['', '{}', '[{"version":1}]'])('a damaged ledger (%s) takes nothing from whoever is playing', (damaged) => {
  build('a', 0);
  writeFileSync(join(place, '.builds.json'), damaged);
  build('b', 1);
  expect(assets()).toEqual(['room-a.js', 'room-b.js']);
});

test('packed twins hold the same, save something, are made once, and stay as long as their file', async () => {
  const text = 'the same again, '.repeat(100);
  build('a', 0, { 'assets/long.js': text, 'assets/font.woff2': text });
  await packServed(place);
  const path = join(place, 'assets/long.js');
  expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(text);
  expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(text);
  const kept = ['font.woff2', 'long.js', 'long.js.br', 'long.js.gz'];
  expect(assets()).toEqual([...kept, 'room-a.js']);
  // The server sends a twin only with its file's time.
  expect(statSync(`${path}.br`).mtimeMs).toBe(statSync(path).mtimeMs);

  const made = statSync(`${path}.br`).ino;
  await packServed(place);
  expect(statSync(`${path}.br`).ino).toBe(made);
  build('b', 1);
  expect(assets()).toEqual([...kept, 'room-a.js', 'room-b.js']);
  build('c', 1 + KEEP.days);
  expect(assets()).toEqual(['room-b.js', 'room-c.js']);
});

test('a twin of the build before is made anew', async () => {
  build('a', 0, { 'licences.txt': 'the first text, '.repeat(100) });
  await packServed(place);
  const later = 'another text, '.repeat(100);
  build('b', 1, { 'licences.txt': later });
  await packServed(place);
  expect(brotliDecompressSync(readFileSync(join(place, 'licences.txt.br'))).toString()).toBe(later);
});

test('what is said to travel is what travels, within a tenth', async () => {
  const text = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');
  build('a', 0, { 'long.js': text });
  const said = (await sizesSent(place, ['long.js'])).get('long.js') ?? 0;
  await packServed(place);
  const travels = statSync(join(place, 'long.js.br')).size;
  expect(said).toBeGreaterThanOrEqual(travels);
  expect(said).toBeLessThan(travels * 1.2);
});
