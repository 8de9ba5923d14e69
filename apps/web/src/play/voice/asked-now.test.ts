/** What the person at the screen is asked, as manners look at it: their own seats, and what they may throw in. */
import type { Sitter } from '@tabard/table';
import { expect, test } from 'vitest';
import { askedNow } from './asked-now';

const ask = (seat: number) => ({ seat, question: 'q', options: ['a'] });
const person = (human?: number): Sitter => ({
  name: 'x',
  kind: 'person',
  ...(human === undefined ? {} : { person: human }),
});
const bot: Sitter = { name: 'b', kind: 'bot', bot: 'sharp' };
const now = (viewer: number | null, sitters: Sitter[], asks = [ask(0), ask(2)]) =>
  askedNow({
    asks,
    viewer,
    sitters,
    told: { seen: 'what is seen' },
    pending: {
      asks,
      interrupts: [
        { seat: 0, options: ['potion'] },
        { seat: 2, options: ['scroll', 'ring'] },
      ],
    },
  } as never);

test('nobody is asked who only looks on, or whose turn it is not', () => {
  const sitters = [person(), bot, person()];
  expect([now(null, sitters), now(1, sitters), now(0, sitters, [])]).toEqual([null, null, null]);
});

test('one’s own question, what one may throw in oneself, and the board as it is told', () => {
  const asked = now(2, [person(), bot, person()])!;
  expect([asked.ask.seat, asked.extras, asked.seen]).toEqual([2, ['scroll', 'ring'], 'what is seen']);
  expect(now(0, [person(), bot, person()])!.extras).toEqual(['potion']);
});

test('a person’s own seats are all they sit at, and no other person’s or bot’s', () => {
  expect(now(0, [person(), bot, person()])!.own).toEqual([0]);
  expect(now(2, [person(2), bot, person(2), person(3)])!.own).toEqual([0, 2]);
  expect(now(0, [person(0), { ...bot, person: 0 }, person(0)])!.own).toEqual([0, 2]);
});
