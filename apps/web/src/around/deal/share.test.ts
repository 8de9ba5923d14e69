/** What is sent to friends of a deal: how it went, and nothing that was in it. */
import { expect, test } from 'vitest';
import { leftDeal } from '../book/page';
import { shareText } from './share';

const say = (id: string, facts: object = {}) => [id.replace('deal.', ''), ...Object.values(facts)].join(' ');
const page = {
  ...leftDeal('deal-2026-11-16-pig', 'pig', '2026-11-16', 5),
  outcome: 'won' as const,
  place: 1,
  seats: 4,
};
const sent = (more: object = {}, streak = 1) =>
  shareText({ ...page, ...more }, { game: 'Pig', date: '16 November', streak, address: 'https://inn.test/deal' }, say);

test('three lines: which deal, how it went, and where it is', () => {
  expect(sent()).toBe('shared Pig 16 November\nresult.won 1 4\nhttps://inn.test/deal');
});

test('hints and a streak are told where there were some', () => {
  expect(sent({ hints: 2 }, 3).split('\n')[1]).toBe('result.won 1 4 · hints 2 · streak 3');
  expect(sent({ hints: 1 }, 2).split('\n')[1]).toBe('result.won 1 4 · hints 1 · streak 2');
});

test('one day is no streak, and no hint is no word', () => {
  for (const streak of [0, 1]) expect(sent({ hints: 0 }, streak).split('\n')[1]).toBe('result.won 1 4');
});

test.each(['lost', 'told', 'among', 'left'] as const)('a game that was %s has words of its own', (outcome) => {
  expect(sent({ outcome })).toContain(`result.${outcome} `);
});
