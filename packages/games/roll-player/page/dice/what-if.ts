/**
 * What a choice would make of a sheet: the same view with dice or token moved, scored by the rules beside the real
 * one. Only what is certain is told: nobody knows how a die will fall.
 */
import type { PendingAsk, Seat } from '@tabard/kernel';
import { ATTRS, cellTowards, DIRS, type Die, type Dir, goalMet, type Hero, NONE, opposite, sheetOf } from '../../index';
import { factOf, type View } from '../view';

export interface WhatIf {
  /** What the die that is pointed at would show; 0 if it keeps its value. */
  readonly value: number;
  readonly stars: number;
  /** Goals that would be met, and lost: numbers of rows. */
  readonly met: readonly number[];
  readonly lost: readonly number[];
}

export function whatIf(view: View, seat: Seat, ask: PendingAsk, key: string): WhatIf | null {
  const changed = changedBy(view, seat, ask, key);
  return changed && compare(view, changed, seat, TURNING.includes(ask.question) ? dieOfKey(key) : NONE);
}

/** Where the key names the die that will show something else. */
const TURNING = ['die.flip', 'die.adjust', 'die.set'];

const dieOfKey = (key: string): Die => (key.includes(':') ? Number(key.split(':')[1]) : NONE);

function compare(before: View, after: View, seat: Seat, die: Die): WhatIf {
  const rows = ATTRS.map((_, row) => row);
  const was = rows.map((row) => goalMet(before, seat, row));
  const is = rows.map((row) => goalMet(after, seat, row));
  const shows = die === NONE ? 0 : after.b.values[die];
  return {
    value: die !== NONE && shows !== before.b.values[die] ? shows : 0,
    stars: sheetOf(after, seat).total - sheetOf(before, seat).total,
    met: rows.filter((row) => is[row] && !was[row]),
    lost: rows.filter((row) => was[row] && !is[row]),
  };
}

const STEP = /^(up|down)(\d*)$/;

function changedBy(view: View, seat: Seat, ask: PendingAsk, key: string): View | null {
  const { b } = view;
  const die = dieOfKey(key);
  const [word] = key.split(':');
  switch (ask.question) {
    case 'die.flip':
      return die === NONE ? null : withValue(view, die, opposite(die, b.values[die]));
    case 'die.adjust': {
      const [, way, by] = STEP.exec(word) ?? [];
      return way ? withValue(view, die, b.values[die] + (way === 'up' ? 1 : -1) * Number(by || 1)) : null;
    }
    case 'die.set':
      return die === NONE || factOf(ask, 'to') === NONE ? null : withValue(view, die, factOf(ask, 'to'));
    case 'die.copy.from': {
      const to = factOf(ask, 'die');
      return die === NONE ? null : withValue(view, to, b.values[die]);
    }
    case 'die.keep':
      return word === 'value' ? withValue(view, factOf(ask, 'die'), Number(key.split(':')[1])) : null;
    case 'swap.second':
      return die === NONE ? null : withHero(view, seat, swapped(b.heroes[seat], factOf(ask, 'die'), die));
    case 'replace.space':
      return withHero(view, seat, moved(b.heroes[seat], factOf(ask, 'die'), Number(key.split(':')[1])));
    case 'token.move':
      return isDir(word)
        ? withHero(view, seat, { ...b.heroes[seat], cell: cellTowards(b.heroes[seat].cell, word) })
        : null;
    default:
      return null;
  }
}

const isDir = (word: string): word is Dir => DIRS.some((dir) => dir === word);

function withValue(view: View, die: Die, value: number): View {
  const { b } = view;
  return { ...view, b: { ...b, values: b.values.map((shown, each) => (each === die ? value : shown)) } };
}

function withHero(view: View, seat: Seat, hero: Hero): View {
  const { b } = view;
  return { ...view, b: { ...b, heroes: b.heroes.map((each, at) => (at === seat ? hero : each)) } };
}

const swapped = (hero: Hero, one: Die, two: Die): Hero => ({
  ...hero,
  spaces: hero.spaces.map((die) => (die === one ? two : die === two ? one : die)),
});

const moved = (hero: Hero, die: Die, space: number): Hero => ({
  ...hero,
  spaces: hero.spaces.map((each, at) => (at === space ? die : each === die ? NONE : each)),
});
