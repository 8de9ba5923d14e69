import { expect, test } from 'vitest';
import { shareText } from '../deal/share';
import {
  bestHeroes,
  dealStreak,
  deedCounts,
  finished,
  grouped,
  luckOverTime,
  tally,
  throwsIn,
  winsInARow,
} from './count';
import { type BookPage, leftDeal } from './page';

const page = (own: Partial<BookPage>): BookPage => ({
  ...leftDeal('x', 'dark-minions', '', 0),
  deal: null,
  outcome: 'won',
  seats: 4,
  place: 1,
  ...own,
});
const won = page({});
const lost = page({ outcome: 'lost', place: 3 });
const practice = page({ practice: true });

test('practice is a game and no win; a story and a game among friends are neither won nor lost', () => {
  const pages = [won, lost, practice, page({ outcome: 'told' }), page({ outcome: 'among' })];
  expect(tally(pages)).toEqual({ played: 5, won: 1, lost: 1, other: 3 });
});

test('a game against two levels counts for each of them once', () => {
  const mixed = page({ bots: ['captain', 'schemer', 'captain'] });
  const groups = grouped([mixed, page({ bots: ['schemer'], outcome: 'lost' })], ({ bots }) => bots);
  expect(groups).toEqual([
    ['captain', { played: 1, won: 1, lost: 0, other: 0 }],
    ['schemer', { played: 2, won: 1, lost: 1, other: 0 }],
  ]);
});

test('a streak is ended by a loss and by nothing else', () => {
  expect(winsInARow([won, won, lost, won])).toEqual({ now: 1, best: 2 });
  expect(winsInARow([won, practice, page({ outcome: 'told' }), won])).toEqual({ now: 2, best: 2 });
  expect(winsInARow([])).toEqual({ now: 0, best: 0 });
});

test('luck adds up by what was rolled, not by how unusual each game was', () => {
  const luck = (rolled: number) => ({ rolls: 10, expected: 30, rolled, deviations: (rolled - 30) / 5 });
  const points = luckOverTime([
    page({ luck: luck(35) }),
    page({}),
    page({ luck: luck(35) }),
    page({ luck: luck(35), practice: true }),
  ]);
  expect(points.map(({ own }) => own)).toEqual([1, 1]);
  expect(points[1].soFar).toBeCloseTo(10 / Math.sqrt(50));
});

test('throws, heroes and deeds', () => {
  const hero = (points: number) => ({ name: { id: `h${points}` }, points });
  const pages = [
    page({ throws: { hit: 3, thrown: 4 }, heroes: [hero(20)], deeds: ['a', 'b'] }),
    page({ throws: { hit: 0, thrown: 2 }, heroes: [hero(31)], deeds: ['a'] }),
    page({ heroes: [hero(99)], practice: true }),
  ];
  expect(throwsIn(pages)).toEqual({ hit: 3, thrown: 6 });
  expect(bestHeroes(pages, 1).map(({ hero: { points } }) => points)).toEqual([31]);
  expect([...deedCounts(pages, 'dark-minions')]).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
  expect(deedCounts(pages, 'roll-player').size).toBe(0);
});

test('days in a row: today may still come, a day left out ends it, and a deal given up is no day', () => {
  const deal = (date: string) => page({ deal: date });
  const days = [deal('2026-11-14'), deal('2026-11-15')];
  expect(dealStreak(days, 'dark-minions', '2026-11-16')).toBe(2);
  expect(dealStreak([...days, deal('2026-11-16')], 'dark-minions', '2026-11-16')).toBe(3);
  expect(dealStreak(days, 'dark-minions', '2026-11-17')).toBe(0);
  expect(dealStreak(days, 'roll-player', '2026-11-16')).toBe(0);
  const left = leftDeal('y', 'dark-minions', '2026-11-16', 1);
  expect(dealStreak([...days, left], 'dark-minions', '2026-11-16')).toBe(2);
  expect(finished([left, won])).toEqual([won]);
});

test('what is shared tells the result, and nothing of the deal', () => {
  const say = (id: string, facts = {}) => `${id} ${JSON.stringify(facts)}`;
  const about = { game: 'Dark Minions', date: '16 November', streak: 3, address: 'https://inn/deal' };
  const text = shareText(page({ hints: 2, score: 41, id: 'deal-2026-11-16-dark-minions' }), about, say);
  expect(text.split('\n')).toEqual([
    'deal.shared {"game":"Dark Minions","date":"16 November"}',
    'deal.result.won {"place":1,"seats":4} · deal.hints {"count":2} · deal.streak {"count":3}',
    'https://inn/deal',
  ]);
  expect(shareText(page({}), { ...about, streak: 1 }, say)).not.toContain('streak');
});
