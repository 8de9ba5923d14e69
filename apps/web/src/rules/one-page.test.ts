/** What a game's page is made of is found wherever the game says it. */
import { expect, test } from 'vitest';
import { teachersWords } from '../learn/lessons';
import { prepare } from './one-page';

test('a game without a guided first game can have its page: where there is no teacher, nothing is missed', async () => {
  expect(await teachersWords('no-such-table')).toEqual({});
});

test('the words of the teacher come first, then those of the game, in the language of the page', async () => {
  const german = await prepare('dark-minions', 'de');
  expect(german.s('aim')).toBe('Das Ziel');
  expect(german.say('colours.white')).toBe('Weiß');
});
