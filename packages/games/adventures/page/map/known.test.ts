/** What the map tells of a place, and where the party's marker stands. */
import { createSpeaker, type Words } from '@tabard/content';
import { expect, test } from 'vitest';
import told from '../../told';
import type { Chart, KnownPath, KnownPlace } from './chart';
import { knownOf, markerAt } from './known';
import { gridOf, layMap, type Place } from './layout';

const speaker = createSpeaker({ words: [told.words.en as Words], names: [], language: 'en', strict: true });
const PLACE: KnownPlace = {
  letter: 'B',
  name: 'There',
  at: [2, 2],
  isHere: false,
  isOpen: true,
  isExplored: true,
  xp: 0,
  tokens: [],
  go: null,
};
const PATH: KnownPath = { id: 'ab', ends: ['A', 'B'], isOpen: true, isOneWay: false, hasToken: false, encounter: null };

/** The ids of what is said, by their last word. */
function known(place: Partial<KnownPlace>, ...paths: readonly Partial<KnownPath>[]): string[] {
  const ids: string[] = [];
  const say = (message: { readonly id: string }) => {
    ids.push(message.id.split('.').at(-1)!);
    return speaker.say(message);
  };
  const chart = { paths: paths.map((path) => ({ ...PATH, ...path })) } as unknown as Chart;
  const says = knownOf({ say }, { ...PLACE, ...place }, chart);
  expect(says.every((sentence) => sentence.length > 0 && !sentence.includes('⟨'))).toBe(true);
  return ids;
}

test('first whether somebody has been there, then what hinders, what lies there, and that one can go', () => {
  expect(known({})).toEqual(['explored']);
  expect(known({ isExplored: false, isOpen: false, xp: 2 })).toEqual(['unexplored', 'closed', 'xp']);
  expect(known({ go: { seat: 0, first: 'x', next: null } })).toEqual(['explored', 'go']);
});

test('where the party stands it may stop, and hears of no encounter on the way to itself', () => {
  expect(known({ isHere: true, go: { seat: 0, first: 'stop', next: null } }, { hasToken: true })).toEqual([
    'here',
    'stop',
  ]);
});

test('an encounter is told of a place to which an open path with a token leads, and of no other', () => {
  expect(known({}, { hasToken: true })).toEqual(['explored', 'encounter']);
  expect(known({}, { hasToken: true, isOpen: false })).toEqual(['explored']);
  expect(known({}, { hasToken: true, ends: ['A', 'C'] })).toEqual(['explored']);
  expect(known({}, { hasToken: true }, { hasToken: true })).toEqual(['explored', 'encounter']); // Once for two paths.
});

const places: Place[] = [
  { letter: 'A', name: 'A', at: [1, 1] },
  { letter: 'B', name: 'B', at: [4, 3] },
];
const layout = layMap(gridOf(places), places, [{ id: 'ab', ends: ['A', 'B'] }], { width: 27, height: 26 });
const standing = (at: string | null, path: string | null) =>
  markerAt({ at, move: path === null ? null : { path } } as Parameters<typeof markerAt>[0], layout);

test('the marker stands on its place, beside an encounter on the path, or nowhere yet', () => {
  const [a, b] = layout.spots;
  expect([standing('A', null), standing('B', 'ab')]).toEqual([a, b]);
  const { x } = standing(null, 'ab')!;
  expect(x).toBeGreaterThan(Math.min(a.x, b.x));
  expect(x).toBeLessThan(Math.max(a.x, b.x));
  expect([standing(null, null), standing('Z', null), standing(null, 'zz')]).toEqual([null, null, null]);
});
