/** Games are played at random, and every sentence on the way is said in both languages and read for faults. */
import type { TableOptions } from '@tabard/kernel';
import { Listener } from '@tabard/testkit';
import { expect, test } from 'vitest';
import module from '../index';
import { events } from '../rules/board';

const listener = new Listener(module);
const ANSWERS = 900;

const games: readonly TableOptions[] = [
  {},
  { longerGame: 'on', claim: 'automatic', firstSeat: '1' },
  { dicePerTown: 'any-number', plusFrom: 'any-die', whiteAlone: 'always' },
  { mode: 'advanced' },
  { mode: 'advanced', demonLords: 'on', ghoul: '5', wyvernMoves: 'own-only' },
  { mode: 'advanced', demonLords: 'on', longerGame: 'on', undeadTurns: 'every', scourgeOwner: 'spared' },
];

test.each(games.map((options, i) => [Object.values(options).join(' ') || 'basic', 3 + (i % 3), options, i] as const))(
  'a game can be told: %s, %i seats',
  (_, seats, options, seed) => {
    listener.play({ seats, options, seed: `telling.${seed}` }, { seed, answers: ANSWERS });
  },
  30_000,
);

test('nearly everything that can happen was told', () => {
  const silent = Object.keys(events).filter((type) => !listener.heard.has(type));
  expect(silent.length, silent.join(' ')).toBeLessThanOrEqual(5);
});
