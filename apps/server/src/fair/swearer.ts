/** An inn that draws seeds and signs for them with its key. */
import { openingStatement } from '@tabard/kernel';
import type { Swearer } from '../host/inn';
import type { InnKey } from './inn-key';
import { closeRecord, drawSeed, makeVow } from './vow';

export const swearerWith = (key: InnKey): Swearer => ({
  vow(table, at) {
    const seed = drawSeed();
    const { table: _, ...vow } = makeVow(key, table, seed, at);
    return { seed, vow };
  },
  // Of another key it can say nothing.
  open: (vow, table, at, opened) =>
    vow.inn === key.inn ? { at, signature: key.sign(openingStatement(table, at, opened)) } : null,
  close: (record, at) => closeRecord(key, record, at),
});
