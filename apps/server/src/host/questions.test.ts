/** Which question an answer was meant for, told from the log alone: after a restart as before it. */
import type { Table, TableEntry } from '@tabard/table';
import { expect, test } from 'vitest';
import { Questions } from './questions';

interface Ask {
  readonly seat: number;
  readonly kind: string;
  readonly question: string;
  readonly options: readonly string[];
}

const at = (moment: number, answers: number, asks: readonly Ask[]) =>
  ({ moment, setup: {}, sitters: [0, 1, 2], match: { answers, pending: { asks } } }) as unknown as Table;
const sealed = (seat: number): Ask => ({ seat, kind: 'sealed', question: 'bid', options: ['1', '2'] });
const turn = (seat: number): Ask => ({ seat, kind: 'one', question: 'turn', options: ['roll', 'hold'] });
const answer = (seat: number): TableEntry => ({ kind: 'answer', seat, key: '1', at: 7 });
const point = (seat: number): TableEntry => ({ kind: 'point', seat, what: null });

test('a sealed question stands while others answer it', () => {
  const questions = new Questions(() => 5);
  questions.begin(at(0, 0, [sealed(0), sealed(1), sealed(2)]));
  questions.note(at(1, 1, [sealed(1), sealed(2)]), answer(0));
  questions.note(at(2, 1, [sealed(1), sealed(2)]), point(1));
  expect([1, 2].map((seat) => questions.isNewerThan(seat, 0))).toEqual([false, false]);
  expect(questions.askedAt(2)).toBe(5);
});

test('the next one is another, though it looks the same', () => {
  const questions = new Questions(() => 5);
  questions.begin(at(0, 0, [turn(0)]));
  questions.note(at(1, 1, [turn(0)]), answer(0));
  expect([questions.isNewerThan(0, 0), questions.isNewerThan(0, 1), questions.askedAt(0)]).toEqual([true, false, 7]);
});

test('a question of the whole table is another after every answer, whoever gave it', () => {
  const together = (seat: number): Ask => ({ ...turn(seat), kind: 'together' });
  const questions = new Questions(() => 5);
  questions.begin(at(0, 0, [together(0), together(1)]));
  questions.note(at(1, 1, [together(0), together(1)]), answer(0));
  expect(questions.isNewerThan(1, 0)).toBe(true);
});
