/**
 * What an inn signs about the dice of a table, and how anybody checks it. Three statements, each a line of canonical
 * JSON (keys sorted, no spaces) signed as its UTF-8 bytes with the inn's key (Ed25519):
 *
 * - the vow, when the table is made: this seed is fixed, here is its commitment. Only then do seats give nonces;
 * - the opening, when the game begins: this game, at this table, with these nonces;
 * - the closing, when it is over: this very record.
 *
 * A signature proves who says it and when they say it was; not that they are honest. Here is no secret and no clock:
 * whoever signs does so elsewhere.
 */
import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { TableOptions } from './game';
import { isWellFormed, LIMITS } from './limits';
import { canonical } from './plain';

/** A signature, and when it was made: whole milliseconds since 1970, by the inn's clock. */
export interface Signed {
  readonly at: number;
  /** 128 hexadecimal digits. */
  readonly signature: string;
}

/** What a record carries of an inn's word; what it is about stands in the record already. */
export interface Vow extends Signed {
  /** The inn's public key: 64 hexadecimal digits. */
  readonly inn: string;
  readonly table: string;
  readonly opening: Signed;
}

/** What a seat is shown before it gives its nonce. */
export interface ShownVow extends Signed {
  readonly inn: string;
  readonly table: string;
  readonly commitment: string;
}

/** What a seat keeps of it: with that it need take nobody's word. */
export interface KeptVow {
  readonly shown: ShownVow;
  readonly seat: number;
  readonly nonce: string;
}

/** The table as it is when the game begins; a seat that gave no nonce (a bot) has an empty one. */
export interface Opened {
  readonly game: string;
  readonly version: string;
  readonly packs: { readonly [name: string]: string };
  readonly seats: number;
  readonly options: TableOptions;
  readonly nonces: readonly string[];
  readonly commitment: string;
}

// ---- the statements

type Part<T, K extends keyof T> = { readonly [field in K]: T[field] };

export const vowStatement = ({ table, commitment, at }: Part<ShownVow, 'table' | 'commitment' | 'at'>): string =>
  canonical({ tabard: 'vow', table, commitment, at });

export function openingStatement(table: string, at: number, opened: Opened): string {
  const { commitment, game, version, packs, seats, options, nonces } = opened;
  return canonical({ tabard: 'opening', table, commitment, game, version, packs, seats, options, nonces, at });
}

/** `seal`: that of the record, which is the hash of all that stands above it. */
export const closingStatement = (table: string, at: number, seal: string): string =>
  canonical({ tabard: 'closing', table, seal, at });

// ---- checking them

const KEY = /^[0-9a-f]{64}$/;
const SIGNATURE = /^[0-9a-f]{128}$/;
const SEED = /^[0-9a-f]{64}$/;

export const isInnKey = (text: string): boolean => KEY.test(text);

export function isSignedBy(inn: string, statement: string, signature: string): boolean {
  if (!isInnKey(inn) || !SIGNATURE.test(signature)) return false;
  hashes.sha512 = sha512; // The library brings none of its own; without it, it would have to wait for the browser's.
  return verify(hexToBytes(signature), utf8ToBytes(statement), hexToBytes(inn), { zip215: false });
}

/** Whether an inn really promised this. Whoever gives a nonce asks this first. */
export const isVowSigned = (shown: ShownVow): boolean => isSignedBy(shown.inn, vowStatement(shown), shown.signature);

/** All that a record tells of an inn's word. */
export interface Vowed extends Opened {
  readonly seed: string;
  readonly vow: Vow | null;
  readonly closing: Signed | null;
}

/** Why an inn's word in a record does not hold, or null. That the seed is the one committed to is found elsewhere. */
export function checkVow(record: Vowed, sealOf: () => string): string | null {
  const { vow, closing, seed, commitment } = record;
  if (!vow) return closing && 'it ends with an inn’s word, and begins without';
  const { inn, table, at, signature, opening } = vow;
  if (!SEED.test(seed)) return 'an inn draws its seed: 32 bytes, written as 64 hexadecimal digits';
  if (!isVowSigned({ inn, table, commitment, at, signature }))
    return 'the inn did not sign this vow: its seed, its table or its time is another';
  if (opening.at < at) return 'it began before the inn made its vow';
  if (!isSignedBy(inn, openingStatement(table, opening.at, record), opening.signature))
    return 'the inn did not sign this opening: its game, its options or its nonces are others';
  if (!closing) return null;
  if (closing.at < opening.at) return 'it was over before it began';
  return isSignedBy(inn, closingStatement(table, closing.at, sealOf()), closing.signature)
    ? null
    : 'the inn did not sign this ending: something in the record is other than it was';
}

/** Why a record is not the game of which this seat kept a vow and a nonce, or null: then the seat knows it was fair. */
export function checkKept({ vow, commitment, nonces }: Vowed, { shown, seat, nonce }: KeptVow): string | null {
  if (!vow) return 'it carries no vow';
  if (vow.inn !== shown.inn) return 'it is the vow of another inn';
  if (vow.table !== shown.table) return 'it was played at another table';
  if (commitment !== shown.commitment) return 'the seed is not the one that was promised before the nonces were given';
  return nonces[seat] === nonce ? null : 'the nonce of this seat is not the one it gave';
}

/** Seats that gave a nonce. */
export const noncesGiven = (nonces: readonly string[]): number => nonces.filter((nonce) => nonce !== '').length;

// ---- written in one way

const signedIn = ({ at, signature }: Signed): Signed => ({ at, signature });

/** Just its fields, in the order they are written. */
export const vowIn = ({ inn, table, at, signature, opening }: Vow): Vow => ({
  inn,
  table,
  at,
  signature,
  opening: signedIn(opening),
});

type Unknown = { readonly [field: string]: unknown };
const isUnknown = (value: unknown): value is Unknown => typeof value === 'object' && value !== null;

const hasSignature = (value: unknown): value is Signed =>
  isUnknown(value) &&
  Number.isSafeInteger(value.at) &&
  (value.at as number) >= 0 &&
  (value.at as number) <= LIMITS.time &&
  typeof value.signature === 'string' &&
  SIGNATURE.test(value.signature);

const isWritten = (value: unknown, as: unknown): boolean => JSON.stringify(value) === JSON.stringify(as);

/** Just that, and nothing beside it that nobody signed. */
export const isSigned = (value: unknown): value is Signed => hasSignature(value) && isWritten(value, signedIn(value));

export const isVow = (value: unknown): value is Vow =>
  hasSignature(value) &&
  'inn' in value &&
  typeof value.inn === 'string' &&
  isInnKey(value.inn) &&
  'table' in value &&
  typeof value.table === 'string' &&
  isWellFormed(value.table) &&
  'opening' in value &&
  hasSignature(value.opening) &&
  isWritten(value, vowIn(value as Vow));
