import { type Sketch, whoDared, wrongDeeds } from '@tabard/testkit';
import { expect, test } from 'vitest';
import module from '../index';
import deeds from '.';

type Event = { type: string; [fact: string]: unknown };
const times = (count: number, event: Event): Event[] => new Array(count).fill(event);
const told = (...events: Event[]): Sketch => ({ events });
const mine = (type: string, facts = {}): Event => ({ type, seat: 0, ...facts });
const check = (passed: boolean, covered = 2, slots = 2): Event => ({ type: 'check.over', passed, covered, slots });
const combat = (won: boolean, { foes = 1, rounds = 2, within = [] as Event[] } = {}): Event[] => [
  { type: 'combat.begins', enemies: new Array(foes).fill(0) },
  ...within,
  { type: 'combat.over', won, rounds },
];
const struck = { type: 'counterattack', amount: 1 };

test('each deed can be done, and just be missed', () => {
  expect(
    wrongDeeds(deeds, {
      'nothing-fails': [told(...times(12, check(true))), told(...times(12, check(true)), check(false))],
      'first-round': [told(...combat(true, { rounds: 1 })), told(...combat(true, { rounds: 2 }))],
      'second-wind': [told(...combat(true, { rounds: 2 })), told(...combat(false, { rounds: 2 }))],
      unbeaten: [told(check(true), ...combat(true)), told(check(true), ...combat(true), ...combat(false))],
      untouched: [told(...combat(true)), told(...combat(true, { within: [struck] }))],
      'bare-hands': [
        told(...combat(true, { within: [{ type: 'card.played', seat: 1 }] })),
        told(...combat(true, { within: [mine('card.played')] })),
      ],
      'light-sleeper': [
        told(...times(10, check(false)), { type: 'rests' }),
        told(...times(10, check(false)), ...times(2, { type: 'rests' })),
      ],
      'breath-to-spare': [told(...combat(true)), told(...combat(true), mine('exhausted'))],
      'every-slot': [told(check(true, 5, 5)), told(check(true, 4, 4), check(true, 4, 5))],
      titled: [told(...times(5, { type: 'title.gained' })), told(...times(4, { type: 'title.gained' }))],
      'golden-purse': [told({ type: 'gold.changed', now: 11 }), told({ type: 'gold.changed', now: 10 })],
      'last-gasp': [told(mine('exhausted'), { type: 'adventure.over' }), told(mine('exhausted'))],
    }),
  ).toEqual([]);
});

test.each([
  ['light-sleeper', { seats: 4, options: { book: 'next', mode: 'normal' } }, 400],
  ['every-slot', { seats: 3, options: { book: 'next', mode: 'legendary' } }, 200],
  ['last-gasp', { seats: 3, options: { book: 'next', mode: 'legendary' } }, 200],
  ['titled', { seats: 2, options: { book: 'next', mode: 'normal' } }, 400],
] as const)('%s was done in a real game', (id, table, most) => {
  expect(whoDared(module, deeds, id, table, most)).not.toBeNull();
});
