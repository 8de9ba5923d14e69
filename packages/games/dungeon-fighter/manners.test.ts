import { expect, test } from 'vitest';
import { manners } from './manners';
import { fight, LEBRON } from './scenarios/table.fixture';

type Asked = Parameters<typeof manners.costly>[0];

/** What a person is asked in a fight, with the question they are to be thought of as being asked. */
function asked(question: string, about: object, options: readonly string[]): Asked {
  const game = fight({});
  return { seen: game.match.seen(LEBRON), ask: { question, seat: LEBRON, about, options }, extras: [] } as never;
}

test('DF-22.2 to back down costs every Hero life: whoever proposes it is asked once', () => {
  expect(manners.costly(asked('turn.die', {}, ['red']), 'back-down')).toMatchObject({ id: 'costly.backDown' });
  expect(manners.costly(asked('turn.die', {}, ['red']), 'red')).toBeNull();
});

test('an Armour that is not used costs life, where there is one and it would help', () => {
  const armour = (damage: number, options: string[]) =>
    manners.costly(asked('throw.armour', { damage }, options), 'done');
  expect(armour(2, ['7', 'done'])).toMatchObject({ id: 'costly.noArmour', with: { damage: 2 } });
  expect(armour(0, ['7', 'done'])).toBeNull();
  expect(armour(2, ['done'])).toBeNull();
});

test('DF-R25 who proposed to back down is not asked for a vote again', () => {
  const vote = (by: number) => manners.routine(asked('vote.back-down', { by, level: 1 }, ['yes', 'no']));
  expect(vote(LEBRON)).toEqual({ key: 'yes', kind: 'pass', isKnown: true });
  expect(vote(LEBRON + 1)).toBeNull();
  const ofTwo = (own: readonly number[]) =>
    manners.routine({ ...asked('vote.back-down', { by: LEBRON + 1, level: 1 }, ['yes', 'no']), own });
  expect(ofTwo([LEBRON, LEBRON + 1])).toEqual({ key: 'yes', kind: 'pass', isKnown: true }); // Both Heroes are one person's.
  expect(ofTwo([LEBRON])).toBeNull();
});
