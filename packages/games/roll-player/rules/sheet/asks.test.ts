import { Match, quickStream } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { rollPlayer } from '..';
import type { Seen } from '../board';
import type { ActionChoice } from '../questions';
import { actionAsks } from './asks';

test('RP-8.2 RP-8.3 RP-8.6 RP-8.8 RP-8.9 what an action asks first is known before it is taken', () => {
  const found = new Map<string, number>();
  for (const seed of ['asks-1', 'asks-2', 'asks-3']) {
    const match = Match.start(rollPlayer, { seed, seats: 2, options: { mode: 'full' } });
    const whims = quickStream(11);
    while (!match.standing) {
      const ask = match.pending.asks[0];
      const key = ask.options[whims.below(ask.options.length)];
      const foreseen =
        ask.question === 'action.choose'
          ? actionAsks(match.seen(ask.seat) as Seen, ask.seat, key as ActionChoice)
          : null;
      match.answer(ask.seat, key);
      if (!foreseen || foreseen.options.length === 0) continue;
      const next = match.pending.asks[0];
      expect(next.question).toBe(foreseen.question);
      expect(next.options.filter((option) => option !== 'done')).toEqual(foreseen.options);
      found.set(key, (found.get(key) ?? 0) + 1);
    }
  }
  expect([...found.keys()].sort()).toEqual(['CON', 'DEX', 'INT', 'STR', 'WIS']);
});
