/** How answers are written and read: one key for one value, both ways, and nothing for what is none. */
import { describe, expect, test } from 'vitest';
import { after, idIn, integer, type Key, listOf, oneOf, record, whole, wordAt, words } from './index';

interface Cards {
  readonly cards: readonly { readonly id: string }[];
}
const content: Cards = { cards: [{ id: 'ember-crow' }, { id: 'owl' }] };
const card = idIn<Cards>(({ cards }) => cards);

const bothWays = <T>(key: Key<T, Cards>, value: T, text: string) => {
  expect(key.make(value, content)).toBe(text);
  expect(key.read(text, content)).toEqual(value);
  expect(key.fits(value)).toBe(true);
};

describe('a key is made and read', () => {
  test('of a word, a number, a card and a colour', () => {
    bothWays(words('pass', 'stop'), 'stop', 'stop');
    bothWays(whole, 10, '10');
    bothWays(integer, -3, '-3');
    bothWays(card, 1, 'owl');
    bothWays(wordAt(['white', 'gray']), 1, 'gray');
  });

  test('of lists and records, by their parts', () => {
    bothWays(listOf(whole, '-'), [2, 1, 0], '2-1-0');
    bothWays(
      record({ capture: card, colour: wordAt(['white', 'gray']) }),
      { capture: 1, colour: 0 },
      'capture:owl:white',
    );
    bothWays(record({ die: whole }, 'up2'), { die: 4 }, 'up2:4');
  });

  test('of a plain value, after its word', () => {
    bothWays(after('die', whole), 3, 'die:3');
    bothWays(after('card', card), 1, 'card:owl');
    bothWays(oneOf(words('done'), after('die', whole)), 'done', 'done');
  });

  test('of several kinds, the one that fits', () => {
    const deal = oneOf(words('pass'), record({ buy: card }), record({ buy: card, seat: whole }, 'buy'), whole);
    bothWays(deal, 'pass', 'pass');
    bothWays(deal, { buy: 0 }, 'buy:ember-crow');
    bothWays(deal, 7, '7');
    expect(() => deal.make({ sell: 1 } as never, content)).toThrow('no kind of answer is {"sell":1}');
  });

  test('a record may know more than its key tells', () => {
    expect(record({ die: whole }).make({ die: 2, to: 6 } as { die: number }, content)).toBe('die:2');
  });
});

test.each([
  [words('pass'), 'stop'],
  [words('pass'), 'toString'],
  [whole, ''],
  [whole, '01'],
  [whole, '-1'],
  [whole, '1.5'],
  [whole, ' 1'],
  [integer, '-0'],
  [integer, '+1'],
  [card, 'nobody'],
  [listOf(whole, '-'), '2--0'],
  [record({ buy: card }), 'buy'],
  [record({ buy: card }), 'buy:owl:more'],
  [record({ buy: card }), 'sell:owl'],
  [record({ buy: card }), 'buy:nobody'],
  [after('die', whole), 'die'],
  [after('die', whole), 'dies:3'],
  [after('die', whole), '3'],
  [after('die', whole), 'die:3:1'],
  [oneOf(words('pass'), record({ buy: card })), 'buy:'],
])('what is no such answer is read as none (%#: %s)', (key, text) => {
  expect((key as Key<unknown, Cards>).read(text as string, content)).toBeUndefined();
});
