/** An inn that draws seeds and signs for them with its key. */
import { randomBytes } from 'node:crypto';
import { commitment, openingStatement, vowStatement } from '@tabard/kernel';
import type { Swearer } from '../host/inn';
import type { InnKey } from './inn-key';

const SEED_BYTES = 32;

export const swearerWith = ({ inn, sign }: InnKey): Swearer => ({
  vow(table, at) {
    const seed = randomBytes(SEED_BYTES).toString('hex');
    const sworn = { table, commitment: commitment(seed), at };
    return { seed, vow: { inn, commitment: sworn.commitment, at, signature: sign(vowStatement(sworn)) } };
  },
  open: (table, at, opened) => ({ at, signature: sign(openingStatement(table, at, opened)) }),
});
