import { expect, test } from 'vitest';
import { nearest, unknown } from './fail';

const games = ['dark-minions', 'para-roles', 'roll-player'];

test('a word with a slip of the pen is found, a strange one is not', () => {
  expect(nearest('dark-minons', games)).toBe('dark-minions');
  expect(nearest('Roll-Player', games)).toBe('roll-player');
  expect(nearest('dark', games)).toBe('dark-minions');
  expect(nearest('chess', games)).toBeUndefined();
});

test('an unknown word is told with what was meant and what there is', () => {
  expect(unknown('game', 'para-rols', games).message).toBe(
    'there is no game "para-rols"; did you mean para-roles? games: dark-minions, para-roles, roll-player',
  );
  expect(unknown('game', 'chess', ['a']).message).toBe('there is no game "chess"; games: a');
});
