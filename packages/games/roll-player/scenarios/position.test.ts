import { expect, test } from 'vitest';
import type { RollPlayer } from '../rules/board';
import { die, fullRows } from './position';
import {
  boardOf,
  heroOf,
  initiativeWords,
  laidOut,
  newGame,
  party,
  playTo,
  question,
  rowWords,
  says,
  ware,
} from './table.fixture';

test('a position is laid out in words, and nothing is there twice', () => {
  const b: RollPlayer = laidOut(
    {},
    {
      heroes: {
        0: { class: 'hexer', rows: { STR: ['red 2', 'gold 5', '_'], FAM: ['red-blue 3'] } },
        1: { cards: ['jeweled-dagger'], fiends: ['fidget'], banished: ['narrow-eye'], trophies: 2, gold: 9 },
      },
      phase: 'dice',
      initiative: [{ dice: ['green 6', 'red 1'] }],
      market: ['quarterstaff', '_'],
    },
  );
  expect(b.heroes[0].spaces.slice(0, 3)).toEqual([die('red'), die('gold'), -1]);
  expect(b.values[die('blue-red')]).toBe(3);
  expect(b.row[0].dice).toEqual([die('green'), die('red', 1)]);
  expect(b.bag).not.toContain(die('green'));
  expect(b.market).toEqual([ware('quarterstaff'), -1]);
  expect(b.marketDeck).not.toContain(ware('quarterstaff'));
  expect(b.heroes[1].trophies).toHaveLength(2);
  expect(b.known).toEqual([2, 2, 0]);
});

test('words that fit nothing are refused', () => {
  expect(() => laidOut({}, { purse: 3 })).toThrow('"purse" is no word here');
  expect(() => laidOut({}, { heroes: { 0: { rows: { STR: ['red 7'] } } } })).toThrow('cannot show "red 7"');
  expect(() => laidOut({}, { heroes: { 0: { hat: 1 } } })).toThrow('a hero has no "hat"');
});

test.each(['base', 'ff', 'full'])('every phase of mode %s can be entered', (mode) => {
  const combat = mode === 'base' ? [] : ['combat'];
  for (const phase of ['roll', 'dice', 'market', 'cleanup', ...combat, 'scoring']) {
    const rows = mode === 'base' ? { STR: ['red 3'] } : fullRows();
    const game = party({ phase, heroes: { 0: { rows } } }, { mode, seats: 3 });
    expect(boardOf(game).heroes).toHaveLength(3);
  }
});

test('dice turn in words', () => {
  const game = party({ phase: 'dice', initiative: [{ dice: ['green 6', 'red 1'] }] });
  expect(initiativeWords(game)[0]).toEqual(['green 6', 'red 1']);
  says(game, 0, 'card:0', 'place:green 6:DEX', 'place:red 1:STR');
  expect(rowWords(game, 0, 'DEX')).toEqual(['green 6', '_', '_']);
  expect(heroOf(game, 0).gold).toBe(5);
  expect(question(game)).toBe('action.choose');
});

test('a game begins by itself', () => {
  expect(question(newGame({ seats: 3 }))).toBe('initiative.select');
  playTo(newGame({ mode: 'base' }), 'market.option');
});
