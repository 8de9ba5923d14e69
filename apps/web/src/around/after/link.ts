/**
 * A game in an address: the record deflated, in letters an address may hold, behind the # so that it never reaches a
 * server. The names of the seats travel beside it: a record has none. Deflate carries a checksum, so a letter lost on
 * the way is found.
 */
import { LIMITS } from '@tabard/kernel';
import { GameProblem } from '../../house/problem';

export interface SharedGame {
  /** The record as makeRecord writes it. */
  readonly text: string;
  readonly names: readonly string[];
  /** Seats where persons sat. */
  readonly persons: readonly number[];
}

/** What may stand in a link beside its game: a name a seat, with every letter written as three bytes of three signs. */
const BESIDE = LIMITS.seats * (LIMITS.name * 9 + 3);

/** What stands behind the #. */
export async function makeLink({ text, names, persons }: SharedGame): Promise<string> {
  const deflated = await through(new CompressionStream('deflate'), new TextEncoder().encode(text));
  const parts = [['g', toLetters(deflated)], ...names.map((name) => ['n', name]), ['p', persons.join('.')]];
  return new URLSearchParams(parts).toString();
}

export async function readLink(fragment: string): Promise<SharedGame> {
  if (fragment.length > LIMITS.link + BESIDE) throw new GameProblem('size', `${fragment.length} letters`);
  const parts = new URLSearchParams(fragment);
  const letters = parts.get('g');
  if (!letters) throw new GameProblem('link', 'there is no game in this address');
  let text: string;
  try {
    const bytes = await through(new DecompressionStream('deflate'), fromLetters(letters));
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw error instanceof GameProblem ? error : new GameProblem('link', (error as Error).message);
  }
  const names = parts
    .getAll('n')
    .slice(0, LIMITS.seats)
    .map((name) => name.slice(0, LIMITS.name));
  const persons = (parts.get('p') ?? '').split('.', LIMITS.seats).filter(Boolean).map(Number).filter(Number.isInteger);
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
    if (size > LIMITS.text) throw new GameProblem('size', 'it unfolds into more than a game can hold');
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
