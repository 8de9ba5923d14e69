import { expect, test } from 'vitest';
import { KeptTime } from './due';

const MINUTE = 60_000;

test('the time of a table is written when it changes, and not with every answer', () => {
  const kept = new KeptTime();
  const answer = (at: number, due: number | null) => {
    const owed = kept.owed(at, due);
    kept.note(at, due, owed);
    return owed;
  };
  expect(answer(0, null)).toEqual({ due: null });
  expect(answer(1_000, null)).toEqual({ isFresh: true });
  expect(answer(2_000, 90_000)).toEqual({ isFresh: true, due: 90_000 });
  expect(answer(MINUTE - 1, 90_000)).toEqual({ isFresh: true });
  expect(answer(MINUTE, 90_000)).toEqual({ isFresh: false }); // Touched a minute ago: that is noted again.
  expect(answer(MINUTE + 1, 90_000)).toEqual({ isFresh: true });
  kept.forget(); // Another process has written lines meanwhile, and with them, perhaps, another time.
  expect(answer(MINUTE + 2, 90_000)).toEqual({ due: 90_000 });
});
