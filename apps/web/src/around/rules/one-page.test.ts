/** What a game's page is made of is found wherever the game says it. */

import { prepare } from '@tabard/page/one-page/one-page';
import { expect, test } from 'vitest';

const module = () => import('@tabard/dark-minions');

test('a game without a guided first game can have its page: where there is no teacher, nothing is missed', async () => {
  const english = await prepare({ module }, 'en');
  expect(english.say('colours.white')).toBe('White');
});

test('the words of the teacher come first, then those of the game, in the language of the page', async () => {
  const german = await prepare({ module, guide: () => import('@tabard/dark-minions/guide') }, 'de');
  expect(german.s('aim')).toBe('Das Ziel');
  expect(german.say('colours.white')).toBe('Weiß');
});
