/** Who somebody is, is what they hold: nobody can guess it, and the inn itself keeps only its hash. */
import { createHash, randomBytes, randomInt } from 'node:crypto';

export const newToken = (): string => randomBytes(24).toString('base64url');

export const hashOfToken = (token: string): string =>
  createHash('sha256').update(`tabard-token:${token}`).digest('hex');

/** Whoever has the link may come in, so it must not be guessed either. */
export const newTableId = (): string => randomBytes(9).toString('base64url').replace(/[-_]/g, 'x').toLowerCase();

/** Letters that are not mistaken for one another when they are read aloud. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** As people type it: small, with spaces and dashes. */
export const hashOfCode = (code: string): string => hashOfToken(`code:${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`);
