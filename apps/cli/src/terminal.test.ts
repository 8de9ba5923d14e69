import { readdirSync, readFileSync } from 'node:fs';
import { coloursFor, shown } from '@tabard/terminal/colours';
import { columns, grid, padStart, print, printFile, printJson, visible, warn, wrap } from '@tabard/terminal/terminal';
import { afterEach, describe, expect, test, vi } from 'vitest';

const { red, bold } = coloursFor(true);

test('colour has no width', () => {
  expect(visible(red('abc'))).toBe(3);
  expect(visible(padStart(red('7'), 3))).toBe(3);
});

test('words are put into lines, later ones hang under the first', () => {
  expect(wrap('one two three four', 9)).toEqual(['one two', 'three', 'four']);
  expect(wrap('1 two three four', 9, 2)).toEqual(['1 two', '  three', '  four']);
  expect(wrap('a\nb', 9)).toEqual(['a', 'b']);
  expect(wrap('    indented line here', 14, 4)).toEqual(['    indented', '    line here']);
});

test('cells stand in as many columns as fit, read downwards', () => {
  expect(columns(['1 a', '2 b', '3 c', '4 d', '5 e'], 10)).toEqual(['1 a  4 d', '2 b  5 e', '3 c']);
  expect(columns(['a long sentence', 'b'], 12, 2, 2)).toEqual(['a long', '  sentence', 'b']);
});

test('a grid is as wide as its cells; numbers stand to the right', () => {
  expect(
    grid([
      ['name', 'n'],
      ['a', '10'],
      ['bcd', red('9')],
    ]),
  ).toEqual(['name   n', 'a     10', `bcd    ${red('9')}`]);
});

describe('what a stranger wrote cannot steer the screen', () => {
  const written: string[] = [];
  const listen = (stream: NodeJS.WriteStream) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      written.push(String(text));
      return true;
    });
  const heard = (say: () => void) => {
    listen(process.stdout);
    listen(process.stderr);
    say();
    vi.restoreAllMocks();
    return written.splice(0).join('');
  };
  afterEach(() => vi.restoreAllMocks());

  // ESC sequences, a bell, a return, DEL, the one-byte CSI, a turned text, a zero width, a line separator.
  const EVIL = [
    '\x1b[2J',
    '\x1b]0;title\x07',
    'a\rb',
    '\x7f',
    '\x9b31m',
    '\u202Egnp.exe',
    'a\u200Bb',
    'a\u2028b',
    '\0',
  ];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this is what must not come through
  const OBEYED = /[\0-\x08\x0b-\x1f\x7f-\x9f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/;

  test.each(EVIL)('%j', (text) => {
    for (const say of [print, warn]) {
      const out = heard(() => say(`before ${text} after`));
      expect(out).not.toMatch(OBEYED);
      expect(out).toMatch(/^before .*\\u\{[0-9a-f]+\}.* after\n$/);
    }
    const json = heard(() => printJson({ name: text }));
    expect(json).not.toMatch(OBEYED);
    expect(JSON.parse(json)).toEqual({ name: text });
  });

  test('a name with a line in it forges no line', () =>
    expect(heard(() => print('Mira\nchecked: it came out of that game exactly so'))).toBe(
      'Mira\\nchecked: it came out of that game exactly so\n',
    ));

  test("our colours are colours, a stranger's are not, inside of ours as well", () => {
    expect(heard(() => print(red('no')))).toBe('\x1b[31mno\x1b[39m\n');
    expect(heard(() => print(bold(`a ${red('b')} c`)))).toBe('\x1b[1ma \x1b[31mb\x1b[39m c\x1b[22m\n');
    expect(heard(() => print(red('\x1b[8mhidden')))).toBe('\x1b[31m\\u{1b}[8mhidden\x1b[39m\n');
    expect(shown('\u{e000}[31m')).toBe('\u{e000}[31m'); // The sign alone is not enough to be one of ours.
  });

  test('letters of all languages and what stands together with others stay as they are', () => {
    const text = 'Zoë 漢字 ■ ⟨x⟩ “ok” 🎲\tend';
    expect(shown(text)).toBe(text);
  });

  test('a file for a pipe is left as it is', () => {
    const record = '{"seed":"\x9b"}\n';
    expect(heard(() => printFile(record))).toBe(record);
  });

  test('nothing else in this app writes to the terminal', () => {
    const folder = new URL('.', import.meta.url);
    const others = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.ts$/.test(name) && !['terminal.ts', 'reporting.ts'].includes(name))
      .filter((name) =>
        /\b(stdout|stderr|stream)\.write\b|\bconsole\./.test(readFileSync(new URL(name, folder), 'utf8')),
      );
    expect(others).toEqual([]);
  });
});
