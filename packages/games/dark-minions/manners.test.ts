/** What looks like advice, and what is asked twice: in positions of the rules. */
import { scenario } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { manners } from './manners';
import { darkMinions } from './rules';
import { blacks } from './scenarios/faces';
import { scenarios } from './scenarios/position';

const table = (given = {}) =>
  scenario(darkMinions, scenarios)
    .seats(4)
    .given({ towns: ['A1', 'A2', 'A3'], ...given });

function asked({ match }: ReturnType<typeof table>) {
  const [ask] = match.pending.asks;
  const extras = match.pending.interrupts.filter(({ seat }) => seat === ask.seat).flatMap(({ options }) => options);
  return { seen: match.seen(ask.seat), ask, extras };
}

test('DM-2.7 Done is no advice while a die could still be given, and says what is lost', () => {
  const game = table().random('primary', blacks(4, 5, 6));
  expect(manners.usual(asked(game))).toBe('plain');
  game.seat(0).answers('plain');
  expect(manners.usual(asked(game))).toBeNull();
  expect(manners.costly(asked(game), 'done')).toEqual({ id: 'costly.dice', with: { count: 3 } });
  expect(manners.costly(asked(game), 'attack:A1')).toBeNull();
  expect(manners.routine(asked(game))).toBeNull();
});

test('DM-4.2 all that may go is the default', () => {
  const game = table({ supply: [5] }).random('primary', blacks(6, 2, 2));
  game.seat(0).answers('plain', 'attack:A1', 0);
  expect(manners.usual(asked(game))).toBe('5');
});

test('DM-2.8 without a free die Done costs nothing and goes without saying', () => {
  const game = table({ graveyard: [2], skulls: [1] }).random('primary', blacks(3, 4, 6));
  game.seat(0).answers('plain', 'attack:A1', 0, 3, 'attack:A2', 1, 4, 'attack:A3', 6);
  game.expectQuestion('commit.use', 0);
  expect(asked(game).extras).toContain('discard:skull');
  expect(manners.usual(asked(game))).toBe('done');
  expect(manners.costly(asked(game), 'done')).toBeNull();
  expect(manners.routine(asked(game))).toEqual({ key: 'done', kind: 'end' });
});

test('DM-17.15 to let an Overlord go that could be paid for is asked once more', () => {
  const seen = table().match.seen(0);
  const ask = (options: string[]) => ({
    seen,
    extras: [],
    ask: { seat: 0, kind: 'one' as const, question: 'turnCost.settle', options, about: {}, input: null },
  });
  const loss = (options: string[]) => manners.costly(ask(options) as never, 'discard:lich');
  expect(loss(['pay:lich', 'discard:lich'])).toMatchObject({ id: 'costly.overlord' });
  expect(loss(['discard:lich'])).toBeNull();
});
