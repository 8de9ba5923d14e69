/** What the camp offers as buttons, and who may look for traps. */
import type { PendingAsk } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { builtIn, CAMP_WORDS, questions } from '../../index';
import { party } from '../../scenarios/table.fixture';
import { campDeeds, iconOf } from './deeds';
import { doesOf, scoutingRows, seatOf, whereOf } from './scouting';

const offer = (question: string, ...options: string[]): PendingAsk => ({
  seat: 0,
  kind: 'one',
  question,
  about: {},
  options,
  input: null,
});

test('in camp the way on stands first and the slots last, whatever order the rules offer them in', () => {
  expect(campDeeds(offer('camp', 'slots', 'treasure', 'flask:0', 'go'))).toEqual(['go', 'treasure', 'slots']);
});

test('every word of the camp has its button with a sign, but for the way back, which is on the map', () => {
  const words = CAMP_WORDS.map((word) => questions.key('camp', word, builtIn));
  const shown = campDeeds(offer('camp', ...words));
  expect(words.filter((word) => !shown.includes(word))).toEqual(['back']);
  expect(shown.filter((word) => iconOf(word) === null)).toEqual([]);
  expect(iconOf('flask:0')).toBeNull();
});

test('of another question six answers are buttons; seven are given where they lie', () => {
  const answers = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  expect(campDeeds(offer('camp.card', ...answers.slice(0, 6)))).toEqual(answers.slice(0, 6));
  expect(campDeeds(offer('camp.card', ...answers))).toEqual([]);
});

test('a row for each way and deed, in it whoever may try; a step on is none', () => {
  const { match } = party();
  const find = (seat: number, side: 'north' | 'east') => questions.key('camp', { find: seat, side }, builtIn);
  const disarm = (seat: number) => questions.key('camp', { disarm: seat, side: 'north' }, builtIn);
  const ask = offer('camp', 'go', find(0, 'north'), disarm(1), find(2, 'north'), find(0, 'east'));
  const rows = scoutingRows(ask, match.seen(0));
  expect(rows.map((row) => [doesOf(row[0]), whereOf(row[0]), row.map(seatOf)])).toEqual([
    ['find', 'north', [0, 2]],
    ['disarm', 'north', [1]],
    ['find', 'east', [0]],
  ]);
  expect([scoutingRows(null, match.seen(0)), scoutingRows(offer('setup.role', 'healer'), match.seen(0))]).toEqual([
    [],
    [],
  ]);
});
