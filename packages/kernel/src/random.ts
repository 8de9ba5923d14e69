/**
 * Where random results come from. A stream gives numbers; what was asked for, under which name, and what came is
 * the journal's business (chance.ts), so that a replay needs no stream and a scenario can script one.
 */
import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Plain } from './plain';

export interface Stream {
  /** A uniform whole number from 0 to n - 1. */
  below(n: number): number;
  /** A stream that will give the same numbers from here on. */
  fork(): Stream;
  /** How many words were used: enough to find the place again. */
  readonly position: number;
}

const WORDS = 128;
const TWO_32 = 0x1_0000_0000;
const SMALL = 1 << 20;

/**
 * A word scaled down to 0 … n - 1. The few words that would favour some numbers are thrown away; only a word in the
 * first n of its slice can be one of them, so the slow remainder is hardly ever computed. What is no number gets a
 * useless answer, never an endless search.
 */
function belowFrom(stream: { word(): number }, n: number): number {
  if (n > SMALL) {
    const fair = TWO_32 - (TWO_32 % n);
    let x = stream.word();
    while (x >= fair && fair > 0) x = stream.word();
    return x % n;
  }
  for (;;) {
    const scaled = stream.word() * n; // below 2^52: exact
    const result = Math.floor(scaled / TWO_32);
    const rest = scaled - result * TWO_32;
    if (!(rest < n && rest < TWO_32 % n)) return result;
  }
}

/** The stream of real games: a cipher keyed by a seed nobody can guess from the numbers. */
class ChaChaStream implements Stream {
  private words: Uint32Array = new Uint32Array(0);
  private chunk = -1;

  constructor(
    private readonly key: Uint8Array,
    public position: number,
  ) {}

  word(): number {
    const chunk = (this.position / WORDS) | 0;
    if (chunk !== this.chunk) this.fill(chunk);
    return this.words[this.position++ % WORDS];
  }

  below(n: number): number {
    return belowFrom(this, n);
  }

  fork(): Stream {
    const twin = new ChaChaStream(this.key, this.position);
    twin.words = this.words; // filled chunks are never written again
    twin.chunk = this.chunk;
    return twin;
  }

  private fill(chunk: number): void {
    const bytes = chacha20(this.key, new Uint8Array(12), new Uint8Array(WORDS * 4), undefined, chunk * (WORDS / 16));
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const words = new Uint32Array(WORDS);
    for (let i = 0; i < WORDS; i++) words[i] = view.getUint32(i * 4, true); // the same on every machine
    this.words = words;
    this.chunk = chunk;
  }
}

/** The stream of imagined games and bots' whims (sfc32): nothing depends on its being hard to predict. */
class QuickStream implements Stream {
  position = 0;

  constructor(
    private a: number,
    private b: number,
    private c: number,
    private d: number,
  ) {}

  word(): number {
    const t = (this.a + this.b + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0;
    this.position++;
    return t >>> 0;
  }

  below(n: number): number {
    return belowFrom(this, n);
  }

  fork(): Stream {
    const twin = new QuickStream(this.a, this.b, this.c, this.d);
    twin.position = this.position;
    return twin;
  }
}

/** Seed and the seats' nonces, bound together: neither the host nor a seat alone decides a die. */
export function chachaStream(seed: string, nonces: readonly string[] = [], position = 0): Stream {
  const key = sha256(utf8ToBytes(JSON.stringify(['tabard', seed, ...nonces])));
  return new ChaChaStream(key, position);
}

export function quickStream(seed: number): Stream {
  const stream = new QuickStream(seed | 0, (seed / TWO_32) | 0, 0x9e3779b9 | 0, 1);
  for (let i = 0; i < 12; i++) stream.below(2);
  stream.position = 0;
  return stream;
}

/** What a host shows before the first roll, and anyone checks when the seed is told at the end. */
export const commitment = (seed: string): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes('tabard-commit:'), utf8ToBytes(seed))));

/** Results written beforehand, by label, in the order they are to come: faces and picks as lists, or a world's outcome. */
export type Script = { readonly [label: string]: readonly Plain[] };
