/** How an inn's word may be forged, by whoever can play, hash and seal, but not sign with the inn's key. */
import type { Plain, Vow } from '@tabard/kernel';
import { changeLeaf } from './edits';
import { type Edit, type Forger, type Mutation, playOn, sealed, written } from './forging';
import { drawnSeed, TestInn } from './inn';

const ofVow = (edit: (vow: Vow, forger: Forger) => ReturnType<Edit>) =>
  sealed((forger) => (forger.record.vow ? edit(forger.record.vow, forger) : null));

const STRANGER = new TestInn('a stranger');

/** Signatures that are none. */
const INN_OF_NO_ONE: Vow = {
  inn: STRANGER.key,
  table: '',
  at: 0,
  signature: '0'.repeat(128),
  opening: { at: 0, signature: '0'.repeat(128) },
};

export const VOWS: { readonly [name: string]: Mutation } = {
  'no vow': ofVow(() => ({ vow: null, closing: null })),
  'no vow but an ending': ofVow((_, { record }) => (record.closing ? { vow: null } : null)),
  'no ending': ofVow((_, { record }) => (record.closing ? { closing: null } : null)),
  'another table of the inn': ofVow((vow) => ({ vow: { ...vow, table: `${vow.table}0` } })),
  // A vow is a line of JSON; an interface is no Plain to TypeScript.
  'a leaf of the vow': ofVow((vow, { whims }) => ({ vow: changeLeaf(vow as unknown as Plain, whims) })),
  'another inn': ofVow((vow) => ({ vow: { ...vow, inn: STRANGER.key } })),
  'a signature for another': ofVow((vow, { whims }) => {
    const [one, other] = [vow.signature, vow.opening.signature];
    return whims.below(2) === 0
      ? { vow: { ...vow, signature: other, opening: { ...vow.opening, signature: one } } }
      : { vow: { ...vow, opening: { ...vow.opening, signature: one } } };
  }),
  'nonces exchanged under the vow': ofVow((_, { record }) => ({ nonces: record.nonces.toReversed() })),
  'nonces given later': ofVow((_, { record, whims }) => ({
    nonces: record.nonces.with(whims.below(record.seats), 'given when the seed was known'),
  })),
  'a vow without its opening': ofVow(({ opening: _, ...vow }) => ({ vow })),
  'the vow of a stranger': (forger) => {
    const { played, record } = forger;
    const { vow: _, ...setup } = played.setup;
    const seed = drawnSeed(record.seed);
    const table = STRANGER.open(played.module.game, { ...setup, seed, nonces: undefined }, 'elsewhere');
    // Honest all the same: somebody's inn, though not this one, and its key is told.
    return written(playOn(forger, table), forger.whims.below(2) === 0 ? {} : { vow: record.vow ?? INN_OF_NO_ONE });
  },
  'a vow on a game of no inn': sealed(({ record, played }) =>
    record.vow ? null : { vow: STRANGER.open(played.module.game, { ...played.setup, seed: drawnSeed('x') }, 'x').vow },
  ),
};
