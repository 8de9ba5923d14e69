/** Which requirement does what to a throw, and how they go together (DF-R108.1, DF-R108.4, DF-R108.8). */
import type { Requirement } from '../types';

export type Channel = 'view' | 'hand' | 'timing' | 'launcher' | 'path';

export const CHANNEL: { readonly [requirement in Requirement]: Channel } = {
  blind: 'view',
  'eye-level': 'view',
  'weak-hand': 'hand',
  jump: 'timing',
  dancing: 'timing',
  'card-flick': 'launcher',
  head: 'launcher',
  prayer: 'launcher',
  punch: 'launcher',
  'under-table': 'launcher',
  waterfall: 'launcher',
  x: 'launcher',
  'ice-floe': 'path',
  'ice-wall': 'path',
  pond: 'path',
};

/** DF-R108.4: where the die starts comes from the first of these that is in force. */
export const LAUNCHERS = ['waterfall', 'under-table', 'head', 'card-flick', 'punch', 'x', 'prayer'] as const;
export type Launcher = (typeof LAUNCHERS)[number] | 'plain';

export const launcherOf = (reqs: readonly Requirement[]): Launcher =>
  LAUNCHERS.find((launcher) => reqs.includes(launcher)) ?? 'plain';

/** The requirements in force, by channel; launchers in the order in which they are passed. */
export function channelsOf(reqs: readonly Requirement[]): { readonly [channel in Channel]: readonly Requirement[] } {
  const of = (channel: Channel) => reqs.filter((requirement) => CHANNEL[requirement] === channel);
  return {
    view: of('view'),
    hand: of('hand'),
    timing: of('timing'),
    launcher: LAUNCHERS.filter((launcher) => reqs.includes(launcher)),
    path: of('path'),
  };
}

/** What each requirement makes of the errors of bots and assist, in tenths (DF-R107). */
const FACTOR: { readonly [requirement in Requirement]: number } = {
  blind: 18,
  'card-flick': 12,
  'eye-level': 13,
  head: 13,
  'ice-floe': 11,
  'ice-wall': 13,
  jump: 12,
  pond: 11,
  prayer: 12,
  punch: 12,
  'under-table': 13,
  waterfall: 10,
  'weak-hand': 17,
  x: 13,
  dancing: 13,
};
const GREATEST_FACTOR = 3;

/** DF-R108.8: the factors of a combination multiply, at most 3. */
export const factorOf = (reqs: readonly Requirement[]): number =>
  Math.min(
    GREATEST_FACTOR,
    reqs.reduce((product, requirement) => (product * FACTOR[requirement]) / 10, 1),
  );
