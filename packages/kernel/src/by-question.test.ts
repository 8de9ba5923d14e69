import { expect, test } from 'vitest';
import { type ByQuestion, forQuestion } from './index';

type Asked = 'turn.act' | 'turn.give';
const answers: ByQuestion<Asked, string> = { 'turn.act': 'roll', 'turn.give': 'nothing' };

test('each question has what the table says', () => {
  expect(forQuestion(answers, 'turn.give')).toBe('nothing');
  expect(() => forQuestion(answers, 'constructor')).toThrow('nobody knows the question "constructor"');
});

test('a question that nobody answers does not compile', () => {
  // @ts-expect-error: `turn.give` is missing
  const short: ByQuestion<Asked, string> = { 'turn.act': 'roll' };
  expect(Object.keys(short)).toHaveLength(1);
});
