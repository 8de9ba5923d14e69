/** An inn that draws seeds and signs for them with its key: kernel/vow.ts has the words. */
import { randomBytes } from 'node:crypto';
import {
  closingStatement,
  commitment,
  type GameRecord,
  type Opened,
  openingStatement,
  type Signed,
  sealOf,
  vowStatement,
} from '@tabard/kernel';
import type { Room } from '../room/room';
import type { InnKey } from './inn-key';

/** Draws seeds and signs for them: see docs/fair-dice.md. */
export interface Swearer {
  vow(table: string, at: number): Pick<Room, 'seed' | 'vow'>;
  /** Null: it was given under another key, of which this one can say nothing. */
  open(vow: NonNullable<Room['vow']>, table: string, at: number, opened: Opened): Signed | null;
  /** The record with the inn's word that it ended so; as it is, where the inn said nothing of it before. */
  close(record: GameRecord, at: number): GameRecord;
}

const SEED_BYTES = 32;

export const swearerWith = ({ inn, sign }: InnKey): Swearer => ({
  vow(table, at) {
    const seed = randomBytes(SEED_BYTES).toString('hex');
    const promise = { table, commitment: commitment(seed), at };
    return { seed, vow: { inn, commitment: promise.commitment, at, signature: sign(vowStatement(promise)) } };
  },

  open(vow, table, now, opened) {
    if (vow.inn !== inn) return null;
    const at = notBefore(vow.at, now);
    return { at, signature: sign(openingStatement(table, at, opened)) };
  },

  close(record, now) {
    const { vow } = record;
    if (vow?.inn !== inn) return record;
    const at = notBefore(vow.opening.at, now);
    return { ...record, closing: { at, signature: sign(closingStatement(vow.table, at, sealOf(record))) } };
  },
});

/** A clock may be set back; what came later is never said to have come before. */
const notBefore = (earlier: number, at: number): number => Math.max(earlier, Math.floor(at));
