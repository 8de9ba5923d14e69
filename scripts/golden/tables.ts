/**
 * The golden games: small tables that together play every option, every number of seats and every bot of the house.
 * golden.test.ts says what is missing here.
 */
import type { TableOptions } from '@tabard/kernel';

export interface GoldenTable {
  /** One for each seat. */
  readonly bots: readonly string[];
  readonly options: TableOptions;
  /** Where a whole game takes too long: so many answers of it. */
  readonly answers?: number;
}

const at = (bots: string, options: TableOptions = {}, answers?: number): GoldenTable => ({
  bots: bots.split(' '),
  options,
  answers,
});

/** Throws come from the physics unless one says otherwise. It takes its time, as random heroes do. */
const A_COMBAT = 50;
const A_WHILE = 200;
const model: TableOptions = { throws: 'model' };

const PARTY = 'companion companion companion companion';
const MIXED = 'swing companion swing companion';

export const TABLES: { readonly [game: string]: readonly GoldenTable[] } = {
  'dark-minions': [
    at('minion captain schemer'),
    at('random random random random random', { firstSeat: '5', claim: 'automatic' }),
    at('schemer schemer captain minion', { mode: 'advanced', demonLords: 'on', firstSeat: '4' }),
    at('schemer captain schemer minion random', { mode: 'advanced', longerGame: 'on', firstSeat: '1', ghoul: '5' }),
    at('captain schemer captain', { mode: 'advanced', firstSeat: '2', wyvernMoves: 'own-only', undeadTurns: 'every' }),
    at('schemer minion schemer', { mode: 'advanced', firstSeat: '3', scourgeOwner: 'spared', plusFrom: 'any-die' }),
    at('schemer captain minion', { dicePerTown: 'any-number', whiteAlone: 'always' }),
  ],
  'para-roles': [
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
  ],
  'dungeon-fighter': [
    at('expert regular', {}, A_COMBAT),
    at('novice random', {}, A_COMBAT),
    at('random random novice', { ...model, heroes: 'dealt', leader: 'choose' }),
    at('regular expert novice regular', { ...model, difficulty: 'hard', levelUp: 'on' }),
    at('expert expert', { ...model, difficulty: 'inferno', ruling: 'on' }),
    at('regular novice expert regular novice', { ...model, boxes: 'ice+crate', levelUp: 'on' }),
    at('expert regular expert regular expert regular', { ...model, boxes: 'ice+crate', dice: 'crate' }),
  ],
  'roll-player': [
    at('squire', { mode: 'base', baseLeftovers: 'discard', baseRanks: 'fiends', int: 'new' }),
    at('squire squire'),
    at('squire random squire', { freeClass: 'yes', mixedMarket: 'yes' }),
    at('squire squire random squire', { mode: 'base', randomSheets: 'yes' }),
    at('squire random random squire random', { mode: 'full', fifthGold: '0' }),
    at('squire', { mode: 'full', fifthGold: '1' }),
    at('random random', { mode: 'full', fifthGold: '2' }),
  ],
  adventures: [
    at('random', { book: 'tutorial' }, A_WHILE),
    at('wayfarer-cautious wayfarer-bold'),
    at('companion wayfarer-curious random', { mode: 'legendary' }, A_WHILE),
    at('random random random random', {}, A_WHILE),
  ],
};
