/** A table is found as it was left, and an address may ask for another. */
import type { GameModule } from '@tabard/content';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeOption, changeSeat, type TableChoice, usualChoice } from '../../play/begin/table-choice';
import { plugInSimpleStore, type SimpleStore } from '../../play/online/simple-store.fixture';
import { firstChoice, keepChoice } from './kept-choice';

const module = {
  game: { id: 'pig', seats: { min: 2, max: 4 }, options: [{ id: 'goal', values: ['50', '100'] }] },
  bots: [{ id: 'fair' }, { id: 'sharp' }],
} as unknown as GameModule;

let store: SimpleStore;
beforeEach(() => {
  store = plugInSimpleStore();
});
afterEach(() => vi.unstubAllGlobals());

const first = (query = '', quick?: object): TableChoice =>
  firstChoice(new URLSearchParams(query), module, { quick } as never);
const kinds = ({ seats }: TableChoice) => seats.map(({ kind }) => kind);
const set = changeOption(changeSeat(usualChoice(module), 1, { kind: 'person', name: 'Ben' }), 'goal', '100');

test('who comes for the first time finds the usual table, with a person at the seat that is most fun', () => {
  expect(kinds(first())).toEqual(['person', 'bot', 'bot', 'bot']);
  expect(kinds(first('', { person: [2] }))).toEqual(['bot', 'bot', 'person', 'bot']);
});

test('what was set is found again', () => {
  keepChoice(module, set);
  expect(first()).toEqual(set);
});

test('an address changes what it names, and nothing else', () => {
  keepChoice(module, set);
  expect(first('goal=50')).toEqual(changeOption(set, 'goal', '50'));
  expect(first('goal=75')).toEqual(set);
  expect(kinds(first('seats=2'))).toEqual(['person', 'bot']);
});

test('to play with friends another seat is free, unless it is said who is a person, or somebody was asked already', () => {
  expect(kinds(first('online'))).toEqual(['person', 'person', 'bot', 'bot']);
  expect(kinds(first('online&person=1'))).toEqual(['person', 'bot', 'bot', 'bot']);
  keepChoice(module, set);
  expect(first('online')).toEqual(set);
});

test.each(['no json', '{}', '[]', 'null', '{"seats":[],"options":{}}', '{"seats":"x","options":{}}'])(
  'what was damaged (%s) is the usual table',
  (text) => {
    store.set('tabard.setup.pig', text);
    expect(first()).toEqual(usualChoice(module));
  },
);

test('a browser that keeps nothing sets the usual table every time', () => {
  store.isFull = true;
  keepChoice(module, set);
  expect(first()).toEqual(usualChoice(module));
  vi.stubGlobal('localStorage', undefined);
  keepChoice(module, set);
  expect(first()).toEqual(usualChoice(module));
});
