/** What the inn says about its dice, and when: kernel/vow.ts has the words, here they are signed. */
import { randomBytes } from 'node:crypto';
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
import type { InnKey } from './inn-key';

const SEED_BYTES = 32;

export const drawSeed = (): string => randomBytes(SEED_BYTES).toString('hex');

/** When a table is made, before anybody gives a nonce. */
export function makeVow(key: InnKey, table: string, seed: string, at: number): ShownVow {
  const promise = { table, commitment: commitment(seed), at };
  return { inn: key.inn, ...promise, signature: key.sign(vowStatement(promise)) };
}

/** A table as it begins; a seat without a nonce (a bot, or who gave none) has an empty one. */
export interface Beginning extends Omit<Setup, 'vow' | 'nonces' | 'quiet' | 'script'> {
  readonly nonces: readonly string[];
}

/**
 * The setup of its match, with the inn's word on it. Without it where the inn has another key than when it promised:
 * the game is none the worse, and its record says nothing of an inn. A RangeError says what fits no table of the game.
 */
export function openTable(key: InnKey, shown: ShownVow, game: AnyGame, setup: Beginning, at: number): Setup {
  const { seed, seats, nonces, brought = null } = setup;
  if (commitment(seed) !== shown.commitment) throw new RangeError('this is not the seed that was promised');
  if (nonces.length !== seats) throw new RangeError(`${seats} seats give ${seats} nonces, not ${nonces.length}`);
  const options = checkOptions(game, setup.options ?? {}, seats, brought);
  if (typeof options === 'string') throw new RangeError(options);
  if (shown.inn !== key.inn) return { ...setup, options };
  const { commitment: promised, inn, table, signature } = shown;
  const opened = { commitment: promised, game: game.id, version: game.version, packs: game.packs };
  const opening = notBefore(shown.at, at);
  const statement = openingStatement(table, opening, { ...opened, seats, options, nonces });
  const vow = { inn, table, at: shown.at, signature, opening: { at: opening, signature: key.sign(statement) } };
  return { ...setup, options, vow };
}

/** The record of a game that is over, with the inn's word that it ended so; as it is where the inn vowed nothing. */
export function closeRecord(key: InnKey, record: GameRecord, at: number): GameRecord {
  const { vow } = record;
  if (vow?.inn !== key.inn) return record;
  const closed = notBefore(vow.opening.at, at);
  const signature = key.sign(closingStatement(vow.table, closed, sealOf(record)));
  return { ...record, closing: { at: closed, signature } };
}

/** A clock may be set back; what came later is never said to have come before. */
const notBefore = (earlier: number, at: number): number => Math.max(earlier, Math.floor(at));
