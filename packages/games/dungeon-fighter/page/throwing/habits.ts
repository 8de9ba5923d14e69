/** How a person throws, kept in this browser (DF-R104.9: anyone may change it before any throw). */

import { type Likings, LikingsStore, parseLikings, usualOf } from '@tabard/page/settings/likings';
import { useSyncExternalStore } from 'react';

export const THROW_SCHEMES = ['drag', 'keys', 'one-button', 'assist'] as const;
export type ThrowScheme = (typeof THROW_SCHEMES)[number];

/** Each habit with all its values, the usual first; numbers are bounded. */
const SHAPE = {
  scheme: THROW_SCHEMES,
  slow: [false, true],
  /** Aim tones: bars and gauges are heard. */
  ear: [false, true],
  /** The hand one writes with: the other side of the picture is free of buttons. */
  strong: ['right', 'left'],
  barSpeed: { min: 50, max: 200, usual: 100 },
  sensitivity: { min: 50, max: 200, usual: 100 },
} as const;
export type Habits = Likings<typeof SHAPE>;
type Name = keyof Habits;

export const parseHabits = (text: string | null): Habits => parseLikings(text, SHAPE, usualOf(SHAPE));

const store = new LikingsStore('tabard.dungeon-fighter.hand', SHAPE, () => usualOf(SHAPE));
let isFollowing = false;

function subscribe(listener: () => void): () => void {
  if (!isFollowing) store.followOtherTabs();
  isFollowing = true;
  return store.subscribe(listener);
}

export function setHabit<N extends Name>(name: N, value: Habits[N]): void {
  store.set(name, value);
}

export const useHabits = (): Habits => useSyncExternalStore(subscribe, store.get, store.get);
