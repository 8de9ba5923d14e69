/** Small tables that together play every option, every number of seats and every bot: each has one hash (scripts/golden). */
import { goldenTable as at, type GoldenTable } from '@tabard/lab';

/** A game of random answers has no end to speak of. */
const A_WHILE = 200;

const PARTY = 'companion companion companion companion';
const JOURNEYMEN = 'journeyman journeyman journeyman journeyman';
const MIXED = 'swing companion swing companion';

export const golden: readonly GoldenTable[] = [
  at(PARTY),
  at(
    'random random swing random',
    { campaign: 'random', split: 'auto', 'treasure-hunt': 'on', 'hp-between': 'full' },
    A_WHILE,
  ),
  at(MIXED, { campaign: 'tower', split: 'equal', makeup: 'protectors', 'band-of-fools': 'on', 'our-hero': 'on' }),
  at(MIXED, {
    campaign: 'doubles',
    stats: 'easy',
    makeup: 'healers',
    'minion-madness': 'on',
    'treasure-to': 'any-suit',
  }),
  at(PARTY, { campaign: 'maze', stats: 'insane', makeup: 'damage', market: 'always' }),
  at(PARTY, { campaign: 'maze', map: 'turners-knot', stats: 'random', makeup: 'supports', truce: '20-reshuffles' }),
  at(MIXED, { campaign: 'maze', map: 'twin-lungs', stats: 'less-random', makeup: 'mixer', 'hp-between': 'plus-2' }),
  at(MIXED, { campaign: 'maze', map: 'empty-larder', makeup: 'blind-date', apprentice: 'on', 'ace-team': 'on' }),
  at(PARTY, { campaign: 'dungeon', map: 'saltcellar-hold', makeup: 'peasants', 'epic-after-run': 'renewed' }),
  at(MIXED, { campaign: 'dungeon', map: 'ninth-gaol', makeup: 'elite' }, A_WHILE),
  at(PARTY, { campaign: 'dungeon', map: 'sleeping-hill', stats: 'easy' }),
  at(PARTY, { campaign: 'rifts' }),
  at(JOURNEYMEN, { campaign: 'doubles', split: 'auto' }),
  at(JOURNEYMEN, { campaign: 'rifts', makeup: 'peasants' }),
];
