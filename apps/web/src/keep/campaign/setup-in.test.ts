/** How a game of a campaign was set up: by its record, by its log where it has none, and by nothing where both are damaged. */
import { Match, makeRecord, recordOf } from '@tabard/kernel';
import { luckyPig } from '@tabard/testkit';
import { expect, test } from 'vitest';
import type { Volume } from '../storage/campaign-schema';
import { campaignBroughtTo } from './play';
import { setupIn } from './setup-in';

const volume = (text: string): Volume => ({ text, save: null, at: 1, game: null });
const log = (match: object, seats = 2) =>
  volume(JSON.stringify({ tabard: 'table', setup: { match, sitters: Array(seats).fill({}) } }));

test('by its record', () => {
  const match = Match.start(luckyPig, { seats: 3, seed: 'x' });
  expect(setupIn(volume(makeRecord(recordOf(match))))).toEqual({ options: {}, brought: null, seats: 3 });
});

test('by the log of its table, where its rules changed on the way', () => {
  expect(setupIn(log({ options: { road: 'long' }, brought: { gold: 3 } }))).toEqual({
    options: { road: 'long' },
    brought: { gold: 3 },
    seats: 2,
  });
  expect(setupIn(log({}))).toEqual({ options: {}, brought: null, seats: 2 });
});

test.each(['', 'no json', '{}', '[]', 'null', '{"setup":{}}'])('%j was never set up', (text) => {
  expect(setupIn(volume(text))).toBeNull();
});

test('what the game before kept is what this one was brought, without what each of them has beside it', () => {
  const brought = (what: unknown) => campaignBroughtTo(JSON.stringify({ brought: what }));
  expect(brought({ campaign: { gold: 3 }, heroes: [1], leaves: [0] })).toEqual({ campaign: { gold: 3 } });
  expect([brought(null), brought({ heroes: [1] })]).toEqual([null, null]);
});
