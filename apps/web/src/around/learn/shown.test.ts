/** What "sit down" leads to: whoever wants to learn is shown each game once. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TAUGHT } from '../../house/lessons';
import { wayInto } from '../../inn/setup/newcomer';
import { plugInSimpleStore, type SimpleStore } from '../../play/online/simple-store.fixture';
import { wasShown } from './begin-lesson';

let store: SimpleStore;
beforeEach(() => {
  store = plugInSimpleStore();
});
afterEach(() => vi.unstubAllGlobals());

const [game, other] = TAUGHT;
const shown = (...games: string[]) => store.set('tabard.shown', JSON.stringify(games));

test('who has not said anything is asked; who has said it is never asked again', () => {
  expect([wayInto(game, 'ask'), wayInto(game, 'gentle'), wayInto(game, 'usual')]).toEqual(['ask', 'gentle', 'usual']);
});

test('who learns is shown each game once, and plays gentle tables of it then', () => {
  expect([wayInto(game, 'learn'), wayInto(other, 'learn')]).toEqual(['lesson', 'lesson']);
  shown(game);
  expect([wayInto(game, 'learn'), wayInto(other, 'learn')]).toEqual(['gentle', 'lesson']);
});

test('a game without a lesson is played gently at once', () => {
  expect(wayInto('no-such-game', 'learn')).toBe('gentle');
});

test.each(['no json', '{}', '"pig"', 'null'])('a memory that is damaged (%s) has shown nothing', (text) => {
  store.set('tabard.shown', text);
  expect(wasShown(game)).toBe(false);
});

test('a browser that keeps nothing offers the lesson again', () => {
  vi.stubGlobal('localStorage', undefined);
  expect([wasShown(game), wayInto(game, 'learn')]).toEqual([false, 'lesson']);
});
