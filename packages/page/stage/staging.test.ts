/** How long an event takes, and what is heard of it. */
import type { GameEvent } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { type AnyStaging, cuesOf, lengthOf, type Onlooker, ofOthers } from './staging';

const at: Onlooker = { seen: {} as never, seat: 1, isOurs: (seat) => seat === 1 };
const event = (type: string, more: object = {}): GameEvent => ({ type, ...more }) as GameEvent;
const told = (...events: GameEvent[]) => events.map((one) => ({ event: one, at }));

test('what a person does takes no time, what others do takes it all; what nobody does is told to everybody', () => {
  const staged = { ms: ofOthers(600) };
  expect(lengthOf(staged, event('moves', { seat: 0 }), at)).toBe(600);
  expect(lengthOf(staged, event('moves', { seat: 1 }), at)).toBe(0);
  expect(lengthOf(staged, event('night'), at)).toBe(600);
  expect(lengthOf(staged, event('moves', { seat: 'west' }), at)).toBe(600);
});

test('a length may be a number, or follow from the event', () => {
  expect(lengthOf({ ms: 250 }, event('a'), at)).toBe(250);
  expect(lengthOf({ ms: (one: object) => ('dice' in one ? 900 : 10) }, event('a', { dice: 3 }), at)).toBe(900);
});

const staging: AnyStaging = {
  coin: { ms: 1, sound: 'coin' },
  lantern: { ms: 1, sound: { name: 'flame', place: -1 } },
  hit: { ms: 1, sound: ({ hard }: { hard: boolean }) => (hard ? { name: 'thud', place: 1 } : null) },
  quiet: { ms: 1 },
};

test('each sound is heard once, however many events make it; from where the last of them was', () => {
  expect(cuesOf(staging, told(event('coin'), event('coin'), event('lantern'), event('coin')))).toEqual([
    { name: 'coin', place: 0 },
    { name: 'flame', place: -1 },
  ]);
  const wide = { ...staging, left: { ms: 1, sound: { name: 'coin', place: 0.5 } } } as AnyStaging;
  expect(cuesOf(wide, told(event('coin'), event('left')))).toEqual([{ name: 'coin', place: 0.5 }]);
});

test('an event may keep silent, by its facts, by having no sound, or by being staged nowhere', () => {
  expect(cuesOf(staging, told(event('hit', { hard: false }), event('quiet'), event('unknown')))).toEqual([]);
  expect(cuesOf(staging, told(event('hit', { hard: true })))).toEqual([{ name: 'thud', place: 1 }]);
});
