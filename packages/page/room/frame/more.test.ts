/** A list that goes on says where: by more than 8 px, which is a line somebody would miss. */
import { expect, test } from 'vitest';
import { moreOf, type Scrolled } from './more';

/** 100 px of a list are seen. */
const list = (more: Partial<Scrolled>): Scrolled => ({
  ...{ scrollTop: 0, scrollHeight: 100, clientHeight: 100, scrollLeft: 0, scrollWidth: 100, clientWidth: 100 },
  ...more,
});

test('what fits has no sign, also where it misses by a rounded corner', () => {
  expect(moreOf(list({}))).toBe('');
  expect(moreOf(list({ scrollHeight: 108, scrollWidth: 108 }))).toBe('');
});

test('there is more below at the top, both ways in the middle, above at the end', () => {
  const long = (scrollTop: number) => moreOf(list({ scrollHeight: 300, scrollTop }));
  expect([long(0), long(8), long(9), long(100)]).toEqual(['below', 'below', 'above below', 'above below']);
  expect([long(191), long(192), long(200)]).toEqual(['above below', 'above', 'above']);
});

test('the same sideways, whichever way the page is read', () => {
  const wide = (scrollLeft: number) => moreOf(list({ scrollWidth: 300, scrollLeft }));
  expect([wide(0), wide(50), wide(200)]).toEqual(['after', 'before after', 'before']);
  expect([wide(-50), wide(-200)]).toEqual(['before after', 'before']);
});

test('a table may go on in all four directions', () => {
  const table = list({ scrollTop: 50, scrollHeight: 300, scrollLeft: 50, scrollWidth: 300 });
  expect(moreOf(table)).toBe('above below before after');
});
