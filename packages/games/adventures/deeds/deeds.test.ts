import { type Sketch, wrongDeeds } from '@tabard/testkit';
import { expect, test } from 'vitest';
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
const three = (last: boolean) => [...combat(true), ...combat(true), ...combat(last)];
const places = (count: number) =>
  Array.from({ length: count }, (_, letter) => ({ type: 'arrives', letter: String(letter) }));

test('each deed can be done, and just be missed', () => {
  expect(
    wrongDeeds(deeds, {
      'nothing-fails': [told(...times(4, check(true))), told(...times(4, check(true)), check(false))],
      'first-round': [told(...combat(true, { rounds: 1 })), told(...combat(true, { rounds: 2 }))],
      unbeaten: [told(...three(true)), told(...three(false))],
      outnumbered: [told(...combat(true, { foes: 2 })), told(...combat(false, { foes: 2 }), ...combat(true))],
      untouched: [told(...combat(true)), told(...combat(true, { within: [struck] }))],
      'bare-hands': [
        told(...combat(true, { within: [{ type: 'card.played', seat: 1 }] })),
        told(...combat(true, { within: [mine('card.played')] })),
      ],
      'no-camp': [told({ type: 'adventure.over' }), told({ type: 'rests' }, { type: 'adventure.over' })],
      'breath-to-spare': [told(...three(false)), told(...three(true), mine('exhausted'))],
      'every-slot': [told(check(true, 6, 6)), told(check(true, 5, 5), check(true, 5, 6))],
      titled: [told(...times(2, { type: 'title.gained' })), told({ type: 'title.gained' })],
      farsighted: [told(...places(9)), told(...places(8), ...places(8))],
      'last-gasp': [told(mine('exhausted'), ...combat(true)), told(mine('exhausted'), ...combat(false))],
    }),
  ).toEqual([]);
});
