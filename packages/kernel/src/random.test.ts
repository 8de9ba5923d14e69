/** Streams: the same everywhere, uniform, and where they stood is enough to find them again. */
import { createCipheriv, createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { chachaStream, commitment, quickStream, type Stream } from './index';

const ALL = 2 ** 32;
const words = (stream: Stream, count: number) => Array.from({ length: count }, () => stream.below(ALL));

/** The same cipher by another hand: 256 words from a counter of 0. */
function chachaByNode(seed: string, nonces: readonly string[], count: number): number[] {
  const key = createHash('sha256')
    .update(JSON.stringify(['tabard', seed, ...nonces]))
    .digest();
  const bytes = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(count * 4));
  return Array.from({ length: count }, (_, i) => bytes.readUInt32LE(i * 4));
}

describe('the stream of real games', () => {
  test('gives these numbers in this and in every release', () => {
    expect(words(chachaStream('golden'), 4)).toEqual(GOLDEN);
    const dice = chachaStream('golden', ['a', 'b']);
    expect(Array.from({ length: 20 }, () => dice.below(6))).toEqual(GOLDEN_DICE);
  });

  test('is ChaCha20, as Node has it, across the edges of its chunks', () => {
    for (const nonces of [[], ['x', 'y']]) {
      expect(words(chachaStream('seed', nonces), 1000)).toEqual(chachaByNode('seed', nonces, 1000));
    }
  });

  test('depends on the seed and on every nonce', () => {
    const firsts = [['s'], ['t'], ['s', 'a'], ['s', 'b'], ['s', 'a', 'b'], ['s', 'ab']].map(([seed, ...nonces]) =>
      words(chachaStream(seed, nonces), 2).join(),
    );
    expect(new Set(firsts).size).toBe(firsts.length);
  });

  test('goes on from any position', () => {
    const stream = chachaStream('seed');
    const all = words(stream, 600);
    expect(stream.position).toBe(600);
    for (const at of [0, 1, 255, 256, 257, 511, 512]) {
      expect(words(chachaStream('seed', [], at), 5)).toEqual(all.slice(at, at + 5));
    }
  });
});

describe.each([
  ['chacha', () => chachaStream('uniform')],
  ['quick', () => quickStream(12345)],
] as const)('%s', (_, make) => {
  test('a fork gives the same and leaves the original alone', () => {
    const stream = make();
    words(stream, 250);
    const fork = stream.fork();
    const ahead = words(fork, 20);
    expect(words(stream, 20)).toEqual(ahead);
    expect(fork.position).toBe(stream.position);
  });

  test.each([
    [2, 11], // bounds: chi-square at 0.001 for n - 1 degrees of freedom
    [6, 21],
    [10, 28],
    [52, 89],
  ])('below(%i) is uniform', (n, bound) => {
    const stream = make();
    const draws = 20_000;
    const counts = new Array<number>(n).fill(0);
    for (let i = 0; i < draws; i++) counts[stream.below(n)] += 1;
    const expected = draws / n;
    expect(counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(bound);
  });

  test('below a large n reaches all of it, evenly', () => {
    const stream = make();
    const n = 3_000_000_000;
    const thirds = [0, 0, 0];
    for (let i = 0; i < 9000; i++) thirds[Math.floor(stream.below(n) / 1_000_000_000)] += 1;
    for (const third of thirds) expect(Math.abs(third - 3000)).toBeLessThan(200);
  });

  test('below(1) is 0', () => {
    const stream = make();
    expect(Array.from({ length: 10 }, () => stream.below(1))).toEqual(new Array(10).fill(0));
  });
});

test('quick streams of neighbouring seeds have nothing in common', () => {
  const firsts = Array.from({ length: 500 }, (_, seed) => words(quickStream(seed), 2).join());
  expect(new Set([...firsts, words(quickStream(2 ** 40), 2).join()]).size).toBe(501);
});

test('the commitment is the hash of the seed, and hides it', () => {
  expect(commitment('secret')).toBe(createHash('sha256').update('tabard-commit:secret').digest('hex'));
  expect(commitment('secret')).not.toBe(commitment('secret '));
});

const GOLDEN = [642994469, 4134143201, 1373349894, 3758691421];
const GOLDEN_DICE = [2, 1, 5, 2, 2, 3, 0, 0, 0, 0, 5, 4, 0, 0, 3, 5, 4, 4, 0, 0];

test('whatever is asked for, the search for a number ends', () => {
  for (const n of [undefined, Number.NaN, 0, -1, 0.5, Number.POSITIVE_INFINITY, 'six'])
    for (const stream of [chachaStream('seed'), quickStream(1)]) stream.below(n as number);
});
