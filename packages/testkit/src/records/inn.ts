/** An inn for tests: it signs vows with Node's own Ed25519, by a key that is the same each time. */
import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import {
  type AnyGame,
  checkOptions,
  closingStatement,
  commitment,
  type GameRecord,
  openingStatement,
  type Setup,
  type ShownVow,
  sealOf,
  vowStatement,
} from '@tabard/kernel';

/** What stands before the 32 bytes of a private key (PKCS 8) and of a public one (SPKI). */
const PRIVATE = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_LENGTH = 12;

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** The seed an inn might draw: of these words, always the same. */
export const drawnSeed = (words: string): string => sha256(words).toString('hex');

const MADE = Date.UTC(2026, 10, 1, 18);
const MINUTE = 60_000;

export class TestInn {
  private readonly secret: KeyObject;
  /** The public key. */
  readonly key: string;

  constructor(name: string) {
    this.secret = createPrivateKey({ key: Buffer.concat([PRIVATE, sha256(name)]), format: 'der', type: 'pkcs8' });
    const spki = createPublicKey(this.secret).export({ format: 'der', type: 'spki' });
    this.key = spki.subarray(PUBLIC_LENGTH).toString('hex');
  }

  sign(statement: string): string {
    return sign(null, Buffer.from(statement, 'utf8'), this.secret).toString('hex');
  }

  vow(table: string, seed: string, at = MADE): ShownVow {
    const promise = { table, commitment: commitment(seed), at };
    return { inn: this.key, ...promise, signature: this.sign(vowStatement(promise)) };
  }

  /** The setup with the inn's word on it; seats that give no nonce have an empty one. */
  open(game: AnyGame, setup: Setup, table: string): Setup {
    const { seats, brought = null, nonces = Array<string>(seats).fill('') } = setup;
    const { id, version, packs } = game;
    const options = checkOptions(game, setup.options ?? {}, seats, brought);
    if (typeof options === 'string') throw new RangeError(options);
    const { commitment, ...vow } = this.vow(table, setup.seed);
    const at = vow.at + MINUTE;
    const opened = { commitment, game: id, version, packs, seats, options, nonces };
    const opening = { at, signature: this.sign(openingStatement(table, at, opened)) };
    return { ...setup, nonces, vow: { ...vow, opening } };
  }

  close(record: GameRecord): GameRecord {
    const at = record.vow!.opening.at + MINUTE;
    return {
      ...record,
      closing: { at, signature: this.sign(closingStatement(record.vow!.table, at, sealOf(record))) },
    };
  }
}
