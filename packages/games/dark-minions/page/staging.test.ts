/** How Dark Minions is told: who waits for what, and from where it is heard. */

import type { GameEvent } from '@tabard/kernel';
import { cuesOf, lengthOf, type Onlooker, type Staged } from '@tabard/page/stage/staging';
import { expect, test } from 'vitest';
import { basic } from '../scenarios/table.fixture';
import { staging } from './staging';

const onlooker = (slots: number): Onlooker => {
  const seen = basic({}, {}, slots === 3 ? 4 : 5).match.seen(0);
  const town = Array.from({ length: slots }, (_, slot) => slot);
  return { seen: { ...seen, b: { ...(seen.b as object), town } }, seat: 0, isOurs: (seat) => seat === 0 };
};
const heard = (event: GameEvent, slots = 3) => cuesOf(staging as never, [{ event, at: onlooker(slots) }]);
const lasts = (event: GameEvent) =>
  lengthOf((staging as { readonly [type: string]: Staged<GameEvent> })[event.type], event, onlooker(3));

test('an attack is heard where its Town lies: left, in the middle, right; a lone Town on the left breaks nothing', () => {
  const attack = (slot: number) => ({ type: 'attack', slot, seat: 1 });
  expect([0, 1, 2].map((slot) => heard(attack(slot))[0].place)).toEqual([-1, 0, 1]);
  expect(heard(attack(0), 1)[0].place).toBe(-1);
});

test('what one does oneself takes no time and makes no noise twice; what others do is told', () => {
  for (const type of ['dice.rolled', 'attack', 'overlord.bought'])
    expect([lasts({ type, seat: 0, slot: 0 }) === 0, lasts({ type, seat: 1, slot: 0 }) > 0]).toEqual([true, true]);
  expect(heard({ type: 'dice.rolled', seat: 0 })).toEqual([]);
  expect(heard({ type: 'dice.rolled', seat: 1 })).toEqual([{ name: 'dice-land', place: 0 }]);
});

test('only the own turn has its bell; a Town that falls is told to everybody, also to who felled it', () => {
  expect([heard({ type: 'turn.begins', seat: 1 }), heard({ type: 'turn.begins', seat: 0 })]).toEqual([
    [],
    [{ name: 'turn', place: 0 }],
  ]);
  expect(lasts({ type: 'town.falls', slot: 0, seat: 0 })).toBe(lasts({ type: 'town.falls', slot: 0, seat: 1 }));
});
