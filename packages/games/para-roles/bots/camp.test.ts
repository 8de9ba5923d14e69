/** What the companion does between fights: the dead, the wounded, the purse, the treasure. */
import type { Plain } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { boardOf, party, table } from '../scenarios/table.fixture';
import { answerAt, playOn } from './seated.fixture';

type Given = { readonly [name: string]: Plain };
const camp = (given: Given, options = {}) => party(given, options);

test('the dead come back: a poor one for its treasure, a rich one by Resurrection', () => {
  const dead = (treasure: number[]) => ({ party: { 2: { hp: 0, fallen: 1, treasure } } });
  expect(answerAt(camp(dead([1, 0, 0, 0])))).toBe('revive:2:treasure');
  expect(answerAt(camp(dead([2, 2, 0, 0])))).toBe('revive:2:resurrection');
  expect(answerAt(camp(dead([0, 0, 0, 0])))).toBe('revive:2:resurrection');
});

test('PR-21.10: a dead Healer with treasure comes back first and then raises the others', () => {
  const given = { party: { 1: { hp: 0, fallen: 1, treasure: [0, 0, 0, 3] }, 2: { hp: 0, fallen: 1 } } };
  expect(answerAt(camp(given))).toBe('revive:1:treasure');
});

test('an apprentice of two hit points is let rest', () => {
  const given = { party: { 0: { stats: [2, 2, 2, 2], hp: 0, fallen: 1 } } };
  expect(answerAt(camp(given))).not.toMatch(/^revive/);
});

test('a flask is drunk where half the hit points are gone, and not for a scratch', () => {
  expect(answerAt(camp({ party: { 3: { hp: 3 } }, pack: { flasks: 2 } }))).toBe('flask:3');
  expect(answerAt(camp({ party: { 3: { hp: 7 } }, pack: { flasks: 2 } }))).toBe('go');
});

const RICH = { party: { 0: { treasure: [0, 2, 0, 0] }, 1: { treasure: [0, 0, 0, 2] }, 2: { treasure: [0, 0, 2, 0] } } };

test('in town a party with the means buys flasks, and none while it has some', () => {
  const game = camp(RICH);
  expect(answerAt(game)).toBe('shop');
  playOn(game, () => boardOf(game).pack.flasks > 0);
  expect(boardOf(game).pack.flasks).toBe(10);
  expect(answerAt(camp({ ...RICH, pack: { flasks: 1 } }))).toBe('go');
});

test('where there is no town nobody goes shopping', () => {
  expect(answerAt(camp(RICH, { campaign: 'tower' }).board({ fights: 1 }))).toBe('go');
});

test('a rich party makes its Protector a second healer', () => {
  const given = { party: { 0: { treasure: [4, 4, 0, 0] }, 1: { treasure: [0, 0, 4, 4] } }, pack: { flasks: 5 } };
  const game = camp(given);
  playOn(game, () => boardOf(game).party[0].slots.includes('cure'));
  expect(boardOf(game).party[0].slots).toEqual(['protect-other', 'cure']);
});

test('peasants buy a role as soon as they can, the healer’s first', () => {
  const game = table({ campaign: 'tower', makeup: 'peasants', split: 'auto' });
  expect(boardOf(game).party.every(({ origin }) => origin === '')).toBe(true);
  const rich = camp(
    { party: { 2: { treasure: [2, 1, 1, 1], slots: ['', ''], known: [], origin: '', hasEpic: 0 } } },
    { campaign: 'tower', makeup: 'peasants' },
  );
  const one = boardOf(rich);
  expect(one.party[2].origin).toBe('');
  expect(answerAt(rich)).toBe('shop');
});

test('treasure goes where a step helps most: Trick for the Healer, Attack for Damage, Defense for the Protector', () => {
  const wins = (seat: number) => {
    const suit = boardOf(camp({})).party[seat].suit;
    const card = `5${'♥♦♠♣'[suit]}`;
    const rest = [0, 1, 2, 3].filter((it) => it !== seat);
    const others = Object.fromEntries(rest.map((it) => [it, { treasure: [1, 0, 0, 0] }]));
    const game = camp({ enemies: [{ cards: [2, 2, 2, 2], hp: 1 }], party: others, draws: ['3♥', 'K♥', card] });
    game.seat(0).answers('attack:4');
    return answerAt(game, seat);
  };
  expect(wins(1)).toBe('3');
  expect(wins(2)).toBe('2');
  expect(wins(0)).toBe('1');
});
