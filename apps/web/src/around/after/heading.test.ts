/** What stands over a game that is looked back on. */
import type { GameModule, Speaker } from '@tabard/content';
import type { Match } from '@tabard/kernel';
import { t } from '@tabard/page/words/words';
import { expect, test } from 'vitest';
import { headingOf } from './heading';

const speaker = { say: ({ id }: { id: string }) => `says ${id}` } as Speaker;
const match = (places: number[] | null) => ({ standing: places && { places }, seen: () => ({}) }) as unknown as Match;
const heading = (places: number[] | null, module: object = {}) =>
  headingOf({ speech: {}, ...module } as GameModule, match(places), ['Ann', 'Ben', 'Cid'], speaker);

test('a game that goes on has no winner yet', () => {
  expect(heading(null)).toBe(t('after.goesOn'));
  expect(heading(null, { isCoop: true })).toBe(t('after.goesOn'));
});

test('who won is named, and all of them where several did', () => {
  expect(heading([2, 1, 3])).toBe(t('after.wins', { count: 1, names: 'Ben' }));
  expect(heading([1, 1, 3])).toBe(t('after.wins', { count: 2, names: 'Ann and Ben' }));
  expect(heading([1, 1, 1])).toContain('Ann, Ben, and Cid');
});

test('a party wins or fails together, and nobody is named', () => {
  expect(heading([1, 1, 1], { isCoop: true })).toBe(t('after.partyWins'));
  expect(heading([2, 2, 2], { isCoop: true })).toBe(t('after.partyFails'));
  expect(t('after.partyWins')).not.toBe(t('after.partyFails'));
});

test('a story ends as it says itself', () => {
  const ending = () => ({ title: { id: 'endings.sunrise' } });
  expect(heading([1, 2, 2], { speech: { ending } })).toBe('says endings.sunrise');
  expect(heading([1, 2, 2], { speech: { ending: () => null } })).toContain('Ann');
});
