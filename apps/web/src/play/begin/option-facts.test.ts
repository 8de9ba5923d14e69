/** Which values go together, and at which option it is said where they do not. */
import type { GameModule } from '@tabard/content';
import type { TableOption, TableOptions, Why } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { clashOf, isRuling, isSwitch } from './option-facts';
import type { TableChoice } from './table-choice';

const MODE: TableOption = { id: 'mode', values: ['base', 'night'], clause: 'X-1' };
const DRAGON: TableOption = { id: 'dragon', values: ['off', 'on'], clause: 'X-2' };
const LENGTH: TableOption = { id: 'length', values: ['short', 'long'] };

/** No dragon by day (its own clause says so); nothing long for one (a clause of no option). */
function conflict({ mode, dragon, length }: TableOptions, seats: number): Why | null {
  if (dragon === 'on' && mode === 'base') return { clause: 'X-2' } as Why;
  return length === 'long' && seats < 2 ? ({ clause: 'X-9' } as Why) : null;
}
const module = { game: { options: [MODE, DRAGON, LENGTH], conflict } } as unknown as GameModule;
const choice = (options: TableOptions, seats = 2) =>
  ({
    options: { mode: 'base', dragon: 'off', length: 'short', ...options },
    seats: Array(seats).fill({}),
  }) as TableChoice;
const clash = (of: TableChoice, option: TableOption, value: string) =>
  clashOf(module, of, undefined, option, value)?.clause ?? null;

test('what clashes is told at the option whose clause it is', () => {
  expect(clash(choice({}), DRAGON, 'on')).toBe('X-2');
  expect(clash(choice({ mode: 'night' }), DRAGON, 'on')).toBeNull();
  expect(clash(choice({}), DRAGON, 'off')).toBeNull();
});

test('and not once more at another option, which could help as well', () => {
  expect(clash(choice({ mode: 'night', dragon: 'on' }), MODE, 'base')).toBeNull();
});

test('a clash of no option’s clause is told where another value would help, and nowhere else', () => {
  const alone = choice({ length: 'long' }, 1);
  expect(clash(alone, LENGTH, 'long')).toBe('X-9');
  expect(clash(alone, LENGTH, 'short')).toBeNull();
  expect(clash(alone, MODE, 'night')).toBeNull();
});

test('a game without clashes has none', () => {
  const free = { game: { options: [MODE] } } as unknown as GameModule;
  expect(clashOf(free, choice({}), undefined, MODE, 'night')).toBeNull();
});

test('what is brought is weighed, too', () => {
  const picky = {
    game: {
      options: [MODE],
      conflict: (_: unknown, __: number, brought: unknown) => (brought ? { clause: 'X-1' } : null),
    },
  };
  expect(clashOf(picky as never, choice({}), { hero: 1 }, MODE, 'night')?.clause).toBe('X-1');
  expect(clashOf(picky as never, choice({}), null, MODE, 'night')).toBeNull();
});

test('rulings are told from rules by their clause, switches from choices by their values', () => {
  expect(['DM-R14', 'DM-14', 'DM-R14.2', undefined].map((clause) => isRuling({ clause }))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(
    [['off', 'on'], ['on', 'off'], ['on'], ['off', 'on', 'maybe'], ['yes', 'no']].map((values) => isSwitch({ values })),
  ).toEqual([true, true, false, false, false]);
});
