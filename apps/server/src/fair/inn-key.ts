/**
 * The inn's key: what it signs vows with, so that a guest knows years later that it was the same inn. It is made once
 * and stays; several machines that are one inn are given the same by INN_KEY.
 */
import { createPrivateKey, createPublicKey, type KeyObject, randomBytes, sign } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

export interface InnKey {
  /** The public key, in 64 hexadecimal digits: the name under which an inn is known. */
  readonly inn: string;
  /** Ed25519 over the statement's UTF-8 bytes, in 128 hexadecimal digits. */
  sign(statement: string): string;
}

const FILE = 'inn.key';
const SECRET = /^[0-9a-f]{64}$/;
const SECRET_BYTES = 32;
/** What stands before the 32 bytes of a private key (PKCS 8), and how much before those of a public one (SPKI). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI_HEAD = 12;

/** `given`: what INN_KEY says, if anything; else the key of this folder, made now if there is none yet. */
export function openInnKey(folder: string, given?: string): InnKey {
  if (given === undefined || given === '') return keyOf(readOrMake(folder));
  const secret = given.trim().toLowerCase();
  if (!SECRET.test(secret))
    throw new Error(
      'INN_KEY wants 64 hexadecimal digits, as `openssl rand -hex 32` prints them; what it says is not told here',
    );
  return keyOf(secret);
}

function keyOf(secret: string): InnKey {
  const key: KeyObject = createPrivateKey({
    key: Buffer.concat([PKCS8, Buffer.from(secret, 'hex')]),
    format: 'der',
    type: 'pkcs8',
  });
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return {
    inn: spki.subarray(SPKI_HEAD).toString('hex'),
    sign: (statement) => sign(null, Buffer.from(statement, 'utf8'), key).toString('hex'),
  };
}

function readOrMake(folder: string): string {
  const path = join(folder, FILE);
  try {
    return readSecret(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  make(folder, path);
  return readSecret(path); // Not what was made here: another process may have been first.
}

/**
 * Written whole under another name and only then given its own, which fails where the name is taken: of two processes
 * one is first, and nobody ever reads half a key. It is on disk before anything is signed with it.
 */
function make(folder: string, path: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}.${randomBytes(8).toString('hex')}`;
  const file = openSync(draft, 'wx', 0o600);
  try {
    writeSync(file, `${randomBytes(SECRET_BYTES).toString('hex')}\n`);
    fsyncSync(file);
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    closeSync(file);
    unlinkSync(draft);
  }
  syncFolder(folder);
}

/** The name is on disk, too. Windows opens no folders, and needs not. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function readSecret(path: string): string {
  const secret = readFileSync(path, 'utf8').trim();
  if (!SECRET.test(secret))
    throw new Error(`${path} holds no key: put back the one that was there, or take the file away for a new inn`);
  if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0)
    throw new Error(`${path} can be read by others on this machine: chmod 600 it, and if you doubt them, take it away`);
  return secret;
}
