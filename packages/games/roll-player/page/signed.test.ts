/** Numbers and things as the labels of this table write them. */
import { expect, test } from 'vitest';
import { DICE, type PlacementPreview } from '../index';
import { dieWords } from './dice/die-words';
import { differenceWords, givesWords } from './dice/gives-words';
import { plain, signed, starsWords } from './signed';
import { t } from './words.fixture';

test('a gain has its plus, a loss the minus of print, nothing neither', () => {
  expect([2, 0, -1].map(signed)).toEqual(['+2', '0', '−1']);
  expect([14, 0, -2].map(plain)).toEqual(['14', '0', '−2']);
});

test('one Star is one, also a lost one; two are Stars', () => {
  expect([1, -1, 2, -3].map((n) => starsWords(t, n))).toEqual(['+1 Star', '−1 Star', '+2 Stars', '−3 Stars']);
});

test('a die says its colour, a Split Die both, a Boost Die that it is one', () => {
  const first = (kind: string) => DICE.findIndex((die) => die.kind === kind);
  expect(dieWords(t, first('standard'), 5)).toMatch(/^\w+ 5$/);
  expect(dieWords(t, first('split'), 3)).toMatch(/^\w+ and \w+ 3$/);
  expect(dieWords(t, first('boost'), 7)).toBe('Boost Die 7');
});

const NOTHING = {
  stars: 0,
  gold: 0,
  xp: 0,
  goal: null,
  backstory: false,
  classColour: false,
  completes: false,
  action: null,
} as unknown as PlacementPreview;

test('a placement tells what it brings, the Stars first; one that brings nothing tells nothing', () => {
  expect(givesWords(t, NOTHING)).toBe('');
  const much = { ...NOTHING, gold: 1, goal: 'met', stars: 2, backstory: true, completes: true, action: 'STR' };
  expect(givesWords(t, much as PlacementPreview)).toBe(
    '+2 Stars, goal met, Backstory match, row complete, +1 Gold, STR action',
  );
  expect(givesWords(t, { ...NOTHING, goal: 'lost', stars: -2 } as PlacementPreview)).toBe('−2 Stars, goal lost');
});

test('a change tells what the die would show and what it is worth; where nothing changes, nothing', () => {
  const what = { value: 6, stars: -1, met: [], lost: [] };
  expect(differenceWords(t, what)).toBe('shows 6, −1 Star');
  expect(differenceWords(t, { ...what, stars: 0 })).toBe('shows 6');
  expect(differenceWords(t, { ...what, value: 0, stars: 0 })).toBe('');
});
