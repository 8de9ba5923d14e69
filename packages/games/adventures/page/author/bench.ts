/** What an author is doing at the desk: kept while the trial has the window. */

import { Store, useStore } from '@tabard/page/store/store';
import type { Effect } from '../../story';
import { firstParty, type Party } from './party';
import type { TrialWish } from './trial';

export const TABS = ['findings', 'entries', 'map', 'odds', 'play'] as const;
export type Tab = (typeof TABS)[number];

export interface Bench {
  readonly tab: Tab;
  /** The entry that is read, and played from. */
  readonly label: string | null;
  /** Somebody followed a way to it: then it is where one reads on. */
  readonly isFollowed: boolean;
  readonly party: Party;
  readonly gold: number | null;
  readonly xp: number;
  readonly favor: readonly [number, number, number];
  /** By the text of the effect: what has happened before. */
  readonly before: { readonly [text: string]: Effect };
  /** Counters and fatigue, as they stand in their fields. */
  readonly figures: { readonly [id: string]: number };
  /** Where the party stands; null: where the entry belongs. */
  readonly at: string | null;
}

const FRESH: Bench = {
  tab: 'findings',
  label: null,
  isFollowed: false,
  party: firstParty(),
  gold: null,
  xp: 3,
  favor: [5, 5, 5],
  before: {},
  figures: {},
  at: null,
};

const bench = new Store(FRESH);

export const changeBench = (change: Partial<Bench>): void => bench.set({ ...bench.get(), ...change });

/** For another book. */
export const clearBench = (): void => changeBench({ ...FRESH, party: benchNow().party });

export const benchNow = bench.get;
export const useBench = (): Bench => useStore(bench);

/** Turns to an entry, wherever one was. */
export const turnTo = (label: string): void => changeBench({ tab: 'entries', label, isFollowed: true });

/** What is played from this entry, as the bench stands; gold that nobody has set is what such a party begins with. */
export function wishOf({ party, gold, xp, favor, before, at }: Bench, label: string): TrialWish {
  const journal = { xp, favor: [...favor], ...(gold === null ? {} : { gold }) };
  return { ...party, label, journal, before: Object.values(before), ...(at === null ? {} : { at }) };
}
