import { expect, test } from 'vitest';
import { FEW, itemsOf } from './option-groups';

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
