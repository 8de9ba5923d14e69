import { nearestWord } from '@tabard/content';

/** When a person asked for what cannot be done: one clear sentence, exit code 2, nothing changed. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** When the machine would not let us (a full disk, a killed helper): one sentence, exit code 1, and no fault of ours. */
export class MachineError extends Error {
  override readonly name = 'MachineError';
}

const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file',
  EEXIST: 'something else stands in its place',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of its path is no folder',
  EACCES: 'it may not be opened',
  EPERM: 'it may not be changed',
  EROFS: 'the disk may only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its links lead in a circle',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EIO: 'the disk does not answer',
  ERR_FS_FILE_TOO_LARGE: 'it is too large',
};

/** Why a file could not be read or written, in words. */
export function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
}

/** What the system refused, wherever it came up; undefined for anything else. */
export function systemRefusal(error: unknown): string | undefined {
  const { code, syscall, path } = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined) return undefined;
  return path === undefined ? `${syscall}: ${reasonOf(error)}` : `cannot open ${path}: ${reasonOf(error)}`;
}

/** Whoever types may stop early: a beginning is near too. */
export const nearest = (word: string, known: readonly string[]): string | undefined =>
  nearestWord(
    word,
    known,
    (distance, candidate) => distance <= Math.max(2, candidate.length / 3) || candidate.startsWith(word),
  );

/** "there is no game X; did you mean Y? games: …" */
export function unknown(what: string, word: string, known: readonly string[]): UserError {
  const meant = nearest(word, known);
  return new UserError(
    `there is no ${what} "${word}"${meant ? `; did you mean ${meant}?` : ';'} ${what}s: ${known.join(', ')}`,
  );
}
