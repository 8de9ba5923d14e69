import { expect, test } from 'vitest';
import { pathTo, placeAt } from './routes';

test.each([
  ['/', 'inn', {}],
  ['/table/dark-minions/new', 'setup', { game: 'dark-minions' }],
  ['/play/a1', 'table', { id: 'a1' }],
  ['/replay', 'replayLink', {}],
  ['/replay/a1/', 'replay', { id: 'a1' }],
  ['/rules/dark-minions', 'rules', { game: 'dark-minions' }],
  ['/rules/dark-minions/DM-4.3', 'clause', { game: 'dark-minions', clause: 'DM-4.3' }],
  ['/learn/dark-minions', 'learn', { game: 'dark-minions' }],
  ['/practice/dungeon-fighter', 'practice', { game: 'dungeon-fighter' }],
  ['/workshop/adventures', 'workshop', { game: 'adventures' }],
  ['/workshop/adventures/trial', 'trial', { game: 'adventures' }],
  ['/heroes', 'heroes', {}],
  ['/campaigns', 'campaigns', {}],
  ['/campaigns/a1/next', 'campaignNext', { id: 'a1' }],
  ['/campaigns/a1/back', 'campaignBack', { id: 'a1' }],
  ['/settings', 'settings', {}],
  ['/credits', 'credits', {}],
  ['/cellar', 'nowhere', {}],
  ['/play', 'nowhere', {}],
  ['/play/a/b', 'nowhere', {}],
  ['/play/%E0%A4%A', 'nowhere', {}],
])('%s is %s', (path, name, params) => {
  expect(placeAt(path)).toEqual({ name, params });
});

test('a path is written so that it is read back', () => {
  const params = { game: 'dark-minions', clause: 'a/b c%' };
  expect(placeAt(pathTo('clause', params))).toEqual({ name: 'clause', params });
});
