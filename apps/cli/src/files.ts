/** Reading and writing what people name on the command line. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

/** The text of a file; "-" is what comes in by the pipe. */
export function readText(path: string): string {
  try {
    return readFileSync(path === '-' ? STDIN : path, 'utf8');
  } catch (error) {
    throw new UserError(`cannot read ${path}: ${reasonOf(error)}`);
  }
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
