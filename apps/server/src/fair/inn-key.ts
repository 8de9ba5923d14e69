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
  /** INN_KEY, or the file that it stands in. */
  readonly from: string;
  /** Ed25519 over the statement's UTF-8 bytes, in 128 hexadecimal digits. */
  sign(statement: string): string;
}

const FILE = 'inn.key';
const SECRET = /^[0-9a-f]{64}$/;
const SECRET_BYTES = 32;
/** What stands before the 32 bytes of a private key (PKCS 8), and how much before those of a public one (SPKI). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI_HEAD = 12;

/** A key as it is kept: whoever knows it can sign as the inn. */
export interface KeptKey {
  readonly secret: string;
  readonly from: string;
}

/** Another key than the one under which this database's inn is known. */
export class OtherKey extends Error {
  override readonly name = 'OtherKey';
}

/** `given`: what INN_KEY says, if anything; else the key of this folder, made now if there is none yet. */
export function openInnKey(folder: string, given?: string): InnKey {
  return keyOf(keptKey(folder, given) ?? readOrMake(folder));
}

/** The key that is here, whoever's it is; null: none. */
export function keptKey(folder: string, given?: string): KeptKey | null {
  if (given === undefined || given === '') return readKept(join(folder, FILE));
  const secret = given.trim().toLowerCase();
  if (!SECRET.test(secret))
    throw new Error(
      'INN_KEY wants 64 hexadecimal digits, as `openssl rand -hex 32` prints them; what it says is not told here',
    );
  return { secret, from: 'INN_KEY' };
}

/** What the owner's database is asked before anybody signs there. */
interface Owned {
  owner(asking: string | null): Promise<string | null>;
  claim(inn: string, at: number): Promise<string>;
}

/**
 * The key of the inn whose database this is. Another is refused: two keys over one database are two inns that nobody can
 * tell apart. None is made where the database is somebody's already.
 */
export async function ownKey(store: Owned, folder: string, given?: string): Promise<InnKey> {
  const kept = keptKey(folder, given);
  const owner = await store.owner(kept && keyOf(kept).inn);
  if (!kept && owner !== null) throw new OtherKey(`${ownedBy(owner)}, and there is no key here. ${WHAT_TO_DO}`);
  const key = openInnKey(folder, given);
  const claimed = await store.claim(key.inn, Date.now());
  if (claimed !== key.inn)
    throw new OtherKey(`${ownedBy(claimed)}, and ${key.from} is the key of ${shown(key.inn)}. ${WHAT_TO_DO}`);
  return key;
}

const SHOWN = 12;
const shown = (inn: string): string => `${inn.slice(0, SHOWN)}…`;
const ownedBy = (inn: string): string => `this database is that of the inn ${shown(inn)}`;
const WHAT_TO_DO =
  'Give every process the key it was opened with first: INN_KEY, or inn.key in TABARD_DATA (a backup has it). If that key is lost for ever, say `npx tabard key --accept`.';

/** Under which name a key's inn is known. */
export const innOf = (kept: KeptKey): string => keyOf(kept).inn;

function keyOf({ secret, from }: KeptKey): InnKey {
  const key: KeyObject = createPrivateKey({
    key: Buffer.concat([PKCS8, Buffer.from(secret, 'hex')]),
    format: 'der',
    type: 'pkcs8',
  });
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return {
    inn: spki.subarray(SPKI_HEAD).toString('hex'),
    from,
    sign: (statement) => sign(null, Buffer.from(statement, 'utf8'), key).toString('hex'),
  };
}

function readOrMake(folder: string): KeptKey {
  const path = join(folder, FILE);
  make(folder, path);
  return readKept(path)!; // Not what was made here: another process may have been first.
}

function readKept(path: string): KeptKey | null {
  try {
    return { secret: readSecret(path), from: path };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
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
    throw new Error(
      `${path} holds no key: put back the one that was there; if it is lost, take the file away and say \`npx tabard key --accept\``,
    );
  if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0)
    throw new Error(`${path} can be read by others on this machine: chmod 600 it, and if you doubt them, take it away`);
  return secret;
}
