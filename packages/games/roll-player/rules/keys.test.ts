/** Keys stand in records for good: each kind of answer, as it has always been written. */
import type { OptionOf } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { builtIn } from '../content';
import { keys, questions } from './keys';
import type { RollPlayerAsks } from './questions';

type Name = keyof RollPlayerAsks;
const written = <N extends Name>(question: N, option: OptionOf<RollPlayerAsks, N>, key: string) =>
  ({ question, option, key }) as const;

test.each([
  written('any-time', { skill: 51 }, 'skill:51'),
  written('any-time', { skill: 51, only: 'move' }, 'skill:51:move'),
  written('any-time', { banish: 3, by: 'charisma' }, 'banish:3:charisma'),
  written('any-time', 'xp-action', 'xp-action'),
  written('any-time', { stored: 20, row: 6 }, 'stored:20:6'),
  written('window.dice', { skill: 51 }, 'skill:51'),
  written('sheet.choose', { race: 4, side: 1 }, 'race:4:1'),
  written('class.choose', 12, 'class:12'),
  written('familiar.choose', 3, 'familiar:3'),
  written('place.die', { die: 20, row: 0 }, 'place:20:0'),
  written('place.die', { store: 20 }, 'store:20'),
  written('initiative.select', 2, 'card:2'),
  written('initiative.cards', { one: 0, two: 2 }, 'cards:0:2'),
  written('die.flip', 7, 'die:7'),
  written('die.adjust', { die: 7, by: 1 }, 'up:7'),
  written('die.adjust', { die: 7, by: -1 }, 'down:7'),
  written('die.adjust', { die: 7, by: 2 }, 'up2:7'),
  written('die.adjust', { die: 7, by: -3 }, 'down3:7'),
  written('die.keep', 6, 'value:6'),
  written('replace.space', 17, 'space:17'),
  written('skill.copy', { from: 1, card: 51 }, 'copy:1:51'),
  written('banish.choose', 3, 'fiend:3'),
  written('market.option', { buy: 1 }, 'buy:1'),
  written('market.option', { discard: 1 }, 'discard:1'),
  written('take.choose', 40, 'card:40'),
  written('hunt.reroll', 0, 'die:0'),
  written('monster.mercenaries', { byXp: 2, byGold: 1 }, '2:1'),
  written('xp.store', 2, '2'),
])('$question: $key', ({ question, option, key }) => {
  expect(questions.key(question, option, builtIn)).toBe(key);
  expect(questions.option(question, key, builtIn)).toEqual(option);
});

test.each([
  ['die.adjust', 'up1:7'], // by one is not said
  ['die.adjust', 'up02:7'],
  ['die.adjust', 'sideways:7'],
  ['place.die', 'place:20'],
  ['monster.mercenaries', '2'],
  ['monster.mercenaries', '2:1:0'],
  ['any-time', 'skill:51:use'],
  ['market.option', 'buy:'],
  ['attribute.choose', 'FAM'], // RP-8.11
] as const)('%s has no answer "%s"', (question, key) => {
  expect(questions.maybeOption(question, key, builtIn)).toBeUndefined();
});

test('a question whose answers nobody says how to write does not compile', () => {
  const { 'die.flip': flip, ...others } = keys;
  // @ts-expect-error: `die.flip` is missing
  const short: typeof keys = others;
  expect([flip, short]).toHaveLength(2);
});
