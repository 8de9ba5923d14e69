/**
 * A game in an address: the record deflated, in letters an address may hold, behind the # so that it never reaches a
 * server. The names of the seats travel beside it: a record has none. Deflate carries a checksum, so a letter lost on
 * the way is found.
 */
import { GameProblem } from './problem';

export interface SharedGame {
  /** The record as makeRecord writes it. */
  readonly text: string;
  readonly names: readonly string[];
  /** Seats where persons sat. */
  readonly persons: readonly number[];
}

/** Longer addresses are cut by messengers and browsers: such a game goes as a file. */
export const LINK_LIMIT = 60_000;
const NAME_LIMIT = 40;
/** No game is as large; a few letters may unfold into anything. */
const TEXT_LIMIT = 20_000_000;

/** What stands behind the #. */
export async function makeLink({ text, names, persons }: SharedGame): Promise<string> {
  const deflated = await through(new CompressionStream('deflate'), new TextEncoder().encode(text));
  const parts = [['g', toLetters(deflated)], ...names.map((name) => ['n', name]), ['p', persons.join('.')]];
  return new URLSearchParams(parts).toString();
}

export async function readLink(fragment: string): Promise<SharedGame> {
  const parts = new URLSearchParams(fragment);
  const letters = parts.get('g');
  if (!letters) throw new GameProblem('link', 'there is no game in this address');
  let text: string;
  try {
    const bytes = await through(new DecompressionStream('deflate'), fromLetters(letters));
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new GameProblem('link', (error as Error).message);
  }
  const names = parts.getAll('n').map((name) => name.slice(0, NAME_LIMIT));
  const persons = (parts.get('p') ?? '').split('.').filter(Boolean).map(Number).filter(Number.isInteger);
  return { text, names, persons };
}

async function through(transform: GenericTransform, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const writer = transform.writable.getWriter();
  // Not awaited: a broken stream fails both ends, and the reading end tells.
  void writer.write(bytes).catch(() => undefined);
  void writer.close().catch(() => undefined);
  const reader = transform.readable.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > TEXT_LIMIT) throw new RangeError('it unfolds into more than a game can hold');
    chunks.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
interface GenericTransform {
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<BufferSource>;
}

const SLICE = 0x8000;

function toLetters(bytes: Uint8Array): string {
  let binary = '';
  for (let i = 0; i < bytes.length; i += SLICE) binary += String.fromCharCode(...bytes.subarray(i, i + SLICE));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(letters)) throw new RangeError('there are letters in it that no link has');
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
