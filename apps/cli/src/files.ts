/** Reading and writing what people name on the command line. */
import { closeSync, existsSync, openSync, readFileSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { LIMITS } from '@tabard/kernel';
import { warn } from '@tabard/terminal/terminal';
import { reasonOf, UserError } from './fail';

const STDIN = 0;

/** How many bytes a file may have, by how it begins. */
type LimitOf = (start: string) => number;

/** The text of a file; "-" is what comes in by the pipe. With a limit not a byte more than that is read. */
export function readText(path: string, limit?: number | LimitOf): string {
  let bytes: Buffer;
  let most = typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY;
  const mostFor = (start: Buffer) => {
    if (typeof limit === 'function') most = limit(start.toString('latin1'));
    return most + 1;
  };
  try {
    bytes = limit === undefined ? readFileSync(path === '-' ? STDIN : path) : readUpTo(path, mostFor, most + 1);
  } catch (error) {
    throw new UserError(`cannot read ${path}: ${reasonOf(error)}`);
  }
  if (bytes.length > most) throw new UserError(`${path}: it has more than ${most} bytes`);
  try {
    // Bytes that are no letters would all be read as one and the same sign: a changed byte must not pass for that.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new UserError(`${path}: it is not a text (UTF-8)`);
  }
}

/** A letter has at most four bytes. */
export const readYamlText = (path: string): string => readText(path, 4 * LIMITS.yaml.letters);

const CHUNK = 1 << 16;

/** A pipe, or a device without end, has no size to be asked for. */
function readUpTo(path: string, mostFor: (start: Buffer) => number, first: number): Buffer {
  const file = path === '-' ? STDIN : openSync(path, 'r');
  const chunks: Buffer[] = [];
  try {
    for (let got = 0, most = first; got < most; ) {
      const chunk = Buffer.alloc(Math.min(CHUNK, most - got));
      const read = readSync(file, chunk);
      if (read === 0) break;
      chunks.push(chunk.subarray(0, read));
      if (got === 0) most = mostFor(chunks[0]);
      got += read;
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

/** Writes a file that people named themselves, over an old one. */
export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new UserError(`cannot write ${path}: ${reasonOf(error)}`);
  }
}

/** Whether a file can be written there, before hours of work are put into what it shall hold. */
export function checkWritable(path: string): void {
  try {
    const { fd, isNew } = openToWrite(path);
    closeSync(fd);
    if (isNew) rmSync(path);
  } catch (error) {
    throw new UserError(`cannot write ${path}: ${reasonOf(error)}`);
  }
}

function openToWrite(path: string): { fd: number; isNew: boolean } {
  const isNew = !existsSync(path);
  return { fd: openSync(path, isNew ? 'wx' : 'r+'), isNew };
}

/** Keeps something that was found, if it can; where it cannot, that is told, and what was found is not lost with it. */
export function keep<T>(what: () => T, otherwise: T): T {
  try {
    return what();
  } catch (error) {
    warn(`tabard: what was found could not be kept in a file: ${reasonOf(error)}`);
    return otherwise;
  }
}
