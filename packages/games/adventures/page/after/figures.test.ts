/** How an adventure went, from made-up evenings. */

import type { ToldEvent } from '@tabard/page/face';
import { expect, test } from 'vitest';
import type { AdventuresEvent } from '../../index';
import { countOf, deedsOf, luckOf, titlesOf, together, tradeOf, trialsOf, wayOf } from './figures';

const told = (...events: AdventuresEvent[]): ToldEvent[] =>
  events.map((event, answers) => ({ answers, event: event as unknown as ToldEvent['event'] }));

test('the way: paths that were walked, where the story put the party, and a new beginning', () => {
  const way = wayOf(
    told(
      { type: 'adventure.begins', book: 'ADV1' },
      { type: 'moves', book: 'ADV1', from: 'A', to: 'B', path: 'ab' },
      { type: 'arrives', book: 'ADV1', letter: 'B', storyteller: 0, keeper: 0 },
      { type: 'party.moved', book: 'ADV1', letter: 'D' },
      { type: 'adventure.begins', book: 'ADV1' },
      { type: 'moves', book: 'ADV1', from: 'A', to: 'C', path: 'ac' },
    ),
    'A',
  );
  expect(way.map(({ to, path }) => `${to}${path ?? ''}`)).toEqual(['A', 'Bab', 'D', 'A', 'Cac']);
  expect(way.map(({ answers }) => answers)).toEqual([0, 1, 3, 4, 5]);
});

test('checks and combats with their ends; one that was left open is told so', () => {
  const trials = trialsOf(
    told(
      { type: 'check.begins', skill: 2, difficulty: 3, modifiers: [], limit: 4 },
      { type: 'check.over', passed: true, covered: 4, slots: 4 },
      { type: 'combat.begins', enemies: [9], modifiers: [[]], limit: 3 },
      { type: 'combat.over', won: false, covered: 2, slots: 6, rounds: 3 },
      { type: 'check.begins', skill: 1, difficulty: 1, modifiers: [], limit: 4 },
    ),
  );
  expect(trials.map(({ kind, won, covered, slots }) => [kind, won, covered, slots])).toEqual([
    ['check', true, 4, 4],
    ['combat', false, 2, 6],
    ['check', null, 0, 0],
  ]);
  expect([trials[0].skill, trials[0].difficulty, trials[1].enemies]).toEqual([2, 3, [9]]);
});

test('deeds belong to whose card or ability is resolved; what nobody played is nobody’s', () => {
  const [first, second] = deedsOf(
    told(
      { type: 'die.bought', colour: 0, paid: [1, 2], substituted: [] },
      { type: 'dice.drawn', dice: [1, 2] },
      { type: 'card.played', seat: 1, card: 4, option: 0, zone: 3 },
      { type: 'die.changed', die: 1, wasMask: 1, wasValue: 2, mask: 1, value: 3 },
      { type: 'ability.used', seat: 0, classId: 'pikeman', option: 0 },
      { type: 'dice.drawn', dice: [7] },
      { type: 'dice.rerolled', by: 0, dice: [7], values: [6] },
      { type: 'dice.placed', dice: [1], slots: [0] },
      { type: 'die.changed', die: 2, wasMask: 1, wasValue: 2, mask: 1, value: 4 },
      { type: 'fatigued', seat: 1, amount: 3, now: 3 },
      { type: 'exhausted', seat: 1 },
    ),
    2,
  );
  expect(first).toEqual({ cards: 0, abilities: 1, dice: 2, stamina: 1, fatigue: 0, exhausted: 0 });
  expect(second).toEqual({ cards: 1, abilities: 0, dice: 1, stamina: 2, fatigue: 3, exhausted: 1 });
  expect(together([first, second, second])).toEqual({
    cards: 2,
    abilities: 1,
    dice: 4,
    stamina: 5,
    fatigue: 6,
    exhausted: 2,
  });
});

test('luck counts every die that was rolled', () => {
  const luck = luckOf(
    told(
      { type: 'dice.rolled', dice: [0, 1], values: [6, 2] },
      { type: 'dice.rerolled', by: 0, dice: [1], values: [6] },
      { type: 'rest.rolled', seat: 0, dice: [2], values: [1], recovers: 1 },
    ),
  );
  expect(luck).toEqual({ counts: [1, 1, 0, 0, 0, 2], rolled: 4, sum: 15 });
});

test('RA-27, RA-28: what came and went, and the titles that stayed', () => {
  const evening = told(
    { type: 'gold.changed', by: 5, now: 5 },
    { type: 'bought', what: 'health', seat: 0, cost: 1, now: 3 },
    { type: 'bought', what: 'health', seat: 1, cost: 2, now: 1 },
    { type: 'xp.changed', by: -3, now: 1 },
    { type: 'gold.changed', by: -4, now: 1 },
    { type: 'card.bought', seat: 0, card: 7, cost: 4 },
    { type: 'card.sold', seat: 1, card: 9 },
    { type: 'title.gained', book: 'ADV1', title: 3 },
    { type: 'title.gained', book: 'ADV1', title: 5 },
    { type: 'title.returned', book: 'ADV1', title: 3 },
    { type: 'death.marked', box: 1 },
  );
  expect(tradeOf(evening)).toEqual({
    earned: { gold: 5, xp: 0 },
    spent: { gold: 4, xp: 3 },
    learnt: [{ what: 'health', times: 2, cost: 3 }],
    bought: [{ seat: 0, card: 7, cost: 4 }],
    sold: [{ seat: 1, card: 9 }],
  });
  expect([titlesOf(evening), countOf(evening, 'death.marked')]).toEqual([[5], 1]);
});
