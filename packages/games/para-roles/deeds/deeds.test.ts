import { type Sketch, whoDared, wrongDeeds } from '@tabard/testkit';
import { expect, test } from 'vitest';
import module from '../index';
import deeds from '.';

type Event = { type: string; [fact: string]: unknown };
const times = (count: number, event: Event): Event[] => new Array(count).fill(event);
const ends = (won: boolean, ...events: Event[]): Sketch => {
  const place = won ? 1 : 2;
  return { standing: { places: [place, place, place, place], scores: [9, 9, 9, 9], reason: 'end' }, events };
};
const told = (...events: Event[]) => ends(true, ...events);
const me = { seat: 0 };
const mine = (type: string, facts = {}): Event => ({ type, seat: 0, ...facts });
const dies = (seat: number): Event => ({ type: 'dies', seat });
const harm = (count: number, hp = 5, who: object = me): Event => ({ type: 'damage', who, count, hp });
const kill = (attacker: object): Event[] => [{ type: 'hit', attacker }, { type: 'defeated' }];
const fight = { type: 'fight.begins' };
const round = { type: 'round.begins' };
const fightWon = { type: 'fight.won' };

test('each deed can be done, and just be missed', () => {
  const epic = mine('epic.activates');
  const dodged = { type: 'dodged', target: me };
  expect(
    wrongDeeds(deeds, {
      'all-home': [told(harm(50)), told(harm(50), dies(3))],
      'last-one-standing': [told(dies(1), dies(2)), told(dies(1), dies(1))],
      'back-from-the-dead': [told(dies(0), mine('revived')), told(dies(0))],
      'not-a-scratch': [told(harm(1), harm(9, 1, { seat: 1 })), told(harm(2))],
      'on-the-brink': [told(harm(1, 1), harm(1, 1)), told(harm(1, 1), harm(1, 2))],
      reaper: [
        told(...times(10, fight).flatMap(() => kill(me))),
        told(...times(9, fight).flatMap(() => kill(me)), ...kill({ seat: 1 })),
      ],
      'short-work': [told(fight, round, fightWon), told(fight, round, round, fightWon)],
      'epic-life': [told(...times(4, epic)), told(...times(3, epic))],
      'epic-ending': [told(fight, fightWon, fight, epic), told(fight, epic, fightWon, fight)],
      'human-shield': [
        told(...times(2, { type: 'redirected', to: 0 })),
        told({ type: 'redirected', to: 0 }, { type: 'redirected', to: 1 }),
      ],
      slippery: [told(...times(3, dodged)), told(...times(2, dodged))],
      'treasure-magnet': [told(...times(8, mine('treasure.won'))), told(...times(7, mine('treasure.won')))],
    }),
  ).toEqual([]);
  expect(deeds.deeds.find(({ id }) => id === 'all-home')!.met({ ...ends(false), seats: 4 } as never, 0)).toBe(false);
});

test('last-one-standing was done in a real game', () => {
  expect(whoDared(module, deeds, 'last-one-standing', { seats: 4, options: { campaign: 'tower' } }, 80)).not.toBeNull();
});
