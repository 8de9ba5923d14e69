import type { Match } from '@tabard/kernel';
import { expect, test } from 'vitest';
import type { Seen } from '../rules/board';
import { story } from '../scenarios/story.fixture';
import { ending } from './ending';

const endOf = (match: Match) => ending(match.seen(null) as unknown as Seen).title;

test('RA-R107, RA-31.3: the book that ends the campaign says so, a sidequest after it has a title of its own', () => {
  const end = { THE_END: { read: '.', do: [{ effects: [{ end_campaign: 'It rings.' }] }], end: 'adventure' } };
  const last = story('THE_END', end).board({ completed: 10 });
  expect(endOf(last.match)).toMatchObject({ id: 'ending.campaign' });
  const other = story('THE_END').board({ completed: 11, ending: 'ADV11.THE_END.do.0.ending' });
  expect(endOf(other.match)).toMatchObject({ id: 'ending.book' });
});
