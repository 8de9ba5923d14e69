import { expect, test } from 'vitest';
import { arrowTo, FEW, groupWith, headOf, itemsOf, numbersOf } from './option-groups';

const byWord = (key: string) => {
  const [word, rest] = key.split(':');
  return rest === undefined ? null : { id: word, label: { id: `groups.${word}` } };
};
const told = (keys: readonly string[]) =>
  itemsOf(keys, byWord).map((item) => (item.kind === 'option' ? item.key : `${item.group.id} ${item.keys.length}`));
const many = (word: string, count: number) => Array.from({ length: count }, (_, i) => `${word}:${i}`);

test('a short list stays a list', () => {
  const keys = many('buy', FEW - 1);
  expect(told([...keys, 'leave'])).toEqual([...keys, 'leave']);
});

test('a long one is folded where its groups begin, in order', () => {
  expect(told(['rest', ...many('buy', 30), 'sell:0', 'leave', ...many('sell', 8)])).toEqual([
    'rest',
    'buy 30',
    'sell 9',
    'leave',
  ]);
});

test('one alone is no group, and neither are all', () => {
  expect(told([...many('buy', 9), 'sell:1'])).toEqual(['buy 9', 'sell:1']);
  expect(told(many('buy', 40))).toEqual(many('buy', 40));
  expect(itemsOf(many('buy', 40), () => null)).toHaveLength(40);
});

test('no option is lost', () => {
  const keys = [...many('a', 20), 'x', ...many('b', 20), 'y'];
  const found = itemsOf(keys, byWord).flatMap((item) => (item.kind === 'option' ? [item.key] : item.keys));
  expect(found.toSorted()).toEqual(keys.toSorted());
});

const folded = itemsOf(['rest', ...many('buy', 5), ...many('sell', 5)], byWord);
const reached = (open: string | null) => [...numbersOf(folded, open)].map(([what, number]) => `${number} ${what}`);

test('1 to 9 reach what is seen: answers, and the heads of what is folded', () => {
  expect(reached(null)).toEqual(['1 rest', '2 group buy', '3 group sell']);
  expect(reached('sell')).toEqual([
    '1 rest',
    '2 group buy',
    '3 group sell',
    ...many('sell', 5).map((key, i) => `${i + 4} ${key}`),
  ]);
});

test('the tenth that is seen has no number', () => {
  const numbers = numbersOf(folded, 'buy');
  expect([numbers.size, numbers.get('buy:4'), numbers.get(headOf({ id: 'sell' }))]).toEqual([FEW - 1, 7, 8]);
  const plain = numbersOf(
    many('a', FEW + 1).map((key) => ({ kind: 'option', key })),
    null,
  );
  expect([plain.get(`a:${FEW - 1}`), plain.get(`a:${FEW}`)]).toEqual([FEW, undefined]);
});

test('the group of what a coach speaks of is known; what stands by itself has none', () => {
  expect([
    groupWith(folded, 'sell:3'),
    groupWith(folded, 'rest'),
    groupWith(folded, 'sell:9'),
    groupWith(folded, null),
  ]).toEqual(['sell', null, null, null]);
});

test('arrows go round; from beside the list to its nearer end', () => {
  expect(['ArrowDown', 'ArrowRight'].map((key) => arrowTo(key, 2, 3))).toEqual([0, 0]);
  expect(['ArrowUp', 'ArrowLeft'].map((key) => arrowTo(key, 0, 3))).toEqual([2, 2]);
  expect([arrowTo('ArrowDown', -1, 3), arrowTo('ArrowUp', -1, 3)]).toEqual([0, 2]);
  expect([arrowTo('Enter', 0, 3), arrowTo('ArrowDown', -1, 0)]).toEqual([null, null]);
});
