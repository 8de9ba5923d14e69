/** A pasted link opens its game, a pasted file is the file again to the last byte. */
import { expect, test } from 'vitest';
import { makeLink, readLink } from './link';
import { sourceIn } from './pasted';

const GAME = { text: '{"tabard":1,"game":"pig"}\n[0,"roll"]\n', names: ['Ann B'], persons: [0, 2] };

test('a link is found in what is written round it, with all who sat there', async () => {
  const link = `https://inn.test/replay#${await makeLink(GAME)}`;
  for (const pasted of [
    link,
    `  ${link}\n`,
    `Look what I did: ${link}`,
    `${link}\r\n\r\nSee you!`,
    `${link} and so on`,
  ]) {
    const source = sourceIn(pasted);
    expect(source.kind).toBe('link');
    expect(await readLink((source as { fragment: string }).fragment)).toEqual(GAME);
  }
});

test('a file whose ends of lines were changed on the way is as it was', () => {
  const changed = ['', '\n', '\n\n '].flatMap((end) =>
    ['\n', '\r\n'].map((line) => GAME.text.trim().replaceAll('\n', line) + end),
  );
  for (const pasted of [...changed, `\n${GAME.text}`])
    expect(sourceIn(pasted)).toEqual({ kind: 'text', text: GAME.text });
});

test('blanks within a line are the game’s own', () => {
  expect(sourceIn('{"a":  "b\\r"}')).toEqual({ kind: 'text', text: '{"a":  "b\\r"}\n' });
});

test('an address without a game is a text, and is told to be none later', () => {
  expect(sourceIn('https://inn.test/rules/pig#chapter-4').kind).toBe('text');
  expect(sourceIn('').kind).toBe('text');
});

test('a file in which somebody is called like a link stays a file', () => {
  expect(sourceIn('{"names":["see https://inn.test/replay#g=abc"]}').kind).toBe('text');
});
