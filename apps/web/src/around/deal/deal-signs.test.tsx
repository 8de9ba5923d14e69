/** What the page of deals says when something stands in the way, drawn to text. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Trouble } from '../../keep/storage/trouble';
import { type BookPage, leftDeal } from '../book/page';
import { DealSigns } from './deal-signs';
import type { Deals } from './use-deals';

const TODAY = '2026-11-16';
const NOTHING = { pages: [], trouble: null, unwritten: null };
const signs = (deals: Partial<Deals>) =>
  renderToStaticMarkup(<DealSigns deals={{ ...NOTHING, ...deals }} today={TODAY} />);
const playedOn = (at: number): BookPage => leftDeal('g', 'roll-player', TODAY, at);

test('who has nothing in the way reads nothing', () => {
  expect(signs({})).toBe('');
});

test('a clock behind the book is told with both dates; a day of grace is not', () => {
  expect(signs({ pages: [playedOn(Date.UTC(2026, 10, 17, 12))] })).toBe('');
  const told = signs({ pages: [playedOn(Date.UTC(2026, 10, 16)), playedOn(Date.UTC(2026, 10, 20))] });
  expect(told).toMatch(/16 November 2026|November 16, 2026/);
  expect(told).toMatch(/20 November 2026|November 20, 2026/);
});

test('storage that cannot be read is told, and so is a book that cannot be written', () => {
  const notRead = signs({ trouble: new Trouble('blocked', '') });
  const full = signs({ unwritten: new Trouble('full', '') });
  for (const told of [notRead, full]) expect(told).toContain('role="alert"');
  expect(full).toContain('The book cannot be kept just now.');
  expect(notRead).not.toBe(full);
  // One sentence for one trouble.
  expect(signs({ trouble: new Trouble('none', ''), unwritten: new Trouble('none', '') }).match(/role=/g)).toHaveLength(
    1,
  );
});
