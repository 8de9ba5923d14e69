/** What can be done with a campaign, without a look into its games. */
import type { Plain } from '@tabard/kernel';
import { expect, test } from 'vitest';
import type { Volume } from '../storage/campaign-schema';
import type { KeptCampaign } from '../storage/campaigns';
import type { SavedGame } from '../storage/saved';
import { doneIn, finishedOf, standsAt } from './chain';

const KEPT = { gold: 7 };
const volume = (save: Plain): Volume => ({ text: '', save, at: 1, game: null });
const head = (over: boolean) => ({ id: 'g', over }) as SavedGame;
/** At its game of this number, with these volumes: kept by each, null for one that is not over. */
const campaign = (number: number, on: SavedGame | null, ...saves: Plain[]) =>
  ({ at: { number, id: on?.id ?? null }, head: on, volumes: saves.map(volume) }) as unknown as KeptCampaign;

test('a game on the table is played, whatever came before', () => {
  expect(standsAt(campaign(1, head(false)))).toEqual({ kind: 'playing', game: 'g' });
  expect(standsAt(campaign(2, head(false), KEPT))).toEqual({ kind: 'playing', game: 'g' });
});

test('one whose record is here and no table was left: it came in a file', () => {
  expect(standsAt(campaign(2, null, KEPT, null))).toEqual({ kind: 'left' });
});

test('between two games it has what the last one kept, also where the next was put away', () => {
  expect(standsAt(campaign(1, head(true), KEPT))).toEqual({ kind: 'between', save: KEPT });
  expect(standsAt(campaign(2, null, KEPT))).toEqual({ kind: 'between', save: KEPT });
  expect(standsAt(campaign(2, head(true), { gold: 1 }, KEPT))).toEqual({ kind: 'between', save: KEPT });
});

test('where not one game is over it begins; where one is and kept nothing, it is between games', () => {
  expect(standsAt(campaign(1, null))).toEqual({ kind: 'begins' });
  expect(standsAt(campaign(1, head(true)))).toEqual({ kind: 'between', save: null });
});

test('adventures are done when they are over: the one on the table counts only then', () => {
  expect([doneIn(campaign(1, head(false))), doneIn(campaign(1, head(true), KEPT))]).toEqual([0, 1]);
  expect([doneIn(campaign(3, head(false), KEPT, KEPT)), doneIn(campaign(3, head(true), KEPT, KEPT, KEPT))]).toEqual([
    2, 3,
  ]);
  expect([doneIn(campaign(2, null, KEPT, null)), doneIn(campaign(2, null, KEPT, KEPT))]).toEqual([1, 2]);
});

test('volumes that are missing are not counted as done', () => {
  expect(doneIn(campaign(4, head(false), KEPT))).toBe(1);
});

test('the last game of a file may not have come to its end', () => {
  expect(finishedOf([volume(KEPT), volume(null)])).toEqual([volume(KEPT)]);
});
