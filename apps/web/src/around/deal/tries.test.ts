/** One try a day and game: not begun, open, or over. */
import { expect, test } from 'vitest';
import { dateOfId, idOfDeal } from '../../house/deal-rule';
import type { SavedGame } from '../../keep/storage/saved';
import { leftDeal } from '../book/page';
import { tryOf } from './tries';

const ID = idOfDeal('2026-11-16', 'pig');
const page = leftDeal(ID, 'pig', '2026-11-16', 5);
const game = { id: ID, game: 'pig', over: false } as SavedGame;

test('nothing is known of a try that nobody began', () => {
  expect(tryOf(ID, [], [])).toEqual({ kind: 'none' });
  expect(
    tryOf(ID, [{ ...page, id: idOfDeal('2026-11-15', 'pig') }], [{ ...game, id: idOfDeal('2026-11-16', 'chess') }]),
  ).toEqual({ kind: 'none' });
});

test('what lies on the shelf is open, also when it is over and the book does not have it yet', () => {
  expect(tryOf(ID, [], [game])).toEqual({ kind: 'open', game });
  const ended = { ...game, over: true };
  expect(tryOf(ID, [], [ended])).toEqual({ kind: 'open', game: ended });
});

test('what the book has is over, on the shelf or not: nobody tries twice', () => {
  expect(tryOf(ID, [page], [])).toEqual({ kind: 'over', page, isOnShelf: false });
  expect(tryOf(ID, [page], [game])).toEqual({ kind: 'over', page, isOnShelf: true });
});

test('a place on the shelf tells its day, and other places tell none', () => {
  expect(dateOfId(ID)).toBe('2026-11-16');
  for (const id of ['a1b2', 'deal-2026-11-pig', 'my-deal-2026-11-16-pig']) expect(dateOfId(id)).toBeNull();
});
