/** What every game must pass, for each campaign, makeup, stat mode and house rule of Para Roles. */
import type { TableOptions } from '@tabard/kernel';
import { conformance, soak } from '@tabard/testkit/vitest';
import { expect, test } from 'vitest';
import { paraRoles } from './game';

/** A close look costs much more than a decision, and a game has hundreds: a few at the start, then a sample. */
const closely = { first: 4, oneIn: soak(400, 150) };

const campaigns: readonly TableOptions[] = [
  { campaign: 'woods', split: 'draft' },
  { campaign: 'random', split: 'auto' },
  { campaign: 'tower', split: 'equal' },
  { campaign: 'doubles', split: 'auto' },
  { campaign: 'maze', split: 'auto' },
  { campaign: 'dungeon', split: 'auto' },
  { campaign: 'rifts', split: 'auto' },
];

/** Every other value of every option, in company. */
const ways: readonly TableOptions[] = [
  { campaign: 'random', stats: 'easy', split: 'auto', makeup: 'elite', market: 'always', 'hp-between': 'full' },
  { campaign: 'woods', stats: 'insane', makeup: 'peasants', apprentice: 'on', 'treasure-to': 'any-suit' },
  { campaign: 'random', stats: 'random', makeup: 'mixer', 'treasure-hunt': 'on', 'epic-after-run': 'renewed' },
  { campaign: 'tower', stats: 'less-random', makeup: 'blind-date', 'hp-between': 'plus-2', truce: '20-reshuffles' },
  { campaign: 'doubles', makeup: 'protectors', 'our-hero': 'on', 'band-of-fools': 'on', split: 'auto' },
  { campaign: 'woods', makeup: 'healers', 'ace-team': 'on', apprentice: 'on', 'minion-madness': 'on' },
  { campaign: 'maze', map: 'turners-knot', makeup: 'damage', split: 'auto' },
  { campaign: 'maze', map: 'twin-lungs', makeup: 'supports', split: 'auto' },
  { campaign: 'maze', map: 'empty-larder', makeup: 'elite', stats: 'easy', split: 'auto' },
  { campaign: 'dungeon', map: 'saltcellar-hold', stats: 'easy', split: 'auto' },
  { campaign: 'dungeon', map: 'ninth-gaol', makeup: 'elite', stats: 'easy', split: 'auto' },
  { campaign: 'dungeon', map: 'sleeping-hill', stats: 'easy', split: 'auto', 'minion-madness': 'on' },
  { campaign: 'rifts', makeup: 'elite', stats: 'easy', split: 'auto' },
];

const cases = [...campaigns, ...ways].map((options) => ({ seats: 4, options, games: 1, unattended: true, closely }));

conformance(paraRoles, cases);

test('every value of every table option is played', () => {
  for (const { id, values } of paraRoles.options) {
    const played = new Set(cases.map(({ options }) => options[id] ?? values[0]));
    expect([...played].sort(), id).toEqual([...values].sort());
  }
});
