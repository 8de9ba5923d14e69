import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Failure, writeDump } from '@tabard/testkit';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { systemRefusal } from './fail';
import { checkWritable, keep, readText, readYamlText, writeNew, writeText } from './files';

const folder = mkdtempSync(join(tmpdir(), 'tabard-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

const file = (name: string, text: string | Uint8Array) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

describe('reading', () => {
  test('a text is read as it stands, its mark included', () => {
    expect(readText(file('plain.txt', 'Zoë\r\n'))).toBe('Zoë\r\n');
    expect(readText(file('marked.txt', '\uFEFFa'))).toBe('\uFEFFa');
    expect(readText(file('empty.txt', ''))).toBe('');
  });

  test.each([
    ['nowhere.txt', 'there is no such file'],
    ['', 'it is a folder'],
    ['plain.txt/in', 'part of its path is no folder'],
    [`${'n'.repeat(300)}.txt`, 'its name is too long'],
  ])('%s: %s', (name, reason) => {
    const path = join(folder, name);
    expect(() => readText(path)).toThrow(`cannot read ${path}: ${reason}`);
    expect(() => readText(path, 10)).toThrow(`cannot read ${path}: ${reason}`);
  });

  test('bytes that are no letters', () =>
    expect(() => readText(file('binary', Uint8Array.of(0x61, 0xff, 0xfe)))).toThrow('it is not a text (UTF-8)'));

  test('how long it may be can depend on how it begins', () => {
    const limit = (start: string) => (start.startsWith('long:') ? 100_000 : 10);
    const long = `long:${'x'.repeat(99_995)}`;
    expect(readText(file('long.txt', long), limit)).toBe(long);
    expect(() => readText(file('longer.txt', `${long}x`), limit)).toThrow('it has more than 100000 bytes');
    expect(readText(file('short.txt', 'short:----'), limit)).toBe('short:----');
    expect(() => readText(file('shorter.txt', 'short:-----'), limit)).toThrow('it has more than 10 bytes');
    expect(readText(file('nothing.txt', ''), limit)).toBe('');
  });

  test('a file without end', () => {
    expect(() => readYamlText('/dev/zero')).toThrow('/dev/zero: it has more than 1600000 bytes');
    expect(readText(file('five', '12345'), 5)).toBe('12345');
    expect(() => readText(file('six', '123456'), 5)).toThrow('it has more than 5 bytes');
  });
});

describe('writing', () => {
  const nowhere = join(folder, 'nowhere/report.html');

  test.each([
    ['writeText', () => writeText(nowhere, 'x')],
    ['writeNew', () => writeNew(nowhere, 'x')],
    ['checkWritable', () => checkWritable(nowhere)],
  ])('%s says where it cannot', (_, write) => expect(write).toThrow(`cannot write ${nowhere}: there is no such file`));

  test('asking whether one can leaves everything as it was', () => {
    const old = file('old.html', 'old');
    checkWritable(old);
    expect(readFileSync(old, 'utf8')).toBe('old');
    const fresh = join(folder, 'fresh.html');
    checkWritable(fresh);
    expect(existsSync(fresh)).toBe(false);
    expect(() => checkWritable(folder)).toThrow('it is a folder');
    expect(() => checkWritable('/dev/full')).not.toThrow(); // Fullness shows only in the writing,
    expect(() => writeText('/dev/full', 'x')).toThrow('the disk is full'); // and is told then.
  });

  test('what was found is told even where it cannot be kept', () => {
    const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const failure = { game: 'x', check: 'ends', seats: 2, options: {}, seed: '1', what: '', answers: [], record: '{}' };
    const inTheWay = file('dumps', 'a file where the folder should be');
    expect(keep(() => writeDump(failure as unknown as Failure, inTheWay), 'nowhere')).toBe('nowhere');
    expect(told.mock.calls.map(([line]) => line)).toEqual([
      'tabard: what was found could not be kept in a file: something else stands in its place\n',
    ]);
  });
});

test('what the system refuses anywhere is told as that, other errors are not', () => {
  const refused = (() => {
    try {
      return readFileSync(join(folder, 'nowhere'));
    } catch (error) {
      return error;
    }
  })();
  expect(systemRefusal(refused)).toBe(`cannot open ${join(folder, 'nowhere')}: there is no such file`);
  expect(systemRefusal(new Error('no'))).toBeUndefined();
});
