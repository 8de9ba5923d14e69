/** What a game says of a stranger's hero: a sentence, always, and never an error. */
import type { AnyGame } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { unwelcome } from './unwelcome';

const HERO = { gold: 3 };
const game = (more: Partial<AnyGame>) => more as AnyGame;

test('who brings nothing is welcome everywhere', () => {
  expect(unwelcome(game({}), null, {})).toBeNull();
});

test('a game that takes nothing says so', () => {
  expect(unwelcome(game({}), HERO, {})).toEqual({ sentence: 'nothing can be brought', why: null });
});

test('what a game welcomes has nothing against it; what it does not has its sentence and its clause', () => {
  const picky = game({
    brings: (brought, { road }) =>
      (brought as typeof HERO).gold > 2 && road === 'short' ? 'that road is closed' : null,
    unwelcome: () => ({ clause: 'X-4' }) as never,
  });
  expect(unwelcome(picky, HERO, { road: 'long' })).toBeNull();
  expect(unwelcome(picky, HERO, { road: 'short' })).toEqual({
    sentence: 'that road is closed',
    why: { clause: 'X-4' },
  });
});

test('how many sit there is weighed, too', () => {
  const small = game({ brings: (_, __, seats) => ((seats ?? 0) > 2 ? 'too many' : null) });
  expect([unwelcome(small, HERO, {}, 2), unwelcome(small, HERO, {}, 3)?.sentence]).toEqual([null, 'too many']);
});

test('what cannot even be looked at cannot come, and nothing breaks', () => {
  const strict = game({
    brings: (brought) => (brought as { heroes: string[] }).heroes.join(),
  });
  const found = unwelcome(strict, HERO, {});
  expect(found?.why).toBeNull();
  expect(found?.sentence).not.toBe('');
});
