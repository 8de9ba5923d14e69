/** What is asked twice, and when "wait" may be said. */
import { Match } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { manners } from './manners';
import { rollPlayer } from './rules';

const seen = Match.start(rollPlayer, { seats: 2, seed: 'manners' }).seen(0) as never;
const asked = (question: string, ...options: string[]) => ({
  seen,
  extras: [],
  ask: { seat: 0, kind: 'one' as const, question, options, about: {}, input: null },
});

test('RP-19.13 rewards that could still be taken are not let go without a second word', () => {
  expect(manners.costly(asked('hunt.reward', 'STR', 'any', 'done'), 'done')).toEqual({
    id: 'costly.rewards',
    with: { count: 2 },
  });
  expect(manners.costly(asked('hunt.reward', 'STR', 'done'), 'STR')).toBeNull();
  expect(manners.costly(asked('hunt.reward', 'done'), 'done')).toBeNull();
});

test('only a real default looks like advice: to fight and to roll, never a card of a draft', () => {
  expect(manners.usual(asked('hunt.minion', 'fight', 'change'))).toBe('fight');
  expect(manners.usual(asked('hunt.mercenary', 'roll', 'xp'))).toBe('roll');
  expect(manners.usual(asked('initiative.select', 'card:0', 'card:1'))).toBeNull();
  expect(manners.usual(asked('market.option', 'buy:0', 'hunt'))).toBeNull();
});

test('RP-31.4 before the first round there is nothing to wait for', () => {
  expect(manners.mayWait(seen, 0, new Map())).toBe(false);
});
