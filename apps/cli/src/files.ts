/** Reading and writing what people name on the command line. */
import { closeSync, existsSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { UserError } from './fail';

const STDIN = 0;

const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be opened',
  ENOTDIR: 'part of its path is no folder',
  ENOSPC: 'the disk is full',
};

const reasonOf = (error: unknown) => REASONS[(error as NodeJS.ErrnoException).code ?? ''] ?? (error as Error).message;

/** The text of a file; "-" is what comes in by the pipe. With a limit not a byte more than that is read. */
export function readText(path: string, limit?: number): string {
  let bytes: Buffer;
  try {
    bytes = limit === undefined ? readFileSync(path === '-' ? STDIN : path) : readUpTo(path, limit + 1);
  } catch (error) {
    throw new UserError(`cannot read ${path}: ${reasonOf(error)}`);
  }
  if (limit !== undefined && bytes.length > limit) throw new UserError(`${path}: it has more than ${limit} bytes`);
  try {
    // Bytes that are no letters would all be read as one and the same sign: a changed byte must not pass for that.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new UserError(`${path}: it is not a text (UTF-8)`);
  }
}

const CHUNK = 1 << 16;

/** A pipe, or a device without end, has no size to be asked for. */
function readUpTo(path: string, most: number): Buffer {
  const file = path === '-' ? STDIN : openSync(path, 'r');
  const chunks: Buffer[] = [];
  try {
    for (let left = most; left > 0; ) {
      const chunk = Buffer.alloc(Math.min(CHUNK, left));
      const read = readSync(file, chunk);
      if (read === 0) break;
      chunks.push(chunk.subarray(0, read));
      left -= read;
    }
  } finally {
    if (file !== STDIN) closeSync(file);
  }
  return Buffer.concat(chunks);
}

/** Writes a new file, never over an old one: `game.json`, else `game-2.json` … Answers the path. */
export function writeNew(path: string, text: string): string {
  const [, stem, ending] = /^(.*?)(\.[^./]*)?$/.exec(path)!;
  let free = path;
  for (let n = 2; existsSync(free); n++) free = `${stem}-${n}${ending ?? ''}`;
  try {
    writeFileSync(free, text, { flag: 'wx' });
  } catch (error) {
    throw new UserError(`cannot write ${free}: ${reasonOf(error)}`);
  }
  return free;
}
