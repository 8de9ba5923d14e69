/** Games are played at random, and every sentence on the way is said in both languages and read for faults. */
import type { TableOptions } from '@tabard/kernel';
import { Listener } from '@tabard/testkit';
import { expect, test } from 'vitest';
import module from '../index';
import { events } from '../rules/events';

const listener = new Listener(module);

const games: readonly { readonly seats: number; readonly options: TableOptions }[] = [
  { seats: 1, options: { mode: 'base' } },
  { seats: 3, options: { mode: 'base', freeClass: 'yes', mixedMarket: 'yes' } },
  { seats: 1, options: { mode: 'ff' } },
  { seats: 1, options: { mode: 'full' } },
  { seats: 2, options: { mode: 'ff', randomSheets: 'yes', int: 'new' } },
  { seats: 3, options: { mode: 'full' } },
  { seats: 4, options: { mode: 'ff' } },
  { seats: 5, options: { mode: 'full', fifthGold: '1' } },
];

test.each(games.map((game, i) => [`${Object.values(game.options).join(' ')}, ${game.seats} seats`, game, i] as const))(
  'a game can be told: %s',
  (_, { seats, options }, seed) => {
    const match = listener.play({ seats, options, seed: `telling.${seed}` }, { seed });
    for (let seat = 0; seat < seats; seat++) {
      const lines = module.scoring!(match.seen('everything'), seat);
      const total = lines.reduce((sum, { points }) => sum + points, 0);
      expect(total, 'the lines make the score').toBe(match.standing!.scores[seat]);
    }
  },
  30_000,
);

test('most of what can happen was told', () => {
  const silent = Object.keys(events).filter((type) => !listener.heard.has(type));
  expect(silent.length, silent.join(' ')).toBeLessThanOrEqual(16);
});
