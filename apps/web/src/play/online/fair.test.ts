import { type GameRecord, Match, recordOf } from '@tabard/kernel';
import { drawnSeed, ferry, TestInn } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { fairnessOf, isSworn } from './fair';
import type { Held } from './tokens';

const inn = new TestInn('the inn');
const NONCES = ['', 'aa'.repeat(16), 'bb'.repeat(16)];
const table = 'table';
const seed = drawnSeed('fair');

/** A game that the inn opened at its table, with what the seats brought. */
function played(match = inn.open(ferry, { seats: 3, seed, nonces: NONCES }, table)): GameRecord {
  return recordOf(Match.start(ferry, match));
}

const kept = (over: Partial<Held> = {}): Held => {
  const { table: _, ...vow } = inn.vow(table, seed);
  return { table, token: 't', name: 'Ann', game: 'ferry', nonce: NONCES[1], vow, at: 1, ...over };
};

test('whoever was shown the vow and finds their nonce in the record knows it; the others have the word of the inn', () => {
  expect(fairnessOf(played(), kept(), [1])).toEqual({ kind: 'known' });
  expect(fairnessOf(played(), kept(), [2, 1])).toEqual({ kind: 'known' }); // One seat was taken over.
  expect(fairnessOf(played(), null, [])).toEqual({ kind: 'word' });
  expect(fairnessOf(played(), kept({ nonce: null, vow: null }), [1])).toEqual({ kind: 'word' });
});

test('another seed, another nonce or another inn than the one that was seen is told', () => {
  const other = new TestInn('another inn');
  const swapped = played(inn.open(ferry, { seats: 3, seed: drawnSeed('chosen later'), nonces: NONCES }, table));
  expect(fairnessOf(swapped, kept(), [1])).toMatchObject({ kind: 'broken' });
  expect(fairnessOf(played(), kept({ nonce: 'cc'.repeat(16) }), [1])).toMatchObject({ kind: 'broken' });
  expect(fairnessOf(played(other.open(ferry, { seats: 3, seed, nonces: NONCES }, table)), kept(), [1])).toMatchObject({
    kind: 'broken',
  });
  const { vow } = played();
  expect(fairnessOf({ ...played(), vow: { ...vow!, at: vow!.at + 1 } }, null, [])).toMatchObject({ kind: 'broken' });
});

test('a game that was begun elsewhere has no vow; where one was shown it must not be missing', () => {
  const own = recordOf(Match.start(ferry, { seats: 3, seed: 's' }));
  expect(fairnessOf(own, kept({ vow: null, nonce: null }), [1])).toEqual({ kind: 'brought' });
  expect(fairnessOf(own, kept(), [1])).toMatchObject({ kind: 'broken' });
  expect(fairnessOf({ ...own, practice: true }, kept(), [1])).toEqual({ kind: 'home' });
});

test('no nonce is given for a vow that the inn did not sign', () => {
  const { table: _, ...vow } = inn.vow(table, seed);
  expect(isSworn({ id: table, vow })).toBe(true);
  expect(isSworn({ id: 'another', vow })).toBe(false);
  expect(isSworn({ id: table, vow: null })).toBe(true);
});
