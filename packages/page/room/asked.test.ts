/** What a room reads off the moment before it draws a button: only what this screen's seat is asked, and may answer. */
import { type KeysOf, oneOf, type PendingAsk, Questions, record, whole, words } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { aboutOf, askedBy, askOf, isAsked, offers, questionOf } from './asked';

interface Asks {
  'shop.buy': { about: { price: number }; option: { readonly ware: number } | 'leave' };
  'camp.rest': { option: 'rest' };
  'any-time': { option: { readonly potion: number } };
}
const keys: KeysOf<Asks, null> = {
  'shop.buy': oneOf(record({ ware: whole }), words('leave')),
  'camp.rest': words('rest'),
  'any-time': record({ potion: whole }),
};
const asked = askedBy(new Questions<Asks, null>(keys));

const buy = {
  seat: 1,
  kind: 'one',
  question: 'shop.buy',
  options: ['ware:3', 'leave'],
  about: { price: 5 },
  input: null,
};
const rest = { seat: 0, kind: 'one', question: 'camp.rest', options: ['rest'], about: {}, input: null };
/** The screen shows a seat; others may be asked, too, and somebody has a potion. */
const at = (seat: number | null, asks: object[] = [rest, buy], extras: string[] = ['potion:2']) =>
  ({
    asks,
    seat,
    seen: { content: null },
    pending: { asks, interrupts: extras.length > 0 ? [{ seat: 1, options: extras }] : [] },
  }) as never;

test('a seat is asked its own question; who looks on is asked none', () => {
  expect([askOf(at(1)), askOf(at(0)), askOf(at(2)), askOf(at(null))]).toEqual([buy, rest, null, null]);
  expect([isAsked(at(1), 'camp.rest', 'shop.buy'), isAsked(at(1), 'camp.rest'), isAsked(at(2), 'shop.buy')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([offers(at(1), 'leave'), offers(at(1), 'rest'), offers(at(2), 'leave')]).toEqual([true, false, false]);
});

test('the table waits for the first that is asked, whoever looks', () => {
  expect([questionOf(at(1)), questionOf(at(null)), questionOf(at(1, []))]).toEqual(['camp.rest', 'camp.rest', '']);
});

test('the facts of a question, and of none', () => {
  expect([aboutOf(buy as unknown as PendingAsk), aboutOf(null)]).toEqual([{ price: 5 }, {}]);
});

test('options are values, and keys are made of values', () => {
  expect(asked.ask(at(1))).toMatchObject({
    question: 'shop.buy',
    options: [{ ware: 3 }, 'leave'],
    about: { price: 5 },
  });
  expect(asked.ask(at(null))).toBeNull();
  expect(asked.key(at(1), 'shop.buy', { ware: 7 })).toBe('ware:7');
});

test('a key is handed out only where its question is asked and the answer offered', () => {
  expect(asked.offered(at(1), 'shop.buy', { ware: 3 })).toBe('ware:3');
  expect(asked.offered(at(1), 'shop.buy', { ware: 4 })).toBeNull();
  expect(asked.offered(at(0), 'shop.buy', { ware: 3 })).toBeNull();
  expect(asked.offered(at(null), 'shop.buy', 'leave')).toBeNull();
});

test('what was written elsewhere is read, and what it was not written for is nothing', () => {
  expect([asked.option(at(1), 'shop.buy', 'ware:9'), asked.option(at(1), 'shop.buy', 'sword')]).toEqual([
    { ware: 9 },
    undefined,
  ]);
});

test('what may be thrown in is read beside the question', () => {
  expect(asked.extras(at(1))).toEqual([{ potion: 2 }]);
  expect([asked.mayThrowIn(at(1), { potion: 2 }), asked.mayThrowIn(at(1), { potion: 3 })]).toEqual([true, false]);
  expect([asked.extras(at(1, [buy], [])), asked.mayThrowIn(at(1, [buy], []), { potion: 2 })]).toEqual([[], false]);
});
